import type { RulesChapter } from '@conclave/web/kit';
import { listed } from '../../../words.ts';
import { AMBITION_FIRST, AMBITION_LATER } from '../../data/numbers.ts';
import { OBJECTIVES, objectiveNumbers } from '../../data/objectives.ts';
import { nationName, vp } from '../../texts.ts';
import { ids, section } from './section.tsx';

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
      `Only with objective cards. At the start of a turn in the third Age you may declare how many of your five objectives you will fulfil. The first to declare stakes ${vp(AMBITION_FIRST)}; after that each other player may once declare a higher number than all before and stakes ${vp(AMBITION_LATER)}. Who fulfils at least that many scores the stake, who does not loses it.`,
    ),
    section('Hidden hands', ids('VAR', 3), 'Tiles in hand are seen by their owners only.'),
    section(
      'First game',
      ids('VAR', 4),
      `Cards of value 9 are left out, and so are the objective cards that name them: ${listed(
        objectiveNumbers()
          .filter((card) => OBJECTIVES[card]!.namesNine)
          .map(nationName),
      )}.`,
    ),
    section(
      'Ties for the Hegemon',
      ids('VAR', 5),
      'Instead of initiative: who ties for a Hegemon tile gets nothing, and nobody takes it.',
    ),
  ],
};
