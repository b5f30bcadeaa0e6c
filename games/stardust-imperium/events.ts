import type { Seat } from '@conclave/kernel';
import type { EventLine, EventPart, Phrase } from '../frame/event-parts.ts';
import { plural } from '../frame/words.ts';
import { cardOf, KIND_OF } from './data/cards.ts';
import { functionsOf } from './rules/functions/cards.ts';
import type { Event, Source } from './rules/types.ts';
import { END_REASONS, kindName } from './texts.ts';

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

/** An event in words, for the log of browser and terminal; null for what the next event says. */
export function eventLine(event: Event): EventLine | null {
  const cause = (seat: Seat, phrases: readonly Phrase[], rule?: string) => line(0, seat, phrases, rule);
  const detail = (seat: Seat, phrases: readonly Phrase[], rule?: string) => line(1, seat, phrases, rule);
  switch (event[0]) {
    case 'turnStarted':
      return cause(event[1], [`starts turn ${event[2]}`]);
    case 'recovered':
      return event[2].length === 0 ? null : cause(event[1], ['unslips ', cards(event[2])], 'SI-TRN-03');
    case 'functionUsed':
      return line(
        isAnswer(event[2], event[3]) ? 1 : 0,
        event[1],
        ['uses ', card(event[2])],
        ruleOf(event[2]),
      );
    case 'declined':
      return detail(event[1], ['does not use ', card(event[2])]);
    case 'slipped':
      return detail(event[1], ['slips ', card(event[2])]);
    case 'unslipped':
      return detail(event[1], ['unslips ', card(event[2])]);
    case 'researching':
      return cause(event[1], ['researches'], 'SI-RES-01');
    case 'looked':
      if (event[3] >= 0) return detail(event[1], ['looks through the VP cards of ', { seat: event[3] }]);
      return event[2].includes(-1) ? null : detail(event[1], ['sees ', cards(event[2])]);
    case 'researched': {
      const [, seat, kept, discarded] = event;
      const others: Phrase = discarded.length === 0 ? [] : [', discards ', ...cards(discarded)];
      return detail(seat, ['keeps ', cards(kept), others]);
    }
    case 'declared': {
      const [, seat, uid, cost, extra] = event;
      const how = ` for ${cost}$${extra ? ', an extra build' : ''}`;
      return cause(seat, ['declares ', card(uid), how], 'SI-BLD-02');
    }
    case 'handRevealed':
      return cause(event[1], ['shows the hand: ', cards(event[2])], 'SI-CARD-11');
    case 'sold':
      return detail(event[1], ['sells ', cards(event[2]), ` for ${event[3]}$`]);
    case 'built':
      return cause(
        event[1],
        ['has built ', card(event[2]), event[4] > 0 ? `, ${event[4]}$ left in the budget` : []],
        'SI-BLD-09',
      );
    case 'buildCancelled':
      return detail(event[1], ['cannot pay: ', card(event[2]), ' goes back to the hand'], 'SI-BLD-08');
    case 'gainedMoney':
      return detail(event[1], [`gains ${event[2]}$`]);
    case 'gainedBuild':
      return detail(event[1], ['may build one more card this turn']);
    case 'lostMoney':
      return cause(event[1], [`loses ${event[2]}$`], 'SI-SEL-09');
    case 'drew':
      return detail(event[1], ['draws ', cards(event[2])]);
    case 'gainedVp': {
      const [, seat, uids, tokens] = event;
      const as = tokens > 0 ? ` (${plural(tokens, 'token')})` : '';
      return detail(seat, [`gains ${plural(uids + tokens, 'VP', 'VP')}${as}`]);
    }
    case 'lostVp': {
      const [, seat, uids, tokens, how] = event;
      const verb = how === 'paid' ? 'pays' : 'loses';
      const which: Phrase = uids.length === 0 ? [] : [': ', ...cards(uids)];
      return detail(seat, [`${verb} ${plural(uids.length + tokens, 'VP', 'VP')}`, which]);
    }
    case 'cashedVp':
      return detail(event[1], ['takes ', cards(event[2]), ' from their own VP pile']);
    case 'limited':
      return cause(event[1], ['keeps five cards'], 'SI-RST-01');
    case 'discarded':
      return detail(event[1], ['discards ', cards(event[2])]);
    case 'gave':
      return detail(event[1], ['gives ', { seat: event[2] }, ' ', card(event[3])]);
    case 'revealed':
      return detail(event[1], ['reveals ', cards(event[2])]);
    case 'took':
      return detail(event[1], ['takes ', cards(event[3]), ` ${FROM[event[2]]}`]);
    case 'named':
      return detail(event[1], ['names ', { name: kindName(event[3]) }], 'SI-CARD-14');
    case 'stashed':
      return detail(event[1], ['puts ', cards(event[3]), ' on ', card(event[2])]);
    case 'unstashed':
      return detail(event[1], ['takes ', cards(event[3]), ' back from ', card(event[2])]);
    case 'returned':
      return detail(event[1], ['takes ', card(event[2]), along(event[3]), ' back into the hand']);
    case 'destroyed':
      return detail(event[1], ['loses ', card(event[2]), along(event[3]), ': destroyed']);
    case 'movedTableau':
      return detail(event[1], ['loses ', card(event[3]), ' to ', { seat: event[2] }]);
    case 'reshuffled':
      return line(
        1,
        null,
        [event[2] ? 'The discard pile is shuffled into the deck' : 'The discard pile becomes the new deck'],
        'SI-ZON-03',
      );
    case 'pileShuffled':
      return line(1, null, ['The VP cards of ', { seat: event[1] }, ' are shuffled']);
    case 'turnEnding':
    case 'offered':
      return null;
    case 'exhausted':
      return line(0, null, ['The cards have run out: the game ends after this turn'], 'SI-GAM-05');
    case 'completed':
      return cause(event[1], [`triggers the end: ${plural(event[2], 'turn')} more`], 'SI-GAM-02');
    case 'gameOver':
      return line(0, null, [`The game is over. ${END_REASONS[event[1]]}`], 'SI-SCO-01');
  }
}
