import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { EVOLUTIONS } from '../data/evolutions.ts';
import type { Strategy } from '../data/strategies.ts';
import { tables } from '../data/tables.ts';
import { canAct } from '../rules/actions.ts';
import { isContested } from '../rules/battle.ts';
import { isColonizable } from '../rules/colonization.ts';
import { coloniesLeft, sectorCount } from '../rules/galaxy.ts';
import { type PoolSource, poolOf, poolSources } from '../rules/pool.ts';
import type { State } from '../rules/types.ts';
import { actionCount, inWords, poolText } from '../words/names.ts';
import { at } from './words.ts';

/** What a side of a card would do for a seat if its turn came now. */
export interface Effect {
  /** Brief, for a button: "2 battles possible", "no effect now: nobody to fight". */
  readonly text: string;
  /** Where it comes from, line by line. */
  readonly details: readonly string[];
  readonly isNone: boolean;
}

const nothing = (why: string, details: readonly string[] = []): Effect => ({
  text: `no effect now: ${why}`,
  details,
  isNone: true,
});

const sectorsWhere = (view: Readonly<State>, holds: (sector: number) => boolean): number[] =>
  Array.from({ length: sectorCount(view) }, (_, sector) => sector).filter(holds);

/** "at C3 and D1" */
const namesOf = (view: Readonly<State>, sectors: readonly number[]): string =>
  `at ${listed(sectors.map((sector) => at(view, sector)))}`;

function war(view: Readonly<State>, seat: Seat): Effect {
  const sectors = sectorsWhere(view, (sector) => isContested(view, seat, sector));
  if (sectors.length === 0) return nothing('nobody to fight');
  return {
    text: `${plural(sectors.length, 'battle')} possible`,
    details: [namesOf(view, sectors)],
    isNone: false,
  };
}

function evolution(view: Readonly<State>, seat: Seat, card: number): Effect {
  const { cards, maxLevel, rise } = tables(view);
  const named = cards[card - 1]!.evolution;
  const level = view.levels[seat]![EVOLUTIONS.indexOf(named)]!;
  if (level >= maxLevel) return nothing(`${named} is at level ${maxLevel}`);
  return {
    text: `${named} level ${level} → ${Math.min(maxLevel, level + rise)}`,
    details: [],
    isNone: false,
  };
}

function colonization(view: Readonly<State>, seat: Seat): Effect {
  if (coloniesLeft(view, seat) === 0)
    return nothing(`all ${inWords(tables(view).colonies)} colonies are placed`);
  const sectors = sectorsWhere(view, (sector) => isColonizable(view, seat, sector));
  if (sectors.length === 0) return nothing('no sector to colonise');
  const [first, ...others] = sectors;
  if (others.length === 0) return { text: `on ${at(view, first!)}`, details: [], isNone: false };
  return {
    text: `${sectors.length} sectors to choose from`,
    details: [namesOf(view, sectors)],
    isNone: false,
  };
}

function expansion(view: Readonly<State>, seat: Seat, card: number): Effect {
  const sources = poolSources(view, seat, card);
  const from = (source: PoolSource['from'], sector?: number): string =>
    listed(
      sources
        .filter((one) => one.from === source && one.sector === sector)
        .map(({ action, n }) => actionCount(action, n)),
    );
  const levels = from('level');
  const details = [
    `${from('card')} from the card`,
    ...(levels ? [`${levels} from your levels`] : []),
    ...sources.flatMap(({ sector }) =>
      sector === undefined ? [] : [`${from('colony', sector)} from the colony on ${at(view, sector)}`],
    ),
  ];
  const total = sources.reduce((sum, { n }) => sum + n, 0);
  const pool = poolOf(view, seat, card);
  if (!canAct(view, seat, pool)) return nothing(`none of ${plural(total, 'action')} is possible`, details);
  return { text: poolText(pool), details, isNone: false };
}

/** What this side of the card would do now; until the seat's turn others may change it (AX-RES-04). */
export function effectOf(view: Readonly<State>, seat: Seat, card: number, strategy: Strategy): Effect {
  switch (strategy) {
    case 'war':
      return war(view, seat);
    case 'evolution':
      return evolution(view, seat, card);
    case 'colonization':
      return colonization(view, seat);
    case 'expansion':
      return expansion(view, seat, card);
  }
}
