import { useEdition, usePaintings } from '@conclave/kit/table';
import planetDark from './art/planet-dark.webp';
import planetLight from './art/planet-light.webp';
import scenes from './art/scenes.webp';
import skyDark from './art/sky-dark.webp';
import skyLight from './art/sky-light.webp';

/** Painted pictures, made by `art/hexpanse/`, as addresses. */
interface Pictures {
  readonly planet: string;
  readonly sky: string;
  /** All cards of the market deck on one sheet. */
  readonly scenes: string;
}
const PICTURES = {
  dark: { planet: planetDark, sky: skyDark, scenes },
  light: { planet: planetLight, sky: skyLight, scenes },
} as const satisfies { readonly [theme: string]: Pictures };
const ALL = { dark: Object.values(PICTURES.dark), light: Object.values(PICTURES.light) };

/** The pictures of the theme that holds; null until they are there, and where the system forces colours. */
export function usePictures(): Pictures | null {
  const edition = useEdition();
  return usePaintings(edition && ALL[edition]) && PICTURES[edition!];
}
