import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('golden tests: expansion', () => {
  it('AX-G-17: an ambush makes a conversion legal', () => {
    const t = table({ players: { H: { influence: 1 }, M: {} }, sectors: { Z: 'H 1s, M 2s' } });
    t.choose('H expansion 24').givePool({ conversion: 1, ambush: 1 });
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ H: 2, M: 2 }, 'nobody']);
    expect(t.offers('H')).toEqual(['ambush Z M', 'endExpansion']);
    expect(t.code('H convert Z M')).toBe('nobody-controls');
    t.play('H ambush Z M');
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ H: 2, M: 1 }, 'H']);
    t.play('H convert Z M');
    expect(t.at('Z')).toBe('H 2s');
  });

  it('AX-G-18: with all ships on sectors nothing is produced, and a conversion only destroys', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Z: 'H 2s, M 1s', 'H-origin': 'H 18s' } });
    t.choose('H expansion 24').givePool({ production: 1, conversion: 1 });
    expect(t.offers('H')).toEqual(['convert Z M', 'endExpansion']);
    expect(t.code('H produce H-origin')).toBe('no-ship-left');
    t.play('H convert Z M');
    expect(t.at('Z')).toBe('H 2s');
    expect(t.reserve('H').ships).toBe(0);
    expect(t.happened('converted')).toEqual([['converted', 0, t.names.sector('Z'), 1, false]]);
  });

  it('AX-G-19: ships that arrived move on with others; a colony never moves', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { P: 'H 2s', Q: 'H 2s+1c', R: '' } });
    t.choose('H expansion 6').givePool({ movement: 2 });
    expect(t.code('H move P R 2')).toBe('not-adjacent');
    expect(t.code('H move P Q 3')).toBe('too-few-ships');
    expect(t.code('H move Q R 3')).toBe('too-few-ships');
    t.play('H move P Q 2', 'H move Q R 4');
    expect([t.at('P'), t.at('Q'), t.at('R')]).toEqual(['', 'H 1c', 'H 4s']);
  });

  it('AX-G-28: a colony lost in War is missing in the pool of the same round', () => {
    const t = table({ players: { A: {}, B: {} }, sectors: { Z: 'production: A 1c, B 3s' } });
    expect(t.poolOf('A', 9)).toEqual({ production: 3 });
    t.choose('A expansion 9', 'B war 2').play('B battle Z');
    expect(t.asked).toBe('A expansion.action');
    expect(t.pool).toEqual({ production: 2 });
  });

  it('AX-G-31: all ships may be produced on the origin sector', () => {
    const t = table({ players: { C: { production: 1 }, H: {} } });
    t.choose('C expansion 23');
    expect(t.pool).toEqual({ production: 4 });
    for (let ship = 0; ship < 4; ship++) {
      expect(t.offers('C')).toEqual(['produce C-origin', 'endExpansion']);
      t.play('C produce C-origin');
    }
    expect(t.at('C-origin')).toBe('C 4s');
    expect(t.turn).not.toBe('C');
  });

  it('AX-G-32: through a portal to any sector, and on by movement', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { 'H-origin': 'H 3s' } });
    t.choose('H expansion 21');
    expect(t.pool).toEqual({ portal: 1, movement: 1 });
    const elsewhere = [...Array(8).keys()].map((sector) => `#${sector}`);
    expect(t.offers('H', 'portal').filter((text) => text.endsWith(' 3'))).toEqual(
      [...elsewhere, 'M-origin'].map((to) => `portal H-origin ${to} 3`),
    );
    t.play('H portal H-origin M-origin 3');
    expect(t.offers('H', 'move M-origin #6')).toEqual([1, 2, 3].map((n) => `move M-origin #6 ${n}`));
    t.play('H move M-origin #6 2');
    expect([t.at('M-origin'), t.at('#6')]).toEqual(['H 1s', 'H 2s']);
  });

  it.each([
    [['H convert Z M'], 'H 3s', 'H 17s'],
    [['H produce H-origin', 'H convert Z M'], 'H 2s', 'H 18s'],
  ])('AX-G-44: with nineteen ships on sectors, %j ends the turn', (lines, z, origin) => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Z: 'H 2s, M 1s', 'H-origin': 'H 17s' } });
    t.choose('H expansion 24').givePool({ production: 2, conversion: 1 });
    for (const line of lines) {
      expect(t.asked).toBe('H expansion.action');
      t.play(line);
    }
    expect(t.turn).not.toBe('H');
    expect([t.at('Z'), t.at('H-origin')]).toEqual([z, origin]);
    expect(t.reserve('H').ships).toBe(0);
  });

  it('AX-G-45: only conversion asks for control: a new ship moves on at once', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { Z: 'victory: H 1c, M 3s', Y: '', 'H-origin': 'H 2s' },
    });
    expect(t.controller('Z')).toBe('M');
    t.choose('H expansion 30');
    expect(t.pool).toEqual({ movement: 1, production: 1, portal: 1 });
    t.play('H produce Z', 'H portal H-origin Z 2', 'H move Z Y 3');
    expect([t.at('Y'), t.at('Z'), t.at('H-origin')]).toEqual(['H 3s', 'H 1c, M 3s', '']);
    expect(t.controller('H-origin')).toBe('H');
    expect(t.turn).not.toBe('H');
  });
});
