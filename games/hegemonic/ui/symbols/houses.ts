import type { Drawing } from '@conclave/kit/table';

/** The sign of each Great House on its home tile, in the order of `HOUSES` (HG-R-58). */
export const HOUSE_SIGNS: readonly Drawing[] = [
  // Two clasped hands.
  {
    line: 'M1.5 7.5l3.5-1.5v11l-3.5 1M22.5 7.5L19 6v11l3.5 1M5 7.5l4-1 3 1 3-1 4 1M12 7.5L8.5 10.5c-.9 1 .4 2.3 1.5 1.6L12.5 10.5l5 4.5M5 16l2 .5 3 2.5c1 .8 2.2-.2 1.7-1.2M11.7 17.8l1.3.9c1.1.7 2.3-.5 1.6-1.6M14.6 17.1l.9.6c1.2.7 2.3-.8 1.5-1.9l2-.3',
  },
  // A labyrinth.
  { line: 'M12 12.5V10H9v5.5h7V7H6v11.5h13V4H3v17.5h19' },
  // A leaf that unfolds.
  {
    line: 'M12 22V11M12 22C5 20.5 2.5 13 5 3.5c6.5 3 9 9 7 18.5 6-2 9-7.5 7.5-14.5-3.7.7-6 3-6.7 6.5',
  },
  // An open eye.
  {
    line: 'M1.5 12.5C6 5.5 18 5.5 22.5 12.5 18 19.5 6 19.5 1.5 12.5zM12 4.5V2M6.5 6L5.2 3.8M17.5 6l1.3-2.2',
    solid: 'M12 9a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  },
  // A sheaf of corn.
  {
    line: 'M12 22V7M8.5 22c2-4 1.5-9-1.5-13M15.5 22c-2-4-1.5-9 1.5-13M7.5 16h9',
    solid:
      'M12 1.5c2 1.8 2 4.2 0 6-2-1.8-2-4.2 0-6zM4.5 4c2.6.6 3.7 2.7 3 5.3-2.6-.6-3.7-2.7-3-5.3zM19.5 4c-2.6.6-3.7 2.7-3 5.3 2.6-.6 3.7-2.7 3-5.3z',
  },
  // Two crossed blades.
  {
    line: 'M3 2.5L16.5 17M21 2.5L7.5 17M19.5 14l-5.5 5.5M4.5 14L10 19.5M17.5 17.5L21.5 21.5M6.5 17.5L2.5 21.5',
  },
];
