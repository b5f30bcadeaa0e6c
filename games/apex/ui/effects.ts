import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { EVOLUTIONS } from '../data/evolutions.ts';
import type { Strategy } from '../data/strategies.ts';
import { tables } from '../data/tables.ts';
import { canAct } from '../rules/actions.ts';
import { battleSides, isContested } from '../rules/battle.ts';
import { isColonizable } from '../rules/colonization.ts';
import { coloniesLeft, sectorCount } from '../rules/galaxy.ts';
import { type PoolSource, poolOf, poolSources } from '../rules/pool.ts';
import type { State } from '../rules/types.ts';
import { actionCount, EVOLUTION_TEXT, inWords, poolText } from '../words/names.ts';
import { type Verdict, verdictFor } from './preview.ts';
import { at } from './words.ts';

/** What a side of a card would do for a seat if its turn came now. */
export interface Effect {
  /** "C2 4:4 tie and C3 6:4 win", "no effect now: nobody to fight". */
  readonly text: string;
  /** The same for a button that is struck where there is no effect: "2 wins, 3 ties", "nobody to fight". */
  readonly brief: string;
  /** Where it comes from, line by line. */
  readonly details: readonly string[];
  /** What part of it may still be lost before the seat's turn; null for none. */
  readonly risk: string | null;
  readonly isNone: boolean;
}

const nothing = (why: string, details: readonly string[] = []): Effect => ({
  text: `no effect now: ${why}`,
  brief: why,
  details,
  risk: null,
  isNone: true,
});

const something = (
  text: string,
  details: readonly string[] = [],
  brief = text,
  risk: string | null = null,
): Effect => ({ text, brief, details, risk, isNone: false });

const sectorsWhere = (view: Readonly<State>, holds: (sector: number) => boolean): number[] =>
  Array.from({ length: sectorCount(view) }, (_, sector) => sector).filter(holds);

/** "at C3 and D1" */
const namesOf = (view: Readonly<State>, sectors: readonly number[]): string =>
  `at ${listed(sectors.map((sector) => at(view, sector)))}`;

const OUTCOMES = ['won', 'tied', 'lost'] as const;
const OUTCOME: { readonly [O in Verdict['outcome']]: readonly [one: string, many: string] } = {
  won: ['win', 'wins'],
  tied: ['tie', 'ties'],
  lost: ['loss', 'losses'],
};

/** More battles than these are only counted on a button. */
const NAMED = 2;

function war(view: Readonly<State>, seat: Seat): Effect {
  const sectors = sectorsWhere(view, (sector) => isContested(view, seat, sector));
  if (sectors.length === 0) return nothing('nobody to fight');
  const verdicts = sectors.map((sector) => ({ sector, ...verdictFor(view, seat, sector) }));
  const of = (wanted: Verdict['outcome']) => verdicts.filter(({ outcome }) => outcome === wanted);
  const named = OUTCOMES.flatMap(of).map(
    ({ sector, outcome, own, rival }) => `${at(view, sector)} ${own}:${rival} ${OUTCOME[outcome][0]}`,
  );
  const counted = OUTCOMES.filter((outcome) => of(outcome).length > 0).map((outcome) =>
    plural(of(outcome).length, ...OUTCOME[outcome]),
  );
  return something(
    listed(named),
    [`${plural(sectors.length, 'battle')} possible, as things stand`],
    (named.length > NAMED ? counted : named).join(', '),
  );
}

function evolution(view: Readonly<State>, seat: Seat, card: number): Effect {
  const { cards, maxLevel, rise } = tables(view);
  const named = cards[card - 1]!.evolution;
  const level = view.levels[seat]![EVOLUTIONS.indexOf(named)]!;
  if (level >= maxLevel) return nothing(`${named} is at level ${maxLevel}`);
  return something(`${named} level ${level} → ${Math.min(maxLevel, level + rise)}`, [
    EVOLUTION_TEXT[named].says,
  ]);
}

function colonization(view: Readonly<State>, seat: Seat): Effect {
  if (coloniesLeft(view, seat) === 0)
    return nothing(`all ${inWords(tables(view).colonies)} colonies are placed`);
  const sectors = sectorsWhere(view, (sector) => isColonizable(view, seat, sector));
  if (sectors.length === 0) return nothing('no sector to colonise');
  const [first, ...others] = sectors;
  if (others.length === 0) return something(`on ${at(view, first!)}`);
  return something(`${sectors.length} sectors to choose from`, [namesOf(view, sectors)]);
}

/** War comes before Expansion, and only a battle destroys a colony (AX-RES-01, AX-TOK-05). */
function riskOf(view: Readonly<State>, seat: Seat, sources: readonly PoolSource[]): string | null {
  const fragile = sources.flatMap(({ action, n, sector }) =>
    sector !== undefined && isContested(view, seat, sector) && battleSides(view, sector).winner !== seat
      ? [`${actionCount(action, n)} only if the colony on ${at(view, sector)} survives War`]
      : [],
  );
  return fragile.length === 0 ? null : `${listed(fragile)}.`;
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
  return something(poolText(pool), details, poolText(pool), riskOf(view, seat, sources));
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
