import { colourOn, SIDES, WILD } from '@conclave/mechanics/edge-match';
import { NEWEST } from '../../data/tables.ts';
import { DomainMark } from '../symbols/symbols.tsx';

/** By side of a card the colour of its half-Nodus; -1 for a wild side. */
export const coloursOf = (card: number): readonly number[] =>
  SIDES.map((_, side) => {
    const colour = colourOn(NEWEST.sides[card]!, side);
    return colour === WILD ? -1 : colour;
  });

/** The half circle at the northern edge of a square of 100. */
const HALF = 'M35 0h30v3a15 15 0 0 1-30 0Z';
/** How large a sign is, and how far from the edge its middle. */
const [SIGN, DEEP] = [15, 9];
const MIDDLES = [
  [50, DEEP],
  [100 - DEEP, 50],
  [50, 100 - DEEP],
  [DEEP, 50],
] as const;

/**
 * The half circles on the four sides of a square.
 * @param of by side a Domain, -1 for none
 * @param formed the sides that make a Nodus
 */
export const Halves = ({
  of,
  formed = [],
  isDemand = false,
}: {
  readonly of: readonly number[];
  readonly formed?: readonly number[];
  /** Whether they are only asked for. */
  readonly isDemand?: boolean;
}) => (
  <svg
    className="dm-halves k-veil"
    viewBox="0 0 100 100"
    data-demand={isDemand || undefined}
    aria-hidden="true"
  >
    {SIDES.map((side, i) => {
      const domain = of[i]!;
      const [x, y] = MIDDLES[i]!;
      return domain < 0 ? null : (
        <g key={side} className={`dm-ground-${domain}`} data-formed={formed.includes(i) || undefined}>
          <path className="dm-half" d={HALF} transform={`rotate(${90 * i} 50 50)`} />
          <DomainMark domain={domain} size={SIGN} x={x} y={y} />
        </g>
      );
    })}
  </svg>
);
