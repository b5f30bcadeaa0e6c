import { describe, expect, it } from 'vitest';
import { RHOMBUS, units } from '../shapes.ts';
import { table } from '../table.ts';

const P07 = 'P07';
/** All of the rhombus but its middle. */
const RING = RHOMBUS.filter((hex) => hex !== '0,0');

describe('elimination', () => {
  const given = {
    players: {
      X: { cards: 'A16 A11 A19', minor: 'M3' },
      Y: { minor: 'M4', cards: 'C7' },
      Z: {
        minor: 'M12',
        warlord: '1,0',
        life: 2,
        cards: 'A1 C5 C23!',
        hexilum: 7,
        ship: [2] as const,
      },
    },
    board: { '0,3': 'Z', '0,2': 'Z C3', '3,-1': 'Z squad', '-3,1': 'Z minor' },
    market: '',
  };
  const slain = () => {
    const t = table(given);
    t.play('X play A16 2', 'X enemy Z');
    return t;
  };

  it('HX-ELM-01: a warlord at 0 life is removed, its player is out at once', () => {
    const t = slain();
    expect([t.on('1,0'), t.s.warlords[2], t.life('Z'), t.s.eliminated]).toEqual(['', -1, 0, [2]]);
    expect([t.asked, t.told('eliminated')]).toEqual(['X action.choose', [['eliminated', 2]]]);
  });

  it('HX-ELM-02: all its cards go to the discard pile', () => {
    const t = slain();
    expect(t.ids(t.s.discard).split(' ').sort()).toEqual(['A1', 'A16', 'C23', 'C3', 'C5']);
    expect([t.s.undeployed[2], t.s.deployed[2], t.s.actionCards[2]]).toEqual([[], [], []]);
    expect(t.ids(t.s.undeployed[1]!)).toBe('C7');
  });

  it('HX-ELM-03: its tokens stay as inert obstacles until destroyed', () => {
    const t = slain();
    const inert = ['-3,1', '0,2', '0,3', '3,-1'];
    expect(t.board).toEqual(units(inert, 'Z inert'));
    t.play('X place normal');
    expect(t.whyNot('X at 0,3')?.code).toBe('occupied');
    t.play('X at 1,3');
    const after = table({
      players: { X: {}, Y: {}, Z: { isDead: true } },
      board: { '0,3': 'Z inert', '0,2': 'X' },
    });
    after.play('X attack 0,2 0,3');
    expect([after.board, after.ship('Z'), after.s.discard]).toEqual([{}, [0, 0], []]);
  });

  it('HX-ELM-04: with the active player the turn ends, and the market is refilled', () => {
    const t = table({
      players: { X: { cards: 'C15', warlord: '1,0', life: 1, hexilum: 9 }, Y: {}, Z: {} },
      market: 'C3 C4 C5',
    });
    t.play('X deploy C15', 'X at 0,0', 'X orient 0,0 0');
    expect([t.asked, t.s.eliminated, t.told('marketOpened')]).toEqual(['Y action.choose', [0], []]);
    expect([t.s.market.length, t.ids(t.s.market.slice(0, 3))]).toEqual([5, 'C3 C4 C5']);
  });

  it('HX-ELM-04: what it had begun or was promised does not come', () => {
    const assault = table({
      players: { X: { minor: 'M1', warlord: '1,0', life: 1 }, Y: { minor: 'M4' }, Z: { minor: 'M5' } },
      rules: 1,
    });
    assault.play('X place minor', 'X at 0,0', 'X strike 1,0');
    expect([assault.asked, assault.s.life]).toEqual(['Y action.choose', [0, 6, 6]]);
    const promised = table({
      players: { X: { cards: 'A8 C15', warlord: '1,0', life: 1 }, Y: { hexilum: 1 }, Z: {} },
      market: 'C13',
    });
    promised.play('X play A8 1', 'X deploy C15', 'X at 0,0', 'X orient 0,0 0', 'Y endActions');
    expect([promised.s.extra, promised.told('extraDrawn')]).toEqual([[], []]);
  });

  it('HX-ELM-05: its secret mission stays secret and cannot be won with', () => {
    const players = {
      X: { secret: 'P06', minor: 'M3', cards: 'A16' },
      Y: { secret: 'P12', minor: 'M4' },
      Z: { secret: 'P03', minor: 'M5' },
      W: { secret: P07, minor: 'M6', life: 2 },
    };
    const t = table({ players, board: units(RING, 'X'), common: 'P14' });
    t.play('X play A16 2', 'X enemy W');
    for (const viewer of ['X', 'Y', 'table']) expect(t.view(viewer).secrets[3]).toBe(-1);
    t.play('X place normal', 'X at 0,0');
    expect(t.won).toBe('');
    // Partners may win with each other's, while both live.
    const alive = table({
      players: { ...players, X: { ...players.X, secret: P07 }, W: { ...players.W, secret: 'P06' } },
      options: { teams: 'pairs' },
      board: units(RING, 'Z'),
      turn: 'Z',
    });
    alive.play('Z place normal', 'Z at 0,0');
    expect(alive.won).toBe('XZ formation');
    const dead = table({
      players: {
        ...players,
        X: { ...players.X, secret: P07, isDead: true },
        W: { ...players.W, secret: 'P06' },
      },
      options: { teams: 'pairs' },
      board: units(RING, 'Z'),
      turn: 'Z',
    });
    dead.play('Z place normal', 'Z at 0,0');
    expect(dead.won).toBe('');
  });

  it('HX-ELM-06, HX-R-41: an inert token carries no card; the card may bring a fresh one', () => {
    const t = table({
      players: { X: { cards: 'C3' }, Y: {}, Z: { isDead: true } },
      board: { '1,0': 'Z inert', '2,0': 'X' },
    });
    t.play('X deploy C3', 'X at 0,0', 'X decline', 'X attack 2,0 1,0');
    expect([t.board, t.ids(t.s.deployed[0]!), t.s.discard]).toEqual([{ '0,0': 'X C3' }, 'C3', []]);
  });

  it('HX-ELM-07: what it had is out of the game, and nothing can name it any more', () => {
    const t = slain();
    expect([t.reserve('Z'), t.ship('Z'), t.hexilum('Z')]).toEqual([[0, 0, 0], [0, 0], 0]);
    t.play('X play A19 2');
    expect([t.life('Y'), t.life('Z')]).toEqual([3, 0]);
    const send = table({
      ...given,
      players: { ...given.players, Z: { ...given.players.Z, isDead: true } },
      board: {},
    });
    send.play('X play A11 1');
    expect(send.whyNot('X send Z normal')).toMatchObject({ code: 'eliminated', rule: 'HX-ELM-07' });
    expect(send.offers('X', 'send 2')).toEqual([]);
  });

  it('HX-R-31: mercenaries of the eliminated neither act nor are stolen', () => {
    const t = table({
      players: { X: { cards: 'A16 A7' }, Y: {}, Z: { life: 2, cards: 'C5' } },
      board: { '0,0': 'Z C2' },
    });
    expect(t.can('X play A7 2')).toBe(true);
    t.play('X play A16 2', 'X enemy Z');
    expect(t.whyNot('X play A7 2')).toMatchObject({ code: 'no-mercenary', rule: 'HX-CRD-07' });
    expect(t.whyNot('X reuse 0,0')?.code).toBe('not-your-unit');
  });
});
