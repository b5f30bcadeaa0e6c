import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { HOUSES } from '../../data/houses.ts';
import { hegemonic as game } from '../../index.ts';
import { OPTIONS } from '../../rules/setup.ts';
import * as text from '../../terminal/index.ts';
import { momentOf, pass } from '../leaders.ts';
import type { Given } from '../position.ts';
import { fresh, playUntil } from '../rounds.ts';
import { keysOf, Table, table } from '../table.ts';

const others = { Green: {}, Yellow: {} };

describe('an Advanced Technology that is discarded at any time', () => {
  const fleet: Given = {
    players: {
      Red: { caps: 9, hand: ['nanoFabricants'], advanced: ['hyperCannonBatteries'] },
      Yellow: { hand: ['massTranslationRelay'] },
      Green: {},
      Blue: { advanced: ['dysonSphereAssembly'] },
    },
    sectors: { '3,0': { tile: { industrial: 2 }, pieces: { R: 'f', Y: '2c' } } },
    turn: ['R', 'assault'],
  };

  it('may be that of somebody who is not asked, and no longer counts (HG-G-52, HG-TEC-02, HG-R-57)', () => {
    const t = table(fleet);
    t.play('R attack raze 0 3,0 Y industrial');
    expect(t.asked).toBe('0,1 conflict.commit');
    t.play('B drop dysonSphereAssembly', 'R drop hyperCannonBatteries');
    expect(keysOf(t.s.discards[0]!)).toEqual(['dysonSphereAssembly', 'hyperCannonBatteries']);
    expect([t.s.advanced[0], t.s.advanced[3]]).toEqual([[], []]);
    expect(t.asked).toBe('0,1 conflict.commit');
    t.play('R commit nanoFabricants', 'Y commit massTranslationRelay');
    // A Fleet of tier 1, and 3 martial of the card.
    expect(t.terms('attacker')).toBe('fleets 1, card 3');
  });

  it('leaves a secret choice as it is (HG-TEC-02, HG-R-57)', () => {
    const t = table(fleet);
    t.play('R attack raze 0 3,0 Y industrial', 'R commit nanoFabricants', 'R drop hyperCannonBatteries');
    expect(t.asked).toBe('1 conflict.commit');
    expect(game.view(t.s, 1).hands[0]).toEqual([-1]);
    t.play('Y commit massTranslationRelay');
    expect(t.terms('attacker')).toBe('fleets 1, card 3');
  });

  it('undoes nothing that has been paid, and works an unpaid declaration out anew (HG-TEC-02, HG-LEA-05)', () => {
    const given = (advanced: Given['players'][string]['advanced']): Given => ({
      // A leader that may be used before the conflict is paid.
      players: { Blue: { caps: 4, leader: [4, 1], advanced }, Red: {}, ...others },
      sectors: {
        '3,0': { pieces: { B: 'f' } },
        '3,-1': { tile: { industrial: 3 }, pieces: { R: '2c' } },
        '3,-2': { tile: { industrial: 3 }, pieces: { R: '2c' } },
      },
      turn: ['B', 'subvert'],
    });
    const far = table(given(['psiSubversionProbes']));
    far.play('B attack invade 0 3,-1 R industrial');
    expect(momentOf(far)).toBe('declared');
    far.play('B drop psiSubversionProbes', 'B pass');
    // Out of range now: nothing is paid, and the action is still there.
    expect([far.caps('B'), far.s.conflict, far.s.actionsLeft, momentOf(far)]).toEqual([4, null, 2, 'turn']);

    const dear = table(given(['psiSubversionProbes', 'efficiencyParadigm']));
    dear.play('B attack invade 0 3,-1 R industrial', 'B drop efficiencyParadigm');
    while (momentOf(dear) === 'declared') pass(dear);
    // Twice the power of two Complexes, no longer 1 less.
    expect(dear.last('conflictPaid')[2]).toBe(4);
    dear.play('B drop psiSubversionProbes');
    while (momentOf(dear) !== 'turn') pass(dear);
    expect(dear.last('compared').slice(3)).toEqual([[1, 4], 1]);
  });

  it('ends a question that has lost its last answer (HG-TEC-02, HG-TX-P1, HG-TX-I1)', () => {
    const agent = table({
      players: {
        Blue: { caps: 9 },
        Red: { caps: 9, home: [-3, 0], advanced: ['subliminalTelepathy'] },
        ...others,
      },
      sectors: { '3,0': { pieces: { B: '3c', R: 'a' } } },
      turn: ['B', 'assault'],
    });
    agent.play('B attack embargo 3,0 3,0 R political', 'R drawNothing');
    expect(agent.asked).toBe('1 outcome.rescueUnit');
    agent.play('R drop subliminalTelepathy');
    expect([agent.asked, agent.s.agents[1]![0]]).toEqual(['0 action.choose', -1]);

    const gates = table({
      players: { Blue: { caps: 9 }, Red: { caps: 9, advanced: ['predictiveAlgorithms'] }, ...others },
      sectors: {
        '3,0': { tile: { industrial: 1 }, pieces: { B: 'f' } },
        '3,-1': { tile: { industrial: 1 }, pieces: { R: 'c' } },
        '2,0': { tile: { industrial: 1 }, pieces: { R: 'c' } },
      },
      gates: [
        ['R', '3,0', '3,-1'],
        ['R', '3,0', '2,0'],
      ],
      turn: ['B', 'assault'],
    });
    gates.s.built[0] = [0, 0, 9];
    gates.play('B attack raze 0 3,0 R industrial', 'B destroyGates 0 1');
    expect(gates.asked).toBe('1 outcome.rescueGate');
    gates.play('R drop predictiveAlgorithms');
    expect(gates.asked).toBe('0 action.choose');
    expect(gates.s.gates[1]).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  it('was, in games of rules number 2, that of somebody who is asked (HG-R-57)', () => {
    const t = table({ ...fleet, rules: 2 });
    expect(t.offers('B', 'drop')).toEqual([]);
    expect(t.whyNot('B drop dysonSphereAssembly')).toMatchObject({
      code: 'drops-when-asked',
      rule: 'HG-TEC-02',
    });
    t.play('R drop hyperCannonBatteries');
    expect(t.whyNot('B drop hyperCannonBatteries')?.code).toBe('not-advanced');
  });
});

describe('the first Arbiter', () => {
  it('is named by the table, or drawn by chance (HG-VAR-21, HG-R-02)', () => {
    const option = OPTIONS.find(({ id }) => id === 'firstArbiter')!;
    expect(option).toMatchObject({
      values: ['random', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'],
      default: 'random',
    });
    for (let seat = 0; seat < 4; seat++)
      for (const learningGame of ['off', 'on'])
        expect(fresh(4, { firstArbiter: `seat${seat + 1}`, learningGame }, 9).s.arbiter).toBe(seat);
    // Counted on round a table of two.
    expect(fresh(2, { firstArbiter: 'seat4' }).s.arbiter).toBe(1);
    const drawn = Array.from({ length: 40 }, (_, seed) => fresh(3, {}, seed).s.arbiter);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });
});

describe('Great Houses', () => {
  it('are one of each colour, by seat, with a symbol each (HG-R-58)', () => {
    // Blue, orange, green, purple, yellow, red: the colours of seats 1 to 6.
    expect(HOUSES.map(({ name }) => name)).toEqual([
      'Marduk',
      'Daedalus',
      'Yaksha',
      'Vanir',
      'Osiris',
      'Bushido',
    ]);
    expect(new Set(HOUSES.map(({ symbol }) => symbol)).size).toBe(6);
    const t = fresh(2);
    const names = ['Ada', 'Bo'];
    const home = t.s.homes[1]!;
    expect(text.help('Daedalus', t.s, names)).toContain('House Daedalus, the Great House of seat 2');
    expect(text.table(t.s, 'table', names)).toContain('Bo, House Daedalus, seat 2');
    expect(t.s.tiles[home]).toBe(48);
    expect(text.help('galaxy', t.s, names)!.replaceAll(/\s+/g, ' ')).toContain('home of Bo, House Daedalus');
  });
});

describe('the longer game', () => {
  const longerGame = { longerGame: 'on' };

  it.each([2, 3, 4, 5, 6])('of %i ends after round 8 at the latest (HG-R-59, HG-VAR-15)', (seats) => {
    const t = fresh(seats, longerGame);
    playUntil(t, ({ s }) => s.outcome !== null);
    expect(t.s.round).toBe({ 2: 8, 3: 8, 4: 7, 5: 8, 6: 7 }[seats]);
    expect(t.s.outcome!.reason).toBe(seats < 4 ? 'rounds' : 'full');
  });

  it('of two without SURVEY leaves one hex empty (HG-G-53, HG-R-59, HG-VAR-15)', () => {
    const t = fresh(2, longerGame);
    playUntil(t, ({ s }) => s.outcome !== null);
    expect([t.s.round, t.s.tiles.filter((tile) => tile === -1).length]).toEqual([8, 1]);
  });

  it('went on for a ninth round in games of rules number 2 (HG-R-59)', () => {
    const t = new Table({ players: { Ann: {}, Ben: {} } }, game.setup(seedOf(2), 2, longerGame, 2));
    playUntil(t, ({ s }) => s.outcome !== null);
    expect([t.s.round, t.s.outcome!.reason]).toEqual([9, 'full']);
  });
});
