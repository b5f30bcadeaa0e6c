import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../data/tables.ts';
import { boardPoints, boardPowers } from '../../rules/scoring.ts';
import * as text from '../../terminal/index.ts';
import type { Given } from '../position.ts';
import { finishRound } from '../rounds.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };

describe('the scoring of a board', () => {
  it('HG-SCO-01: counts Complexes, the Locations of Embassies and heights, on each board alone, no units', () => {
    const t = table({
      players: { Blue: { caps: 1, home: [3, 0] }, Red: { home: [3, -3] }, Green: {}, Yellow: {} },
      sectors: {
        // The board of 3,0.
        '3,0': { pieces: { B: 'c e o 2f' } },
        '2,0': { tile: { industrial: 3 }, pieces: { B: '2c a', R: 'c', G: '2f' } },
        '3,-1': { pieces: { R: '3o' } },
        '3,-2': { tile: { political: 3 }, pieces: { Y: 'e' } },
        // The board of 3,-3.
        '3,-3': { pieces: { R: 'e' } },
        '2,-3': { tile: { political: 2 }, pieces: { B: 'e' } },
        '1,-2': { tile: { industrial: 1 }, pieces: { G: 'a f' } },
        // The core.
        '1,0': { tile: { political: 1, industrial: 1 }, pieces: { G: 'e', R: 'c' } },
      },
      gates: [['Y', '1,-2', '2,0']],
    });
    const none = [0, 0, 0, 0];
    const powers = [[0, 1, 1, 0], [1 + 1 + 1 + 2, 1 + 3, 0, 3], [2, 1, 0, 0], none, none, none, none];
    expect(boardPowers(t.s)).toEqual(powers);
    finishRound(t);
    expect(t.events.filter(([name]) => name === 'boardScored')).toEqual([
      ['boardScored', 0, powers[0], [0, 4, 4, 0]],
      ['boardScored', 1, powers[1], [6, 3, 0, 1]],
      ['boardScored', 2, powers[2], [6, 3, 0, 0]],
    ]);
    expect(t.s.points).toEqual([12, 10, 4, 1]);
  });

  it.each([
    { id: 'HG-SCO-02', says: 'control, influence, presence', powers: [2, 9, 4, 1], points: [1, 6, 3, 1] },
    { id: 'HG-SCO-02', says: 'of two', powers: [0, 1, 0, 9], points: [0, 3, 0, 6] },
    { id: 'HG-SCO-03', says: 'two first, no second', powers: [5, 5, 4, 1], points: [3, 3, 1, 1] },
    { id: 'HG-SCO-03', says: 'all first', powers: [2, 2, 2, 2], points: [3, 3, 3, 3] },
    { id: 'HG-SCO-03', says: 'two second', powers: [5, 3, 3, 1], points: [6, 1, 1, 1] },
    { id: 'HG-SCO-04', says: 'alone', powers: [0, 0, 2, 0], points: [0, 0, 8, 0] },
    { id: 'HG-SCO-04', says: 'not alone', powers: [0, 1, 12, 0], points: [0, 3, 6, 0] },
    { id: 'HG-SCO-06', says: 'nobody', powers: [0, 0, 0, 0], points: [0, 0, 0, 0] },
    { id: 'HG-SCO-06', says: 'a player without a base', powers: [3, 0, 2, 1], points: [6, 0, 3, 1] },
  ])('$id: pays by power: $says', ({ powers, points }) => {
    expect(boardPoints(NEWEST, powers, false)).toEqual(points);
  });

  it.each([
    { says: 'each with a base', powers: [2, 9, 4, 1], points: [2, 7, 4, 2] },
    { says: 'alone', powers: [0, 0, 2, 0], points: [0, 0, 9, 0] },
    { says: 'two first', powers: [5, 5, 4, 0], points: [4, 4, 2, 0] },
    { says: 'two second', powers: [5, 3, 3, 0], points: [7, 2, 2, 0] },
    { says: 'nobody', powers: [0, 0, 0, 0], points: [0, 0, 0, 0] },
  ])('HG-SCO-05: pays one more on the core: $says', ({ powers, points }) => {
    expect(boardPoints(NEWEST, powers, true)).toEqual(points);
  });

  it('HG-SCO-06: pays nothing where only units stand', () => {
    const t = table({
      players: { Blue: { caps: 1 }, ...others },
      sectors: { '3,0': { tile: { industrial: 1 }, pieces: { B: '2f', R: 'a' } } },
    });
    finishRound(t);
    expect(t.s.points).toEqual([0, 0, 0, 0]);
  });
});

describe('the end', () => {
  const last = (more: Partial<Given> = {}): Given => ({
    players: { Blue: { caps: 1 }, ...others },
    sectors: { '3,0': { pieces: { B: 'c' } } },
    pool: [5, 6],
    stack: 0,
    ...more,
  });

  it('HG-END-01: comes with an empty stack, though tiles are in the pool and hexes are empty', () => {
    const t = table(last());
    finishRound(t);
    expect(t.s.outcome?.reason).toBe('stack');
    const more = table(last({ stack: 1 }));
    finishRound(more);
    expect([more.s.outcome, more.s.round]).toEqual([null, 4]);
  });

  it('HG-END-01: comes with a full galaxy, though tiles are in the stack', () => {
    const filled = (empty: number) => {
      const t = table(last({ stack: 5 }));
      const hexes = [...t.s.tiles.keys()].filter((sector) => t.s.tiles[sector] === -1);
      for (const sector of hexes.slice(empty)) t.s.tiles[sector] = 7;
      finishRound(t);
      return t.s.outcome?.reason;
    };
    expect([filled(0), filled(1)]).toEqual(['full', undefined]);
  });

  it('HG-END-02: waits for the end of the round, however early the stack ran out', () => {
    const t = table({ ...last({ stack: 1 }), turn: ['B', 'discover'] });
    t.play('B survey', 'B place 5 0,1');
    expect([t.s.stack, t.s.outcome]).toEqual([[], null]);
    t.play('B endTurn');
    expect([t.asked, t.s.outcome]).toEqual(['0,1,2,3 actionPhase.choose', null]);
    finishRound(t);
    expect(t.s.outcome?.reason).toBe('stack');
  });

  it('HG-END-03: pays 2, 4 or 6 points for each Advanced Technology, nothing for cards and CAPs', () => {
    const t = table(
      last({
        players: {
          Blue: { caps: 9, advanced: ['predictiveAlgorithms', 'polymorphicMatter', 'nanoAccelerants'] },
          Red: { caps: 8, hand: ['sentientPropaganda', 'postPhysicalArray'] },
          Green: { advanced: ['phasedTeleportation'], inactive: ['braneManipulation'] },
          Yellow: {},
        },
        sectors: {},
      }),
    );
    finishRound(t);
    expect(t.last('technologiesScored')[1]).toEqual([2 + 6 + 4, 0, 2, 0]);
    expect(t.s.outcome?.scores).toEqual([12, 0, 2, 0]);
  });

  const over = (points: readonly number[], incomes: readonly (readonly [number, number, number])[]) => {
    const side = (i: number) => ({ points: points[i]!, built: incomes[i]!, caps: i === 0 ? 1 : 0 });
    const t = table(
      last({ players: { Blue: side(0), Red: side(1), Green: side(2), Yellow: side(3) }, sectors: {} }),
    );
    finishRound(t);
    return t.s;
  };
  const places = (...of: Parameters<typeof over>) => over(...of).outcome!.places;

  it('HG-END-04: the incomes that decided are said beside equal points', () => {
    const s = over(
      [30, 30, 30, 10],
      [
        [1, 1, 1],
        [2, 1, 1],
        [3, 4, 8],
        [1, 1, 1],
      ],
    );
    const said = s.points.map((_, seat) => text.tied(s, seat));
    expect(said).toEqual(['income 6', 'income 7', 'income 16', null]);
  });

  it('HG-END-04: goes to most points, among equals to the higher income', () => {
    const low = [1, 1, 1] as const;
    expect(places([20, 30, 10, 25], [[15, 9, 12], low, low, low])).toEqual([3, 1, 4, 2]);
    // Incomes 6, 7, 16, 6 in all.
    expect(places([30, 30, 30, 10], [low, [2, 1, 1], [3, 4, 8], low])).toEqual([3, 2, 1, 4]);
  });

  it('HG-END-04: is shared by those that are equal in both', () => {
    // 3 + 2 + 2 and 2 + 3 + 2.
    expect(
      places(
        [30, 30, 10, 30],
        [
          [2, 1, 1],
          [1, 2, 1],
          [3, 4, 8],
          [1, 1, 1],
        ],
      ),
    ).toEqual([1, 1, 4, 3]);
  });

  it('HG-END-05: adds the final scoring to the scoring of the last round', () => {
    const t = table(
      last({ players: { Blue: { caps: 1, points: 20, advanced: ['nanoAccelerants'] }, ...others } }),
    );
    finishRound(t);
    const names = t.events.map(([name]) => name);
    expect(names.indexOf('boardScored')).toBeLessThan(names.indexOf('technologiesScored'));
    // Alone on a board, and a technology of tier 2.
    expect(t.s.outcome?.scores).toEqual([20 + 8 + 4, 0, 0, 0]);
    const on = table(
      last({
        stack: 1,
        players: { Blue: { caps: 1, points: 20, advanced: ['nanoAccelerants'] }, ...others },
      }),
    );
    finishRound(on);
    expect(on.s.points[0]).toBe(28);
  });
});
