import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const moving: RulesChapter = {
  id: 'moving',
  title: 'Moving',
  sections: [
    section(
      'A move and an attack',
      [...ids('MOV', 1, 2), ...ids('R', 11, 13)],
      'Agents and Fleets move only as the first part of a conflict action. Move one of them, attack with it, or both. If you moved one, only that one may attack; units never attack together.',
    ),
    section(
      'Agents',
      ids('MOV', 3),
      'An Agent goes to any tile of the galaxy. It pays 2 CAPs for each border between boards on the cheapest way, and nothing for steps within a board.',
    ),
    section('Fleets', ids('MOV', 4), 'A Fleet moves 1 to 3 steps for 1 CAP in all.'),
    section(
      'Where they may stop',
      ids('MOV', 5, 6),
      'They may pass empty hexes and homes of others, but have to end on a tile that is not the home of another player. The centre of the core stays closed.',
    ),
    section(
      'Through Gates',
      [...ids('MOV', 7), ...ids('R', 7)],
      'A Gate is one step. If its halves stand on two boards it is one border, however far they are apart; if on one board, none.',
    ),
  ],
};

const declaring: RulesChapter = {
  id: 'declaring',
  title: 'Declaring a conflict',
  sections: [
    section(
      'Who attacks',
      ids('CON', 1, 41),
      'One group of Complexes, one Agent or one Fleet, also from your own home. Embassies and Outposts only support.',
    ),
    section('How far', ids('CON', 2), 'Complexes reach 1 step. An Agent or a Fleet has to be there.'),
    section(
      'What is attacked',
      [...ids('CON', 3, 4, 5), ...ids('R', 54)],
      'A sector, one player, one type: everything of that type which the player has there. A base draws its units in: the Embassy the Agents, Outposts the Fleets, Complexes the Gates. Units are the target alone only where no base of theirs stands, and then all of them. Other types in the sector stay out of it.',
    ),
    section('Homes are safe', ids('CON', 6), 'Nothing in another player’s home can be a target.'),
    section(
      'Patterns',
      [...ids('CON', 7), ...ids('R', 10)],
      'Your action card says which attacks it has, and which types each may target. The signs on two of the cards are lost; this edition lets Assault and Subvert attack the two types that are not the attacker’s own.',
    ),
    section(
      'Once a phase',
      [...ids('CON', 8), ...ids('R', 49)],
      'Each Agent, Fleet and group of Complexes attacks once in an action phase. It may defend and support as often as it likes. A group is all your Complexes of a sector, those added later too; what you win in another sector is another group.',
    ),
    section(
      'What it costs',
      ids('CON', 9, 10),
      'Destroy costs 1 CAP and Takeover 2 for each point of power of the targeted bases themselves. Units cost nothing. You pay when you declare, besides any move, and whatever comes of it. You may declare what you can pay, hopeless or not.',
    ),
  ],
};

const powers: RulesChapter = {
  id: 'conflict-power',
  title: 'Power in a conflict',
  sections: [
    section(
      'Complexes',
      ids('CON', 11),
      'The group, and all your Complexes in the sectors beside it. An attacking group counts from its own sector, a defending one from the Conflict Sector.',
    ),
    section(
      'Gates alone',
      [...ids('CON', 12), ...ids('R', 15)],
      'If only Gates are attacked they are defended by your Complexes in the sectors beside them, those at the other end included.',
    ),
    section(
      'An Embassy',
      ids('CON', 13),
      'All your Embassies of its faction in the galaxy by the powers of their Locations, and 1 for each of your Agents in the sector. That can happen as often as it likes.',
    ),
    section(
      'Agents',
      [...ids('CON', 14, 15, 16), ...ids('R', 12, 48, 55)],
      'An Agent has 1. It may draw on one faction and add all your Embassies of it, once a phase for each faction. You may name a faction in which you have nothing: it adds 0, is used up, and lets others help. Several Agents that defend have 1 each and draw on one faction together. What an Embassy’s defence or a loan uses is not used up.',
    ),
    section(
      'A stack',
      [...ids('CON', 17), ...ids('R', 27)],
      'Its height, the heights of your other stacks which it reaches or which reach it, and your Fleets in its sector. Each stack counts once, and those that only reach a supporting one don’t count.',
    ),
    section(
      'Fleets',
      [...ids('CON', 18, 19, 20), ...ids('R', 26)],
      'A Fleet has your martial tier. It may draw on one of your stacks that reaches it and add all that this stack would have, without counting a Fleet twice; once a phase for each stack. Supporting or defending doesn’t use a stack up. Several Fleets that defend have the tier each and draw on one stack together.',
    ),
    section(
      'Who decides first',
      [...ids('CON', 21), ...ids('R', 16)],
      'The Attacker draws first, then the Defender. Nobody has to.',
    ),
    section('Bases at home', ids('CON', 22), 'They count like others where they reach, except the Embassy.'),
  ],
};

const procedure: RulesChapter = {
  id: 'conflict',
  title: 'How a conflict goes',
  sections: [
    section(
      'Loans',
      [...ids('CON', 23, 24, 25, 26, 27), ...ids('R', 17, 18)],
      'Clockwise from the Attacker, everybody who is in neither side may support one that uses political power, if they have Embassies of the faction it uses. A loan is 1 for each sector with such an Embassy, whatever its Location; it is given whole and to one side. The home’s Embassy can’t be lent, and Agents that drew on no faction can’t be supported. Lending uses up nothing.',
    ),
    section(
      'Technologies',
      [...ids('CON', 28, 29), ...ids('R', 19)],
      'Attacker and Defender secretly choose a card of their hands and show them together. Who has a card has to play one. It adds its number for the type that this side fights with; the two may fight with different types.',
    ),
    section(
      'The last card',
      [...ids('CON', 30), ...ids('R', 21)],
      'If you have played your last card, your inactive cards come back to hand at once, before anything else. The card just played is not among them.',
    ),
    section(
      'Who wins',
      ids('CON', 31, 38),
      'The higher sum wins; equal sums are a draw. What was paid is gone in any case.',
    ),
    section(
      'Destroy',
      ids('CON', 32),
      'If the Attacker wins, the targeted bases, Agents and Fleets go back to their owner’s board.',
    ),
    section(
      'Takeover',
      [...ids('CON', 33), ...ids('R', 25, 47)],
      'If the Attacker wins, the same is lost, and each base is replaced by one of the Attacker’s of the same type, free and not by choice. So Complexes that take an Embassy over put an Embassy there. Units are not replaced.',
    ),
    section(
      'Too few to replace them',
      [...ids('CON', 34), ...ids('R', 24)],
      'As many as are left have to be placed. For each other place the Attacker may bring a base of the type from elsewhere on the board, free, or leave it open.',
    ),
    section(
      'If the Defender wins',
      ids('CON', 35),
      'An attacking Agent or Fleet is destroyed, attacking Complexes are not. The Defender loses nothing.',
    ),
    section(
      'A draw',
      ids('CON', 36),
      'Bases stay. An attacking Agent or Fleet and all targeted units are destroyed, targeted Gates with both halves.',
    ),
    section(
      'Gates of the loser',
      [...ids('CON', 37), ...ids('R', 14)],
      'Who loses with industrial power lays their own Gates in the Conflict Sector open, the Attacker too. The winner may destroy any of them, both halves, or none. But for that and for draws Gates are never destroyed.',
    ),
    section(
      'Putting the card away',
      [...ids('CON', 39, 40), ...ids('R', 20)],
      'First the Attacker, then the Defender: lay the card you played on your inactive pile, or draw a technology and then discard the one you played. Inactive cards come back all together, by Research, with your last card, or at Arbitration.',
    ),
  ],
};

export const conflict: readonly RulesChapter[] = [moving, declaring, powers, procedure];
