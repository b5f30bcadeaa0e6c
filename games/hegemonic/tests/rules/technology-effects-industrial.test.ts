import { describe, expect, it } from 'vitest';
import type { TechnologyKey } from '../../data/technologies.ts';
import type { Given } from '../position.ts';
import { finishRound } from '../rounds.ts';
import { type Table, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };

describe('Predictive Algorithms', () => {
  /** Blue takes Red’s group at (3,0) over, or comes to a draw; one or two of Red’s Gate pairs stand there. */
  const attacked = (
    red: { advanced?: TechnologyKey[]; caps?: number },
    { own = '3c', pairs = 1, by = 'B' } = {},
  ): Table => {
    const t = table({
      players: {
        Blue: { caps: 9 },
        Red: { advanced: ['predictiveAlgorithms'], ...red },
        Green: {},
        Yellow: {},
      },
      sectors: {
        '3,0': { tile: { industrial: 1 }, pieces: { R: 'c' } },
        '2,0': { tile: { industrial: 3 }, pieces: { B: own } },
        '3,-2': { tile: { industrial: 1 } },
        '2,-1': { tile: { industrial: 1 } },
        '3,-3': { pieces: { R: 'c' } },
        '1,-1': { pieces: { R: 'c' } },
        '2,1': { pieces: { R: 'c' } },
        '-1,0': { pieces: { R: 'c' } },
        '2,-2': { pieces: { G: 'c' } },
      },
      gates: (
        [
          ['R', '3,0', '3,-2'],
          ['R', '2,-1', '3,0'],
        ] as const
      ).slice(0, pairs),
      turn: ['B', 'industrialize'],
    });
    t.play(`${by} attack acquire 2,0 3,0 R industrial`);
    return t;
  };
  const halves = (t: Table, pair = 0) =>
    t.s.gates[1]!.slice(2 * pair, 2 * pair + 2).map((half) => (half < 0 ? 'none' : t.hex(half)));

  it('HG-TX-I1: move the half of a Gate that is named for 1 CAP to an own Complex within reach of the other half', () => {
    const t = attacked({ caps: 1 });
    expect(t.last('compared')[3]).toEqual([3, 2]);
    expect(t.asked).toBe('0 outcome.destroyGates');
    t.play('B destroyGates 0');
    expect(t.asked).toBe('1 outcome.rescueGate');
    // Tier 1 reaches 2 from (3,-2): not (2,1), which only the pair itself brings near, nor Green’s Complex.
    expect(new Set(t.places('R', 'use predictiveAlgorithms'))).toEqual(new Set(['3,-3', '1,-1']));
    for (const [hex, code] of [
      ['2,1', 'gate-too-far'],
      ['-1,0', 'gate-too-far'],
      ['2,-2', 'no-own-complex'],
      ['3,0', 'same-sector'],
    ] as const)
      expect(t.whyNot(`R use predictiveAlgorithms ${hex}`)).toMatchObject({ code, rule: 'HG-TX-I1' });
    expect(t.whyNot('R use predictiveAlgorithms 3,-2')).toMatchObject({ code: 'beside-its-half' });
    t.play('R use predictiveAlgorithms 1,-1');
    expect([new Set(halves(t)), t.caps('R')]).toEqual([new Set(['1,-1', '3,-2']), 0]);
  });

  it('HG-TX-I1, HG-TX-I2: reach a step farther with Mass Translation Relay', () => {
    const t = attacked({ caps: 1, advanced: ['predictiveAlgorithms', 'massTranslationRelay'] });
    t.play('B destroyGates 0');
    expect(new Set(t.places('R', 'use predictiveAlgorithms'))).toEqual(new Set(['3,-3', '1,-1', '2,1']));
  });

  it('HG-TX-I1: work in a draw too', () => {
    const t = attacked({ caps: 1 }, { own: '2c' });
    expect(t.last('compared')[3]).toEqual([2, 2]);
    expect(t.asked).toBe('1 outcome.rescueGate');
    t.play('R use predictiveAlgorithms 3,-3');
    expect(new Set(halves(t))).toEqual(new Set(['3,-3', '3,-2']));
  });

  it('HG-TX-I1: are the owner’s choice, once for each Gate and for 1 CAP each', () => {
    const declined = attacked({ caps: 1 });
    declined.play('B destroyGates 0', 'R decline');
    expect([halves(declined), declined.caps('R')]).toEqual([['none', 'none'], 1]);
    const both = attacked({ caps: 2 }, { pairs: 2 });
    both.play('B destroyGates 0 1', 'R use predictiveAlgorithms 3,-3');
    expect(both.asked).toBe('1 outcome.rescueGate');
    both.play('R use predictiveAlgorithms 1,-1');
    expect([halves(both, 0).sort(), halves(both, 1).sort(), both.caps('R')]).toEqual([
      ['3,-2', '3,-3'],
      ['1,-1', '2,-1'],
      0,
    ]);
    const one = attacked({ caps: 1 }, { pairs: 2 });
    one.play('B destroyGates 0 1', 'R use predictiveAlgorithms 3,-3');
    expect([halves(one, 1), one.asked]).toEqual([['none', 'none'], '0 action.choose']);
  });

  it('HG-TX-I1: need the CAP, the card, and a Gate that is about to go', () => {
    for (const red of [{ caps: 0 }, { caps: 9, advanced: [] }]) {
      const t = attacked(red);
      t.play('B destroyGates 0');
      expect([halves(t), t.asked]).toEqual([['none', 'none'], '0 action.choose']);
    }
    const spared = attacked({ caps: 9 });
    spared.play('B destroyGates');
    expect([halves(spared), spared.asked]).toEqual([['3,0', '3,-2'], '0 action.choose']);
  });
});

describe('Mass Translation Relay', () => {
  it.each([
    { built: 1, advanced: [], reach: 2 },
    { built: 6, advanced: [], reach: 3 },
    { built: 11, advanced: [], reach: 4 },
    { built: 1, advanced: ['massTranslationRelay'], reach: 3 },
    { built: 6, advanced: ['massTranslationRelay'], reach: 4 },
    { built: 11, advanced: ['massTranslationRelay'], reach: 5 },
  ] as const)('HG-TX-I2: with $built built and $advanced Gates reach $reach', (given) => {
    const { built, advanced, reach } = given;
    // At distances 1 to 6 from (3,0).
    const line = ['3,-1', '3,-2', '3,-3', '2,-3', '0,-2', '-1,-2'];
    const t = table({
      players: { Blue: { caps: 6, built: [built, 0, 0], advanced }, ...others },
      sectors: {
        '3,0': { tile: { industrial: 1 }, pieces: { B: 'c' } },
        ...Object.fromEntries(line.map((hex) => [hex, { tile: { industrial: 1 } }])),
      },
      turn: ['B', 'industrialize'],
    });
    t.play('B gate 3,0');
    expect(new Set(t.places('B', 'otherHalf'))).toEqual(new Set(line.slice(0, reach)));
    expect(t.whyNot(`B otherHalf ${line[reach]}`)).toMatchObject({
      code: 'gate-too-far',
      params: { distance: reach + 1, reach },
    });
  });
});

describe('Dyson Sphere Assembly', () => {
  const given = (blue: TechnologyKey[], red: TechnologyKey[]): Given => ({
    players: { Blue: { caps: 9, advanced: blue }, Red: { advanced: red }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: { industrial: 3 }, pieces: { B: '2c' } },
      '3,-1': { tile: { industrial: 2 }, pieces: { B: 'c', R: 'c' } },
      '2,-2': { tile: { industrial: 1 } },
      '1,-2': { tile: { industrial: 1 } },
      '-2,0': { tile: { industrial: 1 } },
    },
    gates: [
      ['B', '3,0', '2,-2'],
      ['B', '3,0', '1,-2'],
      ['B', '3,-1', '-2,0'],
      ['R', '3,-1', '1,-2'],
      ['R', '3,0', '2,-2'],
    ],
    turn: ['B', 'industrialize'],
  });
  const attack = 'B attack acquire 3,0 3,-1 R industrial';

  it('HG-TX-I3: adds 1 for each own Gate half in the group’s sector, for Attacker and Defender', () => {
    const both = table(given(['dysonSphereAssembly'], ['dysonSphereAssembly']));
    both.play(attack);
    expect(both.terms('attacker')).toBe('complexes 2, neighbours 1, gates 2');
    expect(both.terms('defender')).toBe('complexes 1, gates 1');
    const neither = table(given([], []));
    neither.play(attack);
    expect(neither.last('compared')[3]).toEqual([3, 1]);
  });

  it('HG-TX-I3: adds nothing to a Gate that stands alone', () => {
    const t = table({
      ...given([], ['dysonSphereAssembly']),
      sectors: {
        '3,0': { tile: { industrial: 3 }, pieces: { B: '2c' } },
        '2,0': { tile: { industrial: 2 }, pieces: { R: 'c' } },
        '-2,0': { tile: { industrial: 1 } },
      },
      gates: [['R', '3,0', '-2,0']],
    });
    t.play('B attack acquire 3,0 3,0 R industrial');
    expect(t.terms('defender')).toBe('neighbours 1');
  });
});

describe('Nano-Fabricants', () => {
  const given = (built: number, advanced: TechnologyKey[]): Given => ({
    players: { Blue: { caps: 9, built: [built, 0, 0], advanced }, ...others },
    sectors: {
      '2,0': { tile: { industrial: 2 }, pieces: { B: 'c' } },
      '3,-1': { tile: { industrial: 2 } },
      '1,0': { tile: { industrial: 1 } },
      '3,-2': { tile: { industrial: 3 }, pieces: { R: 'c' } },
    },
    turn: ['B', 'industrialize'],
  });

  it('HG-TX-I4: make a Complex within one step of a rival’s cheaper by 1', () => {
    const t = table(given(3, ['nanoFabricants']));
    // Slots 4, 5, 6 and 7 cost 2 each.
    t.play('B complex 1,0', 'B complex 3,-1', 'B complex 3,-2', 'B complex 2,0');
    expect(t.events.filter(([name]) => name === 'built').map((event) => event[4])).toEqual([2, 1, 1, 2]);
    const plain = table(given(3, []));
    plain.play('B complex 3,-1');
    expect(plain.last('built')[4]).toBe(2);
  });

  it('HG-TX-I4: do not make a relocation cheaper, and never less than free', () => {
    const relocating = table(given(15, ['nanoFabricants']));
    relocating.play('B relocate 2,0 3,-1');
    expect(relocating.last('relocated')[5]).toBe(1);
    const second = table(given(1, ['nanoFabricants']));
    second.play('B complex 3,-1');
    expect([second.last('built')[4], second.caps('B')]).toEqual([0, 9]);
  });
});

describe('Efficiency Paradigm', () => {
  it('HG-TX-I5: makes each conflict cheaper by 1, but not the move', () => {
    const t = table({
      players: { Blue: { caps: 20, advanced: ['efficiencyParadigm'] }, ...others },
      sectors: {
        '2,-2': { pieces: { B: '2a' } },
        '3,0': { pieces: { R: '2o' } },
        '3,-1': { pieces: { G: '3o' } },
      },
      turn: ['B', 'subvert'],
    });
    t.play('B moveAgent 0 3,0');
    expect(t.last('unitMoved')[6]).toBe(2);
    t.play('B attack annex 0 3,0 R martial', 'B drawNothing');
    expect(t.last('conflictPaid')[2]).toBe(4 - 1);
    t.play('B moveAgent 1 3,-1', 'B attack annex 1 3,-1 G martial', 'B drawNothing');
    expect(t.last('conflictPaid')[2]).toBe(6 - 1);
    expect(t.caps('B')).toBe(20 - 2 - 3 - 2 - 5);
  });

  it('HG-TX-I5: helps nobody else', () => {
    const t = table({
      players: { Blue: { caps: 20 }, ...others, Red: { advanced: ['efficiencyParadigm'] } },
      sectors: { '3,0': { pieces: { B: 'a', R: '2o' } } },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,0 R martial');
    expect(t.last('conflictPaid')[2]).toBe(2);
  });
});

describe('Polymorphic Matter', () => {
  const fought = (
    advanced: { readonly [name: string]: TechnologyKey[] | undefined },
    defenders = 'o',
  ): Table => {
    const side = (name: string) => ({ caps: 9, advanced: advanced[name] ?? [] });
    const t = table({
      players: { Blue: side('Blue'), Red: side('Red'), Green: side('Green'), Yellow: {} },
      sectors: { '3,0': { tile: { martial: 2 }, pieces: { B: 'a', R: defenders } } },
      turn: ['B', 'subvert'],
    });
    t.play('B attack annex 0 3,0 R martial', 'B drawNothing');
    return t;
  };
  const matter: TechnologyKey[] = ['polymorphicMatter'];

  it('HG-TX-I6: wins an own draw, for the Attacker if both have it', () => {
    for (const advanced of [{ Blue: matter }, { Blue: matter, Red: matter }]) {
      const t = fought(advanced);
      expect(t.last('compared').slice(3)).toEqual([[1, 1], 0]);
      expect([t.s.outposts[t.at('3,0')], t.s.agents[0]![0]]).toEqual([0, t.at('3,0')]);
    }
    const defended = fought({ Red: matter });
    expect(defended.last('compared')[4]).toBe(1);
    expect([defended.s.outposts[defended.at('3,0')], defended.s.agents[0]![0]]).toEqual([1, -1]);
  });

  it('HG-TX-I6: does nothing in the conflicts of others, nor against more power', () => {
    expect(fought({ Green: matter }).last('compared')[4]).toBe(-1);
    expect(fought({ Blue: matter }, '2o').last('compared')[4]).toBe(1);
  });
});

describe('Emergent Economics', () => {
  it.each([
    { caps: 20, advanced: [], kept: 10 },
    { caps: 20, advanced: ['emergentEconomics'], kept: 16 },
    { caps: 16, advanced: ['emergentEconomics'], kept: 16 },
    { caps: 5, advanced: ['emergentEconomics'], kept: 5 },
  ] as const)('HG-TX-I7: of $caps CAPs with $advanced $kept are kept', ({ caps, advanced, kept }) => {
    const t = table({
      players: { Blue: { caps, built: [1, 1, 1], advanced }, Red: { caps: 20 }, Green: {}, Yellow: {} },
    });
    finishRound(t);
    const lost = (seat: number) =>
      t.events.find((event) => event[0] === 'retained' && event[1] === seat)?.[2] ?? 0;
    expect([caps - (lost(0) as number), 20 - (lost(1) as number)]).toEqual([kept, 10]);
  });
});

describe('Quantum Tunnel Lattice', () => {
  const given = (advanced: TechnologyKey[], built: number): Given => ({
    players: { Blue: { caps: 9, built: [built, 1, 2], advanced }, ...others },
    sectors: {
      '1,0': { tile: 47, pieces: { B: 'c' } },
      '2,0': { tile: { industrial: 1 } },
      '3,0': { tile: { industrial: 1 } },
      // An Embassy reaches 1.
      '3,-3': { tile: 40, pieces: { B: 'e' } },
      '2,-3': { tile: { industrial: 1 } },
      '1,-3': { tile: { industrial: 1 } },
      // An Agent and a Fleet reach their own sector.
      '-3,3': { tile: { industrial: 1 }, pieces: { B: 'a' } },
      '-2,3': { tile: { industrial: 1 } },
      '0,3': { tile: { industrial: 1 }, pieces: { B: 'f' } },
      '1,2': { tile: { industrial: 1 } },
      // Two Outposts reach 1.
      '-3,0': { tile: 34, pieces: { B: '2o' } },
      '-2,0': { tile: { industrial: 1 } },
      '-1,-1': { tile: { industrial: 1 } },
    },
    turn: ['B', 'industrialize'],
  });
  const near = new Set(['2,0']);
  const everywhere = new Set(['2,0', '2,-3', '-3,3', '0,3', '-2,0']);

  it('HG-TX-I8: lets Complexes be built in range of any own base or unit, each with its own range', () => {
    expect(new Set(table(given([], 1)).places('B', 'complex'))).toEqual(near);
    const t = table(given(['quantumTunnelLattice'], 1));
    expect(new Set(t.places('B', 'complex'))).toEqual(everywhere);
    expect(t.whyNot('B complex 1,-3')).toMatchObject({ code: 'out-of-every-range', rule: 'HG-TX-I8' });
  });

  it('HG-TX-I8: lets them be relocated there, too', () => {
    const from = (t: Table) => `relocate ${t.at('1,0')}`;
    const plain = table(given([], 15));
    expect(new Set(plain.places('B', from(plain)))).toEqual(near);
    const t = table(given(['quantumTunnelLattice'], 15));
    expect(new Set(t.places('B', from(t)))).toEqual(everywhere);
  });

  it('HG-TX-I8: is of no use to Embassies and Outposts', () => {
    for (const card of ['politicize', 'martialize'] as const) {
      const label = card === 'politicize' ? 'embassy' : 'outpost';
      const places = (advanced: TechnologyKey[]) =>
        table({ ...given(advanced, 1), turn: ['B', card] }).places('B', label);
      expect(places(['quantumTunnelLattice'])).toEqual(places([]));
    }
  });
});
