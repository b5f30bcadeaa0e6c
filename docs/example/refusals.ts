import type { Refusal } from '@conclave/kernel';
import { WORLDS } from './worlds.ts';

const nameOf = (world: unknown): string => WORLDS[Number(world)]?.name ?? 'That world';

const SENTENCES: { readonly [code: string]: (params: Refusal['params']) => string } = {
  'not-in-hand': ({ ship }) => `Ship ${ship} is not in your hand.`,
  'out-of-reach': ({ world, reach }) =>
    `${nameOf(world)} is out of reach: only the first ${reach} worlds of the row can be claimed.`,
};

/** The sentences for the refusals of Claims; null for those of others. */
export const sayRefusal = ({ code, params }: Refusal): string | null => SENTENCES[code]?.(params) ?? null;
