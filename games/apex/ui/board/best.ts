import type { Seat } from '@conclave/kernel';
import { bestPlace } from '@conclave/kit/table';
import type { Move, State } from '../../rules/types.ts';
import type { Draft } from '../draft.ts';
import { consequences, verdictFor } from '../preview.ts';

/** What the previews promise of a move: a battle that is won, or the sectors that come under control less those that are lost. */
function gainOf(view: State, seat: Seat, move: Move): number {
  if (move[0] === 'battle') return verdictFor(view, seat, move[1]).outcome === 'won' ? 1 : 0;
  return consequences(view, seat, move).reduce(
    (sum, { before, after }) => sum + Number(after === seat) - Number(before === seat),
    0,
  );
}

/** The sector to choose next that leads to the most; null where none gains anything. */
export function bestSector(view: State, seat: Seat, { lit, offers }: Draft): number | null {
  const isGoal = lit.targets.size > 0;
  return bestPlace(isGoal ? lit.targets : lit.sources, (sector) =>
    Math.max(
      ...offers
        .filter(({ parts }) => (isGoal ? parts.to : parts.from) === sector)
        .map(({ move }) => gainOf(view, seat, move)),
    ),
  );
}
