import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

export const variants: RulesChapter = {
  id: 'variants',
  title: 'Variants',
  sections: [
    section(
      'The learning game',
      ids('VAR', 1, 2),
      'Two rounds to learn by, with given galaxy and homes. Four tiles a player are in the game; one each lies in the pool, with two players one more, and everybody places one drawn from the stack beside their own home.',
    ),
    section(
      'What it leaves out',
      [...ids('VAR', 3, 4, 6, 8), ...ids('R', 46)],
      'There are no hands of technologies: what you draw you discard or advance. So Research is not offered. There are no retention limit, no loans and no gifts.',
    ),
    section(
      'What it does otherwise',
      ids('VAR', 5, 7),
      'The Arbiter token goes one seat counter-clockwise in each Arbitration. In a conflict first the Attacker, then the Defender turns up the top card of the draw pile for its number, and both are discarded.',
    ),
    section(
      'Leaders',
      ids('VAR', 9),
      'Everybody has a leader, dealt by chance. Or they are chosen, from the last seat round to the Arbiter.',
    ),
    section(
      'Three discard piles',
      ids('VAR', 10, 11, 12),
      'Each type of technology has its own discards, and you may take the top card of any of them. When the draw pile has run out they are all shuffled into a new one.',
    ),
    section(
      'Technology draft',
      ids('VAR', 13),
      'Everybody is dealt six cards, keeps one in secret and passes the rest clockwise, until five are kept. The last one is discarded.',
    ),
    section(
      'Longer game',
      [...ids('VAR', 14, 15), ...ids('R', 59)],
      'All tiles are in the stack: 48, or with two players the smaller set of 24, or with three 28. The game ends after a round in which no hex is left empty, or no tile at all, and after round 8 at the latest.',
    ),
    section(
      'Free galaxy',
      [...ids('VAR', 16, 17), ...ids('R', 51)],
      'From the Arbiter counter-clockwise everybody lays a board, turned at will. It has to touch two others, the core among them while it has room; the first one only needs the core. Then homes are chosen as ever. If the rule leaves no place, a home may first lie beside another, then on the same board.',
    ),
    section(
      'Wild homes',
      [...ids('VAR', 18, 19, 20), ...ids('R', 43)],
      'Your Embassy on your own home belongs to all factions: 1 more for each of your defending Embassies and for your Agents in each conflict, drawn on or not, and one sector more when you lend. It still can’t be attacked.',
    ),
    section(
      'What goes together',
      ids('R', 53),
      'All of these, but the learning game goes with wild homes only. Who is the first Arbiter may be chosen in any game.',
    ),
  ],
};
