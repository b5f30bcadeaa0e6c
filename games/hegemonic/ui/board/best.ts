import type { Seat } from '@conclave/kernel';
import { bestPlace } from '@conclave/kit/table';
import { preview } from '../../rules/conflict/preview.ts';
import type { Move, State } from '../../rules/types.ts';
import type { Draft } from '../draft.ts';
import { foreseen } from './foreseen.ts';
import { standingsOf } from './standings.ts';

/** What the boards would bring a seat if they were scored now. */
const pointsOf = (view: Readonly<State>, seat: Seat): number =>
  standingsOf(view).reduce((sum, { points }) => sum + points[seat]!, 0);

/** What the previews promise of a move: by how much an attack surely wins, or points if the boards were scored after it. */
function gainOf(view: State, seat: Seat, move: Move): number {
  if (move[0] !== 'attack') return pointsOf(foreseen(view, seat, move), seat) - pointsOf(view, seat);
  const { attacker, defender } = preview(view, seat, move);
  return attacker.certain - defender.certain;
}

/** The sector to choose next that leads to the most; null where none gains anything. */
export function bestSector(view: State, seat: Seat, { lit, offers }: Draft): number | null {
  const isGoal = lit.targets.size > 0;
  return bestPlace(isGoal ? lit.targets : lit.sources, (sector) =>
    Math.max(
      ...offers
        .filter(({ parts }) => (isGoal ? parts.to : parts.at) === sector)
        .map(({ move }) => gainOf(view, seat, move)),
    ),
  );
}
