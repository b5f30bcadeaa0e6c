import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('recovery and healing', () => {
  it('HX-REC-01: up to n own units, of either kind, from ship to reserve', () => {
    const given = {
      players: {
        X: { minor: 'M9', cards: 'A3', ship: [2, 1] as const },
        Y: { minor: 'M2', ship: [1] as const },
      },
    };
    const t = table(given);
    t.play('X play A3 1');
    expect(t.offers('X').sort()).toEqual(
      ['takeBack 2 0', 'takeBack 1 1', 'takeBack 1 0', 'takeBack 0 1', 'takeBack 0 0'].sort(),
    );
    expect(t.whyNot('X takeBack 2 1')).toMatchObject({ code: 'too-many', rule: 'HX-REC-01' });
    t.play('X takeBack 1 1');
    expect([t.ship('X'), t.reserve('X'), t.ship('Y')]).toEqual([
      [1, 0],
      [8, 3, 0],
      [1, 0],
    ]);
    const none = table(given);
    none.play('X play A3 1', 'X takeBack 0 0');
    expect([none.ship('X'), none.asked]).toEqual([[2, 1], 'X action.choose']);
  });

  it('HX-REC-02: A9 and A13 place the unit that was taken back, A15 any token', () => {
    const given = {
      players: {
        X: { minor: 'M9', cards: 'A9 A13 A15 C3', ship: [1, 1] as const },
        Y: { minor: 'M2' },
      },
    };
    const tokens = (t: ReturnType<typeof table>) =>
      [...new Set(t.offers('X', 'put').map((offer) => offer.split(' ')[2]))].sort();
    for (const line of ['X play A9 1', 'X play A13 2']) {
      const minor = table(given);
      minor.play(line, 'X takeBack 0 1');
      expect(tokens(minor)).toEqual(['minor']);
      expect(minor.whyNot('X put 0,0 normal')).toBeTruthy();
      minor.play('X put 3,0 minor');
      expect([minor.on('3,0'), minor.hexilum('X')]).toEqual(['X minor', 3]);
      const kept = table(given);
      kept.play(line, 'X takeBack 1 0');
      expect(tokens(kept)).toEqual(['normal']);
      kept.play('X stop');
      expect(kept.reserve('X')).toEqual([9, 2, 0]);
      const none = table(given);
      none.play(line, 'X takeBack 0 0');
      expect(none.asked).toBe('X action.choose');
    }
    const any = table(given);
    any.play('X play A15 2', 'X takeBack 0 0');
    expect(tokens(any)).toEqual(['C3', 'minor', 'normal']);
    any.play('X put 0,0 C3');
    expect(any.asked).toBe('X pattern.orient');
    const empty = table({ players: { X: { cards: 'A15' }, Y: {} } });
    empty.play('X play A15 2', 'X put 0,0 normal');
    expect(empty.on('0,0')).toBe('X');
  });

  it('HX-REC-03: life never exceeds 6', () => {
    const t = table({ players: { X: { life: 4, cards: 'A5 A2' }, Y: {} } });
    t.play('X play A5 2');
    expect(t.life('X')).toBe(6);
    expect(t.told('healed')).toEqual([['healed', 0, 2, 6]]);
    expect(t.whyNot('X play A2 2')).toMatchObject({ code: 'full-life', rule: 'HX-CRD-07' });
  });

  it('HX-REC-04: M5 brings another unit from the ship to an adjacent empty territory', () => {
    const t = table({
      players: { X: { minor: 'M5', ship: [1, 1] }, Y: { minor: 'M2' } },
      board: { '1,0': 'Y' },
    });
    t.play('X place minor', 'X at 2,0', 'X use');
    expect(t.places('X', 'put').sort()).toEqual(['1,1', '2,-1', '2,1', '3,-1', '3,0']);
    expect(t.whyNot('X put 1,1 minor')).toMatchObject({ code: 'no-other-resurrector', rule: 'HX-REC-04' });
    expect(t.whyNot('X put 1,0 normal')?.code).toBe('occupied');
    expect(t.whyNot('X put -3,0 normal')).toMatchObject({ code: 'not-adjacent', rule: 'HX-REC-04' });
    t.play('X put 3,0 normal');
    expect([t.ship('X'), t.reserve('X'), t.hexilum('X')]).toEqual([[0, 1], [8, 1, 0], 1]);
    const only = table({ players: { X: { minor: 'M5', ship: [0, 2] }, Y: { minor: 'M2' } } });
    only.play('X place minor', 'X at 2,0');
    expect([only.asked, only.ship('X')]).toEqual(['X action.choose', [0, 2]]);
  });
});

describe('exchange', () => {
  const nomads = { X: { faction: 'IN' as const }, Y: {} };

  it('HX-EXC-01, HX-R-24: two units swap whoever owns them, or one moves anywhere empty', () => {
    const given = { players: nomads, board: { '0,0': 'X', '1,0': 'Y', '2,1': 'Y C3' } };
    const swap = table(given);
    swap.play('X ability', 'X exchange 1,0', 'X with 2,1');
    expect(swap.board).toEqual({ '0,0': 'X', '1,0': 'Y C3', '2,1': 'Y' });
    const mixed = table(given);
    mixed.play('X ability', 'X exchange 2,1', 'X with 0,0');
    expect(mixed.board).toEqual({ '0,0': 'Y C3', '1,0': 'Y', '2,1': 'X' });
    const move = table(given);
    move.play('X ability', 'X exchange 1,0', 'X with -2,4');
    expect(move.board).toEqual({ '0,0': 'X', '-2,4': 'Y', '2,1': 'Y C3' });
    const none = table(given);
    none.play('X ability');
    expect(none.whyNot('X exchange 3,0')).toMatchObject({ code: 'nothing-there', rule: 'HX-EXC-01' });
    none.play('X exchange 0,0');
    expect(none.whyNot('X with 0,0')?.code).toBe('itself');
  });

  it('HX-EXC-02: warlords are not exchanged or moved so', () => {
    const t = table({ players: nomads, board: { '0,0': 'X' } });
    t.play('X ability');
    expect(t.whyNot('X exchange -4,0')).toMatchObject({ code: 'warlord-there', rule: 'HX-EXC-02' });
    t.play('X exchange 0,0');
    expect(t.whyNot('X with 4,-4')).toMatchObject({ code: 'warlord-there', rule: 'HX-EXC-02' });
    expect(t.places('X', 'with')).toHaveLength(61 - 3);
  });

  it('HX-EXC-03, HX-R-50: 1 hexilum for each own unit that comes to hexilum from elsewhere, for nobody else', () => {
    const gain = (board: { [hex: string]: string }, from: string, to: string) => {
      const t = table({ players: nomads, board });
      t.play('X ability', `X exchange ${from}`, `X with ${to}`);
      return [t.hexilum('X'), t.hexilum('Y')];
    };
    expect(gain({ '1,0': 'X' }, '1,0', '3,0')).toEqual([1, 0]);
    expect(gain({ '1,0': 'Y' }, '1,0', '3,0')).toEqual([0, 0]);
    expect(gain({ '3,0': 'X' }, '3,0', '0,3')).toEqual([0, 0]);
    expect(gain({ '3,0': 'X', '0,3': 'Y' }, '3,0', '0,3')).toEqual([0, 0]);
    expect(gain({ '3,0': 'Y', '0,1': 'X' }, '3,0', '0,1')).toEqual([1, 0]);
    expect(gain({ '3,0': 'X', '0,1': 'X C5' }, '0,1', '3,0')).toEqual([1, 0]);
  });

  it('HX-EXC-04, HX-R-49: C1 must move itself', () => {
    const t = table({ players: { X: { cards: 'C1' }, Y: {} }, board: { '1,0': 'Y', '2,0': 'X' } });
    t.play('X deploy C1', 'X at 0,0', 'X use');
    expect(t.asked).toBe('X exchange.with');
    expect(t.whyNot('X exchange 1,0')).toMatchObject({ code: 'first-exchange', rule: 'HX-EXC-04' });
    t.play('X with 1,0');
    expect(t.board).toEqual({ '0,0': 'Y', '1,0': 'X C1', '2,0': 'X' });
    t.play('X reuse 1,0', 'X with 3,0');
    expect([t.on('3,0'), t.hexilum('X')]).toEqual(['X C1', 1]);
  });

  it('HX-R-49: all others that exchange choose any units: M4, C22, A1 and A2', () => {
    const board = { '0,0': 'X minor', '1,0': 'Y', '2,0': 'X', '-1,0': 'X C22' };
    const players = { X: { minor: 'M4', cards: 'A1 A2' }, Y: { minor: 'M2' } };
    for (const begin of ['X reuse 0,0', 'X reuse -1,0', 'X play A1 1', 'X play A2 1']) {
      const t = table({ players, board });
      t.play(begin, 'X exchange 1,0', 'X with 2,0');
      expect([t.on('1,0'), t.on('2,0'), t.on('0,0')]).toEqual(['X', 'Y', 'X minor']);
    }
  });

  it('HX-EXC-05: a swap that changes nothing is illegal unless it brings hexilum', () => {
    const given = {
      players: nomads,
      board: { '1,0': 'X', '2,0': 'X', '3,0': 'X', '0,1': 'Y', '0,3': 'Y', '0,0': 'X C3' },
    };
    const t = table(given);
    t.play('X ability', 'X exchange 1,0');
    expect(t.whyNot('X with 2,0')).toMatchObject({ code: 'no-change', rule: 'HX-EXC-05' });
    for (const hex of ['3,0', '0,1', '0,0']) expect(t.can(`X with ${hex}`)).toBe(true);
    const foreign = table(given);
    foreign.play('X ability', 'X exchange 0,1');
    expect(foreign.whyNot('X with 0,3')?.code).toBe('no-change');
    const full = table({ ...given, players: { X: { faction: 'IN', hexilum: 15 }, Y: {} } });
    full.play('X ability', 'X exchange 1,0');
    expect(full.whyNot('X with 3,0')?.code).toBe('no-change');
  });

  it('HX-EXC-06: inert tokens may be exchanged and moved', () => {
    const t = table({
      players: { X: { faction: 'IN' }, Y: {}, Z: { isDead: true } },
      board: { '0,0': 'Z inert', '1,0': 'X' },
    });
    t.play('X ability', 'X exchange 0,0', 'X with 1,0');
    expect(t.board).toEqual({ '1,0': 'Z inert', '0,0': 'X' });
    t.play('X ability', 'X exchange 1,0', 'X with 3,0');
    expect([t.on('3,0'), t.hexilum('X'), t.hexilum('Z')]).toEqual(['Z inert', 0, 0]);
  });
});

it('HX-R-17: fixed units may be exchanged and withdrawn', () => {
  const t = table({
    players: { X: { faction: 'IN', minor: 'M10' }, Y: { minor: 'M2' } },
    board: { '0,0': 'X minor', '1,0': 'Y' },
    market: '',
  });
  t.play('X ability', 'X exchange 0,0', 'X with 1,0', 'X withdraw 1,0');
  expect([t.reserve('X'), t.life('X')]).toEqual([[9, 3, 0], 5]);
});
