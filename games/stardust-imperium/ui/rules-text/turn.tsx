import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const course: RulesChapter = {
  id: 'turn',
  title: 'The turn',
  sections: [
    section('Whose turn it is', ids('TRN', 1), 'Turns go clockwise from the first player.'),
    section(
      'Recover',
      [...ids('TRN', 3), ...ids('R', 6)],
      'Unslip up to three of your slipped cards. You choose which, and it may be fewer.',
    ),
    section(
      'The main action',
      ids('TRN', 4),
      'Each turn you do exactly one of two things: research, or build a card. You can’t pass. Research is always possible.',
    ),
    section(
      'Functions of your turn',
      ids('TRN', 5, 6),
      'Before and after the main action you may use functions of your built cards, as often as you can pay for them. Not while recovering, not while researching, not at the hand limit or the end of the turn, and not in the turns of others. During a build only those that bring money can be used, between declaring and paying.',
    ),
    section(
      'Hand limit',
      [...ids('RST', 1, 2, 3), ...ids('SEL', 9)],
      'With more than five cards in hand at the end of your main phase, keep five of your choice and discard the rest. Then whatever money you have left is gone. Cards you get later, at the end of the turn or in the turns of others, may stay until your next hand limit.',
    ),
  ],
};

const slip: RulesChapter = {
  id: 'slip',
  title: 'Slipping',
  sections: [
    section(
      'Slipped and unslipped',
      ids('SLP', 1, 2, 3),
      'A slipped card is turned sideways, an unslipped one stands upright. To slip a card as a cost it must be unslipped, so such a function works once until the card is unslipped again. A card that is built comes into the tableau slipped.',
    ),
    section(
      'Becoming slipped',
      ids('SLP', 4, 5),
      'A card becomes slipped when an unslipped card in a tableau is turned, by its own cost or by another’s. Coming into a tableau slipped is not that. A card that would move to another tableau keeps its position; that is not slipping either, but it is coming into a tableau.',
    ),
    section(
      'What slipped cards still do',
      ids('SLP', 6, 7),
      'Functions that do not ask for slipping go on working on a slipped card. A card that leaves the tableau forgets whether it was slipped and which kind it named; only an Ark takes along what lies on it.',
    ),
  ],
};

const research: RulesChapter = {
  id: 'research',
  title: 'Research',
  sections: [
    section(
      'See four, keep two',
      ids('RES', 1, 4),
      'Look at the top four cards of the deck, put two into your hand and discard the other two face up. Others may react to these discards; no others count as discards of research.',
    ),
    section(
      'Too few cards',
      ids('RES', 2, 3),
      'If there are fewer than four, even after shuffling, take what there is and keep up to two. Research is allowed even with no card left. Either way the cards have run out, and the game ends after this turn.',
    ),
  ],
};

const build: RulesChapter = {
  id: 'build',
  title: 'Building',
  sections: [
    section(
      'Declare, then pay',
      ids('BLD', 1, 2, 5),
      'Choose a card of your hand and put it slipped into your tableau, then pay its cost. As a main action you build one card; an extra build from Reconstruction Base allows one more before or after it. The card you build is no longer in your hand: it can’t pay for itself, and can’t be given away or discarded.',
    ),
    section(
      'What it costs',
      ids('BLD', 3, 4),
      'The printed cost, less 3$ for each Robotized Production that you had when declaring, never below 0. What your budget does not cover must come from one sale. What is left over stays in the budget.',
    ),
    section(
      'Money between declaring and paying',
      [...ids('BLD', 6, 12), ...ids('R', 8, 46)],
      'Between declaring and paying you may use those functions of yours that bring money (Indulgentia Agency, Industrial Zone Planet), and nothing else. What they trigger happens at once.',
      'A declared build must be paid if a sale can cover it. If it can’t, you must use at least one such function; after that you may give up.',
    ),
    section(
      'When you may declare',
      [...ids('BLD', 7, 13), ...ids('R', 11, 47)],
      'Only if the money that you can still raise may reach the cost: your budget, the prices of your other cards, 6$ for each unslipped Industrial Zone Planet that finds an unslipped card to slip along, and for each other unslipped Indulgentia Agency 3$ and a card worth the dearest price, less the cheapest card in hand, which is given away. Each card is slipped once. Nobody looks at hidden cards: whatever is drawn counts as the dearest, as long as there is something to draw.',
      'With Robotized Production, only a card of the highest printed cost in your hand. Whether it is possible is looked at before your hand is shown, so an impossible build shows nothing.',
      'Such functions can as well be used before declaring, which is safer: then you know what they brought.',
    ),
    section(
      'When payment fails',
      ids('BLD', 8),
      'If no sale can cover the cost and no function is left that brings money, the card goes back to your hand as if nothing had been declared. Functions you used stay used, and their money stays in the budget. You may build something else, or research.',
    ),
    section(
      'When it is paid',
      [...ids('BLD', 9, 10), ...ids('R', 7)],
      'The build is complete; whatever reacts to it reacts now. The card was in your tableau all along: its lasting functions count for its own payment (Free Trade Center), and it may react to being built if that needs no slipping (Works Project Administration). Robotized Production does not change the build that brings it in.',
    ),
    section(
      'How much you may build',
      [...ids('BLD', 11), ...ids('R', 12)],
      'Any number of cards, also a second copy of one you have. Extra builds are there whichever main action you take, and lapse at the hand limit.',
    ),
  ],
};

const selling: RulesChapter = {
  id: 'selling',
  title: 'Money and selling',
  sections: [
    section(
      'Money lives one turn',
      ids('SEL', 1, 2),
      'You have money only in your own turn: from selling cards and from functions. You can sell only to pay, and only when something is missing.',
    ),
    section(
      'No overselling',
      [...ids('SEL', 3, 4), ...ids('R', 9)],
      'Selling means discarding cards of your hand for the sum of their prices. The sum must reach what is missing, and every card must be needed: if the rest would still be enough without one of them, the sale is not allowed. If nothing is missing, nothing may be sold. There is one sale for each payment; it can’t be split.',
      'Example: 5$ are missing, and your cards sell for 1, 2 and 3. You may sell 2 and 3. You may not sell all three, nor 1 and 3.',
      'A set of several small cards is fine even if one dear card would do as well: what counts is that none of the cards sold is superfluous.',
    ),
    section(
      'Prices',
      ids('SEL', 5),
      'The printed price, and 1$ more for each Free Trade Center in your tableau.',
    ),
    section(
      'Change',
      [...ids('SEL', 6), ...ids('R', 10)],
      'If the cards sold bring more than needed without one being superfluous, the change stays in your budget for the rest of the turn.',
    ),
    section(
      'Selling is not discarding',
      [...ids('SEL', 7, 8, 10), ...ids('R', 34)],
      'Functions that react to discarding do not react to sales. All sales of a turn together are remembered until its end, for Evangelicalism and Intergalactic Trade Route. A payment that can’t be made within these rules is off at once.',
    ),
  ],
};

export const turn: readonly RulesChapter[] = [course, slip, research, build, selling];
