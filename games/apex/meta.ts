import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'apex',
  title: 'APEX',
  pitch: 'Leave home for the stars: each round everybody plays one secret side of a card.',
  designers: ['Julien Vaucanson'],
  publisher: 'Borderline Editions',
  year: 2024,
  seats: { min: 2, max: 6 },
  minutes: { min: 30, max: 60 },
  learning: 1,
  usual: 4,
  gentle: {
    name: 'Duel',
    says: 'two players, a galaxy open from the start',
    options: { duelMode: 'on', exploration: 'off' },
    seats: 2,
  },
};
