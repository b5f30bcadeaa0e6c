import { type EventPart, line, phrase } from '@conclave/frame/event-parts.ts';
import { TECH } from '../../data/technologies.ts';
import { type Part, SIDES } from '../../rules/types.ts';
import { attackerParts, sumParts } from '../conflict-words.ts';
import { bases, caps, factionName, SIDE_TEXT, UNIT_TEXT } from '../names.ts';
import { cardPart, patternPart, sectorPart, technologyPart } from '../parts.ts';
import { effectRule, type Lines, type Of } from './line.ts';

/** Who fights on a side, by its own terms; a side without any is called by its part in the conflict. */
function fighter(parts: readonly Part[], side: 0 | 1): EventPart {
  const own = parts.find(([part]) => part !== 'loan' && part !== 'leader');
  return own === undefined ? `the ${SIDE_TEXT[SIDES[side]]}` : { seat: own[3] };
}

/** How a comparison ended; equal totals with a winner are those that a technology decides (HG-TX-I6). */
function verdict([, attack, defence, totals, winner]: Of<'compared'>): EventPart[] {
  if (winner < 0) return ['; a draw'];
  const by = totals[0] === totals[1] ? phrase` by ${technologyPart(TECH.polymorphicMatter)}` : '';
  return phrase`; ${fighter(winner === 0 ? attack : defence, winner as 0 | 1)} wins${by}`;
}

/** What a side plays: “Attacker Dyson Sphere Assembly”. */
const played = (card: number, side: 0 | 1): EventPart[] => [
  `${SIDE_TEXT[SIDES[side]]} `,
  card < 0 ? 'none' : cardPart(card),
];

/** Events of a conflict, as lines under its declaration. */
export const CONFLICT_LINES: Lines<
  | 'declared'
  | 'conflictPaid'
  | 'powerDrawn'
  | 'lent'
  | 'technologiesRevealed'
  | 'compared'
  | 'unitLost'
  | 'basesLost'
  | 'replaced'
  | 'gateLost'
  | 'reacted'
  | 'usedCard'
  | 'conflictEnded'
> = {
  declared(event) {
    const [, attacker, pattern, by, from, sector, defender, target] = event;
    return line(
      1,
      attacker,
      'HG-CON-03',
      ' declares ',
      patternPart(pattern),
      phrase` with ${attackerParts(pattern, by, from)} on the ${target} pieces of `,
      { seat: defender },
      phrase` at ${sectorPart(sector)}`,
    );
  },
  conflictPaid: ([, seat, cost]) => (cost === 0 ? null : line(2, seat, 'HG-CON-09', ` pays ${caps(cost)}`)),
  powerDrawn: ([, seat, , type, source, n]) =>
    type === 'political'
      ? line(2, seat, 'HG-CON-14', ` draws on the ${factionName(source)} faction: +${n}`)
      : line(2, seat, 'HG-CON-18', phrase` draws on the stack at ${sectorPart(source)}: +${n}`),
  lent: ([, seat, side, n]) => line(2, seat, 'HG-CON-25', ` lends ${n} to the ${SIDE_TEXT[side]}`),
  technologiesRevealed: ([, [attack, defence]]) =>
    line(2, null, 'HG-CON-28', 'Technologies: ', played(attack!, 0), ', ', played(defence!, 1)),
  compared(event) {
    const [, attack, defence] = event;
    return line(
      2,
      null,
      'HG-CON-31',
      [fighter(attack, 0), ' ', ...sumParts(attack)],
      ' against ',
      [fighter(defence, 1), ' ', ...sumParts(defence)],
      verdict(event),
    );
  },
  unitLost: ([, seat, unit, number, sector]) =>
    line(2, seat, 'HG-CON-35', phrase` loses ${UNIT_TEXT[unit].name} ${number + 1} at ${sectorPart(sector)}`),
  basesLost: ([, seat, type, sector, n]) =>
    line(2, seat, 'HG-CON-32', phrase` loses ${bases(type, n)} at ${sectorPart(sector)}`),
  replaced: ([, seat, type, sector, n]) =>
    line(2, seat, 'HG-CON-33', phrase` places ${bases(type, n)} at ${sectorPart(sector)} instead`),
  gateLost: ([, seat, pair, a, b]) =>
    line(
      2,
      seat,
      'HG-CON-37',
      phrase` loses Gate pair ${pair + 1} between ${sectorPart(a)} and ${sectorPart(b)}`,
    ),
  reacted: ([, seat, technology]) => {
    const kind = TECH[technology];
    return line(2, seat, effectRule(kind), ' uses ', technologyPart(kind));
  },
  usedCard: ([, seat, card, to]) =>
    to === 'inactive'
      ? line(2, seat, 'HG-CON-39', ' lays ', cardPart(card), ' on the inactive pile')
      : line(2, seat, 'HG-CON-39', ' discards ', cardPart(card)),
  conflictEnded: () => null,
};
