import { below, type Options, pick, type Rng } from '@conclave/kernel';
import { nearest } from '@conclave/mechanics/pattern';
import type { Recording } from '../../checks/recording.ts';
import { hexpanse as game } from '../index.ts';
import { isVacant } from '../rules/board.ts';
import { holds, placesOfMission } from '../rules/formations.ts';
import { sideOf } from '../rules/sides.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { EVERYTHING, Shown } from './coverage.ts';

/** What leads away from a formation, or to nothing: seldom. */
const SELDOM: readonly Move[0][] = ['withdraw', 'endActions', 'stop', 'decline', 'moveWarlord', 'gain'];
const SELDOM_ONE_IN = 10;
/** What brings cards to use: often. */
const OFTEN: readonly Move[0][] = ['buy', 'play', 'deploy', 'reuse'];
const BUILDING: readonly Move[0][] = ['place', 'deploy', 'play'];

function optionsOf(number: number): Options {
  const nth = (one: number, of: number) => number % of === one;
  return {
    mode: ['captain', 'sailor', 'admiral'][number % 3]!,
    teams: nth(1, 2) ? 'pairs' : 'off',
    board: ['byCount', 'small', 'large'][number % 5] ?? 'byCount',
    factions: nth(2, 4) ? 'random' : 'pick',
    warlordOncePerTurn: nth(3, 5) ? 'on' : 'off',
    incomeCost: nth(4, 5) ? 'levelPlusOne' : 'level',
    missionDeck: ['auto', 'nine', 'swift'][number % 7] ?? 'auto',
    missionDraft: nth(5, 6) ? 'private' : 'open',
    firstPlayer: ['seat1', 'seat2', 'seat3', 'seat4'][number % 9] ?? 'random',
    evenStart: nth(5, 8) || nth(6, 8) || nth(0, 9) ? 'on' : 'off',
    roundCap: 20,
  };
}

function atRandom(rng: Rng, moves: readonly Move[]): Move {
  const often = moves.filter(([label]) => OFTEN.includes(label));
  if (often.length > 0 && below(rng, 2) === 0) return pick(rng, often);
  const usual = moves.filter(([label]) => !SELDOM.includes(label));
  return pick(rng, usual.length > 0 && below(rng, SELDOM_ONE_IN) > 0 ? usual : moves);
}

/** Puts tokens where the common mission lacks them. */
function building(s: Readonly<State>, seat: number, moves: readonly Move[]): readonly Move[] {
  const side = sideOf(s, seat);
  const own = holds(s, side);
  const [match] = nearest(placesOfMission(s, s.common), own, (cell) => !own(cell) && !isVacant(s, cell));
  const fitting = moves.filter(
    ([label, cell]) => (label === 'at' || label === 'put') && match?.missing.includes(cell as number),
  );
  return fitting.length > 0 ? fitting : moves.filter(([label]) => BUILDING.includes(label));
}

/** In every other game the first player builds and the others play at random. */
function choose(number: number, rng: Rng, s: Readonly<State>, seat: number): Move {
  const moves = game.moves(s, seat);
  if (number % 4 < 2 || seat !== s.first || s.common < 0) return atRandom(rng, moves);
  const built = building(s, seat, moves);
  return built.length > 0 && below(rng, 4) > 0 ? pick(rng, built) : atRandom(rng, moves);
}

export default {
  game,
  games: 600,
  longest: 900,
  seatsOf: (number) => 2 + (number % 3),
  optionsOf,
  kind: 'bot',
  choose,
  coverage: { EVERYTHING, Shown },
} satisfies Recording<State, Move, Event>;
