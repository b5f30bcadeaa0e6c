import type { Refusal } from '@conclave/kernel';
import { DOMAIN_NAMES } from '../../data/domains.ts';
import { MASTERY } from '../../data/mastery.ts';
import { TILES } from '../../data/tiles.ts';

export type Params = Refusal['params'];

/** By code. */
export type Sentences = { readonly [code: string]: (p: Params) => string };

/* What parameters stand for, also where they are no number of anything. */

export const domain = (n: unknown): string => DOMAIN_NAMES[n as number] ?? 'that Domain';
export const card = (n: unknown): string => MASTERY[n as number]?.name ?? 'That card';
export const tile = (n: unknown): string => TILES[n as number]?.id ?? 'That tile';
