import { describe, expect, it } from 'vitest';
import type { Given } from '../position.ts';
import { type Table, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const rich = { Blue: { caps: 40 }, ...others };

/** Gives a player an action turn with Assault after that of the active one. */
function thenAssault(t: Table, initial: string): void {
  t.s.chosen[t.seat(initial)] = 'assault';
  t.s.caps[t.seat(initial)] = 40;
  t.s.queue = [t.seat(initial)];
}

describe('Complexes', () => {
  it('HG-CON-11: count themselves and all own ones in adjacent sectors, no others', () => {
    const t = table({
      players: rich,
      sectors: {
        '2,0': { tile: { industrial: 3 }, pieces: { B: '2c', Y: 'c' } },
        '3,0': { tile: { industrial: 2 }, pieces: { B: 'c', G: 'c' } },
        '2,-1': { tile: { industrial: 2 }, pieces: { B: '2c' } },
        '3,-2': { tile: { industrial: 3 }, pieces: { B: '3c' } },
        '1,0': { tile: { industrial: 3 }, pieces: { R: '2c', Y: 'c' } },
        '0,1': { tile: { industrial: 1 }, pieces: { R: 'c' } },
        '1,-1': { tile: { industrial: 3 }, pieces: { R: '3c' } },
        '-1,1': { tile: { industrial: 1 }, pieces: { R: 'c' } },
      },
      turn: ['B', 'industrialize'],
    });
    // The attacker counts round its own sector: (3,-2) is two steps away. The Defender counts round the Conflict Sector.
    t.play('B attack acquire 2,0 1,0 R industrial');
    expect(t.terms('attacker')).toBe('complexes 2, neighbours 3');
    expect(t.terms('defender')).toBe('complexes 2, neighbours 4');
  });

  it('HG-CON-12: defend a Gate that stands alone from its own and all adjacent sectors', () => {
    const t = table({
      players: rich,
      sectors: {
        '2,0': { tile: { industrial: 2 }, pieces: { B: 'c' } },
        '3,0': { tile: { industrial: 2 }, pieces: { R: '2c' } },
        '3,-1': { tile: { industrial: 1 }, pieces: { G: 'c' } },
        '3,-2': { tile: { industrial: 3 }, pieces: { R: '3c' } },
        '-2,0': { tile: { industrial: 1 }, pieces: { R: 'c' } },
      },
      gates: [['R', '2,0', '-2,0']],
      turn: ['B', 'industrialize'],
    });
    // Adjacent are (3,0) and, by the Gate itself, (-2,0); (3,-2) is two steps away.
    t.play('B attack acquire 2,0 2,0 R industrial');
    expect(t.terms('defender')).toBe('neighbours 3');
  });

  it('HG-CON-22: on the own home count like any others', () => {
    const t = table({
      players: { Blue: { caps: 40, home: [3, 0] }, ...others },
      sectors: {
        '3,0': { pieces: { B: 'c e o' } },
        '2,0': { tile: { industrial: 2 }, pieces: { B: 'c', R: 'c' } },
      },
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 2,0 2,0 R industrial');
    expect(t.terms('attacker')).toBe('complexes 1, neighbours 1');
  });
});

describe('Embassies', () => {
  const given: Given = {
    players: { Blue: { caps: 40 }, Red: { home: [3, -3] }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: { political: 2, faction: 'green', industrial: 1 }, pieces: { R: 'e 2a', B: 'c' } },
      '-2,0': { tile: { political: 3, faction: 'green' }, pieces: { R: 'e' } },
      '-3,1': { tile: { political: 1, faction: 'green' }, pieces: { Y: 'e' } },
      '-2,1': { tile: { political: 3, faction: 'orange' }, pieces: { R: 'e' } },
      '2,0': { pieces: { R: 'a' } },
      '3,-3': { pieces: { R: 'e a' } },
      '3,-1': { tile: { industrial: 1 }, pieces: { B: 'c' } },
    },
    turn: ['B', 'assault'],
  };

  it('HG-CON-13, HG-CON-22: count with their faction everywhere but at home, and the Agents beside them', () => {
    const t = table({
      ...given,
      sectors: { ...given.sectors, '2,0': { pieces: { R: 'a' } }, '3,-3': { pieces: { R: 'e' } } },
    });
    t.play('B attack embargo 3,0 3,0 R political');
    while (t.asked.endsWith('lend')) t.play('Y pass');
    expect(t.terms('defender')).toBe('embassy 5, agents 2');
  });

  it('HG-CON-13, HG-CON-15: defend again and again, and do not use the faction up', () => {
    const t = table({
      ...given,
      sectors: { ...given.sectors, '2,0': { pieces: { R: 'a' } }, '3,-3': { pieces: { R: 'e' } } },
    });
    t.play(
      'B attack embargo 3,0 3,0 R political',
      'Y pass',
      'B attack embargo 3,-1 3,0 R political',
      'Y pass',
    );
    expect(t.terms('defender')).toBe('embassy 5, agents 2');
    expect(t.s.marks[1]).toEqual([]);
  });
});

describe('Agents', () => {
  const given: Given = {
    players: rich,
    sectors: {
      '3,0': { pieces: { B: '2a', R: '3o' } },
      '3,-1': { pieces: { B: 'a', R: 'f' } },
      '-2,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
      '-2,1': { tile: { political: 2, faction: 'green' }, pieces: { B: 'e' } },
      '-3,1': { tile: { political: 1, faction: 'orange' }, pieces: { B: 'e' } },
    },
    turn: ['B', 'assault'],
  };

  it.each([
    { draw: 'drawFaction 2', terms: 'embassy 5, agents 1', mark: [2] },
    { draw: 'drawFaction 0', terms: 'embassy 1, agents 1', mark: [0] },
    { draw: 'drawFaction 1', terms: 'agents 1', mark: [1] },
    { draw: 'drawNothing', terms: 'agents 1', mark: [] },
  ])('HG-CON-14: count 1 and one faction or none: $draw', ({ draw, terms, mark }) => {
    const t = table(given);
    t.play('B attack sabotage 0 3,0 R martial');
    expect(t.offers('B', 'draw')).toEqual(['drawFaction 0', 'drawFaction 1', 'drawFaction 2', 'drawNothing']);
    expect(t.whyNot('B drawFaction 3')?.code).toBe('no-such-faction');
    t.play(`B ${draw}`);
    expect(t.terms('attacker')).toBe(terms);
    // The faction is used up, and Agent 0 has attacked.
    expect(t.s.marks[0]).toEqual([10, ...mark]);
  });

  it('HG-CON-15: draw each faction once in a phase, whether they attack or defend', () => {
    const t = table({
      ...given,
      players: { Blue: {}, Red: { caps: 40 }, Green: {}, Yellow: {} },
      sectors: { ...given.sectors, '3,0': { pieces: { B: '2a', R: '3o f' } } },
      turn: ['R', 'assault'],
    });
    thenAssault(t, 'B');
    t.play('R attack raze 0 3,0 B political', 'R drawNothing', 'B drawFaction 2', 'R endTurn');
    expect(t.terms('defender')).toBe('embassy 5, agents 2');
    t.play('B attack sabotage 2 3,-1 R martial');
    expect(t.whyNot('B drawFaction 2')).toMatchObject({ code: 'faction-used', rule: 'HG-CON-15' });
    expect(t.offers('B', 'drawFaction')).toEqual(['drawFaction 0', 'drawFaction 1']);
  });

  it('HG-CON-15: may still draw a faction that was lent', () => {
    const t = table({
      players: { Blue: { caps: 40 }, Red: {}, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { pieces: { B: 'a', R: 'o' } },
        '3,-1': { pieces: { Y: 'a', R: 'o' } },
        '-2,0': { tile: { political: 3, faction: 'green' }, pieces: { Y: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    thenAssault(t, 'Y');
    t.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2', 'Y lend attacker', 'B endTurn');
    t.play('Y attack sabotage 0 3,-1 R martial', 'Y drawFaction 2');
    expect(t.terms('attacker')).toBe('embassy 3, agents 1');
  });

  it('HG-CON-16: that defend together count 1 each and draw one faction for all', () => {
    const t = table({
      ...given,
      players: { Blue: {}, Red: { caps: 40, built: [0, 0, 12] }, Green: {}, Yellow: {} },
      sectors: { ...given.sectors, '3,0': { pieces: { B: '3a', R: '3o f' } }, '3,-1': {} },
      turn: ['R', 'assault'],
    });
    t.play('R attack raze 0 3,0 B political', 'R drawNothing');
    expect(t.asked).toBe('0 conflict.drawDefender');
    t.play('B drawFaction 2');
    expect(t.terms('defender')).toBe('embassy 5, agents 3');
    expect(t.s.marks[0]).toEqual([2]);
  });
});

describe('Outposts', () => {
  it('HG-CON-17: count with stacks that reach them or that they reach, and the Fleets beside them', () => {
    const t = table({
      players: { Blue: { caps: 40 }, Red: { home: [3, -3], built: [0, 0, 5] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { pieces: { R: '2o 2f', B: 'a' } },
        // One step away: reached by the height of 2.
        '3,-1': { pieces: { R: 'o f' } },
        // Two steps away: one reaches by its own height of 3, the other does not reach, nor is reached.
        '3,-2': { pieces: { R: '3o' } },
        '1,0': { pieces: { R: '2o' } },
        // Next to (3,-1) alone.
        '2,-2': { pieces: { R: '2o' } },
        '2,0': { pieces: { G: '3o' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    // Martial tier 2: two Fleets beside the stack count 4, the one at (3,-1) does not.
    expect(t.terms('defender')).toBe('stack 2, support 4, fleets 4');
  });

  it('HG-CON-22: on the own home support in range', () => {
    const t = table({
      players: { Blue: { caps: 40 }, Red: { home: [3, -3] }, Green: {}, Yellow: {} },
      sectors: {
        '3,-2': { pieces: { R: '2o', B: 'a' } },
        '3,-3': { pieces: { R: 'c e o' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,-2 R martial', 'B drawNothing');
    expect(t.terms('defender')).toBe('stack 2, support 1');
  });
});

describe('Fleets', () => {
  const given: Given = {
    players: { Red: { caps: 40, built: [0, 0, 6] }, Blue: {}, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: { industrial: 2 }, pieces: { R: '2f', B: 'c', G: 'c' } },
      '3,-1': { pieces: { R: '2o f' } },
      '3,-2': { pieces: { R: '3o' } },
      '2,0': { pieces: { R: 'o' } },
    },
    turn: ['R', 'assault'],
  };

  it('HG-CON-18: count the martial tier and one stack that reaches them, or none', () => {
    const t = table(given);
    t.play('R attack raze 0 3,0 B industrial');
    // (2,0) has no range beyond its own sector.
    expect(t.offers('R', 'draw')).toEqual([
      ...[t.at('3,-1'), t.at('3,-2')].sort((a, b) => a - b).map((stack) => `drawStack ${stack}`),
      'drawNothing',
    ]);
    expect(t.whyNot('R drawStack 2,0')).toMatchObject({
      code: 'stack-out-of-reach',
      rule: 'HG-CON-18',
      params: { range: 0 },
    });
    expect(t.whyNot('R drawStack 3,0')?.code).toBe('no-such-stack');
    const none = table(given);
    none.play('R attack raze 0 3,0 B industrial', 'R drawNothing');
    expect(none.terms('attacker')).toBe('fleets 2');
    // The stack of 2 counts with those in its range, (3,-2) and (2,0), and with the Fleet that stands there.
    t.play('R drawStack 3,-1');
    expect(t.terms('attacker')).toBe('fleets 4, stack 2, support 4');
  });

  it('HG-CON-18: do not count again through the stack beside which they stand', () => {
    const t = table({
      ...given,
      sectors: { '3,0': { tile: { industrial: 1, martial: 2 }, pieces: { R: '2o 2f', B: 'c' } } },
    });
    t.play('R attack raze 0 3,0 B industrial', 'R drawStack 3,0');
    // Tier 2: the Fleet that attacks, and through the stack the other one alone.
    expect(t.terms('attacker')).toBe('fleets 4, stack 2');
  });

  it('HG-CON-19: draw each stack once in a phase; to support or to defend does not use it up', () => {
    const t = table(given);
    t.play('R attack raze 0 3,0 B industrial', 'R drawStack 3,-1');
    expect(t.terms('attacker')).toBe('fleets 4, stack 2, support 4');
    t.play('R attack raze 1 3,0 G industrial');
    expect(t.whyNot('R drawStack 3,-1')).toMatchObject({ code: 'stack-used', rule: 'HG-CON-19' });
    // The stack that supported the first one may be drawn now, and the one that was drawn supports it.
    t.play('R drawStack 3,-2');
    expect(t.terms('attacker')).toBe('fleets 2, stack 3, support 3');
    const defended = table({
      ...given,
      players: { Red: { built: [0, 0, 6] }, Blue: { caps: 40 }, Green: {}, Yellow: {} },
      sectors: { ...given.sectors, '3,-1': { pieces: { R: '2o f', B: 'a' } } },
      turn: ['B', 'assault'],
    });
    thenAssault(defended, 'R');
    defended.play('B attack sabotage 0 3,-1 R martial', 'B drawNothing', 'B endTurn');
    defended.play('R attack raze 0 3,0 B industrial');
    expect(defended.can('R drawStack 3,-1')).toBe(true);
  });

  it('HG-CON-20: that defend together count the tier each, draw one stack for all and are not counted twice', () => {
    const t = table({
      ...given,
      players: { Red: { built: [0, 0, 6] }, Blue: { caps: 40 }, Green: {}, Yellow: {} },
      turn: ['B', 'assault'],
      sectors: { ...given.sectors, '3,0': { tile: { industrial: 2 }, pieces: { R: '2f', B: 'c' } } },
    });
    t.play('B attack embargo 3,0 3,0 R martial');
    expect(t.asked).toBe('0 conflict.drawDefender');
    t.play('R drawStack 3,-1');
    expect(t.terms('defender')).toBe('fleets 6, stack 2, support 4');
    expect(t.s.marks[0]).toEqual([100 + t.at('3,-1')]);
  });

  it('HG-CON-21: let the Attacker draw first, then the Defender', () => {
    const t = table({
      players: rich,
      sectors: { '3,0': { pieces: { B: 'a', R: 'f' } }, '3,-1': { pieces: { R: '2o' } } },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,0 R martial');
    expect(t.asked).toBe('0 conflict.drawAttacker');
    expect(t.whyNot('R drawStack 3,-1')?.code).toBe('not-your-turn');
    t.play('B drawFaction 1');
    expect(t.asked).toBe('1 conflict.drawDefender');
    t.play('R drawStack 3,-1');
    expect(t.last('compared')[3]).toEqual([1, 3]);
  });
});
