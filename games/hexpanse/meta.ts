import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'hexpanse',
  title: 'Hexpanse',
  pitch:
    'Drop units anywhere on a planet of hexes and be the first to form your pattern, or the last with a warlord alive.',
  designers: [],
  publisher: 'Korona Games',
  year: 2017,
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 45 },
};
