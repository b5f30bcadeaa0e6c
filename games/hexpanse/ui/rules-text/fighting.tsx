import type { RulesChapter } from '@conclave/kit';
import { NEWEST } from '../../data/tables.ts';
import { ids, section } from './section.tsx';

const patterns: RulesChapter = {
  id: 'patterns',
  title: 'Patterns and placing',
  sections: [
    section(
      'Turning',
      [...ids('PAT', 1), ...ids('R', 7)],
      'A pattern may be turned by any number of 60-degree steps. All patterns are symmetric, so mirror images are among the turns.',
    ),
    section(
      'Attacked cells',
      ids('PAT', 2),
      'Each of them is attacked, whatever is there: an enemy, your partner, you yourself, or nothing.',
    ),
    section(
      'Placement cells',
      ids('PAT', 3),
      'For each you decide whether to place something. One that is off the board, or where something stands at that moment, is passed over.',
    ),
    section(
      'Attacks stay on the board',
      [...ids('PAT', 4, 5), ...ids('R', 10)],
      'A pattern that can lie anywhere has to lie so that none of its attacks is off the board. One that starts at its own token has to be turned so that as many attacks as possible are on the board, all of them where that can be; those off the board then don’t matter.',
    ),
    section(
      'Room to place',
      ids('PAT', 6),
      'A pattern of placements alone, which can lie anywhere, needs at least one empty territory under it.',
    ),
    section(
      'Attacks first',
      [...ids('PAT', 7), ...ids('R', 11)],
      'All attacks of a pattern come before its placements. A territory that an attack has emptied is not open to a placement unless it is a placement cell too.',
    ),
    section('Spacers', ids('PAT', 8), 'Grey cells only show the distance; nothing happens there.'),
    section(
      'What can be placed',
      ids('PLC', 1, 3),
      'Any token of your own: normal and minor units and squad tokens of your reserve, and mercenaries before you that are not in play yet. If you have none, you place none.',
    ),
    section('Only where it is empty', ids('PLC', 2), 'A token that is placed never pushes another one away.'),
    section(
      'Coming into play',
      ids('PLC', 4),
      'A token comes into play when it gets onto the board from a reserve, a Recovery Ship or a card. Being exchanged or moved is something else.',
    ),
    section(
      'Placing without a pattern',
      ids('PLC', 5),
      'Corona Salvage Shuttle, Merle and Salvagers let you place on any empty territory. Orbital Drop Strike, Cheyen and the Terrans place exactly where they have destroyed.',
    ),
  ],
};

const attacks: RulesChapter = {
  id: 'attacks',
  title: 'Attacks',
  sections: [
    section(
      'One for one',
      ids('ATK', 1, 2),
      'By the attack action your unit and the one it attacks are both destroyed. The target stands next to it and is an enemy’s unit or warlord, or a token of an eliminated player.',
    ),
    section(
      'Not against yourself',
      ids('R', 9),
      'By an action you can’t attack your own units; by the attacks of a pattern you may have to.',
    ),
    section(
      'Attacking a warlord',
      [...ids('ATK', 3), ...ids('R', 8)],
      'It loses 1 life and stays where it is. The unit that attacks is destroyed all the same.',
    ),
    section('Mercenaries and squads', ids('ATK', 4), 'They may attack too, and are out of the game then.'),
    section(
      'Fixed units',
      [...ids('ATK', 5), ...ids('R', 16, 17)],
      'Units whose destruction brings something can’t attack. That is all that “fixed” means: they can be withdrawn, exchanged and moved.',
    ),
    section(
      'Odin’s Wolf',
      ids('ATK', 6),
      'It attacks for an action and is not lost. Its targets are those of any attack.',
    ),
    section(
      'Attacks of patterns',
      [...ids('ATK', 7), ...ids('R', 43)],
      'They cost no unit. A warlord that is hit, your own or your partner’s among them, loses 1 life. You may even kill your own warlord so, if you lay the pattern like that. The attacks of Gorillz are none of a pattern: they meet units only.',
    ),
  ],
};

const destruction: RulesChapter = {
  id: 'destruction',
  title: 'Destruction',
  sections: [
    section(
      'Where units go',
      [...ids('DST', 1, 2), ...ids('R', 15)],
      'Destroyed normal and minor units go to their owner’s Recovery Ship. A mercenary’s token leaves the board and its card is discarded; it may come back with the next shuffling.',
    ),
    section(
      'Squad tokens',
      ids('DST', 3),
      'They leave the game. With the last of them the card is discarded.',
    ),
    section(
      'Cauldron-born',
      ids('DST', 4),
      'Whatever would send them to the Recovery Ship sends them to the reserve.',
    ),
    section(
      'Abilities of destroyed units',
      [...ids('DST', 5), ...ids('R', 37)],
      'Lee’s Platoon, Prophet’s Children and the Guardians of the Halo do something whenever they are sent to the Recovery Ship, from board or reserve, by anybody; not when they are withdrawn. All attacks of a pattern come before, its placements after that.',
    ),
    section(
      'What they do',
      ids('DST', 6, 7),
      'Each text tells what is gained, always by their owner, and only while that player is in the game. Prophet’s Children bring back as many units as their text says, or all if there are fewer; the destroyed unit may be one of them.',
    ),
    section(
      'Destroying and placing there',
      ids('DST', 8, 9),
      'Any unit can be chosen, but no warlord. You need not place anything afterwards. The Terrans choose next to their warlord; the cards choose anywhere.',
    ),
    section(
      'Sending units of a reserve',
      [...ids('DST', 10), ...ids('R', 28, 35)],
      'You name one player, yourself if you like, and choose up to that many normal or minor units of that reserve. Squad tokens, mercenaries and eliminated players are safe.',
    ),
    section(
      'Cymurai, Slave Hunters, Body Hunters',
      [...ids('DST', 11), ...ids('R', 19)],
      'They have to send an adjacent unit to the Recovery Ship, one of your own if there is no other. The rest follows only if one was sent. With no unit beside them nothing happens.',
    ),
    section(
      'Westwood',
      [...ids('DST', 12), ...ids('R', 32)],
      'Chooses any unit but itself. When it arrives you may leave it; for an action it must act.',
    ),
  ],
};

const recovery: RulesChapter = {
  id: 'recovery',
  title: 'Recovery and healing',
  sections: [
    section(
      'Taking units back',
      ids('REC', 1),
      'Up to that many units go from your Recovery Ship to your reserve.',
    ),
    section(
      'Taking back and placing',
      ids('REC', 2),
      'Corona Salvage Shuttle and Merle place the unit that was taken back, and no other. Salvagers place any token, even if nothing was taken back.',
    ),
    section('Healing', ids('REC', 3), `No warlord has more than ${NEWEST.life} life.`),
    section(
      'Resurrectors of Demetere',
      ids('REC', 4),
      'They put a unit of your Recovery Ship right on an adjacent empty territory, but never another Resurrector.',
    ),
  ],
};

const exchange: RulesChapter = {
  id: 'exchange',
  title: 'Exchanging',
  sections: [
    section(
      'Two units, or one',
      [...ids('EXC', 1), ...ids('R', 24)],
      'Two units on the board change places, or one moves to an empty territory. Whose they are does not matter; nor, if you like, whether that helps their owner.',
    ),
    section('Warlords stay', ids('EXC', 2), 'They are neither exchanged nor moved by this.'),
    section(
      'Hexilum',
      [...ids('EXC', 3), ...ids('R', 50)],
      'For each unit of your own that gets onto a hexilum territory from one without hexilum you gain 1. Nobody else gains anything, and a unit of somebody else that you move brings you nothing.',
    ),
    section(
      'Lowry',
      [...ids('EXC', 4), ...ids('R', 49)],
      'Lowry’s own token is always one of the two. All others that exchange, the Air Cavalry among them, choose any units.',
    ),
    section(
      'No empty exchanges',
      ids('EXC', 5),
      'Two units that are quite alike can be exchanged only if that brings you hexilum.',
    ),
    section('Inert tokens', ids('EXC', 6), 'They can be exchanged and moved as well.'),
  ],
};

export const fighting: readonly RulesChapter[] = [patterns, attacks, destruction, recovery, exchange];
