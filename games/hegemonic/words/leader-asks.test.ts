import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../index.ts';
import * as text from '../terminal/index.ts';
import { acting, fighting, momentOf, passUntil } from '../tests/leaders.ts';
import type { Table } from '../tests/table.ts';
import { passesByItself } from './leader-asks.ts';

/** In which of the three ways the leader passes by itself: always asked, in own conflicts only, for level 3 only. */
const passes = (t: Table, seat: number): boolean[] =>
  (['always', 'conflicts', 'third'] as const).map((when) =>
    passesByItself(game.view(t.s, seat), seat, game.moves(t.s, seat), when),
  );

describe('a standing choice when to be asked about the leader (HG-LEA-06, HG-LEA-07)', () => {
  it('passes outside own conflicts, or where level 3 is not open', () => {
    // The Concern’s Broker may always gain CAPs, at level 3 as well.
    const third = acting(4);
    expect(passes(third, 0)).toEqual([false, true, false]);
    const first = acting(4, { leader: [4, 1] });
    expect(passes(first, 0)).toEqual([false, true, true]);
    const fight = fighting({ leader: [4, 1] }, {});
    passUntil(fight, 'lent');
    expect(passes(fight, 0)).toEqual([false, false, true]);
  });

  it('passes for nobody who is asked something else', () => {
    const t = acting(4);
    while (momentOf(t) !== null) t.play('B pass');
    expect(passes(t, 0)).toEqual([false, false, false]);
    expect(passes(t, 1)).toEqual([false, false, false]);
  });

  it('is there for those who type as well', () => {
    const t = acting(4);
    const view = game.view(t.s, 0);
    const moves = game.moves(view, 0);
    const answers = Object.values(text.standing!).map(({ answer }) => answer(view, 0, moves));
    expect(Object.keys(text.standing!)).toEqual(['leader-always', 'leader-conflicts', 'leader-third']);
    expect(answers).toEqual([null, ['pass'], null]);
  });
});
