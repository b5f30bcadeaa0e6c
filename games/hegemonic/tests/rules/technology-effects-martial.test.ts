import { describe, expect, it } from 'vitest';
import type { TechnologyKey } from '../../data/technologies.ts';
import type { Given } from '../position.ts';
import { type Table, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };

describe('Phased Teleportation', () => {
  const given = (caps: number, advanced: TechnologyKey[] = ['phasedTeleportation']): Given => ({
    players: { Blue: { caps: 20 }, Red: { caps, advanced, home: [3, -3] }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: { industrial: 3 }, pieces: { B: '3c' } },
      '3,-1': { pieces: { R: '2f a' } },
    },
    turn: ['B', 'assault'],
  });

  it('HG-TX-M1: brings each destroyed Fleet back to the home for 1 CAP', () => {
    const t = table(given(2));
    t.play('B attack embargo 3,0 3,-1 R martial');
    expect(t.asked).toBe('1 outcome.rescueUnit');
    expect(t.choices('R')).toEqual(['use phasedTeleportation', 'decline']);
    expect(t.whyNot('R use subliminalTelepathy')?.code).toBe('other-technology');
    t.play('R use phasedTeleportation', 'R use phasedTeleportation');
    expect([t.s.fleets[1], t.caps('R')]).toEqual([[t.at('3,-3'), t.at('3,-3'), -1], 0]);
  });

  it('HG-TX-M1: saves no Agent, and none without the CAP or the card', () => {
    const agent = table(given(9));
    agent.play('B attack embargo 3,0 3,-1 R political', 'R drawNothing');
    expect([agent.s.agents[1]![0], agent.asked]).toEqual([-1, '0 action.choose']);
    for (const t of [table(given(0)), table(given(9, []))]) {
      t.play('B attack embargo 3,0 3,-1 R martial');
      expect([t.s.fleets[1], t.asked]).toEqual([[-1, -1, -1], '0 action.choose']);
    }
  });

  it('HG-TX-M1, HG-TX-02: leaves an attacking Fleet the mark of its attack', () => {
    const t = table({
      players: { Blue: { caps: 20, advanced: ['phasedTeleportation'], home: [3, -3] }, ...others },
      sectors: { '3,-2': { tile: { industrial: 2 }, pieces: { B: 'f', R: '2c' } } },
      turn: ['B', 'assault'],
    });
    t.play('B attack raze 0 3,-2 R industrial', 'B use phasedTeleportation');
    expect(t.s.fleets[0]![0]).toBe(t.at('3,-3'));
    t.s.actionsLeft = 2;
    t.play('B moveFleet 0 3,-2');
    expect(t.whyNot('B attack raze 0 3,-2 R industrial')?.code).toBe('attacked-already');
  });
});

describe('Self-Replicating Drones', () => {
  const given = (advanced: TechnologyKey[], built: number): Given => ({
    players: { Blue: { caps: 20, built: [1, 1, built], advanced }, ...others },
    sectors: {
      '3,0': { tile: { martial: 3 }, pieces: { B: 'o' } },
      '3,-1': { tile: { martial: 2 }, pieces: { B: 'f' } },
    },
    turn: ['B', 'martialize'],
  });

  it('HG-TX-M2: make an Outpost on an own stack cheaper by 1', () => {
    const t = table(given(['selfReplicatingDrones'], 1));
    // Slots 2 to 5 cost 2, 2, 2, 3. The first one on a Location costs the full price.
    t.play('B outpost 3,0', 'B outpost 3,0', 'B outpost 3,-1', 'B outpost 3,-1');
    expect(t.events.filter(([name]) => name === 'built').map((event) => event[4])).toEqual([1, 1, 2, 2]);
    const plain = table(given([], 1));
    plain.play('B outpost 3,0');
    expect(plain.last('built')[4]).toBe(2);
  });

  it('HG-TX-M2: do not make a relocation or a Fleet cheaper', () => {
    const t = table(given(['selfReplicatingDrones'], 12));
    t.s.heights[t.at('3,-1')] = 1;
    t.s.outposts[t.at('3,-1')] = 0;
    t.play('B relocate 3,0 3,-1');
    expect(t.last('relocated')[5]).toBe(2);
    t.play('B fleet 3,-1');
    expect(t.last('unitBuilt')[5]).toBe(2);
  });
});

describe('Singularity FTL Drive', () => {
  const given = (advanced: TechnologyKey[]): Given => ({
    players: { Blue: { caps: 2, advanced }, ...others },
    // At distances 1 to 6 from (3,0).
    sectors: {
      '3,0': { pieces: { B: 'f a' } },
      ...Object.fromEntries(['3,-1', '3,-2', '3,-3', '2,-3', '0,-2', '-1,-2'].map((hex) => [hex, {}])),
    },
    turn: ['B', 'assault'],
  });

  it('HG-TX-M3: moves Fleets up to 5 steps, free', () => {
    const plain = table(given([]));
    expect(new Set(plain.places('B', 'moveFleet 0'))).toEqual(new Set(['3,-1', '3,-2', '3,-3']));
    expect(plain.whyNot('B moveFleet 0 2,-3')).toMatchObject({ code: 'too-far', params: { steps: 3 } });
    const t = table(given(['singularityFtlDrive']));
    expect(new Set(t.places('B', 'moveFleet 0'))).toEqual(new Set(['3,-1', '3,-2', '3,-3', '2,-3', '0,-2']));
    expect(t.whyNot('B moveFleet 0 -1,-2')).toMatchObject({
      code: 'too-far',
      params: { distance: 6, steps: 5 },
    });
    t.s.caps[0] = 0;
    t.play('B moveFleet 0 0,-2');
    expect([t.s.fleets[0]![0], t.last('unitMoved')[6]]).toEqual([t.at('0,-2'), 0]);
  });

  it('HG-TX-M3: does not move Agents', () => {
    const t = table(given(['singularityFtlDrive']));
    t.play('B moveAgent 0 3,-3');
    expect(t.last('unitMoved')[6]).toBe(2);
  });
});

describe('Hyper Cannon Batteries', () => {
  const given: Given = {
    players: {
      Blue: { caps: 20, built: [0, 0, 5], advanced: ['hyperCannonBatteries'] },
      Red: { caps: 20, built: [9, 0, 0] },
      Green: {},
      Yellow: {},
    },
    sectors: {
      '3,0': { tile: { industrial: 1 }, pieces: { B: 'f', R: 'c f' } },
      '3,-1': { pieces: { B: '2o 2f', R: 'a' } },
    },
    turn: ['B', 'assault'],
  };

  it('HG-TX-M4: give each Fleet that counts 1 more: attacking, and beside the stack that is drawn', () => {
    const t = table(given);
    t.play('B attack raze 0 3,0 R industrial', 'B drawStack 3,-1');
    expect(t.terms('attacker')).toBe('fleets 9, stack 2');
    const none = table(given);
    none.play('B attack raze 0 3,0 R industrial', 'B drawNothing');
    expect(none.terms('attacker')).toBe('fleets 3');
  });

  it('HG-TX-M4: beside a stack that defends, and defending by themselves; not the rival’s', () => {
    const stack = table({ ...given, turn: ['R', 'assault'] });
    stack.play('R attack sabotage 0 3,-1 B martial', 'R drawNothing');
    expect(stack.terms('defender')).toBe('stack 2, fleets 6');
    const alone = table({ ...given, turn: ['R', 'martialize'] });
    alone.play('R attack strike 0 3,0 B martial', 'B drawNothing');
    expect([alone.terms('attacker'), alone.terms('defender')]).toEqual(['fleets 1', 'fleets 3']);
  });
});

describe('Bio-Adaptive Hulls', () => {
  /** Red’s stack at (3,0) falls to Blue’s Agent with 7 of power. */
  const given = (
    stack: string,
    {
      caps = 1,
      card = 'assault' as 'assault' | 'subvert',
      advanced = ['bioAdaptiveHulls'] as TechnologyKey[],
    } = {},
  ): Given => ({
    players: {
      Blue: { caps: 20 },
      Red: { caps, built: [1, 1, 5], advanced, home: [2, 0] },
      Green: { home: [3, -3] },
      Yellow: {},
    },
    sectors: {
      '3,0': { tile: { martial: 3 }, pieces: { R: stack, B: 'a' } },
      '3,-1': { tile: { martial: 2 }, pieces: { R: 'o' } },
      '2,1': { tile: { martial: 1 }, pieces: { R: 'o' } },
      '3,-2': { tile: { martial: 1 } },
      '1,0': { tile: { martial: 1 }, pieces: { G: 'o' } },
      '2,-1': { tile: 4 },
      '1,-1': { tile: { martial: 1 } },
      '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
      '-2,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
    },
    turn: ['B', card],
  });
  const attack = (t: Table, pattern = 'sabotage') =>
    t.play(`B attack ${pattern} 0 3,0 R martial`, 'B drawFaction 2');

  it('HG-TX-M5: save one Outpost of a lost stack of 3 for 1 CAP, within 2, on a free place or an own stack', () => {
    const t = table(given('3o'));
    attack(t);
    expect(t.last('compared')[3]).toEqual([7, 5]);
    expect(t.asked).toBe('1 outcome.rescueOutpost');
    // The own home, an own stack below its limit and an open Location; (1,-1) is too far, (2,1) is full.
    expect(new Set(t.places('R', 'use bioAdaptiveHulls'))).toEqual(new Set(['2,0', '3,-1', '3,-2']));
    const codes = ['3,0', '2,1', '1,0', '2,-1', '1,-1', '3,-3'].map(
      (hex) => t.whyNot(`R use bioAdaptiveHulls ${hex}`)?.code,
    );
    expect(codes).toEqual([
      'place-lost',
      'no-location',
      'no-location',
      'no-location',
      'beyond-lost-range',
      'foreign-home',
    ]);
    t.play('R use bioAdaptiveHulls 3,-1');
    expect([t.s.heights[t.at('3,-1')], t.caps('R'), t.s.built[1]![2]]).toEqual([2, 0, 5 - 3 + 1]);
    expect(t.asked).toBe('0 action.choose');
  });

  it('HG-TX-M5: reach 1 from a stack of 2, and save nothing of a single Outpost', () => {
    const two = table(given('2o'));
    attack(two);
    expect(new Set(two.places('R', 'use bioAdaptiveHulls'))).toEqual(new Set(['2,0', '3,-1']));
    two.play('R decline');
    expect([two.caps('R'), two.s.built[1]![2]]).toEqual([1, 3]);
    const one = table(given('o'));
    attack(one);
    expect([one.last('compared')[4], one.asked]).toEqual([0, '0 action.choose']);
  });

  it('HG-TX-M5, HG-TX-01, HG-R-31: save one from a takeover too, before the places are filled', () => {
    const t = table(given('2o', { card: 'subvert' }));
    attack(t, 'annex');
    expect([t.asked, t.s.outposts[t.at('3,0')]]).toEqual(['1 outcome.rescueOutpost', -1]);
    t.play('R use bioAdaptiveHulls 2,0');
    expect([t.s.outposts[t.at('2,0')], t.s.outposts[t.at('3,0')], t.s.heights[t.at('3,0')]]).toEqual([
      1, 0, 2,
    ]);
  });

  it('HG-TX-M5: need the CAP and the card', () => {
    for (const t of [table(given('3o', { caps: 0 })), table(given('3o', { advanced: [] }))]) {
      attack(t);
      expect([t.last('compared')[4], t.asked]).toEqual([0, '0 action.choose']);
    }
  });
});

describe('Psi-Subversion Probes', () => {
  const given = (advanced: TechnologyKey[], card: 'assault' | 'martialize'): Given => ({
    players: { Blue: { caps: 20, advanced }, Red: { caps: 20 }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: { martial: 1, industrial: 1 }, pieces: { B: 'f a', R: 'c' } },
      '3,-1': { tile: { martial: 1, industrial: 1 }, pieces: { R: 'c' } },
      '3,-2': { tile: { martial: 1, industrial: 1 }, pieces: { R: 'c' } },
    },
    turn: ['B', card],
  });
  const probes: TechnologyKey[] = ['psiSubversionProbes'];

  it('HG-TX-M6: let Fleets attack one sector away, and not Agents', () => {
    const targets = (t: Table, pattern: string) =>
      t.offers('B', `attack ${pattern}`).map((text) => t.hex(Number(text.split(' ')[3])));
    const t = table(given(probes, 'assault'));
    expect(new Set(targets(t, 'raze'))).toEqual(new Set(['3,0', '3,-1']));
    expect(targets(t, 'sabotage')).toEqual(['3,0']);
    expect(t.whyNot('B attack raze 0 3,-2 R industrial')?.code).toBe('target-out-of-range');
    expect(targets(table(given([], 'assault')), 'raze')).toEqual(['3,0']);
  });

  it('HG-TX-M6: draw a stack that reaches the Fleet, whether or not it reaches the Conflict Sector', () => {
    const t = table({
      ...given(probes, 'assault'),
      sectors: {
        '3,0': { pieces: { B: 'f' } },
        '3,-1': { tile: { industrial: 1 }, pieces: { R: 'c' } },
        // Beside the Fleet’s sector, two steps from the Conflict Sector; and the other way round.
        '2,1': { tile: { martial: 2 }, pieces: { B: '2o' } },
        '3,-2': { tile: { martial: 2 }, pieces: { B: '2o' } },
      },
    });
    t.play('B attack raze 0 3,-1 R industrial');
    expect(t.places('B', 'drawStack')).toEqual(['2,1']);
    expect(t.whyNot('B drawStack 3,-2')?.code).toBe('stack-out-of-reach');
  });

  it('HG-TX-M6, HG-R-32: let Outposts be built there', () => {
    expect(new Set(table(given(probes, 'martialize')).places('B', 'outpost'))).toEqual(
      new Set(['3,0', '3,-1']),
    );
    expect(table(given([], 'martialize')).places('B', 'outpost')).toEqual(['3,0']);
  });

  it('HG-TX-M6, HG-R-32: do not let Fleets help a stack next door', () => {
    const t = table({
      ...given(probes, 'assault'),
      sectors: { '3,0': { pieces: { B: 'o f', R: 'a' } }, '3,-1': { pieces: { B: 'f' } } },
      turn: ['R', 'assault'],
    });
    t.play('R attack sabotage 0 3,0 B martial', 'R drawNothing');
    expect(t.terms('defender')).toBe('stack 1, fleets 1');
  });
});

describe('Brane Manipulation', () => {
  const given = (advanced: TechnologyKey[], built: number): Given => ({
    players: {
      Blue: { caps: 5, built: [1, 1, built], advanced },
      Red: { home: [2, 0] },
      Green: {},
      Yellow: {},
    },
    sectors: {
      // Full at 2.
      '3,0': { tile: 44, pieces: { B: '2o' } },
      '3,-1': { tile: { martial: 1 } },
      '3,-2': { tile: { martial: 1 } },
      '-3,0': { tile: { martial: 3 }, pieces: { B: 'o' } },
      '-3,1': { tile: { martial: 1 }, pieces: { R: 'o' } },
    },
    turn: ['B', 'martialize'],
  });
  const card: TechnologyKey[] = ['braneManipulation'];

  it('HG-TX-M7: relocates Outposts for 2 CAPs each within range, unbuilt ones or not', () => {
    const t = table(given(card, 3));
    // (3,0) reaches (3,-1) and, as (-3,0), itself; (3,-2) is two steps away, (2,0) is Red’s home.
    expect(new Set(t.places('B', `relocate ${t.at('3,0')}`))).toEqual(new Set(['3,-1', '-3,0']));
    expect(t.places('B', `relocate ${t.at('-3,0')}`)).toEqual(['3,-1']);
    expect(t.whyNot('B relocate 3,0 2,0')?.code).toBe('foreign-home');
    expect(t.whyNot('B relocate 3,0 -3,1')?.code).toBe('no-location');
    expect(t.can('B relocate 3,0 3,-2')).toBe(false);
    t.play('B relocate 3,0 -3,0');
    expect([t.caps('B'), t.s.heights[t.at('3,0')], t.s.heights[t.at('-3,0')]]).toEqual([3, 1, 2]);
    t.play('B relocate -3,0 3,0');
    expect([t.caps('B'), t.s.built[0]![2]]).toEqual([1, 3]);
    expect(t.offers('B', 'relocate')).toEqual([]);
  });

  it('HG-TX-M7: is of use in a martial BUILD only', () => {
    expect(table(given([], 3)).whyNot('B relocate 3,0 3,-1')).toMatchObject({
      code: 'bases-left',
      rule: 'HG-BLD-08',
    });
    for (const turn of ['assault', 'industrialize', 'politicize'] as const)
      expect(table({ ...given(card, 3), turn: ['B', turn] }).can('B relocate 3,0 3,-1')).toBe(false);
  });
});

describe('Synergized Logistics', () => {
  const given = (advanced: TechnologyKey[]): Given => ({
    players: { Blue: { caps: 20, advanced }, Red: { caps: 20 }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: { industrial: 2 }, pieces: { B: '2f', R: 'c 2a', G: 'c' } },
      '3,-1': { pieces: { B: '2o' } },
    },
    turn: ['B', 'assault'],
  });

  it('HG-TX-M8: draws a stack again and again in a phase', () => {
    const t = table(given(['synergizedLogistics']));
    t.play('B attack raze 0 3,0 R industrial', 'B drawStack 3,-1');
    t.play('B attack raze 1 3,0 G industrial', 'B drawStack 3,-1');
    expect(t.terms('attacker')).toBe('fleets 1, stack 2');
    const plain = table(given([]));
    plain.play('B attack raze 0 3,0 R industrial', 'B drawStack 3,-1', 'B attack raze 1 3,0 G industrial');
    // Nothing else reaches: there is nothing to decide.
    expect(plain.terms('attacker')).toBe('fleets 1');
  });

  it('HG-TX-M8: lets several Fleets of a side draw once all the same', () => {
    const t = table({ ...given(['synergizedLogistics']), turn: ['R', 'assault'] });
    t.play('R attack sabotage 0 3,0 B martial', 'R drawNothing', 'B drawStack 3,-1');
    expect(t.terms('defender')).toBe('fleets 2, stack 2');
    t.play('R attack sabotage 1 3,0 B martial', 'R drawNothing', 'B drawStack 3,-1');
    expect(t.terms('defender')).toBe('fleets 2, stack 2');
  });
});
