import type { GameMeta } from '@conclave/frame/meta.ts';

export const meta: GameMeta = {
  id: 'sentries',
  title: 'Sentries',
  pitch: 'Five pieces a side on five by five squares: bring your keeper across, or catch the other one.',
  designers: [],
  publisher: 'Conclave, as an example',
  year: 2026,
  seats: { min: 2, max: 2 },
  minutes: { min: 3, max: 10 },
  learning: 1,
};
