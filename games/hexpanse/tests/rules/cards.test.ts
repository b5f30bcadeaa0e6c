import { describe, expect, it } from 'vitest';
import { CARDS } from '../../data/cards.ts';
import { RHOMBUS, units } from '../shapes.ts';
import { table } from '../table.ts';
import { endTurn } from '../turns.ts';

const XY = { X: {}, Y: {} };

describe('cards', () => {
  it('HX-CRD-01: bought cards lie face up before their owner, as many as one likes', () => {
    const t = table({
      players: { X: { cards: 'C3 C4 C5 C6 C7 C8 A2 A3 A4', hexilum: 15 }, Y: {} },
      market: 'C9 C10 C11 A5 A6',
    });
    t.play('X endActions');
    for (const card of ['C9', 'C10', 'C11', 'A5', 'A6']) t.play(`X buy ${card}`);
    for (const viewer of ['X', 'Y', 'table']) {
      expect(t.ids(t.view(viewer).undeployed[0]!)).toBe('C3 C4 C5 C6 C7 C8 C9 C10 C11');
      expect(t.ids(t.view(viewer).actionCards[0]!)).toBe('A2 A3 A4 A5 A6');
    }
    expect(t.hexilum('X')).toBe(15 - 3 - 3 - 2 - 2 - 3);
  });

  it('HX-CRD-02: a mercenary card is used once and stays while its token lives', () => {
    const t = table({ players: { X: { cards: 'C14 A16' }, Y: {} } });
    t.play('X deploy C14', 'X at 0,0', 'X orient 0,0 0');
    expect([t.ids(t.s.deployed[0]!), t.s.undeployed[0], t.s.discard]).toEqual(['C14', [], []]);
    expect(t.whyNot('X deploy C14')).toMatchObject({ code: 'already-deployed', rule: 'HX-CRD-02' });
    t.play('X play A16 1', 'X stop');
    expect([t.s.deployed[0], t.ids(t.s.discard)]).toEqual([[], 'C14 A16']);
  });

  it('HX-CRD-03: a mercenary’s ability resolves when another effect brings it', () => {
    const t = table({ players: { X: { cards: 'A15 C2', ship: [1] }, Y: {} } });
    t.play('X play A15 2', 'X takeBack 1 0', 'X put 0,0 C2', 'X use');
    expect([t.hexilum('X'), t.s.actionsLeft]).toEqual([2, 1]);
  });

  it('HX-CRD-04: reusable mercenaries act on every own turn, that of their arrival too', () => {
    const t = table({ players: { X: { cards: 'C2' }, Y: {} }, market: '' });
    t.play('X deploy C2', 'X at 0,0', 'X decline', 'X reuse 0,0');
    expect(t.hexilum('X')).toBe(2);
    expect(t.whyNot('Y reuse 0,0')?.code).toBe('not-your-unit');
    t.play('Y endActions');
    if (t.asked.startsWith('Y market')) t.play('Y stop');
    t.play('X reuse 0,0', 'X reuse 0,0');
    expect(t.hexilum('X')).toBe(2 + 1 + 2 + 2);
  });

  it('HX-CRD-05: an action card is discarded when its option and chain are over', () => {
    const t = table({ players: { X: { cards: 'A17 C5' }, Y: {} } });
    t.play('X play A17 1', 'X orient 0,0 0', 'X put 0,0 C5', 'X stop');
    expect([t.asked, t.ids(t.s.actionCards[0]!), t.s.discard]).toEqual(['X pattern.orient', 'A17', []]);
    t.play('X decline');
    expect([t.s.actionCards[0], t.ids(t.s.discard)]).toEqual([[], 'A17']);
  });

  it('HX-CRD-06: only one option is resolved', () => {
    const t = table({ players: { X: { cards: 'A3', life: 3, ship: [2] }, Y: {} } });
    t.play('X play A3 2');
    expect([t.life('X'), t.ship('X'), t.asked]).toEqual([5, [2, 0], 'X action.choose']);
    expect(t.whyNot('X play A3 1')?.code).toBe('not-your-card');
  });

  it('HX-CRD-07: an option without a possible effect may not be chosen', () => {
    const bare = (text: string) => {
      const [card, option] = text.split(' ');
      return table({
        players: { X: { cards: card!, hexilum: 15, reserve: [0] }, Y: { reserve: [0] } },
      }).whyNot(`X play ${card} ${option}`)?.code;
    };
    const vain = CARDS.flatMap((card) => ('options' in card ? [`${card.id} 1`, `${card.id} 2`] : [])).filter(
      (text) => bare(text) !== undefined,
    );
    const because: { readonly [code: string]: string } = {
      'no-unit': 'A1 1, A2 1',
      'ship-empty': 'A1 2, A3 1, A4 1, A5 1, A8 2',
      'full-life': 'A2 2, A3 2, A4 2, A5 2, A9 2',
      'hexilum-full': 'A6 1, A7 1, A14 1, A15 1, A22 1',
      'no-action-card': 'A6 2, A22 2',
      'no-mercenary': 'A7 2',
      'only-taken-back': 'A9 1, A13 2',
      'reserves-empty': 'A10 1, A11 1, A12 1, A23 1, A24 1, A25 1',
      'no-enemy-hexilum': 'A10 2, A11 2',
      'nothing-to-place': 'A12 2, A17 1, A18 1, A20 2, A21 2',
      'nothing-taken-back': 'A15 2',
      'no-other-unit': 'A16 1, A17 2',
    };
    for (const [code, options] of Object.entries(because))
      expect(vain.filter((text) => bare(text) === code).join(', ')).toBe(options);
    expect(vain).toHaveLength(Object.values(because).join(', ').split(', ').length);
  });
});

describe('theft', () => {
  it('HX-CRD-08: a stolen mercenary’s token stays as the thief’s, or leaves the board', () => {
    const given = { players: { X: { cards: 'A7' }, Y: {} }, board: { '0,0': 'Y C3', '1,0': 'Y C4' } };
    const left = table(given);
    left.play('X play A7 2', 'X card C3');
    expect(left.offers('X')).toEqual(['leave', 'return']);
    left.play('X leave');
    expect([left.on('0,0'), left.ids(left.s.deployed[0]!), left.ids(left.s.deployed[1]!)]).toEqual([
      'X C3',
      'C3',
      'C4',
    ]);
    const returned = table(given);
    returned.play('X play A7 2', 'X card C4', 'X return');
    expect([returned.board, returned.ids(returned.s.undeployed[0]!)]).toEqual([{ '0,0': 'Y C3' }, 'C4']);
    expect(returned.ids(returned.s.discard)).toBe('A7');
    const undeployed = table({ players: { X: { cards: 'A7' }, Y: { cards: 'C8' } } });
    undeployed.play('X play A7 2');
    expect([undeployed.asked, undeployed.ids(undeployed.s.undeployed[0]!)]).toEqual([
      'X action.choose',
      'C8',
    ]);
  });

  it('HX-CRD-09: theft triggers no ability, a later deployment does', () => {
    const given = { players: { X: { cards: 'A7' }, Y: {} }, board: { '0,0': 'Y C3' } };
    const left = table(given);
    left.play('X play A7 2', 'X leave');
    expect(left.asked).toBe('X action.choose');
    const returned = table(given);
    returned.play('X play A7 2', 'X return');
    expect(returned.asked).toBe('X action.choose');
    returned.play('X deploy C3', 'X at 2,0');
    expect(returned.asked).toBe('X pattern.orient');
  });

  it('HX-CRD-10: a stolen action card can be played with the next action', () => {
    const t = table({ players: { X: { cards: 'A6' }, Y: { cards: 'A14' } } });
    t.play('X play A6 2', 'X play A14 1');
    expect([t.hexilum('X'), t.ids(t.s.discard), t.s.actionCards]).toEqual([2, 'A6 A14', [[], []]]);
  });

  it('HX-CRD-11: A22 discards an enemy’s action card, no mercenary', () => {
    const t = table({ players: { X: { cards: 'A22 A1' }, Y: { cards: 'A14 C2' }, Z: { cards: 'A2' } } });
    t.play('X play A22 2');
    expect(t.offers('X').sort()).toEqual(['card A14', 'card A2']);
    expect(t.whyNot('X card C2')?.code).toBe('an-action-card');
    expect(t.whyNot('X card A1')?.code).toBe('no-such-enemy-card');
    t.play('X card A2');
    expect([t.ids(t.s.discard), t.s.actionCards[2]]).toEqual(['A2 A22', []]);
  });

  it('HX-CRD-12, HX-R-21: C23 brings squad tokens by an action only, and cannot be stolen then', () => {
    const t = table({ players: { X: { cards: 'C23', reserve: [0] }, Y: { cards: 'A7' } }, market: '' });
    t.play('X deploy C23', 'X place squad', 'X at 0,0');
    expect([t.reserve('X'), t.board]).toEqual([[0, 0, 2], { '0,0': 'X squad' }]);
    expect(t.whyNot('Y play A7 2')).toMatchObject({ code: 'only-squad', rule: 'HX-CRD-12' });
    const before = table({ players: { X: { cards: 'C23' }, Y: { cards: 'A7' } }, turn: 'Y' });
    before.play('Y play A7 2', 'Y deploy C23');
    expect([before.reserve('X'), before.reserve('Y')]).toEqual([
      [12, 0, 0],
      [12, 0, 3],
    ]);
    expect(table({ players: { X: { cards: 'C23!', ship: [1] }, Y: {} } }).offers('X', 'recover')).toEqual([
      'recover normal',
    ]);
  });

  it('HX-CRD-12: squad tokens count as units', () => {
    const t = table({
      players: { X: { cards: 'C23!' }, Y: {} },
      common: 'P07',
      board: { ...units(RHOMBUS.slice(2), 'X'), '-1,-1': 'X squad' },
    });
    t.play('X place squad', 'X at -1,0');
    expect(t.won).toBe('X formation');
  });
});

describe('damage, extra cards and what may be declined', () => {
  it('HX-CRD-13: direct damage hits one enemy warlord anywhere', () => {
    const t = table({
      players: { X: { cards: 'A19 A16' }, Y: { warlord: '0,4' }, Z: { life: 1 }, W: { isDead: true } },
    });
    t.play('X play A19 2');
    expect(t.offers('X')).toEqual(['enemy 1', 'enemy 2']);
    expect(t.whyNot('X enemy W')).toMatchObject({ code: 'eliminated', rule: 'HX-ELM-07' });
    expect(t.whyNot('X enemy X')?.code).toBe('no-enemy');
    t.play('X enemy Z');
    expect([t.s.life, t.s.eliminated]).toEqual([
      [6, 6, 0, 0],
      [3, 2],
    ]);
  });

  it('HX-CRD-14: extra cards add up, for this turn’s market alone', () => {
    const t = table({ players: { X: { cards: 'A8 A13', hexilum: 1 }, Y: {} }, market: '' });
    t.play('X play A8 1');
    expect([t.s.promised, t.s.extra]).toEqual([5, []]);
    t.play('X play A13 1');
    expect([t.s.promised, t.s.extra.length, t.asked]).toEqual([0, 10, 'X market.buy']);
    t.play('X stop');
    endTurn(t);
    expect([t.asked, t.s.extra, t.s.promised]).toEqual(['X action.choose', [], 0]);
  });

  it('HX-CRD-15: on arrival C1, C2, C18 to C22 and the placing of M5 may be declined', () => {
    const arrive = (what: string, minor = 'M9') => {
      const t = table({
        players: {
          X: { minor, cards: what === 'minor' ? '' : what, life: 3, ship: [1] },
          Y: { minor: 'M4' },
        },
        board: { '1,0': 'Y', '1,-1': 'Y' },
      });
      t.play(what === 'minor' ? 'X place minor' : `X deploy ${what}`, 'X at 0,0');
      return t;
    };
    for (const id of ['C1', 'C2', 'C18', 'C19', 'C20', 'C21', 'C22']) {
      const t = arrive(id);
      expect([t.asked, t.offers('X')]).toEqual(['X arrival.use', ['use', 'decline']]);
      const before = JSON.stringify([t.s.reserve, t.s.ship, t.s.life, t.s.hexilum, t.board]);
      t.play('X decline');
      expect(JSON.stringify([t.s.reserve, t.s.ship, t.s.life, t.s.hexilum, t.board])).toBe(before);
      t.play('X reuse 0,0');
      expect(t.can('X decline')).toBe(false);
    }
    expect(arrive('minor', 'M5').offers('X')).toEqual(['use', 'decline']);
    for (const id of ['C12', 'C16']) expect(arrive(id).can('X decline')).toBe(false);
    for (const id of ['M1', 'M6', 'M7', 'M8']) {
      const t = arrive('minor', id);
      for (const line of ['X decline', 'X stop']) expect(t.can(line)).toBe(false);
    }
    const canaris = table({ players: { X: { cards: 'C24' }, Y: { warlord: '1,0' } } });
    canaris.play('X deploy C24', 'X at 0,0');
    expect(canaris.life('Y')).toBe(3);
  });

  it('HX-CRD-16, HX-R-42: any number of mercenaries on the board and in front', () => {
    const ids = Array.from({ length: 17 }, (_, i) => `C${i + 3}`).filter((id) => id !== 'C23');
    const spots = ['0,1', '0,2', '0,-1', '0,-2', '1,0', '2,0', '-1,0', '-2,0', '1,1', '1,2', '2,1', '2,2'];
    const board = Object.fromEntries(spots.map((hex, i) => [hex, `X ${ids[i]}`]));
    const t = table({ players: { X: { cards: ids.slice(spots.length).join(' ') }, Y: {} }, board });
    expect(t.s.undeployed[0]).toHaveLength(5);
    t.play('X deploy C19', 'X at 0,0', 'X place normal', 'X at 4,-1');
    expect(t.s.deployed[0]).toHaveLength(13);
    expect(table({ players: XY }).s.deployed).toEqual([[], []]);
  });
});
