import { describe, expect, it } from 'vitest';
import { under, units } from '../shapes.ts';
import { table } from '../table.ts';
import { endTurn } from '../turns.ts';

/** Section 2.6. */
const PATTERNS: readonly (readonly [id: string, cells: string])[] = [
  ['C3', 'P(1,0) P(0,-1) P(-1,1)'],
  ['C4', 'P(1,0) P(1,-1) P(0,-1)'],
  ['C5', 'P(1,0) P(-1,0)'],
  ['C6', 'E(1,0) P(2,0)'],
  ['C7', 'P(1,0) P(1,-1)'],
  ['C8', 'P(1,0) P(2,0) P(3,0)'],
  ['C9', 'X(1,0) P(0,-1) P(-1,1)'],
  ['C10', 'X(1,-1) X(0,1) P(-1,0)'],
  ['C11', 'P(1,0) P(0,-1)'],
  ['C12', 'X(1,0) X(0,-1) X(-1,1)'],
  ['C13', 'X(1,0) X(0,-1) X(-1,1) P(1,-1) P(-1,0) P(0,1)'],
  ['C14', 'X(1,0) X(2,0) X(3,0)'],
  ['C15', 'X(1,0) X(-1,0)'],
  ['C16', 'X(1,0) X(1,-1)'],
  ['C17', 'X(1,0) P(-1,0)'],
];

describe.each(PATTERNS)('HX-CRD-03: %s attacks and places', (id, cells) => {
  it.each([0, 1] as const)('as its pattern says, turned %i times', (k) => {
    const [strikes, holes] = [under(cells, 'X', k), under(cells, 'P', k)];
    const t = table({
      players: { X: { cards: id }, Y: {} },
      board: { ...units(strikes, 'Y'), '0,4': 'Y', '-3,-1': 'X' },
    });
    t.play(`X deploy ${id}`, 'X at 0,0', `X orient 0,0 ${k}`);
    expect(t.ship('Y')).toEqual([strikes.length, 0]);
    expect(
      t
        .told('struck')
        .map(([, , territory]) => t.hex(territory))
        .sort(),
    ).toEqual(strikes);
    expect(t.places('X', 'put').sort()).toEqual(holes);
    for (const hex of holes) t.play(`X put ${hex} normal`);
    expect(t.asked).toBe('X action.choose');
    expect(t.board).toEqual({
      '0,0': `X ${id}`,
      '0,4': 'Y',
      '-3,-1': 'X',
      ...units(holes, 'X'),
    });
    expect(t.whyNot('X reuse 0,0')?.code).toBe('not-reusable');
  });
});

describe('mercenaries without a pattern', () => {
  it('HX-CRD-03: C1 exchanges itself or moves', () => {
    const t = table({ players: { X: { cards: 'C1' }, Y: {} }, board: { '2,0': 'Y' } });
    t.play('X deploy C1', 'X at 0,0', 'X use', 'X with 2,0', 'X reuse 2,0', 'X with 0,3');
    expect([t.board, t.hexilum('X')]).toEqual([{ '0,0': 'Y', '0,3': 'X C1' }, 1]);
  });

  it('HX-CRD-03: C2 gains 2 hexilum', () => {
    const t = table({ players: { X: { cards: 'C2' }, Y: {} } });
    t.play('X deploy C2', 'X at 0,0', 'X use', 'X reuse 0,0');
    expect(t.hexilum('X')).toBe(4);
  });

  it('HX-CRD-03: C18 takes back up to 2', () => {
    const t = table({ players: { X: { cards: 'C18', ship: [4] }, Y: {} } });
    t.play('X deploy C18', 'X at 0,0', 'X use', 'X takeBack 2 0');
    expect(t.ship('X')).toEqual([2, 0]);
    t.play('X reuse 0,0');
    expect(t.whyNot('X takeBack 3 0')).toMatchObject({ code: 'not-so-many', rule: 'HX-REC-01' });
    expect(t.whyNot('X takeBack 0 0')).toMatchObject({ code: 'too-few', rule: 'HX-REC-01' });
    t.play('X takeBack 1 0');
    expect([t.ship('X'), t.reserve('X')]).toEqual([
      [1, 0],
      [11, 0, 0],
    ]);
  });

  it('HX-CRD-03: C19 heals 2', () => {
    const t = table({ players: { X: { cards: 'C19', life: 1 }, Y: { life: 2 } } });
    t.play('X deploy C19', 'X at 0,0', 'X use', 'X reuse 0,0');
    expect([t.life('X'), t.life('Y')]).toEqual([5, 2]);
  });

  it('HX-CRD-03, HX-DST-10: C20 sends 1 unit of any player’s reserve', () => {
    const t = table({ players: { X: { cards: 'C20', minor: 'M9' }, Y: { minor: 'M4' } } });
    t.play('X deploy C20', 'X at 0,0', 'X use');
    expect(t.offers('X').sort()).toEqual(['send 0 minor', 'send 0 normal', 'send 1 minor', 'send 1 normal']);
    t.play('X send Y minor', 'X reuse 0,0', 'X send X normal');
    expect([t.ship('X'), t.ship('Y')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('HX-CRD-03, HX-DST-12: C21 sends 1 unit of the board', () => {
    const t = table({ players: { X: { cards: 'C21' }, Y: {} }, board: { '3,0': 'Y', '0,3': 'Y C8' } });
    t.play('X deploy C21', 'X at 0,0', 'X use', 'X target 3,0', 'X reuse 0,0');
    expect([t.ship('Y'), t.ids(t.s.discard), t.board]).toEqual([[1, 0], 'C8', { '0,0': 'X C21' }]);
  });

  it('HX-CRD-03: C22 exchanges two units or moves one', () => {
    const t = table({ players: { X: { cards: 'C22' }, Y: {} }, board: { '2,0': 'Y', '1,0': 'X' } });
    t.play('X deploy C22', 'X at 0,0', 'X use', 'X exchange 1,0', 'X with 2,0');
    expect(t.board).toEqual({ '0,0': 'X C22', '1,0': 'Y', '2,0': 'X' });
    t.play('X reuse 0,0', 'X exchange 1,0', 'X with -1,0');
    expect(t.board).toEqual({ '0,0': 'X C22', '-1,0': 'Y', '2,0': 'X' });
  });

  it('HX-CRD-12: C23 musters 3 squad tokens', () => {
    const t = table({ players: { X: { cards: 'C23' }, Y: {} } });
    t.play('X deploy C23');
    expect([t.reserve('X'), t.board, t.s.actionsLeft]).toEqual([[12, 0, 3], {}, 1]);
    expect(t.ids(t.s.deployed[0]!)).toBe('C23');
  });

  it('HX-CRD-13: C24 does 3 damage to an adjacent enemy warlord', () => {
    const at = (hex: string, warlord: string) => {
      const t = table({ players: { X: { cards: 'C24', warlord: '0,-1' }, Y: { warlord } } });
      t.play('X deploy C24', `X at ${hex}`);
      return [t.life('Y'), t.life('X'), t.told('skipped').length];
    };
    expect(at('0,0', '1,0')).toEqual([3, 6, 0]);
    expect(at('0,0', '2,0')).toEqual([6, 6, 1]);
    const choice = table({
      players: { X: { cards: 'C24' }, Y: { warlord: '1,0' }, Z: { warlord: '0,1' }, W: { warlord: '3,-1' } },
    });
    choice.play('X deploy C24', 'X at 0,0');
    expect(choice.offers('X')).toEqual(['enemy 1', 'enemy 2']);
    expect(choice.whyNot('X enemy W')).toMatchObject({ code: 'warlord-not-adjacent', rule: 'HX-CRD-13' });
    expect(choice.whyNot('X enemy X')?.code).toBe('no-enemy');
    choice.play('X enemy Z');
    expect([choice.life('Y'), choice.life('Z')]).toEqual([6, 3]);
  });

  it('HX-CRD-14: C25 brings 5 extra cards', () => {
    const t = table({ players: { X: { cards: 'C25' }, Y: {} }, market: '' });
    t.play('X deploy C25', 'X at 0,0');
    expect(t.s.promised).toBe(5);
    endTurn(t);
    expect(t.told('buried')[0]![2]).toHaveLength(5);
  });
});
