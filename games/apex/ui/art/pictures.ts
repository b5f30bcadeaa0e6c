import { useEdition, usePaintings } from '@conclave/kit/table';
import scenes from './scenes.webp';
import sectorsDark from './sectors-dark.webp';
import sectorsLight from './sectors-light.webp';
import skyDark from './sky-dark.webp';
import skyLight from './sky-light.webp';

const PICTURES = {
  dark: { sectors: [sectorsDark], sky: [skyDark], scenes: [scenes] },
  light: { sectors: [sectorsLight], sky: [skyLight], scenes: [scenes] },
};
type Name = keyof (typeof PICTURES)['dark'];

/** The address of a picture in the edition of the page, once it has come; null before, and where there are to be none. */
export function usePicture(name: Name): string | null {
  const edition = useEdition();
  const urls = edition && PICTURES[edition][name];
  return usePaintings(urls) && urls![0]!;
}
