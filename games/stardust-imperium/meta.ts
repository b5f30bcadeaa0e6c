import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'stardust-imperium',
  title: 'Stardust Imperium',
  pitch: 'Every card is a building, money and a point at once. Raise an empire of eight.',
  designers: ['Gunhae Lee'],
  publisher: 'KIGS (Korea Indie Game Shop)',
  year: 2013,
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 60 },
  learning: 2,
};
