import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../../games/registry.ts';

/**
 * The list of all recorded games that have been published, each with the SHA-256 of its file. What is on it stays as it is for
 * ever: whoever has such a record must be able to replay it. `node tests/lib/published.ts` adds the records that are new.
 */
export const LIST = new URL('../../games/published.txt', import.meta.url);

/** Every recorded game of the house, as “game/file”. */
export const recorded = (): string[] =>
  Object.keys(games)
    .flatMap((id) => {
      const folder = new URL(`../../games/${id}/tests/recorded/`, import.meta.url);
      const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
      return files.map((name) => `${id}/${name}`);
    })
    .sort();

export const digestOf = (record: string): string => {
  const [id, name] = record.split('/');
  return createHash('sha256')
    .update(readFileSync(new URL(`../../games/${id}/tests/recorded/${name}`, import.meta.url)))
    .digest('hex');
};

/** By record its digest, as the text of a list has it. */
export const readList = (text: string): Map<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('  ').reverse() as [string, string]),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const known = existsSync(LIST) ? readList(readFileSync(LIST, 'utf8')) : new Map<string, string>();
  const fresh = recorded().filter((record) => !known.has(record));
  for (const record of fresh) known.set(record, digestOf(record));
  const lines = [...known]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([record, digest]) => `${digest}  ${record}\n`);
  writeFileSync(LIST, lines.join(''));
  console.log(`${fresh.length} records published, ${known.size} in all.`);
}
