import { expect, it } from 'vitest';
import { table } from '../table.ts';

it('HX-G-03: the Cyberian ability twice (HX-ACT-12, HX-TRN-04)', () => {
  const t = table({ players: { X: { faction: 'CC', warlord: '0,0', reserve: [9] }, Y: {} } });
  t.play('X ability', 'X orient 0,0 0', 'X put 1,0 normal', 'X put 0,-1 normal');
  t.play('X ability', 'X orient 0,0 3', 'X put -1,0 normal', 'X put 0,1 normal');
  expect(t.board).toEqual({ '1,0': 'X', '0,-1': 'X', '-1,0': 'X', '0,1': 'X' });
  expect(t.life('X')).toBe(4);
  expect(t.reserve('X')).toEqual([5, 0, 0]);
  expect(t.asked).not.toBe('X action.choose');
});

it('HX-G-04: with life 1 a warlord only heals (HX-ACT-13)', () => {
  const t = table({
    players: { X: { faction: 'TE', warlord: '0,0', life: 1 }, Y: {} },
    board: { '1,0': 'Y' },
  });
  expect(t.whyNot('X ability')?.code).toBe('life-too-low');
  expect(t.whyNot('X moveWarlord 0,1')?.code).toBe('life-too-low');
  expect(t.can('X heal')).toBe(true);
});

it('HX-G-09: hexilum by exchange (HX-EXC-03, HX-EXC-05)', () => {
  const exchange = (board: { [hex: string]: string }) => {
    const t = table({ players: { X: { faction: 'IN' }, Y: {} }, board });
    t.play('X ability', 'X exchange 1,0', 'X with 3,0');
    return [t.hexilum('X'), t.hexilum('Y')];
  };
  expect(exchange({ '1,0': 'X', '3,0': 'Y' })).toEqual([1, 0]);
  expect(exchange({ '1,0': 'Y', '3,0': 'X' })).toEqual([0, 0]);
  expect(exchange({ '1,0': 'X', '3,0': 'X' })).toEqual([1, 0]);
  const t = table({
    players: { X: { faction: 'IN' }, Y: {} },
    board: { '1,0': 'X', '2,0': 'X', '3,0': 'Y' },
  });
  t.play('X ability', 'X exchange 1,0');
  expect(t.whyNot('X with 2,0')?.code).toBe('no-change');
});

it('HX-G-10: Ox Miners (HX-MIN-01, HX-BRD-03, HX-GEN-05)', () => {
  const players = (hexilum: number) => ({
    X: { minor: 'M9', hexilum, faction: 'IN' as const },
    Y: { minor: 'M2' },
  });
  const placed = table({ players: players(0) });
  placed.play('X place minor', 'X at 0,3');
  expect(placed.hexilum('X')).toBe(3);
  const moved = table({ players: players(0), board: { '0,0': 'X minor' } });
  moved.play('X ability', 'X exchange 0,0', 'X with 0,3');
  expect(moved.hexilum('X')).toBe(1);
  const full = table({ players: players(14) });
  full.play('X place minor', 'X at 0,3');
  expect(full.hexilum('X')).toBe(15);
});

it('HX-G-13: Prophet’s Children from the reserve (HX-DST-05, 06, 10)', () => {
  const t = table({
    players: { X: { minor: 'M1', cards: 'A11' }, Y: { minor: 'M11', reserve: [4, 2] } },
  });
  t.play('X play A11 1', 'X send Y minor', 'X send Y normal');
  expect(t.ship('Y')).toEqual([0, 0]);
  expect(t.reserve('Y')).toEqual([4, 2, 0]);
  expect(t.asked).toBe('X action.choose');
  expect(t.told('recovered')).toEqual([['recovered', t.seat('Y'), 1, 1]]);
});

it('HX-G-14: destroying and placing (HX-DST-08, HX-DST-11, HX-CHN-08)', () => {
  const t = table({
    players: { X: { minor: 'M7', cards: 'A16' }, Y: { minor: 'M2' } },
    board: { '0,0': 'Y C5', '1,0': 'X' },
  });
  t.play('X play A16 1', 'X target 0,0', 'X put 0,0 minor');
  expect(t.board).toEqual({ '0,0': 'X minor' });
  expect(t.ship('X')).toEqual([1, 0]);
  expect(t.hexilum('X')).toBe(1);
  expect(t.ids(t.s.discard)).toBe('C5 A16');
});

it('HX-G-19: income goes up step by step (HX-ECO-01)', () => {
  const t = table({ players: { X: { hexilum: 5 }, Y: {} }, market: '' });
  t.play('X raise', 'X raise');
  expect(t.s.income[0]).toBe(3);
  expect(t.hexilum('X')).toBe(0);
  const poor = table({ players: { X: { hexilum: 4 }, Y: {} } });
  poor.play('X raise');
  expect(poor.whyNot('X raise')).toEqual({
    code: 'cannot-pay',
    params: { cost: 3, hexilum: 2 },
    rule: 'HX-ECO-01',
  });
});

it('HX-G-24: Prophet’s Children with a choice (HX-DST-06, HX-ATK-01)', () => {
  const t = table({
    players: { X: { minor: 'M1' }, Y: { minor: 'M11', ship: [4] } },
    board: { '0,0': 'X', '1,0': 'Y minor' },
  });
  t.play('X attack 0,0 1,0');
  expect(t.asked).toBe('Y returnUnits.choose');
  expect(t.offers('Y')).toEqual(['takeBack 4 0', 'takeBack 3 1']);
  t.play('Y takeBack 3 1');
  expect(t.ship('Y')).toEqual([1, 0]);
  expect(t.ship('X')).toEqual([1, 0]);
  expect(t.asked).toBe('X action.choose');
});

it('HX-G-30: Westwood among own units (HX-CRD-15, HX-DST-12, HX-ACT-14)', () => {
  const given = { players: { X: { cards: 'C21' }, Y: {} }, board: { '1,0': 'X', '3,-1': 'X' } };
  const declined = table(given);
  declined.play('X deploy C21', 'X at 0,0', 'X decline');
  expect(declined.ship('X')).toEqual([0, 0]);
  const used = table(given);
  used.play('X deploy C21', 'X at 0,0', 'X use');
  expect(used.places('X', 'target').sort()).toEqual(['1,0', '3,-1']);
  used.play('X target 3,-1');
  expect(used.ship('X')).toEqual([1, 0]);
  const alone = table({ players: { X: { cards: 'C21' }, Y: {} } });
  alone.play('X deploy C21', 'X at 0,0');
  expect(alone.asked).toBe('X action.choose');
  expect(alone.whyNot('X reuse 0,0')).toMatchObject({ code: 'no-other-unit', rule: 'HX-ACT-14' });
});
