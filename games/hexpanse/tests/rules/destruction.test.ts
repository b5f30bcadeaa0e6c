import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const XY = { X: {}, Y: {} };

describe('destruction', () => {
  it('HX-DST-01: normal and minor units go to their owner’s Recovery Ship', () => {
    const t = table({
      players: { X: { minor: 'M9', cards: 'A19' }, Y: { minor: 'M4' } },
      board: { '0,0': 'Y minor', '1,0': 'X minor', '0,2': 'Y' },
    });
    t.play('X play A19 1', 'X orient 0,0 0');
    expect([t.ship('X'), t.ship('Y')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(t.told('destroyed').map((event) => event[5])).toEqual(['ship', 'ship']);
  });

  it('HX-DST-02: a mercenary’s token is removed, its card discarded', () => {
    const t = table({ players: { X: { cards: 'A16' }, Y: {} }, board: { '0,0': 'Y C14' } });
    t.play('X play A16 1', 'X stop');
    expect([t.board, t.ship('Y'), t.s.deployed[1]]).toEqual([{}, [0, 0], []]);
    expect(t.ids(t.s.discard)).toBe('C14 A16');
  });

  it('HX-DST-03: with the third squad token C23 is discarded', () => {
    const t = table({
      players: { X: { cards: 'A16 A19' }, Y: { cards: 'C23!' } },
      board: { '0,0': 'Y squad', '1,0': 'Y squad', '0,2': 'Y squad' },
    });
    t.play('X play A19 1', 'X orient 0,0 0');
    expect([t.ids(t.s.deployed[1]!), t.ship('Y')]).toEqual(['C23', [0, 0]]);
    t.play('X play A16 1', 'X stop');
    expect([t.s.deployed[1], t.reserve('Y')]).toEqual([[], [12, 0, 0]]);
    expect(t.ids(t.s.discard)).toBe('A19 C23 A16');
    const kept = table({
      players: { X: { cards: 'A16' }, Y: { cards: 'C23!', reserve: [12, 0, 1] } },
      board: { '0,0': 'Y squad' },
    });
    kept.play('X play A16 1', 'X stop');
    expect(kept.ids(kept.s.deployed[1]!)).toBe('C23');
  });

  it('HX-DST-04: M2 goes to the reserve whatever the cause', () => {
    const given = {
      players: { X: { minor: 'M3', cards: 'A16 A19 C21' }, Y: { minor: 'M2' } },
      board: { '0,0': 'Y minor', '1,0': 'X minor' },
    };
    for (const lines of [
      ['X play A16 1', 'X target 0,0', 'X stop'],
      ['X play A19 1', 'X orient 0,0 0'],
      ['X deploy C21', 'X at 0,2', 'X use', 'X target 0,0'],
      ['X reuse 1,0'],
      ['X attack 1,0 0,0'],
    ]) {
      const t = table(given);
      t.play(...lines);
      expect([t.reserve('Y'), t.ship('Y'), t.on('0,0')]).toEqual([[9, 3, 0], [0, 0], '']);
    }
  });

  it('HX-DST-04: sent from the reserve it would come back, so it cannot be sent', () => {
    const t = table({
      players: { X: { minor: 'M3', cards: 'A11', reserve: [0] }, Y: { minor: 'M2', reserve: [1, 3] } },
    });
    t.play('X play A11 1');
    expect(t.whyNot('X send Y minor')).toMatchObject({ code: 'comes-back', rule: 'HX-DST-04' });
    t.play('X send Y normal');
    expect([t.ship('Y'), t.reserve('Y'), t.asked]).toEqual([[1, 0], [0, 3, 0], 'X action.choose']);
  });

  it('HX-DST-05: M10 to M12 trigger from board and reserve, by anybody, not by withdrawing', () => {
    const given = {
      players: { X: { minor: 'M12', cards: 'A19 A11' }, Y: { minor: 'M12' } },
      board: { '0,0': 'X minor', '1,0': 'Y minor' },
    };
    const both = table(given);
    both.play('X play A19 1', 'X orient 0,0 0');
    expect([both.hexilum('X'), both.hexilum('Y')]).toEqual([4, 4]);
    const reserve = table(given);
    reserve.play('X play A11 1', 'X send Y minor', 'X send Y minor');
    expect(reserve.hexilum('Y')).toBe(8);
    const withdrawn = table(given);
    withdrawn.play('X withdraw 0,0');
    expect([withdrawn.hexilum('X'), withdrawn.told('fell')]).toEqual([0, []]);
  });

  it.each([
    ['an attack', 'M2', 'X attack 1,0 0,0'],
    ['a Wolf', 'M3', 'X reuse 2,-1'],
    ['Gorillz', 'M1', 'X place minor', 'X at 0,-1', 'X strike 0,0', 'X strike -1,0'],
    ['Slave Hunters', 'M7', 'X place minor', 'X at -1,0'],
    ['Westwood', 'M2', 'X deploy C21', 'X at -3,0', 'X use', 'X target 0,0'],
  ])('HX-DST-05: M12 triggers under %s', (_, minor, ...lines) => {
    const t = table({
      players: { X: { minor, cards: 'C21' }, Y: { minor: 'M12' } },
      board: { '0,0': 'Y minor', '1,0': 'X', '1,-1': 'Y minor', '2,-1': 'X minor' },
    });
    t.play(...lines);
    expect([t.hexilum('Y'), t.told('fell')]).toEqual([4, [['fell', 1, 11]]]);
  });

  it('HX-DST-06: M10 heals 4, M11 takes back 4 units, M12 brings 4 hexilum, to the owner', () => {
    const fall = (minor: string, side: object) => {
      const t = table({
        players: { X: { minor: 'M1', cards: 'A16' }, Y: { minor, ...side } },
        board: { '0,0': 'Y minor' },
      });
      t.play('X play A16 1');
      if (t.asked.startsWith('X place')) t.play('X stop');
      return t;
    };
    expect(fall('M10', { life: 1 }).life('Y')).toBe(5);
    expect(fall('M10', { life: 4 }).life('Y')).toBe(6);
    expect(fall('M12', { hexilum: 1 }).hexilum('Y')).toBe(5);
    expect(fall('M12', { hexilum: 13 }).hexilum('Y')).toBe(15);
    const few = fall('M11', { ship: [2, 1] });
    expect([few.ship('Y'), few.reserve('Y')]).toEqual([
      [0, 0],
      [9, 3, 0],
    ]);
    const many = fall('M11', { ship: [5, 1] });
    expect(many.asked).toBe('Y returnUnits.choose');
    expect(many.offers('Y')).toEqual(['takeBack 4 0', 'takeBack 3 1', 'takeBack 2 2']);
    expect(many.whyNot('Y takeBack 3 0')).toMatchObject({ code: 'too-few', rule: 'HX-DST-06' });
    many.play('Y takeBack 2 2');
    expect([many.ship('Y'), many.asked]).toEqual([[3, 0], 'X place.put']);
  });

  it('HX-DST-07: nothing triggers for the eliminated', () => {
    const t = table({
      players: {
        X: { minor: 'M3', cards: 'A16 A11' },
        Y: { minor: 'M2' },
        Z: { minor: 'M12', isDead: true },
      },
      board: { '0,0': 'Z inert' },
    });
    t.play('X play A16 1', 'X stop');
    expect([t.told('fell'), t.hexilum('Z'), t.on('0,0')]).toEqual([[], 0, '']);
    expect(t.told('destroyed')[0]![5]).toBe('gone');
    // M12 falls by the same pattern that kills its warlord.
    const both = table({
      players: {
        X: { minor: 'M3', cards: 'A19' },
        Y: { minor: 'M2' },
        Z: { minor: 'M12', warlord: '1,0', life: 1 },
      },
      board: { '0,0': 'Z minor' },
    });
    both.play('X play A19 1', 'X orient 0,0 0');
    expect([both.told('fell'), both.s.eliminated]).toEqual([[], [2]]);
  });

  it('HX-DST-08: a unit is destroyed, no warlord; then a token may be placed there', () => {
    for (const line of ['X play A16 1', 'X play A17 2', 'X ability']) {
      const given = {
        players: { X: { faction: 'TE', cards: 'A16 A17 C2', warlord: '0,0' }, Y: { warlord: '0,1' } },
        board: { '1,0': 'Y', '-1,0': 'X' },
      } as const;
      const t = table(given);
      t.play(line);
      expect(t.places('X', 'target').sort()).toEqual(['-1,0', '1,0']);
      expect(t.whyNot('X target 0,1')).toMatchObject({ code: 'warlord-there', rule: 'HX-DST-08' });
      expect(t.whyNot('X target 0,-1')?.code).toBe('nothing-there');
      t.play('X target 1,0');
      expect([t.on('1,0'), t.ship('Y'), t.asked]).toEqual(['', [1, 0], 'X place.put']);
      t.play('X stop');
      expect(t.on('1,0')).toBe('');
      const filled = table(given);
      filled.play(line, 'X target -1,0', 'X put -1,0 C2', 'X use');
      expect([filled.on('-1,0'), filled.ship('X'), filled.hexilum('X')]).toEqual(['X C2', [1, 0], 2]);
    }
  });

  it('HX-DST-09: beside the Terran warlord; for A16 and A17 anywhere', () => {
    const t = table({
      players: { X: { faction: 'TE', cards: 'A16 A17', warlord: '0,0' }, Y: {} },
      board: { '1,0': 'Y', '0,1': 'Y', '0,3': 'Y' },
    });
    for (const [line, targets] of [
      ['X ability', ['0,1', '1,0']],
      ['X play A16 1', ['0,1', '0,3', '1,0']],
      ['X play A17 2', ['0,1', '0,3', '1,0']],
    ] as const) {
      const one = table(t.given);
      one.play(line);
      expect(one.places('X', 'target').sort()).toEqual(targets);
    }
    t.play('X ability');
    expect(t.whyNot('X target 0,3')).toMatchObject({ code: 'not-adjacent', rule: 'HX-DST-09' });
  });

  it.each(['A10 1', 'A11 2', 'A12 2', 'A23 3', 'A24 3', 'A25 3'])(
    'HX-DST-10, HX-R-28, HX-R-35: %s: up to so many units of one player’s reserve',
    (text) => {
      const [card, n] = text.split(' ') as [string, string];
      const given = {
        players: {
          X: { minor: 'M9', cards: `${card} C23!` },
          Y: { minor: 'M4', reserve: [5, 3] as const },
          Z: { minor: 'M6', isDead: true as const },
        },
      };
      const t = table(given);
      t.play(`X play ${card} 1`);
      expect(t.offers('X').sort()).toEqual([
        'send 0 minor',
        'send 0 normal',
        'send 1 minor',
        'send 1 normal',
      ]);
      expect(t.whyNot('X send X squad')).toMatchObject({ code: 'squads-stay', rule: 'HX-DST-10' });
      expect(t.whyNot('X send Z normal')).toMatchObject({ code: 'eliminated', rule: 'HX-ELM-07' });
      expect(t.whyNot('X stop')?.code).toBe('send-one');
      t.play('X send Y minor');
      if (n === '1') return expect(t.asked).toBe('X action.choose');
      expect(t.whyNot('X send X normal')).toMatchObject({ code: 'one-player', rule: 'HX-DST-10' });
      const less = table(given);
      less.play(`X play ${card} 1`, 'X send Y minor', 'X stop');
      expect([less.ship('Y'), less.asked]).toEqual([[0, 1], 'X action.choose']);
      for (let i = 1; i < Number(n); i++) t.play('X send Y normal');
      expect([t.ship('Y'), t.asked]).toEqual([[Number(n) - 1, 1], 'X action.choose']);
      const own = table(given);
      own.play(`X play ${card} 1`, 'X send X normal', 'X stop');
      expect(own.ship('X')).toEqual([1, 0]);
    },
  );

  it.each(['M6', 'M7', 'M8'])(
    'HX-DST-11, HX-R-19: %s must send an adjacent unit, an own one at need',
    (minor) => {
      const place = (board: { [hex: string]: string }) => {
        const t = table({
          players: { X: { minor, life: 3, ship: [1] }, Y: { minor: 'M4' } },
          board,
        });
        t.play('X place minor', 'X at 0,0');
        return t;
      };
      const own = place({ '1,0': 'X', '2,0': 'Y' });
      expect(own.can('X decline')).toBe(false);
      expect([own.on('1,0'), own.on('2,0')]).toEqual(['', 'Y']);
      const both = place({ '1,0': 'X', '0,1': 'Y' });
      expect(both.places('X', 'target').sort()).toEqual(['0,1', '1,0']);
      expect(both.offers('X').every((offer) => offer.startsWith('target'))).toBe(true);
      expect(both.whyNot('X target 2,0')?.code).toBe('nothing-there');
      const none = place({ '2,0': 'Y' });
      expect([none.life('X'), none.hexilum('X'), none.ship('X'), none.on('2,0')]).toEqual([
        3,
        0,
        [1, 0],
        'Y',
      ]);
      expect([none.asked, none.told('skipped').length]).toEqual(['X action.choose', 1]);
    },
  );

  it('HX-DST-12, HX-R-32: C21 sends another unit than itself, of any owner', () => {
    const t = table({
      players: { X: { cards: 'C21' }, Y: {}, Z: { isDead: true } },
      board: { '1,0': 'Y', '-3,0': 'X', '0,3': 'Z inert' },
    });
    t.play('X deploy C21', 'X at 0,0', 'X use');
    expect(t.places('X', 'target').sort()).toEqual(['-3,0', '0,3', '1,0']);
    expect(t.whyNot('X target 0,0')).toMatchObject({ code: 'itself', rule: 'HX-DST-12' });
    expect(t.whyNot('X target -4,0')?.code).toBe('warlord-there');
    t.play('X target 1,0', 'X reuse 0,0');
    expect(t.offers('X').every((offer) => offer.startsWith('target'))).toBe(true);
    expect(t.ship('Y')).toEqual([1, 0]);
    expect(table({ players: XY, board: { '0,0': 'X C21' } }).whyNot('X reuse 0,0')?.code).toBe(
      'no-other-unit',
    );
  });
});
