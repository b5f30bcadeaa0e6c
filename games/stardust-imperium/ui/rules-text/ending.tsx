import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

export const ending: readonly RulesChapter[] = [
  {
    id: 'end',
    title: 'The end and the score',
    sections: [
      section(
        'Eight cards',
        [...ids('GAM', 1, 2), ...ids('R', 18)],
        'A tableau is complete with eight cards, two more for each Colonization Policy in it. Who has that many when their turn is over, after all functions at its end, triggers the end of the game.',
      ),
      section(
        'Last turns',
        [...ids('GAM', 3, 4), ...ids('R', 35)],
        'Everybody else has exactly one more turn, clockwise. Others who reach their number in it change nothing.',
      ),
      section(
        'A complete tableau is safe',
        ids('GAM', 8, 9),
        'No function of another player can move cards out of the tableau of the player who triggered the end. Slipping, losing VPs and effects on the hand are still possible, and that player’s reactions go on working. None of the printed cards would move them; the rule is there for completeness.',
      ),
      section(
        'When the cards run out',
        [...ids('GAM', 5, 6, 7, 10), ...ids('R', 44)],
        'If a card must be taken and neither deck nor discard pile has one, the cards have run out. The present turn is played to its end, then the game is over, even if others were still waiting for their last turn. Players who come later in the order then draw nothing, and VPs gained are tokens. Cards discarded afterwards can still be drawn, but the end stays decided.',
      ),
      section(
        'Limit of rounds',
        ids('GAM', 11),
        'The printed rules let a game go on for ever if nobody builds. A table therefore ends after its limit of full rounds, unless the end was triggered: then everybody still has the last turn.',
      ),
      section(
        'Counting',
        [...ids('SCO', 1, 2, 3), ...ids('R', 33)],
        'Points are the build VPs of your tableau, 1 for each card in your VP pile and 1 for each token. Cards in hand, money and cards on an Ark count nothing. A ? card counts 3 for each card of its type you have built, itself included; a card of two types counts for both.',
      ),
      section(
        'Winning',
        ids('SCO', 4, 5),
        'The highest score wins. Equal scores share the win; there is no tie-break. At the end everything may be shown.',
      ),
    ],
  },
];
