import type { MoveRow } from '@conclave/frame/moves.ts';
import type { GamePlain, PlainField, Sentence } from '@conclave/frame/plain.ts';
import { withNames } from '@conclave/frame/says.ts';
import type { GameText } from '@conclave/frame/text.ts';
import { capital } from '@conclave/frame/words.ts';
import { type Core, type Game, type Move, type Refusal, type Seat, seedOf } from '@conclave/kernel';
import type { GameUi, SeatInfo } from '../game-ui.ts';
import { piecesOf, type Slot, slotsOf, wordsOf } from './words.ts';

/** What the house can find out about a game that has no page of its own. */
export interface Sources {
  readonly title: string;
  readonly plain?: GamePlain | undefined;
  readonly text?: GameText | undefined;
  readonly sayRefusal?: ((refusal: Refusal) => string | null) | undefined;
  /** How the game's own page counts, if it does. */
  readonly score?: GameUi['score'] | undefined;
}

/** A field of the state as it is shown. */
export interface Field extends PlainField {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly bySeat: boolean;
}

/** The parts of a move by their names; its label is the part `do`. */
export type Parts = Readonly<Record<string, string | number>>;

/** How a game is drawn and worded: its own words where it has them, and words made from ids where not. */
export interface Guide extends Sources {
  readonly game: Game;
  readonly plain: GamePlain;
  readonly fields: readonly Field[];
  readonly partsOf: (move: Move) => Parts;
  /** The kind of a part of a move, null where nobody says. */
  readonly kindOf: (part: string) => string | null;
  /** Points of a seat, null as long as nobody says. */
  readonly pointsOf: (view: Readonly<Core>, seat: Seat) => number | null;
  readonly nameOf: (kind: string | null, value: unknown, seats: readonly SeatInfo[]) => string;
  /** The same in a view: of pieces on a board also where they stand. */
  readonly nameIn: (
    view: Readonly<Core>,
    kind: string | null,
    value: unknown,
    seats: readonly SeatInfo[],
  ) => string;
  readonly sayMove: (view: Readonly<Core>, move: Move, seats: readonly SeatInfo[]) => string;
}

const CORE: ReadonlySet<string> = new Set(['v', 'rules', 'seats', 'rng', 'agenda', 'raised', 'outcome']);

/** The fields of a game's own; by seat are those that hold an entry for each seat, however many play. */
function fieldsOf(game: Game, plain: GamePlain): readonly Field[] {
  const { min, max } = game.seats;
  const starts = Array.from({ length: max - min + 1 }, (_, i) => game.setup(seedOf(i), min + i));
  const isBySeat = (field: string) =>
    starts.every((s) => {
      const value = (s as unknown as Record<string, unknown>)[field];
      return Array.isArray(value) && value.length === s.seats;
    });
  const described: { readonly [id: string]: PlainField | undefined } = plain.fields ?? {};
  return Object.keys(starts[0]!)
    .filter((id) => !CORE.has(id))
    .map((id) => ({ label: wordsOf(id), kind: id, bySeat: isBySeat(id), ...described[id], id }));
}

/** The names of a move's arguments: those of its sentence, told apart where they are the same. */
function partNames(slots: readonly Slot[], count: number): readonly string[] {
  const names: string[] = [];
  for (let i = 0; i < count; i++) {
    const name = (slots[i] ?? slots.at(-1))?.label ?? (count === 1 ? 'choice' : `choice ${i + 1}`);
    const same = names.filter((other) => other.replace(/ \d+$/, '') === name).length;
    names.push(same === 0 ? name : `${name} ${same + 1}`);
  }
  return names;
}

/** A row of a table of moves as a sentence: its name, and what stands behind it. */
const sentenceOf = (row: Sentence | MoveRow = ''): Sentence =>
  typeof row === 'string' ? row : [row.name, ...(row.args ?? []).map((arg) => `{${arg}}`)].join(' ');

/** Puts arguments into the places of a sentence. */
const filled = (
  sentence: Sentence,
  args: readonly unknown[],
  name: (slot: Slot, value: unknown) => string,
) => {
  let next = 0;
  return piecesOf(sentence)
    .map((piece) => (typeof piece === 'string' ? piece : name(piece, args[next++])))
    .join('');
};

/** Finds out how a game is to be drawn and worded. */
export function guideOf(game: Game, sources: Sources): Guide {
  const plain = sources.plain ?? {};
  const sentences: { readonly [label: string]: Sentence } = Object.fromEntries(
    Object.entries<Sentence | MoveRow | undefined>(plain.moves ?? {}).map(([label, row]) => [
      label,
      sentenceOf(row),
    ]),
  );
  const slots = new Map(Object.entries(sentences).map(([label, said]) => [label, slotsOf(said)]));
  const kinds = new Map([...slots.values()].flat().map(({ label, kind }) => [label, kind]));

  const nameOf: Guide['nameOf'] = (kind, value, seats) => {
    if (Array.isArray(value))
      return value.length === 0 ? 'nothing' : value.map((one) => nameOf(kind, one, seats)).join(', ');
    if (typeof value === 'string') return wordsOf(value);
    if (typeof value !== 'number') return value === null ? 'nobody' : JSON.stringify(value);
    if (kind === 'seat' && seats[value]) return seats[value].name;
    if (value < 0) return kind === null ? 'unknown' : `unknown ${wordsOf(kind).toLowerCase()}`;
    return (kind === null ? null : plain.nameOf?.(kind, value)) ?? String(value);
  };

  const nameIn: Guide['nameIn'] = (view, kind, value, seats) => {
    for (const board of plain.boards ?? []) {
      const piece = board.pieces(view).find(({ is }) => is?.[0] === kind && is[1] === value);
      if (piece) return `${piece.name} ${nameOf(board.kind, piece.at, seats)}`;
    }
    return nameOf(kind, value, seats);
  };

  return {
    ...sources,
    game,
    plain,
    fields: fieldsOf(game, plain),
    nameOf,
    nameIn,
    pointsOf: (view, seat) =>
      sources.score?.(view, seat).reduce((sum, { points }) => sum + points, 0) ??
      plain.points?.(view, seat) ??
      view.outcome?.scores[seat] ??
      null,
    kindOf: (part) => kinds.get(part) ?? kinds.get(part.replace(/ \d+$/, '')) ?? null,
    partsOf([label, ...args]) {
      const names = partNames(slots.get(label) ?? [], args.length);
      return { do: label, ...Object.fromEntries(args.map((arg, i) => [names[i]!, arg])) };
    },
    sayMove(view, move, seats) {
      const [label, ...args] = move;
      const said = sentences[label];
      if (said !== undefined) {
        const named = (kind: string | null, value: unknown) => nameIn(view, kind, value, seats);
        const [own, last] = [slots.get(label)!, slots.get(label)!.at(-1)?.kind ?? null];
        const more = args.slice(own.length).map((arg) => `, ${named(last, arg)}`);
        return filled(said, args, ({ kind }, value) => named(kind, value)) + more.join('');
      }
      if (sources.text)
        return withNames(
          capital(sources.text.sayMove(view, move)),
          seats.map(({ name }) => name),
        );
      return [wordsOf(label), ...args.map((arg) => nameOf(null, arg, seats))].join(' ');
    },
  };
}

/** What a field holds in a view: for a list by seat, the seat's entry. */
export function entryOf(view: Readonly<Core>, field: Field, seat?: Seat): unknown {
  const value = (view as unknown as Record<string, unknown>)[field.id];
  return field.bySeat && seat !== undefined ? (value as readonly unknown[])[seat] : value;
}
