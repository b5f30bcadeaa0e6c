import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'apex',
  title: 'APEX',
  pitch:
    'Civilisations leave home for the stars: every round each picks one side of one card in secret, and war, evolution, colonies and expansion follow.',
  designers: ['Julien Vaucanson'],
  publisher: 'Borderline Editions',
  year: 2024,
  seats: { min: 2, max: 6 },
  minutes: { min: 30, max: 60 },
};
