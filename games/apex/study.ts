import type { GameStudy } from '@conclave/frame/study.ts';
import { CIVILISATION } from './data/civilisations.ts';
import { tables } from './data/tables.ts';
import { sideOf } from './rules/battle.ts';
import type { Event, State } from './rules/types.ts';

const SLOTS = 'ABCDEF';

/** Civilisations and slots against each other; where points come from and what turns are used for. */
const study: GameStudy<State, Event> = {
  groups: (end, seat) => ({
    civilisation: CIVILISATION[end.civilisations[seat]!].name,
    slot: SLOTS[end.origins[seat]! - end.tiles.length]!,
  }),

  measures(end, seat, events) {
    const held = end.ages.map(({ controllers }) => controllers.filter((owner) => owner === seat).length);
    const bonuses = end.ages.reduce((sum, age) => sum + age.bonuses[seat]!, 0);
    const count = (isCounted: (event: Event) => boolean): number => events.filter(isCounted).length;
    const turns = (strategy: string) =>
      count((e) => e[0] === 'turnStarted' && e[1] === seat && e[2] === strategy);
    return {
      ...Object.fromEntries(held.map((n, i) => [`sectors held at the end of age ${i + 1}`, n])),
      'points for victory colonies': bonuses,
      'points for battles won': tables(end).battleVp * count((e) => e[0] === 'battle' && e[4] === seat),
      'battles fought': count(
        (e) => e[0] === 'battle' && e[3].map(sideOf).some((side) => side.seat === seat),
      ),
      'colonies placed': count((e) => e[0] === 'colonized' && e[1] === seat),
      'War turns': turns('war'),
      'Evolution turns': turns('evolution'),
      'Colonization turns': turns('colonization'),
      'Expansion turns': turns('expansion'),
    };
  },
};

export default study;
