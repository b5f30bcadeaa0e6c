import { randomBytes } from 'node:crypto';
import { type Bot, botsFor, usualBot } from '@conclave/bots';
import { commitment, recordText, seeded, sha256 } from '@conclave/kernel';
import { InputError, Stopped } from '../faults.ts';
import { botsNamed, gameNamed, optionsFrom, seatsFor, titleOf } from '../games.ts';
import { wordsOf } from '../plain.ts';
import { Solo } from '../play/solo.ts';
import { playAtTable } from '../play/table.ts';
import { put, tryPut } from '../put.ts';

interface PlayOptions {
  readonly seats?: number;
  readonly bots?: readonly string[];
  readonly seat: number;
  readonly name: string;
  readonly option?: readonly string[];
  readonly seed?: string;
  readonly record?: string;
  readonly map: boolean;
}

/** `conclave play GAME`: one person at the keyboard, bots on the other seats. */
export default async function play(id: string, given: PlayOptions): Promise<number> {
  const game = await gameNamed(id);
  const seats = seatsFor(game, given.seats);
  if (given.seat > seats) throw new InputError(`there is no seat ${given.seat} among ${seats}.`);
  const me = given.seat - 1;
  const bots = given.bots ? botsNamed(game, given.bots) : [usualBot(botsFor(game))!];
  const table = Array.from({ length: seats }, (_, seat): Bot | null =>
    seat === me ? null : bots[(seat < me ? seat : seat - 1) % bots.length]!,
  );
  const chance = (what: string): string =>
    given.seed === undefined ? randomBytes(16).toString('hex') : sha256(`${given.seed}/${what}`).slice(0, 32);
  const [seed, salt] = [chance('game'), chance('salt')];
  const solo = new Solo(game, {
    options: optionsFrom(game, given.option),
    seats: table.map((bot) => (bot ? { name: bot.id, kind: 'bot' } : { name: given.name, kind: 'human' })),
    seed,
    salt,
  });
  console.log(`${titleOf(id)}. Seed and salt of this game have the SHA-256 ${commitment(seed, salt)}.`);

  const file = given.record ?? `${id}-${seed.slice(0, 8)}.json`;
  tryPut('the record', file);
  const minds = table.map((_, seat) => seeded(chance(`seat ${seat}`)));
  const place = { solo, me, words: await wordsOf(id), hasMap: given.map };
  const ended = await playAtTable(place, table, minds);
  put('the record', file, recordText(solo.record()));
  console.log(`The record is in ${file}.`);
  if (ended === 'interrupted') throw new Stopped();
  return 0;
}
