import type { RulesChapter } from '@conclave/kit';
import { ROUND_CAP } from '../../data/numbers.ts';
import { NEWEST } from '../../data/tables.ts';
import { modeTexts } from '../../words/names.ts';
import { ids, section } from './section.tsx';

const winning: RulesChapter = {
  id: 'winning',
  title: 'Winning',
  sections: [
    section(
      'Formations',
      ids('MIS', 1, 3),
      'You match a mission if your units hold all territories of its shape, anywhere on the board and turned at will. Further units, around it or within, don’t matter.',
    ),
    section(
      'What counts',
      [...ids('MIS', 2), ...ids('R', 13)],
      'Normal and minor units, mercenaries and squad tokens. Warlords, tokens of others and inert tokens don’t.',
    ),
    section(
      'Winning by a formation',
      ids('VIC', 1),
      'Who matches the common mission, or their own secret one, wins at once, whoever’s turn it is.',
    ),
    section(
      'When it is looked at',
      [...ids('VIC', 2), ...ids('R', 29)],
      'After each step, also in the middle of a chain; what is left of the chain does not happen. A step itself is not interrupted.',
    ),
    section('Several at once', ids('VIC', 3), 'Whoever’s turn it is wins, else the next one clockwise.'),
    section(
      'The last warlord',
      ids('VIC', 4, 5),
      'Who alone has a warlord left wins at once. Attacks are carried out one by one, so two warlords never fall at the same moment.',
    ),
    section(
      'The last round',
      ids('R', 30),
      `The printed game has no such limit. Here a game ends after ${ROUND_CAP.default} rounds, or as many as the table sets. Then secret missions are shown, and the best among the living wins, compared in this order: most units in one place of a mission that can be won with, whatever stands on the others; life; hexilum; units on the board. If all are equal, it is a draw. Partners count together.`,
    ),
  ],
};

const elimination: RulesChapter = {
  id: 'elimination',
  title: 'Elimination',
  sections: [
    section(
      'A warlord falls',
      ids('ELM', 1, 2),
      'At 0 life it leaves the board and its player the game. All of the player’s cards are discarded.',
    ),
    section(
      'Inert tokens',
      [...ids('ELM', 3), ...ids('R', 31)],
      'The tokens stay in the way. They do nothing and can’t be stolen. Destroyed, they just go.',
    ),
    section(
      'In your own turn',
      ids('ELM', 4),
      'If that happens to you in your turn, the turn ends and the market is filled.',
    ),
    section(
      'Secret missions',
      ids('ELM', 5),
      'The mission of an eliminated player stays secret to the end. Nobody can win with it, the partner neither.',
    ),
    section(
      'Mercenaries bought again',
      [...ids('ELM', 6), ...ids('R', 41)],
      'An inert token has no card any more. So the same mercenary may be on the board twice: inert, and bought again.',
    ),
    section(
      'What else is gone',
      ids('ELM', 7),
      'Reserve, Recovery Ship and hexilum are out of the game, and no effect can name that player.',
    ),
  ],
};

const pairs: RulesChapter = {
  id: 'pairs',
  title: 'Playing in pairs',
  sections: [
    section(
      'Partners',
      ids('TEAM', 1),
      'Four players, two against two. Partners sit opposite each other, so turns alternate. The small board is used unless you choose the large one.',
    ),
    section(
      'A common formation',
      [...ids('TEAM', 2, 7), ...ids('R', 46)],
      'The units of both form the mission together, in any mixture, also those of one partner alone. Either’s secret mission can be met by both, and each sees the partner’s from the moment it is taken.',
    ),
    section(
      'Enemies and players',
      ids('TEAM', 3),
      'Where a text says enemy, your partner is not meant; where it says player or unit, your partner is. Attacks of patterns hit your partner too.',
    ),
    section(
      'Winning together',
      [...ids('TEAM', 4), ...ids('R', 34)],
      'A pair wins by a mission, or when both enemy warlords are dead. If one partner is eliminated the other plays on; the tokens of the first are inert.',
    ),
    section(
      'What is not shared',
      ids('TEAM', 5),
      'Hexilum, cards, reserves and Recovery Ships are each partner’s own.',
    ),
    section(
      'Several formations',
      ids('TEAM', 6),
      'If one step completes formations of both pairs, the one whose turn it is wins.',
    ),
  ],
};

const variants: RulesChapter = {
  id: 'variants',
  title: 'Modes and options',
  sections: [
    ...Object.values(modeTexts(NEWEST)).map(({ name, says }) => section(name, [], says)),
    section(
      'Warlord once a turn',
      [],
      'A rule of the prototype: in each turn only one action may heal the warlord, move it or use its ability.',
    ),
    section('Dearer income', [], 'A rule of the prototype: each income level costs 1 hexilum more.'),
    section(
      'Missions in use',
      [],
      'Two players, and pairs, use all missions of nine territories. Three or four who play for themselves use those ten that are not too easily held up. You can have all of them in any case, or the shorter ones of seven territories for quick games.',
    ),
    section(
      'Private draft',
      [],
      'In an Admiral game the missions may be handed on face down, so that each sees only those left at their own pick.',
    ),
    section('Random factions', [], 'Factions may be dealt by chance.'),
    section(
      'Even start',
      [...ids('SET', 10), ...ids('R', 47)],
      'Not of the printed game, and off unless the table wants it: by mode and number of sides some begin with a little hexilum, or the very first turn has fewer actions, or both. In pairs each partner gets what the pair is given, and the very first turn is that of one seat. The amounts stand among the numbers of the game: for two sides and for pairs they are chosen by measuring games of bots, so that the order of play counts for little; for three and four sides they are a guess.',
    ),
  ],
};

export const ending: readonly RulesChapter[] = [winning, elimination, pairs, variants];
