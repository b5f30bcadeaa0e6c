import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const cards: RulesChapter = {
  id: 'cards',
  title: 'Hands and rounds',
  sections: [
    section(
      'Dealing',
      ids('AGE', 2, 3, 7),
      'At the start of each age all cards of the game are shuffled and everybody gets six, or five with six players, or ten in a duel. Cards that are left over lie face up and are out for this age.',
    ),
    section(
      'Choosing in secret',
      [...ids('CHO', 1, 2), ...ids('R', 26)],
      'Everybody chooses a card of the hand and one of its sides at the same time. A choice stands once it is made. When all have chosen, everything is shown together.',
    ),
    section(
      'One side only',
      ids('CHO', 3, 4),
      'Of a card only the chosen side is used, and its index, which decides the order. You may choose a side that will do nothing.',
    ),
    section(
      'The order of turns',
      ids('RES', 1, 2, 3),
      'First all who chose War, then Evolution, Colonization, Expansion. Among equals the lower index goes first; no two cards have the same. Everybody has one turn, and it is over before the next begins.',
    ),
    section(
      'Your turn finds things as they are',
      ids('RES', 4),
      'What counts is the galaxy when your turn comes, not when the cards were shown. A war may have taken what you meant to colonise.',
    ),
    section(
      'Passing hands',
      [...ids('AGE', 4, 5), ...ids('R', 23)],
      'After a round the played cards are put away. Then all hands are passed together: in the first and third age to the left, that is to the next seat, in the second to the right. Where homes lie in the galaxy has nothing to do with it.',
    ),
    section(
      'The end of an age',
      [...ids('AGE', 6, 8), ...ids('R', 19, 25)],
      'After the fifth round nothing is passed. A last card in hand, if there is one, is put away unseen. Only the cards begin anew: tokens, levels and points stay.',
    ),
    section(
      'Hands you have held',
      ids('R', 37),
      'A hand that you have passed on stays known to you, because every card that leaves it later is shown openly. The table remembers it for you. While others choose, you see their hands as they were, so that nobody’s choice shows early.',
    ),
  ],
};

const scoring: RulesChapter = {
  id: 'scoring',
  title: 'Points and the end',
  sections: [
    section(
      'When an age ends',
      [...ids('SCO', 1, 2), ...ids('R', 27)],
      'You get 1 point for every sector you control, homes included, and 1 for each of your colony tokens on a victory sector, whoever controls it.',
    ),
    section(
      'In between',
      [...ids('SCO', 3, 4), ...ids('R', 24)],
      'A battle won is 1 point at once. Points are open to all, are never lost, and never run out.',
    ),
    section(
      'Winning',
      [...ids('END', 1, 2), ...ids('R', 20)],
      'After the third age the most points win. Of equal players the one with more tokens on sectors is ahead, ships, colonies and origin colony together. If that is equal as well, they share the place.',
    ),
    section(
      'The count that decides ties',
      [...ids('END', 3), ...ids('R', 40)],
      'About one game in six comes down to it, so nobody has to count: how many tokens everybody has on sectors stands beside the points all the time, and at the end beside each of those who are equal in points.',
    ),
  ],
};

const variants: RulesChapter = {
  id: 'variants',
  title: 'Duel and exploration',
  sections: [
    section(
      'Duel',
      [...ids('DUE', 1), ...ids('R', 6)],
      'Two players get ten cards each, all 20 of the game. This is how two play unless the table is made otherwise; without it they get six each.',
    ),
    section(
      'Two cards a round',
      ids('DUE', 2, 3, 4),
      'With the card you play you secretly choose another one to discard. The discards are shown after the played cards, before anything happens, and do nothing. Hands are passed as ever and are empty when the age is over.',
    ),
    section(
      'Exploration',
      ids('XPL', 1, 3, 4),
      'Neutral sectors start face down, and nobody knows what they are, nor which were left in the box. Homes are open. It goes together with a duel.',
    ),
    section(
      'Finding out',
      [...ids('XPL', 2), ...ids('R', 31, 32)],
      'A sector is turned up when ships first arrive, by movement or portal, also if they go on in the same turn. It stays open. Nothing else turns it: colonies and new ships come only where somebody has been.',
    ),
  ],
};

export const round: RulesChapter = cards;
export const ending: readonly RulesChapter[] = [scoring, variants];
