import { kindAt, type MoveTable } from '@conclave/frame/moves.ts';
import { type Spelling, speller, upTo } from '@conclave/frame/spelling.ts';
import { CIVILISATIONS } from '../data/civilisations.ts';
import { STRATEGIES } from '../data/strategies.ts';
import { apex } from '../index.ts';
import { expansion } from '../rules/expansion.ts';
import type { Move, State } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';
import { sectorName, sectorNamed } from '../words/sector-names.ts';

type View = Readonly<State>;

/** The only one of `all` that begins like this; null where none does, or several. */
function begun<T extends string>(all: readonly T[], word: string): T | null {
  const found = all.filter((other) => other.startsWith(word));
  return found.length === 1 ? found[0]! : null;
}

/** Moves hold these words themselves. */
const wordOf = (all: readonly string[]): Spelling<View> => ({
  word: (_, n) => `${n}`,
  read: (_, word) => begun(all, word),
});

const KINDS: { readonly [kind: string]: Spelling<View> } = {
  civilisation: wordOf(CIVILISATIONS),
  strategy: wordOf(STRATEGIES),
  sector: {
    word: sectorName,
    read(view, word) {
      const sector = sectorNamed(view, word);
      return sector < 0 ? null : `${sector}`;
    },
  },
  people: {
    word: (view, seat) => view.civilisations[seat]!,
    read(view, word) {
      const key = begun(CIVILISATIONS, word);
      const seat = key === null ? -1 : view.civilisations.indexOf(key);
      return seat < 0 ? null : `${seat}`;
    },
  },
};

/** Everything that is open to whoever looks; nobody is meant to choose from a hand that is not known. */
const open = (view: View): readonly Move[] =>
  upTo(view.seats)
    .filter((seat) => !view.hands[seat]!.includes(-1))
    .flatMap((seat) => apex.moves(view as State, seat));

const { typedWords, spell: spelled } = speller<State, Move>({ moves: MOVES, kinds: KINDS, open });

export { typedWords };

/** “end” by the turn that it ends. */
const ENDS: { readonly [turn: string]: Move[0] } = {
  war: 'endWar',
  colonization: 'pass',
  expansion: 'endExpansion',
};

const TABLE: MoveTable = MOVES;

/** Words whose kind tells what they are may stand in any order: they come to their places, the others fill the rest. */
function ordered(view: View, label: string, words: readonly string[]): string[] {
  const left = [...words];
  const placed = (TABLE[label]?.args ?? []).map((_, place) => {
    const kind = KINDS[kindAt(TABLE, label, place)];
    const at = left.findIndex((word) => (kind?.read(view, word, [label]) ?? null) !== null);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  return [...placed.map((word) => word ?? left.shift()), ...left].filter((word) => word !== undefined);
}

/** What is meant by words left out: all ships, or the only people with a ship where an ambush or a conversion is to be. */
function leftOut(view: View, label: string, [at = '', ...others]: readonly string[]): string[] {
  const seat = expansion.under(view)?.seat;
  if (seat === undefined || at === '') return [];
  const sector = Number(KINDS.sector!.read(view, at, [label]) ?? at);
  const shipsOf = (of: number): number => view.ships[of]![sector] ?? 0;
  if ((label === 'move' || label === 'portal') && others.length === 1) return [`${shipsOf(seat)}`];
  if ((label !== 'ambush' && label !== 'convert') || others.length > 0) return [];
  const there = upTo(view.seats).filter((other) => other !== seat && shipsOf(other) > 0);
  return there.length === 1 ? [`${there[0]}`] : [];
}

/**
 * A move as a person types it, in the form of records: sectors by name, civilisations for opponents, beginnings of words,
 * all ships where no number is given. Words too many are left, for the rules to refuse.
 */
export function spell(view: View, typed: string): string {
  const [first = '', ...words] = typed.trim().toLowerCase().split(/\s+/);
  const label =
    (first === 'end' ? ENDS[view.agenda.at(-1)?.do ?? ''] : undefined) ??
    Object.keys(MOVES).find((name) => name.toLowerCase() === first);
  if (label === undefined) return spelled(view, typed);
  const placed = ordered(view, label, words);
  return spelled(view, [label, ...placed, ...leftOut(view, label, placed)].join(' '));
}
