import {
  type EventLine,
  type EventPart,
  type LinesOf,
  lineBy,
  type Phrase,
} from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { KIND, KIND_OF } from '../data/cards.ts';
import { numbersOf, tables } from '../data/tables.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { Event, Source } from '../rules/types.ts';
import { cardsInWords, END_REASONS, inWords } from './names.ts';
import { cardPart, cardParts, kindPart } from './parts.ts';

const line = (
  depth: EventLine['depth'],
  seat: Seat | null,
  phrases: readonly Phrase[],
  rule?: string,
): EventLine => ({
  depth,
  seat,
  parts: seat === null ? phrases.flat() : [{ seat }, ' ', ...phrases.flat()],
  ...(rule ? { rule } : {}),
});

/** The rule of a card. */
const ruleOf = (uid: number): string => `SI-CARD-${String(KIND_OF[uid]).padStart(2, '0')}`;

/** Whether a function only follows from what has just happened: nobody decided to use it. */
const isAnswer = (uid: number, index: number): boolean => {
  const fn = functionsOf(KIND_OF[uid]!)[index]!;
  return fn.kind === 'reaction' && !fn.may && fn.on !== 'ownTurnEnd';
};

/** Cards that go along, where there are any. */
const along = (uids: readonly number[]): EventPart[] =>
  uids.length === 0 ? [] : [' with ', ...cardParts(uids)];

const FROM: { readonly [S in Source]: string } = {
  reveal: 'of the revealed cards',
  discard: 'from the discard pile',
  market: 'from the discard pile',
  pile: 'from a VP pile',
};

const cause = (seat: Seat, phrases: readonly Phrase[], rule?: string) => line(0, seat, phrases, rule);
const detail = (seat: Seat, phrases: readonly Phrase[], rule?: string) => line(1, seat, phrases, rule);

const LINES: LinesOf<Event, Event[0]> = {
  turnStarted: ([, seat, round]) => cause(seat, [`starts turn ${round}`]),
  recovered: ([, seat, uids]) =>
    uids.length === 0 ? null : cause(seat, ['unslips ', cardParts(uids)], 'SI-TRN-03'),
  functionUsed: ([, seat, uid, fn]) =>
    line(isAnswer(uid, fn) ? 1 : 0, seat, ['uses ', cardPart(uid)], ruleOf(uid)),
  declined: ([, seat, uid]) => detail(seat, ['does not use ', cardPart(uid)]),
  slipped: ([, seat, uid]) => detail(seat, ['slips ', cardPart(uid)]),
  unslipped: ([, seat, uid]) => detail(seat, ['unslips ', cardPart(uid)]),
  researching: ([, seat]) => cause(seat, ['researches'], 'SI-RES-01'),
  looked([, seat, uids, of]) {
    if (of >= 0) return detail(seat, ['looks through the VP cards of ', { seat: of }]);
    return uids.includes(-1) ? null : detail(seat, ['sees ', cardParts(uids)]);
  },
  researched([, seat, kept, discarded]) {
    const others: Phrase = discarded.length === 0 ? [] : [', discards ', ...cardParts(discarded)];
    return detail(seat, ['keeps ', cardParts(kept), others]);
  },
  declared: ([, seat, uid, cost, extra]) =>
    cause(seat, ['declares ', cardPart(uid), ` for ${cost}$${extra ? ', an extra build' : ''}`], 'SI-BLD-02'),
  handRevealed: ([, seat, uids]) => cause(seat, ['shows the hand: ', cardParts(uids)], 'SI-CARD-11'),
  sold: ([, seat, uids, sum]) => detail(seat, ['sells ', cardParts(uids), ` for ${sum}$`]),
  built: ([, seat, uid, , change]) =>
    cause(
      seat,
      ['has built ', cardPart(uid), change > 0 ? `, ${change}$ left in the budget` : []],
      'SI-BLD-09',
    ),
  buildCancelled: ([, seat, uid]) =>
    detail(seat, ['cannot pay: ', cardPart(uid), ' goes back to the hand'], 'SI-BLD-08'),
  gainedMoney: ([, seat, n]) => detail(seat, [`gains ${n}$`]),
  gainedBuild([, seat], at) {
    const { builds } = numbersOf(at, KIND.reconstructionBase);
    return detail(seat, [`may build ${inWords(builds)} more ${builds === 1 ? 'card' : 'cards'} this turn`]);
  },
  lostMoney: ([, seat, n]) => cause(seat, [`loses ${n}$`], 'SI-SEL-09'),
  drew: ([, seat, uids]) => detail(seat, ['draws ', cardParts(uids)]),
  gainedVp([, seat, fromDeck, tokens]) {
    const as = tokens > 0 ? ` (${plural(tokens, 'token')})` : '';
    return detail(seat, [`gains ${plural(fromDeck + tokens, 'VP', 'VP')}${as}`]);
  },
  lostVp([, seat, uids, tokens, how]) {
    const verb = how === 'paid' ? 'pays' : 'loses';
    const which: Phrase = uids.length === 0 ? [] : [': ', ...cardParts(uids)];
    return detail(seat, [`${verb} ${plural(uids.length + tokens, 'VP', 'VP')}`, which]);
  },
  cashedVp: ([, seat, uids]) => detail(seat, ['takes ', cardParts(uids), ' from their own VP pile']),
  limited: ([, seat], at) => cause(seat, [`keeps ${cardsInWords(tables(at).handLimit)}`], 'SI-RST-01'),
  discarded: ([, seat, uids]) => detail(seat, ['discards ', cardParts(uids)]),
  gave: ([, seat, to, uid]) => detail(seat, ['gives ', { seat: to }, ' ', cardPart(uid)]),
  revealed: ([, seat, uids]) => detail(seat, ['reveals ', cardParts(uids)]),
  took: ([, seat, from, uids]) => detail(seat, ['takes ', cardParts(uids), ` ${FROM[from]}`]),
  named: ([, seat, , kind]) => detail(seat, ['names ', kindPart(kind)], 'SI-CARD-14'),
  stashed: ([, seat, ark, uids]) => detail(seat, ['puts ', cardParts(uids), ' on ', cardPart(ark)]),
  unstashed: ([, seat, ark, uids]) => detail(seat, ['takes ', cardParts(uids), ' back from ', cardPart(ark)]),
  returned: ([, seat, uid, stash]) =>
    detail(seat, ['takes ', cardPart(uid), along(stash), ' back into the hand']),
  destroyed: ([, seat, uid, stash]) => detail(seat, ['loses ', cardPart(uid), along(stash), ': destroyed']),
  movedTableau: ([, seat, to, uid]) => detail(seat, ['loses ', cardPart(uid), ' to ', { seat: to }]),
  reshuffled: ([, , intoDeck]) =>
    line(
      1,
      null,
      [intoDeck ? 'The discard pile is shuffled into the deck' : 'The discard pile becomes the new deck'],
      'SI-ZON-03',
    ),
  pileShuffled: ([, seat]) => line(1, null, ['The VP cards of ', { seat }, ' are shuffled']),
  turnEnding: () => null,
  offered: () => null,
  exhausted: () => line(0, null, ['The cards have run out: the game ends after this turn'], 'SI-GAM-05'),
  completed: ([, seat, extraTurns]) =>
    cause(seat, [`triggers the end: ${plural(extraTurns, 'turn')} more`], 'SI-GAM-02'),
  gameOver: ([, reason]) => line(0, null, [`The game is over. ${END_REASONS[reason]}`], 'SI-SCO-01'),
};

/** An event in words, for the log of browser and terminal; null for what the next event says. */
export const eventLine = lineBy<Event>(LINES);
