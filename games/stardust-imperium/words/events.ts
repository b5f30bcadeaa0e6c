import {
  type EventLine,
  type EventPart,
  type LinesOf,
  lineBy,
  type Phrase,
} from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { cardOf, KIND, KIND_OF } from '../data/cards.ts';
import { numbersOf, tables } from '../data/tables.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { Event, Source } from '../rules/types.ts';
import { cardsInWords, END_REASONS, inWords, kindName } from './names.ts';

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

/** A card by name; `a card` where its face is not known. */
const card = (uid: number): EventPart => (uid < 0 ? 'a card' : { name: cardOf(uid).name });

/** Whether a function only follows from what has just happened: nobody decided to use it. */
const isAnswer = (uid: number, index: number): boolean => {
  const fn = functionsOf(KIND_OF[uid]!)[index]!;
  return fn.kind === 'reaction' && !fn.may && fn.on !== 'ownTurnEnd';
};

/** Cards by name, those whose faces are not known as a number: "Ark, Probe and 2 cards". */
export function cards(uids: readonly number[]): EventPart[] {
  const known = uids.filter((uid) => uid >= 0).map(card);
  const hidden = uids.length - known.length;
  const things = hidden > 0 ? [...known, plural(hidden, 'card')] : known;
  if (things.length === 0) return ['nothing'];
  return things.flatMap((thing, i) =>
    i === 0 ? [thing] : [i === things.length - 1 ? ' and ' : ', ', thing],
  );
}

/** Cards that go along, where there are any. */
const along = (uids: readonly number[]): EventPart[] => (uids.length === 0 ? [] : [' with ', ...cards(uids)]);

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
    uids.length === 0 ? null : cause(seat, ['unslips ', cards(uids)], 'SI-TRN-03'),
  functionUsed: ([, seat, uid, fn]) =>
    line(isAnswer(uid, fn) ? 1 : 0, seat, ['uses ', card(uid)], ruleOf(uid)),
  declined: ([, seat, uid]) => detail(seat, ['does not use ', card(uid)]),
  slipped: ([, seat, uid]) => detail(seat, ['slips ', card(uid)]),
  unslipped: ([, seat, uid]) => detail(seat, ['unslips ', card(uid)]),
  researching: ([, seat]) => cause(seat, ['researches'], 'SI-RES-01'),
  looked([, seat, uids, of]) {
    if (of >= 0) return detail(seat, ['looks through the VP cards of ', { seat: of }]);
    return uids.includes(-1) ? null : detail(seat, ['sees ', cards(uids)]);
  },
  researched([, seat, kept, discarded]) {
    const others: Phrase = discarded.length === 0 ? [] : [', discards ', ...cards(discarded)];
    return detail(seat, ['keeps ', cards(kept), others]);
  },
  declared: ([, seat, uid, cost, extra]) =>
    cause(seat, ['declares ', card(uid), ` for ${cost}$${extra ? ', an extra build' : ''}`], 'SI-BLD-02'),
  handRevealed: ([, seat, uids]) => cause(seat, ['shows the hand: ', cards(uids)], 'SI-CARD-11'),
  sold: ([, seat, uids, sum]) => detail(seat, ['sells ', cards(uids), ` for ${sum}$`]),
  built: ([, seat, uid, , change]) =>
    cause(seat, ['has built ', card(uid), change > 0 ? `, ${change}$ left in the budget` : []], 'SI-BLD-09'),
  buildCancelled: ([, seat, uid]) =>
    detail(seat, ['cannot pay: ', card(uid), ' goes back to the hand'], 'SI-BLD-08'),
  gainedMoney: ([, seat, n]) => detail(seat, [`gains ${n}$`]),
  gainedBuild([, seat], at) {
    const { builds } = numbersOf(at, KIND.reconstructionBase);
    return detail(seat, [`may build ${inWords(builds)} more ${builds === 1 ? 'card' : 'cards'} this turn`]);
  },
  lostMoney: ([, seat, n]) => cause(seat, [`loses ${n}$`], 'SI-SEL-09'),
  drew: ([, seat, uids]) => detail(seat, ['draws ', cards(uids)]),
  gainedVp([, seat, fromDeck, tokens]) {
    const as = tokens > 0 ? ` (${plural(tokens, 'token')})` : '';
    return detail(seat, [`gains ${plural(fromDeck + tokens, 'VP', 'VP')}${as}`]);
  },
  lostVp([, seat, uids, tokens, how]) {
    const verb = how === 'paid' ? 'pays' : 'loses';
    const which: Phrase = uids.length === 0 ? [] : [': ', ...cards(uids)];
    return detail(seat, [`${verb} ${plural(uids.length + tokens, 'VP', 'VP')}`, which]);
  },
  cashedVp: ([, seat, uids]) => detail(seat, ['takes ', cards(uids), ' from their own VP pile']),
  limited: ([, seat], at) => cause(seat, [`keeps ${cardsInWords(tables(at).handLimit)}`], 'SI-RST-01'),
  discarded: ([, seat, uids]) => detail(seat, ['discards ', cards(uids)]),
  gave: ([, seat, to, uid]) => detail(seat, ['gives ', { seat: to }, ' ', card(uid)]),
  revealed: ([, seat, uids]) => detail(seat, ['reveals ', cards(uids)]),
  took: ([, seat, from, uids]) => detail(seat, ['takes ', cards(uids), ` ${FROM[from]}`]),
  named: ([, seat, , kind]) => detail(seat, ['names ', { name: kindName(kind) }], 'SI-CARD-14'),
  stashed: ([, seat, ark, uids]) => detail(seat, ['puts ', cards(uids), ' on ', card(ark)]),
  unstashed: ([, seat, ark, uids]) => detail(seat, ['takes ', cards(uids), ' back from ', card(ark)]),
  returned: ([, seat, uid, stash]) =>
    detail(seat, ['takes ', card(uid), along(stash), ' back into the hand']),
  destroyed: ([, seat, uid, stash]) => detail(seat, ['loses ', card(uid), along(stash), ': destroyed']),
  movedTableau: ([, seat, to, uid]) => detail(seat, ['loses ', card(uid), ' to ', { seat: to }]),
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
