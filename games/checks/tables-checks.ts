import { sayEvent } from '@conclave/frame/event-parts.ts';
import { stepOf } from '@conclave/frame/questions.ts';
import type { TablesOf } from '@conclave/frame/tables.ts';
import type { GameText } from '@conclave/frame/text.ts';
import {
  type Core,
  type Game,
  type GameEvent,
  type Move,
  type Options,
  pick,
  seeded,
  seedOf,
} from '@conclave/kernel';
import { expect, it } from 'vitest';
import { NAMES } from './text-checks.ts';

/** What shows that a game is played, and told, by the tables of its rules number. */
interface Varied<S extends Core, M extends Move, E extends GameEvent, T> {
  readonly game: Game<S, M, E>;
  readonly text: GameText<S, M, E>;
  readonly tables: TablesOf<T>;
  readonly newest: T;
  /** By what is changed, the tables with that change alone. */
  readonly changes: { readonly [what: string]: T };
  /** Seats and options of games in which all of that counts between them. */
  readonly games: readonly (readonly [seats: number, options: Options])[];
  readonly choose: (s: S, seat: number, rng: ReturnType<typeof seeded>, number: number) => M;
  /** What the terminal is asked about. */
  readonly topics: readonly string[];
  /** Changes that no words tell of, each with the reason. */
  readonly untold?: { readonly [what: string]: string };
}

/** Numbers that no game of ours has. */
const SAME = 98;
const CHANGED = 99;
/** One in so many positions is told, and the first at each step. */
const SAMPLE = 12;

/** As tests: each change of the tables shows in what happens, and in what is said of the same positions. */
export function checkTables<S extends Core, M extends Move, E extends GameEvent, T>(
  of: Varied<S, M, E, T>,
): void {
  const { game, text, tables, newest, changes, games, choose, topics, untold = {} } = of;
  tables.add(SAME, newest);

  /** How the games end and what leads there: its hash; and positions on the way. */
  function played(rules: number) {
    const seen: { readonly s: S; readonly events: readonly E[] }[] = [];
    const steps = new Set<string>();
    const hashes = games.map(([seats, options], number) => {
      const rng = seeded(seedOf(number));
      const s = game.setup(seedOf(300 + number), seats, options, rules);
      let events: readonly E[] = [];
      for (let n = 0; s.outcome === null; n++) {
        const step = `${number} ${stepOf(s)}`;
        if (n % SAMPLE === 0 || !steps.has(step)) seen.push({ s: game.clone(s), events });
        steps.add(step);
        const seat = pick(rng, game.waiting(s));
        events = game.apply(s, seat, choose(s, seat, rng, number));
      }
      seen.push({ s: game.clone(s), events });
      return game.hash({ ...s, rules: 0 });
    });
    return { hashes, seen };
  }

  /** All that is said in a position, as if it were one of a rules number. */
  function told(
    { s: position, events }: { readonly s: S; readonly events: readonly E[] },
    rules: number,
  ): string {
    const s = { ...position, rules };
    const names = NAMES.slice(0, s.seats);
    const asked = s.outcome === null ? game.waiting(s) : [];
    return [
      ...events.map((event) => sayEvent(text, event, names, s) ?? ''),
      text.table(s, asked[0] ?? 'table', names),
      ...topics.map((topic) => text.help(topic, s, names) ?? ''),
      ...asked.flatMap((seat) => game.moves(s, seat).map((move) => text.sayMove(s, move))),
    ].join('\n');
  }

  const before = played(SAME);
  const same = before.seen.map((one) => told(one, SAME));

  it('plays by the tables of the rules number, and says so', () => {
    expect(before.hashes).toEqual(played(game.rules).hashes);
  });

  it.each(Object.keys(changes))('another %s shows in the rules', (what) => {
    tables.add(CHANGED, changes[what]!);
    expect(played(CHANGED).hashes).not.toEqual(before.hashes);
  });

  it.each(Object.keys(changes).filter((what) => !(what in untold)))('another %s is told', (what) => {
    tables.add(CHANGED, changes[what]!);
    expect(before.seen.some((one, i) => told(one, CHANGED) !== same[i])).toBe(true);
  });
}
