import { describe, expect, it } from 'vitest';
import { BOARDS } from '../../data/boards.ts';
import { hexpanse as game } from '../../index.ts';
import { table } from '../table.ts';
import { opened, playTo } from '../turns.ts';

const XY = { X: {}, Y: {} };

describe('general rules', () => {
  it('HX-GEN-01: for two to four players, each a different faction', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [2, 3, 4]) {
      const t = opened(seats);
      playTo(t, 'setUp.placeWarlord');
      expect(new Set(t.s.factions).size).toBe(seats);
    }
  });

  it('HX-GEN-02: a territory holds one token or one warlord', () => {
    const t = table({ players: XY, board: { '0,0': 'Y', '1,0': 'X C3' } });
    t.play('X place normal');
    for (const hex of ['0,0', '1,0', '-4,0', '4,-4'])
      expect(t.whyNot(`X at ${hex}`)).toMatchObject({ code: 'occupied', rule: 'HX-GEN-02' });
    expect(t.places('X', 'at')).toHaveLength(61 - 4);
  });

  it('HX-GEN-03: a unit is any token that is no warlord, inert ones as targets only', () => {
    const t = table({
      players: {
        X: { faction: 'IN', minor: 'M9', cards: 'C23!' },
        Y: { minor: 'M2' },
        Z: { minor: 'M4', isDead: true },
      },
      board: { '0,0': 'X', '1,0': 'Y minor', '2,0': 'X squad', '0,1': 'Y C3', '0,2': 'Z inert' },
    });
    expect(t.places('X', 'withdraw').sort()).toEqual(['0,0', '2,0']);
    t.play('X ability');
    expect(t.places('X', 'exchange').sort()).toEqual(['0,0', '0,1', '0,2', '1,0', '2,0']);
  });

  it('HX-GEN-04: the text of a card goes before a general rule', () => {
    const t = table({
      players: { X: { minor: 'M3' }, Y: { minor: 'M2' } },
      board: { '0,0': 'X minor', '1,0': 'Y minor' },
    });
    t.play('X reuse 0,0');
    expect(t.board).toEqual({ '0,0': 'X minor' });
    expect([t.ship('Y'), t.reserve('Y')]).toEqual([
      [0, 0],
      [9, 3, 0],
    ]);
  });

  it('HX-GEN-05, HX-R-27: 15 hexilum at most, and none below 0', () => {
    const t = table({ players: { X: { cards: 'A6 A10', hexilum: 11 }, Y: { hexilum: 2 } } });
    t.play('X play A6 1');
    expect(t.hexilum('X')).toBe(15);
    expect(t.told('gained')).toEqual([['gained', 0, 4, 'ability']]);
    t.play('X play A10 2');
    expect(t.hexilum('Y')).toBe(0);
  });

  it('HX-GEN-06: adjacent is distance 1 on the board in use', () => {
    const small = table({ players: { X: { warlord: '4,0' }, Y: {} } });
    expect(small.places('X', 'moveWarlord').sort()).toEqual(['3,0', '3,1', '4,-1']);
    const large = table({ players: { X: { warlord: '4,0' }, Y: {}, Z: {} } });
    expect(large.places('X', 'moveWarlord')).toHaveLength(6);
    expect(large.whyNot('X moveWarlord 2,0')).toMatchObject({ code: 'not-adjacent', rule: 'HX-ACT-11' });
  });
});

describe('the boards', () => {
  const boardOf = (seats: number, options = {}) => opened(seats, options).s.board;

  it('HX-BRD-01, HX-R-01: the small board for two, and for pairs unless the large one is chosen', () => {
    expect(boardOf(2)).toBe('small');
    expect(boardOf(2, { board: 'large' })).toBe('small');
    expect(boardOf(4, { teams: 'pairs' })).toBe('small');
    expect(boardOf(4, { teams: 'pairs', board: 'large' })).toBe('large');
    const t = table({ players: XY });
    t.play('X place normal');
    expect(t.places('X', 'at')).toHaveLength(61 - 2);
    expect(t.whyNot(`X at ${BOARDS.large.at(5, 0)}`)).toMatchObject({
      code: 'no-such-territory',
      rule: 'HX-BRD-01',
    });
  });

  it('HX-BRD-02, HX-R-01: the shaded edge for three and four; three may choose the small board', () => {
    expect([boardOf(3), boardOf(4)]).toEqual(['large', 'large']);
    expect(boardOf(3, { board: 'small' })).toBe('small');
    expect(boardOf(4, { board: 'small' })).toBe('large');
    const t = table({ players: { X: {}, Y: {}, Z: {} } });
    t.play('X place normal', 'X at 5,-2');
    expect(t.on('5,-2')).toBe('X');
    expect(t.hexilum('X')).toBe(0);
    t.play('X place normal', 'X at 0,-5');
    expect(t.hexilum('X')).toBe(1);
  });

  it('HX-BRD-03, HX-R-36: who comes to a hexilum territory gains 1, each time', () => {
    const t = table({ players: { X: { warlord: '2,0', cards: 'C3 C22' }, Y: {} } });
    t.play('X moveWarlord 3,0', 'X deploy C3', 'X at 0,3', 'X decline');
    expect(t.told('gained').slice(0, 2)).toEqual(Array(2).fill(['gained', 0, 1, 'territory']));
    for (const hex of ['3,0', '3,-3', '0,-3', '-3,0', '-3,3', '0,3']) {
      const each = table({ players: XY });
      each.play('X place normal', `X at ${hex}`, `X withdraw ${hex}`);
      expect(each.told('gained')[0]).toEqual(['gained', 0, 1, 'territory']);
    }
    const plain = table({ players: XY });
    plain.play('X place normal', 'X at 2,0', 'X place normal', 'X at 4,-1');
    expect(plain.told('gained').filter(([, , , why]) => why === 'territory')).toEqual([]);
  });

  it('HX-BRD-04, HX-R-25: leaving a hexilum territory gives nothing, for another one either', () => {
    const t = table({ players: { X: { warlord: '3,0', faction: 'IN' }, Y: {} }, board: { '0,3': 'X' } });
    t.play('X moveWarlord 2,0');
    expect(t.hexilum('X')).toBe(0);
    t.play('X ability', 'X exchange 0,3', 'X with -3,3');
    expect(t.told('gained').filter(([, , , why]) => why === 'territory')).toEqual([]);
    const edge = table({ players: { X: { faction: 'IN' }, Y: {} }, board: { '0,3': 'X' } });
    edge.play('X ability', 'X exchange 0,3', 'X with 0,2');
    expect(edge.hexilum('X')).toBe(0);
  });
});
