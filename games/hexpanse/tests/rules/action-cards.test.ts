import { describe, expect, it } from 'vitest';
import type { Side } from '../position.ts';
import { under, units } from '../shapes.ts';
import { type Table, table } from '../table.ts';

/** X plays an option of a card; Y has the rest of the world. */
function played(text: string, X: Side = {}, Y: Side = {}, board: { [hex: string]: string } = {}): Table {
  const [card, option] = text.split(' ') as [string, string];
  const t = table({ players: { X: { ...X, cards: card }, Y }, board, market: '' });
  t.play(`X play ${card} ${option}`);
  return t;
}

/** The action is over and the card is in the discard pile. */
function isOver(t: Table, text: string): void {
  expect([t.asked, t.s.actionsLeft]).toEqual(['X action.choose', 1]);
  expect(t.ids(t.s.discard)).toContain(text.split(' ')[0]!);
  expect(t.s.actionCards[0]).toEqual([]);
}

/** Section 2.7. */
const PATTERNS: readonly (readonly [option: string, cells: string])[] = [
  ['A12 2', 'P(0,0) P(1,0) P(1,-1)'],
  ['A17 1', 'P(0,0) P(1,0)'],
  ['A18 1', 'P(0,0) E(1,0) P(2,0)'],
  ['A19 1', 'X(0,0) X(1,0)'],
  ['A20 1', 'X(0,0) E(1,0) X(2,0)'],
  ['A20 2', 'P(0,0) P(1,0) P(2,0)'],
  ['A21 1', 'X(0,0) X(1,1)'],
  ['A21 2', 'P(1,0) P(0,0) P(0,-1)'],
  ['A23 2', 'X(0,0) X(1,0) X(2,0)'],
  ['A24 2', 'X(0,0) X(1,0) X(1,-1)'],
  ['A25 2', 'X(1,0) X(0,0) X(0,-1)'],
];

describe('patterns of action cards', () => {
  it.each(PATTERNS)('HX-R-20: %s attacks or places as %s says', (option, cells) => {
    const [strikes, holes] = [under(cells, 'X'), under(cells, 'P')];
    const t = played(option, {}, {}, { ...units(strikes, 'Y'), '0,4': 'Y' });
    t.play('X orient 0,0 0');
    expect(
      t
        .told('struck')
        .map(([, , territory]) => t.hex(territory))
        .sort(),
    ).toEqual(strikes);
    expect(t.places('X', 'put').sort()).toEqual(holes);
    for (const hex of holes) t.play(`X put ${hex} normal`);
    isOver(t, option);
    expect(t.ship('Y')).toEqual([strikes.length, 0]);
    expect(t.board).toEqual({ ...units(holes, 'X'), '0,4': 'Y' });
  });
});

describe('what action cards do besides', () => {
  it.each(['A1 1', 'A2 1'])('HX-R-20, HX-EXC-01: %s exchanges or moves', (option) => {
    const t = played(option, {}, {}, { '0,0': 'X', '1,0': 'Y' });
    t.play('X exchange 1,0', 'X with 0,0');
    isOver(t, option);
    expect(t.board).toEqual({ '0,0': 'Y', '1,0': 'X' });
    const moved = played(option, {}, {}, { '0,0': 'X' });
    moved.play('X exchange 0,0', 'X with 0,3');
    expect([moved.board, moved.hexilum('X')]).toEqual([{ '0,3': 'X' }, 1]);
  });

  it.each([
    ['A1 2', 3],
    ['A3 1', 2],
    ['A4 1', 2],
    ['A5 1', 5],
    ['A8 2', 2],
  ] as const)('HX-R-20, HX-REC-01: %s takes back %i', (option, n) => {
    const t = played(option, { ship: [7] });
    expect(t.offers('X')).toContain('takeBack 0 0');
    expect(t.can(`X takeBack ${n + 1} 0`)).toBe(false);
    t.play(`X takeBack ${n} 0`);
    isOver(t, option);
    expect([t.ship('X'), t.reserve('X')]).toEqual([
      [7 - n, 0],
      [5 + n, 0, 0],
    ]);
  });

  it.each([
    ['A2 2', 3],
    ['A3 2', 2],
    ['A4 2', 2],
    ['A5 2', 5],
    ['A9 2', 2],
  ] as const)('HX-R-20: %s heals %i', (option, n) => {
    const t = played(option, { life: 1 }, { life: 1 });
    isOver(t, option);
    expect([t.life('X'), t.life('Y')]).toEqual([1 + n, 1]);
  });

  it.each([
    ['A6 1', 6],
    ['A7 1', 6],
    ['A14 1', 2],
    ['A15 1', 2],
    ['A22 1', 4],
  ] as const)('HX-R-20: %s gains %i hexilum', (option, n) => {
    const t = played(option, { hexilum: 1 }, { hexilum: 1 });
    isOver(t, option);
    expect([t.hexilum('X'), t.hexilum('Y')]).toEqual([1 + n, 1]);
  });

  it('HX-CRD-10: A6 2 takes an action card of an enemy', () => {
    const t = played('A6 2', {}, { cards: 'A1 A14 C3' });
    expect(t.offers('X')).toEqual(['card A1', 'card A14']);
    expect(t.whyNot('X card C3')?.code).toBe('an-action-card');
    t.play('X card A14');
    expect([t.ids(t.s.actionCards[0]!), t.ids(t.s.actionCards[1]!), t.ids(t.s.discard)]).toEqual([
      'A14',
      'A1',
      'A6',
    ]);
  });

  it('HX-CRD-08: A7 2 takes a mercenary of an enemy', () => {
    const t = played('A7 2', {}, { cards: 'A1 C3' }, { '0,0': 'Y C5' });
    expect(t.offers('X')).toEqual(['card C3', 'card C5']);
    t.play('X card C3');
    isOver(t, 'A7 2');
    expect([t.ids(t.s.undeployed[0]!), t.on('0,0')]).toEqual(['C3', 'Y C5']);
  });

  it.each(['A8 1', 'A13 1', 'A14 2'])('HX-CRD-14: %s brings 5 extra cards', (option) => {
    const t = played(option, { hexilum: 15 });
    isOver(t, option);
    t.play('X endActions');
    expect([t.asked, t.s.extra.length, t.s.promised]).toEqual(['X market.buy', 5, 0]);
  });

  it.each(['A9 1', 'A13 2'])('HX-REC-02: %s takes back 1 and may place it', (option) => {
    const t = played(option, { ship: [2] });
    expect(t.can('X takeBack 2 0')).toBe(false);
    t.play('X takeBack 1 0', 'X put 0,0 normal');
    isOver(t, option);
    expect([t.board, t.ship('X'), t.reserve('X')]).toEqual([{ '0,0': 'X' }, [1, 0], [10, 0, 0]]);
  });

  it('HX-REC-02: A15 2 takes back 1, then places any token', () => {
    const t = played('A15 2', { ship: [2], minor: 'M9' });
    t.play('X takeBack 1 0', 'X put 0,3 minor');
    isOver(t, 'A15 2');
    expect([t.board, t.ship('X'), t.hexilum('X')]).toEqual([{ '0,3': 'X minor' }, [1, 0], 3]);
  });

  it.each([
    ['A10 1', 1],
    ['A11 1', 2],
    ['A12 1', 2],
    ['A23 1', 3],
    ['A24 1', 3],
    ['A25 1', 3],
  ] as const)('HX-DST-10: %s sends up to %i of a player’s reserve', (option, n) => {
    const t = played(option);
    for (let i = 0; i < n; i++) t.play('X send Y normal');
    isOver(t, option);
    expect([t.ship('Y'), t.reserve('Y')]).toEqual([
      [n, 0],
      [12 - n, 0, 0],
    ]);
  });

  it('HX-ECO-04: A10 2 destroys 3 hexilum of an enemy', () => {
    const t = played('A10 2', { hexilum: 2 }, { hexilum: 5 });
    isOver(t, 'A10 2');
    expect([t.hexilum('X'), t.hexilum('Y')]).toEqual([2, 2]);
  });

  it('HX-ECO-03: A11 2 steals 2 hexilum of an enemy', () => {
    const t = played('A11 2', { hexilum: 2 }, { hexilum: 5 });
    isOver(t, 'A11 2');
    expect([t.hexilum('X'), t.hexilum('Y')]).toEqual([4, 3]);
  });

  it.each(['A16 1', 'A17 2'])('HX-DST-08: %s destroys a unit anywhere and places one there', (option) => {
    const t = played(option, {}, {}, { '0,3': 'Y', '2,0': 'Y' });
    t.play('X target 0,3', 'X put 0,3 normal');
    isOver(t, option);
    expect([t.board, t.ship('Y'), t.hexilum('X')]).toEqual([{ '0,3': 'X', '2,0': 'Y' }, [1, 0], 1]);
  });

  it.each([
    ['A16 2', 2],
    ['A18 2', 2],
    ['A19 2', 3],
  ] as const)('HX-CRD-13: %s does %i damage to an enemy warlord anywhere', (option, n) => {
    const t = played(option);
    isOver(t, option);
    expect([t.life('X'), t.life('Y')]).toEqual([6, 6 - n]);
    const [card, number] = option.split(' ');
    const three = table({ players: { X: { cards: card! }, Y: {}, Z: {} } });
    three.play(`X play ${card} ${number}`);
    expect(three.offers('X')).toEqual(['enemy 1', 'enemy 2']);
    three.play('X enemy Z');
    expect([three.life('Y'), three.life('Z')]).toEqual([6, 6 - n]);
  });

  it('HX-CRD-11: A22 2 discards an action card of an enemy', () => {
    const t = played('A22 2', {}, { cards: 'A1 A2 C3' });
    expect(t.offers('X')).toEqual(['card A1', 'card A2']);
    t.play('X card A2');
    isOver(t, 'A22 2');
    expect([t.ids(t.s.actionCards[1]!), t.ids(t.s.discard)]).toEqual(['A1', 'A2 A22']);
  });
});
