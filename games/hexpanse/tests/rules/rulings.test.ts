import { describe, expect, it } from 'vitest';
import { MISSION_DECKS, MISSIONS } from '../../data/missions.ts';
import * as text from '../../terminal/index.ts';
import type { Given, Side } from '../position.ts';
import { RHOMBUS, units } from '../shapes.ts';
import { table } from '../table.ts';
import { endTurn, opened, playTo } from '../turns.ts';

const namesOf = (deck: readonly number[]) => deck.map((mission) => MISSIONS[mission]!.id);

describe('the mission deck', () => {
  it('HX-R-38: all fourteen shapes for two and pairs, the ten compact ones for three and four', () => {
    const all = Array.from({ length: 14 }, (_, i) => `P${String(i + 1).padStart(2, '0')}`);
    const thin = ['P05', 'P08', 'P09', 'P10'];
    const compact = all.filter((id) => !thin.includes(id));
    const drawn = (seats: number, options = {}) =>
      new Set(
        Array.from({ length: 90 }, (_, seed) => {
          const t = opened(seats, { mode: 'sailor', factions: 'random', ...options }, seed);
          playTo(t, 'setUp.placeWarlord');
          return MISSIONS[t.s.common]!.id;
        }),
      );
    expect([...drawn(2)].sort()).toEqual(all);
    expect([...drawn(4, { teams: 'pairs' })].sort()).toEqual(all);
    expect([...drawn(3)].sort()).toEqual(compact);
    expect([...drawn(3, { missionDeck: 'nine' })].sort()).toEqual(all);
    expect([...drawn(4, { missionDeck: 'swift' })].sort()).toEqual(namesOf(MISSION_DECKS.swift));
  });

  it('HX-R-38: the swift deck is won with seven cells', () => {
    const flower = ['0,0', '0,1', '1,-1', '1,0', '1,1', '2,-1', '2,0'];
    const t = table({
      players: { X: {}, Y: {}, Z: {} },
      options: { missionDeck: 'swift' },
      common: 'Q01',
      board: units(flower.slice(1), 'X'),
    });
    t.play('X place normal', 'X at 0,0');
    expect(t.won).toBe('X formation');
  });
});

describe('rulings on the course of effects', () => {
  it('HX-R-37: M10 cannot save a warlord that dies at a later attack of the same effect', () => {
    const t = table({
      players: { X: { minor: 'M3', cards: 'A19' }, Y: { minor: 'M10', warlord: '1,0', life: 1 } },
      board: { '0,0': 'Y minor' },
    });
    t.play('X play A19 1', 'X orient 0,0 0');
    expect([t.won, t.told('fell')]).toEqual(['X warlords', []]);
    const hurt = table({
      players: { X: { minor: 'M3', cards: 'A19' }, Y: { minor: 'M10', warlord: '1,0', life: 2 } },
      board: { '0,0': 'Y minor' },
    });
    hurt.play('X play A19 1', 'X orient 0,0 0');
    expect(hurt.life('Y')).toBe(5);
  });

  it('HX-R-37: units that M11 returns may be placed by the same pattern', () => {
    const t = table({
      players: { X: { minor: 'M11', cards: 'C17', reserve: [0], ship: [3, 2] }, Y: { minor: 'M4' } },
      board: { '1,0': 'X minor' },
    });
    t.play('X deploy C17', 'X at 0,0', 'X orient 0,0 0', 'X takeBack 3 1', 'X put -1,0 normal');
    expect([t.board, t.reserve('X'), t.ship('X')]).toEqual([
      { '0,0': 'X C17', '-1,0': 'X' },
      [2, 1, 0],
      [0, 2],
    ]);
  });

  it('HX-R-37: triggers come in turn order, the active player’s first', () => {
    const t = table({
      players: {
        X: { minor: 'M10', life: 1 },
        Y: { minor: 'M12', cards: 'A24' },
        Z: { minor: 'M11', ship: [1] },
      },
      board: { '0,0': 'X minor', '1,0': 'Y minor', '1,-1': 'Z minor' },
      turn: 'Y',
    });
    t.play('Y play A24 2', 'Y orient 0,0 0');
    expect(t.told('fell').map(([, seat]) => seat)).toEqual([1, 2, 0]);
    expect([t.life('X'), t.hexilum('Y'), t.ship('Z')]).toEqual([5, 4, [0, 0]]);
  });

  it('HX-R-43: own attacks may kill the own warlord; in which order to attack is asked then', () => {
    const given = {
      players: { X: { cards: 'A19', warlord: '1,0', life: 1 }, Y: {}, Z: {} },
      board: { '0,0': 'Y' },
      market: '',
    };
    const last = table(given);
    last.play('X play A19 1', 'X orient 0,0 0');
    expect(last.places('X', 'strike').sort()).toEqual(['0,0', '1,0']);
    last.play('X strike 0,0');
    expect([last.s.eliminated, last.ship('Y'), last.asked]).toEqual([[0], [1, 0], 'Y action.choose']);
    const first = table(given);
    first.play('X play A19 1', 'X orient 0,0 0', 'X strike 1,0');
    expect([first.s.eliminated, first.on('0,0')]).toEqual([[0], 'Y']);
    const healthy = table({ ...given, players: { ...given.players, X: { ...given.players.X, life: 2 } } });
    healthy.play('X play A19 1', 'X orient 0,0 0');
    expect([healthy.life('X'), healthy.on('0,0')]).toEqual([1, '']);
  });
});

describe('the round cap (HX-R-30)', () => {
  const RING = RHOMBUS.filter((hex) => hex !== '0,0');
  /** The last turn of the last round ends with nothing done. */
  const end = (given: Given) => {
    const t = table({ round: 40, market: '', turn: Object.keys(given.players).at(-1)!, ...given });
    endTurn(t);
    return t;
  };
  const two = (X: Side, Y: Side, board = {}) => end({ players: { X, Y }, board, common: 'P07' });

  it('HX-R-30: after 40 rounds, each a turn of every living player', () => {
    const t = table({ players: { X: {}, Y: {} }, round: 39, turn: 'Y', market: '' });
    endTurn(t);
    expect([t.asked, t.s.round]).toEqual(['X action.choose', 40]);
    endTurn(t);
    expect([t.asked, t.s.round]).toEqual(['Y action.choose', 40]);
    endTurn(t);
    expect(t.asked).toBe('nobody');
    const last = end({ players: { X: {}, Y: {}, Z: { isDead: true } }, turn: 'Y' });
    expect(last.asked).toBe('nobody');
    const short = table({
      players: { X: {}, Y: {} },
      options: { roundCap: 20 },
      round: 20,
      turn: 'Y',
      market: '',
    });
    endTurn(short);
    expect(short.asked).toBe('nobody');
  });

  it('HX-R-30: most units in the best place of a mission win, whatever stands on its other cells', () => {
    const t = two({}, { life: 1 }, { ...units(RING.slice(0, 3), 'X'), '0,0': 'Y', '0,1': 'Y' });
    expect(t.won).toBe('X cap');
    expect(t.s.outcome).toEqual({ places: [1, 2], scores: [3, 2], reason: 'cap' });
    const other = two(
      {},
      { life: 1 },
      { ...units(RING.slice(0, 2), 'X'), ...units(['2,0', '2,1', '3,0'], 'Y') },
    );
    expect(other.won).toBe('Y cap');
    // Four units far from each other are no better than one.
    const apart = two({}, {}, { '-4,4': 'X', '4,-1': 'X', '-1,-3': 'X', '0,0': 'Y', '1,0': 'Y' });
    expect(apart.won).toBe('Y cap');
  });

  it('HX-R-30: secret missions are revealed and count for those who could win with them', () => {
    const secret = (X: string, Y: string) => {
      const t = end({
        players: { X: { secret: X, minor: 'M9' }, Y: { secret: Y, minor: 'M4' } },
        common: 'P06',
        board: { ...units(RHOMBUS.slice(0, 6), 'X'), '-4,1': 'Y', '-4,2': 'Y', '-4,3': 'Y', '-4,4': 'Y' },
      });
      expect(t.told('secretsRevealed')).toHaveLength(1);
      return [t.won, t.s.outcome!.scores];
    };
    expect(secret('P07', 'P12')).toEqual(['X cap', [6, 4]]);
  });

  it('HX-R-30: then life, hexilum, units on the board, else a draw', () => {
    const board = { '0,0': 'X', '1,0': 'Y' };
    expect(two({ life: 3, hexilum: 9 }, { life: 4 }, board).won).toBe('Y cap');
    expect(two({ life: 4, hexilum: 3 }, { life: 4, hexilum: 2 }, { ...board, '-4,4': 'Y' }).won).toBe(
      'X cap',
    );
    expect(two({}, {}, { ...board, '-4,4': 'Y' }).won).toBe('Y cap');
    const draw = two({}, {}, board);
    expect(draw.s.outcome).toEqual({ places: [1, 1], scores: [1, 1], reason: 'draw' });
  });

  it('HX-R-30: what decided between equally many units is said beside them', () => {
    const said = (t: ReturnType<typeof end>) =>
      t.s.outcome!.scores.map((_, seat) => text.tied(t.view('table'), seat));
    const board = { '0,0': 'X', '1,0': 'Y', '-4,4': 'Y' };
    expect(said(two({ life: 3, hexilum: 9 }, { life: 4 }, board))).toEqual([
      'life 3, 9 hexilum, 1 unit on the board',
      'life 4, 0 hexilum, 2 units on the board',
    ]);
    expect(said(two({}, {}, units(RING.slice(0, 2), 'X')))).toEqual([null, null]);
    const pairs = end({
      players: { X: { life: 1 }, Y: { life: 5 }, Z: { life: 6 }, W: { life: 1 } },
      options: { teams: 'pairs' },
      board: { '0,0': 'X', '-3,3': 'Y' },
    });
    expect(said(pairs)[0]).toMatch(/^life 7, /);
    expect(said(pairs)[2]).toBe(said(pairs)[0]);
    expect(said(pairs)[1]).toMatch(/^life 6, /);
  });

  it('HX-R-30: in pairs units count together, and life, hexilum and units are added up', () => {
    const pairs = (X: Side, Y: Side, Z: Side, W: Side, board = {}) =>
      end({ players: { X, Y, Z, W }, options: { teams: 'pairs' }, common: 'P07', board }).won;
    const board = { '0,0': 'X', '1,0': 'Z', '-3,3': 'Y', '-3,2': 'Y' };
    expect(pairs({ life: 1 }, { life: 6 }, { life: 6 }, { life: 2 }, board)).toBe('YW cap');
    expect(pairs({ life: 1 }, { life: 5 }, { life: 6 }, { life: 1 }, board)).toBe('XZ cap');
    expect(pairs({ hexilum: 1 }, {}, { hexilum: 1 }, { hexilum: 1 }, board)).toBe('XZ cap');
    expect(pairs({}, {}, {}, {}, { ...board, '0,1': 'Z' })).toBe('XZ cap');
  });
});
