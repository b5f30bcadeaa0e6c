import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('colonization', () => {
  it('AX-COL-01: on a sector that one controls and where no colony stands', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: {
        P: 'H 1s',
        Q: 'H 2s, M 2s',
        R: 'H 3s, M 2s',
        T: 'H 2s+1c',
        U: 'H 3s, M 1c',
        V: 'M 1s',
        W: '',
        'M-origin': 'H 2s',
      },
    });
    t.choose('H colonization');
    expect(t.offers('H')).toEqual(['colonize P', 'colonize R', 'pass']);
    const codes = ['Q', 'T', 'U', 'V', 'W'].map((sector) => t.code(`H colonize ${sector}`));
    expect(codes).toEqual([
      'nobody-controls',
      'has-colony',
      'has-colony',
      'not-controlled',
      'nobody-controls',
    ]);
    t.play('H colonize R');
    expect(t.at('R')).toBe('H 3s+1c, M 2s');
    expect(t.reserve('H').colonies).toBe(1);
  });

  it('AX-COL-02: never on an origin sector', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { Z: 'H 1s', 'M-origin': 'H 5s', 'H-origin': 'H 5s' },
    });
    expect([t.controller('M-origin'), t.controller('H-origin')]).toEqual(['H', 'H']);
    t.choose('H colonization');
    expect(t.offers('H', 'colonize')).toEqual(['colonize Z']);
    expect(t.whyNot('H colonize M-origin')).toMatchObject({ code: 'has-colony', rule: 'AX-COL-02' });
  });

  it('AX-COL-03: with three tokens t there is no effect; none is moved or taken back', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { U: 'H 1c', V: 'H 1c', W: 'H 1c', Z: 'H 9s' },
    });
    t.choose('H colonization');
    expect(t.turn).not.toBe('H');
    expect([t.at('U'), t.at('V'), t.at('W'), t.at('Z')]).toEqual(['H 1c', 'H 1c', 'H 1c', 'H 9s']);
  });

  it('AX-COL-04: no ship is spent; one colony a turn', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Y: 'H 1s', Z: 'H 1s' } });
    t.choose('H colonization').play('H colonize Z');
    expect([t.at('Y'), t.at('Z')]).toEqual(['H 1s', 'H 1s+1c']);
    expect(t.turn).not.toBe('H');
  });

  it('AX-COL-05: control is tested without the colony to come', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Z: 'H 1s, M 1s', I: 'influence: H 2s, M 2s' } });
    t.choose('H colonization');
    expect(t.turn).not.toBe('H');
    expect(t.happened('colonized')).toEqual([]);
  });
});

describe('colony bonuses', () => {
  it('AX-BON-01: from placement until destruction; an origin colony has none', () => {
    const t = table({
      players: { H: { influence: 2 }, M: {}, S: {} },
      sectors: { I: 'influence: H 2s, M 3s' },
    });
    expect(t.influence('H')).toBe(2);
    t.choose('H colonization').play('H colonize I');
    expect(t.influence('H')).toBe(3);
    t.passOn().choose('M war').play('M battle I');
    expect([t.at('I'), t.influence('H')]).toEqual(['', 2]);
  });

  it('AX-BON-02: the colony’s presence suffices, whoever controls the sector', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { I: 'influence: H 1c, M 5s', P: 'production: H 1c, M 5s', V: 'victory: H 1c, M 5s' },
      round: 5,
    });
    expect([t.controller('I'), t.controller('P'), t.controller('V')]).toEqual(['M', 'M', 'M']);
    expect(t.influence('H')).toBe(1);
    expect(t.poolOf('H', 9)).toEqual({ production: 3 });
    t.choose().passOn();
    expect(t.points).toEqual({ H: 1 + 1, M: 4 });
  });

  it('AX-BON-03: equal bonuses add up', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { I: 'ambush: H 1c', J: 'ambush: H 1c', K: 'armament: M 1c', L: 'armament: M 1c' },
    });
    expect(t.poolOf('H', 3)).toEqual({ portal: 1, ambush: 2 });
    expect(t.armament('M')).toBe(2);
  });

  it.each(['portal', 'movement', 'production', 'ambush', 'conversion'] as const)(
    'AX-BON-04: a %s colony adds one such action to each Expansion turn, and nothing else',
    (bonus) => {
      const t = table({ players: { H: {}, M: {} }, sectors: { Z: `${bonus}: H 1s+1c`, Y: 'H 1s, M 1s' } });
      const without = table({
        players: { H: {}, M: {} },
        sectors: { Z: 'victory: H 1s+1c', Y: 'H 1s, M 1s' },
      });
      for (const card of [3, 9, 24, 30]) {
        const plain = without.poolOf('H', card);
        expect(t.poolOf('H', card)).toEqual({ ...plain, [bonus]: (plain[bonus] ?? 0) + 1 });
      }
      expect([t.influence('H'), t.armament('H')]).toEqual([0, 0]);
      expect(t.scores('Y')).toEqual({ H: 1, M: 1 });
      expect(t.battle('Y')).toEqual({ H: 1, M: 1, winner: 'nobody' });
    },
  );

  it('AX-BON-05: influence and armament +1 all the time, victory 1 point at each age’s end', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { I: 'influence: H 1c', K: 'armament: H 1c', V: 'victory: H 1c' },
      round: 5,
    });
    expect([t.influence('H'), t.armament('H')]).toEqual([1, 1]);
    expect(t.poolOf('H', 3)).toEqual({ portal: 1 });
    t.choose().passOn();
    expect(t.points).toEqual({ H: 4 + 1, M: 1 });
    for (let round = 1; round <= 5; round++) t.choose().passOn();
    expect(t.points).toEqual({ H: 2 * 5, M: 2 });
  });
});
