import { listed } from '@conclave/frame/words.ts';
import type { RulesChapter } from '@conclave/kit';
import { NUMBERS } from '../../data/numbers.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { NEWEST } from '../../data/tables.ts';
import { nationName, vp } from '../../words/names.ts';
import { ids, section } from './section.tsx';

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** “the first 1 with 2 or 3 players; …”: who begins with what. */
const early = (goals: 'hegemon' | 'objectives'): string =>
  Object.entries(NUMBERS.earlyInfluence[goals])
    .map(([seats, given]) => {
      const some = given.flatMap((n, i) => (n === 0 ? [] : [`the ${PLACES[i]} ${n}`]));
      return `with ${seats} players ${listed(some)}`;
    })
    .join(', ');

export const variants: RulesChapter = {
  id: 'variants',
  title: 'Modules and variants',
  sections: [
    section(
      'Modules',
      ids('VAR', 1),
      'Hegemon tiles or objective cards, Omens or none: any of the four goes. The goals decide whether objective cards are dealt and scored and whether the Hegemon scores; the Omens decide whether any are drawn and whether The Augur takes the place of The High Priest.',
    ),
    section(
      'Ambition',
      ids('VAR', 2),
      `Only with objective cards. At the start of a turn in the third Age you may declare how many of your five objectives you will fulfil. The first to declare stakes ${vp(NUMBERS.ambitionFirst)}; after that each other player may once declare a higher number than all before and stakes ${vp(NUMBERS.ambitionLater)}. Who fulfils at least that many scores the stake, who does not loses it.`,
    ),
    section('Hidden hands', ids('VAR', 3), 'Tiles in hand are seen by their owners only.'),
    section(
      'First game',
      ids('VAR', 4),
      `Cards of value 9 are left out, and so are the objective cards that name them: ${listed(
        NEWEST.dealt.filter((card) => OBJECTIVES[card]!.namesNine).map(nationName),
      )}.`,
    ),
    section(
      'Ties for the Hegemon',
      ids('VAR', 5),
      'Instead of initiative: who ties for a Hegemon tile gets nothing, and nobody takes it. If nobody has any, that is a tie as well.',
    ),
    section(
      'Influence at the start',
      ids('VAR', 6),
      `A setting of this edition, off unless you choose it: who comes early in the first order, and so finds less land to lie against, begins with Influence. With Hegemon tiles ${early('hegemon')}; with objective cards ${early('objectives')}.`,
    ),
    section(
      'Tables of older rules',
      [],
      'A game goes on by the rules with which it began. In those of number 1 and 2 Knowledge of one’s choice is named in the order of the Domains; Influence ends at 60; a Hegemon tile of which nobody has any goes to nobody; the rack is filled after the draft; and the fewest VP come first in the order of the second and third Age. In number 1 exchanges are for 2 Knowledge, Advanced 4, Education takes 1 off, Advanced 2, and objectives ask for less.',
    ),
  ],
};
