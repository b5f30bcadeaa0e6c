import { pick, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../../index.ts';
import { table } from '../table.ts';

describe('scoring', () => {
  it('AX-SCO-01: one point a controlled sector, neutral or origin, at each age’s end', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: {
        P: 'H 1s',
        Q: 'H 2s, M 1s',
        R: 'H 1s, M 1s, S 1s',
        T: 'M 1s+1c',
        U: '',
        'S-origin': 'M 3s',
      },
      round: 5,
    });
    t.choose().passOn();
    expect(t.points).toEqual({ H: 3, M: 3, S: 0 });
    const [, age, controllers, bonuses] = t.happened('ageScored')[0]!;
    expect(age).toBe(1);
    expect(t.view('table').ages).toEqual([{ controllers, bonuses }]);
    expect(controllers).toEqual([0, 0, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 1]);
  });

  it('AX-SCO-02: then one a colony token on a victory sector, controlled or not', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { X: 'victory: H 1c', Y: 'victory: H 1c, M 3s', Z: 'victory: M 1s' },
      age: 2,
      round: 5,
    });
    t.choose().passOn();
    expect(t.happened('ageScored')[0]![3]).toEqual([2, 0]);
    expect(t.points).toEqual({ H: 2 + 2, M: 3 });
  });

  it('AX-SCO-03: battles score when won', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { X: 'H 2s, M 1s', Y: 'H 2s, M 1s' }, round: 3 });
    t.choose('H war').play('H battle X');
    expect(t.points).toEqual({ H: 1, M: 0 });
    t.play('H endWar').passOn();
    expect(t.points).toEqual({ H: 1, M: 0 });
  });

  it('AX-SCO-04: points are public and never lost', () => {
    const s = game.setup(seedOf(9), 3, { setupMode: 'random' });
    const rng = seeded(seedOf(90));
    let before = [...s.points];
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      game.apply(s, seat, pick(rng, game.moves(s, seat)));
      expect(s.points.every((points, i) => points >= before[i]!)).toBe(true);
      expect(game.view(s, 'table').points).toEqual(s.points);
      before = [...s.points];
    }
    expect(Math.max(...before)).toBeGreaterThan(0);
  });
});

describe('the end of the game', () => {
  it('AX-END-01: after the third age most points win', () => {
    const t = table({ players: { A: { points: 5 }, B: { points: 9 }, C: { points: 7 } }, age: 3, round: 5 });
    t.choose().passOn();
    expect(t.s.outcome).toEqual({ places: [3, 1, 2], scores: [6, 10, 8], reason: 'points' });
    expect(t.happened('gameOver')).toEqual([['gameOver', 'points', [6, 10, 8], expect.anything()]]);
    const second = table({ players: { A: { points: 50 }, B: {} }, age: 2, round: 5 });
    second.choose().passOn();
    expect(second.s.outcome).toBeNull();
  });

  it.each([
    [{ X: 'A 3s', Y: 'B 2s+1c', Z: 'C 1s' }, [1, 1, 3], 'shared'],
    [{ X: 'A 3s', Y: 'B 2s', Z: 'C 2s' }, [1, 2, 2], 'tokens'],
    [{ X: 'A 1s', Y: 'B 2s', Z: 'C 3s' }, [3, 2, 1], 'tokens'],
    [{ X: 'A 1c', Y: 'B 1s', Z: 'C 1s' }, [1, 1, 1], 'shared'],
  ])('AX-END-02: level on points, %j: places %j', (sectors, places, reason) => {
    const t = table({ players: { A: {}, B: {}, C: {} }, sectors, age: 3, round: 5 });
    t.choose().passOn();
    expect(t.s.outcome).toEqual({ places, scores: [2, 2, 2], reason });
  });

  it('AX-END-02: the same two criteria rank the places behind a winner by points', () => {
    const t = table({
      players: { A: { points: 9 }, B: {}, C: {}, D: {} },
      sectors: { X: 'A 1s', Y: 'B 1s', Z: 'C 2s', W: 'D 1c' },
      age: 3,
      round: 5,
    });
    t.choose().passOn();
    expect(t.s.outcome).toEqual({ places: [1, 3, 2, 3], scores: [11, 2, 2, 2], reason: 'points' });
  });
});
