import {
  type At,
  between,
  type EventLine,
  type EventPart,
  line,
  phrase,
} from '@conclave/frame/event-parts.ts';
import { listed } from '@conclave/frame/words.ts';
import { tables } from '../../data/tables.ts';
import { scoreOf, sideOf } from '../../rules/battle.ts';
import { galaxyOf } from '../../rules/galaxy.ts';
import type { Side } from '../../rules/types.ts';
import { sectorPart } from '../sector-names.ts';
import { type Of, ships } from './line.ts';

/** "2 ships and the colony". */
function kept({ ships: own, colonies, shipsLost }: Side, isOrigin: boolean): string {
  const left = own - shipsLost;
  return listed([
    ...(left > 0 ? [ships(left)] : []),
    ...(colonies > 0 ? [`the ${isOrigin ? 'origin ' : ''}colony`] : []),
  ]);
}

/** "Bo loses 6 ships and a colony", for everybody who loses something. */
function losses(sides: readonly Side[]): EventPart[] {
  const phrases = sides
    .filter(({ shipsLost, coloniesLost }) => shipsLost + coloniesLost > 0)
    .map(({ seat, shipsLost, coloniesLost }) => [
      { seat },
      ` loses ${listed([...(shipsLost > 0 ? [ships(shipsLost)] : []), ...(coloniesLost > 0 ? ['a colony'] : [])])}`,
    ]);
  return phrases.length === 0 ? [] : ['; ', ...between(phrases, ', ')];
}

/** "Ada wins at C3, 9 to 7 and 6, +1 VP; Bo loses 6 ships and a colony; Ada keeps 2 ships" */
export function battleLine([, seat, sector, told, winner]: Of<'battle'>, at: At): EventLine {
  const where = sectorPart(at, sector);
  const sides = told.map(sideOf);
  const first = sides.find((side) => side.seat === winner) ?? sides.find((side) => side.seat === seat)!;
  const others = sides.filter((side) => side !== first);
  const rivals = listed(
    others
      .map(scoreOf)
      .sort((a, b) => b - a)
      .map(String),
  );
  const scores = `${scoreOf(first)} to ${rivals}`;
  if (winner < 0)
    return line(
      1,
      seat,
      'AX-WAR-11',
      phrase` starts a battle at ${where} that nobody wins, ${scores}`,
      losses(sides),
    );
  const isOrigin = sector >= galaxyOf(at).neutral.length;
  const outcome = phrase` wins at ${where}, ${scores}, +${tables(at).battleVp} VP`;
  const keeps = phrase`; ${{ seat: winner }} keeps ${kept(first, isOrigin)}`;
  return line(1, winner, 'AX-WAR-07', outcome, losses(others), keeps);
}
