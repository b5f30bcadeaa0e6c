import type { EventPart } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { KIND_OF } from '../data/cards.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { State } from '../rules/types.ts';
import { cardParts, kindPart } from './parts.ts';

/**
 * What set a function off, as a sentence.
 * @param culprit the player who caused the event, -1 where a merged offer no longer knows (SI-TRG-06)
 * @param cards the cards of the event, where it has any
 */
export function occasion(
  view: Readonly<State>,
  uid: number,
  fn: number,
  culprit: Seat,
  cards: readonly number[] = [],
): EventPart[] {
  const reaction = functionsOf(KIND_OF[uid]!)[fn];
  if (reaction?.kind !== 'reaction') return [];
  const who: EventPart = culprit < 0 ? 'An opponent' : { seat: culprit };
  const { type } = reaction;
  switch (reaction.on) {
    case 'oppBuilt': {
      const built = view.tableaus[culprit]?.at(-1);
      return [who, ' has built ', ...(built ? cardParts([built.uid]) : ['a card']), '.'];
    }
    case 'youBuilt':
      return ['You have built a card.'];
    case 'selfEntered':
      return [...cardParts([uid]), ' has come into the tableau.'];
    case 'cardEntered':
      return [`A card of type ${type} has come into a tableau.`];
    case 'oppCardSlipped': {
      if (type !== undefined) return [`A card of type ${type} was slipped by an opponent.`];
      const named = view.tableaus.flat().find((card) => card.uid === uid)?.named ?? 0;
      return [who, ' slipped ', named > 0 ? kindPart(named) : 'a card', '.'];
    }
    case 'oppResearchDiscard':
      return [who, ' discarded ', ...(cards.length > 0 ? cardParts(cards) : ['cards']), ' by research.'];
    case 'youLostHandCards':
      return ['Cards left your hand in an opponent’s turn.'];
    case 'oppTurnEnd':
      return ['The turn of ', { seat: view.active }, ' ends.'];
    case 'ownTurnEnd':
      return ['The turn ends.'];
  }
}
