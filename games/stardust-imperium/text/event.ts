import type { Event } from '../rules/types.ts';
import { END_REASONS, kindName } from '../texts.ts';
import { nameOf, namesOf, plural } from './words.ts';

/** What happened, as a sentence; null where the next event says it. */
export function sayEvent(event: Event, names: readonly string[]): string | null {
  const who = names[event[1] as number];
  switch (event[0]) {
    case 'turnStarted':
      return `— ${who}, round ${event[2]} —`;
    case 'recovered':
      return event[2].length === 0 ? null : `${who} unslips ${namesOf(event[2])}`;
    case 'functionUsed':
      return `${who} uses ${nameOf(event[2])}`;
    case 'declined':
      return `${who} does not use ${nameOf(event[2])}`;
    case 'slipped':
      return `${nameOf(event[2])} is slipped`;
    case 'unslipped':
      return `${nameOf(event[2])} is unslipped`;
    case 'researching':
      return `${who} researches`;
    case 'looked':
      return event[3] < 0
        ? `${who} looks at ${namesOf(event[2])}`
        : `${who} looks through the VP cards of ${names[event[3]]}`;
    case 'researched':
      return `${who} keeps ${namesOf(event[2])}${event[3].length > 0 ? `, discards ${namesOf(event[3])}` : ''}`;
    case 'declared':
      return `${who} builds ${nameOf(event[2])} for ${event[3]}$${event[4] ? ', an extra build' : ''}`;
    case 'handRevealed':
      return `${who} shows the hand: ${namesOf(event[2])}`;
    case 'sold':
      return `${who} sells ${namesOf(event[2])} for ${event[3]}$`;
    case 'built':
      return event[4] > 0 ? `${event[4]}$ stay in the budget` : null;
    case 'buildCancelled':
      return `${who} cannot pay: ${nameOf(event[2])} goes back to the hand`;
    case 'gainedMoney':
      return `${who} gains ${event[2]}$`;
    case 'gainedBuild':
      return `${who} may build one more card this turn`;
    case 'lostMoney':
      return `${event[2]}$ are lost`;
    case 'drew':
      return `${who} draws ${namesOf(event[2])}`;
    case 'gainedVp':
      return `${who} gains ${event[2] + event[3]} VP${event[3] > 0 ? ` (${plural(event[3], 'token')})` : ''}`;
    case 'lostVp':
      return `${who} ${event[4] === 'paid' ? 'pays' : 'loses'} ${event[2].length + event[3]} VP${event[2].length > 0 ? `: ${namesOf(event[2])}` : ''}`;
    case 'cashedVp':
      return `${who} takes ${namesOf(event[2])} from the own VP pile`;
    case 'limited':
      return `${who} keeps five cards`;
    case 'discarded':
      return `${who} discards ${namesOf(event[2])}`;
    case 'gave':
      return `${who} gives ${names[event[2]]} ${nameOf(event[3])}`;
    case 'revealed':
      return `${who} reveals ${namesOf(event[2])}`;
    case 'took':
      return `${who} takes ${namesOf(event[3])}`;
    case 'named':
      return `${who} names ${kindName(event[3])}`;
    case 'stashed':
      return `${who} puts ${namesOf(event[3])} on ${nameOf(event[2])}`;
    case 'unstashed':
      return `${who} takes ${namesOf(event[3])} back from ${nameOf(event[2])}`;
    case 'returned':
      return `${nameOf(event[2])} returns to the hand${event[3].length > 0 ? ` with ${namesOf(event[3])}` : ''}`;
    case 'destroyed':
      return `${nameOf(event[2])} is destroyed${event[3].length > 0 ? ` with ${namesOf(event[3])}` : ''}`;
    case 'movedTableau':
      return `${nameOf(event[3])} moves from ${who} to ${names[event[2]]}`;
    case 'reshuffled':
      return event[2]
        ? 'the discard pile is shuffled into the deck'
        : 'the discard pile becomes the new deck';
    case 'pileShuffled':
      return `the VP cards of ${who} are shuffled`;
    case 'turnEnding':
    case 'offered':
      return null;
    case 'exhausted':
      return 'the cards have run out: the game ends after this turn';
    case 'completed':
      return `${who} triggers the end: ${plural(event[2], 'turn')} more`;
    case 'gameOver':
      return END_REASONS[event[1]];
  }
}
