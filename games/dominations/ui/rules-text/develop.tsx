import type { RulesChapter } from '@conclave/kit';
import { NUMBERS } from '../../data/numbers.ts';
import { vp } from '../../words/names.ts';
import { ids, section } from './section.tsx';

const tree: RulesChapter = {
  id: 'tree',
  title: 'The Civilization Tree',
  sections: [
    section(
      'A grid of your own',
      [...ids('TRE', 1, 2, 7), ...ids('R', 10)],
      'Your Tree grows from the Campfire over a grid without border. A new card goes beside one that lies there, and is not turned. Cards never move or leave.',
    ),
    section(
      'Sides match',
      [...ids('TRE', 3), ...ids('R', 9)],
      'Each side of a card shows half a Nodus of a Domain. On every side where it touches a card the two halves have to have the same colour.',
    ),
    section(
      'The Campfire',
      [...ids('TRE', 4), ...ids('R', 11)],
      'All four sides of the Campfire go with any colour.',
    ),
    section(
      'Nodus',
      ids('TRE', 5, 6),
      `Each two halves that touch form a Nodus of their colour, with the Campfire that of the other card. Each scores ${vp(NUMBERS.nodusVp)} at once, and many things count them.`,
    ),
    section(
      'Four copies',
      [],
      'The four copies of a Mastery card do the same and differ in their sides. So choose the copy that fits, and that leaves you the sides you want.',
    ),
  ],
};

const develop: RulesChapter = {
  id: 'develop',
  title: 'Develop',
  sections: [
    section(
      'One action',
      ids('DEV', 1),
      'You have one Develop action in a turn, more with Printing and Inspired Minds. What holds for Build actions holds here as well.',
    ),
    section(
      'Gaining a card',
      ids('DEV', 2, 3),
      'Take a copy of your choice, pay its value in its Domain, put it into your Tree with the Basic side up, and score its VP, its Influence and the Nodus it forms. You can have each card only once.',
    ),
    section(
      'What it takes',
      ids('DEV', 4),
      'Cards of value 3 and 6 take nothing. A card of value 9 names a card that has to be in your Tree, on either side; or it takes any card of value 3 and any of value 6 of its Domain.',
    ),
    section(
      'Turning a card Advanced',
      [...ids('DEV', 5, 6, 7), ...ids('R', 5)],
      'Pay the value once more and turn a Basic card over. It scores VP and Influence again, but forms no Nodus anew. What the Advanced side says replaces the Basic side. You may turn a card in a later action of the turn in which you gained it.',
    ),
    section(
      'From when it acts',
      ids('DEV', 8),
      'A card acts as soon as you have it. What has gone by in this turn doesn’t come back.',
    ),
    section(
      'Exchanging',
      ids('DEV', 10),
      'Each value-6 card that exchanges may be used once in a turn, in Build or Develop, between actions, not while you pay. What you get is a gain.',
    ),
    section(
      'Paying with others',
      ids('DEV', 9),
      'With Alchemy a part of what a card costs, after all reductions, may be paid with any Domains; the rest is paid as ever.',
    ),
    section(
      'Guilds, Metallurgy, Glassmaking',
      ids('DEV', 11, 12),
      'Guilds looks for one City of the card’s colour of any level; more of them don’t add up. Metallurgy acts on assimilated cards as well, Glassmaking only on Build and Develop actions.',
    ),
  ],
};

export const develops: readonly RulesChapter[] = [tree, develop];
