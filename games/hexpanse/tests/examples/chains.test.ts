import { expect, it } from 'vitest';
import { table } from '../table.ts';

it('HX-G-01: a chain of three effects costs one action (HX-CHN-01 to 04, HX-PAT-02, 07, HX-DST-01)', () => {
  const t = table({
    players: { X: { cards: 'A17 C9 C5', reserve: [6] }, Y: { reserve: [11] } },
    board: { '2,0': 'Y' },
  });
  t.play('X play A17 1', 'X orient 0,0 0', 'X put 0,0 normal', 'X put 1,0 C9');
  expect(t.asked).toBe('X pattern.orient');
  t.play('X orient 1,0 0', 'X put 1,-1 normal', 'X put 0,1 C5');
  t.play('X orient 0,1 0', 'X put 1,1 normal', 'X put -1,1 normal');
  expect(t.board).toEqual({
    '0,0': 'X',
    '1,-1': 'X',
    '1,1': 'X',
    '-1,1': 'X',
    '1,0': 'X C9',
    '0,1': 'X C5',
  });
  expect(t.reserve('X')).toEqual([2, 0, 0]);
  expect(t.ship('Y')).toEqual([1, 0]);
  expect(t.s.actionsLeft).toBe(1);
  expect(t.ids(t.s.discard)).toBe('A17');
  expect(t.hexilum('X')).toBe(0);
});

it('HX-G-02: waiting abilities are a queue, not a stack (HX-CHN-03)', () => {
  const t = table({ players: { X: { cards: 'A12 C6 C7 C17' }, Y: {} } });
  t.play('X play A12 2', 'X orient 0,0 0', 'X put 0,0 C6', 'X put 1,0 C7', 'X put 1,-1 normal');
  t.play('X orient 0,0 2', 'X put -2,2 C17');
  t.play('X orient 1,0 2', 'X put 0,1 normal', 'X stop');
  t.play('X orient -2,2 0', 'X stop');
  expect(t.told('effectBegun').map(([, , source]) => t.ids([source[1]]))).toEqual(['A12', 'C6', 'C7', 'C17']);
});

it('HX-G-15: an ability whose token is gone is dropped (HX-CHN-05)', () => {
  const given = { players: { X: { cards: 'A12 C12 C3' }, Y: {} } };
  const start = ['X play A12 2', 'X orient 0,0 0', 'X put 0,0 C12', 'X put 1,0 C3', 'X stop'];
  const hit = table(given);
  hit.play(...start, 'X orient 0,0 0');
  expect(hit.board).toEqual({ '0,0': 'X C12' });
  expect(hit.ids(hit.s.discard)).toBe('C3 A12');
  expect(hit.asked).toBe('X action.choose');
  const spared = table(given);
  spared.play(...start, 'X orient 0,0 1');
  expect(spared.on('1,0')).toBe('X C3');
  expect(spared.asked).toBe('X pattern.orient');
  expect(spared.offers('X', 'orient').every((offer) => offer.startsWith('orient 1,0 '))).toBe(true);
});

it('HX-G-25: a chain goes on when an enemy dies in it (HX-CHN-07, HX-ELM-01 to 03, HX-PLC-02)', () => {
  const given = {
    players: { X: { cards: 'A17 C24 C5' }, Y: {}, Z: { warlord: '0,-1', life: 3 } },
    board: { '2,0': 'Z' },
  };
  const start = ['X play A17 1', 'X orient 0,0 0', 'X put 0,0 C24', 'X put 1,0 C5'];
  const t = table(given);
  t.play(...start);
  expect(t.s.eliminated).toEqual([t.seat('Z')]);
  expect(t.on('2,0')).toBe('Z inert');
  expect(t.can('X orient 1,0 0')).toBe(false);
  t.play('X orient 1,0 1', 'X put 1,1 normal', 'X put 1,-1 normal');
  expect(t.board).toEqual({ '0,0': 'X C24', '1,0': 'X C5', '2,0': 'Z inert', '1,1': 'X', '1,-1': 'X' });
  t.play('X endActions');
  expect(t.asked).toBe('Y action.choose');
  expect(t.s.outcome).toBe(null);
});

it('HX-G-26: hexilum inside a chain, and again after a withdrawal (HX-BRD-03, HX-ACT-02)', () => {
  const t = table({ players: { X: { cards: 'C6', income: 1 }, Y: {} }, market: '' });
  t.play('X deploy C6', 'X at 1,0');
  expect(t.hexilum('X')).toBe(0);
  t.play('X orient 1,0 0', 'X put 3,0 normal');
  expect(t.hexilum('X')).toBe(1);
  t.play('X withdraw 3,0');
  expect(t.reserve('X')).toEqual([12, 0, 0]);
  expect(t.told('gained').filter(([, , , why]) => why === 'territory')).toHaveLength(1);
  while (!t.asked.startsWith('Y action')) t.play('X stop');
  t.play('Y endActions');
  while (!t.asked.startsWith('X action')) t.play('Y stop');
  const before = t.hexilum('X');
  t.play('X place normal', 'X at 3,0');
  expect(t.hexilum('X')).toBe(before + 1);
});

it('HX-G-23: the own warlord under an attack (HX-ATK-07, HX-VIC-05, HX-R-43)', () => {
  const given = { players: { X: { cards: 'C15', warlord: '1,0', life: 1 }, Y: {} }, board: { '-1,0': 'Y' } };
  const dies = table(given);
  dies.play('X deploy C15', 'X at 0,0');
  expect(dies.offers('X', 'orient')).toEqual(['orient 0,0 0', 'orient 0,0 1', 'orient 0,0 2']);
  dies.play('X orient 0,0 0', 'X strike 1,0');
  expect(dies.won).toBe('Y warlords');
  expect(dies.on('-1,0')).toBe('Y');
  const lives = table(given);
  lives.play('X deploy C15', 'X at 0,0', 'X orient 0,0 1');
  expect(lives.life('X')).toBe(1);
  expect(lives.told('struck').map(([, , territory]) => lives.hex(territory))).toEqual(['0,1', '0,-1']);
});
