import { pick, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { dominations as game } from '../../index.ts';
import { SOURCES } from '../../rules/types.ts';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

/** The end of Age III, and so of the game. */
const over = (given: Partial<Given> & Pick<Given, 'players'>) =>
  table({ age: 3, options: { omens: 'off' }, ...given });

describe('VP', () => {
  it('DM-FIN-01: are scored at once and never below 0', () => {
    const s = game.setup(seedOf(7), 3);
    const rng = seeded(seedOf(8));
    const vp = [0, 0, 0];
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      for (const event of game.apply(s, seat, pick(rng, game.moves(s, seat))))
        if (event[0] === 'scored') vp[event[1]]! += event[2];
      expect(s.vp).toEqual(vp);
      expect(Math.min(...vp)).toBeGreaterThanOrEqual(0);
    }
    const t = table({ players: { A: { vp: 1 }, B: {} }, omens: ['tribute'], turn: ['A', 'omen'] });
    expect(t.vp('A')).toBe(0);
  });

  it('DM-FIN-10: the sheet has a column for each source and adds up', () => {
    const sections = ['cities', 'mastery', 'nodus', 'levels', 'triggers', 'omens'];
    const ages = ['influence', 'effects', 'hegemon', 'domination'].flatMap((part) =>
      [1, 2, 3].map((age) => `${part}${age}`),
    );
    const end = ['gameEnd', 'control', 'adjacency', 'objectives'];
    expect(SOURCES).toEqual(expect.arrayContaining([...sections, ...ages, ...end]));
    const t = over({
      players: {
        A: { vp: 5, influence: 4, knowledge: { ART: 1 }, tree: ['empire', 'storytelling a'] },
        B: {},
      },
      map: { 'U(9,9)': 'G01 0 A2', 'D(9,9)': 'G02 0 stonehenge' },
      monuments: { stonehenge: 'A' },
    });
    expect(t.s.sheet[0]!.reduce((sum, n) => sum + n, 0)).toBe(t.vp('A'));
    const columns = ['influence3', 'domination3', 'gameEnd', 'control', 'adjacency', 'hegemon2'] as const;
    expect(columns.map((source) => t.from('A', source))).toEqual([4, 5, 4, 10, 2, 0]);
  });
});

describe('FINAL', () => {
  it('DM-FIN-02: follows E4 of Age III, and Knowledge left is worth nothing', () => {
    const t = over({ players: { A: { knowledge: { GOV: 6, SCI: 6 } }, B: { knowledge: { GOV: 5 } } } });
    expect(t.all('stageStarted').map(([, stage]) => stage)).toEqual([
      'effects',
      'influence',
      'hegemon',
      'domination',
      'gameEnd',
      'monuments',
    ]);
    // Two Domination cards, and the five Hegemon tiles of which nobody has anything.
    expect([t.vp('A'), t.vp('B'), t.asked]).toEqual([10 + 50, 0, 'nobody']);
    const second = over({ players: { A: {}, B: {} }, age: 2 });
    expect([second.s.outcome, second.s.age]).toEqual([null, 3]);
  });

  it('DM-FIN-03: F1, the GAME_END cards of all Trees, and in no other Age', () => {
    const given: Pick<Given, 'players' | 'map'> = {
      players: { A: { tree: ['empire'] }, B: { tree: ['empire+', 'greatLibrary'] } },
      map: { 'U(9,9)': 'G01 0 A3', 'U(12,9)': 'G02 0 B1' },
    };
    const t = over(given);
    expect([t.from('A', 'gameEnd'), t.from('B', 'gameEnd')]).toEqual([6, 3 + 4]);
    const first = over({ ...given, age: 1 });
    expect([first.from('A', 'gameEnd'), first.from('A', 'effects1')]).toEqual([0, 0]);
  });

  it('DM-FIN-04: F2, control of each Monument with a level, 10 VP or with five levels 14', () => {
    const t = over({
      players: { A: {}, B: {}, C: {} },
      map: { 'U(9,9)': 'G01 0 stonehenge', 'U(12,9)': 'G02 0 greatPyramid' },
      monuments: { stonehenge: 'BAA', greatPyramid: 'CAACB' },
      order: 'ABC',
    });
    expect(['A', 'B', 'C'].map((initial) => t.from(initial, 'control'))).toEqual([10, 0, 14]);
    const told = t.all('controlled').map(([, , , seat, by]) => `${seat} ${by}`);
    expect(told.sort()).toEqual(['-1 most', '0 most', '2 first']);
  });

  it('DM-FIN-05: F2, 2 VP for each pair of an own City and a Monument beside it', () => {
    const t = over({
      players: { A: {}, B: {} },
      map: {
        'U(9,9)': 'G01 0 A1',
        'D(9,9)': 'G02 0 stonehenge',
        'U(10,9)': 'G03 0 A3',
        'D(8,9)': 'G04 0 petra',
        'U(9,10)': 'G05 0 B1',
        'U(15,9)': 'G06 0 B1',
      },
      monuments: { stonehenge: 'B', petra: 'B' },
    });
    // U(9,9) is beside both, U(10,9) and U(9,10) beside Stonehenge.
    expect([t.from('A', 'adjacency'), t.from('B', 'adjacency')]).toEqual([6, 2]);
  });

  it('DM-FIN-06: F3, 10 VP for each fulfilled objective of the own card', () => {
    const t = over({
      players: {
        A: {
          nation: 'Huns',
          tree: ['military', 'fishing', 'barter', 'music', 'counting', 'offerings', 'taxation'],
        },
        B: { nation: 'Greeks', tree: ['military'] },
      },
      options: { omens: 'off', goals: 'objectives' },
    });
    expect([t.from('A', 'objectives'), t.from('B', 'objectives')]).toEqual([20, 0]);
    expect(t.all('objectivesChecked')[0]!.slice(3)).toEqual([[false, false, false, true, true]]);
    // A value-6 card is no value-3 card.
    const exact = over({
      players: {
        A: { nation: 'Huns', tree: ['fishing', 'barter', 'music', 'counting', 'offerings', 'relics'] },
        B: {},
      },
      options: { omens: 'off', goals: 'objectives' },
    });
    expect(exact.from('A', 'objectives')).toBe(0);
  });

  it('DM-FIN-07: no F3 with Hegemon tiles', () => {
    const t = over({ players: { A: { tree: ['military'] }, B: {} } });
    expect([t.count('objectivesChecked'), t.from('A', 'objectives')]).toEqual([0, 0]);
    expect(t.all('stageStarted').map(([, stage]) => stage)).not.toContain('objectives');
  });

  it('DM-FIN-08, DM-FIN-09: the most VP wins, in every place ties go by the initiative of Age III', () => {
    const options = { omens: 'off', goals: 'objectives' };
    const places = (a: number, b: number, c: number, order: string) =>
      over({ players: { A: { vp: a }, B: { vp: b }, C: { vp: c } }, order, options }).s.outcome?.places;
    expect(places(80, 90, 70, 'ABC')).toEqual([2, 1, 3]);
    expect(places(80, 80, 90, 'BAC')).toEqual([3, 2, 1]);
    expect(places(80, 80, 80, 'CAB')).toEqual([2, 3, 1]);
    const t = over({ players: { A: { vp: 80 }, B: { vp: 81 } }, order: 'AB', options });
    expect(t.s.outcome).toMatchObject({ scores: [80, 81], places: [2, 1] });
  });
});
