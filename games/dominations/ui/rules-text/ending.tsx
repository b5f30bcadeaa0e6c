import type { RulesChapter } from '@conclave/kit';
import { AGES, NUMBERS } from '../../data/numbers.ts';
import { vp } from '../../words/names.ts';
import { ids, section } from './section.tsx';

const ageEnd: RulesChapter = {
  id: 'age-end',
  title: 'The end of an Age',
  sections: [
    section(
      '1. Cards',
      ids('AGE', 7),
      'By initiative everybody resolves the cards that act now: first all that give Influence, then all that give VP, on what is there at that moment.',
    ),
    section(
      '2. Influence',
      [...ids('AGE', 8), ...ids('INF', 2)],
      `Everybody scores ${vp(1)} for each Influence. Then the leader may assimilate. A card that comes now does nothing more in this Age.`,
    ),
    section(
      'Assimilation',
      [...ids('INF', 3, 4), ...ids('R', 12)],
      'Who has most Influence, at least 1, may assimilate one Mastery card. It is one player only, in each of the three Ages.',
    ),
    section(
      'Which card',
      [...ids('INF', 5, 6, 8, 9), ...ids('R', 13)],
      'Either a card that another Tree has and yours has not: you take a copy from the supply and place it Basic side up. Or a card that you have Basic and another player has Advanced: you turn yours. It costs nothing, but a card of value 9 still needs what it needs. If there is nothing, the right is lost. The other player loses nothing.',
    ),
    section(
      'What it brings',
      ids('INF', 7),
      'VP, Nodus and Influence as ever; that Influence brings its first VP in the next Age.',
    ),
    section(
      '3. Hegemon',
      [...ids('AGE', 9), ...ids('R', 16)],
      'With Hegemon tiles the five objectives of the rack are settled, the card just assimilated included.',
    ),
    section(
      '4. Domination cards',
      [...ids('AGE', 10), ...ids('DOM', 1, 2, 3)],
      `All are given back. Then, Domain by Domain, who has most Knowledge in it takes its card and ${vp(NUMBERS.dominationVp)}. A card stays out if nobody has any. One player may take several.`,
    ),
    section(
      'What they do',
      ids('DOM', 4, 5),
      'A card helps its holder through the next Age; in the last one only its VP matter. No Knowledge is paid for it.',
    ),
    section(
      '5. Clean-up',
      ids('AGE', 11),
      'All Knowledge falls to 0. Tiles left in hand go into the bag, Omens end, extra actions of cards are there again, and the new initiative is made. In the last Age the final scoring comes instead.',
    ),
  ],
};

const hegemon: RulesChapter = {
  id: 'hegemon',
  title: 'The Hegemon',
  sections: [
    section(
      'Instead of objective cards',
      ids('HEG', 1),
      'Hegemon tiles replace the objective cards: none are dealt, and none are scored at the end.',
    ),
    section(
      'The rack',
      ids('HEG', 2, 3),
      'It always shows five objectives: Monuments, Influence, one for Cities, one for Mastery cards, one for Nodus. The first two stay for the whole game.',
    ),
    section(
      'New tiles',
      [...ids('AGE', 2), ...ids('HEG', 16), ...ids('R', 24)],
      'At the start of the second and third Age the other three go back to their stacks, which are shuffled, and one of each is drawn anew; the same may come again. A tile counts for its own Age only.',
    ),
    section(
      'Who takes it',
      [...ids('HEG', 4, 5, 6), ...ids('R', 6)],
      `Who has most of what a tile counts scores ${vp(NUMBERS.hegemonVp)}. It is never shared: among equals the highest in initiative takes it all. One player may take several.`,
    ),
    section(
      'Nobody has any',
      [...ids('HEG', 7), ...ids('R', 15)],
      'That is a draw at 0, and the highest in initiative takes the tile like any other draw.',
    ),
    section(
      'All at once',
      ids('HEG', 8, 15),
      `The five are looked at on the same position. All of them are won: ${vp(5 * NUMBERS.hegemonVp)} in each Age and ${vp(5 * NUMBERS.hegemonVp * AGES)} in the game, unless the table plays that nobody takes what is tied.`,
    ),
    section(
      'Monuments and Influence',
      [...ids('HEG', 9, 10), ...ids('R', 20)],
      'Level cards in the Tree, of all Monuments together. Influence as it is after the assimilation; none of it has been spent.',
    ),
    section(
      'Cities',
      ids('HEG', 11),
      'Cities are counted. City Levels are those above the first: a City of level 1 counts 0, of level 2 1, of level 3 2.',
    ),
    section(
      'Adjacent Cities',
      [...ids('HEG', 12), ...ids('R', 17)],
      'A City is adjacent if another one of the same player is on a tile that shares an edge with its tile; Cities are counted, not pairs. All others are non-adjacent. Cities of other players make no difference.',
    ),
    section(
      'Mastery cards and Nodus',
      ids('HEG', 13, 14),
      'Basic cards are those with the Basic side up, Advanced ones those with the other; Level cards and the Campfire are neither. Nodus of the tile’s colour count wherever in the Tree they are.',
    ),
  ],
};

const omens: RulesChapter = {
  id: 'omens',
  title: 'Omens',
  sections: [
    section(
      'When they come',
      [...ids('OME', 1), ...ids('R', 7)],
      'Who closes Loci draws one Omen for each, after the sites of Monuments, one after the other.',
    ),
    section(
      'It has to be resolved',
      ids('OME', 2),
      'What an Omen says happens; what is not possible is left out.',
    ),
    section(
      'How long they last',
      ids('OME', 3, 4),
      'Most act at once. Some lie open until the end of your turn, others for everybody until your next turn begins, before anything else in it, or the Age ends. Two of the same add up where there is a number; Eclipse and Harsh Winter can’t do more than once.',
    ),
    section(
      'The deck',
      ids('OME', 5),
      'If it is empty the discards are shuffled. If there are none either, no Omen comes.',
    ),
    section(
      'Knowledge and Influence',
      ids('OME', 6, 11),
      'Knowledge from Omens is gained, and limits hold. Glassmaking adds nothing to their Influence, and nothing falls below 0.',
    ),
    section(
      'Earthquakes',
      ids('OME', 7),
      'An Earthquake concerns the six tiles round the Locus for which it was drawn.',
    ),
    section(
      'The Augur',
      [...ids('OME', 8, 9), ...ids('R', 8)],
      'With Omens The Augur takes the place of The High Priest. Who holds it draws two cards for each Locus, resolves one and discards the other, and scores when others resolve an Omen. If both are the same there is nothing to choose. If the deck ends between the two, it is shuffled first. The rulebook names this card but not what it says, so it is a guess.',
    ),
    section(
      'For several players',
      [...ids('OME', 10), ...ids('R', 23)],
      'What concerns several players is settled by initiative, whoever has drawn it. Most ill Omens hit everybody or the leader, so closing a Locus still pays.',
    ),
    section(
      'Extra actions',
      ids('OME', 12),
      'An extra action that an Omen gives is lost with the turn if it is not used.',
    ),
  ],
};

const final: RulesChapter = {
  id: 'final',
  title: 'Final scoring',
  sections: [
    section(
      'VP',
      ids('FIN', 1, 10),
      'VP are scored when they come and never fall below 0. The score sheet tells by source where they come from.',
    ),
    section(
      'When it is over',
      ids('FIN', 2),
      'After the Domination cards of the third Age. Knowledge that is left is worth nothing.',
    ),
    section('Cards', ids('FIN', 3), 'First all cards score that act at the end of the game.'),
    section(
      'Monuments',
      ids('FIN', 4, 5),
      `Who controls a Monument of which anything is built scores ${vp(NUMBERS.controlVp[4]!)} if it has four levels, ${vp(NUMBERS.controlVp[5]!)} if it has five. Each City beside a Monument scores ${vp(NUMBERS.adjacencyVp)} for it.`,
    ),
    section(
      'Objectives',
      [...ids('FIN', 6, 7), ...ids('R', 19)],
      `Without Hegemon tiles each fulfilled objective of your card scores ${vp(NUMBERS.objectiveVp)}. Values are exact: a card of value 6 is none of value 3.`,
    ),
    section(
      'Winning',
      ids('FIN', 8, 9),
      'Most VP win. Of players with as many, the one who is higher in the initiative of the third Age comes first, in every place.',
    ),
  ],
};

export const ending: readonly RulesChapter[] = [ageEnd, hegemon, omens, final];
