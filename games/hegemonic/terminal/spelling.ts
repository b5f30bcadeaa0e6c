import { kindAt } from '@conclave/frame/moves.ts';
import { lookedUp, type Spelling, slug, speller, upTo } from '@conclave/frame/spelling.ts';
import { ACTION_CARDS, PATTERN_KEYS } from '../data/cards.ts';
import { LEADERS } from '../data/leaders.ts';
import { KIND_OF, TECHNOLOGY_KEYS } from '../data/technologies.ts';
import { FACTIONS, TILES } from '../data/tiles.ts';
import { TYPES, UNITS } from '../data/tracks.ts';
import { hegemonic } from '../index.ts';
import { type Move, SIDES, type State } from '../rules/types.ts';
import { MOVES, rowIn } from '../words/moves.ts';
import { leaderName, technologyName, tileName } from '../words/names.ts';
import { mover, type View } from '../words/say/say.ts';
import { sectorName } from '../words/sector-names.ts';

/** Cards that the mover has come first: of copies, they are the ones that are meant. */
function cards(view: View): readonly number[] {
  const seat = mover(view);
  return [...view.hands[seat]!, ...view.advanced[seat]!, ...upTo(KIND_OF.length)].filter((card) => card >= 0);
}

/** Pieces by their number: `a1`, `a2`. None of these words is a number, so that records are never taken for something else. */
const numbered = (letter: string, count: (view: View) => number): Spelling<View> =>
  lookedUp(
    (view) => upTo(count(view)),
    (n) => `${letter}${n + 1}`,
  );

/** What stands in moves by its key, which is written as it is. */
const keyed = (keys: readonly string[]): Spelling<View> => ({
  word: (_, n) => `${n}`,
  read: (_, typed) => keys.find((key) => key.toLowerCase().startsWith(typed)) ?? null,
});

const KINDS: { readonly [kind: string]: Spelling<View> } = {
  sector: lookedUp((view) => upTo(view.tiles.length), sectorName),
  tile: lookedUp(() => upTo(TILES.length), tileName),
  seat: numbered('s', ({ seats }) => seats),
  card: lookedUp(cards, (n) => slug(technologyName(n))),
  agent: numbered('a', () => UNITS),
  fleet: numbered('f', () => UNITS),
  gate: numbered('g', () => UNITS),
  leader: lookedUp(
    () => upTo(LEADERS.length),
    (n) => slug(leaderName(n)),
  ),
  faction: lookedUp(
    () => upTo(FACTIONS.length),
    (n) => FACTIONS[n]!,
  ),
  pile: lookedUp(
    ({ discards }) => upTo(discards.length),
    (n, { discards }) => (discards.length === 1 ? 'top' : TYPES[n]!),
  ),
  actionCard: keyed(ACTION_CARDS),
  pattern: keyed(PATTERN_KEYS),
  type: keyed(TYPES),
  side: keyed(SIDES),
  technology: keyed(TECHNOLOGY_KEYS),
};

/** A tile or card that the view hides. */
const isHidden = ([label, ...args]: Move): boolean =>
  label !== 'layBoard' && (args as readonly unknown[]).includes(-1);

/**
 * Everything that is open to whoever looks, who is asked before others: a seat whose hand the view hides does not look, and
 * no move of a hidden card is its own.
 */
function open(view: View): readonly Move[] {
  const asked = hegemonic.waiting(view as State);
  return [...new Set([...asked, ...upTo(view.seats)])]
    .filter((seat) => !view.hands[seat]!.includes(-1))
    .flatMap((seat) => hegemonic.moves(view as State, seat))
    .filter((move) => !isHidden(move));
}

export const { typedWords, spell } = speller<State, Move>({
  moves: MOVES,
  kinds: KINDS,
  kindIn: (view, _kind, before) =>
    kindAt({ [before[0]]: rowIn(view.leaders[mover(view)] ?? -1, before) }, before[0], before.length - 1),
  open,
});
