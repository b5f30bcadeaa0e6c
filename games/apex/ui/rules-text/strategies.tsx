import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const war: RulesChapter = {
  id: 'war',
  title: 'War',
  sections: [
    section(
      'Where you may fight',
      ids('WAR', 1, 2),
      'On every sector where both you and somebody else have a token; colonies and origin colonies are enough on either side. You choose which battles to start and in which order. You need not start any.',
    ),
    section(
      'One after the other',
      [...ids('WAR', 3), ...ids('R', 12, 13)],
      'Each battle is over before you choose the next. You start at most one on each sector in a turn; another player’s War may bring a second one there.',
    ),
    section(
      'Everybody there fights',
      [...ids('WAR', 4), ...ids('R', 10)],
      'All who have a token on the sector take part, bystanders too.',
    ),
    section(
      'The battle score',
      [...ids('WAR', 5, 6, 15), ...ids('R', 8)],
      'Your tokens there, ships and colony, and your armament: the level, and 1 more for each of your colony tokens on an armament sector. It is looked at when the battle starts, may go beyond 5, and matters in battles alone. Production and movement do nothing here.',
    ),
    section(
      'Victory',
      [...ids('WAR', 7, 8, 12), ...ids('R', 11)],
      'The highest score wins, no matter who started. The winner destroys all ships and colony tokens of the others there and gets 1 point for the sector.',
    ),
    section(
      'What the winner keeps',
      [...ids('WAR', 9, 10, 16), ...ids('R', 9, 15)],
      'As many tokens as the winning score was ahead of the next best, but no more than stood there. The rest is destroyed, ships first. At least one token always stays, so a winner’s colony is never lost; it is one of the tokens kept, and so is an origin colony.',
      'Example: 6 ships with armament 3 are 9. They beat 7 and 6, and keep 9 less 7: two ships.',
    ),
    section(
      'Ties',
      [...ids('WAR', 11), ...ids('R', 14)],
      'If the highest score is shared nobody wins: every token of everybody on the sector is destroyed, except an origin colony. There is no point for it.',
    ),
    section(
      'At somebody’s home',
      ids('WAR', 13),
      'A battle on an origin sector can be won and brings its point, although the origin colony stands afterwards.',
    ),
    section(
      'Bonuses go at once',
      ids('WAR', 14),
      'A colony that falls takes its bonus along, already for the next battle of the same turn. The order of your battles can decide them.',
    ),
  ],
};

const evolution: RulesChapter = {
  id: 'evolution',
  title: 'Evolution',
  sections: [
    section(
      'One level up',
      ids('EVO', 1, 4),
      'The evolution named on your card rises by one. There is nothing to decide. Levels never fall.',
    ),
    section(
      'Up to five',
      ids('EVO', 2, 3),
      'At level 5 the side does nothing. What colonies add to influence and armament is counted apart from the level and may go beyond 5.',
    ),
  ],
};

const colonization: RulesChapter = {
  id: 'colonization',
  title: 'Colonization',
  sections: [
    section(
      'Founding a colony',
      [...ids('COL', 1, 4, 5), ...ids('R', 18)],
      'Place one colony token on a sector that you control and where no colony stands. You must control it before the token comes. It costs no ship. You may also leave it.',
    ),
    section(
      'Where and how many',
      ids('COL', 2, 3),
      'Never on an origin sector. With all three tokens placed the side does nothing; you can’t move a colony or take it back.',
    ),
    section(
      'What a colony gives',
      [...ids('BON', 1, 2, 3), ...ids('R', 28)],
      'Its owner has the bonus of the sector from the moment it is placed until it is destroyed, whoever controls the sector meanwhile. Equal bonuses add up. Origin colonies give none.',
    ),
    section(
      'Bonuses',
      ids('BON', 4, 5),
      'Portal, movement, production, ambush and conversion sectors add one such action to each of your Expansion turns. Influence and armament are higher by 1 for good. A victory sector gives 1 point whenever an age ends.',
    ),
  ],
};

const expansion: RulesChapter = {
  id: 'expansion',
  title: 'Expansion',
  sections: [
    section(
      'The pool',
      [...ids('EXP', 1, 6), ...ids('R', 2)],
      'Your actions are those of the card, a production for each level of production, a movement for each level of movement, and what your colonies add, all as it stands when the turn begins. None of this does anything in other turns.',
    ),
    section(
      'In any order',
      ids('EXP', 2, 3),
      'Use them one by one in whatever order you like. None is compulsory. What can’t be done yet waits in the pool and may become possible later in the turn; what is left at its end is lost.',
    ),
    section(
      'Movement',
      [...ids('MOV', 1, 2, 4)],
      'Move any number of your ships from one sector to one neighbour. Ships of one action start together and arrive together. Every sector may be entered and left, the homes of others included.',
    ),
    section(
      'On and on',
      [...ids('MOV', 3, 5), ...ids('R', 38)],
      'The same ships may move again with further actions, and so may ships that came into play this turn.',
    ),
    section(
      'Portal',
      [...ids('POR', 1), ...ids('R', 1)],
      'Like a movement, but to any other sector, however far. The rulebook’s own words on portals are lost; this is our reading, the widest that fits the rest.',
    ),
    section(
      'Production',
      ids('PRO', 1, 2),
      'Place a ship of your reserve on a sector with a colony of yours, the origin included; control is not asked for, and one sector may take several. With no ship in reserve it is impossible.',
    ),
    section(
      'Ambush',
      [...ids('AMB', 1), ...ids('R', 35)],
      'Destroy one ship of another player on a sector where you have a token, if only a colony. You choose whose. Control is not asked for.',
    ),
    section(
      'Conversion',
      [...ids('CNV', 1, 2), ...ids('EXP', 5), ...ids('R', 16)],
      'On a sector that you control at that moment, destroy one ship of another player and place one of your own there. With no ship in reserve you still destroy, but place nothing; a line of the rulebook is lost here, and this is our reading.',
    ),
    section('No battles', ids('EXP', 4), 'Ambush and conversion are no battles and bring no points.'),
  ],
};

export const strategies: readonly RulesChapter[] = [war, evolution, colonization, expansion];
