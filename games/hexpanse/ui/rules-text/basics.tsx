import type { RulesChapter } from '@conclave/kit';
import { NEWEST } from '../../data/tables.ts';
import { ids, section } from './section.tsx';

const idea: RulesChapter = {
  id: 'idea',
  title: 'The idea',
  sections: [
    section(
      'A shape on a planet',
      ids('GEN', 1),
      'Two to four players, each with a faction of their own, drop units on a planet of hexagonal territories. Whoever’s units first form the pattern of the mission wins at once, and so does whoever has the last warlord alive.',
      `A turn has only ${NEWEST.actions} actions, but cards can set off chains of many placements and attacks within one of them.`,
    ),
    section(
      'Tokens and units',
      ids('GEN', 2, 3),
      'A territory holds one token or one warlord, never more. Every token is a unit: normal units, minor units, mercenaries and squad tokens. Warlords are not units. Tokens of eliminated players are units only as targets.',
    ),
    section(
      'Adjacent',
      ids('GEN', 6),
      'Two territories are adjacent if they share a side on the board in use.',
    ),
    section(
      'Texts go first',
      ids('GEN', 4),
      'Where the text of a card and a general rule disagree, the text holds.',
    ),
  ],
};

const setup: RulesChapter = {
  id: 'setup',
  title: 'Setting up',
  sections: [
    section(
      'First player and factions',
      [...ids('SET', 1, 2), ...ids('R', 48)],
      'Chance names the first player, or the table names a seat. From there clockwise everybody takes a faction that is still free.',
    ),
    section(
      'What you begin with',
      ids('SET', 3, 4),
      `Income ${NEWEST.firstIncome}, no hexilum (but see “Even start”), and a warlord with ${NEWEST.life} life. In a Sailor game your reserve is ${NEWEST.modes.sailor.normal} normal units. In a Captain or Admiral game it is ${NEWEST.modes.captain.normal} normal ones and the ${NEWEST.modes.captain.minor} units of a minor faction.`,
    ),
    section(
      'Minor factions',
      ids('SET', 5),
      'One more than there are players is dealt, for all to see. The last player takes one first, the first player last; the one that is left is not in the game.',
    ),
    section('The market', ids('SET', 6), `${NEWEST.market} cards of the deck lie open as the market.`),
    section(
      'Missions',
      [...ids('SET', 7, 8), ...ids('R', 22)],
      'Sailor and Captain games have one mission, the same for everybody. For an Admiral game one more than there are players lies open. From the last player to the first each takes one in secret, and the last one left is common to all. So everybody knows which secret missions there are, and can reason about whose they may be.',
    ),
    section(
      'Warlords land',
      [...ids('SET', 9), ...ids('R', 4)],
      'From the first player clockwise everybody puts the warlord on any empty territory. On hexilum this brings 1 hexilum, as every landing does.',
    ),
  ],
};

const board: RulesChapter = {
  id: 'board',
  title: 'The planet',
  sections: [
    section(
      'Small and large',
      [...ids('BRD', 1, 2), ...ids('R', 1)],
      'Two players use the small board; three and four the large one, which has one ring more round it. Pairs play on the small board unless they choose the large one, and three may choose the small one.',
    ),
    section(
      'Hexilum territories',
      [...ids('BRD', 3), ...ids('R', 36)],
      'Each time that a unit or warlord of yours lands on a hexilum territory, or moves onto one, you gain 1 hexilum. Mercenaries count as well.',
    ),
    section(
      'From hexilum to hexilum',
      [...ids('BRD', 4), ...ids('R', 25)],
      'A move that starts on a hexilum territory brings nothing, wherever it ends.',
    ),
  ],
};

export const basics: readonly RulesChapter[] = [idea, setup, board];
