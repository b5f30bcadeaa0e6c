import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const using: RulesChapter = {
  id: 'cards',
  title: 'Cards',
  sections: [
    section(
      'Before you',
      ids('CRD', 1),
      'Your cards lie face up, for all to see, and you can have as many as you like.',
    ),
    section(
      'Mercenaries',
      ids('CRD', 2, 3),
      'A mercenary is deployed once. The card stays with you while its token lives. Its ability follows whenever the token comes into play, also when another effect brings it.',
    ),
    section(
      'Reusable mercenaries',
      ids('CRD', 4),
      'For an action you can use their ability again, also in the turn in which they arrive.',
    ),
    section(
      'Arriving',
      ids('CRD', 15),
      'When a token arrives you need not use the ability of a reusable mercenary, nor the Resurrectors’. Attacks, what the hunters and Cymurai send, and damage are not yours to leave. An ability that you use for an action has to be used.',
    ),
    section(
      'No limit',
      [...ids('CRD', 16), ...ids('R', 42)],
      'You can have any number of mercenaries on the board or before you.',
    ),
    section(
      'Action cards',
      ids('CRD', 5, 6, 7),
      'You carry out one option, never both, and only one that can do something. The card is discarded when everything that follows is done.',
    ),
    section(
      'Stealing a mercenary',
      ids('CRD', 8, 9),
      'You take the card of an enemy. If its token is on the board, it either stays there and is yours, or leaves it, and you can deploy it again. Neither sets off the ability.',
    ),
    section(
      'Action cards of others',
      ids('CRD', 10, 11),
      'One that you steal is yours to play from the next action on. Mobile Refinery discards one instead.',
    ),
    section(
      'Heinlein’s Squad',
      [...ids('CRD', 12), ...ids('R', 21)],
      'Deploying it puts squad tokens into your reserve; there is no token of its own, and other effects can’t bring it. Squad tokens are units without ability that never go to the Recovery Ship. Once it is deployed nobody can steal the card.',
    ),
    section(
      'Direct damage',
      ids('CRD', 13),
      'Orbital Drop Strike, the Shah’s Guard and Spider Tank hit one enemy warlord anywhere, Canaris Carmilla one beside it.',
    ),
  ],
};

const chains: RulesChapter = {
  id: 'chains',
  title: 'Chain reactions',
  sections: [
    section(
      'How one begins',
      ids('CHN', 1, 4),
      'If an effect places a token that has an ability for coming into play, this ability belongs to the same action, and so on. The whole chain costs that one action.',
    ),
    section(
      'In which order',
      [...ids('CHN', 2, 3), ...ids('R', 12)],
      'What goes on is finished first. Then the abilities that wait follow, in the order in which their tokens were placed.',
    ),
    section(
      'While it waits',
      ids('CHN', 5, 6),
      'An ability whose token is gone, or no longer yours, is dropped. One whose token has been moved acts from where it is.',
    ),
    section(
      'Minor units',
      ids('CHN', 8),
      'Their abilities for coming into play wait in the same order. What the Ox Miners mine comes at once.',
    ),
    section(
      'How it ends',
      ids('CHN', 7, 9),
      'When nothing waits any more. Also at once when the game ends, or when you are eliminated. Nothing but your tokens and cards limits its length.',
    ),
  ],
};

const minorUnits: RulesChapter = {
  id: 'minor-units',
  title: 'Minor units',
  sections: [
    section('Like normal ones', ids('MIN', 1), 'They count as normal units in everything but their text.'),
    section(
      'Gorillz',
      [...ids('MIN', 2), ...ids('R', 18, 44)],
      'They attack two different adjacent territories, one after the other, empty ones and those of warlords too if you like. These attacks destroy units, your own too, and take nothing from a warlord. Then one enemy warlord next to the Gorillz takes 1 damage. So one placing takes at most 1 life, and from one warlord only.',
      'A game that began under the first rules goes on with them: there the attacks meet warlords too, and the damage reaches any enemy warlord.',
    ),
    section(
      'Acting',
      ids('MIN', 3),
      'For an action of the Air Cavalry or of Cymurai you name one of those units on the board.',
    ),
    section(
      'Wolf and Air Cavalry',
      [...ids('MIN', 4), ...ids('R', 40)],
      'They do nothing when they come into play. The Air Cavalry moves or exchanges any units, not only itself.',
    ),
    section(
      'Again',
      ids('MIN', 5),
      'A minor unit that you withdraw and place again comes into play again, and its ability follows again: two actions for one ability.',
    ),
  ],
};

export const cards: readonly RulesChapter[] = [using, chains, minorUnits];
