import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('choosing strategies', () => {
  it('AX-CHO-01: all choose at once and in secret one card and one of its sides', () => {
    const t = table({ players: { A: {}, B: {}, C: {} } });
    expect(t.asked).toBe('A,B,C round.choose');
    expect(t.offers('B').sort()).toEqual(
      t
        .hand('B')
        .flatMap((card) =>
          ['war', 'evolution', 'colonization', 'expansion'].map((side) => `choose ${card} ${side}`),
        )
        .sort(),
    );
    const card = t.hand('B')[0]!;
    t.play(`B choose ${card} war`);
    expect(t.events).toEqual([]);
    expect(t.asked).toBe('A,C round.choose');
    expect(t.s.choices).toEqual([null, null, null]);
    for (const viewer of ['A', 'C', 'table'])
      expect(JSON.stringify(t.view(viewer).agenda)).not.toMatch(/\["choose"|"war"/);
    expect(JSON.stringify(t.view('B').agenda)).toContain(`["choose",${card},"war"]`);
  });

  it('AX-CHO-02: revealed together; a choice is final', () => {
    const t = table({ players: { A: {}, B: {} }, sectors: { Z: 'A 1s, B 1s' } });
    const [a, b] = [t.hand('A')[0]!, t.hand('B')[0]!];
    t.play(`A choose ${a} war`);
    expect(t.offers('A')).toEqual([]);
    expect(t.code(`A choose ${a} evolution`)).toBe('already-chosen');
    t.play(`B choose ${b} colonization`);
    const revealed = [
      { card: a, strategy: 'war' },
      { card: b, strategy: 'colonization' },
    ];
    expect(t.eventsFor('table')[0]).toEqual(['revealed', revealed]);
    expect(t.s.choices).toEqual(revealed);
    expect(t.code(`A choose ${a} evolution`)).toBe('war-turn');
  });

  it('AX-CHO-03: of a card only the chosen side counts, and its index', () => {
    const t = table({ players: { A: {}, B: {} }, sectors: { Z: 'A 1s' } });
    t.choose('A colonization 24', 'B evolution 29');
    expect(t.level('B', 'production')).toBe(1);
    expect(t.s.levels[0]).toEqual([0, 0, 0, 0]);
    t.play('A colonize Z');
    expect(t.happened('pooled')).toEqual([]);
    expect(t.s.round).toBe(2);
  });

  it('AX-CHO-04: a side without any effect may be chosen', () => {
    const t = table({ players: { A: { influence: 5 }, B: {}, C: {} } });
    const before = structuredClone(t.s);
    expect(t.offers('A')).toHaveLength(6 * 4);
    t.choose('A evolution 3', 'B war', 'C colonization');
    expect(t.happened('turnEnded').map(([, seat]) => t.names.seatName(seat))).toEqual(['B', 'A', 'C']);
    expect(t.s.round).toBe(2);
    expect([t.s.levels, t.s.ships, t.s.points]).toEqual([before.levels, before.ships, before.points]);
  });
});

describe('resolving strategies', () => {
  it('AX-RES-01: War, Evolution, Colonization, Expansion', () => {
    const t = table({ players: { A: {}, B: {}, C: {}, D: {} } });
    t.choose('A expansion 2', 'B colonization 5', 'C evolution 9', 'D war 30');
    expect(t.s.queue.map((seat) => t.names.seatName(seat))).toEqual(['A']);
    t.passOn();
    expect(t.turns).toEqual(['D war', 'C evolution', 'B colonization', 'A expansion']);
  });

  it('AX-RES-02: within a strategy by ascending index', () => {
    const t = table({ players: { A: {}, B: {}, C: {} }, sectors: { Z: 'A 5s, B 4s, C 3s' } });
    t.choose('A war 20', 'B war 3', 'C war 17');
    expect(t.s.queue.map((seat) => t.names.seatName(seat))).toEqual(['B', 'C', 'A']);
    expect(t.asked).toBe('B war.battle');
    t.play('B endWar', 'C endWar');
    expect(t.asked).toBe('A war.battle');
  });

  it('AX-RES-03: one whole turn each', () => {
    const t = table({ players: { A: {}, B: {} } });
    t.choose('A expansion 23', 'B expansion 9');
    expect([t.asked, t.offers('A')]).toEqual(['B expansion.action', []]);
    t.play('B produce B-origin');
    expect([t.asked, t.offers('A')]).toEqual(['B expansion.action', []]);
    t.play('B produce B-origin');
    expect([t.asked, t.offers('B')]).toEqual(['A expansion.action', []]);
    t.play('A endExpansion');
    expect(t.turns).toEqual(['B expansion', 'A expansion']);
    expect(t.s).toMatchObject({ round: 2, queue: [] });
  });

  it('AX-RES-04: the moment of the turn counts, not that of the reveal', () => {
    const t = table({ players: { A: {}, B: {} }, sectors: { Z: 'A 1s+1c, B 3s' } });
    expect(t.controller('Z')).toBe('B');
    t.choose('A war', 'B colonization').play('A battle Z');
    expect(t.at('Z')).toBe('B 1s');
    expect(t.offers('B')).toEqual(['colonize Z', 'pass']);
  });
});
