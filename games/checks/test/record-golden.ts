/**
 * Records golden games: `npm run with -- node games/checks/test/record-golden.ts GAME`. To be done when a game's `RULES` is raised, or
 * when there is something that no recorded game of this number shows yet. What is recorded stays as it is.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@conclave/kernel';
import { coverageOf, goldenRecords, type Recording } from '../recording.ts';

const id = process.argv[2];
if (id === undefined) throw new Error('Say which game: node games/checks/test/record-golden.ts GAME');
const { default: recording } = (await import(`../../${id}/tests/recording.ts`)) as { default: Recording };

const folder = new URL(`../../${id}/tests/recorded/`, import.meta.url);
const missing = new Set(recording.coverage.EVERYTHING);
for (const name of readdirSync(folder).filter((name) => name.startsWith(`rules-${recording.game.rules}-`))) {
  const record = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord;
  for (const what of coverageOf(recording, record)) missing.delete(what);
}
for (const { name, text, moves, shows } of goldenRecords(recording, missing)) {
  writeFileSync(new URL(name, folder), text, { flag: 'wx' });
  console.log(`${name}: ${moves} moves, shows ${shows}`);
}
