import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('war', () => {
  it('AX-WAR-01: wherever one has a token and somebody else has one', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: {
        P: 'H 2s, M 1s',
        Q: 'H 1c, S 2s',
        R: 'H 1s',
        T: 'M 1s, S 1s',
        U: 'H 1s, M 1c',
        'H-origin': 'S 1s',
        'M-origin': 'H 1s',
      },
    });
    t.choose('H war');
    expect(t.offers('H')).toEqual([
      'battle P',
      'battle Q',
      'battle U',
      'battle H-origin',
      'battle M-origin',
      'endWar',
    ]);
    expect([t.code('H battle R'), t.code('H battle T')]).toEqual(['no-opponent', 'not-present']);
  });

  it('AX-WAR-02: which ones and in which order is free, none is compulsory, each resolves at once', () => {
    const given = { players: { H: {}, M: {} }, sectors: { X: 'H 3s, M 1s', Y: 'H 1s, M 3s' } };
    const one = table(given).choose('H war');
    one.play('H battle Y');
    expect([one.at('X'), one.at('Y')]).toEqual(['H 3s, M 1s', 'M 2s']);
    one.play('H endWar');
    expect(one.at('X')).toBe('H 3s, M 1s');
    const none = table(given).choose('H war');
    none.play('H endWar');
    expect([none.at('X'), none.at('Y')]).toEqual(['H 3s, M 1s', 'H 1s, M 3s']);
    expect(none.asked).toBe('M expansion.action');
  });

  it('AX-WAR-03: one battle a sector and War turn; another player’s turn may bring another', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { Z: 'H 2s, M 2s', 'M-origin': 'H 5s', 'H-origin': 'M 1s' },
    });
    t.choose('H war 2', 'M war 5').play('H battle M-origin');
    expect(t.at('M-origin')).toBe('H 4s');
    expect(t.offers('H')).toEqual(['battle Z', 'battle H-origin', 'endWar']);
    expect(t.whyNot('H battle M-origin')).toMatchObject({ code: 'already-fought', rule: 'AX-WAR-03' });
    t.play('H endWar');
    expect(t.offers('M')).toContain('battle M-origin');
  });

  it('AX-WAR-04: who is there takes part', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { Z: 'H 4s, M 1s, S 3s' } });
    t.choose('H war').play('H battle Z');
    expect(t.at('Z')).toBe('H 1s');
    const sides = t.happened('battle')[0]![3];
    expect(sides.map(([seat]) => seat)).toEqual([0, 1, 2]);
  });

  it('AX-WAR-05: the score is ships, colony and armament value', () => {
    const t = table({
      players: { H: { armament: 2 }, M: {} },
      sectors: { Z: 'H 3s+1c, M 2s', 'H-origin': 'H 1s, M 1s' },
    });
    expect(t.battle('Z')).toEqual({ H: 3 + 1 + 2, M: 2, winner: 'H' });
    expect(t.battle('H-origin')).toEqual({ H: 1 + 1 + 2, M: 1, winner: 'H' });
  });

  it('AX-WAR-06: armament colonies add to the level, above 5 too; read at the start of each battle', () => {
    const t = table({
      players: { H: { armament: 5 }, M: { armament: 4 } },
      sectors: { K: 'armament: H 1c', L: 'armament: M 1s+1c, H 1s', Z: 'H 1s, M 3s' },
    });
    expect([t.armament('H'), t.armament('M')]).toEqual([6, 5]);
    expect(t.battle('Z')).toEqual({ H: 7, M: 8, winner: 'M' });
    t.choose('M war').play('M battle L');
    expect([t.at('L'), t.armament('M')]).toEqual(['', 4]);
    expect(t.battle('Z')).toEqual({ H: 7, M: 7, winner: 'nobody' });
  });

  it('AX-WAR-07: the strictly highest score wins, whoever began', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { Z: 'H 1s, M 2s, S 3s' } });
    t.choose('H war').play('H battle Z');
    expect(t.happened('battle')[0]![4]).toBe(2);
    expect(t.points).toEqual({ H: 0, M: 0, S: 1 });
  });

  it('AX-WAR-08: all ships and colonies of the others fall, but no origin colony', () => {
    const t = table({
      players: { H: { armament: 3 }, M: {}, S: {} },
      sectors: { Y: 'H 5s, M 2s+1c, S 1s', 'S-origin': 'H 6s, M 1s, S 3s' },
    });
    t.choose('H war').play('H battle Y', 'H battle S-origin');
    expect([t.at('Y'), t.at('S-origin')]).toEqual(['H 5s', 'H 5s']);
    expect(t.scores('S-origin')).toEqual({ H: 5, S: 1 });
    expect(t.reserve('M')).toEqual({ ships: 20, colonies: 3 });
  });

  it.each([
    [5, 0, 'M 2s', 'H 3s'],
    [5, 3, 'M 2s', 'H 5s'],
    [5, 0, 'M 4s', 'H 1s'],
    [2, 5, 'M 1s', 'H 2s'],
    [6, 1, 'M 1s, S 5s', 'H 2s'],
  ])('AX-WAR-09: %i ships with armament %i against %s keep %s', (ships, armament, others, kept) => {
    const t = table({
      players: { H: { armament }, M: {}, S: {} },
      sectors: { Z: `H ${ships}s, ${others}` },
    });
    t.choose('H war').play('H battle Z');
    expect(t.at('Z')).toBe(kept);
  });

  it.each([
    ['H 3s+1c, M 3s', 'H 1c'],
    ['H 3s+1c, M 2s', 'H 1s+1c'],
    ['H 1s+1c, M 1s', 'H 1c'],
  ])('AX-WAR-10: of %s is kept %s: ships go before the colony', (before, after) => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Z: before } });
    t.choose('M war').play('M battle Z');
    expect(t.at('Z')).toBe(after);
    const origin = table({
      players: { H: {}, M: {} },
      sectors: { 'H-origin': before.replace('+1c', '') },
    });
    origin.choose('M war').play('M battle H-origin');
    expect(origin.at('H-origin')).toBe(after.replace('+1c', '').replace('H 1c', ''));
  });

  it('AX-WAR-11: a tie at the top destroys all tokens, of third players too, and scores nothing', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: { Z: 'H 3s, M 2s+1c, S 2s', Y: 'H 1s+1c, M 3s, S 3s', 'S-origin': 'H 4s, M 4s, S 1s' },
    });
    t.choose('S war').play('S battle Z', 'S battle Y', 'S battle S-origin');
    expect([t.at('Z'), t.at('Y'), t.at('S-origin')]).toEqual(['', '', '']);
    expect(t.scores('S-origin')).toEqual({ S: 1 });
    expect(t.points).toEqual({ H: 0, M: 0, S: 0 });
  });

  it('AX-WAR-12: one point a sector won, at once', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { X: 'H 3s, M 1s', Y: 'H 9s, M 1s', Z: 'H 1s, M 2s' },
    });
    t.choose('H war').play('H battle X');
    expect(t.points).toEqual({ H: 1, M: 0 });
    t.play('H battle Y');
    expect(t.points).toEqual({ H: 2, M: 0 });
    t.play('H battle Z');
    expect(t.points).toEqual({ H: 2, M: 1 });
  });

  it('AX-WAR-13: a battle on an origin scores although its colony stands', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { 'M-origin': 'H 2s' } });
    t.choose('H war').play('H battle M-origin');
    expect(t.points).toEqual({ H: 1, M: 0 });
    expect(t.scores('M-origin')).toEqual({ H: 1, M: 1 });
  });

  it('AX-WAR-14: a bonus is gone with its colony, for the next battle already', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { X: 'armament: H 4s, M 1s+1c', Y: 'H 2s, M 2s' },
    });
    expect(t.battle('Y')).toEqual({ H: 2, M: 3, winner: 'M' });
    t.choose('H war').play('H battle X');
    expect(t.battle('Y')).toEqual({ H: 2, M: 2, winner: 'nobody' });
  });

  it('AX-WAR-15: armament counts in battles only, production and movement never there', () => {
    const t = table({
      players: { H: { armament: 5 }, M: { production: 5, movement: 5 } },
      sectors: { Z: 'H 1s, M 2s' },
    });
    expect(t.battle('Z')).toEqual({ H: 6, M: 2, winner: 'H' });
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ H: 1, M: 2 }, 'M']);
    expect(t.poolOf('H', 14)).toEqual({ movement: 2, production: 1 });
    t.choose('H expansion 24').givePool({ ambush: 1, conversion: 1 });
    expect(t.offers('H')).toEqual(['ambush Z M', 'endExpansion']);
    t.play('H ambush Z M');
    expect(t.at('Z')).toBe('H 1s, M 1s');
  });

  it('AX-WAR-16: a winner keeps a token, and never loses a colony', () => {
    for (let ships = 0; ships <= 4; ships++)
      for (let others = 1; others <= 6; others++)
        for (const armament of [0, 2]) {
          const t = table({
            players: { H: { armament }, M: {} },
            sectors: { Z: `H ${ships}s+1c, M ${others}s` },
          });
          t.choose('M war').play('M battle Z');
          const wins = ships + 1 + armament > others;
          expect(t.at('Z').startsWith('H') && t.at('Z').endsWith('1c')).toBe(wins);
        }
  });
});
