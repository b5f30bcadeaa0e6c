import { describe, expect, it } from 'vitest';
import { asks, finishRound, playUntil, reveal } from '../rounds.ts';
import { table } from '../table.ts';

/** After a round in which nobody did anything, with these CAPs for Ann (the Arbiter), Ben, Cleo and Dan. */
const after = (caps: readonly [number, number, number, number]) => {
  const [ann, ben, cleo, dan] = caps;
  const t = table({
    players: {
      Ann: { caps: ann, inactive: ['nanoFabricants'] },
      // Retention limit 4.
      Ben: { caps: ben, built: [3, 4, 8], hand: ['polymorphicMatter'] },
      Cleo: { caps: cleo },
      Dan: { caps: dan, inactive: ['psionicEcology', 'emergentEconomics'] },
    },
    sectors: { '3,0': { pieces: { C: 'c' } } },
  });
  finishRound(t);
  return t;
};

describe('Arbitration', () => {
  it('HG-ARB-01: begins with the return of all inactive cards', () => {
    const t = after([5, 7, 7, 0]);
    expect(t.asked).toBe('0 arbitration.chooseArbiter');
    expect(t.s.inactive).toEqual([[], [], [], []]);
    expect(t.hand('A')).toEqual(['nanoFabricants']);
    expect(t.hand('D').toSorted()).toEqual(['emergentEconomics', 'psionicEcology']);
    expect(t.hand('B')).toEqual(['polymorphicMatter']);
  });

  it('HG-ARB-02: makes whoever has most CAPs before discarding the Arbiter', () => {
    const t = after([11, 12, 3, 0]);
    expect(t.s.arbiter).toBe(1);
    // Ann kept 10 and Ben only 4; both then had income.
    expect(t.events.filter(([name]) => name === 'retained')).toEqual([
      ['retained', 1, 8],
      ['retained', 0, 1],
    ]);
  });

  it('HG-ARB-02: leaves the token with an Arbiter who has more than anybody else', () => {
    const t = after([8, 7, 7, 7]);
    expect([t.s.arbiter, t.last('arbiterChosen')[1]]).toEqual([0, 0]);
  });

  it('HG-ARB-03: lets the Arbiter choose among others that have most', () => {
    const t = after([5, 7, 3, 7]);
    expect(t.offers('A', 'arbiter')).toEqual(['arbiter 1', 'arbiter 3']);
    for (const seat of [0, 2])
      expect(t.whyNot(`A arbiter ${seat}`)).toMatchObject({ code: 'not-candidate', rule: 'HG-ARB-03' });
    t.play('A arbiter 3');
    expect(t.s.arbiter).toBe(3);
  });

  it('HG-ARB-03: takes the token from an Arbiter that is tied', () => {
    const t = after([7, 7, 7, 0]);
    expect(t.offers('A', 'arbiter')).toEqual(['arbiter 1', 'arbiter 2']);
    expect(t.whyNot('A arbiter 0')?.code).toBe('not-candidate');
    expect(after([7, 0, 7, 0]).s.arbiter).toBe(2);
  });

  it('HG-ARB-04: discards CAPs beyond the limit, no more', () => {
    const t = after([10, 5, 25, 4]);
    expect(t.events.filter(([name]) => name === 'retained').toSorted()).toEqual([
      ['retained', 1, 1],
      ['retained', 2, 15],
    ]);
  });

  it('HG-ARB-05: then scores the boards, and then looks whether the game is over', () => {
    const t = after([11, 0, 0, 0]);
    expect(t.s.points).toEqual([0, 0, 8, 0]);
    expect(t.s.outcome).toBeNull();
    const over = table({ players: { Ann: { caps: 11 }, Ben: {} }, sectors: {}, stack: 0, pool: [5] });
    over.s.complexes[0]![0] = 1;
    over.s.tiles[0] = 6;
    finishRound(over);
    const names = over.events.map(([name]) => name);
    const order = ['arbiterChosen', 'retained', 'boardScored', 'technologiesScored', 'gameOver'] as const;
    expect(names.filter((name) => (order as readonly string[]).includes(name))).toEqual(order);
  });

  it('HG-ARB-06: the new Arbiter begins the expansion and decides the order among equal cards', () => {
    const t = after([0, 0, 3, 0]);
    expect(t.asked).toBe('2 expansionTurn.placeTile');
    const from = t.events.length;
    playUntil(t, asks('actionPhase.choose'));
    const turns = t.events.slice(from).flatMap((event) => (event[0] === 'turnStarted' ? [event[1]] : []));
    expect(turns).toEqual([3, 0, 1]);
    reveal(t, { A: 'subvert', B: 'assault', C: 'discover', D: 'assault' });
    expect(t.asked).toBe('2 ordering.chooseStart');
  });
});
