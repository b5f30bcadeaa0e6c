import type { Next } from '@conclave/kernel';
import { AGES } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { ageEnd } from './age-end.ts';
import { drawTiles } from './bag.ts';
import { draft } from './draft.ts';
import { final } from './final.ts';
import { fillRack } from './hegemon.ts';
import { fillsRackLate } from './older.ts';
import { redraw } from './redraw.ts';
import { turn } from './turn.ts';
import type { State } from './types.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';

const tellHeadStart = (s: Readonly<State>): void => {
  for (const seat of s.order) if (s.influence[seat]! > 0) tell(['headStart', seat, s.influence[seat]!]);
};

/** 6.1: one Age. `redrawn` and `turns` count the seats that have had theirs. */
const age = procedure<{ redrawn: number; turns: number }>(
  'age',
  { redrawn: 'all', turns: 'all' },
  {
    deal(s) {
      s.age++;
      s.round = 0;
      s.phase = 'redraw';
      tell(['ageStarted', s.age, s.order.slice()]);
      if (s.age === 1) tellHeadStart(s);
      for (const seat of s.order) drawTiles(s, seat, tables(s).hand);
    },
    drawHegemon(s) {
      if (s.hegemon && (s.age > 1 || fillsRackLate(s))) fillRack(s);
    },
    redraw(s, f): Next {
      const seat = s.order[f.redrawn++];
      if (seat !== undefined) return loop(redraw, { seat });
    },
    rounds(s, f): Next {
      if (f.turns === tables(s).rounds * s.seats) return;
      if (f.turns % s.seats === 0) s.round++;
      return loop(turn, { seat: s.order[f.turns++ % s.seats]! });
    },
    end: () => call(ageEnd, {}),
  },
);

/** Section 5: the whole game. */
export const play = procedure(
  'play',
  {},
  {
    draft: () => call(draft, {}),
    ages: (s): Next => (s.age < AGES ? loop(age, { redrawn: 0, turns: 0 }) : undefined),
    final: (s) => final(s),
  },
);
