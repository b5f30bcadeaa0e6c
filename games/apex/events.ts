import type { Seat } from '@conclave/kernel';
import { isTied } from '@conclave/mechanics/places';
import { between, type EventLine, type EventPart, line } from '../frame/event-parts.ts';
import { listed, plural } from '../frame/words.ts';
import { TILES } from './data/sectors.ts';
import type { Strategy } from './data/strategies.ts';
import { idleLine } from './idle-words.ts';
import { turnOrder } from './rules/turn-order.ts';
import type { Choice, Event, Side } from './rules/types.ts';
import { sectorName } from './sector-names.ts';
import {
  BONUS_TEXT,
  civilisationText,
  END_REASONS,
  EVOLUTION_TEXT,
  poolText,
  STRATEGY_TEXT,
  tokenCount,
} from './texts.ts';

const RULE: { readonly [S in Strategy]: string } = {
  war: 'AX-WAR-02',
  evolution: 'AX-EVO-01',
  colonization: 'AX-COL-01',
  expansion: 'AX-EXP-02',
};

const ships = (n: number): string => (n === 1 ? 'a ship' : `${n} ships`);

/** What everybody plays, in the order of the turns that follow (AX-RES-01, 02). */
function playsOf(choices: readonly Choice[]): EventPart[] {
  const plays = turnOrder(choices).map((seat) => {
    const { card, strategy } = choices[seat]!;
    return [{ seat }, ` ${STRATEGY_TEXT[strategy].name} with ${card}`];
  });
  return between(plays, ', ');
}

const scoreOf = ([, own, colony, armament]: Side): number => own + colony + armament;

/** "2 ships and the colony". */
function kept([, own, colony, , shipsLost]: Side, isOrigin: boolean): string {
  const left = own - shipsLost;
  return listed([
    ...(left > 0 ? [ships(left)] : []),
    ...(colony > 0 ? [`the ${isOrigin ? 'origin ' : ''}colony`] : []),
  ]);
}

/** "Bo loses 6 ships and a colony", for everybody who loses something. */
function losses(sides: readonly Side[]): EventPart[] {
  const phrases = sides
    .filter(([, , , , shipsLost, coloniesLost]) => shipsLost + coloniesLost > 0)
    .map(([seat, , , , shipsLost, coloniesLost]) => [
      { seat },
      ` loses ${listed([...(shipsLost > 0 ? [ships(shipsLost)] : []), ...(coloniesLost > 0 ? ['a colony'] : [])])}`,
    ]);
  return phrases.length === 0 ? [] : ['; ', ...between(phrases, ', ')];
}

/** "Ada wins at C3, 9 against 7 and 6; keeps 2 ships, +1 VP; Bo loses 6 ships and a colony" */
function battle(event: Extract<Event, readonly ['battle', ...unknown[]]>, seats: number): EventLine {
  const [, seat, sector, sides, winner] = event;
  const where = sectorName(seats, sector);
  const first = sides.find(([side]) => side === winner) ?? sides.find(([side]) => side === seat)!;
  const others = sides.filter((side) => side !== first);
  const against = listed(
    others
      .map(scoreOf)
      .sort((a, b) => b - a)
      .map(String),
  );
  const scores = `${scoreOf(first)} against ${against}`;
  if (winner < 0)
    return line(
      1,
      seat,
      'AX-WAR-11',
      ` starts a battle at ${where} that nobody wins, ${scores}`,
      losses(sides),
    );
  const isOrigin = sector >= 4 * seats;
  const outcome = ` wins at ${where}, ${scores}; keeps ${kept(first, isOrigin)}, +1 VP`;
  return line(1, winner, 'AX-WAR-07', outcome, losses(others));
}

/** Who scores what at the end of an age, most first. */
function scored(controllers: readonly Seat[], bonuses: readonly number[]): EventPart[] {
  const held = bonuses.map((_, seat) => controllers.filter((controller) => controller === seat).length);
  const total = (seat: Seat) => held[seat]! + bonuses[seat]!;
  const phrases = bonuses
    .map((_, seat) => seat)
    .sort((a, b) => total(b) - total(a) || a - b)
    .map((seat): EventPart[] => [
      { seat },
      ` +${total(seat)}`,
      bonuses[seat]! > 0 ? ` (${plural(held[seat]!, 'sector')}, ${bonuses[seat]} by colonies)` : '',
    ]);
  return between(phrases, ', ');
}

/** How the game ended, and the tokens of those who are equal in points (AX-END-03). */
function ended([, reason, points, tokens]: Extract<Event, readonly ['gameOver', ...unknown[]]>): EventLine {
  const counts = tokens.flatMap((n, seat): EventPart[][] =>
    isTied(points, seat) ? [[{ seat }, ` ${points[seat]} VP and ${tokenCount(n)}`]] : [],
  );
  const tied = counts.length === 0 ? [] : [' ', ...between(counts, ', '), '.'];
  return line(0, null, 'AX-END-01', `The game is over. ${END_REASONS[reason]}`, tied);
}

/**
 * An event in words, for the log of browser and terminal; null for what the table shows and nobody needs to be told.
 * @param seats how many seats the game has
 */
export function eventLine(event: Event, seats: number): EventLine | null {
  const at = (sector: number) => sectorName(seats, sector);
  switch (event[0]) {
    case 'civilisationChosen':
      return line(0, event[1], 'AX-SET-04', ' leads the ', { name: civilisationText(event[2]).name });
    case 'settled':
      return line(0, event[1], 'AX-SET-06', ` settles at ${at(event[2])} with ${ships(event[3])}`);
    case 'ageStarted': {
      const [, age, left] = event;
      const open = left.length === 0 ? '' : `; out of it, face up: ${listed(left.map(String))}`;
      return line(0, null, 'AX-AGE-02', `Age ${age} begins${open}`);
    }
    case 'received':
      return null;
    case 'roundStarted':
      return line(0, null, 'AX-AGE-01', `Age ${event[1]}, round ${event[2]}`);
    case 'revealed':
      return line(0, null, 'AX-CHO-02', 'Revealed: ', playsOf(event[1]));
    case 'discarded': {
      const phrases = event[1].map((card, seat): EventPart[] => [{ seat }, ` ${card}`]);
      return line(1, null, 'AX-DUE-03', 'Discarded besides: ', between(phrases, ', '));
    }
    case 'turnStarted':
      return line(
        0,
        event[1],
        RULE[event[2]],
        ': ',
        { name: STRATEGY_TEXT[event[2]].name },
        ` with card ${event[3]}`,
      );
    case 'pooled':
      return line(1, event[1], 'AX-EXP-01', ` has ${poolText(event[2])}`);
    case 'battle':
      return battle(event, seats);
    case 'evolved':
      return line(
        1,
        event[1],
        'AX-EVO-01',
        ` raises ${EVOLUTION_TEXT[event[2]].name.toLowerCase()} to ${event[3]}`,
      );
    case 'colonized':
      return line(1, event[1], 'AX-COL-01', ` places a colony at ${at(event[2])}`);
    case 'moved': {
      const [, seat, from, to, n] = event;
      return line(1, seat, 'AX-MOV-01', ` moves ${ships(n)} from ${at(from)} to ${at(to)}`);
    }
    case 'portalled': {
      const [, seat, from, to, n] = event;
      return line(1, seat, 'AX-POR-01', ` sends ${ships(n)} by portal from ${at(from)} to ${at(to)}`);
    }
    case 'flipped': {
      const bonus = BONUS_TEXT[TILES[event[2]]!].name.toLowerCase();
      return line(1, null, 'AX-XPL-02', `${at(event[1])} is discovered: ${bonus}`);
    }
    case 'produced':
      return line(1, event[1], 'AX-PRO-01', ` produces a ship at ${at(event[2])}`);
    case 'ambushed':
      return line(
        1,
        event[1],
        'AX-AMB-01',
        ' destroys a ship of ',
        { seat: event[3] },
        ` by ambush at ${at(event[2])}`,
      );
    case 'converted': {
      const [, seat, sector, opponent, placed] = event;
      const none = placed ? '' : ', with no ship in reserve to take its place';
      return line(
        1,
        seat,
        'AX-CNV-01',
        ' converts a ship of ',
        { seat: opponent },
        ` at ${at(sector)}${none}`,
      );
    }
    case 'turnEnded':
      return idleLine(event);
    case 'ageScored':
      return line(0, null, 'AX-SCO-01', `Age ${event[1]} is scored: `, scored(event[2], event[3]));
    case 'gameOver':
      return ended(event);
  }
}
