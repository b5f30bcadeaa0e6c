import { useEdition, usePaintings } from '@conclave/kit/table';
import skyDark from './art/sky-dark.webp';
import skyLight from './art/sky-light.webp';
import tilesDark from './art/tiles-dark.webp';
import tilesLight from './art/tiles-light.webp';

/** The painted ground of the table, as addresses; `art/hegemonic` makes it. */
interface Pictures {
  readonly sky: string;
  readonly tiles: string;
}
const PICTURES = {
  dark: { sky: skyDark, tiles: tilesDark },
  light: { sky: skyLight, tiles: tilesLight },
} as const satisfies { readonly [theme: string]: Pictures };
const ALL = { dark: Object.values(PICTURES.dark), light: Object.values(PICTURES.light) };

/** The pictures of the theme that holds; null until they are there, and where the system forces colours. */
export function usePictures(): Pictures | null {
  const edition = useEdition();
  return usePaintings(edition && ALL[edition]) && PICTURES[edition!];
}
