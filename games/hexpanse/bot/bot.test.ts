import { describe, expect, it } from 'vitest';
import { NEWEST, type Tables, tables } from '../data/tables.ts';
import { hexpanse as game } from '../index.ts';
import { isAdjacent, neighboursOf } from '../rules/board.ts';
import type { State } from '../rules/types.ts';
import { at, cardOf, factionOf, minorNumber } from '../tests/position.ts';
import { type Table, table } from '../tests/table.ts';
import { opened, playTo } from '../tests/turns.ts';
import { damageIn, siegeOf } from './danger.ts';
import { cardWorth } from './holdings.ts';
import { promise, worth } from './index.ts';
import { outlookOf } from './outlook.ts';
import { completions } from './reach.ts';

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
  completions(outlookOf(t.s, t.seat(looking)), t.seat(rival), NEWEST.actions, 9).length;

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

describe('a siege of the own warlord', () => {
  const wolf = { X: { warlord: '3,-1', faction: 'UT' as const, minor: 'M9', life: 2 }, Y: { minor: 'M3' } };

  it('makes an attack on the wolf that would stay worth much (HX-ATK-06)', () => {
    const attack = (warlord: string) => {
      const players = { ...wolf, X: { ...wolf.X, warlord } };
      const t = table({ players, common: 'P07', board: { '2,-1': 'Y minor', '1,-1': 'X' } });
      const moves = game.moves(t.s, 0);
      return promise(t.s, 0, moves)[moves.findIndex(([label]) => label === 'attack')]!;
    };
    expect(attack('3,-1')).toBeGreaterThan(attack('-3,1') + 1000);
  });

  it('draws a unit to where it can attack the wolf with the next action', () => {
    const t = table({ players: wolf, common: 'P07', board: { '2,-1': 'Y minor' } });
    t.play('X place normal');
    const [, territory] = best(t, 'X').split(' ');
    expect(isAdjacent(t.s, Number(territory), at(t.s, '2,-1'))).toBe(true);
  });

  it('is worse the less life there is, and the more stands beside the warlord', () => {
    const with_ = (life: number, board: { [hex: string]: string }) => {
      const t = table({ players: { ...wolf, X: { ...wolf.X, life } }, common: 'P07', board });
      return worth(t.s, t.seat('X'));
    };
    const far = { '-2,0': 'Y minor' };
    const near = { '2,-1': 'Y minor' };
    expect(with_(6, near)).toBeLessThan(with_(6, far));
    expect(with_(4, far) - with_(4, near)).toBeGreaterThan(with_(6, far) - with_(6, near));
  });

  it('with Gorillz takes 1 life for each that comes (HX-R-44)', () => {
    const t = table({ players: { X: { minor: 'M9' }, Y: { minor: 'M1' } }, common: 'P07' });
    const siege = siegeOf(t.s, t.seat('Y'), t.seat('X'));
    expect(damageIn(NEWEST, siege, 1)).toBe(1);
    expect(damageIn(NEWEST, siege, 2)).toBe(2);
    // Three come, the fourth action is an attack.
    expect(damageIn(NEWEST, siege, 4)).toBe(4);
  });

  it('with Odin’s Wolf takes 1 life for each action after the one that brings it', () => {
    const t = table({ players: wolf, common: 'P07' });
    const siege = siegeOf(t.s, t.seat('Y'), t.seat('X'));
    expect(damageIn(NEWEST, siege, 1)).toBe(0);
    expect(damageIn(NEWEST, siege, 4)).toBe(3);
  });

  it('finds no way in where every territory beside the warlord is taken', () => {
    const board = units(['-3,0', '-4,1', '-3,-1'], 'X');
    const t = table({ players: { X: {}, Y: { minor: 'M3' } }, common: 'P07', board });
    expect(damageIn(NEWEST, siegeOf(t.s, t.seat('Y'), t.seat('X')), 4)).toBe(0);
  });

  it('that cards before the rival would end is met by healing', () => {
    const t = table({
      players: { X: { life: 3 }, Y: { cards: 'A19' } },
      common: 'P07',
    });
    expect(playTurn(t, 'X')).toContain('heal');
    expect(t.life('X')).toBeGreaterThan(3);
  });

  it('is foreseen where the warlord begins: at the edge, where few can come', () => {
    const t = opened(2, { mode: 'captain', firstPlayer: 'seat1' });
    playTo(t, 'setUp.placeWarlord');
    t.s.factions = [factionOf('UT'), factionOf('IN')];
    const places = (rival: string) => {
      t.s.minors = [minorNumber('M9'), minorNumber(rival)];
      return neighboursOf(t.s, Number(best(t, 'A').split(' ')[1])).length;
    };
    expect(places('M3')).toBe(3);
    expect(places('M1')).toBe(3);
    expect(places('M8')).toBe(6);
  });
});

describe('a siege of a rival’s warlord', () => {
  it('is ended by Gorillz beside it, one life each', () => {
    const t = table({
      players: { X: { minor: 'M1' }, Y: { minor: 'M9', warlord: '0,0', life: 2 } },
      common: 'P07',
    });
    playTurn(t, 'X');
    expect(t.won).toBe('X warlords');
  });

  it('is ended by a wolf that comes and attacks', () => {
    const t = table({
      players: { X: { minor: 'M3' }, Y: { minor: 'M9', warlord: '0,0', life: 1 } },
      common: 'P07',
    });
    playTurn(t, 'X');
    expect(t.won).toBe('X warlords');
  });

  it('Gorillz attack units, not the warlord between them (HX-MIN-02)', () => {
    const t = table({
      players: { X: { minor: 'M1' }, Y: { minor: 'M9', warlord: '1,0' } },
      common: 'P07',
      actions: 1,
      board: { '0,1': 'Y', '-1,1': 'Y' },
    });
    t.play('X place minor', 'X at 0,0');
    playTurn(t, 'X');
    expect([t.on('0,1'), t.on('-1,1'), t.life('Y')]).toEqual(['', '', 5]);
  });
});

describe('units that go back to the reserve (HX-ACT-02)', () => {
  it('complete a formation when none is left there', () => {
    const t = table({
      players: { X: { reserve: [0] }, Y: {} },
      common: 'P07',
      board: { ...units(RHOMBUS.slice(1), 'X'), '4,-2': 'X' },
    });
    expect(playTurn(t, 'X')[0]).toBe(`withdraw ${at(t.s, '4,-2')}`);
    expect(t.won).toBe('X formation');
  });

  it('complete one for a rival as well', () => {
    const board = units(RHOMBUS.slice(1), 'Y');
    const given = { players: { X: {}, Y: { reserve: [0] as const } }, common: 'P07' };
    expect(threats(table({ ...given, board }), 'X', 'Y')).toBe(0);
    const t = table({ ...given, board: { ...board, '4,-2': 'Y', '2,-1': 'X' } });
    expect(threats(t, 'X', 'Y')).toBeGreaterThan(0);
    playTurn(t, 'X');
    expect(threats(t, 'X', 'Y')).toBe(0);
  });

  it('may come once more for what they do then (HX-MIN-05)', () => {
    const t = table({
      players: { X: { minor: 'M7', reserve: [0, 0] }, Y: { minor: 'M9' } },
      common: 'P07',
      board: { '0,1': 'X minor', ...units(['-1,1', '0,0', '-1,0', '1,0'], 'Y') },
    });
    expect(playTurn(t, 'X').slice(0, 2)).toEqual([`withdraw ${at(t.s, '0,1')}`, 'place minor']);
    expect(t.ship('Y')).toEqual([1, 0]);
  });
});

describe('what stands in the way of the last unit', () => {
  it('is stolen where it stands (HX-CRD-08)', () => {
    const t = table({
      players: { X: { cards: 'A7', reserve: [0] }, Y: {} },
      common: 'P07',
      board: { ...units(RHOMBUS.slice(1), 'X'), '-1,-1': 'Y C2' },
    });
    playTurn(t, 'X');
    expect(t.won).toBe('X formation');
  });

  it('steps aside if it is the own warlord (HX-ACT-11)', () => {
    const t = table({
      players: { X: { warlord: '-1,-1', reserve: [1] }, Y: {} },
      common: 'P07',
      board: units(RHOMBUS.slice(1), 'X'),
    });
    expect(playTurn(t, 'X')[0]).toMatch(/^moveWarlord/);
    expect(t.won).toBe('X formation');
  });
});

describe('reserves', () => {
  it('of Guardians are sent away for the hexilum of their destruction (HX-DST-05, HX-DST-10)', () => {
    const t = table({
      players: { X: { minor: 'M12', cards: 'A23' }, Y: { minor: 'M9' } },
      common: 'P07',
    });
    t.play('X play A23 1');
    expect(best(t, 'X')).toBe(`send ${t.seat('X')} minor`);
    playTurn(t, 'X');
    expect(t.told('gained').filter(([, , , why]) => why === 'destruction')).toHaveLength(3);
  });

  it('of a rival that needs the last unit are emptied', () => {
    const t = table({
      players: { X: { cards: 'A10' }, Y: { reserve: [1] } },
      common: 'P07',
      board: units(RHOMBUS.slice(1), 'Y'),
      actions: 1,
    });
    const other = table({ ...t.given, players: { X: { cards: 'A10' }, Y: { reserve: [9] } } });
    const value = ({ s }: Table) => {
      const moves = game.moves(s, 0);
      return promise(s, 0, moves)[moves.findIndex(([label, , option]) => label === 'play' && option === 1)]!;
    };
    expect(value(t)).toBeGreaterThan(value(other) + 1000);
  });

  it('that are short make squads and what takes units back worth more', () => {
    const short = table({ players: { X: { reserve: [1], ship: [8] }, Y: {} }, common: 'P07' });
    const full = table({ players: { X: {}, Y: {} }, common: 'P07' });
    for (const card of ['C23', 'A5'].map(cardOf))
      expect(cardWorth(short.s, 0, card)).toBeGreaterThan(cardWorth(full.s, 0, card));
  });
});

it('hexilum is used: income is raised early, cards are bought', () => {
  const rich = table({ players: { X: { hexilum: 4 }, Y: {} }, common: 'P07' });
  expect(best(rich, 'X')).toBe('raise');
  const t = table({ players: { X: { hexilum: 9, income: 5 }, Y: {} }, common: 'P07', market: 'C3 C6 A3' });
  expect(playTurn(t, 'X').filter((line) => line.startsWith('buy'))).not.toEqual([]);
});

it('extra cards are asked for where the market holds nothing worth its price, and there is hexilum (HX-CRD-14)', () => {
  const asked = (hexilum: number, market: string) => {
    const t = table({ players: { X: { cards: 'A8', hexilum, income: 5 }, Y: {} }, common: 'P07', market });
    const moves = game.moves(t.s, 0);
    return promise(t.s, 0, moves)[moves.findIndex((move) => move[0] === 'play' && move[2] === 1)]!;
  };
  expect(asked(15, 'A3 A4 A9 A13 A14')).toBeGreaterThan(0);
  expect(asked(15, 'C3 C4 C13 A6 A7')).toBeLessThan(0);
  expect(asked(0, 'A3 A4 A9 A13 A14')).toBeLessThan(0);
});

describe('by other tables', () => {
  const OTHER = 97;
  const by = ({ s }: Table, changed: Partial<Tables>): State => {
    tables.add(OTHER, { ...NEWEST, ...changed });
    return { ...s, rules: OTHER };
  };
  const promised = (s: State, label: string): number => {
    const moves = game.moves(s, 0);
    return promise(s, 0, moves)[moves.findIndex((move) => move[0] === label)]!;
  };

  it.each([
    ['gain', { actionHexilum: 3 }],
    ['heal', { actionLife: 3 }],
    ['deploy', { cards: NEWEST.cards.map((card) => ({ ...card, ability: [{ kind: 'squad', tokens: 6 }] })) }],
    ['attack', { attackDamage: 2 }],
  ] as const)('%s promises more where it brings more', (label, changed) => {
    const t = table({
      players: { X: { life: 2, reserve: [1], cards: 'C23' }, Y: { warlord: '1,0' } },
      common: 'P07',
      board: { '0,0': 'X' },
    });
    expect(promised(by(t, changed as Partial<Tables>), label)).toBeGreaterThan(promised(t.s, label));
  });

  it('a siege takes more where attacks do, and life beyond the usual is worth no less', () => {
    const t = table({ players: { X: { minor: 'M9' }, Y: { minor: 'M1' } }, common: 'P07' });
    const siege = siegeOf(t.s, t.seat('Y'), t.seat('X'));
    expect(damageIn({ ...NEWEST, attackDamage: 2 }, siege, 4)).toBe(2 * damageIn(NEWEST, siege, 4));
    const strong = by(t, { life: 9 });
    expect(worth({ ...strong, life: [9, 6] }, 0)).toBeGreaterThanOrEqual(worth(t.s, 0));
  });
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
