import type { KeyMeaning } from '../game-ui.ts';

/** What keys do where there is a map. */
export const MAP_KEYS: readonly KeyMeaning[] = [
  { keys: ['i'], does: 'Takes apart the place or reads the card that has the focus' },
  {
    keys: ['P'],
    does: 'Goes to the first place that can be chosen; arrows then walk between those, with Shift between all',
  },
  { keys: ['B'], does: 'Goes to the place that the previews call the best' },
  { keys: ['+', '-'], does: 'Bring the map nearer and farther' },
  { keys: ['0'], does: 'Shows the whole map' },
];
