import { expect, it } from 'vitest';
import { table } from '../table.ts';

it('HX-G-05: an attack costs both units, a zombie comes back to its reserve (HX-ATK-01, HX-DST-04)', () => {
  const t = table({
    players: { X: { minor: 'M1' }, Y: { minor: 'M2' } },
    board: { '0,0': 'X', '1,0': 'Y minor' },
  });
  t.play('X attack 0,0 1,0');
  expect(t.board).toEqual({});
  expect(t.ship('X')).toEqual([1, 0]);
  expect(t.ship('Y')).toEqual([0, 0]);
  expect(t.reserve('Y')).toEqual([9, 3, 0]);
});

it('HX-G-32: Gorillz beside a warlord (HX-MIN-02, HX-R-08, HX-R-18, HX-R-44)', () => {
  const given = (warlord: string) => ({
    players: { X: { minor: 'M1', warlord: '-1,0' }, Y: { minor: 'M2', warlord } },
    board: { '0,1': 'Y' },
  });
  const near = table(given('1,0'));
  near.play('X place minor', 'X at 0,0', 'X strike 1,0', 'X strike 0,1');
  expect([near.ship('Y'), near.life('Y'), near.life('X')]).toEqual([[1, 0], 5, 6]);
  const own = table(given('1,0'));
  own.play('X place minor', 'X at 0,0', 'X strike -1,0', 'X strike 0,1');
  expect([own.life('Y'), own.life('X')]).toEqual([5, 6]);
  const far = table(given('3,0'));
  far.play('X place minor', 'X at 0,0', 'X strike 1,0', 'X strike 0,1');
  expect([far.ship('Y'), far.life('Y'), far.life('X')]).toEqual([[1, 0], 6, 6]);
});

it('HX-G-33: withdrawn and placed again (HX-ACT-02, HX-MIN-05, HX-R-45)', () => {
  const t = table({
    players: { X: { minor: 'M7' }, Y: { minor: 'M2' } },
    board: { '0,0': 'X minor', '1,0': 'Y', '0,1': 'Y' },
    market: '',
  });
  t.play('X withdraw 0,0', 'X place minor', 'X at 0,0', 'X target 1,0');
  expect([t.ship('Y'), t.hexilum('X'), t.on('0,0')]).toEqual([[1, 0], 1, 'X minor']);
  expect(t.told('turnEnded')).toEqual([['turnEnded', 0]]);
});

it('HX-G-06: an attack on a warlord kills (HX-ATK-03, HX-DST-02, HX-VIC-04)', () => {
  const t = table({
    players: { X: { hexilum: 9 }, Y: { warlord: '1,0', life: 1 } },
    board: { '0,0': 'X C3' },
  });
  t.play('X attack 0,0 1,0');
  expect(t.board).toEqual({});
  expect(t.ids(t.s.discard)).toBe('C3');
  expect(t.life('Y')).toBe(0);
  expect(t.won).toBe('X warlords');
  expect(t.asked).toBe('nobody');
  expect(t.told('marketOpened')).toEqual([]);
});

it('HX-G-07: own units under a mandatory attack (HX-PAT-02)', () => {
  const given = {
    players: { X: { cards: 'C12' }, Y: {} },
    board: { '1,0': 'X', '-1,0': 'X', '1,-1': 'Y' },
  };
  const odd = table(given);
  odd.play('X deploy C12', 'X at 0,0');
  expect(odd.offers('X')).toEqual(['orient 0,0 0', 'orient 0,0 1']);
  odd.play('X orient 0,0 1');
  expect(odd.board).toEqual({ '0,0': 'X C12', '1,0': 'X' });
  expect([odd.ship('X'), odd.ship('Y')]).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const even = table(given);
  even.play('X deploy C12', 'X at 0,0');
  expect(even.whyNot('X decline')?.code).toBe('must-attack');
  even.play('X orient 0,0 0');
  expect(even.board).toEqual({ '0,0': 'X C12', '-1,0': 'X', '1,-1': 'Y' });
});

it('HX-G-08: at a corner only the orientations with all attacks on the board (HX-PAT-05)', () => {
  const t = table({ players: { X: { cards: 'C14' }, Y: { warlord: '-4,4' } } });
  t.play('X deploy C14', 'X at 4,-4');
  const lines = t.offers('X', 'orient').map((offer) => {
    const other = table(t.given);
    other.play('X deploy C14', 'X at 4,-4', `X ${offer}`);
    return other.told('struck').map(([, , territory]) => other.hex(territory));
  });
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(
    expect.arrayContaining([
      ['3,-4', '2,-4', '1,-4'],
      ['3,-3', '2,-2', '1,-1'],
      ['4,-3', '4,-2', '4,-1'],
    ]),
  );
});

it('HX-G-21: at a corner the orientations with most attacks, whoever stands there (HX-PAT-05)', () => {
  const t = table({
    players: { X: { cards: 'C12' }, Y: { warlord: '-4,4' } },
    board: { '4,-3': 'X', '3,-4': 'Y' },
  });
  t.play('X deploy C12', 'X at 4,-4');
  expect(t.offers('X')).toEqual(['orient 4,-4 1']);
  expect(t.whyNot('X orient 4,-4 0')?.code).toBe('attack-off-board');
  t.play('X orient 4,-4 1');
  expect(t.board).toEqual({ '4,-4': 'X C12' });
  expect(t.told('struck')).toHaveLength(2);
});

it('HX-G-27: a partner in the line of fire (HX-TEAM-03, HX-ATK-02)', () => {
  const given = {
    players: { X: { cards: 'C16' }, Y: {}, Z: {}, W: {} },
    options: { teams: 'pairs' },
    board: { '1,0': 'Z', '1,-1': 'Y', '0,1': 'X' },
  };
  const both = table(given);
  expect(both.offers('X', 'attack 0,1')).toEqual([]);
  expect(both.whyNot('X attack 0,1 1,0')?.code).toBe('no-enemy-there');
  both.play('X deploy C16', 'X at 0,0', 'X orient 0,0 0');
  expect(both.board).toEqual({ '0,0': 'X C16', '0,1': 'X' });
  expect([both.ship('Y'), both.ship('Z')]).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const one = table(given);
  one.play('X deploy C16', 'X at 0,0', 'X orient 0,0 5');
  expect(one.board).toEqual({ '0,0': 'X C16', '1,0': 'Z', '0,1': 'X' });
});

it('HX-G-18: a player is eliminated (HX-ELM-01 to 03, HX-TRN-01)', () => {
  const t = table({
    players: { X: {}, Y: {}, Z: { warlord: '1,0', life: 1, cards: 'A1 A2 C5' } },
    board: { '0,0': 'X', '0,1': 'X', '-1,2': 'Z C3', '-2,1': 'Z', '-2,2': 'X' },
  });
  t.play('X attack 0,0 1,0');
  expect(t.s.outcome).toBe(null);
  expect(t.ids(t.s.discard).split(' ').sort()).toEqual(['A1', 'A2', 'C3', 'C5']);
  expect(t.on('-1,2')).toBe('Z inert');
  expect(t.on('-2,1')).toBe('Z inert');
  expect(t.on('1,0')).toBe('');
  t.play('X attack -2,2 -2,1');
  expect(t.on('-2,1')).toBe('');
  expect(t.ship('X')).toEqual([2, 0]);
  expect(t.asked).toBe('Y action.choose');
  t.play('Y endActions');
  expect(t.asked).toBe('X action.choose');
});

it('HX-G-31: a mercenary bought again beside its inert token (HX-ELM-02, HX-ELM-06)', () => {
  const t = table({
    players: { X: { hexilum: 5 }, Y: {}, Z: { isDead: true } },
    board: { '1,0': 'Z inert', '0,1': 'X' },
    market: 'C3 A1 A2 A3 A4',
    actions: 1,
  });
  t.play('X gain', 'X buy C3', 'X stop', 'Y endActions');
  while (!t.asked.startsWith('X')) t.play('Y stop');
  t.play('X deploy C3', 'X at 0,0', 'X decline');
  expect(t.on('0,0')).toBe('X C3');
  t.play('X attack 0,1 1,0');
  expect(t.on('1,0')).toBe('');
  expect(t.ids(t.s.discard)).toBe('');
  expect(t.ids(t.s.deployed[0]!)).toBe('C3');
});
