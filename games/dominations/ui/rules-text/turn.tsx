import { listed } from '@conclave/frame/words.ts';
import type { RulesChapter } from '@conclave/kit';
import { NUMBERS } from '../../data/numbers.ts';
import { influence, vp } from '../../words/names.ts';
import { ids, section } from './section.tsx';

const grow: RulesChapter = {
  id: 'grow',
  title: 'Grow',
  sections: [
    section(
      'Before the tile',
      ids('GRO', 1),
      'First of all in your turn comes what acts at its start: the value-3 cards that give Knowledge, Mercenaries, The Merchant, The High Priest.',
    ),
    section(
      'Placing a tile',
      ids('GRO', 2, 3, 5),
      'You place exactly one tile of your hand on an empty place that shares an edge with the Cradle or with a tile. A corner is not enough. The map has no border, and a tile that lies stays.',
    ),
    section(
      'Turning it',
      ids('GRO', 4),
      'A tile may be turned to any of its three sides, but not flipped. Colours need not match; it pays if they do.',
    ),
    section(
      'Two are left',
      ids('GRO', 6),
      'No tile is drawn during an Age, so two of your seven are left after five turns.',
    ),
    section(
      'Dots',
      [...ids('PRO', 1, 2, 3), ...ids('R', 3)],
      'At each edge that your tile shares with a tile or the Cradle four dots are activated: the two of your tile at its ends, and the two of the other piece there. Each Produces 1 Knowledge of its colour for you, once, also if it lies at two shared edges.',
    ),
    section(
      'Matching pairs',
      ids('PRO', 4, 5, 6),
      'If your dot and the one across the edge have the same colour they are a matching pair, which Produces 1 more. Pairs are counted for each edge, so one dot of yours may form two. Pairs between tiles that lay there before don’t count.',
    ),
    section(
      'The Camp',
      [...ids('PRO', 7, 12, 13), ...ids('R', 18)],
      'The Camp in the middle of your tile Produces 1 of its colour, and more with cards for Camps and The Master Builder. Eclipse takes away pairs, Harsh Winter takes away Camps. Camps of tiles that lie beside it do nothing.',
    ),
    section(
      'Loci',
      [...ids('PRO', 8, 9, 10, 11), ...ids('R', 4)],
      'If your tile is the sixth round a point, you close a Locus: all six dots there are activated, those that an edge has activated already not once more. It takes six tiles, so none can be closed at a corner of the Cradle. One tile may close up to three Loci, and each counts for itself.',
    ),
    section(
      'Cities beside it',
      ids('ACT', 1, 3, 4),
      'Your tile activates every City on a tile that shares an edge with it, whoever owns it: three at most, and none at corners only. It has no City itself yet.',
    ),
    section(
      'What a City Produces',
      ids('ACT', 2, 5, 6),
      'An activated City Produces for its owner as much of its Camp’s colour as its level, and for each of the owner’s cards for Cities something of that card’s Domain, whatever the Camp. What your own Cities Produce counts as Produced by you in this phase. Others Produce in your turn, but their cards that look at Produced Knowledge do not act.',
    ),
    section(
      'After producing',
      ids('ACT', 7, 8),
      'When everything has been Produced, your value-3 cards that count what was Produced give once on the totals, and so does Cartography. At the same time Temples, Prophecy and Mining score for you, and Gold Trade for everybody whose City was activated.',
    ),
    section(
      'Monuments beside it',
      ids('ACT', 9),
      'Then each Monument beside your tile gives what its site gives.',
    ),
    section('Omens', ids('ACT', 10), 'Last comes, with Omens, one for each Locus that you have closed.'),
  ],
};

const levels = [1, 2, 3] as const;

const build: RulesChapter = {
  id: 'build',
  title: 'Build: Cities',
  sections: [
    section(
      'One action',
      ids('CIT', 1),
      'You have one Build action in a turn, and more with some cards and Omens.',
    ),
    section(
      'Founding a City',
      ids('CIT', 2, 3),
      `On any tile of the map whose Camp is free, wherever it lies and whoever placed it, for ${NUMBERS.cityCost[1]} Knowledge of the Camp’s colour. It has level 1 and brings ${vp(NUMBERS.cityVp[1]!)} and ${influence(NUMBERS.cityInfluence[1]!)}.`,
    ),
    section(
      'Raising a City',
      ids('CIT', 4, 5),
      `One level in an action, to level 3 at most, in the Camp’s colour: ${listed(
        levels
          .slice(1)
          .map(
            (level) =>
              `level ${level} costs ${NUMBERS.cityCost[level]} and brings ${vp(NUMBERS.cityVp[level]!)} and ${influence(NUMBERS.cityInfluence[level]!)}`,
          ),
      )}.`,
    ),
    section(
      'Counters',
      ids('CIT', 6),
      `You have ${NUMBERS.cityCounters} counters of each level and need one of the new level; the old one comes back to you. So you can’t bring a sixth City to a level.`,
    ),
    section('The limit rises', ids('CIT', 7), 'Your limit in that colour rises at once.'),
    section(
      'One Camp, one City',
      ids('CIT', 8, 10),
      'A Camp holds one City or one Monument, for good, unless an Omen destroys the City. Founding and raising activate nothing.',
    ),
    section(
      'Losing a level',
      ids('CIT', 9),
      'A City that loses a level gets the lower counter; from level 1 it is gone and its Camp is free. If you have no such counter left it stands on that level all the same, and counts there. VP and Influence that it has brought are kept.',
    ),
    section(
      'Costs',
      [...ids('BLD', 3), ...ids('R', 28)],
      `What is printed, and what Omens add, less all reductions that you have; all of them apply together. Nothing costs less than ${NUMBERS.leastCost}.`,
    ),
    section(
      'More actions',
      ids('BLD', 1, 2),
      'Bureaucracy, Patronage and Comet of Fortune each give one more full action with a cost of its own, before or after the normal one. They may be left. A pass ends the phase, and what is left of its actions with it; uses of the cards that you have not declared stay for later turns of the Age. Turning such a card Advanced adds its second use at once.',
    ),
    section(
      'One thing after the other',
      ids('BLD', 5),
      'Within an action of Build or Develop: pay; put down City, Monument or card; VP and Influence of it; Nodus; Military, Theatre, Diplomacy, Metallurgy; last Glassmaking, once, if the action has given you any Influence.',
    ),
    section(
      'Nothing to choose',
      ids('R', 29),
      'What you get you take: VP of the Hegemon, Domination cards and gains can’t be refused. Only what is said to be optional may be left.',
    ),
  ],
};

const monuments: RulesChapter = {
  id: 'monuments',
  title: 'Build: Monuments',
  sections: [
    section(
      'The next level',
      ids('MON', 1, 2, 6),
      'Anybody may build the next level of any Monument in play, one in an action. Level n costs n + 1 of each of its two Domains, before reductions.',
    ),
    section(
      'The card goes into your Tree',
      [...ids('MON', 3, 4, 5), ...ids('R', 21)],
      'You take its Level card and place it in your Tree like any other card. If it fits nowhere you can’t build the level; it can’t be kept aside. It brings its VP, its Influence and the Nodus that it forms.',
    ),
    section(
      'Where it stands',
      [...ids('MON', 7, 8, 11), ...ids('R', 25)],
      'Who builds level 1 puts the Monument on any tile whose Camp is free; if none is, level 1 can’t be built. It is never removed, and no City can be founded there.',
    ),
    section(
      'Complete',
      ids('MON', 9),
      'When all levels are built a Monument is complete. Site and control go on.',
    ),
    section(
      'The site',
      [...ids('MON', 10), ...ids('R', 30)],
      'Whoever places a tile beside a Monument gets what it gives, once, no matter who has built it. Knowledge from it is gained, not Produced.',
    ),
    section(
      'Control',
      ids('MON', 12, 13),
      'A Monument is controlled by who has most of its Level cards. Among equals it is the one with Level 1; if none of them has it, the highest in initiative.',
    ),
    section(
      'Reductions',
      [...ids('BLD', 4), ...ids('R', 32)],
      `You choose in which of the two Domains each point of a reduction is taken. Neither falls below 0, and together at least ${NUMBERS.leastCost} is paid. The ${NUMBERS.patronageDiscount} that Patronage takes off belong to its own action only.`,
    ),
  ],
};

export const turn: readonly RulesChapter[] = [grow, build, monuments];
