import type { RulesChapter } from '@conclave/kit';
import { LEADERS } from '../../data/leaders.ts';
import { NEWEST } from '../../data/tables.ts';
import { abilityText, abilityTiming } from '../../words/leader-words.ts';
import { ids, section } from './section.tsx';

export const leaders: RulesChapter = {
  id: 'leaders',
  title: 'Leaders',
  sections: [
    section(
      'Levels',
      ids('LEA', 1, 2, 3),
      'A leader begins at level 0 and goes up by one in each Collection, to 3, and stays there until used. Then you choose one ability of a level that has been reached, and the leader is at 0 again.',
    ),
    section(
      'At any time',
      [...ids('LEA', 4, 6), ...ids('R', 52)],
      'Using a leader interrupts whatever goes on, also in the turn of others; afterwards it goes on where it was. The moments are: the start of a phase; the start of a turn in Expansion or an action phase, and after each action; when action cards are shown; when an action is chosen; when a conflict is declared, when it is paid, after the loans, before technologies are chosen and after they are shown; when bases have been lost; and before CAPs are discarded at Arbitration. Abilities that change the map wait until a conflict is over.',
    ),
    section(
      'What is interrupted',
      ids('LEA', 5, 12),
      'What has been paid is carried out. What has only been declared is open again: its player may do the same, if that is still possible, or something else, and has lost no action. A move that was made stays made. So a protected sector stops attacks that are declared, but not one that is paid.',
    ),
    section(
      'Who is asked',
      ids('LEA', 7),
      'Clockwise from whose turn it is, or from the Arbiter; in a conflict Attacker and Defender come first. After each use all are asked again, until everybody passes.',
    ),
    section(
      'Limits',
      ids('LEA', 8, 9, 10),
      'No leader can be used within another’s ability. There has to be something for it to do. Costs that it leaves are paid at once. Its moves and builds are no actions: they use nothing up, and a unit it has moved may still attack; places, limits and supply hold.',
    ),
    section(
      'The Assembly Speaker’s support',
      ids('LEA', 11),
      'It is political support, besides a loan. Empathy Transmitter stops it.',
    ),
    ...LEADERS.map(({ name, dynasty }, leader) =>
      section(
        `${name}, ${dynasty}`,
        [],
        ...[1, 2, 3].map(
          (level) =>
            `Level ${level}. ${abilityTiming(NEWEST, leader, level)}: ${abilityText(NEWEST, leader, level)}.`,
        ),
      ),
    ),
  ],
};
