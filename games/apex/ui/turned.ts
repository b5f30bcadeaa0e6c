import { between, type EventPart, listedParts, phrase } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { tables } from '../data/tables.ts';
import { controller, INFLUENCE, influence } from '../rules/control.ts';
import { sectorCount } from '../rules/galaxy.ts';
import type { Event, State } from '../rules/types.ts';
import { sectorPart } from '../words/sector-names.ts';
import { bonusOf } from './words.ts';

/** A sector whose control passes on, -1 for nobody. */
export interface Turned {
  readonly sector: number;
  readonly from: Seat;
  readonly to: Seat;
}

/** The sectors that others control after than before. */
export const turnedBetween = (before: Readonly<State>, after: Readonly<State>): readonly Turned[] =>
  Array.from({ length: sectorCount(after) }, (_, sector) => ({
    sector,
    from: controller(before, sector),
    to: controller(after, sector),
  })).filter(({ from, to }) => from !== to);

/** The table as it was before influence came to its seat, by a colony or by an evolution; null for all other events. */
function beforeInfluence(event: Event, after: Readonly<State>): State | null {
  switch (event[0]) {
    case 'colonized': {
      const [, , sector] = event;
      const colonies = after.colonies.map((owner, of) => (of === sector ? -1 : owner));
      return bonusOf(after, sector) === 'influence' ? { ...after, colonies } : null;
    }
    case 'evolved': {
      const [, seat, evolution] = event;
      if (EVOLUTIONS.indexOf(evolution) !== INFLUENCE) return null;
      const lower = after.levels[seat]!.map((level, i) =>
        i === INFLUENCE ? level - tables(after).rise : level,
      );
      return { ...after, levels: after.levels.with(seat, lower) };
    }
    default:
      return null;
  }
}

/** Sectors far from what happened that pass to its seat by influence: “; C2 and C3 go from Bo to Ada, influence 2 to 0” (AX-CTL-05). */
export function turnedParts(event: Event, after: Readonly<State>): readonly EventPart[] {
  const before = beforeInfluence(event, after);
  if (before === null) return [];
  const turned = turnedBetween(before, after);
  const pairs = new Map(turned.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  const named = (seat: Seat): EventPart => (seat < 0 ? 'nobody' : { seat });
  const phrases = [...pairs.values()].map(({ from, to }): readonly EventPart[] => {
    const sectors = turned.filter((one) => one.from === from && one.to === to);
    const names = listedParts(sectors.map(({ sector }) => [sectorPart(after, sector)]));
    const values = [to, from].filter((seat) => seat >= 0).map((seat) => influence(after, seat));
    const go = sectors.length > 1 ? 'go' : 'goes';
    return phrase`${names} ${go} from ${named(from)} to ${named(to)}, influence ${values.join(' to ')}`;
  });
  return phrases.length === 0 ? [] : ['; ', ...between(phrases, ', ')];
}
