import { stepOf } from '@conclave/frame/questions.ts';
import { type Game, type Seat, sameMove, Unknown } from '@conclave/kernel';
import type { Event, Move, State } from '../rules/types.ts';

type View = Readonly<State>;
export type AnyGame = Game<State, Move, Event>;

/**
 * Moves that are chosen but not sent yet, and the position after them as far as it can be foreseen: so that one action
 * is put together, looked at, and then sent as a whole.
 */
export interface Course {
  readonly held: readonly Move[];
  /** The position after the moves held, as far as it can be foreseen. */
  readonly view: View;
  /** What may be done next; empty where nothing more is chosen before the moves are sent. */
  readonly moves: readonly Move[];
  /** The step that asks next; null where nothing more is chosen. */
  readonly step: string | null;
}

const FIRST_OF_EFFECTS = [
  'pattern.orient',
  'exchange.choose',
  'exchange.with',
  'destroy.choose',
  'enemy.choose',
  'recover.choose',
  'send.choose',
  'takeCard.choose',
  'discardCard.choose',
  'attack.choose',
  'place.put',
];

/** The questions that are answered together with a move before anything is sent. */
const GOES_ON: { readonly [label in Move[0]]?: readonly string[] } = {
  place: ['drop.choose'],
  deploy: ['drop.choose'],
  at: ['pattern.orient'],
  play: FIRST_OF_EFFECTS,
  reuse: FIRST_OF_EFFECTS,
  ability: FIRST_OF_EFFECTS,
  use: FIRST_OF_EFFECTS,
  orient: ['pattern.strike', 'pattern.put'],
  strike: ['pattern.strike', 'pattern.put', 'assault.strike'],
  exchange: ['exchange.with'],
  target: ['place.put'],
  takeBack: ['place.put'],
  send: ['send.choose'],
  card: ['takeCard.mode'],
};

/** The position with nothing chosen yet. */
export const beginning = (view: View, moves: readonly Move[]): Course => ({
  held: [],
  view,
  moves,
  step: moves.length > 0 ? stepOf(view) : null,
});

/** A course with one more move of those it offers. */
export function after(game: AnyGame, seat: Seat, course: Course, move: Move): Course {
  const held = [...course.held, move];
  const { view: next, isWhole } = foresee(game, seat, course.view, move);
  const step = isWhole && game.waiting(next).includes(seat) ? stepOf(next) : null;
  if (step === null || !GOES_ON[move[0]]?.includes(step)) return { held, view: next, moves: [], step: null };
  return { held, view: next, moves: game.moves(next, seat), step };
}

/** A position that has been foreseen: the whole of it, or as far as no hidden thing decides. */
interface Foreseen {
  readonly view: State;
  readonly isWhole: boolean;
}

/** The view after an own move; at the end of a turn without the income of the next one, which is not the move's doing. */
export function foresee(game: AnyGame, seat: Seat, view: View, move: Move): Foreseen {
  const s = game.clone(view);
  try {
    const events = game.apply(s, seat, move);
    const passed = events.findIndex(([name]) => name === 'turnStarted');
    for (const event of passed < 0 ? [] : events.slice(passed))
      if (event[0] === 'gained' && event[3] === 'income') s.hexilum[event[1]]! -= event[2];
    return { view: game.view(s, seat), isWhole: true };
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return { view: s, isWhole: false };
  }
}

/**
 * The courses after none, one, … all of these moves, as far as they are offered.
 * @returns at least the beginning
 */
export function courses(
  game: AnyGame,
  seat: Seat,
  view: View,
  moves: readonly Move[],
  held: readonly Move[],
): readonly Course[] {
  const list = [beginning(view, moves)];
  for (const move of held) {
    const last = list.at(-1)!;
    if (!last.moves.some((offered) => sameMove(offered, move))) break;
    list.push(after(game, seat, last, move));
  }
  return list;
}
