import { describe, expect, it } from 'vitest';
import { outlookOf } from './bot/outlook.ts';
import { completions } from './bot/reach.ts';
import { promise, worth } from './bot.ts';
import { ACTIONS } from './data/numbers.ts';
import { hexpanse as game } from './rules/game.ts';
import { type Table, table } from './testing/table.ts';

/** The 3x3 rhombus of P07 about the middle. */
const RHOMBUS = ['-1,-1', '-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0', '1,1'];

const units = (hexes: readonly string[], owner: string) =>
  Object.fromEntries(hexes.map((hex) => [hex, owner]));

/** The move of a player that promises most. */
function best(t: Table, initial: string): string {
  const moves = game.moves(t.s, t.seat(initial));
  const promises = promise(t.s, t.seat(initial), moves);
  return moves[promises.indexOf(Math.max(...promises))]!.join(' ');
}

/** Lets a player do what promises most until its turn is over; what it did. */
function playTurn(t: Table, initial: string): string[] {
  const done: string[] = [];
  while (t.s.outcome === null && game.waiting(t.s)[0] === t.seat(initial)) {
    done.push(best(t, initial));
    t.play(`${initial} ${done.at(-1)}`);
  }
  return done;
}

/** How many formations a player could complete with the actions of a turn. */
const threats = (t: Table, looking: string, rival: string): number =>
  completions(outlookOf(t.s, t.seat(looking)), t.seat(rival), ACTIONS, 9).length;

describe('a formation within reach', () => {
  it('is completed by two units', () => {
    const t = table({ players: { X: {}, Y: {} }, common: 'P07', board: units(RHOMBUS.slice(2), 'X') });
    expect(playTurn(t, 'X')).toHaveLength(4);
    expect(t.won).toBe('X formation');
  });

  it('is completed by a pattern and a unit', () => {
    const t = table({
      players: { X: { cards: 'A12' }, Y: {} },
      common: 'P07',
      board: units(RHOMBUS.slice(4), 'X'),
    });
    playTurn(t, 'X');
    expect(t.won).toBe('X formation');
  });

  it('is completed by a chain of mercenaries in a single action', () => {
    const t = table({
      players: { X: { cards: 'A17 C5' }, Y: {} },
      common: 'P07',
      actions: 1,
      board: units(['-1,-1', '-1,0', '-1,1', '1,-1', '1,1'], 'X'),
    });
    // A17 fills two cells, C5 on one of them two more in the same line.
    expect(best(t, 'X')).toMatch(/^play/);
    t.play('X play A17 1', 'X orient 0,0 0');
    playTurn(t, 'X');
    expect(t.won).toBe('X formation');
  });

  it('is completed by an attack on the unit in the way, and a unit in its place', () => {
    const t = table({
      players: { X: {}, Y: {} },
      common: 'P07',
      board: { ...units(RHOMBUS.slice(0, 8), 'X'), '2,1': 'X', '1,1': 'Y' },
    });
    playTurn(t, 'X');
    expect(t.won).toBe('X formation');
  });

  it('counts what the partner holds', () => {
    const t = table({
      players: { X: {}, Y: {}, Z: {}, W: {} },
      options: { teams: 'pairs' },
      common: 'P07',
      board: { ...units(RHOMBUS.slice(0, 4), 'X'), ...units(RHOMBUS.slice(4, 8), 'Z') },
    });
    playTurn(t, 'X');
    expect(t.won).toBe('XZ formation');
  });

  it('may be that of the own secret mission', () => {
    const t = table({
      players: { X: { secret: 'P07', minor: 'M9' }, Y: { secret: 'P01', minor: 'M2' } },
      options: { mode: 'admiral' },
      common: 'P10',
      board: units(RHOMBUS.slice(2), 'X'),
    });
    playTurn(t, 'X');
    expect(t.won).toBe('X formation');
  });
});

describe('a formation within the reach of a rival', () => {
  it('is broken when it is one unit short', () => {
    const t = table({
      players: { X: {}, Y: {} },
      common: 'P07',
      board: { ...units(RHOMBUS.slice(0, 8), 'Y'), '2,-1': 'X', '-2,1': 'X' },
    });
    expect(threats(t, 'X', 'Y')).toBeGreaterThan(0);
    playTurn(t, 'X');
    expect(t.s.active).toBe(t.seat('Y'));
    expect(threats(t, 'X', 'Y')).toBe(0);
  });

  it('is broken when cards that lie before the rival would fill the rest', () => {
    const board = { ...units(RHOMBUS.slice(0, 4), 'Y'), '2,-2': 'X' };
    const harmless = table({ players: { X: {}, Y: {} }, common: 'P07', board });
    expect(threats(harmless, 'X', 'Y')).toBe(0);
    const t = table({ players: { X: {}, Y: { cards: 'A20 C3' } }, common: 'P07', board });
    expect(threats(t, 'X', 'Y')).toBeGreaterThan(0);
    expect(worth(t.s, t.seat('X'))).toBeLessThan(worth(harmless.s, harmless.seat('X')));
    playTurn(t, 'X');
    expect(threats(t, 'X', 'Y')).toBe(0);
  });

  it('matters less than the own one that can be completed first', () => {
    const t = table({
      players: { X: {}, Y: {} },
      common: 'P07',
      board: {
        ...units(RHOMBUS.slice(0, 8), 'X'),
        ...units(['2,-2', '2,-1', '3,-2', '3,-1', '4,-2', '4,-1', '3,-3', '4,-3'], 'Y'),
      },
    });
    playTurn(t, 'X');
    expect(t.won).toBe('X formation');
  });
});

describe('warlords', () => {
  it('the own one is not hit by an attack that could turn away', () => {
    const t = table({
      players: { X: { warlord: '1,0', life: 1, cards: 'C15' }, Y: {} },
      common: 'P07',
      board: { '-1,0': 'Y' },
    });
    t.play('X deploy C15', 'X at 0,0');
    expect(best(t, 'X')).not.toMatch(/^orient \d+ [03]$/);
  });

  it('the own one does nothing that costs its last but one life for little', () => {
    const t = table({ players: { X: { faction: 'UT', life: 2 }, Y: {} }, common: 'P07' });
    expect(playTurn(t, 'X')).not.toContain('ability');
  });

  it('a rival’s at its last life is killed', () => {
    const t = table({
      players: { X: {}, Y: { warlord: '0,0', life: 1 } },
      common: 'P07',
      board: { '1,0': 'X' },
    });
    playTurn(t, 'X');
    expect(t.won).toBe('X warlords');
  });
});

it('hexilum is used: income is raised early, cards are bought', () => {
  const rich = table({ players: { X: { hexilum: 4 }, Y: {} }, common: 'P07' });
  expect(best(rich, 'X')).toBe('raise');
  const t = table({ players: { X: { hexilum: 9, income: 5 }, Y: {} }, common: 'P07', market: 'C3 C6 A3' });
  expect(playTurn(t, 'X').filter((line) => line.startsWith('buy'))).not.toEqual([]);
});

it('every turn ends, and every list of promises is as long as that of moves', () => {
  const s = game.setup('00112233445566778899aabbccddeeff', 3, { mode: 'admiral' });
  for (let moves = 0; s.outcome === null; moves++) {
    expect(moves).toBeLessThan(2000);
    const seat = game.waiting(s)[0]!;
    const offered = game.moves(s, seat);
    const promises = promise(s, seat, offered);
    expect(promises).toHaveLength(offered.length);
    expect(promises.some(Number.isNaN)).toBe(false);
    game.apply(s, seat, offered[promises.indexOf(Math.max(...promises))]!);
  }
});
