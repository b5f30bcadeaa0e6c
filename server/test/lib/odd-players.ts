import type { Bot } from '@conclave/bots';
import { pick } from '@conclave/kernel';

export { games } from './players.ts';

type Choose = (...args: Parameters<Bot['choose']>) => unknown;

/** A bot that does what no bot should. */
const odd = (id: string, choose: Choose, msAtMost?: number): Bot => ({
  id,
  choose: choose as Bot['choose'],
  ...(msAtMost !== undefined && { msAtMost }),
});

function busy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** How long the bot thinks that ponders. */
export const PONDERS = 1500;
/** So long that no test waits for it. */
const AGES = 60_000;

const all: readonly Bot[] = [
  odd('random', (_game, _view, _seat, moves, rng) => pick(rng, moves)),
  odd('throws', () => {
    throw new Error('lost the thread');
  }),
  odd('cheats', () => ['bid', 99]),
  odd('lies', (_game, _view, _seat, [move]) => {
    const { indexOf } = Array.prototype;
    Array.prototype.indexOf = () => {
      Array.prototype.indexOf = indexOf;
      return 99;
    };
    return move;
  }),
  odd('leaves', () => process.exit(3)),
  odd('loops', () => {
    for (;;);
  }),
  // Time is not what ends these.
  odd('hoards', () => hoard(() => Array.from({ length: 1e5 }, (_, i) => ({ i }))), AGES),
  odd('doubles', () => double(), AGES),
  odd('swells', () => hoard(() => new Float64Array(1e6).fill(1)), AGES),
  odd('ponders', (_game, _view, _seat, [move]) => busy(PONDERS) ?? move, PONDERS),
  odd('broods', (_game, _view, _seat, [move]) => busy(AGES) ?? move, AGES),
  odd(
    'obeys',
    (_game, _view, _seat, [move], _rng, budget) => {
      while (budget!.spent!() < 1);
      return move;
    },
    100,
  ),
  // The deputy of the others fails on seat 1.
  odd('steward', (_game, _view, seat, moves) => {
    if (seat === 1) throw new Error('not here');
    return moves.at(-1);
  }),
];

function double(): never {
  for (const list: number[] = []; ; ) list.push(list.length);
}

function hoard(more: () => unknown): never {
  for (const kept: unknown[] = []; ; ) kept.push(more());
}

export const bots: Readonly<Record<string, Bot>> = Object.fromEntries(all.map((bot) => [bot.id, bot]));
