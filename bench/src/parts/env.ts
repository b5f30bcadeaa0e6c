import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { games } from '@conclave/games';
import { below, type Move, type Rng, seeded, seedOf } from '@conclave/kernel';
import type { Part } from '../figures.ts';

const BIN = fileURLToPath(new URL('../../../bin/conclave.mjs', import.meta.url));
const WARM_MS = 1000;
const MS = 3000;
/** Steps per second that a program of somebody else can count on in APEX. */
const LEAST = 2000;

type Ask = (request: object) => Promise<{ readonly table: number; readonly moves?: readonly Move[] }>;

/** Random games of other people's programs: one request at a time, with each the moves that are open then. */
export const env: Part = {
  id: 'env',
  title: 'Random games over `conclave env --stdio`, a request a step, moves told with each',
  async measure() {
    const child = spawn(process.execPath, [BIN, 'env', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ask: Ask = async (request) => {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      return JSON.parse((await lines.next()).value!);
    };
    const figures = [];
    for (const [id, { meta }] of Object.entries(games)) {
      const rng = seeded(seedOf(1));
      await stepsPerSecond(ask, id, rng, WARM_MS);
      const value = await stepsPerSecond(ask, id, rng, MS);
      figures.push({ what: meta.title, value, unit: 'steps/s', ...(id === 'apex' && { least: LEAST }) });
    }
    const ended = once(child, 'exit');
    child.stdin.end();
    await ended;
    return figures;
  },
};

async function stepsPerSecond(ask: Ask, game: string, rng: Rng, ms: number): Promise<number> {
  const start = performance.now();
  const spent = () => performance.now() - start;
  let steps = 0;
  while (spent() < ms) {
    let at = await ask({ do: 'reset', game, seed: `${below(rng, 2 ** 32)}`, tell: ['moves'] });
    for (; at.moves !== undefined; steps++)
      at = await ask({ do: 'step', table: at.table, move: below(rng, at.moves.length), tell: ['moves'] });
    await ask({ do: 'release', table: at.table });
  }
  return (1000 * steps) / spent();
}
