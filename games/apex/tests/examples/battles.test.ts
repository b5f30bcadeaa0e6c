import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('golden tests: battles', () => {
  it('AX-G-07: ships go first, the colony is kept', () => {
    const t = table({ players: { H: { armament: 1 }, M: {} }, sectors: { Z: 'H 3s+1c, M 4s' } });
    expect(t.battle('Z')).toEqual({ H: 5, M: 4, winner: 'H' });
    t.choose('H war').play('H battle Z');
    expect(t.at('Z')).toBe('H 1c');
    expect(t.points).toEqual({ H: 1, M: 0 });
    expect(t.reserve('H')).toEqual({ ships: 20, colonies: 2 });
  });

  it('AX-G-08: a difference beyond what is there keeps all and adds nothing', () => {
    const t = table({ players: { S: { armament: 5 }, C: {} }, sectors: { Z: 'S 2s, C 1s' } });
    expect(t.battle('Z')).toEqual({ S: 7, C: 1, winner: 'S' });
    t.choose('S war').play('S battle Z');
    expect(t.at('Z')).toBe('S 2s');
    expect(t.points).toEqual({ S: 1, C: 0 });
  });

  it('AX-G-09: a tie at the top destroys everything of everybody', () => {
    const t = table({
      players: { H: { armament: 1 }, M: {}, S: { armament: 2 } },
      sectors: { Z: 'H 4s, M 4s+1c, S 1s' },
    });
    expect(t.battle('Z')).toEqual({ H: 5, M: 5, S: 3, winner: 'nobody' });
    t.choose('H war').play('H battle Z');
    expect(t.at('Z')).toBe('');
    expect(t.reserve('M')).toEqual({ ships: 20, colonies: 3 });
    expect(t.points).toEqual({ H: 0, M: 0, S: 0 });
  });

  it('AX-G-10: who is attacked may win, and scores', () => {
    const t = table({ players: { M: {}, S: { armament: 1 } }, sectors: { Z: 'M 2s, S 2s' } });
    expect(t.battle('Z')).toEqual({ M: 2, S: 3, winner: 'S' });
    t.choose('M war').play('M battle Z');
    expect(t.at('Z')).toBe('S 1s');
    expect(t.points).toEqual({ M: 0, S: 1 });
  });

  it.each([
    [0, 0, 'H'],
    [0, 2, 'nobody'],
    [1, 3, 'nobody'],
    [0, 3, 'M'],
  ])(
    'AX-G-11: an undefended origin can be won; then H with influence %i and M with %i: control of %s',
    (h, m, control) => {
      const t = table({
        players: { H: { armament: 1, influence: h }, M: { influence: m } },
        sectors: { 'M-origin': 'H 3s', Z: 'H 1s, M 2s' },
      });
      expect(t.battle('M-origin')).toEqual({ H: 4, M: 1, winner: 'H' });
      t.choose('H war').play('H battle M-origin');
      expect(t.at('M-origin')).toBe('H 3s');
      expect(t.points).toEqual({ H: 1, M: 0 });
      expect(t.offers('H')).toEqual(['battle Z', 'endWar']);
      expect(t.scores('M-origin')).toEqual({ H: 3 + h, M: 1 + m });
      expect(t.controller('M-origin')).toBe(control);
    },
  );

  it('AX-G-12: the origin colony is the one token that a narrow winner keeps', () => {
    const t = table({ players: { C: {}, H: { armament: 1 } }, sectors: { 'C-origin': 'C 2s, H 1s' } });
    expect(t.battle('C-origin')).toEqual({ C: 3, H: 2, winner: 'C' });
    t.choose('H war').play('H battle C-origin');
    expect(t.at('C-origin')).toBe('');
    expect(t.scores('C-origin')).toEqual({ C: 1 });
    expect(t.points).toEqual({ C: 1, H: 0 });
  });

  it('AX-G-13: after a tie on an origin its owner controls it alone', () => {
    const t = table({ players: { C: {}, H: { armament: 1 } }, sectors: { 'C-origin': 'C 1s, H 1s' } });
    expect(t.battle('C-origin')).toEqual({ C: 2, H: 2, winner: 'nobody' });
    t.choose('H war').play('H battle C-origin');
    expect(t.at('C-origin')).toBe('');
    expect(t.points).toEqual({ C: 0, H: 0 });
    expect(t.controller('C-origin')).toBe('C');
  });

  const twoFronts = () =>
    table({
      players: { H: { armament: 1 }, M: {} },
      sectors: { X: 'armament: H 4s, M 2s+1c', Y: 'H 2s, M 3s' },
    });

  it('AX-G-14: an armament colony lost in the first battle is missing in the second', () => {
    const t = twoFronts();
    expect(t.battle('X')).toEqual({ H: 5, M: 4, winner: 'H' });
    t.choose('H war').play('H battle X');
    expect(t.at('X')).toBe('H 1s');
    expect(t.armament('M')).toBe(0);
    expect(t.points).toEqual({ H: 1, M: 0 });
    expect(t.battle('Y')).toEqual({ H: 3, M: 3, winner: 'nobody' });
    t.play('H battle Y');
    expect(t.at('Y')).toBe('');
    expect(t.points).toEqual({ H: 1, M: 0 });
  });

  it('AX-G-15: in the other order it still counts', () => {
    const t = twoFronts();
    expect(t.battle('Y')).toEqual({ H: 3, M: 4, winner: 'M' });
    t.choose('H war').play('H battle Y');
    expect(t.at('Y')).toBe('M 1s');
    expect(t.points).toEqual({ H: 0, M: 1 });
    t.play('H battle X');
    expect(t.at('X')).toBe('H 1s');
    expect(t.points).toEqual({ H: 1, M: 1 });
  });

  it('AX-G-29: the lower index has the first word, and may keep still', () => {
    const t = table({ players: { A: {}, B: {} }, sectors: { Z: 'A 3s, B 2s' } });
    t.choose('A war 8', 'B war 2');
    expect(t.asked).toBe('B war.battle');
    t.play('B endWar');
    expect(t.asked).toBe('A war.battle');
    t.play('A battle Z');
    expect(t.at('Z')).toBe('A 1s');
    expect(t.points).toEqual({ A: 1, B: 0 });
  });

  it('AX-G-33: two who share the second place lose like any others', () => {
    const t = table({ players: { H: {}, M: { armament: 1 }, S: {} }, sectors: { Z: 'H 5s, M 3s, S 4s' } });
    expect(t.battle('Z')).toEqual({ H: 5, M: 4, S: 4, winner: 'H' });
    t.choose('H war').play('H battle Z');
    expect(t.at('Z')).toBe('H 1s');
    expect(t.points).toEqual({ H: 1, M: 0, S: 0 });
  });

  it('AX-G-36: an origin colony can win alone', () => {
    const t = table({ players: { M: { armament: 3 }, H: {} }, sectors: { 'M-origin': 'H 2s' } });
    expect(t.battle('M-origin')).toEqual({ M: 4, H: 2, winner: 'M' });
    t.choose('H war').play('H battle M-origin');
    expect(t.at('M-origin')).toBe('');
    expect(t.points).toEqual({ M: 1, H: 0 });
    expect(t.reserve('H').ships).toBe(20);
  });

  it('AX-G-37: a colony, and an origin colony, count among the tokens kept', () => {
    const a = table({ players: { H: {}, S: { armament: 1 } }, sectors: { Z: 'H 4s+1c, S 1s' } });
    expect(a.battle('Z')).toEqual({ H: 5, S: 2, winner: 'H' });
    a.choose('H war').play('H battle Z');
    expect(a.at('Z')).toBe('H 2s+1c');
    expect(a.points).toEqual({ H: 1, S: 0 });

    const b = table({ players: { C: { armament: 1 }, M: {} }, sectors: { 'C-origin': 'C 5s, M 3s' } });
    expect(b.battle('C-origin')).toEqual({ C: 7, M: 3, winner: 'C' });
    b.choose('M war').play('M battle C-origin');
    expect(b.at('C-origin')).toBe('C 3s');
    expect(b.points).toEqual({ C: 1, M: 0 });
  });

  it('AX-G-38: a tie of two guests leaves the origin to its owner', () => {
    const t = table({
      players: { C: {}, H: {}, S: { armament: 2 } },
      sectors: { 'C-origin': 'H 4s, S 2s' },
    });
    expect(t.battle('C-origin')).toEqual({ C: 1, H: 4, S: 4, winner: 'nobody' });
    t.choose('S war').play('S battle C-origin');
    expect(t.at('C-origin')).toBe('');
    expect(t.points).toEqual({ C: 0, H: 0, S: 0 });
    expect(t.controller('C-origin')).toBe('C');
  });

  it('AX-G-39: the War turns of two players may bring two battles to one origin', () => {
    const t = table({ players: { H: { armament: 1 }, M: {} }, sectors: { 'M-origin': 'H 3s' } });
    t.choose('H war 2', 'M war 9').play('H battle M-origin');
    expect(t.at('M-origin')).toBe('H 3s');
    expect(t.points).toEqual({ H: 1, M: 0 });
    expect(t.asked).toBe('M war.battle');
    expect(t.offers('M')).toEqual(['battle M-origin', 'endWar']);
    expect(t.battle('M-origin')).toEqual({ H: 4, M: 1, winner: 'H' });
    t.play('M battle M-origin');
    expect(t.at('M-origin')).toBe('H 3s');
    expect(t.points).toEqual({ H: 2, M: 0 });
  });

  it('AX-G-40: an influence colony destroyed in battle changes control elsewhere', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { I: 'influence: H 1s+1c, M 3s', Z: 'H 1s, M 1s' },
    });
    expect(t.influence('H')).toBe(1);
    expect([t.scores('I'), t.controller('I')]).toEqual([{ H: 3, M: 3 }, 'nobody']);
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ H: 2, M: 1 }, 'H']);
    expect(t.battle('I')).toEqual({ H: 2, M: 3, winner: 'M' });
    t.choose('M war').play('M battle I');
    expect(t.at('I')).toBe('M 1s');
    expect(t.points).toEqual({ H: 0, M: 1 });
    expect(t.reserve('H')).toEqual({ ships: 19, colonies: 3 });
    expect(t.influence('H')).toBe(0);
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ H: 1, M: 1 }, 'nobody']);
  });
});
