import type { Seat } from '@conclave/kernel';
import { spotAt } from '@conclave/mechanics/edge-match';
import { masteryCard } from '../../data/cards.ts';
import { HEGEMON } from '../../data/hegemon.ts';
import { tables } from '../../data/tables.ts';
import { emitFreeCards } from '../../rules/assimilation.ts';
import { hegemonLeader } from '../../rules/hegemon.ts';
import { leader } from '../../rules/seats.ts';
import type { Move, State } from '../../rules/types.ts';
import { nodusThere } from '../tree/openings.ts';

type View = Readonly<State>;

const at = <T>(list: readonly T[], i: number, change: (before: T) => T): T[] =>
  list.map((one, j) => (i === j ? change(one) : one));

/** A view as the Hegemon would count it with this card in a seat's Tree, or turned there. */
function withCard(view: View, seat: Seat, move: Move): View | null {
  if (move[0] !== 'gain' && move[0] !== 'advance') return null;
  const [label, kind] = move;
  const { gainInfluence, advanceInfluence, mastery } = tables(view);
  const { value } = mastery[kind]!;
  const formed =
    move[0] === 'gain' ? nodusThere(view, seat, masteryCard(kind, move[2]), spotAt(move[3], move[4])) : [];
  return {
    ...view,
    mastery: at(view.mastery, seat, (sides) => at(sides, kind, () => (label === 'gain' ? 1 : 2))),
    nodus: at(view.nodus, seat, (counts) =>
      counts.map((n, domain) => n + formed.filter((of) => of === domain).length),
    ),
    influence: at(
      view.influence,
      seat,
      (n) => n + (label === 'gain' ? gainInfluence[value] : advanceInfluence[value]),
    ),
  };
}

/** What is counted of Mastery cards. */
const OF_CARDS: ReadonlySet<string> = new Set(['basic', 'advanced', 'nodus']);

/** Who has most Influence, and the tiles that the free card of that seat could still win before they are counted (DM-INF-05). */
export function freeCard(view: View): { readonly seat: Seat; readonly tiles: ReadonlySet<number> } {
  const seat = leader(view, (other) => view.influence[other]!);
  const tiles = new Set<number>();
  const open = view.rack.filter(
    (tile) => OF_CARDS.has(HEGEMON[tile]!.measure.kind) && hegemonLeader(view, tile) !== seat,
  );
  if (seat >= 0 && open.length > 0)
    emitFreeCards(view, seat, (move) => {
      if (tiles.size === open.length) return;
      const then = withCard(view, seat, move)!;
      for (const tile of open) if (hegemonLeader(then, tile) === seat) tiles.add(tile);
    });
  return { seat, tiles };
}

/** A tile that a card wins, and who could still win it from there by the free card; -1 for nobody. */
interface Won {
  readonly tile: number;
  readonly rival: Seat;
}

/** The tiles that a seat does not lead now, and would with a card that it gains or turns. */
export function wonBy(view: View, seat: Seat, move: Move): readonly Won[] {
  const then = withCard(view, seat, move);
  if (then === null) return [];
  const won = view.rack.filter(
    (tile) => hegemonLeader(view, tile) !== seat && hegemonLeader(then, tile) === seat,
  );
  if (won.length === 0) return [];
  const free = freeCard(then);
  return won.map((tile) => ({ tile, rival: free.tiles.has(tile) ? free.seat : -1 }));
}
