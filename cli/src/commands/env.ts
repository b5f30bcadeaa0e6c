import { checker } from '@conclave/server/check';
import { LIMITS } from '@conclave/server/protocol';
import { RefusedError } from '@conclave/server/refused';
import { linesOf } from '../env/lines.ts';
import { type Line, Request } from '../env/protocol.ts';
import { Tables } from '../env/tables.ts';

const check = checker(Request, 'request');

/** `conclave env --stdio`: games for somebody's program, as JSON lines; nothing that comes in ends it but `close`. */
export default async function env(): Promise<number> {
  const tables = new Tables();
  for await (const line of linesOf(process.stdin, LIMITS.body)) {
    if (line?.trim() === '') continue;
    const answer = await answerTo(line, tables);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    if ('closed' in answer) break;
  }
  return 0;
}

async function answerTo(line: string | null, tables: Tables): Promise<Line> {
  let id: Line['id'];
  try {
    const request = read(line);
    id = idOf(request);
    const checked = check(request);
    if ('error' in checked) throw checked.error;
    return { ...(await tables.answer(checked.value)), ...(id !== undefined && { id }) };
  } catch (error) {
    const refused = error instanceof RefusedError ? error : new RefusedError('internal');
    if (refused !== error) console.error(error);
    return { ...refused.body(), ...(id !== undefined && { id }) };
  }
}

/** @throws RefusedError too-large, not-json */
function read(line: string | null): unknown {
  if (line === null) throw new RefusedError('too-large');
  try {
    return JSON.parse(line);
  } catch {
    throw new RefusedError('not-json', {}, undefined, 'The line is not readable JSON.');
  }
}

/** The id of a request, also of one that is not in the expected form otherwise. */
function idOf(request: unknown): Line['id'] {
  const id = (request as { id?: unknown } | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
