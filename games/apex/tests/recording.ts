import { type Options, pick } from '@conclave/kernel';
import type { Recording } from '../../checks/recording.ts';
import { apex as game } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { EVERYTHING, Shown } from './coverage.ts';

function optionsOf(number: number): Options {
  const bit = (n: number) => (number >> n) % 2 === 1;
  return {
    duelMode: bit(0) ? 'on' : 'off',
    exploration: bit(1) ? 'on' : 'off',
    setupMode: bit(2) ? 'random' : 'draft',
    firstChooser: bit(3) ? 'seat2' : 'random',
  };
}

/** Full fleets are rare: the first seat of every fourth game expands as often as it can and produces before all else. */
function candidates(number: number, seat: number, moves: readonly Move[]): readonly Move[] {
  if (number % 4 > 0 || seat > 0) return moves;
  const eager = moves.filter((m) => m[0] === 'produce' || m[0] === 'convert' || m[2] === 'expansion');
  return eager.length > 0 ? eager : moves;
}

export default {
  game,
  games: 2000,
  seatsOf: (number) => 2 + (number % 5),
  optionsOf,
  kind: 'random',
  choose: (number, rng, s, seat) => pick(rng, candidates(number, seat, game.moves(s, seat))),
  coverage: { EVERYTHING, Shown },
} satisfies Recording<State, Move, Event>;
