import { line, phrase } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import { isMercenary } from '../../data/cards.ts';
import type { Gain } from '../../rules/types.ts';
import { GAIN_TEXT, hexilum } from '../names.ts';
import { cardPart, cardParts, territoryPart } from '../parts.ts';
import { befalls, type Lines } from './line.ts';

const GAIN_RULE: { readonly [why in Gain]: string } = {
  income: 'HX-TRN-03',
  action: 'HX-ACT-08',
  ability: 'HX-GEN-05',
  territory: 'HX-BRD-03',
  miners: 'HX-CHN-08',
  destruction: 'HX-DST-06',
};

/** Events of hexilum and cards. */
export const HOLDINGS_LINES: Lines<
  | 'gained'
  | 'burned'
  | 'stole'
  | 'incomeRaised'
  | 'cardTaken'
  | 'tokenTaken'
  | 'discarded'
  | 'promised'
  | 'marketOpened'
  | 'extraDrawn'
  | 'bought'
  | 'buried'
  | 'reshuffled'
  | 'marketFilled'
> = {
  gained: ([, seat, n, why]) =>
    line(
      why === 'income' || why === 'action' ? 1 : 2,
      seat,
      GAIN_RULE[why],
      ` gains ${hexilum(n)} ${GAIN_TEXT[why]}`,
    ),
  burned: ([, seat, n]) => befalls(seat, 'HX-ECO-04', ` loses ${hexilum(n)}`),
  stole: ([, seat, from, n]) => line(2, seat, 'HX-ECO-03', ` steals ${hexilum(n)} from `, { seat: from }),
  incomeRaised: ([, seat, level, cost]) =>
    line(1, seat, 'HX-ECO-01', ` raises income to ${level} for ${hexilum(cost)}`),
  cardTaken: ([, seat, from, card]) =>
    line(2, seat, isMercenary(card) ? 'HX-CRD-08' : 'HX-CRD-10', ' takes ', cardPart(card), ' from ', {
      seat: from,
    }),
  tokenTaken: ([, seat, territory, stays]) =>
    line(
      2,
      seat,
      'HX-CRD-08',
      stays
        ? phrase` leaves its token at ${territoryPart(territory)}, now as an own one`
        : phrase` takes its token off ${territoryPart(territory)}, to deploy it again`,
    ),
  discarded: ([, , card]) =>
    line(2, null, isMercenary(card) ? 'HX-DST-02' : 'HX-CRD-05', cardPart(card), ' is discarded'),
  promised: ([, seat, extra]) =>
    line(2, seat, 'HX-CRD-14', ` will see up to ${plural(extra, 'extra card')} in the market phase`),
  marketOpened: () => null,
  extraDrawn: ([, seat, cards]) =>
    cards.length === 0
      ? null
      : line(
          1,
          seat,
          'HX-MKT-03',
          ` draws ${plural(cards.length, 'extra card')}`,
          cards.includes(-1) ? '' : [': ', ...cardParts(cards)],
        ),
  bought: ([, seat, card, cost, isExtra]) =>
    line(
      1,
      seat,
      'HX-MKT-01',
      ' buys ',
      cardPart(card),
      ` for ${hexilum(cost)}${isExtra ? ', an extra card' : ''}`,
    ),
  buried: ([, seat, cards]) =>
    line(1, seat, 'HX-MKT-03', ` discards ${plural(cards.length, 'extra card')} face down`),
  reshuffled: ([, cards]) =>
    line(1, null, 'HX-MKT-04', `The discard pile, ${plural(cards, 'card')}, becomes the new deck`),
  marketFilled: ([, cards]) => line(1, null, 'HX-MKT-02', 'New in the market: ', cardParts(cards)),
};
