import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const idea: RulesChapter = {
  id: 'idea',
  title: 'The idea',
  sections: [
    section(
      'Fifteen rounds',
      [...ids('AGE', 1), ...ids('R', 7)],
      'You lead a civilisation from its home into a galaxy of hexagonal sectors. A game has three ages of five rounds each. In a round everybody secretly picks a card and one of its four sides, and then each carries out that one side: fight, evolve, found a colony, or expand.',
      'Points come from sectors you control when an age ends, from battles you win, and from colonies on victory sectors. There are no dice; once the cards are dealt nothing is left to chance.',
    ),
    section(
      'Ships and colonies',
      [...ids('TOK', 1, 2, 3, 4)],
      'You have 20 ships and 3 colony tokens. What stands on sectors is in play, the rest is your reserve. Ships move and are destroyed; colonies stay where they were founded. What is destroyed goes back to its owner’s reserve and may come again.',
    ),
    section(
      'The origin colony',
      ids('TOK', 6, 9),
      'Your home sector holds a fourth colony that is part of the board. It counts like any colony: you are present there, it adds to control and battles, ships are produced on it, and it is a token in a tie at the end. But nothing can destroy it, and it gives no bonus. So nobody is ever out of the game.',
    ),
    section(
      'How a colony falls',
      [...ids('TOK', 5), ...ids('R', 36)],
      'Only a battle destroys a colony token; a tied battle does so too. Ambush and conversion take ships alone.',
    ),
    section(
      'Sharing a sector',
      ids('TOK', 7, 8, 10),
      'Any number of ships of any number of players may stand on one sector. That blocks nobody’s way and starts no fight by itself. A sector has room for one colony, origin colonies included. Sectors are neighbours where they share an edge.',
    ),
  ],
};

const setup: RulesChapter = {
  id: 'setup',
  title: 'Setting up',
  sections: [
    section(
      'Cards of the game',
      [...ids('SET', 2), ...ids('R', 4, 5)],
      'There are 30 cards. With two or three players the ten that bear a circle stay in the box for the whole game, so that 20 are used; with four to six all 30 are.',
    ),
    section(
      'The galaxy',
      [...ids('SET', 3), ...ids('R', 34)],
      'Four neutral sectors a player are drawn from 24 and laid out face up. Those not drawn are out of the game; what they were, everybody can work out.',
    ),
    section(
      'Civilisations and homes',
      [...ids('SET', 1, 4, 5), ...ids('R', 21, 22, 39)],
      'A first chooser is drawn, or set when the table is made. From there clockwise everybody takes a civilisation; then, in the same order, everybody picks a free place at the edge for the origin sector. The last one left is nobody’s choice and is assigned. A table may also have both drawn by chance.',
    ),
    section(
      'What you start with',
      ids('SET', 6, 7, 8, 9),
      'Your civilisation’s ships go onto your origin sector, which already has its colony. Your evolutions start at the levels of your civilisation, all others at 0, and you have no points yet.',
    ),
  ],
};

const control: RulesChapter = {
  id: 'control',
  title: 'Control',
  sections: [
    section(
      'Who controls a sector',
      ids('CTL', 1, 2, 3),
      'Alone on a sector you control it. Where several are present each counts the tokens there, colony included, and adds the influence; the highest count controls. If the highest is shared, nobody does, a third player with less included.',
      'Example: 1 ship, a colony and influence 3 make 5. That is more than 3 ships and influence 1, which make 4.',
    ),
    section(
      'Presence first',
      ids('CTL', 4),
      'Influence works only where you have a token. An empty sector belongs to nobody.',
    ),
    section(
      'What influence is',
      [...ids('CTL', 5), ...ids('R', 29, 30)],
      'Your level, and 1 more for each of your colony tokens on an influence sector. It counts on all sectors where you are present, and it may go beyond 5.',
    ),
    section(
      'Always as things stand',
      [...ids('CTL', 6), ...ids('R', 17)],
      'Control is never stored: any change of tokens or influence may change it at once. It keeps nobody out.',
    ),
    section(
      'At home',
      ids('CTL', 7),
      'The same holds for origin sectors. You can lose control of your own home, and then it scores for whoever controls it.',
    ),
    section(
      'What control is for',
      ids('CTL', 8),
      'Founding a colony, converting ships, and the points at the end of an age. Nothing else asks for it.',
    ),
  ],
};

export const basics: readonly RulesChapter[] = [idea, setup, control];
