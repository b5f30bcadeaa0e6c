import { useEdition, usePaintings } from '@conclave/kit/table';
import citiesDark from './cities-dark.webp';
import citiesLight from './cities-light.webp';
import cradleDark from './cradle-dark.webp';
import cradleLight from './cradle-light.webp';
import monuments from './monuments.webp';

/** Cities by level and seat, Monuments by levels built and number. */
export const CITIES = { columns: 3, rows: 4 } as const;
export const MONUMENTS_BUILT = { columns: 5, rows: 12 } as const;

const PIECES = {
  dark: [citiesDark, monuments, cradleDark],
  light: [citiesLight, monuments, cradleLight],
} as const;

/** Where the pictures of pieces are, once they are there. */
export interface Pieces {
  readonly cities: string;
  readonly monuments: string;
  readonly cradle: string;
}
const FOUND = {
  dark: { cities: citiesDark, monuments, cradle: cradleDark },
  light: { cities: citiesLight, monuments, cradle: cradleLight },
} as const;

/** Pictures of what stands on the land; null until they are there, and where there are none. */
export function usePieces(): Pieces | null {
  const edition = useEdition();
  const there = usePaintings(edition && PIECES[edition]);
  return there === null || edition === null ? null : FOUND[edition];
}
