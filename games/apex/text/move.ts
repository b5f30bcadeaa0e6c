import type { Seat } from '@conclave/kernel';
import { listed, plural } from '../../frame/words.ts';
import { CIVILISATION } from '../data/civilisations.ts';
import { battleSides } from '../rules/battle.ts';
import { bonusOf, galaxyOf } from '../rules/galaxy.ts';
import type { Move, State } from '../rules/types.ts';
import { sectorName } from '../sector-names.ts';
import { BONUS_TEXT, civilisationStart, civilisationText, STRATEGY_TEXT, sideText } from '../texts.ts';

/** A seat by its civilisation: what is said of a move knows no names. */
export const peopleOf = (view: Readonly<State>, seat: Seat): string => {
  const civilisation = view.civilisations[seat];
  return civilisation ? CIVILISATION[civilisation].name : `seat ${seat + 1}`;
};

/** How a battle would end, told without names: “the Minerls win, 5 to 3”. */
export function foreseen(view: Readonly<State>, sector: number): string {
  const { sides, winner } = battleSides(view, sector);
  const scores = sides
    .map(([, ships, colony, armament]) => ships + colony + armament)
    .sort((a, b) => b - a)
    .join(' to ');
  return winner < 0 ? `a tie, ${scores}` : `the ${peopleOf(view, winner)} win, ${scores}`;
}

/** What everybody would lose in a battle: “the Humans lose 2 ships and a colony”; the survivors need no words. */
function costs(view: Readonly<State>, sector: number): string {
  const said = battleSides(view, sector).sides.flatMap(([seat, , , , ships, colonies]) => {
    const lost = [...(ships > 0 ? [plural(ships, 'ship')] : []), ...(colonies > 0 ? ['a colony'] : [])];
    return lost.length === 0 ? [] : [`the ${peopleOf(view, seat)} lose ${listed(lost)}`];
  });
  return said.length === 0 ? 'nobody loses anything' : said.join(', ');
}

/** The neighbours of a slot with what they are: “B1 (production) and B2 (portal)”. */
function surroundings(view: Readonly<State>, slot: number): string {
  const next = galaxyOf(view.seats).neighbours[slot]!;
  return listed(
    next.map((sector) => `${sectorName(view.seats, sector)} (${bonusOf(view, sector) ?? 'hidden'})`).sort(),
  );
}

/** A move as what its maker does. */
export function sayMove(view: Readonly<State>, move: Move): string {
  const at = (sector: number) => sectorName(view.seats, sector);
  switch (move[0]) {
    case 'civilisation':
      return `lead the ${civilisationText(move[1]).name}: ${civilisationStart(move[1], view.rules)}`;
    case 'slot':
      return `settle at ${at(move[1])}, next to ${surroundings(view, move[1])}`;
    case 'choose': {
      const [, card, strategy, discard] = move;
      const side = sideText(card, strategy);
      const besides = discard === undefined ? '' : `, discard ${discard}`;
      return `play card ${card} for ${STRATEGY_TEXT[strategy].name}${side && ` (${side})`}${besides}`;
    }
    case 'battle':
      return `start a battle at ${at(move[1])}: ${foreseen(view, move[1])}; ${costs(view, move[1])}`;
    case 'endWar':
      return 'end the war';
    case 'colonize': {
      const bonus = bonusOf(view, move[1]);
      return `place a colony at ${at(move[1])}${bonus === null ? '' : `: ${BONUS_TEXT[bonus].name.toLowerCase()}`}`;
    }
    case 'pass':
      return 'place no colony';
    case 'move':
      return `move ${plural(move[3], 'ship')} from ${at(move[1])} to ${at(move[2])}`;
    case 'portal':
      return `send ${plural(move[3], 'ship')} by portal from ${at(move[1])} to ${at(move[2])}`;
    case 'produce':
      return `produce a ship at ${at(move[1])}`;
    case 'ambush':
      return `ambush a ship of the ${peopleOf(view, move[2])} at ${at(move[1])}`;
    case 'convert':
      return `convert a ship of the ${peopleOf(view, move[2])} at ${at(move[1])}`;
    case 'endExpansion':
      return 'end the expansion';
  }
}
