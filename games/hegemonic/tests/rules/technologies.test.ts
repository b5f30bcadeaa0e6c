import { describe, expect, it } from 'vitest';
import type { TechnologyKey } from '../../data/technologies.ts';
import type { Given } from '../position.ts';
import { keysOf, type Table, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const advanced = (t: Table): TechnologyKey[] => keysOf(t.s.advanced[0]!);

/** Blue has just drawn a card by BASIC, and has to discard or advance one. */
function using(side: Given['players'][string]): Table {
  const t = table({ players: { Blue: { caps: 20, ...side }, ...others }, turn: ['B', 'assault'] });
  t.play('B drawDeck');
  expect(t.asked).toBe('0 useCard.use');
  return t;
}

describe('Advanced Technologies', () => {
  const three: TechnologyKey[] = ['massTranslationRelay', 'stealthFieldEmitter', 'phasedTeleportation'];

  it('HG-TEC-01: are three at most: a fourth needs one that goes', () => {
    const two = using({ hand: ['predictiveAlgorithms'], advanced: three.slice(0, 2) });
    two.play('B advance predictiveAlgorithms');
    expect(advanced(two)).toHaveLength(3);
    const full = using({ hand: ['predictiveAlgorithms'], advanced: three });
    expect(full.whyNot('B advance predictiveAlgorithms')).toMatchObject({
      code: 'slots-full',
      rule: 'HG-TEC-01',
    });
    const dropped = full.s.advanced[0]![1]!;
    full.play('B advance predictiveAlgorithms stealthFieldEmitter');
    expect(advanced(full)).toEqual(['massTranslationRelay', 'phasedTeleportation', 'predictiveAlgorithms']);
    expect(full.s.discards[0]!.at(-1)).toBe(dropped);
  });

  it('HG-TEC-01: never are two of the same name', () => {
    const t = using({ hand: ['massTranslationRelay'], advanced: ['massTranslationRelay'] });
    const card = t.s.hands[0]!.find((other) => keysOf([other])[0] === 'massTranslationRelay')!;
    expect(t.whyNot(`B advance ${card}`)).toMatchObject({ code: 'already-advanced', rule: 'HG-TEC-01' });
    const own = t.s.advanced[0]![0]!;
    expect(t.whyNot(`B advance ${card} ${own}`)?.code).toBe('already-advanced');
    // Others may have the same.
    const shared = table({
      players: {
        Blue: { caps: 9, hand: ['massTranslationRelay'] },
        ...others,
        Red: { advanced: ['massTranslationRelay'] },
      },
      turn: ['B', 'assault'],
    });
    shared.play('B drawDeck', 'B advance massTranslationRelay');
    expect(advanced(shared)).toEqual(['massTranslationRelay']);
  });

  it('HG-TEC-02: may be discarded face up at any time, whatever is asked', () => {
    const t = table({
      players: {
        Blue: { caps: 9, advanced: ['massTranslationRelay', 'polymorphicMatter'] },
        ...others,
        Red: { advanced: ['nanoFabricants'] },
      },
      sectors: { '3,0': { pieces: { B: 'a', R: 'f' } } },
      turn: ['B', 'assault'],
    });
    const [first, second] = t.s.advanced[0]!;
    t.play('B drop massTranslationRelay');
    expect(t.s.discards).toEqual([[first]]);
    expect(t.whyNot(`B drop ${first}`)).toMatchObject({ code: 'not-advanced', rule: 'HG-TEC-02' });
    // The question stays, and it is so at every question: in the midst of a conflict too.
    expect(t.asked).toBe('0 action.choose');
    t.play('B attack sabotage 0 3,0 R martial');
    expect(t.asked).toBe('0 conflict.drawAttacker');
    t.play('B drop polymorphicMatter');
    expect(t.asked).toBe('0 conflict.drawAttacker');
    expect(t.s.discards).toEqual([[first, second]]);
    t.play('B drawNothing');
    expect(t.last('compared')[4]).toBe(-1);
  });

  it('HG-TEC-03: cost the price of the card, which has to be there', () => {
    const given: Given['players'][string] = { built: [11, 0, 0], hand: ['polymorphicMatter'] };
    const poor = using({ ...given, caps: 5 });
    expect(poor.whyNot('B advance polymorphicMatter')).toMatchObject({
      code: 'cannot-pay',
      rule: 'HG-TEC-03',
      params: { cost: 6, caps: 5 },
    });
    const rich = using({ ...given, caps: 8 });
    rich.play('B advance polymorphicMatter');
    expect(rich.caps('B')).toBe(2);
  });

  it.each([
    ['predictiveAlgorithms', 2],
    ['massTranslationRelay', 2],
    ['dysonSphereAssembly', 4],
    ['nanoFabricants', 3],
    ['efficiencyParadigm', 4],
    ['polymorphicMatter', 6],
    ['emergentEconomics', 5],
    ['quantumTunnelLattice', 5],
    ['subliminalTelepathy', 2],
    ['stealthFieldEmitter', 2],
    ['nanoAccelerants', 4],
    ['psionicEcology', 3],
    ['empathyTransmitter', 4],
    ['sentientPropaganda', 6],
    ['transcendencyRoutine', 5],
    ['postPhysicalArray', 5],
    ['phasedTeleportation', 2],
    ['selfReplicatingDrones', 2],
    ['singularityFtlDrive', 4],
    ['hyperCannonBatteries', 4],
    ['bioAdaptiveHulls', 3],
    ['psiSubversionProbes', 6],
    ['braneManipulation', 5],
    ['synergizedLogistics', 5],
  ] as const)('HG-TEC-03: %s costs %i', (key, cost) => {
    const t = using({ built: [15, 9, 12], hand: [key], caps: cost });
    t.play(`B advance ${key}`);
    expect([t.caps('B'), advanced(t)]).toEqual([0, [key]]);
  });

  it('HG-TEC-04: are advanced after a draw of expansion or BASIC, and at no other time', () => {
    const hand: TechnologyKey[] = ['predictiveAlgorithms', 'massTranslationRelay'];
    const given: Given = {
      players: { Blue: { caps: 20, hand }, ...others },
      sectors: { '3,0': { pieces: { B: 'a', R: 'o' } } },
      turn: ['B', 'assault'],
    };
    const basic = table(given);
    expect(basic.offers('B', 'advance')).toEqual([]);
    expect(basic.whyNot('B advance predictiveAlgorithms')?.code).toBe('choose-action-first');
    basic.play('B drawDeck');
    expect(basic.can('B advance predictiveAlgorithms')).toBe(true);
    const collecting = table(given);
    collecting.play('B collect');
    expect(collecting.asked).toBe('0 action.choose');
    const conflict = table(given);
    conflict.play('B attack sabotage 0 3,0 R martial', 'B drawNothing', 'B commit predictiveAlgorithms');
    expect(conflict.whyNot('B advance massTranslationRelay')?.code).toBe('put-away-first');
    conflict.play('B drawDeck');
    expect(conflict.asked).toBe('0 action.choose');
    const research = table({ ...given, turn: ['B', 'discover'] });
    research.play('B research');
    expect(research.offers('B', 'advance')).toEqual([]);
    research.play('B redraw');
    expect(research.asked).toBe('0 action.choose');
    const expansion = table({ ...given, turn: undefined, pool: [0], stack: 9 });
    expansion.s.agenda = [
      { do: 'play', at: 'rounds' },
      { do: 'round', at: 'firstActions' },
      { do: 'expansion', at: 'turns' },
      { do: 'expansionTurn', at: 'draw' },
    ];
    Object.assign(expansion.s, { phase: 'expansion', active: 0, queue: [] });
    expansion.play('B drawDeck', 'B advance predictiveAlgorithms');
    expect(advanced(expansion)).toEqual(['predictiveAlgorithms']);
  });

  it('HG-TEC-05: work from the moment they lie in a slot until they leave it', () => {
    const t = table({
      players: { Blue: { caps: 10, built: [6, 0, 0], hand: ['efficiencyParadigm'] }, ...others },
      sectors: { '3,0': { tile: { industrial: 3 }, pieces: { B: 'c', R: '2c' } } },
      turn: ['B', 'industrialize'],
    });
    const attack = 'B attack acquire 3,0 3,0 R industrial';
    t.s.caps[0] = 3;
    expect(t.whyNot(attack)).toMatchObject({ code: 'cannot-pay', params: { cost: 4 } });
    t.s.caps[0] = 7;
    t.play('B drawDeck', 'B advance efficiencyParadigm');
    expect([t.caps('B'), t.can(attack)]).toEqual([3, true]);
    t.play('B drop efficiencyParadigm');
    expect(t.whyNot(attack)).toMatchObject({ code: 'cannot-pay', params: { cost: 4 } });
  });

  it.each([
    { built: [1, 1, 1], tiers: 'I1 P1 M1' },
    { built: [6, 1, 1], tiers: 'I1 I2 P1 M1' },
    { built: [11, 3, 4], tiers: 'I1 I2 I3 P1 M1' },
    { built: [0, 4, 5], tiers: 'I1 P1 P2 M1 M2' },
    { built: [5, 7, 9], tiers: 'I1 P1 P2 P3 M1 M2 M3' },
  ] as const)('HG-TEC-06: need the tier of their type: with $built built $tiers', ({ built, tiers }) => {
    const one = {
      I1: 'predictiveAlgorithms',
      I2: 'dysonSphereAssembly',
      I3: 'emergentEconomics',
      P1: 'stealthFieldEmitter',
      P2: 'psionicEcology',
      P3: 'transcendencyRoutine',
      M1: 'phasedTeleportation',
      M2: 'bioAdaptiveHulls',
      M3: 'braneManipulation',
    } as const;
    const t = using({ built, hand: Object.values(one) });
    for (const [tier, key] of Object.entries(one)) {
      const refused = t.whyNot(`B advance ${key}`);
      if (tiers.split(' ').includes(tier)) expect([tier, refused]).toEqual([tier, null]);
      else expect(refused).toMatchObject({ code: 'tier-too-low', rule: 'HG-TEC-06' });
    }
  });

  it.each([
    { has: 'massTranslationRelay', wants: 'nanoFabricants', can: true },
    { has: 'massTranslationRelay', wants: 'polymorphicMatter', can: false },
    { has: 'dysonSphereAssembly', wants: 'polymorphicMatter', can: true },
    { has: 'dysonSphereAssembly', wants: 'nanoFabricants', can: true },
    { has: 'polymorphicMatter', wants: 'emergentEconomics', can: true },
    { has: 'polymorphicMatter', wants: 'nanoFabricants', can: true },
    { has: 'nanoAccelerants', wants: 'nanoFabricants', can: false },
    { has: 'hyperCannonBatteries', wants: 'emergentEconomics', can: false },
  ] as const)('HG-TEC-07: or one of the same type, a tier lower at most: $wants on $has is $can', (given) => {
    const t = using({ built: [1, 1, 1], hand: [given.wants], advanced: [given.has] });
    expect(t.can(`B advance ${given.wants}`)).toBe(given.can);
    if (given.can) {
      t.play(`B advance ${given.wants}`);
      expect(advanced(t)).toEqual([given.has, given.wants]);
    } else
      expect(t.whyNot(`B advance ${given.wants}`)).toMatchObject({
        code: 'tier-too-low',
        params: { tier: 1 },
      });
  });

  it('HG-TEC-07: which has to lie there and not in the hand', () => {
    const t = using({ built: [1, 1, 1], hand: ['dysonSphereAssembly', 'polymorphicMatter'] });
    expect(t.whyNot('B advance polymorphicMatter')?.code).toBe('tier-too-low');
  });

  it('HG-TEC-08: the one that it rests on may go in the same step; others only for want of room', () => {
    const t = using({
      built: [1, 1, 1],
      hand: ['nanoFabricants'],
      advanced: ['massTranslationRelay', 'stealthFieldEmitter'],
    });
    expect(t.whyNot('B advance nanoFabricants stealthFieldEmitter')).toMatchObject({
      code: 'need-not-drop',
      rule: 'HG-TEC-08',
    });
    t.play('B advance nanoFabricants massTranslationRelay');
    expect(advanced(t)).toEqual(['stealthFieldEmitter', 'nanoFabricants']);
    expect(keysOf(t.s.discards[0]!)).toEqual(['massTranslationRelay']);
    const full = using({ built: [1, 1, 1], hand: ['nanoFabricants'], advanced: three });
    full.play('B advance nanoFabricants stealthFieldEmitter');
    expect(advanced(full)).toEqual(['massTranslationRelay', 'phasedTeleportation', 'nanoFabricants']);
  });

  it('HG-TEC-09: ask for the tier only when they are advanced', () => {
    const t = table({
      players: {
        Blue: { caps: 20, built: [0, 0, 12] },
        ...others,
        Red: { built: [6, 1, 1], advanced: ['dysonSphereAssembly'] },
      },
      sectors: {
        '3,0': { tile: { industrial: 2 }, pieces: { R: '2c', B: 'f' } },
        '3,-2': { tile: { industrial: 1 }, pieces: { R: 'c', B: 'f' } },
        '2,-1': { tile: { industrial: 1 } },
      },
      gates: [['R', '3,-2', '2,-1']],
      turn: ['B', 'assault'],
    });
    t.play('B attack raze 0 3,0 R industrial');
    // Four Complexes are tier 1; the technology of tier 2 works as before.
    expect(t.s.built[1]).toEqual([4, 1, 1]);
    expect(keysOf(t.s.advanced[1]!)).toEqual(['dysonSphereAssembly']);
    t.play('B attack raze 1 3,-2 R industrial');
    expect(t.terms('defender')).toBe('complexes 1, gates 1');
  });

  it('HG-TEC-10: the hand with the inactive cards is five, and more only between a draw and its discard', () => {
    const hand: TechnologyKey[] = [
      'predictiveAlgorithms',
      'massTranslationRelay',
      'nanoFabricants',
      'nanoAccelerants',
    ];
    const t = table({
      players: { Blue: { caps: 20, hand, inactive: ['psionicEcology'] }, ...others },
      sectors: { '3,0': { pieces: { B: '2a', R: '3o' } } },
      turn: ['B', 'assault'],
    });
    const count = () => t.s.hands[0]!.length + t.s.inactive[0]!.length;
    t.play('B drawDeck');
    expect([count(), t.asked]).toEqual([6, '0 useCard.use']);
    t.play('B discard nanoFabricants');
    expect(count()).toBe(5);
    t.s.actionsLeft = 3;
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing', 'B commit predictiveAlgorithms');
    expect(count()).toBe(4);
    t.play('B inactive');
    expect(count()).toBe(5);
    t.play('B attack sabotage 1 3,0 R martial', 'B drawNothing', 'B commit nanoAccelerants');
    t.play('B drawDeck');
    expect(count()).toBe(5);
    const research = table({
      players: { Blue: { hand: hand.slice(0, 2), inactive: ['psionicEcology'] }, ...others },
      turn: ['B', 'discover'],
    });
    research.play('B research', 'B redraw psionicEcology');
    expect([research.s.hands[0]!.length, research.s.inactive[0]!.length]).toEqual([5, 0]);
  });

  it('HG-TEC-11: are used as their owner likes where they say so, and always where they do not', () => {
    const given = (key: TechnologyKey): Given => ({
      players: {
        Blue: { caps: 20 },
        Red: { caps: 5, advanced: [key], home: [3, -3] },
        Green: {},
        Yellow: {},
      },
      sectors: {
        '3,0': { tile: { industrial: 1, political: 1 }, pieces: { B: '3c', R: 'e a' } },
      },
      turn: ['B', 'assault'],
    });
    const open = table({
      ...given('subliminalTelepathy'),
      sectors: { '3,0': { pieces: { B: '3c', R: 'a' } } },
    });
    open.play('B attack embargo 3,0 3,0 R political', 'R drawNothing');
    expect(open.choices('R')).toEqual(['use subliminalTelepathy', 'decline']);
    open.play('R decline');
    expect([open.s.agents[1]![0], open.caps('R')]).toEqual([-1, 5]);
    const sure = table({
      ...given('psionicEcology'),
      sectors: { '3,0': { tile: { industrial: 3, political: 1 }, pieces: { B: '3c', R: 'e' } } },
    });
    sure.play('B attack embargo 3,0 3,0 R political');
    expect(sure.caps('R')).toBe(5 + 3);
    expect(sure.asked).toBe('0 action.choose');
  });
});
