import type { Seat } from '@conclave/kernel';
import { bestPlace } from '@conclave/kit/table';
import { preview } from '../../rules/conflict/preview.ts';
import type { Move, State } from '../../rules/types.ts';
import type { Draft } from '../draft.ts';
import { gainBy } from '../points.ts';

/** What the previews promise of a move: by how much an attack surely wins, or points if the boards were scored after it. */
function gainOf(view: State, seat: Seat, move: Move): number {
  if (move[0] !== 'attack') return gainBy(view, seat, move);
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
