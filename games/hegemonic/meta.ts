import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'hegemonic',
  title: 'Hegemonic',
  pitch:
    'Great Houses weave three networks across the galaxy, of industry, politics and arms, and can strike at any of them with any other.',
  designers: ['Oliver Kiley'],
  publisher: 'Minion Games',
  year: 2013,
  seats: { min: 2, max: 6 },
  minutes: { min: 90, max: 270 },
};
