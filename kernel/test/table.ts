import { type Core, type Game, type GameEvent, type Move, parseMove, seedOf } from '../src/index.ts';
import { court } from './court.ts';

/** Plays `seat move` lines, each of which must be offered, and returns what happened. */
export function play<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  ...lines: readonly string[]
): E[] {
  const events: E[] = [];
  for (const line of lines) {
    const [, seat, text] = /^(\d) (.+)$/.exec(line) ?? [];
    const move = parseMove(text ?? '');
    if (!move.ok) throw new Error(`not a move: ${line}`);
    const refused = game.whyNot(s, Number(seat), move.value);
    if (refused) throw new Error(`${line}: ${refused.code}`);
    events.push(...game.apply(s, Number(seat), move.value as M));
  }
  return events;
}

/** What a seat may do, as text. */
export const offered = (game: Game, s: Core, seat: number): string[] =>
  game.moves(s, seat).map((move) => move.join(' '));

/** Court for three: seat 1 has won the bidding of round 1, its petition waits for objections from 2, then 0. */
export function petition(purse = 3) {
  const s = court.setup(seedOf(1), 3, { purse });
  play(court, s, '0 bid 1', '1 bid 3', '2 bid 0');
  return s;
}
