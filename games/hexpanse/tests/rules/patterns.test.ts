import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const XY = { X: {}, Y: {} };

/** Where a pattern struck, in order. */
const struck = (t: ReturnType<typeof table>) => t.told('struck').map(([, , territory]) => t.hex(territory));

describe('patterns', () => {
  it('HX-PAT-01, HX-R-07: turn in six steps of 60 degrees', () => {
    const given = { players: { X: { cards: 'C6' }, Y: {} } };
    const places = [0, 1, 2, 3, 4, 5].map((k) => {
      const t = table(given);
      t.play('X deploy C6', 'X at 0,0', `X orient 0,0 ${k}`);
      return t.places('X', 'put').join(' ');
    });
    expect(places).toEqual(['2,0', '0,2', '-2,2', '-2,0', '0,-2', '2,-2']);
    const t = table(given);
    t.play('X deploy C6', 'X at 0,0');
    expect(t.whyNot('X orient 0,0 6')).toMatchObject({ code: 'no-such-turn', rule: 'HX-PAT-01' });
    expect(t.whyNot('X orient 1,0 0')?.code).toBe('anchored');
  });

  it('HX-PAT-02: attacks hit whatever stands there: enemy, own unit, warlord, nothing', () => {
    const t = table({
      players: { X: { cards: 'C12' }, Y: { warlord: '0,-1' } },
      board: { '1,0': 'X', '0,1': 'Y' },
    });
    t.play('X deploy C12', 'X at 0,0');
    expect(t.whyNot('X decline')).toMatchObject({ code: 'must-attack', rule: 'HX-PAT-02' });
    t.play('X orient 0,0 0');
    expect(struck(t).sort()).toEqual(['-1,1', '0,-1', '1,0']);
    expect([t.life('Y'), t.ship('X'), t.on('0,1')]).toEqual([5, [1, 0], 'Y']);
  });

  it('HX-PAT-03: placements are optional one by one, and skip what is off the board or taken', () => {
    const t = table({ players: { X: { cards: 'C3' }, Y: {} }, board: { '1,0': 'Y' } });
    t.play('X deploy C3', 'X at 0,0', 'X orient 0,0 0');
    expect(t.places('X', 'put').sort()).toEqual(['-1,1', '0,-1']);
    expect(t.whyNot('X put 1,0 normal')?.code).toBe('occupied');
    t.play('X put -1,1 normal', 'X stop');
    expect(t.board).toEqual({ '0,0': 'X C3', '1,0': 'Y', '-1,1': 'X' });
    const edge = table({ players: { X: { cards: 'C5' }, Y: {} } });
    edge.play('X deploy C5', 'X at 4,-2', 'X orient 4,-2 0');
    expect(edge.places('X', 'put')).toEqual(['3,-2']);
    const declined = table({ players: { X: { cards: 'C5' }, Y: {} } });
    declined.play('X deploy C5', 'X at 0,0', 'X decline');
    expect(declined.board).toEqual({ '0,0': 'X C5' });
  });

  it('HX-PAT-04, HX-R-10: a free pattern keeps all its attacks on the board', () => {
    const t = table({ players: { X: { cards: 'A23' }, Y: { warlord: '-1,0' } } });
    t.play('X play A23 2');
    expect(t.whyNot('X orient 3,0 0')).toMatchObject({ code: 'attack-off-board', rule: 'HX-PAT-04' });
    expect(t.can('X orient 2,0 0')).toBe(true);
    expect(t.can('X orient 4,0 0')).toBe(false);
    expect(t.whyNot('X decline')?.code).toBe('must-attack');
    t.play('X orient 2,0 0');
    expect(struck(t)).toEqual(['2,0', '3,0', '4,0']);
  });

  it('HX-PAT-05, HX-R-10: an anchored one as many as it can', () => {
    const orients = (card: string, hex: string) => {
      const t = table({ players: { X: { cards: card, warlord: '0,0' }, Y: { warlord: '1,0' } } });
      t.play(`X deploy ${card}`, `X at ${hex}`);
      return t.offers('X', 'orient').map((offer) => Number(offer.split(' ')[2]));
    };
    expect(orients('C15', '0,2')).toEqual([0, 1, 2]);
    // On the edge only the line along it has both cells, at the corner no line has.
    expect(orients('C15', '4,-2')).toEqual([1]);
    expect(orients('C15', '4,-4')).toEqual([0, 1, 2]);
    expect(orients('C17', '4,-4')).toEqual([1, 2, 3]);
    const t = table({ players: { X: { cards: 'C17' }, Y: { warlord: '-4,4' } } });
    t.play('X deploy C17', 'X at 4,-4');
    expect(t.whyNot('X orient 4,-4 0')).toMatchObject({ code: 'attack-off-board', rule: 'HX-PAT-05' });
  });

  it('HX-PAT-06: a free pattern of placements needs one empty territory', () => {
    const t = table({ players: { X: { cards: 'A18' }, Y: {} }, board: { '2,0': 'Y', '4,0': 'Y' } });
    t.play('X play A18 1');
    expect(t.can('X orient 3,-1 0')).toBe(true);
    expect(t.whyNot('X orient 4,0 0')).toMatchObject({ code: 'no-room-there', rule: 'HX-PAT-06' });
    expect(t.can('X orient 2,0 0')).toBe(false);
    expect(t.can('X orient 0,0 0')).toBe(true);
    t.play('X orient 0,0 0');
    expect(t.places('X', 'put')).toEqual(['0,0']);
  });

  it('HX-PAT-07, HX-R-11: attacks come first and leave no place for the same pattern', () => {
    const t = table({ players: { X: { cards: 'C9' }, Y: {} }, board: { '1,0': 'Y' } });
    t.play('X deploy C9', 'X at 0,0', 'X orient 0,0 0');
    expect([t.on('1,0'), t.asked]).toEqual(['', 'X pattern.put']);
    expect(t.whyNot('X put 1,0 normal')?.code).toBe('not-under-pattern');
    expect(t.places('X', 'put').sort()).toEqual(['-1,1', '0,-1']);
  });

  it('HX-PAT-08: spacers do nothing', () => {
    const t = table({
      players: { X: { cards: 'A20 C6' }, Y: {} },
      board: { '0,0': 'Y', '1,0': 'Y', '2,0': 'Y' },
    });
    t.play('X play A20 1', 'X orient 0,0 0');
    expect(t.board).toEqual({ '1,0': 'Y' });
    t.play('X deploy C6', 'X at 0,0', 'X orient 0,0 1');
    expect(t.whyNot('X put 0,1 normal')?.code).toBe('not-under-pattern');
    expect(t.places('X', 'put')).toEqual(['0,2']);
  });
});

describe('placing', () => {
  it('HX-PLC-01, HX-R-21: any own token of the reserve, or an undeployed mercenary other than C23', () => {
    const t = table({
      players: {
        X: { minor: 'M9', cards: 'A17 C3 C23! A1', reserve: [1, 1, 1] },
        Y: { minor: 'M2', cards: 'C4' },
      },
    });
    t.play('X play A17 1', 'X orient 0,0 0');
    const tokens = new Set(t.offers('X', 'put').map((offer) => offer.split(' ')[2]));
    expect([...tokens].sort()).toEqual(['C3', 'minor', 'normal', 'squad']);
    expect(t.whyNot('X put 0,0 C4')).toMatchObject({ code: 'not-your-card', rule: 'HX-ACT-06' });
    const own = table({ players: { X: { cards: 'A17 C23' }, Y: {} } });
    own.play('X play A17 1', 'X orient 0,0 0');
    expect(own.whyNot('X put 0,0 C23')).toMatchObject({ code: 'squad-card', rule: 'HX-CRD-12' });
    expect(own.whyNot('X put 0,0 squad')?.code).toBe('not-in-reserve');
  });

  it('HX-PLC-02: never displaces a token', () => {
    const t = table({ players: { X: { cards: 'A15 A20', ship: [1] }, Y: {} }, board: { '1,0': 'Y' } });
    t.play('X play A15 2', 'X takeBack 1 0');
    expect(t.whyNot('X put 1,0 normal')).toMatchObject({ code: 'occupied', rule: 'HX-GEN-02' });
    expect(t.whyNot('X put -4,0 normal')?.code).toBe('occupied');
    t.play('X stop', 'X play A20 2', 'X orient 0,0 0');
    expect(t.places('X', 'put').sort()).toEqual(['0,0', '2,0']);
  });

  it('HX-PLC-03: who has nothing to place places nothing', () => {
    const t = table({ players: { X: { cards: 'C3 A17', reserve: [0] }, Y: {} } });
    t.play('X deploy C3', 'X at 0,0');
    expect(t.asked).toBe('X action.choose');
    expect(t.told('skipped')).toHaveLength(1);
    expect(t.whyNot('X play A17 1')).toMatchObject({ code: 'nothing-to-place', rule: 'HX-PLC-01' });
    const one = table({ players: { X: { cards: 'C3', reserve: [1] }, Y: {} } });
    one.play('X deploy C3', 'X at 0,0', 'X orient 0,0 0', 'X put 1,0 normal');
    expect(one.asked).toBe('X action.choose');
  });

  it('HX-PLC-04: to be moved is not to come into play', () => {
    const t = table({
      players: { X: { faction: 'IN', minor: 'M7' }, Y: { minor: 'M2' } },
      board: { '0,0': 'X minor', '2,0': 'Y', '-2,0': 'X C3' },
    });
    t.play('X ability', 'X exchange 0,0', 'X with 1,0');
    expect([t.asked, t.on('2,0'), t.hexilum('X')]).toEqual(['X action.choose', 'Y', 0]);
    t.play('X ability', 'X exchange -2,0', 'X with -1,0');
    expect(t.told('effectBegun').map(([, , source]) => source[0])).toEqual(['faction', 'faction']);
    const ship = table({
      players: { X: { minor: 'M7', cards: 'A9', ship: [0, 1] }, Y: { minor: 'M2' } },
      board: { '2,0': 'Y' },
    });
    ship.play('X play A9 1', 'X takeBack 0 1', 'X put 1,0 minor');
    expect([ship.on('2,0'), ship.hexilum('X')]).toEqual(['', 1]);
  });

  it('HX-PLC-05: without a pattern on any empty territory, or exactly on the emptied one', () => {
    for (const card of ['A9 1', 'A13 2', 'A15 2']) {
      const t = table({
        players: { X: { cards: card.split(' ')[0]!, ship: [1] }, Y: {} },
        board: { '0,0': 'Y' },
      });
      t.play(`X play ${card}`, 'X takeBack 1 0');
      expect(t.places('X', 'put')).toHaveLength(61 - 3);
    }
    for (const line of ['X play A16 1', 'X play A17 2', 'X ability']) {
      const t = table({
        players: { X: { faction: 'TE', cards: 'A16 A17', warlord: '0,0' }, Y: {} },
        board: { '1,0': 'Y', '0,1': 'Y' },
      });
      t.play(line, 'X target 1,0');
      expect(t.places('X', 'put')).toEqual(['1,0']);
      expect(t.whyNot('X put 3,0 normal')).toMatchObject({ code: 'only-emptied', rule: 'HX-PLC-05' });
    }
    expect(table({ players: XY }).offers('X', 'put')).toEqual([]);
  });
});
