import { cpus } from 'node:os';
import { type Figure, NotReady, type Part } from './figures.ts';
import { bots } from './parts/bots.ts';
import { bundle } from './parts/bundle.ts';
import { costs } from './parts/costs.ts';
import { dominations } from './parts/dominations.ts';
import { env } from './parts/env.ts';
import { kernel } from './parts/kernel.ts';
import { patterns } from './parts/patterns.ts';
import { peer } from './parts/peer.ts';
import { refusals } from './parts/refusals.ts';
import { server } from './parts/server.ts';
import { thinking } from './parts/thinking.ts';

export type { Figure, Part } from './figures.ts';

/** All that can be measured, in the order in which it is. */
export const PARTS: readonly Part[] = [
  kernel,
  peer,
  costs,
  patterns,
  dominations,
  refusals,
  thinking,
  env,
  server,
  bots,
  bundle,
];

/** A machine and what was measured on it. */
export interface Measured {
  readonly machine: { readonly processor: string; readonly cores: number; readonly node: string };
  readonly parts: readonly MeasuredPart[];
}

export interface MeasuredPart {
  readonly id: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  /** Why there are no figures. */
  readonly missing?: string;
}

/**
 * Measures some parts, or all.
 * @param ids parts to measure; none: all of them
 * @param onPart called with each part when it is measured
 */
export async function bench(
  ids: readonly string[],
  onPart: (part: MeasuredPart) => void = () => {},
): Promise<Measured> {
  const parts: MeasuredPart[] = [];
  for (const one of PARTS) {
    if (ids.length > 0 && !ids.includes(one.id)) continue;
    const part = await measured(one);
    parts.push(part);
    onPart(part);
  }
  return { machine: machine(), parts };
}

async function measured({ id, title, measure }: Part): Promise<MeasuredPart> {
  try {
    return { id, title, figures: await measure() };
  } catch (error) {
    if (error instanceof NotReady) return { id, title, figures: [], missing: error.message };
    throw error;
  }
}

/** What the figures were measured on. */
export const machine = (): Measured['machine'] => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  node: process.versions.node,
});
