import { cellAt, cellTriple } from '@conclave/mechanics/triangles';
import { DOMAINS, type DomainCode } from '../data/domains.ts';
import { KIND, type MasteryKey } from '../data/mastery.ts';
import { MONUMENT_KEYS } from '../data/monuments.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { OMEN, type OmenKey } from '../data/omens.ts';
import { NEWEST, tables } from '../data/tables.ts';
import { TILES } from '../data/tiles.ts';

/*
 * Things as the specification writes them: cells `D(0,0)`, tiles `G01`, Domains `GOV`, copies `a` to `d`, and the keys of
 * cards, Monuments and Omens.
 */

/** @throws Error when nothing is called so */
function found(n: number, what: string): number {
  if (n === undefined || n < 0) throw new Error(`no ${what}`);
  return n;
}

const CELL = /^([UD])\((-?\d+),(-?\d+)\)$/;

export function cellOf(text: string): number {
  const read = CELL.exec(text);
  if (read === null) throw new Error(`not a cell: ${text}`);
  return cellAt(Number(read[2]), Number(read[3]), read[1] === 'D' ? 1 : 0);
}

export function cellText(cell: number): string {
  const [x, y, down] = cellTriple(cell);
  return `${down === 1 ? 'D' : 'U'}(${x},${y})`;
}

export const tileOf = (id: string): number =>
  found(
    TILES.findIndex((tile) => tile.id === id),
    `tile ${id}`,
  );
export const domainOf = (code: string): number =>
  found(DOMAINS.indexOf(code as DomainCode), `Domain ${code}`);
export const kindOf = (key: string): number => found(KIND[key as MasteryKey], `card ${key}`);
export const omenOf = (key: string): number => found(OMEN[key as OmenKey], `Omen ${key}`);
export const monumentOf = (key: string): number =>
  found(MONUMENT_KEYS.indexOf(key as (typeof MONUMENT_KEYS)[number]), `Monument ${key}`);
/** The card of a nation in games of a rules number; without one, in those that begin now. */
export const objectiveOf = (nation: string, rules?: number): number =>
  found(
    (rules === undefined ? NEWEST : tables({ rules })).dealt.find(
      (number) => OBJECTIVES[number]!.nation === nation,
    ) ?? -1,
    `nation ${nation}`,
  );
export const copyOf = (letter: string): number => found('abcd'.indexOf(letter), `copy ${letter}`);

/** Amounts by Domain. */
export type Amounts = { readonly [code in DomainCode]?: number };

export const listOf = (amounts: Amounts = {}): number[] => DOMAINS.map((code) => amounts[code] ?? 0);

/** The Domains of which there is something. */
export const amountsOf = (list: readonly number[]): Amounts =>
  Object.fromEntries(DOMAINS.flatMap((code, domain) => (list[domain] ? [[code, list[domain]]] : [])));
