import type { Seat } from '@conclave/kernel';
import { OMEN } from '../data/omens.ts';
import { tables } from '../data/tables.ts';
import { exchange } from '../rules/exchange.ts';
import { buildLevel } from '../rules/monuments.ts';
import type { Move, State } from '../rules/types.ts';
import { assimilationValues, bestExchange, buildValues, developValues, settled } from './actions.ts';
import {
  chooseValues,
  declareValues,
  fireValues,
  keepValues,
  loseValues,
  migrationValues,
  omenValues,
  payValues,
  redrawValues,
  siteValues,
  spendValues,
  tributeLossValues,
  tributeValues,
} from './answers.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { placeValues } from './placing.ts';
import { Planner } from './plans.ts';

const NEVER = Number.NEGATIVE_INFINITY;

const onlyBest = (values: readonly number[]): number[] => {
  const best = values.indexOf(Math.max(...values));
  return values.map((value, i) => (i === best ? value : NEVER));
};

function moreValues(o: Outlook, moves: readonly Move[]): number[] {
  const f = exchange.under(o.s)!;
  const planner = new Planner(o);
  const { worth, from } = bestExchange(planner, o, f);
  const now = settled(planner, o, f);
  return moves.map((move) => (move[0] === 'stop' ? now : move[1] === from ? worth : NEVER));
}

/** What small questions are answered with; the best answer alone is tried. */
function answer(o: Outlook, moves: readonly Move[]): number[] {
  const frame = o.s.agenda.at(-1)!;
  switch (`${frame.do}.${frame.at}`) {
    case 'draft.keep':
      return keepValues(o, moves);
    case 'redraw.choose':
      return redrawValues(o, moves);
    case 'turn.declare':
      return declareValues(o, moves);
    case 'choice.choose':
      return chooseValues(o, moves);
    case 'omen.pick':
      return omenValues(moves);
    case 'migration.giveBack':
      return migrationValues(o, moves);
    case 'drought.lose':
      return loseValues(o, moves);
    case 'tribute.choose':
      return tributeValues(o, moves, tables(o.s).omens[OMEN.tribute]!.n);
    case 'tribute.lose':
      return tributeLossValues(o, moves);
    case 'fire.choose':
      return fireValues(o, moves);
    case 'exchange.more':
      return moreValues(o, moves);
    case 'buildLevel.chooseSite':
      return siteValues(o, moves);
    case 'buildLevel.pay':
      return payValues(o, moves, buildLevel.under(o.s)!.monument);
    case 'developCard.spend':
      return spendValues(o, moves);
    default:
      return moves.map(() => 0);
  }
}

/** For each of the seat's moves how good it looks. */
export function promise(s: Readonly<State>, seat: Seat, moves: readonly Move[]): number[] {
  const o = outlookOf(s, seat);
  const frame = s.agenda.at(-1)!;
  switch (`${frame.do}.${frame.at}`) {
    case 'grow.place':
      return placeValues(o, moves);
    case 'build.choose':
      return buildValues(o, moves);
    case 'develop.choose':
      return developValues(o, moves);
    case 'assimilation.choose':
      return assimilationValues(o, moves);
    default:
      return onlyBest(answer(o, moves));
  }
}
