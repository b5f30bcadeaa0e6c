import type { Seat } from '@conclave/kernel';
import { EVOLUTIONS, type Evolution } from '../data/evolutions.ts';
import { tables } from '../data/tables.ts';
import type { State } from '../rules/types.ts';
import { at, bonusOf } from './words.ts';

/** An evolution as it counts: the level, and the colonies that add to it. */
export interface Effective {
  readonly evolution: Evolution;
  readonly level: number;
  /** Sectors whose colonies add to it. */
  readonly colonies: readonly number[];
  readonly value: number;
}

/** All four evolutions of a seat (AX-CTL-05, AX-WAR-06, AX-BON-04). */
export function effectiveLevels(view: Readonly<State>, seat: Seat): readonly Effective[] {
  return EVOLUTIONS.map((evolution, i) => {
    const level = view.levels[seat]![i]!;
    const colonies = view.colonies.flatMap((owner, sector) =>
      owner === seat && bonusOf(view, sector) === evolution ? [sector] : [],
    );
    return { evolution, level, colonies, value: level + colonies.length * tables(view).bonus[evolution] };
  });
}

/** Where a value comes from: "level 2 and the colony on C3". */
export function sourceOf(view: Readonly<State>, { level, colonies }: Effective): string {
  const names = colonies.map((sector) => at(view, sector)).join(', ');
  if (colonies.length === 0) return `level ${level}`;
  return `level ${level} and ${colonies.length === 1 ? 'the colony' : 'the colonies'} on ${names}`;
}
