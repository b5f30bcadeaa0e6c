import type { Seat } from '@conclave/kernel';
import { KIND_OF } from '../../data/cards.ts';
import { functionsOf } from '../../rules/functions/cards.ts';
import { listed, nameOf } from '../card/words.ts';
import type { Props } from '../table.ts';

/**
 * What set a function off, in a sentence.
 * @param culprit the player who caused the event, -1 where a merged offer no longer knows (SI-TRG-06)
 * @param cards the cards of the event, where it has any
 */
export function occasionOf(
  { view, seats }: Props,
  uid: number,
  fn: number,
  culprit: Seat,
  cards: readonly number[] = [],
): string {
  const reaction = functionsOf(KIND_OF[uid]!)[fn];
  if (reaction?.kind !== 'reaction') return '';
  const who = culprit < 0 ? 'An opponent' : seats[culprit]!.name;
  const type = reaction.type;
  switch (reaction.on) {
    case 'oppBuilt': {
      const built = view.tableaus[culprit]?.at(-1);
      return `${who} has built ${built ? nameOf(KIND_OF[built.uid]!) : 'a card'}.`;
    }
    case 'youBuilt':
      return 'You have built a card.';
    case 'selfEntered':
      return `${nameOf(KIND_OF[uid]!)} has come into the tableau.`;
    case 'cardEntered':
      return `A card of type ${type} has come into a tableau.`;
    case 'oppCardSlipped': {
      const named = view.tableaus.flat().find((card) => card.uid === uid)?.named ?? 0;
      if (type === undefined) return `${who} slipped ${named > 0 ? nameOf(named) : 'a card'}.`;
      return `A card of type ${type} was slipped by an opponent.`;
    }
    case 'oppResearchDiscard':
      return cards.length > 0
        ? `${who} discarded ${listed(cards.map((card) => nameOf(KIND_OF[card]!)))} by research.`
        : `${who} discarded cards by research.`;
    case 'youLostHandCards':
      return "Cards left your hand in an opponent's turn.";
    case 'oppTurnEnd':
      return `The turn of ${seats[view.active]!.name} ends.`;
    case 'ownTurnEnd':
      return 'The turn ends.';
  }
}
