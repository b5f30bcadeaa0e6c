import { below, pick, type Rng, type Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { MASTERY } from '../data/mastery.ts';
import { dominations as game } from '../index.ts';
import { canPayGain } from '../rules/develop.ts';
import { campAt } from '../rules/map.ts';
import { mayGain } from '../rules/mastery.ts';
import { placements } from '../rules/production.ts';
import type { Move, State } from '../rules/types.ts';

/** One of so many moves is made at random. */
const AT_RANDOM = 8;
/** What a Locus is worth beside Knowledge, and Knowledge of the favourite Domain beside other Knowledge. */
const LOCUS = 6;
const FAVOURITE = 3;

function placement(s: Readonly<State>, seat: Seat, favourite: number): Move {
  const { tiles, sites, rotations, produced } = placements(s, seat, s.hands[seat]!);
  const width = s.seats * DOMAINS.length;
  const worth = tiles.map((_, i) => {
    const start = i * width + seat * DOMAINS.length;
    const own = produced.subarray(start, start + DOMAINS.length);
    return own.reduce((sum, n) => sum + n, 0) + FAVOURITE * own[favourite]! + LOCUS * sites[i]!.loci.length;
  });
  const best = worth.indexOf(Math.max(...worth));
  return ['place', tiles[best]!, sites[best]!.cell, rotations[best]!];
}

/** How much a move of the Build or Develop phase is wanted; a pass is 0. */
function wanted(s: Readonly<State>, favourite: number, move: Move): number {
  switch (move[0]) {
    case 'city':
    case 'upgrade':
      return campAt(s, s.cells.indexOf(move[1])) === favourite ? 9 : 2;
    case 'monument':
    case 'patronage':
      return 4;
    case 'gain':
    case 'advance': {
      const { value, domain } = MASTERY[move[1]]!;
      return domain === favourite ? 2 * value : value - 3;
    }
    case 'exchange':
      return move[1] === favourite ? 30 : 0;
    default:
      return 0;
  }
}

/** Whether Knowledge of the favourite Domain is better kept for a card of value 9. */
const saves = (s: Readonly<State>, seat: Seat, favourite: number): boolean =>
  MASTERY.some(
    ({ domain, value }, kind) =>
      domain === favourite &&
      value === 9 &&
      s.limits[seat]![domain]! >= value &&
      (s.mastery[seat]![kind] === 1 || (mayGain(s, seat, kind) && !canPayGain(s, seat, kind))),
  );

const spends = (favourite: number, move: Move): boolean =>
  (move[0] === 'gain' || move[0] === 'advance') &&
  MASTERY[move[1]]!.domain === favourite &&
  MASTERY[move[1]]!.value < 9;

/** What a player does who places for Knowledge, above all of one Domain, and spends it on what costs most. */
export function eagerMove(s: Readonly<State>, seat: Seat, favourite: number, rng: Rng): Move {
  const moves = game.moves(s, seat);
  const [first] = moves;
  if (below(rng, AT_RANDOM) === 0) return pick(rng, moves);
  if (first![0] === 'place') return placement(s, seat, favourite);
  if (s.phase !== 'build' && s.phase !== 'develop') return pick(rng, moves);
  const isSaving = saves(s, seat, favourite);
  const worth = moves.map((move) => (isSaving && spends(favourite, move) ? -1 : wanted(s, favourite, move)));
  const most = Math.max(...worth);
  return pick(
    rng,
    moves.filter((_, i) => worth[i] === most),
  );
}
