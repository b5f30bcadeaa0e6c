import { seedOf } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { MISSIONS } from '../../data/missions.ts';
import { hexpanse as game } from '../../index.ts';
import { table } from '../table.ts';

const UNKNOWN = /^(\? ?)+$/;

it('HX-G-16: extra cards are the active player’s alone (HX-CRD-14, HX-MKT-01 to 03)', () => {
  const t = table({
    players: { X: { cards: 'A8 A13', hexilum: 15 }, Y: {} },
    market: 'C5 C6 C7 C11 C16',
  });
  t.play('X play A8 1', 'X play A13 1');
  expect(t.asked).toBe('X market.buy');
  expect(t.s.extra).toHaveLength(10);
  expect(t.ids(t.view('Y').extra)).toMatch(UNKNOWN);
  expect(t.view('Y').extra).toHaveLength(10);
  expect(t.ids(t.view('table').market)).toBe('C5 C6 C7 C11 C16');
  const extra = t.ids(t.s.extra).split(' ')[0]!;
  t.play(`X buy ${extra}`, 'X buy C5', 'X buy C6', 'X stop');
  expect(t.ids(t.s.market).split(' ')).toHaveLength(5);
  expect(t.ids(t.s.market)).toMatch(/^C7 C11 C16 /);
  expect(t.ids(t.view('Y').discard)).toBe('A8 A13');
  expect(t.view('Y').buried.map((cards) => cards.length)).toEqual([9, 0]);
  expect(t.ids(t.view('Y').buried[0]!)).toMatch(UNKNOWN);
  expect(t.view('X').buried).toEqual(t.s.buried);
});

it('HX-G-28: who knows what after an Admiral’s draft (HX-SET-08, HX-R-22)', () => {
  const row = (s: { missionRow: number[] }) => s.missionRow.map((mission) => MISSIONS[mission]!.id);
  const s = game.setup(seedOf(4), 3, { mode: 'admiral', factions: 'random' });
  while (game.asks(s)!.step !== 'chooseMission') {
    const seat = game.waiting(s)[0]!;
    game.apply(s, seat, game.moves(s, seat)[0]!);
  }
  const [a, b, c, d] = s.missionRow as [number, number, number, number];
  const order = [0, 1, 2].map((i) => (s.first + 2 - i) % 3) as [number, number, number];
  for (const [i, taken] of [a, b, c].entries()) {
    expect(game.waiting(s)).toEqual([order[i]]);
    const offered = game.moves(s, order[i]!).map((move) => move[1]);
    expect(offered).toEqual([a, b, c, d].slice(i));
    game.apply(s, order[i]!, ['mission', taken]);
  }
  expect(s.common).toBe(d);
  for (const viewer of [...order, 'table' as const]) {
    const view = game.view(s, viewer);
    expect(row(view)).toEqual(row(s));
    expect(view.common).toBe(d);
    expect(view.secrets.map((mission) => mission >= 0)).toEqual([0, 1, 2].map((seat) => seat === viewer));
  }
  const possible = (viewer: number, of: number) => {
    const view = game.view(s, viewer);
    const seen = Array.from(
      { length: 40 },
      (_, i) => game.determinize(view, viewer, [i, 7, 3 * i, 1]).secrets[of]!,
    );
    return [...new Set(seen)].sort((x, y) => x - y);
  };
  const sorted = (...missions: number[]) => missions.sort((x, y) => x - y);
  const [last, middle, first] = order;
  expect(possible(middle, last)).toEqual([a]);
  expect(possible(middle, first)).toEqual([c]);
  expect(possible(last, middle)).toEqual(sorted(b, c));
  expect(possible(last, first)).toEqual(sorted(b, c));
  expect(possible(first, middle)).toEqual(sorted(a, b));
  expect(possible(first, last)).toEqual(sorted(a, b));
});

it('HX-G-29: the deck runs out for extra cards (HX-MKT-03, HX-MKT-04)', () => {
  const front = [
    ...Array.from({ length: 25 }, (_, i) => `C${i + 1}`),
    ...Array.from({ length: 25 }, (_, i) => `A${i + 1}`),
  ];
  const [market, discard] = ['A1 A2 A3 A4 A5', 'A6 A7 A9'];
  const used = [...market.split(' '), ...discard.split(' '), 'A8', 'A10', 'A12'];
  const t = table({
    players: {
      X: { cards: 'A8', hexilum: 15 },
      Y: { cards: front.filter((card) => !used.includes(card)).join(' ') },
    },
    market,
    discard,
    actions: 1,
  });
  expect(t.ids(t.s.deck)).toBe('A10 A12');
  t.play('X play A8 1');
  expect(t.s.extra).toHaveLength(5);
  expect(t.s.deck).toHaveLength(1);
  expect(t.s.discard).toEqual([]);
  t.play('X buy A1', 'X stop');
  expect(t.s.deck).toEqual([]);
  expect(t.s.market).toHaveLength(5);
  expect(t.s.discard).toEqual([]);
  expect(t.s.buried.map((cards) => cards.length)).toEqual([5, 0]);
});
