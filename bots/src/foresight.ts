import { below, type Core, type Game, type Move, type Rng, type Seat } from '@conclave/kernel';
import { byPromise, mostPromising } from './search/policy.ts';

/** A game that says what moves promise before they are tried. */
export type Promising<S extends Core, M extends Move> = Game<S, M> & Required<Pick<Game<S, M>, 'promise'>>;

export const isPromising = <S extends Core, M extends Move>(game: Game<S, M>): game is Promising<S, M> =>
  game.promise !== undefined;

/** The most moves that are played on. */
const PLAYED_ON = 100;

/**
 * Lets all others make their sealed choice: half of the time what promises most, else half of the time what comes
 * next, and so on. Choices made already are guessed anew, since a world's own are drawn without regard to sense.
 */
export function guessPicks<S extends Core, M extends Move>(
  game: Promising<S, M>,
  s: S,
  seat: Seat,
  rng: Rng,
): void {
  delete s.agenda.at(-1)!.picks;
  for (const other of game.waiting(s)) {
    if (other === seat) continue;
    const offered = game.moves(s, other);
    const moves = byPromise(offered, game.promise(s, other, offered));
    let i = 0;
    while (i < moves.length - 1 && below(rng, 2) === 1) i++;
    game.apply(s, other, moves[i]!);
  }
}

/** Plays on to the next sealed choice, or only to the end of the seat's turn: everybody does what promises most. */
export function playOn<S extends Core, M extends Move>(
  game: Promising<S, M>,
  s: S,
  seat: Seat,
  to: 'sealed' | 'turn',
): void {
  for (let played = 0; played < PLAYED_ON && s.outcome === null; played++) {
    if (game.asks(s)!.sealed) return;
    const asked = game.waiting(s)[0]!;
    if (asked !== seat && to === 'turn') return;
    const moves = game.moves(s, asked);
    game.apply(s, asked, mostPromising(moves, game.promise(s, asked, moves)));
  }
}
