import { plainText } from '@conclave/frame/event-parts.ts';
import { seatWord } from '@conclave/frame/says.ts';
import { LEADERS } from '../../data/leaders.ts';
import { tables } from '../../data/tables.ts';
import { TYPES } from '../../data/tracks.ts';
import { advanceCost, NORMAL } from '../../rules/advancing.ts';
import { hasEmptyHex } from '../../rules/board.ts';
import { technology } from '../../rules/cards.ts';
import { termsOpen } from '../../rules/leaders/draws.ts';
import { lowestIncome } from '../../rules/networks.ts';
import { abilityText, choiceParts } from '../leader-words.ts';
import { CARD_TEXT, caps, leaderName, technologyFigures, technologyName } from '../names.ts';
import { technologyNames } from '../parts.ts';
import { asking, mover, price, type Says, type View } from './say.ts';

const SEATS: readonly string[] = Array.from({ length: 6 }, (_, seat) => seatWord(seat));

/** A technology card with what it is worth. */
const figured = (view: View, card: number): string =>
  `${technologyName(card)} (${technologyFigures(technology(view, card))})`;

/** How the top discard is taken; of three piles each has a type. */
function discardPile(view: View, pile: number): string {
  const top = technologyName(view.discards[pile]!.at(-1)!);
  return view.discards.length === 1 ? top : `${top} from the ${TYPES[pile]} discards`;
}

/** In an action turn a draw begins a BASIC, after a conflict it puts the used technology away (D-CLEAN). */
function occasion(view: View): string {
  const procedure = asking(view);
  return procedure === 'action' ? 'BASIC: ' : procedure === 'cleanUp' ? 'discard the used one: ' : '';
}

/** Choices of cards, leaders, CAPs and turns. */
export const CARD_SAYS: Says<
  | 'leader'
  | 'keep'
  | 'drawDeck'
  | 'drawDiscard'
  | 'takeBack'
  | 'discard'
  | 'advance'
  | 'card'
  | 'start'
  | 'collect'
  | 'capitalize'
  | 'survey'
  | 'research'
  | 'endTurn'
  | 'redraw'
  | 'inactive'
  | 'arbiter'
  | 'lead'
  | 'pass'
  | 'give'
  | 'drop'
> = {
  leader: (_view, [, leader]) => `take ${leaderName(leader)} (${LEADERS[leader]!.dynasty})`,
  keep: (view, [, card]) => `keep ${figured(view, card)}`,
  drawDeck: (view) => `${occasion(view)}draw a technology from the pile`,
  drawDiscard: (view, [, pile]) => `${occasion(view)}take ${discardPile(view, pile)}`,
  takeBack: (view, [, card]) => `${occasion(view)}take the advanced ${technologyName(card)} back to hand`,
  discard: (_view, [, card]) => `discard ${technologyName(card)}`,
  advance(view, [, card, drop]) {
    const instead = drop === undefined ? '' : `, discarding the advanced ${technologyName(drop)}`;
    return `advance ${technologyName(card)}${price(advanceCost(view, card, termsOpen(view) ?? NORMAL))}${instead}`;
  },
  card: (_view, [, card]) => `${CARD_TEXT[card].name}: ${CARD_TEXT[card].says}`,
  start: (_view, [, seat]) => `${seatWord(seat)} starts`,
  collect: (view) => `BASIC: gain ${caps(tables(view).basicCaps)}`,
  capitalize: (view) => `CAPITALIZE: gain ${caps(lowestIncome(view, mover(view)))}`,
  survey(view) {
    const flip = view.stack.length > 0 ? ['turn up a tile'] : [];
    const place = hasEmptyHex(view) ? ['place one of the pool'] : [];
    return `SURVEY: ${[...flip, ...place].join(', then ')}`;
  },
  research: (view) =>
    `RESEARCH: take inactive technologies back, discard any, draw up to ${tables(view).hand}`,
  endTurn: () => 'end your turn',
  redraw: (_view, [, ...cards]) =>
    cards.length === 0 ? 'discard nothing' : `discard ${technologyNames(cards)}`,
  inactive: () => 'lay the used technology on your inactive pile',
  arbiter: (_view, [, seat]) => `make ${seatWord(seat)} Arbiter`,
  lead(view, [, level, ...args]) {
    const leader = view.leaders[mover(view)]!;
    const choice = plainText(choiceParts(leader, level, args), SEATS);
    return `use ${leaderName(leader)}, level ${level}: ${abilityText(tables(view), leader, level)}${choice}`;
  },
  pass: () => 'pass',
  give: (_view, [, seat, n]) => `give ${caps(n)} to ${seatWord(seat)}`,
  drop: (_view, [, card]) => `discard the advanced ${technologyName(card)}`,
};
