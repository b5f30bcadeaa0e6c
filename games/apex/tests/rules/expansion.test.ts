import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('the pool', () => {
  it('AX-EXP-01: card, production and movement levels, colonies, as they stand when the turn begins', () => {
    const t = table({
      players: { H: { production: 2, movement: 1, influence: 3 }, M: {} },
      sectors: { P: 'production: H 1c', C: 'conversion: H 1c, M 3s' },
    });
    expect(t.poolOf('H', 30)).toEqual({ movement: 2, production: 4, portal: 1, conversion: 1 });
    t.choose('M war', 'H expansion 30').play('M battle C');
    expect(t.pool).toEqual({ movement: 2, production: 4, portal: 1 });
    expect(t.happened('pooled')).toEqual([['pooled', 0, [2, 1, 4, 0, 0]]]);
  });

  it('AX-EXP-02: one by one in any order, none compulsory, the rest is lost', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Y: 'victory: H 2s+1c', Z: '' } });
    t.choose('H expansion 24');
    t.play('H produce Y', 'H move Y Z 1', 'H produce Y');
    expect(t.pool).toEqual({ movement: 1 });
    t.play('H endExpansion');
    expect(t.turn).not.toBe('H');
    expect(t.happened('turnEnded').at(-1)).toEqual(['turnEnded', 0, [1, 0, 0, 0, 0], 'endExpansion']);
  });

  it('AX-EXP-03: what is not legal now stays in the pool and may be later', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Y: 'H 1s', Z: 'M 1s' } });
    t.choose('H expansion 24').givePool({ ambush: 1, movement: 1 });
    expect(t.offers('H', 'ambush')).toEqual([]);
    t.play('H move Y Z 1');
    expect(t.pool).toEqual({ ambush: 1 });
    expect(t.offers('H')).toEqual(['ambush Z M', 'endExpansion']);
  });

  it('AX-EXP-04: ambush and conversion score nothing and are no battles', () => {
    const t = table({ players: { H: {}, M: { armament: 5 } }, sectors: { Z: 'H 4s, M 2s' } });
    t.choose('H expansion 24').givePool({ ambush: 1, conversion: 1 });
    t.play('H ambush Z M', 'H convert Z M');
    expect(t.at('Z')).toBe('H 5s');
    expect(t.points).toEqual({ H: 0, M: 0 });
    expect(t.happened('battle')).toEqual([]);
  });

  it('AX-EXP-05: control for a conversion is tested when it is made', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Y: 'H 2s', Z: 'H 1s, M 3s' } });
    t.choose('H expansion 24').givePool({ conversion: 2, movement: 2, ambush: 1 });
    expect(t.offers('H', 'convert')).toEqual([]);
    t.play('H move Y Z 2');
    expect(t.offers('H', 'convert')).toEqual([]);
    t.play('H ambush Z M');
    expect(t.offers('H', 'convert')).toEqual(['convert Z M']);
    t.play('H move Z Y 2');
    expect(t.offers('H', 'convert')).toEqual([]);
  });

  it('AX-EXP-06: production and movement levels and action bonuses serve in one’s own Expansion turns only', () => {
    const t = table({
      players: { H: { production: 5, movement: 5 }, M: {} },
      sectors: { P: 'movement: H 1s+1c', Z: 'H 1s' },
    });
    t.choose('H colonization', 'M expansion 9');
    expect(t.offers('H')).toEqual(['colonize Z', 'pass']);
    t.play('H pass');
    expect(t.offers('H')).toEqual([]);
    expect(t.pool).toEqual({ production: 2 });
  });
});

describe('movement and portal', () => {
  it('AX-MOV-01: any number of ships from 1 to one adjacent sector', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { P: 'H 3s, M 2s', Q: '', R: '' } });
    t.choose('H expansion 6');
    expect(t.offers('H', 'move P Q')).toEqual(['move P Q 1', 'move P Q 2', 'move P Q 3']);
    const refused = {
      'move P Q 0': 'how-many-ships',
      'move P Q -1': 'how-many-ships',
      'move P Q 4': 'too-few-ships',
      'move P R 1': 'not-adjacent',
      'move P P 1': 'same-sector',
      'move P #99 1': 'no-such-sector',
      'move Q P 1': 'no-own-ship',
    };
    for (const [line, code] of Object.entries(refused))
      expect([line, t.code(`H ${line}`)]).toEqual([line, code]);
    t.play('H move P Q 2');
    expect([t.at('P'), t.at('Q'), t.pool]).toEqual(['H 1s, M 2s', 'H 2s', { movement: 1 }]);
  });

  it('AX-MOV-02: one start and one end an action, and no colonies', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { P: 'H 1s+1c', Q: 'H 1s', R: '' } });
    t.choose('H expansion 6').givePool({ movement: 1 });
    expect(t.offers('H', 'move P')).not.toContain('move P Q 2');
    expect(t.offers('H', 'move Q R')).toEqual(['move Q R 1']);
    t.play('H move Q R 1');
    expect(t.turn).not.toBe('H');
    expect([t.at('P'), t.at('Q'), t.at('R')]).toEqual(['H 1s+1c', '', 'H 1s']);
  });

  it('AX-MOV-03: the same ship may move several times, by portal too', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { P: 'H 1s', Q: '', R: '' } });
    t.choose('H expansion 6').givePool({ movement: 3, portal: 1 });
    t.play('H move P Q 1', 'H portal Q M-origin 1', 'H move M-origin R 1', 'H move R Q 1');
    expect(t.at('Q')).toBe('H 1s');
  });

  it('AX-MOV-04: every sector may be entered, left and crossed, foreign origins too', () => {
    const t = table({
      players: { H: {}, M: { influence: 5, armament: 5 } },
      sectors: { P: 'M 5s+1c', 'M-origin': 'M 9s', '#6': 'H 1s' },
    });
    t.choose('H expansion 6').givePool({ movement: 3 });
    t.play('H move #6 M-origin 1', 'H move M-origin #7 1', 'H move #7 #3 1');
    expect([t.at('M-origin'), t.at('#3')]).toEqual(['M 9s', 'H 1s']);
  });

  it('AX-MOV-05: a ship placed this turn moves at once', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Y: 'H 1c', Z: '' } });
    t.choose('H expansion 5').play('H produce Y', 'H move Y Z 1');
    expect([t.at('Y'), t.at('Z')]).toEqual(['H 1c', 'H 1s']);
    const converted = table({ players: { H: {}, M: {} }, sectors: { Y: 'H 1s+1c, M 1s', Z: '' } });
    converted.choose('H expansion 26').play('H convert Y M', 'H move Y Z 2');
    expect([converted.at('Y'), converted.at('Z')]).toEqual(['H 1c', 'H 2s']);
  });

  it('AX-POR-01: any number of ships from one sector to any one other', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { P: 'H 2s+1c', 'M-origin': 'M 3s' } });
    t.choose('H expansion 3');
    const others = [1, 2, 3, 4, 5, 6, 7].map((sector) => `#${sector}`).concat('H-origin', 'M-origin');
    expect(t.offers('H', 'portal').sort()).toEqual(
      others.flatMap((to) => [`portal P ${to} 1`, `portal P ${to} 2`]).sort(),
    );
    const refused = {
      'portal P P 1': 'same-sector',
      'portal P #5 3': 'too-few-ships',
      'portal P #5 0': 'how-many-ships',
      'portal #5 P 1': 'no-own-ship',
    };
    for (const [line, code] of Object.entries(refused))
      expect([line, t.code(`H ${line}`)]).toEqual([line, code]);
    t.play('H portal P M-origin 2');
    expect([t.at('P'), t.at('M-origin')]).toEqual(['H 1c', 'H 2s, M 3s']);
  });
});

describe('production, ambush, conversion', () => {
  it('AX-PRO-01: one ship on any sector with an own colony, several on the same too', () => {
    const t = table({
      players: { H: {}, M: { influence: 5 } },
      sectors: { X: 'H 1c, M 9s', Y: 'H 3s', Z: 'M 1c', 'H-origin': 'M 2s' },
    });
    t.choose('H expansion 23');
    expect([t.controller('X'), t.controller('H-origin')]).toEqual(['M', 'M']);
    expect(t.offers('H', 'produce')).toEqual(['produce X', 'produce H-origin']);
    expect([t.code('H produce Y'), t.code('H produce Z')]).toEqual(['no-own-colony', 'no-own-colony']);
    t.play('H produce X', 'H produce X', 'H produce H-origin');
    expect([t.at('X'), t.at('H-origin')]).toEqual(['H 2s+1c, M 9s', 'H 1s, M 2s']);
  });

  it('AX-PRO-02: not without a ship in reserve', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Y: 'H 20s', Z: '' } });
    t.choose('H expansion 24');
    expect(t.whyNot('H produce H-origin')).toMatchObject({ code: 'no-ship-left', rule: 'AX-PRO-02' });
    expect(t.reserve('H').ships).toBe(0);
  });

  it('AX-AMB-01: one opposing ship wherever one has a token; the player says whose', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: { X: 'H 1c, M 9s, S 1s', Y: 'M 2s', Z: 'H 1s, S 1c', 'H-origin': 'S 3s' },
    });
    t.choose('H expansion 24').givePool({ ambush: 3 });
    expect(t.offers('H', 'ambush')).toEqual(['ambush X M', 'ambush X S', 'ambush H-origin S']);
    expect([t.code('H ambush Y M'), t.code('H ambush Z M'), t.code('H ambush Z S')]).toEqual([
      'not-present',
      'no-ship-there',
      'only-a-colony',
    ]);
    t.play('H ambush X S', 'H ambush X M', 'H ambush H-origin S');
    expect([t.at('X'), t.at('H-origin')]).toEqual(['H 1c, M 8s', 'S 2s']);
  });

  it('AX-CNV-01: an opposing ship on a controlled sector makes way for an own one', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: { X: 'H 4s, M 2s, S 1s', Y: 'H 2s, M 2s', Z: 'H 3s, M 1c', 'M-origin': 'H 2s, S 1s' },
    });
    t.choose('H expansion 24').givePool({ conversion: 3 });
    expect(t.offers('H', 'convert')).toEqual(['convert X M', 'convert X S', 'convert M-origin S']);
    expect([t.code('H convert Y M'), t.code('H convert Z M')]).toEqual(['nobody-controls', 'only-a-colony']);
    t.play('H convert X S', 'H convert X M', 'H convert M-origin S');
    expect([t.at('X'), t.at('M-origin')]).toEqual(['H 6s, M 1s', 'H 3s']);
    expect([t.reserve('M').ships, t.reserve('S').ships]).toEqual([20 - 3, 20]);
  });

  it('AX-CNV-02: without a ship in reserve it destroys and places nothing', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Z: 'H 20s, M 2s' } });
    t.choose('H expansion 24').givePool({ conversion: 2 });
    t.play('H convert Z M', 'H convert Z M');
    expect(t.at('Z')).toBe('H 20s');
    expect(t.happened('converted').map((event) => event[4])).toEqual([false, false]);
  });
});
