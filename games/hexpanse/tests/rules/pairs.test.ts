import { describe, expect, it } from 'vitest';
import { RHOMBUS, units } from '../shapes.ts';
import { table } from '../table.ts';
import { endTurn } from '../turns.ts';

const four = { X: {}, Y: {}, Z: {}, W: {} };
const options = { teams: 'pairs' };
const RING = RHOMBUS.filter((hex) => hex !== '0,0');

describe('pairs: X and Z against Y and W', () => {
  it('HX-TEAM-01: partners sit opposite, turns alternate, on the small board', () => {
    const t = table({ players: four, options });
    expect([t.s.pairs, t.s.board]).toEqual([true, 'small']);
    const turns: string[] = [];
    for (let i = 0; i < 4; i++) {
      turns.push(t.asked[0]!);
      endTurn(t);
    }
    expect(turns).toEqual(['X', 'Y', 'Z', 'W']);
    expect(table({ players: { X: {}, Y: {}, Z: {} }, options }).s.pairs).toBe(false);
    expect(table({ players: four }).s.pairs).toBe(false);
  });

  it('HX-TEAM-02: the units of both form a common mission, or the secret one of either', () => {
    const common = table({
      players: four,
      options,
      common: 'P07',
      board: { ...units(RING.slice(0, 5), 'Z'), ...units(RING.slice(5), 'X') },
    });
    common.play('X place normal', 'X at 0,0');
    expect(common.won).toBe('XZ formation');
    const secret = (Z: string, W: string) => {
      const t = table({
        players: {
          X: { secret: 'P06', minor: 'M3' },
          Y: { secret: 'P12', minor: 'M4' },
          Z: { secret: Z, minor: 'M5' },
          W: { secret: W, minor: 'M9' },
        },
        options,
        common: 'P14',
        board: { ...units(RING.slice(0, 5), 'Z'), ...units(RING.slice(5), 'X') },
      });
      const view = t.view('X');
      expect(view.secrets.map((mission) => mission >= 0)).toEqual([true, false, true, false]);
      t.play('X place normal', 'X at 0,0');
      return t.won;
    };
    expect([secret('P07', 'P03'), secret('P03', 'P07')]).toEqual(['XZ formation', '']);
    const mixed = table({
      players: four,
      options,
      common: 'P07',
      board: { ...units(RING.slice(0, 5), 'Y'), ...units(RING.slice(5), 'X') },
    });
    mixed.play('X place normal', 'X at 0,0');
    expect(mixed.won).toBe('');
  });

  it('HX-TEAM-03: the partner is no enemy, but a player, and has units like any', () => {
    const t = table({
      players: {
        ...four,
        X: { cards: 'A6 A7 A11 A16 A18 A22 C12', faction: 'IN' },
        Z: { cards: 'A1 C3', hexilum: 5 },
      },
      options,
      board: { '0,0': 'X', '1,0': 'Z', '0,-1': 'Z', '-1,1': 'Y' },
    });
    expect(t.whyNot('X attack 0,0 1,0')).toMatchObject({ code: 'no-enemy-there', rule: 'HX-ATK-02' });
    for (const [line, code] of [
      ['X play A6 2', 'no-action-card'],
      ['X play A7 2', 'no-mercenary'],
      ['X play A11 2', 'no-enemy-hexilum'],
      ['X play A22 2', 'no-action-card'],
    ] as const)
      expect(t.whyNot(line)?.code).toBe(code);
    const damage = table(t.given);
    damage.play('X play A18 2');
    expect(damage.offers('X')).toEqual(['enemy 1', 'enemy 3']);
    expect(damage.whyNot('X enemy Z')).toMatchObject({ code: 'no-enemy', rule: 'HX-TEAM-03' });
    const send = table(t.given);
    send.play('X play A11 1', 'X send Z normal', 'X stop');
    expect(send.ship('Z')).toEqual([1, 0]);
    const destroy = table(t.given);
    destroy.play('X play A16 1');
    expect(destroy.places('X', 'target')).toContain('1,0');
    const exchange = table(t.given);
    exchange.play('X ability', 'X exchange 1,0', 'X with 3,0');
    expect([exchange.on('3,0'), exchange.hexilum('X'), exchange.hexilum('Z')]).toEqual(['Z', 0, 5]);
    const pattern = table({ ...t.given, board: { '1,0': 'Z', '0,-1': 'Z', '-1,1': 'Y' } });
    pattern.play('X deploy C12', 'X at 0,0', 'X orient 0,0 0');
    expect([pattern.ship('Z'), pattern.ship('Y')]).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  it('HX-TEAM-04, HX-R-34: a team wins with both enemy warlords dead; a dead partner’s tokens are inert', () => {
    const t = table({
      players: { ...four, X: { cards: 'A19' }, Y: { life: 3 }, W: { isDead: true } },
      options,
    });
    t.play('X play A19 2');
    expect(t.won).toBe('XZ warlords');
    expect(t.s.outcome!.places.filter((place) => place === 1)).toHaveLength(2);
    const one = table({
      players: { ...four, X: { cards: 'A19' }, Y: { life: 3 } },
      options,
      board: { '0,0': 'Y' },
    });
    one.play('X play A19 2', 'X enemy Y');
    expect([one.won, one.on('0,0')]).toEqual(['', 'Y inert']);
    endTurn(one);
    expect(one.asked).toBe('Z action.choose');
    endTurn(one);
    expect(one.asked).toBe('W action.choose');
    const inert = table({
      players: { ...four, Z: { isDead: true } },
      options,
      common: 'P07',
      board: { ...units(RING.slice(1), 'X'), [RING[0]!]: 'Z inert' },
    });
    inert.play('X place normal', 'X at 0,0');
    expect(inert.won).toBe('');
    const last = table({
      players: { ...four, X: { cards: 'A19' }, Y: { life: 3 }, W: { isDead: true }, Z: { isDead: true } },
      options,
    });
    last.play('X play A19 2');
    expect(last.won).toBe('XZ warlords');
  });

  it('HX-TEAM-04, HX-ATK-02: a dead partner’s tokens may be attacked like any inert ones', () => {
    const t = table({
      players: { ...four, Z: { isDead: true } },
      options,
      board: { '0,0': 'X', '1,0': 'Z inert' },
    });
    t.play('X attack 0,0 1,0');
    expect([t.board, t.ship('X')]).toEqual([{}, [1, 0]]);
  });

  it('HX-TEAM-05: hexilum, cards, reserves and Recovery Ships are not shared', () => {
    const t = table({
      players: { ...four, X: { reserve: [0] }, Z: { hexilum: 15, cards: 'C3 A14', ship: [2] } },
      options,
      board: { '0,0': 'Z C2', '2,0': 'Z' },
      market: 'A3 A4 A1 A2 A5',
    });
    for (const [line, code] of [
      ['X place normal', 'not-in-reserve'],
      ['X deploy C3', 'not-your-card'],
      ['X play A14 1', 'not-your-card'],
      ['X recover normal', 'ship-empty'],
      ['X reuse 0,0', 'not-your-unit'],
      ['X withdraw 2,0', 'not-your-unit'],
      ['X raise', 'cannot-pay'],
    ] as const)
      expect(t.whyNot(line)?.code).toBe(code);
    t.play('X endActions');
    expect(t.asked).toBe('Y action.choose');
  });

  it('HX-TEAM-06: of formations of both teams the active team’s wins', () => {
    for (const [first, second] of [
      ['Z', 'Y'],
      ['Y', 'Z'],
      ['W', 'Z'],
    ] as const) {
      const other = ['2,-2', '2,-1', '2,0', '3,-2', '3,-1', '3,0', '4,-2', '4,-1', '4,0'];
      const t = table({
        players: { ...four, X: { faction: 'IN' } },
        options,
        common: 'P07',
        board: { ...units(RING, first), '0,0': second, ...units(other, second), '3,-1': first },
      });
      t.play('X ability', 'X exchange 0,0', 'X with 3,-1');
      expect(t.won).toBe('XZ formation');
    }
  });

  it.each([0, 1, 4, 8])('HX-TEAM-07: in any ratio, such as %i units of the partner', (n) => {
    const t = table({
      players: four,
      options,
      common: 'P07',
      board: { ...units(RING.slice(0, n), 'Z'), ...units(RING.slice(n), 'X') },
    });
    t.play('X place normal', 'X at 0,0');
    expect(t.won).toBe('XZ formation');
    const alone = table({ players: four, options, common: 'P07', board: units(RING, 'Z'), turn: 'Z' });
    alone.play('Z place normal', 'Z at 0,0');
    expect(alone.won).toBe('XZ formation');
  });
});
