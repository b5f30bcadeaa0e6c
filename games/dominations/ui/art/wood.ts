import { type Edition, useEdition, usePaintings } from '@conclave/kit/table';
import type { CSSProperties } from 'react';
import dark from './wood-dark.webp';
import light from './wood-light.webp';

const WOOD: { readonly [edition in Edition]: readonly [string] } = { dark: [dark], light: [light] };

/** The cut of a trunk as the ground on which a Tree lies. */
export function useWood(): CSSProperties | undefined {
  const edition = useEdition();
  const there = usePaintings(edition && WOOD[edition]);
  return edition === null || there === null
    ? undefined
    : {
        backgroundImage: `url("${WOOD[edition][0]}")`,
        backgroundSize: 'cover',
        backgroundPosition: 'center',
      };
}
