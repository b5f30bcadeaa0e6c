import { describe, expect, it } from 'vitest';
import type { TechnologyKey } from '../../data/technologies.ts';
import type { Given } from '../position.ts';
import { reveal } from '../rounds.ts';
import { type Table, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const green = (power: number) => ({ political: power, faction: 'green' as const });
const purple = (power: number) => ({ political: power, faction: 'purple' as const });

describe('Subliminal Telepathy', () => {
  const given = (caps: number, advanced: TechnologyKey[] = ['subliminalTelepathy']): Given => ({
    players: { Blue: { caps: 20 }, Red: { caps, advanced, home: [3, -3] }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: { industrial: 3, political: 1 }, pieces: { B: '3c', R: 'e a' } },
      '3,-1': { pieces: { R: '2a f' } },
    },
    turn: ['B', 'assault'],
  });
  const home = (t: Table) => t.at('3,-3');

  it('HG-TX-P1: brings a destroyed Agent back to the home at once for 1 CAP, without an Embassy there', () => {
    const t = table(given(1));
    t.play('B attack embargo 3,0 3,0 R political');
    expect(t.asked).toBe('1 outcome.rescueUnit');
    // At once: the Embassy that falls with it still stands.
    expect(t.s.embassies[t.at('3,0')]).toBe(1);
    expect(t.choices('R')).toEqual(['use subliminalTelepathy', 'decline']);
    t.play('R use subliminalTelepathy');
    expect([t.s.agents[1]![0], t.caps('R'), t.s.embassies[t.at('3,0')]]).toEqual([home(t), 0, -1]);
  });

  it('HG-TX-P1: is asked for each Agent, and for no Fleet', () => {
    const t = table(given(9));
    t.play('B attack embargo 3,0 3,-1 R political', 'R drawNothing');
    t.play('R use subliminalTelepathy');
    expect(t.asked).toBe('1 outcome.rescueUnit');
    t.play('R decline');
    expect([t.s.agents[1], t.caps('R')]).toEqual([[t.at('3,0'), home(t), -1], 8]);
    t.play('B endTurn');
    const fleet = table(given(9));
    fleet.play('B attack embargo 3,0 3,-1 R martial');
    expect([fleet.s.fleets[1]![0], fleet.asked]).toEqual([-1, '0 action.choose']);
  });

  it('HG-TX-P1: needs the CAP each time', () => {
    const t = table(given(1));
    t.play('B attack embargo 3,0 3,-1 R political', 'R drawNothing', 'R use subliminalTelepathy');
    expect([t.s.agents[1], t.asked]).toEqual([[t.at('3,0'), home(t), -1], '0 action.choose']);
    const poor = table(given(0));
    poor.play('B attack embargo 3,0 3,-1 R political', 'R drawNothing');
    expect([poor.s.agents[1], poor.asked]).toEqual([[poor.at('3,0'), -1, -1], '0 action.choose']);
  });

  it('HG-TX-P1, HG-TX-02: saves an attacking Agent too, which has attacked in this phase all the same', () => {
    const t = table({
      players: {
        Blue: { caps: 20, advanced: ['subliminalTelepathy'], home: [3, -3] },
        ...others,
      },
      sectors: { '3,-2': { pieces: { B: 'a', R: '2o' } } },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,-2 R martial', 'B drawNothing', 'B use subliminalTelepathy');
    expect(t.s.agents[0]![0]).toBe(t.at('3,-3'));
    t.s.actionsLeft = 2;
    t.play('B moveAgent 0 3,-2');
    expect(t.whyNot('B attack sabotage 0 3,-2 R martial')?.code).toBe('attacked-already');
    t.play('B endTurn');
    reveal(t, { B: 'assault', R: 'discover', G: 'discover', Y: 'discover' });
    expect(t.can('B attack sabotage 0 3,-2 R martial')).toBe(true);
  });

  it('HG-TX-P1, section 5.3: in a draw the Defender decides first', () => {
    const t = table({
      players: {
        Blue: { caps: 20, advanced: ['subliminalTelepathy'], home: [3, 0] },
        Red: { caps: 9, advanced: ['subliminalTelepathy'], home: [3, -3] },
        Green: {},
        Yellow: {},
      },
      sectors: { '3,-1': { pieces: { B: 'a', R: 'a' } } },
      turn: ['B', 'politicize'],
    });
    t.play('B attack infiltrate 0 3,-1 R political', 'B drawNothing', 'R drawNothing');
    expect(t.asked).toBe('1 outcome.rescueUnit');
    t.play('R use subliminalTelepathy');
    expect(t.asked).toBe('0 outcome.rescueUnit');
    t.play('B use subliminalTelepathy');
    expect([t.s.agents[0]![0], t.s.agents[1]![0]]).toEqual([t.at('3,0'), t.at('3,-3')]);
  });
});

describe('Stealth Field Emitter', () => {
  const given = (enemies: string, advanced: TechnologyKey[] = ['stealthFieldEmitter']): Given => ({
    players: { Blue: { caps: 20, advanced, home: [-3, 0] }, ...others },
    sectors: {
      '-3,0': { pieces: { B: 'e' } },
      '3,0': { tile: { political: 1, martial: 2 }, pieces: { B: 'a f', R: enemies } },
      '3,-1': { pieces: { B: '3c' } },
      '-1,0': { tile: green(3), pieces: { B: 'e' } },
      '-2,0': { tile: green(1), pieces: { R: 'e' } },
      '-2,1': { tile: green(2) },
    },
    turn: ['B', 'assault'],
  });

  it('HG-TX-P2: lets an Agent that attacked and survived go to an own Embassy, the home included, free', () => {
    const t = table(given('f'));
    t.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2', 'B use stealthFieldEmitter -3,0');
    expect([t.s.agents[0]![0], t.caps('B')]).toEqual([t.at('-3,0'), 20]);
    const other = table(given('f'));
    other.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2');
    expect(other.asked).toBe('0 outcome.withdraw');
    expect(new Set(other.places('B', 'use stealthFieldEmitter'))).toEqual(new Set(['-3,0', '-1,0']));
    for (const [hex, code] of [
      ['-2,0', 'no-own-base'],
      ['-2,1', 'no-own-base'],
      ['3,0', 'same-sector'],
    ] as const)
      expect(other.whyNot(`B use stealthFieldEmitter ${hex}`)).toMatchObject({ code, rule: 'HG-TX-P2' });
    other.play('B decline');
    expect(other.s.agents[0]![0]).toBe(other.at('3,0'));
  });

  it('HG-TX-P2: not one that was lost, that only moved, nor one that defended', () => {
    const lost = table(given('2o'));
    lost.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect([lost.s.agents[0]![0], lost.asked]).toEqual([-1, '0 action.choose']);
    const moved = table(given('f'));
    moved.play('B moveAgent 0 -2,0');
    expect(moved.asked).toBe('0 action.choose');
    const defended = table({ ...given('3f'), turn: ['R', 'assault'] });
    defended.s.caps[1] = 9;
    defended.play('R attack raze 0 3,0 B political', 'B drawFaction 2');
    expect(defended.last('compared')[4]).toBe(1);
    expect(defended.asked).toBe('1 action.choose');
  });

  it('HG-TX-P2: not Complexes or Fleets, nor without the card', () => {
    const embargo = table(given('f'));
    embargo.play('B attack embargo 3,-1 3,0 R martial');
    expect([embargo.last('compared')[4], embargo.asked]).toEqual([0, '0 action.choose']);
    const raze = table(given('c'));
    raze.s.built[0] = [2, 2, 12];
    raze.play('B attack raze 0 3,0 R industrial');
    expect([raze.last('compared')[4], raze.asked]).toEqual([0, '0 action.choose']);
    const without = table(given('f', []));
    without.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2');
    expect([without.last('compared')[4], without.asked]).toEqual([0, '0 action.choose']);
  });
});

describe('Nano-Accelerants', () => {
  const given: Given = {
    players: { Blue: { caps: 20, advanced: ['nanoAccelerants'] }, Red: { caps: 20 }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: green(2), pieces: { B: 'e 2a', R: 'a f' } },
      '3,-1': { pieces: { B: 'a' } },
      '-1,0': { tile: purple(3), pieces: { Y: 'e' } },
      '-2,0': { tile: purple(1), pieces: { B: 'e' } },
    },
    turn: ['R', 'assault'],
  };

  it('HG-TX-P3: make each Agent that counts 2: beside an Embassy', () => {
    const t = table(given);
    t.play('R attack raze 0 3,0 B political');
    expect(t.terms('defender')).toBe('embassy 2, agents 4');
  });

  it('HG-TX-P3: as Attacker and as Defender, and not the rival’s', () => {
    const attacking = table({ ...given, turn: ['B', 'politicize'] });
    attacking.play('B attack infiltrate 0 3,0 R political', 'B drawFaction 1', 'R drawNothing', 'Y pass');
    expect(attacking.terms('attacker')).toBe('embassy 1, agents 2');
    expect(attacking.terms('defender')).toBe('agents 1');
    const defending = table({
      ...given,
      sectors: { '3,0': { pieces: { B: '2a', R: 'a' } } },
      turn: ['R', 'politicize'],
    });
    defending.play('R attack infiltrate 0 3,0 B political', 'R drawNothing', 'B drawNothing');
    expect(defending.last('compared')[3]).toEqual([1, 4]);
  });
});

describe('Psionic Ecology', () => {
  const given = (enemies: string, card: 'assault' | 'subvert', own = '3c'): Given => ({
    players: { Blue: { caps: 20 }, Red: { caps: 1, advanced: ['psionicEcology'] }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: { political: 1, martial: 1, industrial: 2 }, pieces: { R: enemies } },
      '3,-1': { pieces: { B: own } },
    },
    turn: ['B', card],
  });

  it('HG-TX-P4, HG-TX-01: brings 3 CAPs at once for an Embassy destroyed or taken over', () => {
    const destroyed = table(given('e', 'assault'));
    destroyed.play('B attack embargo 3,-1 3,0 R political');
    expect([destroyed.caps('R'), destroyed.last('gained').slice(1)]).toEqual([4, [1, 3, 'psionicEcology']]);
    const taken = table(given('e', 'subvert'));
    taken.play('B attack buyout 3,-1 3,0 R political');
    expect([taken.caps('R'), taken.s.embassies[taken.at('3,0')]]).toEqual([4, 0]);
    const names = taken.events.map(([name]) => name);
    expect(names.indexOf('gained')).toBeLessThan(names.indexOf('replaced'));
  });

  it('HG-TX-P4: brings nothing for an Embassy that holds, an Agent or another base', () => {
    const held = table(given('e a', 'assault', 'c'));
    held.play('B attack embargo 3,-1 3,0 R political');
    const agent = table(given('a', 'assault'));
    agent.play('B attack embargo 3,-1 3,0 R political', 'R drawNothing');
    const outpost = table(given('o', 'assault'));
    outpost.play('B attack embargo 3,-1 3,0 R martial');
    expect([held.caps('R'), agent.caps('R'), outpost.caps('R')]).toEqual([1, 1, 1]);
    expect([held.last('compared')[4], agent.last('compared')[4], outpost.last('compared')[4]]).toEqual([
      1, 0, 0,
    ]);
  });
});

describe('Empathy Transmitter', () => {
  const given = (blue: TechnologyKey[], red: TechnologyKey[]): Given => ({
    players: { Blue: { caps: 20, advanced: blue }, Red: { advanced: red }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { pieces: { B: 'a', R: 'a' } },
      '-1,0': { tile: green(3), pieces: { Y: 'e' } },
      '-2,0': { tile: purple(1), pieces: { Y: 'e' } },
    },
    turn: ['B', 'politicize'],
  });
  const attack = ['B attack infiltrate 0 3,0 R political', 'B drawFaction 2', 'R drawFaction 1'];
  const card: TechnologyKey[] = ['empathyTransmitter'];

  it('HG-TX-P5: keeps others from lending to the opponent of its owner, and not to the owner', () => {
    const attacking = table(given(card, []));
    attacking.play(...attack);
    expect(attacking.choices('Y')).toEqual(['lend attacker', 'pass']);
    expect(attacking.whyNot('Y lend defender')?.code).toBe('lends-barred');
    const defending = table(given([], card));
    defending.play(...attack);
    expect(defending.choices('Y')).toEqual(['lend defender', 'pass']);
    const both = table(given(card, card));
    both.play(...attack);
    expect(both.asked).toBe('0 action.choose');
  });

  it('HG-TX-P5: does nothing in the conflicts of others', () => {
    const t = table({ ...given([], []), players: { ...given([], []).players, Green: { advanced: card } } });
    t.play(...attack);
    expect(t.choices('Y')).toEqual(['lend attacker', 'lend defender', 'pass']);
  });
});

describe('Sentient Propaganda', () => {
  const given = (advanced: TechnologyKey[], card: 'assault' | 'politicize'): Given => ({
    players: { Blue: { caps: 20, advanced }, Red: { caps: 20, built: [0, 0, 12] }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { tile: { political: 1, industrial: 2 }, pieces: { B: 'a f', R: 'c' } },
      '3,-1': { tile: { political: 1, industrial: 1 }, pieces: { R: 'c' } },
      '3,-2': { tile: { political: 1, industrial: 1 }, pieces: { R: 'c' } },
    },
    turn: ['B', card],
  });
  const propaganda: TechnologyKey[] = ['sentientPropaganda'];

  it('HG-TX-P6: lets Agents attack one sector away, and not Fleets', () => {
    const targets = (t: Table, pattern: string) =>
      t.offers('B', `attack ${pattern}`).map((text) => t.hex(Number(text.split(' ')[3])));
    const t = table(given(propaganda, 'assault'));
    expect(new Set(targets(t, 'sabotage'))).toEqual(new Set(['3,0', '3,-1']));
    expect(targets(t, 'raze')).toEqual(['3,0']);
    expect(t.whyNot('B attack sabotage 0 3,-2 R industrial')).toMatchObject({
      code: 'target-out-of-range',
      params: { distance: 2, range: 1 },
    });
    t.play('B attack sabotage 0 3,-1 R industrial', 'B drawNothing');
    expect(t.last('compared')[3]).toEqual([1, 3]);
    expect(targets(table(given([], 'assault')), 'sabotage')).toEqual(['3,0']);
  });

  it('HG-TX-P6, HG-R-32: lets Embassies be built there', () => {
    expect(new Set(table(given(propaganda, 'politicize')).places('B', 'embassy'))).toEqual(
      new Set(['3,0', '3,-1']),
    );
    expect(table(given([], 'politicize')).places('B', 'embassy')).toEqual(['3,0']);
  });

  it('HG-TX-P6, HG-R-32: does not let Agents help an Embassy next door', () => {
    const t = table({
      ...given(propaganda, 'assault'),
      sectors: {
        '3,0': { tile: green(1), pieces: { B: 'e a', R: 'f' } },
        '3,-1': { pieces: { B: 'a' } },
      },
      turn: ['R', 'assault'],
    });
    t.play('R attack raze 0 3,0 B political');
    expect(t.terms('defender')).toBe('embassy 1, agents 1');
  });
});

describe('Transcendency Routine', () => {
  const given = (advanced: TechnologyKey[], built: number): Given => ({
    players: {
      Blue: { caps: 7, built: [1, built, 1], advanced },
      Red: { home: [3, -3] },
      Green: {},
      Yellow: {},
    },
    sectors: {
      '3,0': { tile: { political: 2 }, pieces: { B: 'e' } },
      '3,-1': { tile: { political: 1 } },
      '-3,0': { tile: { political: 3 } },
      '-3,1': { tile: { political: 3 }, pieces: { R: 'e' } },
      '-2,0': { tile: 18 },
    },
    turn: ['B', 'politicize'],
  });
  const card: TechnologyKey[] = ['transcendencyRoutine'];

  it('HG-TX-P7: relocates Embassies for 3 CAPs each to any open Location, unbuilt ones or not', () => {
    const t = table(given(card, 2));
    const from = `relocate ${t.at('3,0')}`;
    expect(new Set(t.places('B', from))).toEqual(new Set(['3,-1', '-3,0']));
    for (const [hex, code] of [
      ['3,-3', 'foreign-home'],
      ['-3,1', 'no-location'],
      ['-2,0', 'no-location'],
      ['2,0', 'no-tile'],
    ])
      expect(t.whyNot(`B relocate 3,0 ${hex}`)?.code).toBe(code);
    t.play('B relocate 3,0 -3,0');
    expect([t.caps('B'), t.s.embassies[t.at('-3,0')], t.s.built[0]![1]]).toEqual([4, 0, 2]);
    t.play('B relocate -3,0 3,0');
    expect(t.caps('B')).toBe(1);
    expect(t.offers('B', 'relocate')).toEqual([]);
  });

  it('HG-TX-P7: leaves the cheaper ordinary relocation in range to those without unbuilt Embassies', () => {
    const t = table(given(card, 9));
    t.play('B relocate 3,0 3,-1');
    expect(t.last('relocated')[5]).toBe(2);
    t.play('B relocate 3,-1 -3,0');
    expect(t.last('relocated')[5]).toBe(3);
  });

  it('HG-TX-P7: is of use in a political BUILD only, and to Embassies', () => {
    const plain = table(given([], 2));
    expect(plain.whyNot('B relocate 3,0 -3,0')).toMatchObject({ code: 'bases-left', rule: 'HG-BLD-08' });
    expect(table(given([], 9)).whyNot('B relocate 3,0 -3,0')?.code).toBe('out-of-range');
    for (const turn of ['subvert', 'industrialize', 'martialize'] as const)
      expect(table({ ...given(card, 2), turn: ['B', turn] }).can('B relocate 3,0 -3,0')).toBe(false);
  });
});

describe('Post-Physical Array', () => {
  const given = (advanced: TechnologyKey[]): Given => ({
    players: { Blue: { advanced, caps: 20 }, Red: { caps: 20 }, Green: {}, Yellow: {} },
    sectors: {
      '3,0': { pieces: { B: '2a', R: '2f' } },
      '-1,0': { tile: green(3), pieces: { B: 'e' } },
    },
    turn: ['R', 'assault'],
  });
  const raze = (number: number) => `R attack raze ${number} 3,0 B political`;

  it('HG-TX-P8: draws a faction again and again in a phase, attacking and defending', () => {
    const t = table(given(['postPhysicalArray']));
    t.s.chosen[0] = 'assault';
    t.s.queue = [0];
    t.play(raze(0), 'B drawFaction 2');
    t.s.fleets[1]![2] = t.at('3,0');
    t.play(raze(2), 'B drawFaction 2', 'B attack sabotage 0 3,0 R martial', 'B drawFaction 2');
    expect(t.terms('attacker')).toBe('embassy 3, agents 1');
    const plain = table(given([]));
    plain.play(raze(0), 'B drawFaction 2', raze(1));
    expect(plain.whyNot('B drawFaction 2')?.code).toBe('faction-used');
  });

  it('HG-TX-P8, HG-R-55: lets several Agents of a side draw once all the same', () => {
    const t = table(given(['postPhysicalArray']));
    t.play(raze(0), 'B drawFaction 2');
    expect(t.terms('defender')).toBe('embassy 3, agents 2');
    expect(t.asked).toBe('1 action.choose');
  });
});
