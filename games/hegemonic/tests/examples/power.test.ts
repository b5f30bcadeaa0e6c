import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../rules/distances.ts';
import { table } from '../table.ts';

describe('the power of a conflict', () => {
  it('adds adjacent Complexes, Gates included, against Embassies of a faction (HG-G-08, HG-CON-11, HG-CON-13)', () => {
    const t = table({
      players: { Yellow: { caps: 4 }, Blue: { home: [-3, 3] }, Red: {}, Green: {} },
      sectors: {
        '2,0': { pieces: { Y: '3c' } },
        '-3,1': { tile: { political: 2, faction: 'green' }, pieces: { Y: 'c', B: 'e a' } },
        '2,-1': { pieces: { Y: '2c' } },
        '3,-1': { pieces: { Y: 'c' } },
        '0,2': { tile: { political: 2, faction: 'green' }, pieces: { B: 'e' } },
        '-3,3': { pieces: { B: 'e' } },
      },
      gates: [['Y', '-3,1', '2,0']],
      turn: ['Y', 'subvert'],
    });
    t.play('Y attack buyout 2,0 -3,1 B political');
    expect(t.last('conflictPaid')[2]).toBe(4);
    expect(t.last('compared')[3]).toEqual([7, 5]);
    expect(t.s.embassies[t.at('-3,1')]).toBe(t.seat('Y'));
    expect(t.s.agents[t.seat('B')]).toEqual([-1, -1, -1]);
  });

  it('ends in a draw that destroys units only (HG-G-09, HG-CON-14, HG-CON-17, HG-CON-36)', () => {
    const t = table({
      players: { Blue: { caps: 3 }, Red: { built: [1, 1, 5], home: [3, -3] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { pieces: { R: '3o f', B: 'a' } },
        '3,-1': { pieces: { R: '2o' } },
        '2,0': { pieces: { R: 'o' } },
        '3,-2': { pieces: { R: 'f' } },
        '3,-3': { pieces: { R: 'o' } },
        '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { B: 'e' } },
        '-2,0': { tile: { political: 3, faction: 'orange' }, pieces: { B: 'e' } },
        '-3,0': { tile: { political: 1, faction: 'orange' }, pieces: { B: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 0');
    expect(t.last('conflictPaid')[2]).toBe(3);
    expect(t.last('compared')[3]).toEqual([8, 8]);
    expect(t.s.agents[0]).toEqual([-1, -1, -1]);
    expect(t.s.fleets[1]).toEqual([-1, t.at('3,-2'), -1]);
    expect(t.s.heights[t.at('3,0')]).toBe(3);
  });

  it('adds the stack that a Fleet draws from (HG-G-10, HG-CON-18)', () => {
    const t = table({
      players: { Red: { caps: 2, built: [1, 1, 7] }, Yellow: {}, Green: {}, Blue: {} },
      sectors: {
        '1,0': { pieces: { R: 'f', Y: '2c' } },
        '3,0': { pieces: { R: '3o f' } },
        '3,-1': { pieces: { R: '2o' } },
        '2,0': { pieces: { R: 'o' } },
        '3,-2': { pieces: { R: 'o' } },
        '1,-1': { pieces: { Y: '3c' } },
        '2,-1': { pieces: { Y: '2c' } },
        '1,1': { pieces: { Y: 'c' } },
      },
      turn: ['R', 'assault'],
    });
    t.play('R attack raze 0 1,0 Y industrial', 'R drawStack 3,0');
    expect(t.last('conflictPaid')[2]).toBe(2);
    expect(t.last('compared')[3]).toEqual([11, 8]);
    expect(t.s.complexes[1]![t.at('1,0')]).toBe(0);
  });

  it('lets a bystander lend to an Agent (HG-G-11, HG-CON-25)', () => {
    const t = table({
      players: { Red: { built: [1, 1, 6] }, Blue: {}, Yellow: {}, Green: {} },
      sectors: {
        '3,-3': { tile: { political: 2, faction: 'green' }, pieces: { R: 'f', B: 'a' } },
        '3,-2': { pieces: { R: '2o' } },
        '3,0': { pieces: { R: '3o f' } },
        '2,-1': { pieces: { R: 'o' } },
        '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { B: 'e' } },
        '-2,0': { tile: { political: 2, faction: 'orange' }, pieces: { B: 'e' } },
        '0,2': { tile: { political: 3, faction: 'orange' }, pieces: { Y: 'e' } },
        '0,3': { tile: { political: 1, faction: 'orange' }, pieces: { Y: 'e' } },
      },
      turn: ['R', 'assault'],
    });
    t.play('R attack raze 0 3,-3 B political');
    expect(t.offers('R', 'drawStack')).toEqual([`drawStack ${t.at('3,-2')}`]);
    t.play('R drawStack 3,-2', 'B drawFaction 0', 'Y lend defender');
    expect(t.last('conflictPaid')[2]).toBe(0);
    expect(t.last('compared')[3]).toEqual([8, 8]);
  });

  it('counts support one level deep (HG-G-20)', () => {
    const t = table({
      players: { Blue: { caps: 9 }, Red: {}, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { pieces: { R: 'o', B: 'a' } },
        '3,-1': { pieces: { R: '2o' } },
        '3,-2': { pieces: { R: 'o' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(t.last('compared')[3]).toEqual([1, 3]);
  });

  it('does not count an attacking Fleet again through its stack (HG-G-32, HG-R-26)', () => {
    const t = table({
      players: { Red: { caps: 9 }, Blue: {}, Green: {}, Yellow: {} },
      sectors: { '3,0': { pieces: { R: 'o 2f', B: 'c' } } },
      turn: ['R', 'assault'],
    });
    t.play('R attack raze 0 3,0 B industrial', 'R drawStack 3,0');
    expect(t.last('compared')[3]).toEqual([3, 1]);
  });

  it('defends a Gate alone with the Complexes around (HG-G-37, HG-CON-12, HG-R-15)', () => {
    const t = table({
      players: { Blue: { caps: 9 }, Yellow: {}, Green: {}, Red: {} },
      sectors: {
        '2,0': { tile: { industrial: 3 }, pieces: { B: '2c' } },
        '3,-1': { tile: { industrial: 2 }, pieces: { B: '2c' } },
        '2,-1': { pieces: { Y: '2c' } },
        '-3,1': { pieces: { Y: 'c' } },
        '3,0': { pieces: { B: '2c' } },
      },
      gates: [['Y', '2,0', '-3,1']],
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 2,0 2,0 Y industrial');
    expect(t.last('conflictPaid')[2]).toBe(0);
    expect(t.last('compared')[3]![1]).toBe(3);
    t.play('B destroyGates 0');
    expect(t.s.gates[1]).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(t.s.complexes[0]![t.at('2,0')]).toBe(2);
  });

  it('counts a wild home (HG-G-38, HG-VAR-18)', () => {
    const t = table({
      players: { Blue: { caps: 9, home: [-3, 3] }, Red: {}, Green: {}, Yellow: {} },
      sectors: { '3,0': { pieces: { R: 'o', B: 'a' } }, '-3,3': { pieces: { B: 'e' } } },
      options: { wildHomes: 'on' },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(t.last('compared')[3]).toEqual([2, 1]);
  });

  it('reaches through a rival’s Gates (HG-G-41, HG-GEO-03)', () => {
    const given = {
      players: { Green: { caps: 9 }, Red: {}, Blue: {}, Yellow: {} },
      sectors: { '3,0': { pieces: { R: 'o', G: 'a' } }, '-3,0': { pieces: { R: '2o' } } },
      turn: ['G', 'assault'],
    } as const;
    const plain = table(given);
    expect(distanceBetween(plain.s, plain.at('3,0'), plain.at('-3,0'))).toBe(7);
    plain.play('G attack sabotage 0 3,0 R martial', 'G drawNothing');
    expect(plain.last('compared')[3]![1]).toBe(1);
    const gated = table({ ...given, gates: [['B', '3,0', '-3,0']] });
    gated.play('G attack sabotage 0 3,0 R martial', 'G drawNothing');
    expect(gated.last('compared')[3]![1]).toBe(3);
  });

  it('adds Gates with Dyson Sphere Assembly (HG-G-42, HG-TX-I3)', () => {
    const t = table({
      players: { Yellow: { caps: 9, advanced: ['dysonSphereAssembly'] }, Blue: {}, Red: {}, Green: {} },
      sectors: {
        '2,0': { tile: { industrial: 3 }, pieces: { Y: '2c', B: 'c' } },
        '2,-1': { pieces: { Y: 'c' } },
        '-2,0': { tile: { industrial: 1 } },
        '-2,1': { tile: { industrial: 1 } },
      },
      gates: [
        ['Y', '2,0', '-2,0'],
        ['Y', '2,0', '-2,1'],
      ],
      turn: ['Y', 'industrialize'],
    });
    t.play('Y attack acquire 2,0 2,0 B industrial');
    expect(t.last('compared')[3]).toEqual([5, 1]);
  });

  it('draws one stack for all defending Fleets (HG-G-43, HG-CON-20, HG-TX-M4)', () => {
    const t = table({
      players: {
        Blue: { caps: 9 },
        Red: { built: [1, 1, 5], advanced: ['hyperCannonBatteries'] },
        Green: {},
        Yellow: {},
      },
      sectors: {
        '2,0': { tile: { industrial: 1 }, pieces: { R: '2f', B: 'a' } },
        '3,-1': { pieces: { R: '2o f' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 2,0 R martial', 'B drawNothing', 'R drawStack 3,-1');
    expect(t.last('compared')[3]).toEqual([1, 11]);
  });

  it('reaches the Fleet, not the Conflict Sector (HG-G-45, HG-TX-M6)', () => {
    const t = table({
      players: { Red: { caps: 9, advanced: ['psiSubversionProbes'] }, Blue: {}, Green: {}, Yellow: {} },
      sectors: {
        '2,0': { pieces: { R: 'f' } },
        '2,-1': { pieces: { B: 'c' } },
        '3,0': { pieces: { R: '2o' } },
      },
      turn: ['R', 'assault'],
    });
    t.play('R attack raze 0 2,-1 B industrial', 'R drawStack 3,0');
    expect(t.last('compared')[3]).toEqual([3, 1]);
  });
});
