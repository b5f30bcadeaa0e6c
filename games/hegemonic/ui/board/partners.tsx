import type { Viewer } from '@conclave/kernel';
import { seatColor } from '@conclave/kit';
import type { Point } from '@conclave/kit/table';
import type { State } from '../../rules/types.ts';
import type { Draft } from '../draft.ts';
import { otherHalvesAfter } from '../outlook.ts';
import { arcOf } from './gates.tsx';
import { Reached } from './reached.tsx';

type View = Readonly<State>;

/** A Gate pair under construction, before it is paid: the first half, if it is known, and where the other one may stand. */
export interface Partners {
  readonly first: number | null;
  readonly others: ReadonlySet<number>;
}

/** By what is chosen, or pointed at among the places for a first half; before either, by all of these. */
export function partnersOf(
  view: View,
  viewer: Viewer,
  { chosen, offers, lit }: Pick<Draft, 'chosen' | 'offers' | 'lit'>,
  looked: number | null,
): Partners | null {
  const { action, at } = chosen;
  if (viewer === 'table' || (action !== 'gate' && action !== 'relocateGate')) return null;
  const first = at ?? (looked !== null && lit.sources.has(looked) ? looked : null);
  const moves = offers.filter(({ parts }) => first === null || parts.at === first).map(({ move }) => move);
  return { first, others: new Set(moves.flatMap((move) => otherHalvesAfter(view, viewer, move) ?? [])) };
}

interface PartnersProps {
  readonly partners: Partners;
  readonly seat: number;
  readonly points: readonly Point[];
}

/** Where the other half may stand, with the ways there. */
export const PartnersLayer = ({ partners: { first, others }, seat, points }: PartnersProps) => (
  <>
    <Reached seat={seat} sectors={others} points={points} isAhead />
    {first !== null && (
      <g style={{ color: seatColor(seat) }} strokeWidth={2.4} strokeDasharray="1 5">
        {[...others].map((other) => (
          <path key={other} className="k-pen" d={arcOf(points[first]!, points[other]!).d} />
        ))}
      </g>
    )}
  </>
);
