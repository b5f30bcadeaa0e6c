import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { endTurn } from '../turns.ts';

const XY = { X: {}, Y: {} };

describe('the action list', () => {
  it('HX-R-02: has these entries', () => {
    const t = table({
      players: {
        X: {
          faction: 'UT',
          cards: 'C3 A14',
          hexilum: 2,
          life: 4,
          ship: [1],
          warlord: '-2,0',
        },
        Y: {},
      },
      board: { '0,0': 'X', '1,0': 'Y', '0,2': 'X C2' },
    });
    const labels = new Set(t.offers('X').map((offer) => offer.split(' ')[0]));
    expect([...labels].sort()).toEqual(
      [
        ...['place', 'withdraw', 'attack', 'recover', 'play', 'deploy', 'reuse'],
        ...['gain', 'raise', 'heal', 'moveWarlord', 'ability', 'endActions'],
      ].sort(),
    );
  });

  it('HX-ACT-01, HX-R-03: Place puts a unit of the reserve anywhere empty, near others or not', () => {
    const t = table({
      players: { X: { minor: 'M6', cards: 'C23!', reserve: [1, 1, 1] }, Y: { minor: 'M2' } },
      board: { '4,0': 'Y' },
    });
    expect(t.offers('X', 'place')).toEqual(['place normal', 'place minor', 'place squad']);
    t.play('X place normal', 'X at -1,4');
    expect(t.reserve('X')).toEqual([0, 1, 1]);
    expect(t.whyNot('X place normal')).toMatchObject({ code: 'not-in-reserve', rule: 'HX-ACT-01' });
    t.play('X place minor', 'X at 4,-1');
    expect(t.on('4,0')).toBe('');
    expect(t.ship('Y')).toEqual([1, 0]);
  });

  it('HX-ACT-01: a token is placed before its ability asks', () => {
    const t = table({ players: { X: { minor: 'M1' }, Y: { minor: 'M2' } } });
    t.play('X place minor', 'X at 0,0');
    expect([t.on('0,0'), t.asked]).toEqual(['X minor', 'X assault.strike']);
  });

  it('HX-ACT-02, HX-R-14: Withdraw takes a normal, minor or squad token back, no mercenary', () => {
    const t = table({
      players: { X: { minor: 'M12', cards: 'C23!' }, Y: { minor: 'M2' } },
      board: { '0,0': 'X', '1,0': 'X minor', '2,0': 'X squad', '0,1': 'X C3', '0,2': 'Y' },
      actions: 3,
    });
    expect(t.whyNot('X withdraw 0,1')).toMatchObject({ code: 'mercenaries-stay', rule: 'HX-ACT-02' });
    expect(t.whyNot('X withdraw 0,2')?.code).toBe('not-your-unit');
    expect(t.whyNot('X withdraw 0,-1')?.code).toBe('not-your-unit');
    expect(t.reserve('X')).toEqual([8, 2, 2]);
    t.play('X withdraw 0,0', 'X withdraw 1,0', 'X withdraw 2,0');
    expect(t.reserve('X')).toEqual([9, 3, 3]);
    expect([t.ship('X'), t.told('destroyed'), t.told('fell')]).toEqual([[0, 0], [], []]);
  });

  it('HX-ACT-03: Attack sacrifices an own unit beside an enemy’s unit or warlord', () => {
    const t = table({
      players: { X: {}, Y: { warlord: '0,-1' } },
      board: { '0,0': 'X', '1,0': 'Y', '2,0': 'Y', '-3,0': 'X' },
    });
    expect(t.offers('X', 'attack').sort()).toEqual(['attack 0,0 0,-1', 'attack 0,0 1,0']);
    expect(t.whyNot('X attack 1,0 0,0')?.code).toBe('not-your-unit');
    expect(t.whyNot('X attack 0,0 2,0')?.code).toBe('not-adjacent');
  });

  it('HX-ACT-04: Recover moves one own unit from the Recovery Ship to the reserve', () => {
    const t = table({
      players: { X: { minor: 'M9', ship: [2, 1] }, Y: { minor: 'M2', ship: [3] } },
    });
    t.play('X recover minor');
    expect([t.ship('X'), t.reserve('X')]).toEqual([
      [2, 0],
      [7, 3, 0],
    ]);
    expect(t.whyNot('X recover minor')).toMatchObject({ code: 'not-on-ship', rule: 'HX-ACT-04' });
    t.play('X recover normal');
    expect([t.ship('X'), t.reserve('X')]).toEqual([
      [1, 0],
      [8, 3, 0],
    ]);
    expect(t.ship('Y')).toEqual([3, 0]);
  });

  it('HX-ACT-05: Play resolves one option of an own action card and discards it', () => {
    const t = table({ players: { X: { cards: 'A14' }, Y: { cards: 'A6' } } });
    expect(t.whyNot('X play A6 1')).toMatchObject({ code: 'not-your-card', rule: 'HX-ACT-05' });
    expect(t.whyNot('X play A14 3')?.code).toBe('no-such-option');
    t.play('X play A14 1');
    expect([t.hexilum('X'), t.ids(t.s.discard), t.s.actionCards[0]]).toEqual([2, 'A14', []]);
    expect(t.whyNot('X play A14 1')?.code).toBe('not-your-card');
  });

  it('HX-ACT-06: Deploy puts an own mercenary on any empty territory and resolves it', () => {
    const t = table({ players: { X: { cards: 'C7' }, Y: { cards: 'C8' } }, board: { '4,0': 'Y' } });
    expect(t.whyNot('X deploy C8')).toMatchObject({ code: 'not-your-card', rule: 'HX-ACT-06' });
    t.play('X deploy C7');
    expect(t.whyNot('X at 4,0')?.code).toBe('occupied');
    t.play('X at -2,4');
    expect(t.asked).toBe('X pattern.orient');
    t.play('X orient -2,4 0', 'X put -1,4 normal', 'X put -1,3 normal');
    expect([t.s.actionsLeft, t.ids(t.s.deployed[0]!), t.s.undeployed[0]]).toEqual([1, 'C7', []]);
  });

  it('HX-ACT-07: Reuse is for C1, C2, C18 to C22 and for M3, M4 and M6', () => {
    const codes = (what: string, minor: string) => {
      const t = table({
        players: { X: { minor, life: 4, ship: [1], hexilum: 1 }, Y: { minor: 'M2' } },
        board: { '0,0': `X ${what}`, '1,0': 'Y' },
      });
      return t.whyNot('X reuse 0,0')?.code ?? 'yes';
    };
    const mercenaries = Array.from({ length: 25 }, (_, i) => `C${i + 1}`).filter((id) => id !== 'C23');
    const minors = Array.from({ length: 12 }, (_, i) => `M${i + 1}`);
    const reusable = ['C1', 'C2', 'C18', 'C19', 'C20', 'C21', 'C22'];
    expect(mercenaries.filter((id) => codes(id, 'M9') === 'yes')).toEqual(reusable);
    expect(minors.filter((id) => codes('minor', id) === 'yes')).toEqual(['M3', 'M4', 'M6']);
    expect([codes('C3', 'M9'), codes('minor', 'M7'), codes('normal', 'M6')]).toEqual(
      Array(3).fill('not-reusable'),
    );
    const foreign = table({ players: XY, board: { '0,0': 'Y C2' } });
    expect(foreign.whyNot('X reuse 0,0')).toMatchObject({ code: 'not-your-unit', rule: 'HX-ACT-07' });
  });

  it('HX-ACT-08: Gain brings 1 hexilum', () => {
    const t = table({ players: { X: { hexilum: 3 }, Y: {} }, market: '' });
    t.play('X gain');
    expect(t.hexilum('X')).toBe(4);
    expect(t.s.actionsLeft).toBe(1);
  });

  it('HX-ACT-09: Raise makes income a level higher', () => {
    const t = table({ players: { X: { hexilum: 2 }, Y: {} } });
    t.play('X raise', 'X endActions');
    endTurn(t);
    endTurn(t);
    expect([t.s.income, t.hexilum('X')]).toEqual([[2, 1], 2]);
  });

  it('HX-ACT-10: Heal gives the own warlord 1 life', () => {
    const t = table({ players: { X: { life: 1 }, Y: { life: 2 } } });
    t.play('X heal');
    expect([t.life('X'), t.life('Y')]).toEqual([2, 2]);
  });

  it('HX-ACT-11: the warlord moves to an adjacent empty territory for 1 life', () => {
    const t = table({ players: { X: { warlord: '0,0' }, Y: {} }, board: { '1,0': 'X', '0,1': 'Y' } });
    expect(t.places('X', 'moveWarlord').sort()).toEqual(['-1,0', '-1,1', '0,-1', '1,-1']);
    expect(t.whyNot('X moveWarlord 1,0')?.code).toBe('occupied');
    t.play('X moveWarlord 1,-1');
    expect([t.on('1,-1'), t.on('0,0'), t.life('X')]).toEqual(['X!', '', 5]);
  });

  it('HX-ACT-12, HX-ACT-13: the faction ability costs 1 life, paid first', () => {
    const t = table({ players: { X: { faction: 'UT', life: 2 }, Y: {} } });
    t.play('X ability');
    expect([t.life('X'), t.hexilum('X')]).toEqual([1, 2]);
    expect(t.events.map(([name]) => name)).toEqual(['acted', 'damaged', 'effectBegun', 'gained']);
  });

  it('HX-ACT-13, HX-R-05: with 1 life no warlord moves or uses its ability', () => {
    for (const faction of ['TE', 'CC', 'IN', 'UT'] as const) {
      const t = table({
        players: { X: { faction, warlord: '0,0', life: 1 }, Y: {} },
        board: { '1,0': 'Y', '2,0': 'Y' },
      });
      for (const line of ['X ability', 'X moveWarlord 0,1'])
        expect(t.whyNot(line)).toMatchObject({ code: 'life-too-low', rule: 'HX-ACT-13' });
      expect(t.offers('X').filter((offer) => /^(ability|moveWarlord)/.test(offer))).toEqual([]);
      t.play('X heal', 'X ability');
    }
  });

  it('HX-ACT-14: what can change nothing is no action', () => {
    const codeOf = (line: string, side = {}, board = {}) =>
      table({ players: { X: side, Y: {} }, board }).whyNot(line)?.code;
    expect(codeOf('X heal')).toBe('full-life');
    expect(codeOf('X recover normal')).toBe('ship-empty');
    expect(codeOf('X recover minor', { ship: [1] })).toBe('not-on-ship');
    expect(codeOf('X raise', { income: 5, hexilum: 9 })).toBe('highest-income');
    expect(codeOf('X gain', { hexilum: 15 })).toBe('hexilum-full');
    expect(codeOf('X ability', { faction: 'UT', hexilum: 15 })).toBe('hexilum-full');
    expect(codeOf('X ability', { faction: 'UT', hexilum: 14 })).toBeUndefined();
    expect(codeOf('X ability', { faction: 'TE', warlord: '0,0' }, { '2,0': 'Y' })).toBe('no-unit-beside');
    expect(codeOf('X ability', { faction: 'CC', reserve: [0] })).toBe('nothing-to-place');
    expect(codeOf('X ability', { faction: 'IN' })).toBe('no-unit');
    expect(codeOf('X reuse 0,0', {}, { '0,0': 'X C19' })).toBe('full-life');
    expect(codeOf('X reuse 0,0', {}, { '0,0': 'X C18' })).toBe('ship-empty');
    expect(codeOf('X reuse 0,0', { hexilum: 15 }, { '0,0': 'X C2' })).toBe('hexilum-full');
  });

  it('HX-ACT-15, HX-R-06: the same unit or warlord acts again and again', () => {
    const t = table({ players: XY, board: { '0,0': 'X C2' } });
    t.play('X reuse 0,0', 'X reuse 0,0');
    expect(t.hexilum('X')).toBe(4);
    const union = table({ players: { X: { faction: 'UT' }, Y: {} } });
    union.play('X ability', 'X ability');
    expect([union.hexilum('X'), union.life('X')]).toEqual([4, 4]);
    const walk = table({ players: { X: { warlord: '0,0' }, Y: {} } });
    walk.play('X moveWarlord 1,0', 'X moveWarlord 2,0');
    expect([walk.on('2,0'), walk.life('X')]).toEqual(['X!', 4]);
  });

  it('HX-R-06: once a turn by the option: heal, move or ability', () => {
    const given = {
      players: { X: { faction: 'UT' as const, life: 4, warlord: '0,0' }, Y: {} },
      options: { warlordOncePerTurn: 'on' },
      market: '',
    };
    for (const line of ['X heal', 'X ability', 'X moveWarlord 1,0']) {
      const t = table(given);
      t.play(line);
      for (const other of ['X heal', 'X ability', 'X moveWarlord 0,1'])
        expect(t.whyNot(other)).toMatchObject({ code: 'warlord-acted', rule: 'HX-R-06' });
      t.play('X place normal', 'X at 3,-1');
      endTurn(t);
      expect(t.can('X heal')).toBe(true);
    }
  });
});
