/**
 * Records the golden games anew: `npm run with -- node games/apex/test/record-golden.ts`. To be done when `RULES` is
 * raised; games of an older number that is still played stay beside the new ones.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Options, pick } from '@conclave/kernel';
import { goldenRecords } from '../../golden-records.ts';
import { apex as game } from '../rules/game.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { coverage, EVERYTHING, Shown } from '../testing/coverage.ts';

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

const records = goldenRecords<State, Move, Event>({
  game,
  games: 2000,
  seatsOf: (number) => 2 + (number % 5),
  optionsOf,
  kind: 'random',
  choose: (number, rng, s, seat) => pick(rng, candidates(number, seat, game.moves(s, seat))),
  shown: (s, options) => new Shown(s, options),
  coverage,
  everything: EVERYTHING,
});

const folder = new URL('../golden/', import.meta.url);
for (const name of readdirSync(folder))
  if (name.startsWith(`rules-${game.rules}-`)) rmSync(new URL(name, folder));
for (const { name, text, moves, shows } of records) {
  writeFileSync(new URL(name, folder), text);
  console.log(`${name}: ${moves} moves, shows ${shows}`);
}
