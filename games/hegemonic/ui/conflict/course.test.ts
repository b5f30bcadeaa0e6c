import type { Options } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../../index.ts';
import { totalOf } from '../../rules/conflict/power.ts';
import type { Conflict } from '../../rules/types.ts';
import { type Look, playEagerly } from '../../tests/eager.ts';
import { table } from '../../tests/table.ts';
import { type Course, follow, stageOf, sumsOf } from './course.ts';
import { holds } from './holds.ts';
import { courseAfter } from './use-course.ts';

/** What an onlooker can tell of a conflict by its events. */
const told = ({
  pattern,
  attacker,
  defender,
  by,
  from,
  sector,
  target,
  drawn,
  loans,
  totals,
  winner,
}: Conflict) => ({
  ...{ pattern, attacker, defender, by, from, sector, target },
  ...{ drawn, loans, totals, winner },
});

describe('the course of a conflict', () => {
  it.each<[seats: number, options: Options]>([
    [4, {}],
    [3, { leaders: 'dealt' }],
    [2, { learningGame: 'on' }],
  ])('is followed from the events alone as the state has it, with %i seats', (seats, options) => {
    let [course, seen] = [null as Course | null, 0];
    const look: Look = (s, _before, _seat, events) => {
      const view = game.view(s, 'table');
      for (const event of events) course = follow(course, view, event);
      if (events.some(([name]) => name === 'conflictEnded')) expect(course).toMatchObject({ isOver: true });
      if (s.conflict === null) return;
      seen++;
      expect(told(course!.conflict)).toEqual(told(s.conflict));
      expect(course!.conflict.sums).toEqual(s.conflict.sums);
    };
    for (const number of [seats, seats + 10]) playEagerly(number, seats, look, options);
    if (options.learningGame === undefined) expect(seen).toBeGreaterThan(10);
  });

  it('is whole in the beat in which a conflict is declared and over', () => {
    let n = 0;
    const look: Look = (s, before, _seat, events) => {
      if (!events.some(([name]) => name === 'conflictEnded') || before.conflict !== null) return;
      const view = game.view(s, 'table');
      const beat = { before: game.view(before, 'table'), after: view, events };
      const course = courseAfter(null, { view, beat })!;
      expect(course.isOver).toBe(true);
      expect(sumsOf(view, course).map(totalOf)).toEqual(course.conflict.totals);
      const sides = [course.conflict.attacker, course.conflict.defender];
      expect([0, 1, 2, 3].filter((viewer) => holds(beat, viewer))).toEqual(sides.toSorted((a, b) => a - b));
      n++;
    };
    for (let seed = 1; seed < 12; seed++) playEagerly(seed, 4, look, { learningGame: 'on' });
    expect(n).toBeGreaterThan(0);
  });

  it('is there for who has just come, compared terms included', () => {
    const t = table({
      players: { Red: { caps: 9, hand: ['predictiveAlgorithms'] }, Blue: { hand: ['dysonSphereAssembly'] } },
      sectors: {
        '2,0': { pieces: { R: '3c' } },
        '2,-1': { tile: { political: 2, faction: 'green' }, pieces: { B: 'e a' } },
      },
      turn: ['R', 'subvert'],
    });
    t.play('R attack buyout 2,0 2,-1 B political');
    const at = () => courseAfter(null, { view: game.view(t.s, 'table'), beat: null })!;
    expect(stageOf(at(), 'conflict.commit')).toBe('technologies');
    t.play('R commit predictiveAlgorithms', 'B commit dysonSphereAssembly');
    expect(stageOf(at(), 'cleanUp.attacker')).toBe('outcome');
    expect(sumsOf(game.view(t.s, 'table'), at())).toEqual([
      [
        ['complexes', 3, t.at('2,0'), 0],
        ['card', 3, -1, 0],
      ],
      [
        ['embassy', 2, t.at('2,-1'), 1],
        ['agents', 1, t.at('2,-1'), 1],
        ['card', 3, -1, 1],
      ],
    ]);
  });
});
