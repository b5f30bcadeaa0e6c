import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'claims',
  title: 'Claims',
  pitch:
    'Send your ships in secret: the strongest claims a world, and beacons call new ships to those who came too late.',
  designers: [],
  publisher: 'Conclave, as an example',
  year: 2026,
  seats: { min: 2, max: 4 },
  minutes: { min: 5, max: 10 },
  learning: 1,
};
