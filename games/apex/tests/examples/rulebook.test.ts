import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('golden tests from the rulebook', () => {
  it('AX-G-01: tokens and influence of three players decide who controls a sector', () => {
    const t = table({
      players: { H: { influence: 3 }, M: {}, S: { influence: 1 } },
      sectors: { Z: 'H 1s+1c, M 3s, S 3s' },
    });
    expect(t.scores('Z')).toEqual({ H: 5, M: 3, S: 4 });
    expect(t.controller('Z')).toBe('H');
  });

  it('AX-G-02: the winner of a battle of three keeps the difference to the second', () => {
    const t = table({
      players: { H: { armament: 3 }, M: {}, S: { armament: 4 } },
      sectors: { Z: 'H 6s, M 6s+1c, S 2s' },
    });
    expect(t.battle('Z')).toEqual({ H: 9, M: 7, S: 6, winner: 'H' });
    t.choose('H war').play('H battle Z');
    expect(t.at('Z')).toBe('H 2s');
    expect(t.points).toEqual({ H: 1, M: 0, S: 0 });
    expect(t.reserve('M')).toEqual({ ships: 20, colonies: 3 });
  });

  it('AX-G-03: War before Expansion, then by index; each passes three cards to the left', () => {
    const t = table({ players: { A: {}, B: {}, C: {} }, age: 3, round: 3 });
    t.choose('A expansion 3', 'B expansion 20', 'C war');
    const kept = [t.hand('A'), t.hand('B'), t.hand('C')].map((hand) => [...hand]);
    t.passOn();
    expect(t.turns).toEqual(['C war', 'A expansion', 'B expansion']);
    expect(t.s.round).toBe(4);
    expect([t.hand('B'), t.hand('C'), t.hand('A')]).toEqual(kept);
    expect(kept.map((hand) => hand.length)).toEqual([3, 3, 3]);
  });

  it('AX-G-04: Evolution raises the named level by 1 and nothing else', () => {
    const t = table({ players: { H: { influence: 2 }, M: {} }, sectors: { Z: 'H 1s, M 2s' } });
    const before = structuredClone(t.s);
    t.choose('H evolution 3');
    expect(t.level('H', 'influence')).toBe(3);
    const { ships, colonies, points, levels } = t.s;
    expect({ ships, colonies, points }).toEqual({
      ships: before.ships,
      colonies: before.colonies,
      points: before.points,
    });
    expect(levels).toEqual([
      [0, 0, 3, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('AX-G-05: a colony on an ambush sector adds an ambush to later Expansion turns', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Z: 'ambush: H 1s' } });
    t.choose('H colonization').play('H colonize Z');
    expect(t.at('Z')).toBe('H 1s+1c');
    t.passOn().choose('H expansion 3');
    expect(t.pool).toEqual({ portal: 1, ambush: 1 });
  });

  it.each([
    ['H ambush Z M', 'H produce Y', 'H portal Y M-origin 1', 'H move Y Z 3', 'H produce Z', 'H move Z Y 1'],
    [
      'H move Y Z 3',
      'H move Z Y 2',
      'H produce Z',
      'H produce H-origin',
      'H portal Y H-origin 2',
      'H ambush Z M',
    ],
  ])('AX-G-06: card, levels and colonies make a pool of six actions in any order, as %s …', (...lines) => {
    const t = table({
      players: { H: { production: 1, movement: 2 }, M: {} },
      sectors: { Y: 'production: H 3s+1c', Z: 'ambush: H 1c, M 2s' },
    });
    t.choose('H expansion 3');
    expect(t.pool).toEqual({ portal: 1, production: 2, movement: 2, ambush: 1 });
    t.play(...lines.slice(0, 5));
    expect(t.asked).toBe('H expansion.action');
    t.play(lines[5]!);
    expect(t.turn).not.toBe('H');
  });
});
