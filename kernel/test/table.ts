import { type Core, type Game, type GameEvent, type Move, parseMove } from '../src/index.ts';

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
