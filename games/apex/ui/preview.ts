import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { tables } from '../data/tables.ts';
import { battleSides, scoreOf } from '../rules/battle.ts';
import { controller } from '../rules/control.ts';
import { isOpposed, isPresent, reserve } from '../rules/galaxy.ts';
import type { Move, Side, State } from '../rules/types.ts';
import { at } from './words.ts';

/** One player's part in a battle to come. */
interface Part {
  readonly seat: Seat;
  readonly tokens: number;
  readonly armament: number;
  readonly score: number;
  /** "2 ships and the colony"; `nothing` where all is lost. */
  readonly keeps: string;
  /** "6 ships and a colony"; `nothing` without losses. */
  readonly loses: string;
}

/** How a battle would end now, highest score first. */
export interface BattlePreview {
  readonly parts: readonly Part[];
  /** -1 when the highest score is shared. */
  readonly winner: Seat;
}

const words = (ships: number, colony: string): string =>
  listed([...(ships > 0 ? [plural(ships, 'ship')] : []), ...(colony ? [colony] : [])]) || 'nothing';

export function previewBattle(view: Readonly<State>, sector: number): BattlePreview {
  const { sides, winner } = battleSides(view, sector);
  const isOrigin = (seat: Seat) => view.origins[seat] === sector;
  const parts = sides
    .map((side): Part => {
      const { seat, ships, colonies, armament, shipsLost, coloniesLost } = side;
      const colonyLeft = colonies - coloniesLost > 0;
      return {
        seat,
        tokens: ships + colonies,
        armament,
        score: scoreOf(side),
        keeps: words(ships - shipsLost, colonyLeft ? `the ${isOrigin(seat) ? 'origin ' : ''}colony` : ''),
        loses: words(shipsLost, coloniesLost > 0 ? 'the colony' : ''),
      };
    })
    .sort((a, b) => b.score - a.score || a.seat - b.seat);
  return { parts, winner };
}

/** How a battle would end for one of those who are in it, with what to think of before it is started. */
export interface Verdict {
  readonly outcome: 'won' | 'lost' | 'tied';
  /** Their strength, and the highest of the others. */
  readonly own: number;
  readonly rival: number;
  readonly warning: string | null;
}

/** Fewer than this part of the ships kept is costly. */
const CHEAP = 0.5;

/** What a battle that is not won costs: “you would lose 2 ships; your origin colony stays” (AX-TOK-06). */
function costOf({ colonies, shipsLost, coloniesLost }: Side): string {
  const stays = colonies > coloniesLost;
  if (shipsLost + coloniesLost === 0) return 'you would lose nothing, as your origin colony stays';
  const lost = words(shipsLost, coloniesLost > 0 ? 'the colony' : '');
  return `you would lose ${lost}${stays ? ', but not your origin colony' : ''}`;
}

export function verdictFor(view: Readonly<State>, seat: Seat, sector: number): Verdict {
  const { sides, winner } = battleSides(view, sector);
  const mine = sides.find((side) => side.seat === seat)!;
  const own = scoreOf(mine);
  const rival = Math.max(...sides.filter((side) => side !== mine).map(scoreOf));
  if (winner < 0)
    return { outcome: 'tied', own, rival, warning: `A tie: ${costOf(mine)}, and nobody scores.` };
  if (winner !== seat)
    return { outcome: 'lost', own, rival, warning: `A defeat: ${costOf(mine)}, and the winner scores 1 VP.` };
  const { ships, shipsLost } = mine;
  const isCostly = ships > 1 && (ships - shipsLost) / ships < CHEAP;
  return {
    outcome: 'won',
    own,
    rival,
    warning: isCostly ? `Costly: ${shipsLost} of your ${plural(ships, 'ship')} are lost.` : null,
  };
}

/** What would be different after a move: control of the sectors it touches, and how a battle there would end. */
export interface Consequence {
  readonly sector: number;
  /** Who controls it before and after, -1 for nobody. */
  readonly before: Seat;
  readonly after: Seat;
  /** The viewer's battle there after the move; null where there is nobody to fight. */
  readonly battle: 'won' | 'lost' | 'tied' | null;
}

/** The sectors that an action touches. */
const sectorsOf = (move: Move): readonly number[] => {
  switch (move[0]) {
    case 'move':
    case 'portal':
      return [move[1], move[2]];
    case 'produce':
    case 'ambush':
    case 'convert':
      return [move[1]];
    default:
      return [];
  }
};

/** The table with ships and colonies as a move made so many times leaves them, and nothing else of what may follow from it. */
export function afterMove(view: Readonly<State>, seat: Seat, move: Move, times = 1): State {
  const after = {
    ...view,
    ships: view.ships.map((ships) => ships.slice()),
    colonies: view.colonies.slice(),
    origins: view.origins.slice(),
  };
  const add = (owner: Seat, sector: number, n: number) => {
    after.ships[owner]![sector]! += n;
  };
  switch (move[0]) {
    case 'slot':
      after.origins[seat] = move[1];
      add(seat, move[1], tables(view).starts[view.civilisations[seat]!].ships);
      break;
    case 'move':
    case 'portal':
      add(seat, move[1], -move[3]);
      add(seat, move[2], move[3]);
      break;
    case 'produce':
      add(seat, move[1], times);
      break;
    case 'ambush':
      add(move[2], move[1], -1);
      break;
    case 'convert':
      add(move[2], move[1], -1);
      if (reserve(view, seat) > 0) add(seat, move[1], 1);
      break;
    case 'colonize':
      after.colonies[move[1]] = seat;
      break;
    case 'battle':
      for (const { seat: fighter, shipsLost, coloniesLost } of battleSides(view, move[1]).sides) {
        add(fighter, move[1], -shipsLost);
        if (coloniesLost > 0) after.colonies[move[1]] = -1;
      }
  }
  return after;
}

/** The most ships that may go without the control of where they are being lost; all of them where it is lost or another's anyway. */
export function spareShips(
  view: Readonly<State>,
  seat: Seat,
  from: number,
  to: number,
  most: number,
): number {
  const holds = (n: number) =>
    controller(n === 0 ? view : afterMove(view, seat, ['portal', from, to, n]), from) === seat;
  if (!holds(0)) return most;
  for (let n = most; n > 0; n--) if (holds(n)) return n;
  return most;
}

/** What an action made so many times would change on the sectors it touches. */
export function consequences(
  view: Readonly<State>,
  seat: Seat,
  move: Move,
  times = 1,
): readonly Consequence[] {
  const after = afterMove(view, seat, move, times);
  return sectorsOf(move).map((sector) => ({
    sector,
    before: controller(view, sector),
    after: controller(after, sector),
    battle:
      isPresent(after, seat, sector) && isOpposed(after, seat, sector)
        ? verdictFor(after, seat, sector).outcome
        : null,
  }));
}

const BATTLE = {
  won: 'you would win a battle',
  lost: 'you would lose a battle',
  tied: 'a battle would be a tie',
};

/** What becomes of the control of a sector: “you take control from Bo”. */
function sayControl(seats: readonly SeatInfo[], me: Seat, before: Seat, after: Seat): string {
  const verb = (seat: Seat, own: string, other: string) =>
    seat === me ? `you ${own}` : `${seats[seat]!.name} ${other}`;
  const name = (seat: Seat) => (seat === me ? 'you' : seats[seat]!.name);
  if (before === after) return after < 0 ? 'nobody has control' : `${verb(after, 'keep', 'keeps')} control`;
  if (after < 0) return `${verb(before, 'lose', 'loses')} control`;
  if (before === me) return `you lose control to ${name(after)}`;
  return `${verb(after, 'take', 'takes')} control${before < 0 ? '' : ` from ${name(before)}`}`;
}

/** A consequence in words: “C3: you take control; you would win a battle”. */
export function sayConsequence(
  view: Readonly<State>,
  seats: readonly SeatInfo[],
  me: Seat,
  { sector, before, after, battle }: Consequence,
): string {
  const control = sayControl(seats, me, before, after);
  return `${at(view, sector)}: ${control}${battle === null ? '' : `; ${BATTLE[battle]}`}`;
}
