import { no } from '@conclave/frame/refusing.ts';
import type { Frame, Refusal, Seat } from '@conclave/kernel';
import type { Type } from '../../data/tracks.ts';
import { isForeignHome, tileAt } from '../board.ts';
import { distanceBetween } from '../distances.ts';
import { ABILITIES } from '../leaders/abilities.ts';
import { leaderOf } from '../leaders/makers.ts';
import { FREE, reducedCost } from '../leaders/pieces.ts';
import { fits, interruption } from '../leaders/window.ts';
import type { State } from '../types.ts';
import { whyNotBase } from './build.ts';
import { type Args, noSector } from './words.ts';

/** A base that a leader makes cheaper (LD03, LD07, LD08). */
const base = (s: Readonly<State>, seat: Seat, type: Type, discount: number, args: Args): Refusal =>
  whyNotBase(s, seat, type, args, (sector) => reducedCost(s, seat, type, sector, discount));

/** A Fleet that a leader moves (LD06, LD07). */
function fleet(s: Readonly<State>, seat: Seat, steps: number, [number, to]: Args): Refusal {
  const from = s.fleets[seat]![number as number] ?? -1;
  if (from < 0) return no('no-such-unit', 'HG-LEA-10', { unit: 'fleet' });
  const none = noSector(s, to);
  if (none) return none;
  const goal = to as number;
  if (goal === from) return no('same-sector', 'HG-LEA-10');
  if (tileAt(s, goal) === null) return no('no-tile', 'HG-MOV-05');
  if (isForeignHome(s, seat, goal)) return no('foreign-home', 'HG-MOV-05');
  return no('too-far', 'HG-LEA-10', { distance: distanceBetween(s, from, goal), steps });
}

function tile(s: Readonly<State>, [number, sector]: Args): Refusal {
  if (!s.pool.includes(number as number)) return no('no-such-tile', 'HG-LEA-10', { tile: number ?? -1 });
  return noSector(s, sector) ?? no('not-empty', 'HG-EXP-03');
}

/** What is wrong with the choice that an ability leaves, by leader and level; others just offer what they offer. */
function whyNotChoice(s: Readonly<State>, seat: Seat, level: number, args: Args): Refusal {
  const leader = leaderOf(s, seat);
  const n = leader.n[level - 1]!;
  switch (`${leader.key} ${level}`) {
    case 'prefects 2':
    case 'prefects 3':
      return base(s, seat, 'industrial', FREE, args);
    case 'eadrom 2':
      return base(s, seat, 'martial', FREE, args);
    case 'assemblySpeaker 2':
      return base(s, seat, 'political', n, args);
    case 'izanagi 1':
    case 'eadrom 1':
      return fleet(s, seat, n, args);
    case 'eadrom 3':
      return tile(s, args);
    case 'envoy 2':
      return no('not-in-hand', 'HG-LEA-09', { card: args[0] ?? -1 });
    case 'technocrat 2':
      return no('not-advanced', 'HG-LEA-09', { card: args[0] ?? -1 });
    default:
      return no('not-its-choice', 'HG-LEA-09', { leader: s.leaders[seat]!, level, n });
  }
}

/** A level of the own leader: whether it is uncovered, whether its moment has come, and what it would do. */
export function whyNotLead(s: Readonly<State>, seat: Seat, f: Frame, [level, ...args]: Args): Refusal {
  if (s.leaders.length === 0) return no('no-leaders', 'HG-VAR-09');
  const leader = s.leaders[seat]!;
  if (leader < 0) return no('no-leader-yet', 'HG-VAR-09');
  if (level !== 1 && level !== 2 && level !== 3) return no('no-such-level', 'HG-LEA-02');
  if (level > s.positions[seat]!)
    return no('level-covered', 'HG-LEA-02', { level, position: s.positions[seat]! });
  const { key, timing, n } = leaderOf(s, seat);
  const when = timing[level - 1]!;
  if (f.do !== 'leaderWindow') return no('leader-when-asked', 'HG-LEA-06', { leader, level, when });
  if (!fits(s, seat, level, interruption.under(s)!.moment))
    return no('leader-wrong-time', 'HG-LEA-06', { leader, level, when });
  let some = false;
  const note = () => {
    some = true;
  };
  ABILITIES[key][level - 1]!.options(s, seat, note, n[level - 1]!);
  return some
    ? whyNotChoice(s, seat, level, args)
    : no('leader-without-effect', 'HG-LEA-09', { leader, level, n: n[level - 1]! });
}
