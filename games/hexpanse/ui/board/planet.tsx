import { StarSheet } from '@conclave/kit/table';
import { memo } from 'react';
import type { BoardId } from '../../data/boards.ts';
import { usePictures } from '../pictures.ts';
import { landOf } from './land.ts';
import { PLANS } from './plan.ts';

/** Heights: coast, uplands, mountains. */
const LEVELS = [0.5, 0.58, 0.67];
const SEED = 'hexilum 7';

/** Degrees between the circles of latitude and longitude. */
const GRATICULE = [-60, -30, 0, 30, 60];

const landFor = (() => {
  const kept = new Map<number, readonly string[]>();
  return (radius: number): readonly string[] => {
    const levels = kept.get(radius) ?? landOf(SEED, radius, LEVELS);
    kept.set(radius, levels);
    return levels;
  };
})();

/** Circles of latitude and longitude as one sees them from straight ahead. */
function graticule(radius: number): string {
  const turns = GRATICULE.map((degrees) => (degrees * Math.PI) / 180);
  const across = turns.map((angle) => {
    const [y, half] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
    return `M${-half.toFixed(1)} ${y.toFixed(1)}H${half.toFixed(1)}`;
  });
  const down = turns.map((angle) => {
    const rx = Math.abs(Math.sin(angle) * radius).toFixed(1);
    return `M0 ${-radius}A${rx} ${radius} 0 0 ${angle < 0 ? 0 : 1} 0 ${radius}`;
  });
  return [...across, ...down].join('');
}

/** How far the painted air reaches, in radii of the planet (`art/hexpanse/planet.ts`). */
const REACH = 1.13;

/** The planet as it is drawn while there is no picture of it: air, seas, land and shade. */
function DrawnPlanet({ radius }: { readonly radius: number }) {
  return (
    <>
      <defs>
        <radialGradient id="hx-air" gradientUnits="userSpaceOnUse" cx={0} cy={0} r={radius * 1.17}>
          <stop offset="0.84" className="hx-air-in" />
          <stop offset="0.875" className="hx-air-mid" />
          <stop offset="1" className="hx-air-out" />
        </radialGradient>
        <radialGradient
          id="hx-shade"
          gradientUnits="userSpaceOnUse"
          cx={-radius * 0.34}
          cy={-radius * 0.4}
          r={radius * 1.5}
        >
          <stop offset="0" className="hx-day" />
          <stop offset="0.5" className="hx-dusk" />
          <stop offset="1" className="hx-night" />
        </radialGradient>
        <clipPath id="hx-disc">
          <circle r={radius} />
        </clipPath>
      </defs>
      <circle r={radius * 1.17} fill="url(#hx-air)" />
      <circle className="hx-sea" r={radius} />
      <g clipPath="url(#hx-disc)">
        {landFor(radius).map((d, level) => (
          <path key={LEVELS[level]} className="hx-land" data-level={level} d={d} />
        ))}
      </g>
      <path className="hx-graticule" d={graticule(radius)} />
      <circle r={radius} fill="url(#hx-shade)" />
    </>
  );
}

/** The planet from orbit, under the territories. */
export const PlanetDisc = memo(({ board }: { readonly board: BoardId }) => {
  const { radius } = PLANS[board];
  const pictures = usePictures();
  const reach = radius * REACH;
  return (
    <g className="hx-planet">
      {pictures === null ? (
        <>
          <StarSheet x={0} y={0} />
          <DrawnPlanet radius={radius} />
        </>
      ) : (
        <image href={pictures.planet} x={-reach} y={-reach} width={2 * reach} height={2 * reach} />
      )}
      <circle className="hx-limb" r={radius} data-painted={pictures !== null || undefined} />
    </g>
  );
});
