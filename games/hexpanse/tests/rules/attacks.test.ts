import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const XY = { X: {}, Y: {} };

describe('attacks', () => {
  it('HX-ATK-01: attacker and defender are both destroyed', () => {
    const t = table({ players: XY, board: { '0,0': 'X', '1,0': 'Y', '0,1': 'Y' } });
    t.play('X attack 0,0 1,0');
    expect(t.board).toEqual({ '0,1': 'Y' });
    expect([t.ship('X'), t.ship('Y')]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(t.told('attacked')).toEqual([['attacked', 0, expect.any(Number), expect.any(Number), true]]);
  });

  it('HX-ATK-02, HX-R-09: the target is an enemy’s or an inert unit or an enemy warlord, adjacent', () => {
    const t = table({
      players: { X: { warlord: '0,1' }, Y: { warlord: '-1,0' }, Z: { isDead: true } },
      board: { '0,0': 'X', '1,0': 'Y', '0,-1': 'Z inert', '1,-1': 'X', '2,0': 'Y' },
    });
    expect(t.offers('X', 'attack 0,0').sort()).toEqual([
      'attack 0,0 -1,0',
      'attack 0,0 0,-1',
      'attack 0,0 1,0',
    ]);
    const codeOf = (to: string) => t.whyNot(`X attack 0,0 ${to}`);
    expect(codeOf('1,-1')).toMatchObject({ code: 'no-enemy-there', rule: 'HX-ATK-02' });
    expect(codeOf('0,1')?.code).toBe('no-enemy-there');
    expect(codeOf('-1,1')?.code).toBe('nothing-there');
    expect(codeOf('2,0')).toMatchObject({ code: 'not-adjacent', rule: 'HX-ATK-02' });
    t.play('X attack 0,0 0,-1');
    expect([t.on('0,-1'), t.ship('Z'), t.ship('X')]).toEqual(['', [0, 0], [1, 0]]);
  });

  it('HX-ATK-03, HX-R-08: an attacked warlord loses 1 life and stays, the attacker is lost', () => {
    const t = table({ players: { X: {}, Y: { warlord: '1,0' } }, board: { '0,0': 'X', '2,0': 'X' } });
    t.play('X attack 0,0 1,0', 'X attack 2,0 1,0');
    expect([t.on('1,0'), t.life('Y'), t.ship('X'), t.board]).toEqual(['Y!', 4, [2, 0], {}]);
  });

  it('HX-ATK-04: mercenaries and squad tokens attack too, and are gone for good', () => {
    const t = table({
      players: { X: { cards: 'C23!' }, Y: {} },
      board: { '0,0': 'X C13', '1,0': 'Y', '0,2': 'X squad', '1,2': 'Y' },
    });
    t.play('X attack 0,0 1,0', 'X attack 0,2 1,2');
    expect([t.board, t.ship('X'), t.ship('Y')]).toEqual([{}, [0, 0], [2, 0]]);
    expect([t.ids(t.s.discard), t.reserve('X')]).toEqual(['C13', [12, 0, 2]]);
  });

  it.each(['M10', 'M11', 'M12'])('HX-ATK-05, HX-R-16: %s cannot attack', (minor) => {
    const t = table({
      players: { X: { minor }, Y: { minor: 'M2' } },
      board: { '0,0': 'X minor', '1,0': 'Y', '0,1': 'X' },
    });
    expect(t.whyNot('X attack 0,0 1,0')).toMatchObject({ code: 'fixed-unit', rule: 'HX-ATK-05' });
    expect(t.offers('X', 'attack')).toEqual(['attack 0,1 1,0']);
  });

  it.each(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9'])('HX-ATK-05: but %s can', (minor) => {
    const t = table({
      players: { X: { minor }, Y: {} },
      options: { mode: 'captain' },
      board: { '0,0': 'X minor', '1,0': 'Y' },
    });
    t.play('X attack 0,0 1,0');
    expect(t.board).toEqual({});
  });

  it('HX-ATK-06: M3 attacks for an action and is not removed', () => {
    const t = table({
      players: { X: { minor: 'M3' }, Y: { minor: 'M2', warlord: '0,1' } },
      board: { '0,0': 'X minor', '1,0': 'Y', '-1,0': 'X', '2,0': 'Y' },
    });
    t.play('X reuse 0,0');
    expect(t.places('X', 'target').sort()).toEqual(['0,1', '1,0']);
    expect(t.whyNot('X target -1,0')).toMatchObject({ code: 'no-enemy-there', rule: 'HX-ATK-02' });
    expect(t.whyNot('X target 2,0')?.code).toBe('not-adjacent');
    t.play('X target 1,0', 'X reuse 0,0');
    expect([t.on('0,0'), t.ship('Y'), t.life('Y'), t.ship('X')]).toEqual(['X minor', [1, 0], 5, [0, 0]]);
    expect(
      table({ players: { X: { minor: 'M3' }, Y: {} }, board: { '0,0': 'X minor' } }).can('X reuse 0,0'),
    ).toBe(false);
  });

  it('HX-ATK-07: attacks of a pattern cost no unit and take 1 life from any warlord, the own one too', () => {
    const t = table({
      players: { X: { cards: 'C12', warlord: '1,0' }, Y: { warlord: '0,-1' } },
      board: { '-1,1': 'Y' },
    });
    t.play('X deploy C12', 'X at 0,0', 'X orient 0,0 0');
    expect([t.life('X'), t.life('Y'), t.ship('Y')]).toEqual([5, 5, [1, 0]]);
    expect([t.on('0,0'), t.on('1,0'), t.on('0,-1')]).toEqual(['X C12', 'X!', 'Y!']);
    const pairs = table({
      players: { X: { cards: 'C12' }, Y: {}, Z: { warlord: '1,0' }, W: {} },
      options: { teams: 'pairs' },
    });
    pairs.play('X deploy C12', 'X at 0,0', 'X orient 0,0 0');
    expect(pairs.life('Z')).toBe(5);
  });
});
