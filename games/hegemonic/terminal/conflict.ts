import { type EventPart, plainText } from '@conclave/frame/event-parts.ts';
import { listed } from '@conclave/frame/words.ts';
import { tables } from '../data/tables.ts';
import { type SidePreview, sidePreview } from '../rules/conflict/preview.ts';
import { type Conflict, SIDES, type State } from '../rules/types.ts';
import { attackerParts, sumParts } from '../words/conflict-words.ts';
import { factionName, PATTERN_NAME, SIDE_TEXT, technologyName } from '../words/names.ts';
import { sectorName } from '../words/sector-names.ts';

type View = Readonly<State>;

/** What a side may still draw on, with the sum that it would give. */
function drawText({ type, draws }: SidePreview): string[] {
  if (draws.length === 0) return [];
  const said = draws.map(({ source, total }) =>
    type === 'political' ? `${factionName(source)} for ${total}` : `stack ${sectorName(source)} for ${total}`,
  );
  return [`may draw on ${listed(said)}`];
}

const loanText = ({ loans }: SidePreview, names: readonly string[]): string[] =>
  loans.length === 0
    ? []
    : [
        `may be lent ${listed(loans.map(({ lender, faction, n }) => `${n} by ${names[lender]} (${factionName(faction)})`))}`,
      ];

/** What the technology of a side adds, or may add. */
function cardText(view: View, c: Readonly<Conflict>, side: 0 | 1, { card }: SidePreview): string[] {
  if (c.cards[side] >= 0) return [`plays ${technologyName(c.cards[side])}`];
  if (view.learning || card.most === 0) return [];
  const range = card.least === card.most ? `${card.most}` : `${card.least} to ${card.most}`;
  return [`a technology adds ${range}`];
}

/** One side: “Attacker Ada 7 (Complexes B2 3 + Complexes beside B3 4); a technology adds 1 to 6”. */
function sideLine(view: View, c: Readonly<Conflict>, side: 0 | 1, names: readonly string[]): string {
  const known = sidePreview(view, c, side);
  const sum: EventPart[] = [
    `${SIDE_TEXT[SIDES[side]]} `,
    { seat: known.seat },
    ' ',
    ...sumParts(known.parts),
  ];
  return [
    plainText(sum, names),
    ...drawText(known),
    ...loanText(known, names),
    ...cardText(view, c, side, known),
  ].join('; ');
}

/** The conflict that goes on, both sides as sums of named parts; nothing outside of one. */
export function conflictLines(view: View, names: readonly string[]): string[] {
  const c = view.conflict;
  if (c === null) return [];
  const head = `Conflict, ${PATTERN_NAME[c.pattern]} (${tables(view).patterns[c.pattern].result}): ${names[c.attacker]} with ${plainText(attackerParts(c.pattern, c.by, c.from), names)} against the ${c.target} pieces of ${names[c.defender]} at ${sectorName(c.sector)}.`;
  // Once they are compared pieces leave, and the sums are those of that moment.
  if (c.sums !== null) {
    const sums = c.sums.map((parts, side): string => {
      const seat = side === 0 ? c.attacker : c.defender;
      return `  ${plainText([`${SIDE_TEXT[SIDES[side]!]} `, { seat }, ' ', ...sumParts(parts)], names)}.`;
    });
    const verdict = c.winner < 0 ? 'A draw' : `${names[c.winner === 0 ? c.attacker : c.defender]} has won`;
    return [head, ...sums, `  ${verdict}.`];
  }
  return [head, `  ${sideLine(view, c, 0, names)}.`, `  ${sideLine(view, c, 1, names)}.`];
}
