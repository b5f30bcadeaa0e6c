import { lookedUp, type Spelling, slug, speller, upTo } from '@conclave/frame/spelling.ts';
import { CARD_COUNT, CARDS, KIND_OF } from '../data/cards.ts';
import type { Built, Move, State } from '../rules/types.ts';
import { kindIn, MOVES } from '../words/moves.ts';
import { kindName } from '../words/names.ts';
import { mover, movesOf, type View } from '../words/questions.ts';

const allBuilt = (view: View): readonly Built[] => view.tableaus.flat();

/** Whether two built cards of a kind differ in anything but their number. */
const differ = (a: Built, b: Built): boolean =>
  a.slipped !== b.slipped || a.named !== b.named || a.stash.length + b.stash.length > 0;

/**
 * A card by its name. Copies are as good as each other; where built ones are not, each has its number behind its name, as
 * the table shows it: `the-ark-20`.
 */
function cardWord(uid: number, view: View): string {
  const word = slug(kindName(KIND_OF[uid]!));
  const own = view.tableaus.find((tableau) => tableau.some((built) => built.uid === uid)) ?? [];
  const built = own.find((one) => one.uid === uid);
  const twins = own.filter((one) => one.uid !== uid && KIND_OF[one.uid] === KIND_OF[uid]);
  return built && twins.some((twin) => differ(built, twin)) ? `${word}-${uid}` : word;
}

/**
 * Cards by name, those from here before all others; a name that comes twice in a move means two copies. A beginning that
 * several names share means none of them.
 */
const cardsFrom = (from: (view: View) => readonly number[]): Spelling<View> => ({
  word: (view, uid) => cardWord(uid, view),
  read(view, typed, before) {
    for (const uids of [from(view), upTo(CARD_COUNT)]) {
      const left = uids.filter((uid) => !before.includes(uid));
      const words = left.map((uid) => cardWord(uid, view));
      const begun = new Set(words.filter((word) => word.startsWith(typed)));
      if (begun.size > 1 && !begun.has(typed)) return null;
      if (begun.size > 0) return `${left[words.indexOf(begun.has(typed) ? typed : [...begun][0]!)]}`;
    }
    return null;
  },
});

/** The cards among which is chosen that lie neither in a hand nor in a tableau. */
const seen = (view: View): readonly number[] =>
  movesOf(view).flatMap(([label, ...uids]) =>
    label === 'keep' || label === 'take' ? (uids as number[]) : [],
  );

const KINDS: { readonly [kind: string]: Spelling<View> } = {
  hand: cardsFrom((view) => view.hands[mover(view)]!),
  built: cardsFrom((view) => [...view.tableaus[mover(view)]!, ...allBuilt(view)].map(({ uid }) => uid)),
  seen: cardsFrom(seen),
  seat: lookedUp(
    (view) => upTo(view.seats),
    (seat) => `s${seat + 1}`,
  ),
  kind: lookedUp(
    () => CARDS.map(({ id }) => id),
    (kind) => slug(kindName(kind)),
  ),
  trigger: lookedUp(
    (view) => upTo(view.raised.length),
    (index, view) => {
      const [owner, uid] = view.raised[index]!;
      return `${slug(kindName(KIND_OF[uid]!))}-s${owner + 1}`;
    },
  ),
};

const { typedWords, spell: spelled } = speller<State, Move>({
  moves: MOVES,
  kinds: KINDS,
  kindIn: (_, kind, before) => kindIn(kind, before),
  open: movesOf,
});

export { typedWords };

const LABELS = Object.keys(MOVES).map((label) => label.toLowerCase());

/** A move as a person types it; the name of a card alone is none, but asks for the moves that say it. */
export function spell(view: View, typed: string): string {
  const [label = ''] = typed.trim().toLowerCase().split(/\s+/);
  const isMove =
    LABELS.includes(label) || movesOf(view).some(([name]) => name.toLowerCase().startsWith(label));
  return isMove ? spelled(view, typed) : typed;
}
