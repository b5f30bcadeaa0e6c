import { seatColor } from '@conclave/kit';
import { hexagon, placeOf } from '@conclave/kit/table';
import { sideOf } from '../../rules/sides.ts';
import { INERT, MERCENARY, type State, type Token as TokenName, UNITS } from '../../rules/types.ts';
import type { LaidCell } from '../draft.ts';
import { PLANS } from './plan.ts';
import { Token } from './tokens.tsx';

const CELL = hexagon(0.87);
const CROSS = 'M-22 -22L22 22M-22 22L22 -22';
/** The same about what stands there, which stays in sight. */
const CROSSHAIR = 'M-32 -32L-19 -19M32 -32L19 -19M-32 32L-19 19M32 32L19 19';
const PLUS = 'M-16 0H16M0 -16V16';
const WARNING = 'M0 -43L11 -25H-11Z';
/** The lines of a cell that does something, and of one that does nothing. */
const ACTS = { stroke: 'currentColor', strokeWidth: 4.5, strokeLinejoin: 'round' } as const;
const IDLE = { ...ACTS, stroke: 'var(--edge)', strokeWidth: 3, strokeDasharray: '6 5' };

/**
 * What a cell does where it lies: attacks an enemy, one's `own` side, or nobody; is free to be filled; or does nothing,
 * because something stands there or nothing ever happens there.
 */
type Fate = 'enemy' | 'own' | 'nobody' | 'free' | 'closed';

function fateOf(view: Readonly<State>, seat: number, { mark, hits, isOpen }: LaidCell): Fate {
  if (mark !== 'X') return isOpen ? 'free' : 'closed';
  if (hits === null) return 'nobody';
  return hits.kind !== INERT && sideOf(view, hits.owner) === sideOf(view, seat) ? 'own' : 'enemy';
}

/** A token that is planned but not yet there. */
function Planned({ view, seat, token }: { view: Readonly<State>; seat: number; token: TokenName }) {
  const [kind, card] = typeof token === 'number' ? [MERCENARY, token] : [UNITS.indexOf(token) + 1, -1];
  return (
    <g className="hx-planned" opacity={0.82} style={{ color: seatColor(seat) }}>
      <Token seat={seat} kind={kind} card={card} minor={view.minors[seat]!} />
    </g>
  );
}

interface GhostProps {
  /** The view before the pattern does anything. */
  readonly view: Readonly<State>;
  readonly seat: number;
  readonly cells: readonly LaidCell[];
  readonly anchor: number;
  /** Whether it may lie there. */
  readonly isLegal: boolean;
}

/** A pattern where it would lie: what it attacks with a cross, what it may fill with a plus, own losses with a warning. */
export function GhostLayer({ view, seat, cells, anchor, isLegal }: GhostProps) {
  const { points } = PLANS[view.board];
  const isCovering = cells.some(
    ({ territory, hits, token }) => territory === anchor && (hits !== null || token !== null),
  );
  return (
    <g opacity={isLegal ? undefined : 0.45}>
      {cells.map((cell) => {
        const fate = fateOf(view, seat, cell);
        const isAimed = cell.mark === 'X';
        return (
          <g
            key={`${cell.mark} ${cell.territory}`}
            color={isAimed ? 'var(--hx-strike)' : fate === 'free' ? 'var(--hx-place)' : undefined}
            transform={placeOf(points[cell.territory]!)}
          >
            <path
              d={CELL}
              // What stands there stays to be seen.
              fill={
                fate === 'nobody' || fate === 'free'
                  ? 'color-mix(in oklch, currentColor 24%, transparent)'
                  : 'none'
              }
              {...(isAimed || fate === 'free' ? ACTS : IDLE)}
              {...(fate === 'own' && { strokeDasharray: '4 4' })}
            />
            {cell.token !== null && isLegal && <Planned view={view} seat={seat} token={cell.token} />}
            {isAimed && <path className="k-pen" {...ACTS} d={cell.hits ? CROSSHAIR : CROSS} />}
            {fate === 'free' && cell.token === null && <path className="k-pen" {...ACTS} d={PLUS} />}
            {fate === 'own' && <path fill="var(--signal)" {...ACTS} d={WARNING} />}
          </g>
        );
      })}
      {!isCovering && (
        <circle
          r={7}
          fill="var(--ink)"
          stroke="var(--ground)"
          strokeWidth={2}
          transform={placeOf(points[anchor]!)}
        />
      )}
    </g>
  );
}
