import { stepOf } from '@conclave/frame/questions.ts';
import { seatWord } from '@conclave/frame/says.ts';
import type { Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import { abilityOf } from '../../rules/sources.ts';
import { abilityText } from '../effect-words.ts';
import { missionLine } from '../mission.ts';
import {
  aToken,
  cardLine,
  cardName,
  factionName,
  hexilum,
  minorName,
  minorTexts,
  suitsText,
  unitsText,
} from '../names.ts';
import { raiseText } from './board.ts';
import type { Says, View } from './say.ts';

/** Whose card it is that lies before somebody. */
const holder = (view: View, card: number): Seat =>
  [...Array(view.seats).keys()].find((seat) =>
    [view.undeployed, view.deployed, view.actionCards].some((cards) => cards[seat]!.includes(card)),
  )!;

const STOPS: { readonly [step: string]: string } = {
  'market.buy': 'buy no more',
  'send.choose': 'send no more',
};

/** Choices of factions and missions, of hexilum, cards and units that are not on the board. */
export const HOLDINGS_SAYS: Says<
  | 'faction'
  | 'minor'
  | 'mission'
  | 'recover'
  | 'play'
  | 'gain'
  | 'raise'
  | 'endActions'
  | 'use'
  | 'decline'
  | 'stop'
  | 'enemy'
  | 'takeBack'
  | 'send'
  | 'card'
  | 'leave'
  | 'return'
  | 'buy'
> = {
  faction: (view, [, faction]) =>
    `lead the ${factionName(faction)}: ${abilityText(tables(view).factions[faction]!.ability, 'the warlord')}. ${suitsText(faction)}`,
  minor: (view, [, minor]) =>
    `take ${minorName(minor)}: ${minorTexts(tables(view).minors[minor]!).join(' ')}`,
  mission: (view, [, mission]) => `take in secret ${missionLine(view, mission)}`,
  recover: (_view, [, unit]) => `recover ${aToken(unit)} from your Recovery Ship`,
  play: (view, [, card, option]) =>
    `play ${cardName(card)}, option ${option}: ${abilityText(abilityOf(view, ['option', card, option]))}`,
  gain: (view) => `gain ${hexilum(tables(view).actionHexilum)}`,
  raise: raiseText,
  endActions: () => 'end your actions',
  use: () => 'use the ability',
  decline: () => 'do not use it',
  stop: (view) => STOPS[stepOf(view)!] ?? 'place no more',
  enemy: (view, [, seat]) => `${seatWord(seat)} (life ${view.life[seat]}, ${hexilum(view.hexilum[seat]!)})`,
  takeBack: (_view, [, normal, minor]) => `take back ${unitsText([normal, minor])}`,
  send: (_view, [, seat, unit]) => `send ${aToken(unit)} of ${seatWord(seat)}`,
  card: (view, [, card]) =>
    `${stepOf(view) === 'discardCard.choose' ? 'discard' : 'take'} ${cardName(card)} of ${seatWord(holder(view, card))}`,
  leave: () => 'leave the token on the board as your own',
  return: () => 'take the token off the board, to deploy the card again',
  buy: (view, [, card]) => `buy ${cardName(card)}: ${cardLine(tables(view), card)}`,
};
