import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'dominations',
  title: 'Dominations',
  pitch: 'Lay land, raise cities and grow a tree of masteries through three ages.',
  designers: ['Éric Dubus', 'Olivier Melison'],
  publisher: 'Holy Grail Games',
  year: 2019,
  seats: { min: 2, max: 4 },
  minutes: { min: 60, max: 120 },
  learning: 2,
  gentle: {
    name: 'First game',
    says: 'without the most expensive cards',
    options: { firstGame: 'on' },
  },
};
