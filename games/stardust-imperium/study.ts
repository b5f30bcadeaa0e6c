import type { GameStudy } from '@conclave/frame/study.ts';
import { score } from './rules/scoring.ts';
import type { Event, State } from './rules/types.ts';

const TURN = ['first', 'second', 'third', 'fourth'];

/** Whether the order of turns matters; where points come from and what turns are used for. */
const study: GameStudy<State, Event> = {
  groups: (end, seat) => ({ turn: TURN[(seat - end.first + end.seats) % end.seats]! }),

  measures(end, seat, events) {
    const { cards, vpCards, vpTokens } = score(end, seat);
    const count = (name: Event[0]): number => events.filter((e) => e[0] === name && e[1] === seat).length;
    return {
      'points of built cards': cards.reduce((sum, { points }) => sum + points, 0),
      'points of VP cards and tokens': vpCards + vpTokens,
      'cards built': count('built'),
      'functions used': count('functionUsed'),
      researches: count('researching'),
      turns: count('turnStarted'),
    };
  },
};

export default study;
