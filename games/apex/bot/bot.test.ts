import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { NEWEST, tables } from '../data/tables.ts';
import { apex as game } from '../index.ts';
import type { Move } from '../rules/types.ts';
import { type Table, table } from '../tests/table.ts';
import { promise, worth } from './index.ts';

const H = 0;

/** The move of H that promises most. */
function best(t: Table): Move {
  const moves = game.moves(t.s, H);
  const promises = promise(t.s, H, moves);
  return moves[promises.indexOf(Math.max(...promises))]!;
}

/** What a line of H promises. */
function promised(t: Table, line: string): number {
  const moves = game.moves(t.s, H);
  const at = t.offers('H').indexOf(line);
  expect(at, line).toBeGreaterThanOrEqual(0);
  return promise(t.s, H, moves)[at]!;
}

describe('what a move promises', () => {
  it('is much for a battle won with little loss, nothing good for one that destroys oneself', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: { X: 'H 4s, M 1c', Y: 'H 2s, S 6s', Z: 'H 1s, S 4s' },
    }).choose('H war');
    expect(promised(t, 'battle X')).toBeGreaterThan(50);
    expect(promised(t, 'battle Y')).toBeLessThan(0);
    expect(promised(t, 'battle Z')).toBeLessThan(0);
    expect(promised(t, 'endWar')).toBe(0);
  });

  it('is more for a sector that nobody holds than for one that stays with its owner', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { 'H-origin': 'H 3s', X: '', Y: 'M 5s' },
      round: 5,
    })
      .choose('H expansion')
      .givePool({ portal: 1 });
    expect(promised(t, 'portal H-origin X 1')).toBeGreaterThan(promised(t, 'portal H-origin Y 1'));
    expect(best(t)[0]).toBe('portal');
  });

  it('is less than nothing for a move that gives a sector up', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { X: 'H 1s', Y: '' }, round: 5 })
      .choose('H expansion')
      .givePool({ portal: 1 });
    expect(promised(t, 'portal X H-origin 1')).toBeLessThan(0);
  });

  it('of a choice is nothing for an evolution at its limit, or a War without an opponent', () => {
    const t = table({ players: { H: { hand: [3, 9], influence: 5 }, M: { hand: [5] } } });
    expect(promised(t, 'choose 3 evolution')).toBeLessThanOrEqual(0);
    expect(promised(t, 'choose 3 war')).toBeLessThanOrEqual(0);
    expect(promised(t, 'choose 9 expansion')).toBeGreaterThan(0);
  });

  it('is known by other tables too, with more ships than there are now', () => {
    tables.add(90, { ...NEWEST, ships: 60 });
    const s = game.setup(seedOf(1), 3, { setupMode: 'random' }, 90);
    const before = worth(s, H);
    s.ships[H]![s.origins[H]!] = 50;
    expect(promise(s, H, game.moves(s, H)).every(Number.isFinite)).toBe(true);
    expect(worth(s, H)).toBeGreaterThan(before);
  });

  it('leaves the position as it is', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: { X: 'H 2s, M 1c', Y: 'H 2s, S 2s' },
    }).choose('H war');
    const before = game.hash(t.s);
    promise(t.s, H, game.moves(t.s, H));
    worth(t.s, H);
    expect(game.hash(t.s)).toBe(before);
  });
});

describe('what a position is worth', () => {
  const given = (points: number, sectors: { [name: string]: string }) =>
    worth(table({ players: { H: { points }, M: {} }, sectors }).s, H);

  it('rises with points, sectors and ships', () => {
    const plain = given(3, { X: 'H 1s' });
    expect(given(4, { X: 'H 1s' }) - plain).toBeCloseTo(100);
    expect(given(3, { X: 'H 1s', Y: 'H 1s' })).toBeGreaterThan(plain);
    expect(given(3, { X: 'H 2s' })).toBeGreaterThan(plain);
    expect(given(3, { X: 'H 1s+1c' })).toBeGreaterThan(plain);
  });

  it('falls with what a rival has', () => {
    expect(given(3, { X: 'H 1s', Y: 'M 1s' })).toBeLessThan(given(3, { X: 'H 1s' }));
  });
});
