import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../data/cards.ts';
import { NEWEST } from '../../data/tables.ts';
import { boardPoints, technologyPoints } from '../../rules/scoring.ts';
import type { Given } from '../position.ts';
import { finishRound, playUntil } from '../rounds.ts';
import { table } from '../table.ts';

const others = { Orange: {}, Violet: {}, White: {} };

describe('the order of play', () => {
  const players = { Red: {}, Orange: {}, Yellow: {}, Green: {}, Blue: {} };
  const cards: ActionCard[] = ['industrialize', 'assault', 'politicize', 'martialize', 'discover'];

  /** Plays a phase in which nobody does anything; what happened, in words. */
  function course(given: Given, played: readonly ActionCard[], starts: readonly string[]): string[] {
    const t = table(given);
    const names = Object.keys(given.players);
    const said: string[] = [];
    const left = [...starts];
    names.forEach((name, seat) => t.play(`${name[0]} card ${played[seat]}`));
    while (!t.asked.endsWith('actionPhase.choose') && t.s.phase === 'action') {
      const [asked, step] = t.asked.split(' ');
      const name = names[Number(asked)]!;
      if (step === 'action.choose') {
        said.push(name);
        t.play(`${name[0]} endTurn`);
      } else {
        const tied = t.offers(name[0]!, 'start').map((text) => names[Number(text.split(' ')[1])]);
        said.push(`${name} asked: ${tied.join(', ')}`);
        t.play(`${name[0]} start ${names.indexOf(left.shift()!)}`);
      }
    }
    return said;
  }

  it.each([
    { start: 'Red', queue: ['Red', 'Yellow', 'Green'] },
    { start: 'Green', queue: ['Green', 'Red', 'Yellow'] },
  ])('among equals begins with $start (HG-G-02, HG-ACT-02, HG-ACT-03)', ({ start, queue }) => {
    expect(course({ players }, cards, [start])).toEqual([
      'Orange',
      'Red asked: Red, Yellow, Green',
      ...queue,
      'Blue',
    ]);
  });

  it('orders ties one by one, each when it is reached (HG-G-51, HG-ACT-03, HG-R-56)', () => {
    const given = { players: { Blue: {}, Yellow: {}, Orange: {}, Red: {}, Green: {} } };
    const played = ['assault', 'politicize', 'industrialize', 'subvert', 'subvert'] as const;
    expect(course(given, played, ['Orange', 'Green'])).toEqual([
      'Blue',
      'Blue asked: Yellow, Orange',
      'Orange',
      'Yellow',
      'Blue asked: Red, Green',
      'Green',
      'Red',
    ]);
  });

  it('was made whole before the first turn in games of rules number 2 (HG-R-56)', () => {
    const given = { players, rules: 2 };
    expect(course(given, cards, ['Green'])).toEqual([
      'Red asked: Red, Yellow, Green',
      'Orange',
      'Green',
      'Red',
      'Yellow',
      'Blue',
    ]);
  });
});

describe('scoring', () => {
  const points = (boards: number[][]) =>
    boards[0]!.map((_, seat) =>
      boards.reduce((sum, powers) => sum + boardPoints(NEWEST, powers, false)[seat]!, 0),
    );

  it('adds the boards up (HG-G-12, HG-SCO-02, HG-SCO-04)', () => {
    expect(
      points([
        [5, 4, 2],
        [0, 0, 8],
        [7, 4, 0],
      ]),
    ).toEqual([12, 6, 9]);
  });

  it.each([
    { id: 'HG-G-13, HG-SCO-03', core: false, powers: [5, 5, 3, 1], expected: [3, 3, 1, 1] },
    { id: 'HG-G-14, HG-SCO-03, HG-SCO-05', core: true, powers: [6, 2, 2], expected: [7, 2, 2] },
    { id: 'HG-G-15, HG-SCO-04, HG-SCO-05', core: true, powers: [1, 0, 0], expected: [9, 0, 0] },
    { id: 'HG-G-44', core: true, powers: [4, 4, 4], expected: [4, 4, 4] },
    { id: 'HG-G-44', core: true, powers: [4, 4, 2], expected: [4, 4, 2] },
    { id: 'HG-G-44', core: false, powers: [3, 3, 0], expected: [3, 3, 0] },
  ])('pays $powers with $expected ($id)', ({ core, powers, expected }) => {
    expect(boardPoints(NEWEST, powers, core)).toEqual(expected);
  });

  it('pays Advanced Technologies at the end (HG-G-34, HG-END-03)', () => {
    const { s } = table({
      players: {
        Blue: { advanced: ['predictiveAlgorithms', 'polymorphicMatter', 'nanoAccelerants'] },
        ...others,
      },
    });
    expect(technologyPoints(s)).toEqual([12, 0, 0, 0]);
  });
});

describe('arbitration', () => {
  const arbiter = (caps: readonly number[]) => {
    const [a, b, c] = caps;
    const t = table({ players: { Ann: { caps: a! }, Ben: { caps: b! }, Cleo: { caps: c! }, Dan: {} } });
    finishRound(t);
    return t;
  };

  it('passes the token to another of the richest (HG-G-16, HG-ARB-03, HG-R-42)', () => {
    expect(arbiter([7, 7, 5]).s.arbiter).toBe(1);
    const tied = arbiter([5, 7, 7]);
    expect(tied.asked).toBe('0 arbitration.chooseArbiter');
    expect(tied.offers('A', 'arbiter')).toEqual(['arbiter 1', 'arbiter 2']);
  });

  it('keeps CAPs up to the limit (HG-G-17, HG-ARB-04, HG-TX-I7)', () => {
    const left = (advanced: Given['players'][string]['advanced']) => {
      const t = table({ players: { Blue: { caps: 12, built: [3, 4, 8], advanced }, ...others } });
      finishRound(t);
      return 12 - (t.events.find(([name]) => name === 'retained')?.[2] as number);
    };
    expect(left([])).toBe(4);
    expect(left(['emergentEconomics'])).toBe(10);
  });
});

describe('the end', () => {
  it('comes after the scoring of the round in which the stack ran out (HG-G-33, HG-END-01, HG-END-02)', () => {
    const t = table({
      players: { Blue: { caps: 1 }, ...others },
      sectors: { '3,0': { tile: 0, pieces: { B: 'c' } } },
      turn: ['B', 'discover'],
      pool: [5],
      stack: 1,
    });
    t.play('B survey', `B place 5 ${t.at('3,-1')}`);
    expect([t.s.stack.length, t.s.outcome]).toEqual([0, null]);
    t.play('B endTurn');
    finishRound(t);
    expect(t.s.outcome?.reason).toBe('stack');
    expect(t.events.findIndex(([name]) => name === 'boardScored')).toBeLessThan(
      t.events.findIndex(([name]) => name === 'gameOver'),
    );
  });

  it('lets the second of two players place without a flip (HG-G-36, HG-EXP-01, HG-R-35, HG-END-01)', () => {
    const t = table({
      players: { Blue: { home: [3, -1] }, Red: { home: [-1, -2] } },
      pool: [3, 4, 5],
      stack: 1,
    });
    t.s.agenda = [
      { do: 'play', at: 'rounds' },
      { do: 'round', at: 'firstActions' },
      { do: 'expansion', at: 'turns' },
      { do: 'expansionTurn', at: 'placeTile' },
    ];
    Object.assign(t.s, { phase: 'expansion', active: 0, queue: [1] });
    t.s.pool.push(t.s.stack.pop()!);
    t.play('B place 3 2,0', 'B drawDeck');
    t.play(`B discard ${t.s.hands[0]![0]}`);
    expect([t.s.pool.length, t.asked]).toEqual([3, '1 expansionTurn.placeTile']);
    t.play('R place 4 2,-1');
    expect([t.s.pool.length, t.s.stack.length]).toEqual([2, 0]);
    const { round } = t.s;
    playUntil(t, () => t.s.outcome !== null);
    expect([t.s.round, t.s.outcome?.reason]).toEqual([round, 'stack']);
  });
});
