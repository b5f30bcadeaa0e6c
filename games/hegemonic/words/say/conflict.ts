import { plainText } from '@conclave/frame/event-parts.ts';
import { seatWord } from '@conclave/frame/says.ts';
import { listed } from '@conclave/frame/words.ts';
import { TECH, TECHNOLOGIES } from '../../data/technologies.ts';
import { attackingUnit } from '../../rules/attacks.ts';
import { unitsOf } from '../../rules/board.ts';
import { halvesOf } from '../../rules/build/offers.ts';
import { powerDrawing } from '../../rules/conflict/draws.ts';
import { cardPower, factionOf, possibleLoan, seatOf, typeOf } from '../../rules/conflict/power.ts';
import { preview } from '../../rules/conflict/preview.ts';
import { SIDES } from '../../rules/types.ts';
import { attackerParts } from '../conflict-words.ts';
import { BASE_TEXT, factionName, PATTERN_NAME, SIDE_TEXT, technologyName } from '../names.ts';
import { sectorName } from '../sector-names.ts';
import { mover, price, type Says, type View } from './say.ts';

/** The side of the conflict that is asked. */
const ownSide = (view: View): 0 | 1 => (mover(view) === view.conflict!.attacker ? 0 : 1);

/** What drawing on a source gives the side that is asked. */
function drawing(view: View, source: number): string {
  const side = ownSide(view);
  const c = view.conflict!;
  return `+${powerDrawing(view, c, side, source) - powerDrawing(view, c, side, -1)}`;
}

/** The sides' certain powers, and what may come to them by draws: “4, up to 7 by a draw”. */
function powerRange(certain: number, draws: readonly { readonly total: number }[]): string {
  const most = Math.max(certain, ...draws.map(({ total }) => total));
  return most > certain ? `${certain} (up to ${most} by a draw)` : `${certain}`;
}

const gateName = (view: View, seat: number, pair: number): string =>
  `pair ${pair + 1} (${listed(halvesOf(view, seat, pair).map(sectorName))})`;

/** Declaring a conflict and everything that is decided in one. */
export const CONFLICT_SAYS: Says<
  | 'attack'
  | 'drawFaction'
  | 'drawStack'
  | 'drawNothing'
  | 'lend'
  | 'commit'
  | 'fill'
  | 'destroyGates'
  | 'use'
  | 'decline'
> = {
  attack(view, move) {
    const [, pattern, by, sector, defender, target] = move;
    const seat = mover(view);
    const unit = attackingUnit(pattern);
    const from = unit === null ? by : unitsOf(view, seat, unit)[by]!;
    const { cost, attacker, defender: other } = preview(view, seat, move);
    const powers = `${powerRange(attacker.certain, attacker.draws)} against ${powerRange(other.certain, other.draws)}`;
    const whom = `the ${target} pieces of ${seatWord(defender)} at ${sectorName(sector)}`;
    return `${PATTERN_NAME[pattern]} with ${plainText(attackerParts(pattern, by, from), [])} on ${whom}${price(cost)}: ${powers}`;
  },
  drawFaction: (view, [, faction]) =>
    `draw on the ${factionName(faction)} faction: ${drawing(view, faction)}`,
  drawStack: (view, [, sector]) => `draw on the stack at ${sectorName(sector)}: ${drawing(view, sector)}`,
  drawNothing: () => 'draw on nothing',
  lend(view, [, side]) {
    const c = view.conflict!;
    const n = SIDES.indexOf(side);
    const faction = factionName(factionOf(view, c, n));
    return `lend ${possibleLoan(view, c, mover(view), n)} (${faction}) to the ${SIDE_TEXT[side]}, ${seatWord(seatOf(c, n))}`;
  },
  commit(view, [, card]) {
    const c = view.conflict!;
    const type = typeOf(c, view.hands[c.attacker]!.includes(card) ? 0 : 1);
    return `play ${technologyName(card)}: +${cardPower(view, card, type)} ${type}`;
  },
  fill(view, [, from]) {
    const c = view.conflict!;
    return `bring ${c.target === 'industrial' ? 'a' : 'an'} ${BASE_TEXT[c.target].name} from ${sectorName(from)}`;
  },
  destroyGates(view, [, ...pairs]) {
    if (pairs.length === 0) return 'destroy no Gate';
    const loser = seatOf(view.conflict!, 1 - view.conflict!.winner);
    return `destroy Gate ${listed(pairs.map((pair) => gateName(view, loser, pair)))}`;
  },
  use(_view, [, technology, sector]) {
    const { name } = TECHNOLOGIES[TECH[technology]]!;
    return `use ${name}${sector === undefined ? '' : `: to ${sectorName(sector)}`}`;
  },
  decline: () => 'do not use it',
};
