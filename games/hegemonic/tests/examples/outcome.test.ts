import { describe, expect, it } from 'vitest';
import type { TechnologyKey } from '../../data/technologies.ts';
import { fleetPower } from '../../rules/conflict/power.ts';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

describe('the targets', () => {
  it('are a type with all its bases and units (HG-G-07, HG-CON-03, HG-CON-04, HG-CON-05)', () => {
    const t = table({
      players: { Blue: { caps: 20 }, Red: {}, Green: {}, Yellow: {} },
      sectors: { '3,0': { tile: { industrial: 1 }, pieces: { R: 'e a f', B: 'c' } } },
      turn: ['B', 'assault'],
    });
    const target = (type: string) => `attack embargo ${t.at('3,0')} ${t.at('3,0')} 1 ${type}`;
    expect(t.offers('B', 'attack')).toEqual([target('political'), target('martial')]);
  });

  it('are closed to an attacker that has attacked (HG-G-19, HG-CON-08, HG-MOV-02)', () => {
    const won = table({
      players: { Blue: { caps: 20 }, Red: {}, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { pieces: { R: 'f', B: 'a' } },
        '2,0': { pieces: { R: 'f' } },
        '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    won.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2');
    expect(won.s.agents[0]![0]).toBe(won.at('3,0'));
    expect(won.offers('B', 'attack')).toEqual([]);
    expect(won.offers('B', 'moveAgent').length).toBeGreaterThan(0);
    won.play('B moveAgent 0 2,0');
    expect(won.asked).not.toContain('declare');
  });

  it('are groups by sector: one won elsewhere is another attacker (HG-G-50, HG-R-49)', () => {
    const t = table({
      players: { Blue: { caps: 20 }, Red: {}, Green: {}, Yellow: {} },
      sectors: {
        '2,0': { tile: { industrial: 3 }, pieces: { B: '2c' } },
        '2,-1': { pieces: { R: 'c' } },
        '3,-2': { pieces: { G: 'c' } },
        '1,0': { pieces: { Y: 'c' } },
      },
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 2,0 2,-1 R industrial');
    expect(t.s.complexes[0]![t.at('2,-1')]).toBe(1);
    const groups = () => new Set(t.offers('B', 'attack').map((text) => text.split(' ')[2]));
    expect(groups()).toEqual(new Set([String(t.at('2,-1'))]));
    t.s.actionsLeft = 2;
    t.play('B complex 2,0', 'B stop');
    expect(groups()).toEqual(new Set([String(t.at('2,-1'))]));
  });
});

describe('factions', () => {
  const twice = (advanced: TechnologyKey[]) =>
    table({
      players: { Blue: { caps: 20, advanced }, Red: {}, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { pieces: { R: 'f', B: '2a' } },
        '2,0': { pieces: { R: 'f', B: 'a' } },
        '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
        '-2,0': { tile: { political: 1, faction: 'green' }, pieces: { B: 'e' } },
      },
      turn: ['B', 'assault'],
    });

  it('are drawn once a phase, unless Post-Physical Array lies (HG-G-18, HG-CON-15, HG-TX-P8)', () => {
    const plain = twice([]);
    plain.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2', 'B attack sabotage 2 2,0 R martial');
    expect(plain.offers('B', 'drawFaction')).toEqual(['drawFaction 0', 'drawFaction 1']);
    const endless = twice(['postPhysicalArray']);
    endless.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2', 'B attack sabotage 2 2,0 R martial');
    expect(endless.offers('B', 'drawFaction')).toHaveLength(3);
  });

  it('may be named without an Embassy, so that others can lend (HG-G-40, HG-R-48, HG-CON-26)', () => {
    const given: Given = {
      players: { Blue: { caps: 20 }, Red: {}, Yellow: {}, Green: {} },
      sectors: {
        '3,0': { pieces: { R: 'o', B: 'a' } },
        '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { Y: 'e' } },
        '-2,0': { tile: { political: 2, faction: 'orange' }, pieces: { Y: 'e' } },
      },
      turn: ['B', 'assault'],
    };
    const named = table(given);
    named.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 0', 'Y lend attacker');
    expect(named.last('compared')[3]).toEqual([3, 1]);
    const none = table(given);
    none.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(none.last('compared')[3]).toEqual([1, 1]);
  });

  it('are lent by sectors, not by power, and not against Empathy Transmitter (HG-G-30, HG-TX-P5)', () => {
    const given = (advanced: TechnologyKey[]): Given => ({
      players: { Blue: { caps: 20 }, Red: { advanced }, Yellow: {}, Green: {} },
      sectors: {
        '3,0': { pieces: { R: 'o', B: 'a' } },
        '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { Y: 'e' } },
        '-2,0': { tile: { political: 2, faction: 'orange' }, pieces: { Y: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    const t = table(given([]));
    t.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 0', 'Y lend attacker');
    expect(t.last('lent')).toEqual(['lent', 2, 'attacker', 2]);
    const barred = table(given(['empathyTransmitter']));
    barred.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 0');
    expect(barred.events.some(([name]) => name === 'compared')).toBe(true);
  });
});

describe('the outcome', () => {
  const lostGroup = (advanced: TechnologyKey[], caps: number): Given => ({
    players: { Yellow: { caps, advanced }, Blue: {}, Red: {}, Green: {} },
    sectors: {
      '1,0': { tile: { industrial: 1 }, pieces: { Y: 'c' } },
      '2,0': { tile: { industrial: 1 }, pieces: { B: '2o' } },
      '3,-2': { tile: { industrial: 1 } },
      '2,-2': { tile: { industrial: 1 }, pieces: { Y: 'c' } },
    },
    gates: [['Y', '2,0', '3,-2']],
    turn: ['Y', 'assault'],
  });

  it('exposes the Gates of an attacking loser (HG-G-22, HG-CON-35, HG-CON-37)', () => {
    const t = table(lostGroup([], 5));
    t.play('Y attack embargo 1,0 2,0 B martial', 'B destroyGates 0');
    expect(t.s.gates[0]!.every((half) => half === -1)).toBe(true);
    expect(t.s.complexes[0]![t.at('1,0')]).toBe(1);
  });

  it('lets Predictive Algorithms move the half (HG-G-22, HG-TX-I1)', () => {
    const t = table(lostGroup(['predictiveAlgorithms'], 3));
    t.play('Y attack embargo 1,0 2,0 B martial', 'B destroyGates 0', 'Y use predictiveAlgorithms 2,-2');
    expect(t.s.gates[0]!.slice(0, 2)).toEqual([t.at('2,-2'), t.at('3,-2')]);
    expect(t.s.caps[0]).toBe(0);
  });

  it('of a draw is turned by Polymorphic Matter (HG-G-23, HG-TX-I6)', () => {
    const draw = (attacker: TechnologyKey[], defender: TechnologyKey[]) => {
      const t = table({
        players: {
          Blue: { caps: 20, advanced: attacker },
          Red: { advanced: defender },
          Green: {},
          Yellow: {},
        },
        sectors: { '3,0': { pieces: { R: 'o', B: 'a' } } },
        turn: ['B', 'assault'],
      });
      t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
      return t.last('compared')[4];
    };
    expect(draw([], [])).toBe(-1);
    expect(draw([], ['polymorphicMatter'])).toBe(1);
    expect(draw(['polymorphicMatter'], ['polymorphicMatter'])).toBe(0);
  });

  it('of a takeover without supply is filled from the board (HG-G-24, HG-CON-34)', () => {
    const t = table({
      players: { Blue: { caps: 20 }, Red: {}, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { pieces: { R: '3o', B: 'f' } },
        '2,0': { pieces: { B: '3o' } },
        '2,-1': { pieces: { B: '3o' } },
        '1,0': { pieces: { B: '3o' } },
        '-3,0': { pieces: { B: '2o' } },
        '-3,1': { pieces: { B: 'o' } },
      },
      turn: ['B', 'martialize'],
    });
    t.play('B attack strike 0 3,0 R martial', 'B drawStack 2,0');
    expect(t.asked).toBe('0 outcome.fill');
    t.play('B fill -3,1', 'B fill -3,0', 'B stop');
    expect(t.s.heights[t.at('3,0')]).toBe(2);
    expect(t.s.built[0]![2]).toBe(12);
  });

  it('of a takeover uses the supply first (HG-G-25, HG-CON-33, HG-CON-34)', () => {
    const t = table({
      players: { Blue: { caps: 20 }, Red: {}, Green: {}, Yellow: {} },
      sectors: {
        '2,0': { pieces: { B: '3c' } },
        '2,-1': { pieces: { R: '3c' } },
        '3,-1': { pieces: { B: '3c' } },
        '1,0': { pieces: { B: '3c' } },
        '3,0': { pieces: { B: '2c' } },
        '-3,0': { pieces: { B: '2c' } },
        '-3,1': { pieces: { B: 'c' } },
      },
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 2,0 2,-1 R industrial');
    expect(t.s.built[0]![0]).toBe(15);
    expect(t.asked).toBe('0 outcome.fill');
    t.play('B fill -3,1', 'B fill -3,0');
    expect(t.s.complexes[0]![t.at('2,-1')]).toBe(3);
    expect(t.s.built[0]![0]).toBe(15);
  });

  it('of a draw takes targeted Gates, and of a defeat those that the winner names (HG-G-39, HG-CON-36, HG-R-14)', () => {
    const given = (power: number, advanced: TechnologyKey[]): Given => ({
      players: { Blue: { caps: 4 }, Yellow: { caps: 1, advanced }, Red: {}, Green: {} },
      sectors: {
        '2,0': { pieces: { Y: '2c', B: 'a' } },
        '3,-2': { tile: { industrial: 1 } },
        '2,-2': { tile: { industrial: 1 }, pieces: { Y: 'c' } },
        '-1,0': { tile: { political: power, faction: 'green' }, pieces: { B: 'e' } },
      },
      gates: [['Y', '2,0', '3,-2']],
      turn: ['B', 'subvert'],
    });
    const draw = table(given(1, []));
    draw.play('B attack annex 0 2,0 Y industrial', 'B drawFaction 2');
    expect(draw.last('compared')[3]).toEqual([2, 2]);
    expect(draw.s.agents[0]![0]).toBe(-1);
    expect(draw.s.complexes[1]![draw.at('2,0')]).toBe(2);
    expect(draw.s.gates[1]![0]).toBe(-1);
    const saved = table(given(1, ['predictiveAlgorithms']));
    saved.play('B attack annex 0 2,0 Y industrial', 'B drawFaction 2', 'Y use predictiveAlgorithms 2,-2');
    expect(saved.s.gates[1]!.slice(0, 2)).toEqual([saved.at('2,-2'), saved.at('3,-2')]);
    const won = table(given(2, []));
    won.play('B attack annex 0 2,0 Y industrial', 'B drawFaction 2');
    expect(won.last('conflictPaid')[2]).toBe(4);
    expect(won.offers('B', 'destroyGates')).toEqual(['destroyGates', 'destroyGates 0']);
  });

  it('weakens Fleets at once, technologies in play stay (HG-G-31, HG-POW-08, HG-TEC-09)', () => {
    const t = table({
      players: {
        Blue: { caps: 20 },
        Red: { built: [0, 0, 9], advanced: ['braneManipulation'] },
        Green: {},
        Yellow: {},
      },
      sectors: {
        '3,0': { pieces: { R: '2o', B: 'a' } },
        '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    expect(fleetPower(t.s, 1)).toBe(3);
    t.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2');
    expect(t.s.built[1]![2]).toBe(7);
    expect(fleetPower(t.s, 1)).toBe(2);
    expect(t.s.advanced[1]).toHaveLength(1);
  });

  it('lets Bio-Adaptive Hulls save an Outpost (HG-G-46, HG-TX-M5)', () => {
    const t = table({
      players: {
        Blue: { caps: 20, built: [0, 2, 0] },
        Red: { caps: 1, built: [0, 0, 9], advanced: ['bioAdaptiveHulls'] },
        Green: {},
        Yellow: {},
      },
      sectors: {
        '3,0': { pieces: { R: '3o', B: 'a' } },
        '3,-2': { tile: { martial: 1 } },
        '1,-2': { tile: { martial: 1 } },
        '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
      },
      turn: ['B', 'subvert'],
    });
    t.play('B attack annex 0 3,0 R martial', 'B drawFaction 2');
    expect(t.asked).toBe('1 outcome.rescueOutpost');
    expect(t.offers('R', 'use')).toEqual([`use bioAdaptiveHulls ${t.at('3,-2')}`]);
    t.play('R use bioAdaptiveHulls 3,-2');
    expect(t.s.built[1]![2]).toBe(7);
    expect([t.s.outposts[t.at('3,0')], t.s.heights[t.at('3,0')]]).toEqual([0, 3]);
  });

  it('costs one CAP less with Efficiency Paradigm (HG-G-47, HG-TX-I5, HG-GEN-05)', () => {
    const cost = (pattern: string, given: Given) => {
      const t = table(given);
      t.play(pattern);
      return t.last('conflictPaid')[2];
    };
    const players = {
      Blue: { caps: 20, advanced: ['efficiencyParadigm' as const] },
      Red: {},
      Green: {},
      Yellow: {},
    };
    const at = (pieces: string) => ({ '2,0': { pieces: { B: 'c' } }, '2,-1': { pieces: { R: pieces } } });
    expect(
      cost('B attack acquire 2,0 2,-1 R industrial', {
        players,
        sectors: at('2c'),
        turn: ['B', 'industrialize'],
      }),
    ).toBe(3);
    const embassy = { '2,0': { pieces: { B: 'c' } }, '2,-1': { tile: { political: 1 }, pieces: { R: 'e' } } };
    expect(
      cost('B attack embargo 2,0 2,-1 R political', { players, sectors: embassy, turn: ['B', 'assault'] }),
    ).toBe(0);
    expect(
      cost('B attack embargo 2,0 2,-1 R martial', { players, sectors: at('f'), turn: ['B', 'assault'] }),
    ).toBe(0);
  });
});

describe('the cards of a conflict', () => {
  it('bring the inactive ones back with the last one (HG-G-26, HG-CON-30, HG-CON-39)', () => {
    const given: Given = {
      players: {
        Blue: {
          caps: 20,
          hand: ['nanoAccelerants'],
          inactive: ['dysonSphereAssembly', 'nanoFabricants', 'psionicEcology', 'polymorphicMatter'],
        },
        Red: {},
        Green: {},
        Yellow: {},
      },
      sectors: { '3,0': { pieces: { R: 'o', B: 'a' } } },
      turn: ['B', 'assault'],
    };
    const t = table(given);
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing', 'B commit nanoAccelerants');
    expect(t.s.hands[0]).toHaveLength(4);
    expect(t.last('compared')[3]).toEqual([5, 1]);
    t.play('B inactive');
    expect([t.s.hands[0]!.length, t.s.inactive[0]!.length]).toEqual([4, 1]);
    const drawn = table(given);
    drawn.play(
      'B attack sabotage 0 3,0 R martial',
      'B drawNothing',
      'B commit nanoAccelerants',
      'B drawDeck',
    );
    expect([drawn.s.hands[0]!.length, drawn.s.inactive[0]!.length]).toEqual([5, 0]);
    expect(drawn.s.discards[0]).toHaveLength(1);
  });
});

describe('a leader', () => {
  it('can void a declaration, but not a conflict that is paid (HG-G-49, HG-LEA-05, HG-LEA-06, HG-LEA-12)', () => {
    const given: Given = {
      players: { Blue: { caps: 20 }, Red: { leader: [12, 3] }, Green: {}, Yellow: {} },
      sectors: { '2,0': { pieces: { B: 'c' } }, '2,-1': { tile: { political: 1 }, pieces: { R: 'e' } } },
      turn: ['B', 'subvert'],
    };
    const t = table(given);
    const sector = t.at('2,-1');
    t.play('B attack buyout 2,0 2,-1 R political');
    expect(t.asked).toBe('1 leaderWindow.ask');
    t.play(`R lead 3 ${sector}`);
    expect([t.s.conflict, t.s.caps[0], t.s.actionsLeft]).toEqual([null, 20, 2]);
    expect(t.asked).toBe('0 action.choose');
    expect(t.offers('B', 'attack')).toEqual([]);
    const late = table(given);
    late.play('B attack buyout 2,0 2,-1 R political', 'R pass', `R lead 3 ${sector}`);
    expect(late.last('conflictPaid')[2]).toBe(2);
    expect(late.last('compared')[3]).toEqual([1, 1]);
  });
});
