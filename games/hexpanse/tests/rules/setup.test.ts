import { describe, expect, it } from 'vitest';
import { EVEN_START } from '../../data/even-start.ts';
import { OFFERED } from '../../data/minor-factions.ts';
import { MISSION_DECKS } from '../../data/missions.ts';
import { hexpanse as game } from '../../index.ts';
import { endTurn, opened, playTo } from '../turns.ts';

const MODES = ['sailor', 'captain', 'admiral'] as const;
const sorted = <T>(list: readonly T[]) => [...list].sort();
const INITIALS = ['A', 'B', 'C', 'D'];
/** Seats from this one on, clockwise. */
const from = (first: number, seats: number) =>
  Array.from({ length: seats }, (_, i) => INITIALS[(first + i) % seats]!);

describe('the set-up', () => {
  it('HX-SET-01: the first player is random', () => {
    for (const seats of [2, 3, 4]) {
      const firsts = Array.from({ length: 60 }, (_, seed) => opened(seats, {}, seed).s.first);
      expect(sorted([...new Set(firsts)])).toEqual([0, 1, 2, 3].slice(0, seats));
    }
  });

  it('HX-SET-01, HX-R-48: or the seat that the table names, if there is one; nothing else changes', () => {
    for (const seat of [0, 1, 2]) {
      const firsts = Array.from(
        { length: 20 },
        (_, seed) => opened(3, { firstPlayer: `seat${seat + 1}` }, seed).s.first,
      );
      expect(new Set(firsts)).toEqual(new Set([seat]));
    }
    for (const seed of [1, 2, 3, 4]) {
      const drawn = opened(3, { mode: 'sailor' }, seed).s;
      expect(opened(3, { mode: 'sailor', firstPlayer: 'seat4' }, seed).s).toEqual(drawn);
      const named = opened(3, { mode: 'sailor', firstPlayer: 'seat2' }, seed).s;
      expect(named.deck).toEqual(drawn.deck);
    }
  });

  it('HX-SET-02: factions are chosen clockwise from the first player, none twice', () => {
    const t = opened(3, {}, 5);
    const [a, b, c] = from(t.s.first, 3);
    expect(t.asked).toBe(`${a} setUp.chooseFaction`);
    expect(t.offers(a!)).toHaveLength(4);
    t.play(`${a} faction IN`);
    expect(t.whyNot(`${b} faction IN`)).toMatchObject({ code: 'faction-taken', rule: 'HX-SET-02' });
    t.play(`${b} faction UT`);
    expect(t.asked).toBe(`${c} setUp.chooseFaction`);
    expect(t.offers(c!)).toHaveLength(2);
  });

  it('HX-SET-02: or at random, by the option', () => {
    const t = opened(4, { mode: 'sailor', factions: 'random' });
    expect(t.asked).toMatch(/setUp.placeWarlord$/);
    expect(sorted(t.s.factions)).toEqual([0, 1, 2, 3]);
    const seen = Array.from(
      { length: 40 },
      (_, seed) => opened(2, { factions: 'random' }, seed).s.factions[0],
    );
    expect(new Set(seen).size).toBe(4);
  });

  it('HX-SET-03: income 1, no hexilum, life 6', () => {
    const { s } = opened(4);
    expect([s.income, s.hexilum, s.life]).toEqual([Array(4).fill(1), Array(4).fill(0), Array(4).fill(6)]);
  });

  it('HX-SET-04: 12 normal units for sailors, else 9 and 3 minor ones', () => {
    const reserves = (mode: string) => {
      const t = opened(2, { mode });
      playTo(t, 'setUp.placeWarlord');
      return t.s.reserve;
    };
    expect(reserves('sailor')).toEqual(Array(2).fill([12, 0, 0]));
    expect(reserves('captain')).toEqual(Array(2).fill([9, 3, 0]));
    expect(reserves('admiral')).toEqual(Array(2).fill([9, 3, 0]));
    expect(opened(2).s.mode).toBe('captain');
  });

  it('HX-SET-05: one minor faction more than players, chosen from the last player back to the first', () => {
    const t = opened(3, {}, 5);
    expect(t.s.minorRow).toEqual([]);
    playTo(t, 'setUp.chooseMinor');
    const [a, b, c] = from(t.s.first, 3);
    const row = t.s.minorRow;
    expect(new Set(row).size).toBe(4);
    expect(t.told('minorsOffered')).toEqual([['minorsOffered', row]]);
    expect(t.asked).toBe(`${c} setUp.chooseMinor`);
    t.play(`${c} minor ${row[2]}`);
    expect(t.asked).toBe(`${b} setUp.chooseMinor`);
    expect(t.whyNot(`${b} minor ${row[2]}`)).toMatchObject({ code: 'minor-taken', rule: 'HX-SET-05' });
    const absent = OFFERED.find((minor) => !row.includes(minor));
    expect(t.whyNot(`${b} minor ${absent}`)?.code).toBe('minor-not-offered');
    t.play(`${b} minor ${row[0]}`, `${a} minor ${row[3]}`);
    expect(t.s.minors).not.toContain(row[1]);
    expect(t.asked).toBe(`${a} setUp.placeWarlord`);
    expect(opened(2, { mode: 'sailor', factions: 'random' }).s.minorRow).toEqual([]);
  });

  it('HX-SET-06: the market opens with 5 of 50 cards, after the minor factions', () => {
    const t = opened(2);
    playTo(t, 'setUp.chooseMinor');
    expect([t.s.market.length, t.s.deck.length]).toEqual([0, 50]);
    playTo(t, 'setUp.placeWarlord');
    expect([t.s.market.length, t.s.deck.length]).toEqual([5, 45]);
    expect(t.told('marketFilled')).toEqual([['marketFilled', t.s.market]]);
    expect(new Set([...t.s.market, ...t.s.deck]).size).toBe(50);
  });

  it.each(['sailor', 'captain'])('HX-SET-07: one common mission for a %s, none secret', (mode) => {
    const t = opened(3, { mode });
    expect(t.s.common).toBe(-1);
    playTo(t, 'setUp.placeWarlord');
    expect(MISSION_DECKS.melee).toContain(t.s.common);
    expect(t.told('missionSet')).toEqual([['missionSet', t.s.common]]);
    expect(t.view('B').common).toBe(t.s.common);
    expect([t.s.secrets, t.s.missionRow]).toEqual([[], []]);
  });

  it('HX-SET-08: an Admiral takes one of the row in secret, the last one is common', () => {
    const t = opened(2, { mode: 'admiral' }, 3);
    playTo(t, 'setUp.chooseMinor');
    expect([t.s.missionRow, t.s.shown]).toEqual([[], [[], []]]);
    playTo(t, 'setUp.chooseMission');
    const [a, b] = from(t.s.first, 2);
    const row = t.s.missionRow;
    expect(row).toHaveLength(3);
    expect(t.told('missionsRevealed')).toEqual([['missionsRevealed', row]]);
    expect(t.view('table').missionRow).toEqual(row);
    expect(t.asked).toBe(`${b} setUp.chooseMission`);
    const [taken] = t.play(`${b} mission ${row[1]}`);
    expect(game.eventFor(taken!, t.seat(a!))).toEqual(['missionTaken', t.seat(b!), -1, -1]);
    expect(t.view(a!).secrets).toEqual([-1, -1]);
    expect(t.whyNot(`${a} mission ${row[1]}`)).toMatchObject({ code: 'mission-not-left', rule: 'HX-SET-08' });
    t.play(`${a} mission ${row[0]}`);
    expect(t.s.common).toBe(row[2]);
    expect(t.view(a!).secrets[t.seat(a!)]).toBe(row[0]);
  });

  it('HX-SET-08, HX-R-22: in a private draft each sees only what is left at the own pick', () => {
    const t = opened(3, { mode: 'admiral', missionDraft: 'private' }, 3);
    playTo(t, 'setUp.chooseMission');
    const [a, b, c] = from(t.s.first, 3);
    const row = t.s.shown[t.seat(c!)]!.slice();
    expect(t.s.missionRow).toEqual([]);
    expect(t.told('missionsRevealed')).toEqual([]);
    t.play(`${c} mission ${row[0]}`, `${b} mission ${row[1]}`);
    const shown = (initial: string) => t.view(initial).shown;
    expect(shown(a!)[t.seat(a!)]).toEqual(row.slice(2));
    expect(shown(b!)[t.seat(b!)]).toEqual(row.slice(1));
    expect(shown(a!)[t.seat(b!)]!.every((mission) => mission === -1)).toBe(true);
    expect(
      t
        .view('table')
        .shown.flat()
        .every((mission) => mission === -1),
    ).toBe(true);
  });

  it('HX-SET-02, HX-SET-05 to 09: everything is revealed when its step has come, and told', () => {
    const t = opened(2, { mode: 'admiral' }, 3);
    playTo(t, 'action.choose');
    const names = t.events.map(([name]) => name).filter((name, i, all) => name !== all[i - 1]);
    expect(names.slice(0, 9)).toEqual([
      ...['factionChosen', 'minorsOffered', 'minorChosen', 'marketFilled', 'missionsRevealed'],
      ...['missionTaken', 'missionSet', 'warlordPlaced', 'turnStarted'],
    ]);
  });

  it('HX-SET-09, HX-R-04: warlords go clockwise to any empty territory, on hexilum for 1 hexilum', () => {
    const t = opened(3, { mode: 'sailor', factions: 'random' }, 5);
    const [a, b, c] = from(t.s.first, 3);
    expect(t.asked).toBe(`${a} setUp.placeWarlord`);
    expect(t.offers(a!)).toHaveLength(91);
    t.play(`${a} warlord 3,0`);
    expect(t.whyNot(`${b} warlord 3,0`)).toMatchObject({ code: 'occupied', rule: 'HX-GEN-02' });
    t.play(`${b} warlord 2,0`, `${c} warlord 0,5`);
    expect([a, b, c].map((initial) => t.hexilum(initial!))).toEqual([1 + 1, 0, 1]);
    expect(t.asked).toBe(`${a} action.choose`);
    expect([t.s.round, t.s.phase]).toEqual([1, 'action']);
  });
});

describe('an even start', () => {
  it('HX-SET-10, HX-R-47: is off by default: no hexilum, and two actions in the very first turn', () => {
    for (const mode of MODES) {
      const t = opened(2, { mode, factions: 'random' });
      expect(t.s).toEqual(opened(2, { mode, factions: 'random', evenStart: 'off' }).s);
      expect(t.s.hexilum).toEqual([0, 0]);
      playTo(t, 'action.choose');
      expect([t.s.actionsLeft, t.told('shortened')]).toEqual([2, []]);
    }
  });

  it.each([
    [2, 'off', 2, 2],
    [3, 'off', 3, 3],
    [4, 'off', 4, 4],
    [4, 'pairs', 'pairs', 2],
  ] as const)(
    'HX-SET-10, HX-R-47: %i seats, pairs %s: hexilum by place in the order of play, to each partner of a pair',
    (seats, teams, key, sides) => {
      for (const mode of MODES)
        for (const seed of [1, 2, 3]) {
          const t = opened(seats, { mode, teams, evenStart: 'on' }, seed);
          const { hexilum, firstTurn } = EVEN_START[mode][key];
          expect(hexilum).toHaveLength(sides);
          const inOrder = from(t.s.first, seats).map((initial) => t.hexilum(initial));
          expect(inOrder).toEqual(Array.from({ length: seats }, (_, place) => hexilum[place % sides]));
          playTo(t, 'action.choose');
          expect([t.s.active, t.s.actionsLeft]).toEqual([t.s.first, firstTurn]);
          const shortened = firstTurn < 2 ? [['shortened', t.s.first, firstTurn]] : [];
          expect(t.told('shortened')).toEqual(shortened);
        }
    },
  );

  /** By hand: what the rules text of the game says of two sides, each place in the order of play and the first turn's actions. */
  it.each([
    ['sailor', 'off', [0, 1], 1],
    ['captain', 'off', [1, 0], 2],
    ['admiral', 'off', [1, 0], 2],
    ['sailor', 'pairs', [0, 1, 0, 1], 2],
    ['captain', 'pairs', [2, 0, 2, 0], 1],
    ['admiral', 'pairs', [2, 0, 2, 0], 2],
  ] as const)(
    'HX-SET-10, HX-R-47: two sides, %s, pairs %s: the amounts in force',
    (mode, teams, given, actions) => {
      const seats = given.length;
      const t = opened(seats, { mode, teams, evenStart: 'on' }, 7);
      expect(from(t.s.first, seats).map((initial) => t.hexilum(initial))).toEqual(given);
      playTo(t, 'action.choose');
      expect([t.s.active, t.s.actionsLeft]).toEqual([t.s.first, actions]);
    },
  );

  it('HX-SET-10: only the very first turn is shorter', () => {
    const t = opened(2, { mode: 'sailor', factions: 'random', evenStart: 'on' });
    const actions: number[] = [];
    playTo(t, 'action.choose');
    for (let i = 0; i < 4; i++) {
      actions.push(t.s.actionsLeft);
      endTurn(t);
    }
    expect(actions).toEqual([EVEN_START.sailor[2].firstTurn, 2, 2, 2]);
  });

  it('HX-SET-10: what it gives is told as the warlords land', () => {
    const t = opened(4, { mode: 'sailor', factions: 'random', evenStart: 'on' });
    playTo(t, 'action.choose');
    const { hexilum } = EVEN_START.sailor[4];
    const given = hexilum.flatMap((n, place) => (n > 0 ? [['evenStart', (t.s.first + place) % 4, n]] : []));
    expect(given.length).toBeGreaterThan(0);
    expect(t.told('evenStart')).toEqual(given);
  });
});
