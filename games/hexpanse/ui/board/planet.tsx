import { memo } from 'react';
import type { BoardId } from '../../data/boards.ts';
import { usePictures } from '../pictures.ts';
import { PLANS } from './plan.ts';

/** How far the painted air reaches, in radii of the planet (`art/hexpanse/planet.ts`). */
const REACH = 1.13;

/** The planet from orbit, under the territories; a plain disc as long as there is no picture of it. */
export const PlanetDisc = memo(({ board }: { readonly board: BoardId }) => {
  const { radius } = PLANS[board];
  const pictures = usePictures();
  const reach = radius * REACH;
  return (
    <>
      <circle className="hx-limb" r={radius} fill="var(--hx-planet)" />
      {pictures && (
        <image href={pictures.planet} x={-reach} y={-reach} width={2 * reach} height={2 * reach} />
      )}
    </>
  );
});
