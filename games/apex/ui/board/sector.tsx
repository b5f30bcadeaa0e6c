import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/web/kit';
import { memo } from 'react';
import type { CivilisationKey } from '../../data/civilisations.ts';
import type { Bonus } from '../../data/sectors.ts';
import { EMBLEMS } from '../symbols/civilisation.tsx';
import { SYMBOLS } from '../symbols/symbol.tsx';
import { CONTOUR_PLACE, hexagon, type Point, skyOf } from './look.ts';

/** A seat's tokens on a sector. */
export interface Stack {
  readonly seat: Seat;
  readonly ships: number;
  readonly colony: 'none' | 'token' | 'origin';
}

/** All that a sector shows; equal pictures are not drawn again. */
export interface SectorPicture {
  readonly name: string;
  /** Null for a face-down tile and for slots. */
  readonly bonus: Bonus | null;
  /** Seed of its look. */
  readonly seed: string;
  readonly kind: 'neutral' | 'hidden' | 'slot' | 'origin';
  readonly civilisation: CivilisationKey | null;
  readonly stacks: readonly Stack[];
  /** The seat in control, `tied` where several share the highest score, null where nobody stands. */
  readonly control: Seat | 'tied' | null;
}

const WHOLE = hexagon();
const INNER = hexagon(0.93);
const ROW = 23;
const SIGN = 19;

/** A stack in one line: emblem, count, dome. */
function StackLine({ stack, x, y }: { readonly stack: Stack; readonly x: number; readonly y: number }) {
  const { seat, ships, colony } = stack;
  const text = ships > 0 ? `${ships}` : '';
  const width = 17 + text.length * 12 + (colony === 'none' ? 0 : 17);
  return (
    <g className="ax-stack" transform={`translate(${x - width / 2} ${y})`} style={{ color: seatColor(seat) }}>
      <rect x={-3} y={-10} width={width + 5} height={20} rx={4} />
      <g transform="translate(0 -7)">
        <Emblem seat={seat} size={14} />
      </g>
      <text x={17} y={6.5}>
        {text}
      </text>
      {colony !== 'none' && (
        <path
          className={colony === 'origin' ? 'ax-dome ax-dome-origin' : 'ax-dome'}
          transform={`translate(${17 + text.length * 12} -9) scale(0.72)`}
          d={SYMBOLS.colony}
        />
      )}
    </g>
  );
}

/** Up to three stacks one below the other, more side by side. */
function Stacks({ stacks }: { readonly stacks: readonly Stack[] }) {
  const columns = stacks.length > 3 ? 2 : 1;
  const rows = Math.ceil(stacks.length / columns);
  return stacks.map((stack, i) => (
    <StackLine
      key={stack.seat}
      stack={stack}
      x={columns === 1 ? 0 : (i % 2 === 0 ? -1 : 1) * 20}
      y={10 + (Math.floor(i / columns) - (rows - 1) / 2) * ROW}
    />
  ));
}

function Mark({ bonus, kind, civilisation }: SectorPicture) {
  if (kind === 'origin' && civilisation !== null) {
    const { line, solid } = EMBLEMS[civilisation];
    return (
      <g className="ax-home">
        <circle r={15} cy={-27} />
        <g transform={`translate(${-SIGN / 2} ${-27 - SIGN / 2}) scale(${SIGN / 24})`}>
          <path d={line} />
          <path className="solid" d={solid} />
        </g>
      </g>
    );
  }
  if (bonus !== null)
    return (
      <path
        className="ax-bonus"
        transform={`translate(${-SIGN / 2} ${-42}) scale(${SIGN / 24})`}
        d={SYMBOLS[bonus]}
      />
    );
  return (
    <text className="ax-unknown" y={-24}>
      {kind === 'hidden' ? '?' : ''}
    </text>
  );
}

function drawn(picture: SectorPicture) {
  const { control, seed, kind, bonus, name, stacks } = picture;
  const sky = skyOf(seed);
  const color = typeof control === 'number' ? seatColor(control) : undefined;
  return (
    <>
      <path className="ax-ground" d={WHOLE} data-bonus={bonus ?? kind} />
      <g className="ax-sky" clipPath="url(#ax-hexagon)">
        <g transform={CONTOUR_PLACE}>
          {sky.contours.map((path, i) => (
            <path key={path} d={path} data-level={i} />
          ))}
        </g>
        {sky.stars.map(({ x, y, r }) => (
          <circle key={`${x}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      {control !== null && (
        <path
          className="ax-control"
          d={INNER}
          data-tied={control === 'tied' || undefined}
          style={color ? { fill: color, stroke: color } : undefined}
        />
      )}
      <Mark {...picture} />
      {stacks.length < 3 && (
        <text className="ax-name" y={43}>
          {name}
        </text>
      )}
      <Stacks stacks={stacks} />
    </>
  );
}

const isSame = (a: { picture: SectorPicture }, b: { picture: SectorPicture }) =>
  JSON.stringify(a.picture) === JSON.stringify(b.picture);

/** The drawing of a sector about the origin. */
export const SectorDrawing = memo(({ picture }: { picture: SectorPicture }) => drawn(picture), isSame);

/** Where a sector's drawing goes. */
export const placeOf = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
