/*
 * What the tests of the games' plain text share.
 */

import { sayEvent } from '@conclave/frame/event-parts.ts';
import { isTooShort, type MoveTable } from '@conclave/frame/moves.ts';
import { type Questions, questionBy } from '@conclave/frame/questions.ts';
import type { Speller } from '@conclave/frame/spelling.ts';
import type { GameText } from '@conclave/frame/text.ts';
import {
  type Core,
  type Game,
  type GameEvent,
  type Move,
  moveText,
  type Options,
  parseMove,
  pick,
  type Rng,
  type Seat,
  seeded,
  seedOf,
  type Viewer,
} from '@conclave/kernel';
import { expect, it } from 'vitest';

/** How many columns a terminal has at least. */
const WIDTH = 100;
/** What no sentence holds; hidden cards have words of their own. */
const FAULTY = /undefined|NaN|\[object|null|(?<![a-z])-1(?!\d)|Infinity/;
export const NAMES = ['Ada', 'Bo', 'Cleo', 'Dmitri', 'Evangeline', 'Frances Featherstonehaugh'];

/** How many columns the longest line takes. */
const widest = (said: string): number => Math.max(...said.split('\n').map((line) => line.length));

/** A text without line breaks, every run of blanks one blank. */
export const flat = (said: string): string => said.replace(/\s+/g, ' ');

const viewersOf = (names: readonly string[]): readonly Viewer[] => [...names.keys(), 'table'];

/** A position that comes up: who is asked, who plays, what led to it, and its number in its game. */
export interface Seen<S, E> {
  readonly s: S;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly events: readonly E[];
  readonly n: number;
}

/** Any move, no kind of move being favoured. */
export function anyKind<M extends Move>(moves: readonly M[], rng: Rng): M {
  const label = pick(rng, [...new Set(moves.map(([name]) => name))]);
  return pick(
    rng,
    moves.filter((move) => move[0] === label),
  );
}

/** Plays games of these seats and options, and gives every position on the way, the last one as well. */
export function* played<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  tables: readonly (readonly [seats: number, options: Options])[],
  choose: (s: S, seat: Seat, rng: Rng, number: number) => M = (s, seat, rng) =>
    anyKind(game.moves(s, seat), rng),
): Iterable<Seen<S, E>> {
  for (const [number, [seats, options]] of tables.entries()) {
    const rng = seeded(seedOf(number));
    const s = game.setup(seedOf(100 + number), seats, options);
    const names = NAMES.slice(0, seats);
    let events: readonly E[] = [];
    for (let n = 0; s.outcome === null; n++) {
      const seat = pick(rng, game.waiting(s));
      yield { s, seat, names, events, n };
      events = game.apply(s, seat, choose(s, seat, rng, number));
    }
    yield { s, seat: 0, names, events, n: 0 };
  }
}

interface Laid<S, E> {
  readonly s: S;
  readonly events: readonly E[];
  play(...lines: readonly string[]): readonly E[];
}

/** Positions that games hardly come to, each with the lines that lead through it. */
export function* laid<S extends Core, E extends GameEvent>(
  game: Pick<Game<S>, 'waiting'>,
  cases: readonly (readonly [Laid<S, E>, ...lines: string[]])[],
): Iterable<Seen<S, E>> {
  for (const [t, ...lines] of cases) {
    const seen = (events: readonly E[]) => ({
      s: t.s,
      seat: game.waiting(t.s)[0] ?? 0,
      names: NAMES.slice(0, t.s.seats),
      events,
      n: 0,
    });
    yield seen(t.events);
    for (const line of lines) yield seen(t.play(line));
  }
}

interface Steps {
  readonly name: string;
  readonly steps: Readonly<Record<string, unknown>>;
}

/** All steps of a game's procedures that ask somebody, as “procedure.step”, in alphabetical order. */
const askingSteps = (procedures: ReadonlyMap<string, Steps>): string[] =>
  [...procedures.values()]
    .flatMap(({ name, steps }) =>
      Object.entries(steps).flatMap(([at, step]) => (typeof step === 'object' ? [`${name}.${at}`] : [])),
    )
    .sort();

/** All that a game's plain text is checked by. */
interface Checked<S extends Core, M extends Move, E extends GameEvent, T extends GameText<S, M, E>>
  extends Pick<Speller<S, M>, 'typedWords'> {
  readonly game: Game<S, M, E>;
  /** Its members and no others: a name that is none, such as `breif`, does not compile. */
  readonly text: T & { readonly [member in Exclude<keyof T, keyof GameText>]: never };
  /** Every event that somebody notices, each of which must come up. */
  readonly events: readonly string[];
  readonly ruleIds: readonly string[];
  readonly procedures: ReadonlyMap<string, Steps>;
  /** What the kernel itself asks: `triggers.choose` in games with triggers. */
  readonly alsoAsked?: readonly string[];
  readonly questions: Questions<S>;
  /** Positions in which all of that comes up, anew each time. */
  readonly positions: () => Iterable<Seen<S, E>>;
  /** What else is shown in a position. */
  readonly shows?: (view: S, names: readonly string[]) => readonly string[];
  /** Where a text has numbers below 0 by right: the text without them. */
  readonly without?: (said: string) => string;
}

/** Checks, as tests, that a game has words for all that comes up, takes moves as they are typed, and fits a terminal. */
export function checkText<S extends Core, M extends Move, E extends GameEvent, T extends GameText<S, M, E>>(
  of: Checked<S, M, E, T>,
): void {
  const { game, text, positions, questions, typedWords, without = (said) => said } = of;
  /** One in so many positions is looked at closely. */
  const SAMPLE = 20;
  const typedAs = (view: S, typed: string): string => {
    const move = parseMove(text.spell!(view, typed));
    return move.ok ? typedWords(view, move.value as M).join(' ') : typed;
  };

  it('has words for every move that comes up, and takes it as it is typed', () => {
    const labels = new Set<string>();
    for (const { s, seat, n } of positions()) {
      if (s.outcome !== null) continue;
      const view = game.view(s, seat);
      const moves = game.moves(view, seat);
      const sample = moves.filter((_, i) => n % SAMPLE === 0 && i % Math.ceil(moves.length / 12) === 0);
      for (const move of [...sample, ...moves.filter(([label]) => !labels.has(label))]) {
        labels.add(move[0]);
        expect(without(text.sayMove(view, move))).not.toMatch(FAULTY);
        expect(isTooShort(text.moves as MoveTable, move)).toBe(false);
      }
      for (const move of sample) {
        const words = typedWords(view, move).join(' ');
        expect(typedAs(view, words)).toBe(words);
        expect(text.spell!(view, moveText(move))).toBe(moveText(move));
      }
    }
    expect([...labels].sort()).toEqual(Object.keys(text.moves!).sort());
  });

  it('has words for every event, for everybody who notices it, each with a rule', () => {
    const heard = new Set<string>();
    for (const { s, names, events } of positions())
      for (const viewer of viewersOf(names))
        for (const event of events) {
          const known = game.eventFor(event, viewer);
          if (known === null) continue;
          heard.add(known[0]);
          expect(sayEvent(text, known, names, s) ?? '').not.toMatch(FAULTY);
          const rule = text.eventLine(known, s)?.rule;
          if (rule !== undefined) expect(of.ruleIds).toContain(rule);
        }
    expect([...heard].sort()).toEqual([...of.events].sort());
  });

  it('has a question for every step that asks', () => {
    const steps = [...askingSteps(of.procedures), ...(of.alsoAsked ?? [])].sort();
    expect(Object.keys(questions).sort()).toEqual(steps);
    const question = questionBy(game, questions);
    const asked = new Set<string>();
    for (const { s, seat } of positions()) {
      const now = s.outcome === null ? game.asks(s) : null;
      if (now === null) continue;
      asked.add(`${now.procedure}.${now.step}`);
      const { asks, waits } = question(game.view(s, seat))!;
      expect(`${JSON.stringify(asks)} ${waits}`).not.toMatch(FAULTY);
      expect(question(game.view(s, 'table'))!.waits).toBe(waits);
    }
    expect([...asked].sort()).toEqual(steps);
  });

  it('shows table, map and offer in at most 100 columns', () => {
    for (const { s, seat, names, n } of positions()) {
      if (n % SAMPLE > 0) continue;
      for (const viewer of [seat, 'table'] as const) {
        const view = game.view(s, viewer);
        const moves = viewer === 'table' ? [] : game.moves(view, seat);
        for (const said of [
          text.table(view, viewer, names),
          text.brief?.(view, viewer, names) ?? '',
          text.map?.(view) ?? '',
          text.offer?.(view, moves) ?? '',
          ...(of.shows?.(view, names) ?? []),
        ]) {
          expect(without(said)).not.toMatch(FAULTY);
          expect(widest(said)).toBeLessThanOrEqual(WIDTH);
        }
      }
    }
  });
}
