import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const idea: RulesChapter = {
  id: 'idea',
  title: 'The idea',
  sections: [
    section(
      'Three networks',
      [],
      'You are a Great House that settles a new galaxy. You build three networks: industry with Complexes and Gates, politics with Embassies and Agents, arms with Outposts and Fleets. Complexes, Embassies and Outposts are bases; Gates, Agents and Fleets are units.',
      'Each network is strong in its own way. Complexes add up with their neighbours, Embassies with those of the same faction anywhere, stacks of Outposts with those in range. Any network may be attacked with any other, so what is safe against one may be weak against the next.',
    ),
    section(
      'A round',
      ids('GEN', 8),
      'Collection, Expansion, three action phases, Arbitration. Everybody finishes a phase before the next one begins. At the end of each round every board of the galaxy pays victory points to those with most power there.',
    ),
    section(
      'CAPs',
      [...ids('GEN', 5), ...ids('R', 1)],
      'CAPs are the money of the game, and there are always enough of them. You pay in full before you get anything, you can’t owe, and no reduction brings a price below 0.',
    ),
    section(
      'Gifts and promises',
      [...ids('GEN', 1, 2), ...ids('R', 41)],
      'You may give CAPs to anybody at any time, also while others choose in secret, and nothing but CAPs. Whatever is promised for it binds nobody. A gift undoes no choice that has been made. On this table CAPs are given as tokens of 1 and 5, as many as you like.',
    ),
  ],
};

const board: RulesChapter = {
  id: 'player-board',
  title: 'Your player board',
  sections: [
    section(
      'Bases leave it from the left',
      ids('GEN', 3, 4),
      'You have 15 Complexes, 9 Embassies, 12 Outposts, and 3 each of Gate pairs, Agents and Fleets. Bases of a type lie in a row of slots. You take the left-most one; a base that you lose goes back to the right-most empty slot. So all that counts is how many are out.',
    ),
    section(
      'Income and tier',
      [...ids('GEN', 6), ...ids('R', 44)],
      'The last slot you emptied in a row shows your income and your tier, 1 to 3, in that type. With no base of a type on the board its income is 0 and its tier 1.',
    ),
    section(
      'The retention limit',
      ids('GEN', 7),
      'Each empty slot shows a number too. The least of them all, over the three rows, is how many CAPs you may keep at Arbitration; with no slot empty it is 10. The more you have built, the less you can save.',
      'Example: with 3 Complexes, 4 Embassies and 8 Outposts on the board the next ones cost 2, 5 and 5, the incomes are 4, 5 and 7, and you keep 4.',
    ),
  ],
};

const setup: RulesChapter = {
  id: 'setup',
  title: 'Setting up',
  sections: [
    section(
      'The galaxy',
      ids('SET', 1),
      'Round the core lie boards of five sectors each: 3, 5, 6, 8 or 9 of them with 2, 3, 4, 5 or 6 players.',
    ),
    section(
      'The first Arbiter',
      [...ids('R', 2), ...ids('VAR', 21)],
      'The first Arbiter is drawn by chance, or named when the table is made. That player begins wherever the order is from the Arbiter clockwise.',
    ),
    section(
      'Homes',
      ids('SET', 2, 3),
      'From the Arbiter clockwise everybody chooses an empty hex for the home tile: on a board without another home, not on the core, not beside another home. With recommended homes these places are given.',
    ),
    section(
      'What you start with',
      ids('SET', 4, 9),
      'One Complex, one Embassy and one Outpost stand on your home and cost nothing. You have no CAPs yet.',
    ),
    section(
      'Technologies',
      ids('SET', 5),
      'Everybody is dealt five technology cards. There are 54; with two or three players only 30 of them are in the game.',
    ),
    section(
      'Sector tiles',
      [...ids('SET', 6), ...ids('R', 4)],
      'Eight tiles a player are in the game, out of 48; with two or three players they come from a smaller set of 24.',
    ),
    section(
      'The first tiles',
      [...ids('SET', 7, 8), ...ids('R', 3)],
      'You are dealt two tiles. In turn everybody places one on an empty hex beside their own home, the core included; if there were none, on any empty hex. The others begin the pool, face up. With two players one more tile from the stack joins it.',
    ),
  ],
};

const space: RulesChapter = {
  id: 'space',
  title: 'Space and range',
  sections: [
    section(
      'The centre is closed',
      ids('GEO', 1),
      'Nothing lies on the middle of the core, nothing passes it, and no distance is counted through it.',
    ),
    section(
      'Neighbours',
      ids('GEO', 2, 3),
      'Two sectors are neighbours if they share a side, on one board or across two, or if the two halves of a Gate pair stand in them. A Gate works for everybody, not only its owner, and for everything: range, building, moving, support, distance.',
    ),
    section(
      'Distance',
      [...ids('GEO', 4, 5), ...ids('R', 5, 6)],
      'Distance is the least number of steps from neighbour to neighbour. Hexes without a tile count as well as those with one, and so do the homes of others. A sector is at distance 0 from itself.',
    ),
    section(
      'Range',
      ids('GEO', 6, 7, 8),
      'Complexes and Embassies reach 1 step, Agents and Fleets only their own sector. A stack of one, two or three Outposts reaches 0, 1 or 2 steps. Gates reach nothing. A piece gives range for its own type only.',
    ),
    section(
      'Sharing a sector',
      ids('GEO', 9),
      'Bases stand on Locations of a tile. Units stand beside them, take no Location, and any number of them, of any players, may be in one sector.',
    ),
    section(
      'Boards and borders',
      ids('GEO', 10),
      'Each sector belongs to one board. A step from one board to another crosses a border; the core is a board like the others.',
    ),
  ],
};

const power: RulesChapter = {
  id: 'power',
  title: 'Power',
  sections: [
    section(
      'Complexes',
      ids('POW', 1, 2),
      'A Complex has power 1. There is one for each industrial Location, and several players may share a sector. All your Complexes of a sector are one group, as strong as they are many.',
    ),
    section(
      'Embassies',
      ids('POW', 3, 4),
      'An Embassy has the power of its Location, 1 to 3, and the faction of its sector. The one on your home has no faction and no power in conflicts; for scoring it has 1.',
    ),
    section(
      'Outposts',
      ids('POW', 5),
      'Outposts on a Location are a stack with the power of its height, up to the limit that the tile shows. Only one player’s Outposts can be there.',
    ),
    section(
      'Units',
      ids('POW', 6, 7),
      'An Agent has power 1. A Fleet has as much as its owner’s martial tier. Gates have none.',
    ),
    section(
      'Losing bases',
      ids('POW', 8),
      'A tier can fall as soon as bases are lost. Fleets are weaker and Gates span less from that moment.',
    ),
  ],
};

export const basics: readonly RulesChapter[] = [idea, board, setup, space, power];
