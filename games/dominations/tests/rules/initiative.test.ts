import { describe, expect, it } from 'vitest';
import { leader } from '../../rules/seats.ts';
import { table } from '../table.ts';

describe('initiative', () => {
  it('DM-INI-01: ranks the players, and the first acts first', () => {
    const t = table({ players: { A: {}, B: {}, C: {} }, order: 'CAB' });
    expect(t.all('ageStarted')[0]![2]).toEqual(t.s.order);
    expect(t.asked).toBe('B redraw.choose');
  });

  it('DM-INI-02: the order is reversed', () => {
    const order = (age: number, before: string) => {
      const t = table({ players: { A: { vp: 30 }, B: {}, C: { vp: 9 } }, order: before, age });
      return t
        .last('initiative')[1]
        .map((seat) => 'ABC'[seat]!)
        .join('');
    };
    expect([order(1, 'CAB'), order(2, 'BAC')]).toEqual(['BAC', 'CAB']);
  });

  it('DM-INI-02: in games of older rules the fewest VP come first, among equals who was lower before', () => {
    const order = (a: number, b: number, c: number, before: string) => {
      const t = table({ players: { A: { vp: a }, B: { vp: b }, C: { vp: c } }, order: before, rules: 2 });
      return t.last('initiative')[1].map((seat) => 'ABC'[seat]!);
    };
    expect(order(30, 10, 20, 'ABC')).toEqual(['B', 'C', 'A']);
    expect(order(10, 10, 10, 'ABC')).toEqual(['C', 'B', 'A']);
    expect(order(10, 20, 10, 'CBA')).toEqual(['A', 'C', 'B']);
  });

  it('DM-INI-03: every tie goes to the highest', () => {
    const t = table({
      players: {
        A: { influence: 5, knowledge: { TRA: 2 } },
        B: { influence: 5, knowledge: { TRA: 2 } },
        C: { influence: 4, knowledge: { TRA: 2 } },
      },
      order: 'CBA',
    });
    expect(t.last('leads')[1]).toBe(1);
    const traded = t.all('dominationTaken').find(([, domain]) => domain === 3)!;
    expect(traded.slice(2)).toEqual([[2, 2, 2], 2]);
    const hegemon = t.all('dominated').find(([, tile]) => tile === 1)!;
    expect(hegemon.slice(2)).toEqual([[5, 5, 4], 1]);
  });

  it('DM-INI-03: nobody leads with nothing', () => {
    const t = table({ players: { A: {}, B: {} }, turn: ['A', 'build'] });
    expect(leader(t.s, () => 0)).toBe(-1);
    expect(leader(t.s, (seat) => seat)).toBe(1);
  });

  it('DM-INI-04: ties of E2 to E4 use the order before it is set anew', () => {
    const t = table({
      players: {
        A: { influence: 3, knowledge: { ART: 1 }, vp: 90 },
        B: { influence: 3, knowledge: { ART: 1 }, vp: 0 },
      },
      order: 'AB',
    });
    expect([t.last('leads')[1], t.from('A', 'hegemon1'), t.from('A', 'domination1')]).toEqual([0, 50, 5]);
    expect([t.from('B', 'hegemon1'), t.from('B', 'domination1')]).toEqual([0, 0]);
    expect(t.s.order).toEqual([1, 0]);
  });
});
