import { type Says, seatWord } from '@conclave/frame/says.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { CIVILISATION } from '../data/civilisations.ts';
import { tables } from '../data/tables.ts';
import { battleSides, scoreOf } from '../rules/battle.ts';
import { bonusOf, galaxyOf } from '../rules/galaxy.ts';
import type { Move, State } from '../rules/types.ts';
import { BONUS_TEXT, civilisationStart, civilisationText, STRATEGY_TEXT, sideText } from './names.ts';
import { sectorName } from './sector-names.ts';

type View = Readonly<State>;

/** A seat by its civilisation: what is said of a move knows no names. */
export const peopleOf = (view: View, seat: Seat): string => {
  const civilisation = view.civilisations[seat];
  return civilisation ? CIVILISATION[civilisation].name : seatWord(seat);
};

/** How a battle would end, told without names: “the Minerls win, 5 to 3”. */
export function foreseen(view: View, sector: number): string {
  const { sides, winner } = battleSides(view, sector);
  const scores = sides
    .map(scoreOf)
    .sort((a, b) => b - a)
    .join(' to ');
  return winner < 0 ? `a tie, ${scores}` : `the ${peopleOf(view, winner)} win, ${scores}`;
}

/** What everybody would lose in a battle: “the Humans lose 2 ships and a colony”; the survivors need no words. */
function costs(view: View, sector: number): string {
  const said = battleSides(view, sector).sides.flatMap(({ seat, shipsLost, coloniesLost }) => {
    const lost = [
      ...(shipsLost > 0 ? [plural(shipsLost, 'ship')] : []),
      ...(coloniesLost > 0 ? ['a colony'] : []),
    ];
    return lost.length === 0 ? [] : [`the ${peopleOf(view, seat)} lose ${listed(lost)}`];
  });
  return said.length === 0 ? 'nobody loses anything' : said.join(', ');
}

/** The neighbours of a slot with what they are: “B1 (production) and B2 (portal)”. */
function surroundings(view: View, slot: number): string {
  const next = galaxyOf(view).neighbours[slot]!;
  return listed(
    next.map((sector) => `${sectorName(view, sector)} (${bonusOf(view, sector) ?? 'hidden'})`).sort(),
  );
}

const SAYS: Says<State, Move, Move[0]> = {
  civilisation: (view, [, key]) =>
    `lead the ${civilisationText(key).name}: ${civilisationStart(tables(view), key)}`,
  slot: (view, [, sector]) => `settle at ${sectorName(view, sector)}, next to ${surroundings(view, sector)}`,
  choose(view, [, card, strategy, discard]) {
    const side = sideText(tables(view), card, strategy);
    const besides = discard === undefined ? '' : `, discard ${discard}`;
    return `play card ${card} for ${STRATEGY_TEXT[strategy].name}${side && ` (${side})`}${besides}`;
  },
  battle: (view, [, sector]) =>
    `start a battle at ${sectorName(view, sector)}: ${foreseen(view, sector)}; ${costs(view, sector)}`,
  endWar: () => 'end the war',
  colonize(view, [, sector]) {
    const bonus = bonusOf(view, sector);
    const brings = bonus === null ? '' : `: ${BONUS_TEXT[bonus].name.toLowerCase()}`;
    return `place a colony at ${sectorName(view, sector)}${brings}`;
  },
  pass: () => 'place no colony',
  move: (view, [, from, to, n]) =>
    `move ${plural(n, 'ship')} from ${sectorName(view, from)} to ${sectorName(view, to)}`,
  portal: (view, [, from, to, n]) =>
    `send ${plural(n, 'ship')} by portal from ${sectorName(view, from)} to ${sectorName(view, to)}`,
  produce: (view, [, sector]) => `produce a ship at ${sectorName(view, sector)}`,
  ambush: (view, [, sector, seat]) =>
    `ambush a ship of the ${peopleOf(view, seat)} at ${sectorName(view, sector)}`,
  convert: (view, [, sector, seat]) =>
    `convert a ship of the ${peopleOf(view, seat)} at ${sectorName(view, sector)}`,
  endExpansion: () => 'end the expansion',
};

/** A move as what its maker does. */
export const sayMove = (view: View, move: Move): string =>
  (SAYS[move[0]] as (view: View, move: Move) => string)(view, move);
