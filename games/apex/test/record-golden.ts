/**
 * Records the golden games anew: `npm run with -- node games/apex/test/record-golden.ts`. To be done when `RULES` is
 * raised; games of an older number that is still played stay beside the new ones, those of the same number go.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Options, pick, Recorder, recordText, seeded, seedOf } from '@conclave/kernel';
import { apex as game } from '../rules/game.ts';
import type { Move } from '../rules/types.ts';
import { coverage, EVERYTHING, Shown } from '../testing/coverage.ts';

const FOLDER = new URL('../golden/', import.meta.url);
const GAMES = 2000;
const NAMES = ['Ada', 'Bao', 'Cleo', 'Dov', 'Eki', 'Fay'];

interface Played {
  readonly number: number;
  readonly seen: ReadonlySet<string>;
  readonly moves: number;
}

const seatsOf = (number: number) => 2 + (number % 5);

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

/** Random moves, the same for the same number. */
function* play(number: number) {
  const rng = seeded(seedOf(-1 - number));
  const s = game.setup(seedOf(number), seatsOf(number), optionsOf(number));
  const shown = new Shown(s, optionsOf(number));
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    const move = pick(rng, candidates(number, seat, game.moves(s, seat)));
    shown.moved(s, move[0], game.apply(s, seat, move));
    yield { s, seat, move, seen: shown.seen };
  }
}

function summary(number: number): Played {
  let moves = 0;
  let seen: ReadonlySet<string> = new Set();
  for (const step of play(number)) {
    moves++;
    seen = step.seen;
  }
  return { number, seen, moves };
}

function write(number: number, gain: number): void {
  const seats = NAMES.slice(0, seatsOf(number)).map((name) => ({ name, kind: 'random' }));
  const head = { options: optionsOf(number), seats, seed: seedOf(number), salt: `golden ${number}` };
  const recorder = new Recorder(game, head);
  let end = game.setup(head.seed, seats.length, head.options);
  for (const { s, seat, move } of play(number)) {
    recorder.moved(s, seat, move);
    end = s;
  }
  const record = recorder.record(end);
  const name = `rules-${record.rules}-${seats.length}-seats-${record.outcome!.reason}-${number}.json`;
  writeFileSync(new URL(name, FOLDER), recordText(record));
  console.log(`${name}: ${record.moves.length} moves, ${gain} new, shows ${coverage(record).size}`);
}

/** Few and short games that show everything: always one that shows most of what is missing, the shortest of these. */
function record(): void {
  for (const name of readdirSync(FOLDER))
    if (name.startsWith(`rules-${game.rules}-`)) rmSync(new URL(name, FOLDER));
  const games = Array.from({ length: GAMES }, (_, number) => summary(number));
  const missing = new Set(EVERYTHING);
  while (missing.size > 0) {
    const gain = ({ seen }: Played) => [...missing].filter((what) => seen.has(what)).length;
    const best = games.reduce((a, b) => ((gain(b) - gain(a) || a.moves - b.moves) > 0 ? b : a));
    const gained = gain(best);
    if (gained === 0) throw new Error(`no game shows ${[...missing].join(', ')}`);
    for (const what of best.seen) missing.delete(what);
    write(best.number, gained);
  }
}

record();
