import { stepOf } from '@conclave/frame/questions.ts';
import { type Seat, sameMove } from '@conclave/kernel';
import type { Move, State, Token } from '../rules/types.ts';
import { type Course, foresee } from './course.ts';
import type { Chosen, Table } from './drafting.ts';
import { type Puts, plannedPuts } from './laying.ts';

type View = Readonly<State>;

/** Moves that make something complete, and the position after them as far as it can be foreseen. */
interface Finish {
  readonly moves: readonly Move[];
  readonly view: View;
}

const finishWith = ({ game, seat }: Table, moves: readonly Move[], view: View, last: Move): Finish => ({
  moves: [...moves, last],
  view: foresee(game, seat, view, last).view,
});

/** The moves that fill a pattern as planned; `stop` where more could be placed. */
function finishPuts(table: Table, course: Course, puts: Puts): Finish {
  const { game, seat } = table;
  const list: Move[] = [];
  let [view, moves] = [course.view, course.moves];
  for (const [territory, token] of plannedHere(course, seat, puts)) {
    const move = moves.find((one) => sameMove(one, ['put', territory, token]));
    if (!move) break;
    list.push(move);
    const { view: next, isWhole } = foresee(game, seat, view, move);
    if (!isWhole || stepOf(next) !== 'pattern.put') return { moves: list, view: next };
    [view, moves] = [next, game.moves(next, seat)];
  }
  return finishWith(table, list, view, ['stop']);
}

/** The places of a pattern that may be filled. */
export const holesOf = ({ moves }: Course): readonly number[] => [
  ...new Set(moves.flatMap((move) => (move[0] === 'put' ? [move[1]] : []))),
];

/** What goes on them as planned. */
export const plannedHere = (course: Course, seat: Seat, puts: Puts): ReadonlyMap<number, Token> =>
  plannedPuts(course.view, seat, holesOf(course), puts);

/** The moves that buy a basket, and the end of the market phase where more could be bought. */
function finishMarket({ game, seat, view }: Table, basket: readonly number[]): Finish {
  const list: Move[] = basket.map((card) => ['buy', card]);
  let now = view;
  for (const move of list) {
    const next = foresee(game, seat, now, move);
    now = next.view;
    if (!next.isWhole) return { moves: list, view: now };
  }
  return { moves: stepOf(now) === 'market.buy' ? [...list, ['stop']] : list, view: now };
}

/** What is sent after the moves held, when nothing is missing; null where something is. */
export function finishOf(table: Table, course: Course, chosen: Chosen): Finish | null {
  const { held, step, view } = course;
  if (step === null) return held.length > 0 ? { moves: [], view } : null;
  if (step === 'pattern.put') return finishPuts(table, course, chosen.puts);
  if (step === 'send.choose' && held.at(-1)?.[0] === 'send') return finishWith(table, [], view, ['stop']);
  if (step === 'market.buy' && chosen.basket.length > 0) return finishMarket(table, chosen.basket);
  return null;
}
