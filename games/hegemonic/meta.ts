import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'hegemonic',
  title: 'Hegemonic',
  pitch: 'Great Houses weave three networks and strike at any with any other.',
  designers: ['Oliver Kiley'],
  publisher: 'Minion Games',
  year: 2013,
  seats: { min: 2, max: 6 },
  minutes: { min: 90, max: 270 },
  learning: 3,
  gentle: {
    name: 'Learning game',
    says: 'two rounds in 15 to 30 minutes, no technologies in hand',
    options: { learningGame: 'on' },
  },
};
