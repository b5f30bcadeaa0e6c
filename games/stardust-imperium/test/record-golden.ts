/**
 * Records the golden games anew: `npm run with -- node games/stardust-imperium/test/record-golden.ts`. To be done
 * when `RULES` is raised; games of an older number stay beside the new ones as they are.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import {
  type GameRecord,
  pick,
  Recorder,
  type Rng,
  recordText,
  sameMove,
  seeded,
  seedOf,
  shuffle,
} from '@conclave/kernel';
import { stardustImperium as game } from '../rules/game.ts';
import type { Move, State } from '../rules/types.ts';
import { coverage, EVERYTHING } from '../testing/coverage.ts';

const GAMES = 600;
/** A slow player stops building with this many cards: that is how games reach the round limit. */
const ENOUGH = 5;

const isBuild = ([label]: Move) => label === 'build' || label === 'extra' || label.startsWith('declare');

/** Random moves; functions, which are many ways to do little, are preferred to ending the turn. */
function choose(s: State, seat: number, slow: boolean, rng: Rng): Move {
  const moves = game.moves(s, seat);
  const offered = slow && s.tableaus[seat]!.length >= ENOUGH ? moves.filter((move) => !isBuild(move)) : moves;
  const uses = offered.filter(([label]) => label === 'use' || label === 'accept');
  return inAnyOrder(pick(rng, uses.length > 0 && pick(rng, [true, false]) ? uses : offered), rng);
}

/** The same choice with its cards named in another order, where it has any (SI-ZON-06). */
function inAnyOrder(move: Move, rng: Rng): Move {
  const [label, ...words] = move;
  const other = [label, ...shuffle(rng, [...words])] as unknown as Move;
  return sameMove(game.canonical!(other), move) ? other : move;
}

function play(number: number): GameRecord {
  const seats = 2 + (number % 3);
  const slow = number % 5 === 0;
  const names = ['Ada', 'Bao', 'Cleo', 'Dov'].slice(0, seats).map((name) => ({ name, kind: 'random' }));
  const options = {
    firstPlayer: 'random',
    roundLimit: slow ? 30 : 60,
    vpCounts: 'shown',
    discardPile: 'browsable',
  };
  const head = { options, seats: names, seed: seedOf(number), salt: `golden ${number}` };
  const recorder = new Recorder(game, head);
  const s = game.setup(head.seed, seats, options);
  const rng = seeded(seedOf(-1 - number));
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    const move = choose(s, seat, slow, rng);
    game.apply(s, seat, move);
    recorder.moved(s, seat, move);
  }
  return recorder.record(s);
}

/** The fewest games, roughly, that show everything: always the one that shows most of what is still missing. */
function record(): void {
  const games = Array.from({ length: GAMES }, (_, number) => play(number));
  const shows = games.map(coverage);
  const missing = new Set(EVERYTHING);
  const folder = new URL('../golden/', import.meta.url);
  const ofThisNumber = readdirSync(folder).filter((name) => name.startsWith(`rules-${game.rules}-`));
  for (const name of ofThisNumber) rmSync(new URL(name, folder));
  while (missing.size > 0) {
    const gains = shows.map((seen) => [...missing].filter((what) => seen.has(what)).length);
    const best = gains.indexOf(Math.max(...gains));
    if (gains[best] === 0) throw new Error(`no game shows ${[...missing].join(', ')}`);
    for (const what of shows[best]!) missing.delete(what);
    const { outcome, seats, rules } = games[best]!;
    const name = `rules-${rules}-${seats.length}-seats-${outcome!.reason}-${best}.json`;
    writeFileSync(new URL(name, folder), recordText(games[best]!));
    console.log(`${name}: ${games[best]!.moves.length} moves, ${gains[best]} new, ${missing.size} left`);
  }
}

record();
