import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('faction abilities (HX-ACT-12)', () => {
  it('HX-ACT-12: the Terran Empire destroys a unit beside its warlord and may place one there', () => {
    const t = table({
      players: { X: { faction: 'TE', warlord: '0,0' }, Y: {} },
      board: { '1,0': 'Y', '3,0': 'Y' },
    });
    t.play('X ability', 'X put 1,0 normal');
    expect([t.life('X'), t.board, t.ship('Y')]).toEqual([5, { '1,0': 'X', '3,0': 'Y' }, [1, 0]]);
  });

  it('HX-ACT-12: the Cyberian Collective places up to two units 120 degrees apart beside its warlord', () => {
    const given = { players: { X: { faction: 'CC' as const, warlord: '0,0' }, Y: {} } };
    const pairs = [0, 1, 2, 3, 4, 5].map((k) => {
      const t = table(given);
      t.play('X ability', `X orient 0,0 ${k}`);
      return t.places('X', 'put').sort().join(' ');
    });
    expect(pairs).toEqual(['0,-1 1,0', '0,1 1,-1', '-1,1 1,0', '-1,0 0,1', '-1,1 0,-1', '-1,0 1,-1']);
    const one = table(given);
    one.play('X ability', 'X orient 0,0 0', 'X put 1,0 normal', 'X stop');
    expect([one.board, one.life('X'), one.s.actionsLeft]).toEqual([{ '1,0': 'X' }, 5, 1]);
  });

  it('HX-ACT-12: the Interstellar Nomads exchange two units or move one', () => {
    const t = table({ players: { X: { faction: 'IN' }, Y: {} }, board: { '1,0': 'Y', '0,3': 'X' } });
    t.play('X ability', 'X exchange 1,0', 'X with 0,3');
    expect([t.board, t.life('X')]).toEqual([{ '1,0': 'X', '0,3': 'Y' }, 5]);
    t.play('X ability', 'X exchange 0,3', 'X with 0,2');
    expect([t.board, t.life('X')]).toEqual([{ '1,0': 'X', '0,2': 'Y' }, 4]);
  });

  it('HX-ACT-12: the Union of Trade Worlds gains 2 hexilum', () => {
    const t = table({ players: { X: { faction: 'UT' }, Y: {} } });
    t.play('X ability');
    expect([t.hexilum('X'), t.life('X'), t.s.actionsLeft]).toEqual([2, 5, 1]);
  });
});

describe('minor factions', () => {
  const given = (minor: string, X = {}, Y = {}) => ({ X: { minor, ...X }, Y: { minor: 'M4', ...Y } });

  it('HX-MIN-01: a minor unit counts as a normal one besides its text', () => {
    const t = table({
      players: given('M9', { cards: 'A12 A3', ship: [0, 1], faction: 'IN' }),
      board: { '0,0': 'X minor', '1,0': 'Y' },
      actions: 4,
    });
    t.play('X play A3 1', 'X takeBack 0 1');
    t.play('X ability', 'X exchange 0,0', 'X with 1,0', 'X attack 1,0 0,0');
    expect([t.ship('X'), t.ship('Y')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    t.play('X play A12 2', 'X orient 0,0 0', 'X put 0,0 minor');
    expect(t.on('0,0')).toBe('X minor');
  });

  it('HX-MIN-02, HX-R-44: M1 attacks two different adjacent territories, whatever is there', () => {
    const t = table({ players: given('M1'), board: { '1,0': 'Y', '0,1': 'X' } });
    t.play('X place minor', 'X at 0,0');
    expect(t.places('X', 'strike')).toHaveLength(6);
    expect(t.whyNot('X strike 2,0')).toMatchObject({ code: 'not-adjacent', rule: 'HX-MIN-02' });
    for (const line of ['X decline', 'X stop']) expect(t.can(line)).toBe(false);
    t.play('X strike 1,0');
    expect(t.whyNot('X strike 1,0')).toMatchObject({ code: 'struck-already', rule: 'HX-MIN-02' });
    t.play('X strike -1,0');
    expect([t.ship('Y'), t.on('0,1'), t.life('Y'), t.life('X')]).toEqual([[1, 0], 'X', 6, 6]);
    expect(t.asked).toBe('X action.choose');
    const own = table(t.given);
    own.play('X place minor', 'X at 0,0', 'X strike 0,1', 'X strike 1,0');
    expect([own.ship('X'), own.ship('Y')]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('HX-MIN-02, HX-R-18: then one adjacent enemy warlord takes 1 damage, of several the one that is named', () => {
    const near = { ...given('M1', {}, { warlord: '1,0' }), Z: { minor: 'M5', warlord: '0,1' } };
    const t = table({ players: near });
    t.play('X place minor', 'X at 0,0', 'X strike -1,0', 'X strike -1,1');
    expect(t.offers('X')).toEqual(['enemy 1', 'enemy 2']);
    t.play('X enemy Z');
    expect(t.s.life).toEqual([6, 6, 5]);
    expect(t.can('X reuse 0,0')).toBe(false);
    const far = table({ players: { ...near, Y: { minor: 'M4', warlord: '3,0' } } });
    far.play('X place minor', 'X at 0,0', 'X strike -1,0', 'X strike -1,1');
    expect(far.s.life).toEqual([6, 6, 5]);
  });

  it('HX-R-44: attacks on the territories of warlords take nothing, whoever’s they are', () => {
    const t = table({
      players: { ...given('M1', { warlord: '1,0' }, { warlord: '0,1' }), Z: {}, W: {} },
      options: { mode: 'captain', teams: 'pairs' },
    });
    t.play('X place minor', 'X at 0,0', 'X strike 1,0', 'X strike 0,1');
    expect(t.s.life).toEqual([6, 5, 6, 6]);
    expect(t.told('struck').map(([, , , kind, owner]) => [kind, owner])).toEqual([
      [0, -1],
      [0, -1],
    ]);
    const partner = table({ ...t.given, players: { ...t.given.players, Z: { warlord: '-1,0' } } });
    partner.play('X place minor', 'X at 0,0', 'X strike -1,0', 'X strike -1,1');
    expect(partner.s.life).toEqual([6, 5, 6, 6]);
  });

  it('HX-MIN-02 as games of rules number 1 have it: attacks meet warlords, and the damage reaches any', () => {
    const t = table({ players: given('M1', { warlord: '1,0' }, { warlord: '0,1' }), rules: 1 });
    t.play('X place minor', 'X at 0,0', 'X strike 1,0', 'X strike 0,1');
    expect([t.life('X'), t.life('Y')]).toEqual([5, 4]);
    const far = table({ players: { ...given('M1'), Z: { minor: 'M5' } }, rules: 1 });
    far.play('X place minor', 'X at 0,0', 'X strike 1,0', 'X strike 0,1');
    expect(far.offers('X')).toEqual(['enemy 1', 'enemy 2']);
  });

  it('HX-DST-04: M2 comes back to the reserve', () => {
    const t = table({ players: given('M2'), board: { '0,0': 'X minor', '1,0': 'Y' } });
    t.play('X attack 0,0 1,0');
    expect([t.ship('X'), t.reserve('X'), t.ship('Y')]).toEqual([
      [0, 0],
      [9, 3, 0],
      [1, 0],
    ]);
  });

  it('HX-MIN-04, HX-R-40: M3 and M4 do nothing when they come', () => {
    for (const minor of ['M3', 'M4']) {
      const t = table({ players: given(minor), board: { '1,0': 'Y', '2,0': 'X' } });
      t.play('X place minor', 'X at 0,0');
      expect([t.asked, t.told('effectBegun')]).toEqual(['X action.choose', []]);
      expect(t.board).toEqual({ '0,0': 'X minor', '1,0': 'Y', '2,0': 'X' });
    }
  });

  it('HX-MIN-03, HX-R-40: M4 exchanges any two units for an action', () => {
    const t = table({ players: given('M4'), board: { '0,0': 'X minor', '1,0': 'Y', '2,0': 'X' } });
    t.play('X reuse 0,0', 'X exchange 1,0', 'X with 2,0');
    expect(t.board).toEqual({ '0,0': 'X minor', '1,0': 'X', '2,0': 'Y' });
    expect(t.s.actionsLeft).toBe(1);
  });

  it('HX-REC-04: M5 may bring a unit of the ship beside it', () => {
    const t = table({ players: given('M5', { ship: [2] }) });
    t.play('X place minor', 'X at 0,0', 'X use', 'X put 1,0 normal');
    expect([t.board, t.ship('X')]).toEqual([{ '0,0': 'X minor', '1,0': 'X' }, [1, 0]]);
    const declined = table({ players: given('M5', { ship: [2] }) });
    declined.play('X place minor', 'X at 0,0', 'X decline');
    expect(declined.ship('X')).toEqual([2, 0]);
  });

  it('HX-MIN-03, HX-DST-11: M6 sends an adjacent unit and heals 1, on arrival and for an action', () => {
    const t = table({
      players: given('M6', { life: 3 }),
      board: { '1,0': 'Y', '0,1': 'Y minor', '-2,0': 'X minor' },
    });
    t.play('X place minor', 'X at 0,0', 'X target 1,0');
    expect([t.life('X'), t.ship('Y')]).toEqual([4, [1, 0]]);
    expect(t.whyNot('X reuse -2,0')?.code).toBe('no-unit-beside');
    t.play('X reuse 0,0');
    expect([t.life('X'), t.ship('Y'), t.on('0,0')]).toEqual([5, [1, 1], 'X minor']);
  });

  it('HX-DST-11: M7 sends an adjacent unit and gains 1 hexilum', () => {
    const t = table({ players: given('M7'), board: { '1,0': 'Y C13' } });
    t.play('X place minor', 'X at 0,0');
    expect([t.hexilum('X'), t.on('1,0'), t.ids(t.s.discard)]).toEqual([1, '', 'C13']);
  });

  it('HX-DST-11: M8 sends an adjacent unit and may take back 1', () => {
    const t = table({ players: given('M8', { ship: [1, 1] }), board: { '1,0': 'Y' } });
    t.play('X place minor', 'X at 0,0');
    expect(t.offers('X').sort()).toEqual(['takeBack 0 0', 'takeBack 0 1', 'takeBack 1 0']);
    t.play('X takeBack 0 1');
    expect([t.ship('X'), t.ship('Y')]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('HX-MIN-01, HX-BRD-03: M9 brings 2 more hexilum where it is placed on some', () => {
    const t = table({ players: given('M9') });
    t.play('X place minor', 'X at 3,0');
    expect(t.hexilum('X')).toBe(3);
    t.play('X place minor', 'X at 0,0');
    expect(t.hexilum('X')).toBe(3);
  });

  it.each([
    ['M10', { life: 2 }, (t: ReturnType<typeof table>) => t.life('X'), 6],
    ['M11', { ship: [4] }, (t: ReturnType<typeof table>) => 4 - t.ship('X')[0]!, 3],
    ['M12', { hexilum: 2 }, (t: ReturnType<typeof table>) => t.hexilum('X'), 6],
  ] as const)('HX-DST-06: %s rewards its owner when it is destroyed', (minor, side, measure, expected) => {
    const t = table({ players: given(minor, { ...side, cards: 'A16' }), board: { '0,0': 'X minor' } });
    t.play('X play A16 1');
    if (minor === 'M11') t.play('X takeBack 3 1');
    expect(measure(t)).toBe(expected);
    expect(t.asked).toBe('X place.put');
  });

  it('HX-MIN-05: withdrawn and placed again, a minor unit acts again', () => {
    const t = table({
      players: given('M7'),
      board: { '1,0': 'Y', '0,0': 'X minor' },
    });
    t.play('X withdraw 0,0', 'X place minor', 'X at 0,0');
    expect([t.hexilum('X'), t.ship('Y')]).toEqual([1, [1, 0]]);
  });
});
