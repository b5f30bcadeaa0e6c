import type { Core, Move } from '@conclave/kernel';
import type { Explanation } from '../bubble.tsx';
import type { TableProps } from '../game-ui.ts';
import { sharedDraft } from '../prompt/draft.ts';
import { commonParts, holdsPicks, type Offer, offersOnce, picksOf, valuesOf } from '../prompt/offers.ts';
import { type Pick, withoutPicks, withPick } from '../prompt/picks.ts';
import { entryOf, type Field, type Guide, type Parts } from './guide.ts';

export type Offers = readonly Offer<Move, Parts>[];
/** Something on the table by its kind and number. */
export type Thing = readonly [kind: string, n: number];

const useShared = sharedDraft<Core, Move, readonly Pick[], ReturnType<typeof chosenSoFar>>('plain', []);
export const offersOf = offersOnce<Move, Parts>();

/** A part that is to be chosen next, and what there is to choose from. */
export interface NextPart {
  readonly name: string;
  readonly values: readonly (string | number)[];
}

/** A move under construction, and what one can do with it. */
export interface Draft {
  readonly picks: readonly Pick[];
  /** The moves that it may become. */
  readonly candidates: readonly Move[];
  readonly complete: Move | null;
  readonly next: NextPart | null;
  /** `open`: an answer to what is asked next; `possible`: part of some move. */
  readonly markOf: (things: readonly Thing[]) => 'open' | 'possible' | 'picked' | null;
  /** Kinds of things that answer what is asked next. */
  readonly asked: readonly string[];
  /** Presses something on the table; why not, where that leads to nothing. */
  readonly press: (things: readonly Thing[]) => Explanation | null;
  readonly pick: (name: string, value: string | number) => void;
  readonly back: () => boolean;
  readonly confirm: () => void;
  readonly send: (move: Move) => void;
}

/** All numbers in a value, how deep they ever lie. */
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? value.flatMap(numbersIn) : [];

/** Names of the parts of moves in the order in which they stand there. */
const namesOf = (offers: Offers): readonly string[] => [
  ...new Set(offers.flatMap(({ parts }) => Object.keys(parts))),
];

const kindsKnown = new WeakMap<Offers, Map<string, readonly string[]>>();

/**
 * The kinds of things that a part may be about: the one that is said, else every field that holds all that the part may be.
 */
function kindsOfPart(
  guide: Guide,
  { view, viewer }: TableProps,
  offers: Offers,
  name: string,
): readonly string[] {
  const said = guide.kindOf(name);
  if (said !== null || name === 'do') return said === null ? [] : [said];
  const known = kindsKnown.get(offers) ?? new Map<string, readonly string[]>();
  kindsKnown.set(offers, known);
  const kinds = known.get(name);
  if (kinds) return kinds;
  const values = [...valuesOf(offers, name)];
  const holds = (field: Field) => {
    const numbers = new Set(numbersIn(entryOf(view, field, viewer === 'table' ? undefined : viewer)));
    return values.every((value) => numbers.has(value as number));
  };
  const found = guide.fields.filter(holds).map(({ kind }) => kind);
  known.set(name, found);
  return found;
}

/** The first move whose parts are all chosen or without alternative; a single one not before something is chosen. */
function completed(candidates: Offers, picks: readonly Pick[]): Move | null {
  if (candidates.length === 1) return picks.length > 0 ? candidates[0]!.move : null;
  const settled = { ...commonParts(candidates), ...Object.fromEntries(picks) };
  return candidates.find(({ parts }) => Object.keys(parts).every((name) => name in settled))?.move ?? null;
}

function nextPart(candidates: Offers, picks: readonly Pick[]): NextPart | null {
  const common = commonParts(candidates);
  const name = namesOf(candidates).find(
    (one) => !(one in common) && !picks.some(([chosen]) => chosen === one),
  );
  return name === undefined ? null : { name, values: [...valuesOf(candidates, name)] };
}

/** The parts that things on the table may answer next: where it is open what is done, the first of each way. */
function partsNext(candidates: Offers, next: NextPart | null): readonly string[] {
  if (next?.name !== 'do') return next ? [next.name] : [];
  return [...new Set(candidates.flatMap(({ parts }) => Object.keys(parts)[1] ?? []))];
}

/** What a move of which these parts are chosen may still become, and what is asked next. */
export function chosenSoFar(offers: Offers, picks: readonly Pick[]) {
  const candidates = offers.filter((offer) => holdsPicks(offer, picks));
  return { candidates, complete: completed(candidates, picks), next: nextPart(candidates, picks) };
}

/** The move under construction, shared by all parts of the table. Other moves offered end it. */
export function useDraft(guide: Guide, props: TableProps): Draft {
  const { moves } = props;
  const offers = offersOf(moves, guide.partsOf);
  const {
    chosen: picks,
    draft,
    keep,
    send,
  } = useShared(
    props,
    (chosen) => chosenSoFar(offers, chosen),
    (move) => picksOf(offers, move),
  );
  const candidatesOf = (chosen: readonly Pick[]) => offers.filter((offer) => holdsPicks(offer, chosen));
  const { candidates, complete, next: nextOne } = draft;
  const nextNames = partsNext(candidates, nextOne);
  const isOpen = (next: readonly Pick[]) => candidatesOf(next).length > 0;
  /** The part that one of these things would be among some offers. */
  const partAmong = (
    among: Offers,
    things: readonly Thing[],
    isFree: (name: string) => boolean,
  ): Pick | null => {
    for (const name of namesOf(among).filter(isFree)) {
      const kinds = kindsOfPart(guide, props, offers, name);
      const values = valuesOf(among, name);
      const thing = things.find(([kind, n]) => kinds.includes(kind) && values.has(n));
      if (thing) return [name, thing[1]];
    }
    return null;
  };
  const isChosen = (name: string) => picks.some(([chosen]) => chosen === name);
  const chosenAs = (things: readonly Thing[]): Pick | undefined =>
    picks.find(([name, value]) =>
      things.some(([kind, n]) => n === value && kindsOfPart(guide, props, offers, name).includes(kind)),
    );
  return {
    candidates: candidates.map(({ move }) => move),
    complete,
    next: nextOne,
    asked: nextNames.flatMap((name) => kindsOfPart(guide, props, offers, name)),
    picks,
    markOf(things) {
      if (moves.length === 0) return null;
      if (chosenAs(things)) return 'picked';
      const pick = partAmong(candidates, things, (name) => !isChosen(name));
      return pick && (nextNames.includes(pick[0]) ? 'open' : 'possible');
    },
    press(things) {
      if (moves.length === 0) return null;
      const chosen = chosenAs(things);
      if (chosen && complete && chosen === picks.at(-1)) send(complete);
      else if (chosen) keep(withoutPicks(picks, chosen[0]));
      else {
        const open = partAmong(candidates, things, (name) => !isChosen(name));
        const pick = open ?? partAmong(offers, things, () => true);
        if (!pick) return whyNot(guide, props, candidates, things);
        const next = open ? [...picks, open] : withPick(picks, pick, isOpen);
        const [only, ...others] = candidatesOf(next);
        // What goes on with a move and leaves no other is meant; what is pressed first may be a slip.
        if (only && others.length === 0 && next.length > 1) send(only.move);
        else keep(next);
      }
      return null;
    },
    pick: (name, value) => keep(withPick(picks, [name, value], isOpen)),
    back() {
      if (picks.length > 0) keep(picks.slice(0, -1));
      return picks.length > 0;
    },
    confirm: () => complete && send(complete),
    send,
  };
}

/** Why things can't be pressed: the game's own reason against the move that they would make last, if it has one. */
function whyNot(guide: Guide, props: TableProps, [candidate]: Offers, things: readonly Thing[]): Explanation {
  const none: Explanation = { text: 'That is no answer to what is asked now.' };
  const { game, view, viewer, moves } = props;
  if (!candidate || viewer === 'table') return none;
  const at = candidate.move.length - 1;
  const kinds = kindsOfPart(guide, props, offersOf(moves, guide.partsOf), Object.keys(candidate.parts)[at]!);
  const thing = things.find(([kind]) => kinds.includes(kind));
  const refusal = thing && game.whyNot(view, viewer, candidate.move.with(at, thing[1]) as unknown as Move);
  const text = refusal && guide.sayRefusal?.(refusal);
  return text ? { text, rule: refusal.rule } : none;
}
