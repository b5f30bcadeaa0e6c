import { type Edition, useEdition, usePaintings } from '@conclave/kit/table';
import dark from '../art/sea-dark.webp';
import light from '../art/sea-light.webp';

const SEA: { readonly [edition in Edition]: readonly [string] } = { dark: [dark], light: [light] };

/** The sheet on which the world is drawn, behind the whole window. */
export function Sea() {
  const edition = useEdition();
  const there = usePaintings(edition && SEA[edition]);
  if (edition === null || there === null) return null;
  return <div className="map-sky" style={{ backgroundImage: `url("${SEA[edition][0]}")` }} />;
}
