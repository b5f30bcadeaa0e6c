import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('sector control', () => {
  it.each(['H 1s', 'H 1c', 'H 3s+1c'])('AX-CTL-01: alone with %s, whatever the influence', (tokens) => {
    const t = table({ players: { H: {}, M: { influence: 5 } }, sectors: { Z: tokens } });
    expect(t.controller('Z')).toBe('H');
    expect(t.controller('M-origin')).toBe('M');
  });

  it('AX-CTL-02: tokens and influence value, the strictly highest controls', () => {
    const t = table({
      players: { H: {}, M: { influence: 2 } },
      sectors: { X: 'H 2s+1c, M 1s', Y: 'H 3s, M 2s' },
    });
    expect([t.scores('X'), t.controller('X')]).toEqual([{ H: 3, M: 3 }, 'nobody']);
    expect([t.scores('Y'), t.controller('Y')]).toEqual([{ H: 3, M: 4 }, 'M']);
  });

  it('AX-CTL-03: a shared highest score leaves nobody, not the third either', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { Z: 'H 2s, M 2s, S 1s' } });
    expect(t.controller('Z')).toBe('nobody');
  });

  it('AX-CTL-04: without tokens there nobody controls', () => {
    const t = table({ players: { H: { influence: 5 }, M: {} }, sectors: { Y: '', Z: 'M 1s' } });
    expect([t.controller('Y'), t.scores('Y')]).toEqual(['nobody', {}]);
    expect([t.controller('Z'), t.scores('Z')]).toEqual(['M', { M: 1 }]);
  });

  it('AX-CTL-05: influence colonies add to the level, above 5 too, and count everywhere', () => {
    const t = table({
      players: { H: { influence: 5 }, M: { influence: 1 } },
      sectors: { I: 'influence: H 1c', J: 'influence: H 1c', K: 'influence: M 1c', Z: 'H 1s, M 5s' },
    });
    expect([t.influence('H'), t.influence('M')]).toEqual([7, 2]);
    expect(t.scores('Z')).toEqual({ H: 8, M: 7 });
  });

  it('AX-CTL-06: control follows every change and protects from nothing', () => {
    const t = table({ players: { H: { influence: 3 }, M: {}, S: {} }, sectors: { Y: 'M 3s', Z: 'H 1s' } });
    expect(t.controller('Z')).toBe('H');
    t.choose('M expansion 6').play('M move Y Z 3');
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ H: 4, M: 3 }, 'H']);
    t.play('M move Z Y 1').passOn();
    t.s.ships[t.names.seat('H')]![t.names.sector('Z')] = 0;
    expect(t.controller('Z')).toBe('M');
  });

  it('AX-CTL-07: an origin sector can be controlled, and scored, by a guest', () => {
    const t = table({ players: { H: {}, M: { influence: 1 } }, sectors: { 'M-origin': 'H 3s' }, round: 5 });
    expect([t.scores('M-origin'), t.controller('M-origin')]).toEqual([{ H: 3, M: 2 }, 'H']);
    t.choose().passOn();
    expect(t.points).toEqual({ H: 2, M: 0 });
  });

  it('AX-CTL-08: movement, portal, production, ambush and battle do not ask for control', () => {
    const t = table({
      players: { H: {}, M: { influence: 5 } },
      sectors: { Y: 'M 1s', Z: 'H 2s+1c, M 3s' },
    });
    expect(t.controller('Z')).toBe('M');
    const war = table({ players: { H: {}, M: { influence: 5 } }, sectors: { Z: 'H 2s+1c, M 3s' } });
    expect(war.choose('H war').offers('H')).toEqual(['battle Z', 'endWar']);
    t.choose('H expansion 24').givePool({ movement: 1, portal: 1, production: 1, ambush: 1, conversion: 1 });
    expect(t.offers('H', 'convert')).toEqual([]);
    t.play('H ambush Z M', 'H produce Z', 'H move Z Y 1', 'H portal Y M-origin 1');
    expect([t.at('Z'), t.at('M-origin')]).toEqual(['H 2s+1c, M 2s', 'H 1s']);
  });
});
