import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'hexpanse',
  title: 'Hexpanse',
  pitch: 'Drop units anywhere on a planet and be the first to form your pattern.',
  designers: [],
  publisher: 'Korona Games',
  year: 2017,
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 45 },
  learning: 1,
  gentle: {
    name: 'Sailor',
    says: 'the simplest form, without minor units',
    options: { mode: 'sailor' },
  },
};
