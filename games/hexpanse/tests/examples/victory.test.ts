import { expect, it } from 'vitest';
import { hexpanse as game } from '../../index.ts';
import type { Side } from '../position.ts';
import { OTHER_RHOMBUS as OTHER, RHOMBUS, units } from '../shapes.ts';
import { table } from '../table.ts';
import { opened, playTo } from '../turns.ts';

it('HX-G-11: a pattern completed on a foreign turn (HX-VIC-01, HX-EXC-01)', () => {
  const t = table({
    players: { X: { faction: 'IN' }, Y: {} },
    common: 'P07',
    board: { ...units(RHOMBUS.slice(1), 'Y'), '3,-3': 'Y' },
  });
  t.play('X ability', 'X exchange 3,-3', 'X with -1,-1');
  expect(t.won).toBe('Y formation');
  expect(t.told('formed')[0]![3]).toHaveLength(9);
});

it('HX-G-12: several formations at once (HX-VIC-03)', () => {
  const swap = (players: { [initial: string]: Side }, first: string, second: string) => {
    const t = table({
      players,
      common: 'P07',
      board: {
        ...units(RHOMBUS, first),
        ...units(OTHER, second),
        '0,0': second,
        '3,-1': first,
      },
    });
    t.play('X ability', 'X exchange 0,0', 'X with 3,-1');
    return t.won;
  };
  const X: Side = { faction: 'IN' };
  expect(swap({ X, Y: {} }, 'X', 'Y')).toBe('X formation');
  expect(swap({ X, Y: {} }, 'Y', 'X')).toBe('X formation');
  expect(swap({ X, Z: {}, Y: {} }, 'Z', 'Y')).toBe('Z formation');
  expect(swap({ X, Z: {}, Y: {} }, 'Y', 'Z')).toBe('Z formation');
});

it('HX-G-20: partners form a mission together (HX-TEAM-02)', () => {
  const t = table({
    players: { X: {}, Y: {}, Z: {}, W: {} },
    options: { teams: 'pairs' },
    common: 'P07',
    board: { ...units(RHOMBUS.slice(0, 4), 'X'), ...units(RHOMBUS.slice(5), 'Z') },
  });
  t.play('X place normal', 'X at 0,0');
  expect(t.won).toBe('XZ formation');
  expect(t.s.outcome!.places).toEqual([1, 3, 1, 3]);
});

it('HX-G-34: a partner’s secret mission (HX-TEAM-02, HX-TEAM-07, HX-R-46)', () => {
  const KEEP = ['0,0', '1,-1', '1,0', '2,-2', '2,-1', '2,0', '3,-2', '3,-1', '3,0'];
  const t = table({
    players: {
      X: { minor: 'M3', secret: 'P06' },
      Y: { minor: 'M4', secret: 'P12' },
      Z: { minor: 'M5', secret: 'P13' },
      W: { minor: 'M9', secret: 'P03' },
    },
    options: { teams: 'pairs' },
    common: 'P14',
    board: { ...units(KEEP.slice(1, 4), 'X'), ...units(KEEP.slice(4), 'Z') },
  });
  t.play('X place normal', 'X at 0,0');
  expect(t.won).toBe('XZ formation');
});

it('HX-G-34: X knew the mission from the moment Z took it (HX-R-46)', () => {
  const t = opened(4, { mode: 'admiral', teams: 'pairs' }, 3);
  playTo(t, 'setUp.chooseMission');
  for (let picks = 0; picks < 4; picks++) {
    const seat = game.waiting(t.s)[0]!;
    const [move] = game.moves(t.s, seat);
    const [taken] = game.apply(t.s, seat, move!);
    const partner = (seat + 2) % 4;
    for (const viewer of [0, 1, 2, 3, 'table'] as const) {
      const isKnown = viewer === seat || viewer === partner;
      expect(game.eventFor(taken!, viewer)).toEqual(['missionTaken', seat, isKnown ? move![1] : -1, partner]);
      expect(game.view(t.s, viewer).secrets[seat]).toBe(isKnown ? move![1] : -1);
    }
  }
});

it('HX-G-22: a theft completes a formation (HX-CRD-08, HX-MIS-01, HX-VIC-01)', () => {
  const given = {
    players: { X: { cards: 'A7' }, Y: {} },
    common: 'P07',
    board: { ...units(RHOMBUS.slice(1), 'X'), '-1,-1': 'Y C2' },
  };
  const left = table(given);
  left.play('X play A7 2', 'X leave');
  expect(left.won).toBe('X formation');
  expect(left.s.actionsLeft).toBe(1);
  expect(left.told('marketOpened')).toEqual([]);
  const returned = table(given);
  returned.play('X play A7 2', 'X return');
  expect(returned.won).toBe('');
  expect(returned.ids(returned.s.undeployed[0]!)).toBe('C2');
});

it('HX-G-17: a stolen reusable mercenary (HX-CRD-04, 08, 09)', () => {
  const t = table({
    players: { X: { cards: 'A7' }, Y: {} },
    common: 'P07',
    board: { ...units(RHOMBUS.slice(2), 'Y'), '-1,-1': 'Y C2' },
    market: '',
  });
  t.play('X play A7 2', 'X leave');
  expect(t.hexilum('X')).toBe(0);
  t.play('X reuse -1,-1');
  expect(t.hexilum('X')).toBe(2);
  while (!t.asked.startsWith('Y action')) t.play('X stop');
  t.play('Y place normal', 'Y at -1,0');
  expect(t.won).toBe('');
});
