import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const collection: RulesChapter = {
  id: 'collection',
  title: 'Collection and Expansion',
  sections: [
    section(
      'Collection',
      ids('COL', 1, 2),
      'Everybody gains the three incomes together. With leaders, each leader goes one level up, to 3 at most.',
    ),
    section(
      'A tile for the galaxy',
      [...ids('EXP', 1, 2, 3), ...ids('R', 35)],
      'In Expansion everybody has one turn, from the Arbiter clockwise. First turn up a tile of the stack into the pool; if the stack is empty, skip that. Then place any tile of the pool on any hex that has neither tile nor home. It need not be near anything.',
    ),
    section(
      'A technology',
      ids('EXP', 4, 5),
      'Then draw a technology: the top of the draw pile, the top of the discards, or one of your own Advanced Technologies, which goes back to your hand. After that discard one card or advance one; it may be the one just drawn.',
    ),
    section(
      'When the draw pile is empty',
      ids('EXP', 6),
      'The discards are shuffled into a new draw pile only when a card has to come from it. Until then the top discard can be taken.',
    ),
  ],
};

const actions: RulesChapter = {
  id: 'actions',
  title: 'Action phases',
  sections: [
    section(
      'Choosing in secret',
      ids('ACT', 1, 7),
      'A round has three action phases. In each everybody secretly chooses one of the same six cards; no card is ever used up. When all have chosen, everything is shown.',
    ),
    section(
      'Order',
      [...ids('ACT', 2, 3), ...ids('R', 37, 56)],
      'Lower numbers go first. Where several have the same number, the Arbiter says who of them begins, even without being one of them; the others of the group follow clockwise. That is said when all lower numbers have had their turns, not before.',
    ),
    section(
      'Two actions',
      [...ids('ACT', 4, 5, 6), ...ids('R', 9, 45)],
      'You take up to two actions of your card, the same one twice if you like, or none. An action is paid before it is done and is over, conflict and all, before the next begins. One that would do nothing is not allowed.',
    ),
    section(
      'Basic',
      ids('ACT', 8, 9),
      'Every card but Discover has it: gain 2 CAPs, or draw a technology as in Expansion and then discard or advance one.',
    ),
    section('Capitalize', ids('ACT', 10), 'Gain as many CAPs as the lowest of your three incomes.'),
    section(
      'Survey',
      ids('ACT', 11),
      'Turn up a tile into the pool, then place any tile of the pool on any empty hex. One of the two must be possible. A Survey brings the end of the game nearer.',
    ),
    section(
      'Research',
      [...ids('ACT', 12), ...ids('R', 34)],
      'Take your inactive cards back to hand, discard as many as you like, and draw from the draw pile up to five.',
    ),
  ],
};

const build: RulesChapter = {
  id: 'build',
  title: 'Build',
  sections: [
    section(
      'As many as you can pay',
      ids('BLD', 1, 2),
      'One Build is any number of builds and relocations of one type, one after the other. Each piece is there at once and helps to reach further in the same action.',
    ),
    section(
      'Where a base goes',
      [...ids('BLD', 3), ...ids('R', 38)],
      'On an open Location of its type, on a tile in range of a base or unit of yours of that type: Complexes for Complexes; Embassies and Agents for Embassies; stacks and Fleets for Outposts. Bases on your home give range too. Others in the sector don’t matter.',
    ),
    section(
      'What it costs',
      ids('BLD', 4),
      'The number under the left-most base that is still on your player board.',
    ),
    section(
      'Homes of others',
      ids('BLD', 5),
      'Nothing of yours may be built, placed or relocated there. Your own home is open to you.',
    ),
    section(
      'Stacking',
      ids('BLD', 6),
      'An Outpost may go on your own stack while it is below the limit. Each is a build of its own.',
    ),
    section(
      'Agents and Fleets',
      ids('BLD', 7, 15),
      'For 2 CAPs each, Agents come into a sector with your Embassy, Fleets into one with your Outposts, also if you have just built it. A Build can’t move them.',
    ),
    section(
      'Relocating bases',
      [...ids('BLD', 8, 9), ...ids('R', 39, 50)],
      'Only when all bases of the type are on the board. Take one from anywhere, of a stack one Outpost, and put it on a Location in range, for the price of the first slot. Range is counted before it is lifted, so it may reach for itself. Units that it leaves behind stay. A base may leave your home and come back.',
    ),
    section(
      'What a place has been used for',
      ids('R', 40),
      'That a stack has been drawn on in this phase belongs to player and place. An Outpost that goes elsewhere doesn’t take it along, and a new owner begins fresh.',
    ),
    section(
      'Gates',
      ids('BLD', 10, 11, 13),
      'A pair costs 3 CAPs. One half goes where you have a Complex, the other into a different sector with an industrial Location, built on or not, at most 2, 3 or 4 steps away with industrial tier 1, 2 or 3. Other Gates shorten that way, the new pair itself does not. Gates give no range.',
    ),
    section(
      'Relocating Gates',
      ids('BLD', 12),
      'For 3 CAPs a pair on the board goes to a place where a new pair could be built, also while you have pairs left.',
    ),
    section(
      'Beginning again',
      [...ids('BLD', 14), ...ids('R', 8)],
      'If nothing on the board gives you range for a type, you may build its base on your home. So nobody is shut out.',
    ),
  ],
};

const arbitration: RulesChapter = {
  id: 'arbitration',
  title: 'Arbitration',
  sections: [
    section('Cards come back', ids('ARB', 1), 'Everybody takes the inactive technologies back to hand.'),
    section(
      'The Arbiter',
      [...ids('ARB', 2, 3, 6), ...ids('R', 36, 42)],
      'Who has most CAPs as Arbitration begins becomes Arbiter. If several have, the Arbiter chooses one of them, but never stays; with one other candidate there is nothing to choose. The Arbiter begins Expansion and orders equal cards.',
    ),
    section('Retention', ids('ARB', 4), 'Then everybody discards the CAPs beyond their own retention limit.'),
    section('And then', ids('ARB', 5), 'Boards are scored, and it is looked whether the game is over.'),
  ],
};

const scoring: RulesChapter = {
  id: 'scoring',
  title: 'Points and the end',
  sections: [
    section(
      'Power on a board',
      ids('SCO', 1),
      'Each board is scored alone, the core too, at the end of every round. Count your Complexes, the Location powers of your Embassies (1 for the one at home) and the heights of your stacks. Units don’t count.',
    ),
    section(
      'Control, influence, presence',
      ids('SCO', 2, 4, 6),
      'Most power is 6 VP, second most 3, and everybody else with a base there gets 1. If you are the only one with bases on a board it is 2 VP more. Without a base there is nothing.',
    ),
    section(
      'Ties',
      [...ids('SCO', 3), ...ids('R', 22)],
      'Those who share the first place get 3 each, and then nobody is second: the rest get 1. Those who share the second place get 1 each.',
    ),
    section('The core', ids('SCO', 5), 'There everybody with at least one base gets 1 VP more.'),
    section(
      'The last round',
      ids('END', 1, 2),
      'The game ends after the scoring of a round in which the stack of tiles is empty or no hex is. However early the last tile came, the round is played to its end.',
    ),
    section(
      'The last points',
      ids('END', 3, 5),
      'After that scoring each of your Advanced Technologies brings 2, 4 or 6 VP for tier 1, 2 or 3. CAPs and cards in hand are worth nothing.',
    ),
    section(
      'Winning',
      [...ids('END', 4), ...ids('R', 23)],
      'Most VP wins. Of equal players the one with the higher income is ahead; if that is equal, they share the victory.',
    ),
  ],
};

export const round: readonly RulesChapter[] = [collection, actions, build];
export const ending: readonly RulesChapter[] = [arbitration, scoring];
