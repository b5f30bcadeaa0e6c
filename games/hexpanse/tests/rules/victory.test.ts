import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../../data/missions.ts';
import type { Side } from '../position.ts';
import { OTHER_RHOMBUS, RHOMBUS, units } from '../shapes.ts';
import { table } from '../table.ts';

const XY = { X: {}, Y: {} };
const P07 = 'P07';
/** All of the rhombus but its middle. */
const RING = RHOMBUS.filter((hex) => hex !== '0,0');

describe('missions', () => {
  it('HX-MIS-01: a formation may stand and be turned anywhere on the board', () => {
    // P06, two arms of four at 120 degrees, as printed (moved) and turned once.
    const printed = ['-4,0', '-4,1', '-4,2', '-4,3', '-4,4', '-3,4', '-2,4', '-1,4', '0,4'];
    const turned = ['4,-4', '3,-3', '2,-2', '1,-1', '0,0', '0,1', '0,2', '0,3', '0,4'];
    for (const cells of [printed, turned]) {
      const t = table({
        players: { X: { warlord: '3,0' }, Y: { warlord: '-2,-1' } },
        common: 'P06',
        board: units(cells.slice(1), 'X'),
      });
      t.play('X place normal', `X at ${cells[0]}`);
      expect(t.won).toBe('X formation');
    }
    const crooked = table({
      players: { X: { warlord: '3,0' }, Y: { warlord: '-2,-1' } },
      common: 'P06',
      board: units(turned.slice(2), 'X'),
    });
    crooked.play('X place normal', 'X at 4,-3', 'X place normal', 'X at 3,-3');
    expect(crooked.won).toBe('');
  });

  it('HX-MIS-01, HX-R-13: normal, minor, squad units and mercenaries all count', () => {
    const t = table({
      players: { X: { minor: 'M9', cards: 'C23! C14' }, Y: { minor: 'M4' } },
      common: P07,
      board: {
        ...units(RING.slice(3), 'X'),
        [RING[0]!]: 'X minor',
        [RING[1]!]: 'X squad',
        [RING[2]!]: 'X C3',
      },
    });
    t.play('X deploy C14', 'X at 0,0');
    expect(t.won).toBe('X formation');
    expect(MISSIONS[t.told('formed')[0]![2]]!.id).toBe(P07);
  });

  it('HX-MIS-02, HX-R-13: warlords, inert and other players’ tokens do not count', () => {
    const complete = (middle: { [hex: string]: string }, X: Side = {}) => {
      const t = table({
        players: { X, Y: {}, Z: { isDead: true } },
        common: P07,
        board: { ...units(RING.slice(1), 'X'), ...middle },
      });
      t.play('X place normal', `X at ${RING[0]}`);
      return t.won;
    };
    expect(complete({ '0,0': 'X' })).toBe('X formation');
    expect(complete({ '0,0': 'Y' })).toBe('');
    expect(complete({ '0,0': 'Z inert' })).toBe('');
    expect(complete({}, { warlord: '0,0' })).toBe('');
    expect(complete({})).toBe('');
  });

  it('HX-MIS-03: further units around or inside do not matter', () => {
    const t = table({
      players: XY,
      common: P07,
      board: { ...units(RING, 'X'), '2,0': 'X', '2,-1': 'Y', '-2,0': 'X', '0,2': 'Y' },
    });
    t.play('X place normal', 'X at 0,0');
    expect(t.won).toBe('X formation');
    // P03 is hollow: what stands in its middle is no part of it.
    const crown = ['-2,2', '-1,0', '-1,1', '0,-2', '0,-1', '0,1', '1,-1', '1,0', '2,0'];
    const hollow = table({
      players: XY,
      common: 'P03',
      board: { ...units(crown.slice(1), 'X'), '0,0': 'Y' },
    });
    hollow.play('X place normal', `X at ${crown[0]}`);
    expect(hollow.won).toBe('X formation');
  });
});

describe('victory', () => {
  it('HX-VIC-01: the common mission wins at once, on anybody’s turn', () => {
    const own = table({ players: XY, common: P07, board: units(RING, 'X') });
    own.play('X place normal', 'X at 0,0');
    expect([own.won, own.asked, own.told('marketOpened')]).toEqual(['X formation', 'nobody', []]);
    expect(own.s.outcome).toMatchObject({ reason: 'formation', places: [1, 2] });
    const foreign = table({
      players: { X: { faction: 'IN' }, Y: {} },
      common: P07,
      board: { ...units(RING, 'Y'), '3,-1': 'Y' },
    });
    foreign.play('X ability', 'X exchange 3,-1', 'X with 0,0');
    expect(foreign.won).toBe('Y formation');
  });

  it('HX-VIC-01: the own secret mission wins, another’s does not', () => {
    const win = (X: string, Y: string) => {
      const t = table({
        players: { X: { secret: X, minor: 'M9' }, Y: { secret: Y, minor: 'M4' } },
        common: 'P14',
        board: units(RING, 'X'),
      });
      t.play('X place normal', 'X at 0,0');
      return t;
    };
    const t = win(P07, 'P06');
    expect(t.won).toBe('X formation');
    expect(t.told('secretsRevealed')).toEqual([['secretsRevealed', t.s.secrets]]);
    expect(t.view('Y').secrets).toEqual(t.s.secrets);
    const other = win('P06', P07);
    expect(other.won).toBe('');
    expect(other.view('Y').secrets[0]).toBe(-1);
  });

  it('HX-VIC-02, HX-R-29: a formation is seen after the step, and what waits of the chain is void', () => {
    const t = table({
      players: { X: { cards: 'A12 C2' }, Y: {} },
      common: P07,
      board: units(RHOMBUS.slice(2), 'X'),
    });
    // The rhombus lacks (-1,-1) and (-1,0), under the first two cells of the pattern when it is turned so.
    t.play('X play A12 2', 'X orient -1,-1 1');
    t.play('X put -1,0 C2');
    expect(t.won).toBe('');
    t.play('X put -1,-1 normal');
    if (t.asked === 'X pattern.put') t.play('X stop');
    expect([t.won, t.hexilum('X'), t.asked]).toEqual(['X formation', 0, 'nobody']);
    expect(t.told('effectBegun').map(([, , source]) => source[0])).toEqual(['option']);
  });

  it.each([
    ['Place', 'X place normal', 'X at 1,1'],
    ['Deploy', 'X deploy C14', 'X at 1,1'],
    ['A15', 'X play A15 2', 'X takeBack 1 0', 'X put 1,1 normal'],
    ['A16', 'X play A16 1', 'X target 1,1', 'X put 1,1 normal'],
    ['M5', 'X place minor', 'X at 2,1', 'X use', 'X put 1,1 normal'],
    ['C5', 'X deploy C5', 'X at 2,1', 'X orient 2,1 0', 'X put 1,1 normal', 'X stop'],
  ])('HX-VIC-02: %s is followed by a look at formations', (name, ...lines) => {
    const t = table({
      players: { X: { minor: 'M5', cards: 'C14 C5 A15 A16', ship: [1] }, Y: { minor: 'M4' } },
      common: P07,
      board: {
        ...units(RHOMBUS.slice(1, 8), 'X'),
        '-1,-1': 'X minor',
        ...(name === 'A16' ? { '1,1': 'Y' } : {}),
      },
    });
    t.play(...lines);
    expect([t.won, t.asked]).toEqual(['X formation', 'nobody']);
  });

  it('HX-VIC-03: of several the active player wins, else the next clockwise', () => {
    const swap = (players: { [initial: string]: Side }, first: string, second: string) => {
      const board = {
        ...units(RHOMBUS, first),
        ...units(OTHER_RHOMBUS, second),
        '0,0': second,
        '3,-1': first,
      };
      const t = table({ players, common: P07, board });
      t.play('X ability', 'X exchange 3,-1', 'X with 0,0');
      return t.won;
    };
    const X: Side = { faction: 'IN' };
    expect([swap({ X, Y: {} }, 'Y', 'X'), swap({ X, Y: {} }, 'X', 'Y')]).toEqual(
      Array(2).fill('X formation'),
    );
    for (const [a, b] of ['YZ', 'ZY'] as const)
      expect([swap({ X, Y: {}, Z: {} }, a!, b!), swap({ X, Z: {}, Y: {} }, a!, b!)]).toEqual([
        'Y formation',
        'Z formation',
      ]);
  });

  it('HX-VIC-03: clockwise from the active player, not from the first seat', () => {
    for (const [first, second] of ['XZ', 'ZX'] as const) {
      const t = table({
        players: { X: {}, Y: { faction: 'IN' }, Z: {} },
        common: P07,
        board: {
          ...units(RHOMBUS, first!),
          ...units(OTHER_RHOMBUS, second!),
          '0,0': second!,
          '3,-1': first!,
        },
        turn: 'Y',
      });
      t.play('Y ability', 'Y exchange 3,-1', 'Y with 0,0');
      expect(t.won).toBe('Z formation');
    }
  });

  it('HX-VIC-04: the last warlord wins', () => {
    const t = table({ players: { X: { cards: 'A19' }, Y: { life: 3 }, Z: { isDead: true } } });
    t.play('X play A19 2');
    expect([t.won, t.asked, t.told('marketOpened')]).toEqual(['X warlords', 'nobody', []]);
    expect(t.s.outcome!.places).toEqual([1, 2, 3]);
    const three = table({ players: { X: { cards: 'A19' }, Y: { life: 3 }, Z: {} } });
    three.play('X play A19 2', 'X enemy Y');
    expect([three.won, three.asked]).toEqual(['', 'X action.choose']);
  });

  it('HX-VIC-05: attacks come one by one: the first death that leaves one warlord ends the game', () => {
    const given = {
      players: {
        X: { cards: 'C15', warlord: '1,0', life: 1 },
        Y: { warlord: '-1,0', life: 1 },
      },
    };
    for (const [first, winner] of [
      ['1,0', 'Y'],
      ['-1,0', 'X'],
    ] as const) {
      const t = table(given);
      t.play('X deploy C15', 'X at 0,0', 'X orient 0,0 0', `X strike ${first}`);
      expect([t.won, t.told('struck').length]).toEqual([`${winner} warlords`, 1]);
    }
    const near = {
      players: { X: { minor: 'M1', warlord: '1,0', life: 1 }, Y: { minor: 'M4', warlord: '0,1', life: 1 } },
    };
    const gorillz = table(near);
    gorillz.play('X place minor', 'X at 0,0', 'X strike 0,1', 'X strike 1,0');
    expect([gorillz.won, gorillz.s.life]).toEqual(['X warlords', [1, 0]]);
    const old = table({ ...near, rules: 1 });
    old.play('X place minor', 'X at 0,0', 'X strike 0,1');
    expect(old.won).toBe('X warlords');
  });
});
