import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { endTurn } from '../turns.ts';

const XY = { X: {}, Y: {} };

describe('the turn', () => {
  it('HX-TRN-01: turns go clockwise, the eliminated are skipped', () => {
    const t = table({ players: { X: {}, Y: {}, Z: { isDead: true }, W: {} } });
    const turns: string[] = [];
    for (let i = 0; i < 6; i++) {
      turns.push(t.asked[0]!);
      endTurn(t);
    }
    expect(turns.join('')).toBe('XYWXYW');
    expect(t.s.round).toBe(5);
  });

  it('HX-TRN-02: income, actions, market, in that order', () => {
    const t = table({ players: { X: {}, Y: { income: 3 } }, market: 'A3 A4 A14 A1 A2' });
    endTurn(t);
    expect(t.s.phase).toBe('action');
    expect(t.whyNot('Y buy A3')).toMatchObject({
      code: 'first-action',
      params: { because: 'buy' },
      rule: 'HX-TRN-02',
    });
    t.play('Y gain', 'Y gain');
    expect([t.asked, t.s.phase]).toEqual(['Y market.buy', 'market']);
    expect(t.whyNot('Y gain')).toMatchObject({ code: 'first-buy', params: { because: 'after-actions' } });
    t.play('Y stop');
    expect(t.asked).toBe('X action.choose');
    const names = t.events.map(([name]) => name).filter((name) => name !== 'marketFilled');
    const course = [
      'turnStarted',
      'gained',
      'acted',
      'gained',
      'acted',
      'gained',
      'marketOpened',
      'turnEnded',
    ];
    expect(names).toEqual(['marketOpened', 'turnEnded', ...course, 'turnStarted', 'gained']);
  });

  it.each([1, 3, 5])('HX-TRN-03: income level %i brings as much hexilum', (income) => {
    const t = table({ players: { X: {}, Y: { income, hexilum: 4 } } });
    endTurn(t);
    expect(t.hexilum('Y')).toBe(4 + income);
    expect(t.hexilum('X')).toBe(0);
  });

  it('HX-TRN-04: two actions, the same twice if wanted', () => {
    const t = table({ players: XY, market: '' });
    t.play('X place normal', 'X at 0,0');
    expect([t.asked, t.s.actionsLeft]).toEqual(['X action.choose', 1]);
    t.play('X place normal', 'X at 1,0');
    expect(t.asked).toBe('Y action.choose');
    expect(t.whyNot('X place normal')?.code).toBe('not-your-turn');
  });

  it('HX-TRN-05: unused actions are lost', () => {
    const t = table({ players: XY, market: '' });
    t.play('X gain', 'X endActions');
    endTurn(t);
    expect([t.asked, t.s.actionsLeft]).toEqual(['X action.choose', 2]);
  });

  it('HX-TRN-06: what is bought can be used from the next turn', () => {
    const t = table({ players: { X: { hexilum: 5 }, Y: {} }, market: 'C2 A14 A1 A2 A3' });
    t.play('X endActions', 'X buy C2', 'X buy A14');
    for (const line of ['X deploy C2', 'X play A14 1']) expect(t.whyNot(line)?.code).toBe('first-buy');
    endTurn(t);
    endTurn(t);
    t.play('X deploy C2', 'X at 0,0', 'X use', 'X play A14 1');
    expect(t.hexilum('X')).toBe(5 - 3 - 1 + 1 + 2 + 2);
  });
});

describe('income and hexilum', () => {
  it('HX-ECO-01, HX-R-39: income goes up one level an action, for the number of the new level', () => {
    for (const level of [2, 3, 4, 5]) {
      const t = table({ players: { X: { income: level - 1, hexilum: level }, Y: {} } });
      t.play('X raise');
      expect([t.s.income[0], t.hexilum('X')]).toEqual([level, 0]);
      const poor = table({ players: { X: { income: level - 1, hexilum: level - 1 }, Y: {} } });
      expect(poor.whyNot('X raise')).toMatchObject({ code: 'cannot-pay', rule: 'HX-ECO-01' });
    }
    const rich = table({ players: { X: { hexilum: 15 }, Y: {} } });
    rich.play('X raise');
    expect([rich.s.income[0], rich.s.actionsLeft, rich.hexilum('X')]).toEqual([2, 1, 13]);
  });

  it('HX-R-26: or for one more, by the option', () => {
    const given = (hexilum: number) => ({
      players: { X: { hexilum }, Y: {} },
      options: { incomeCost: 'levelPlusOne' },
    });
    expect(table(given(2)).whyNot('X raise')?.params).toEqual({ cost: 3, hexilum: 2 });
    const t = table(given(3));
    t.play('X raise');
    expect([t.s.income[0], t.hexilum('X')]).toEqual([2, 0]);
  });

  it('HX-ECO-02, HX-R-27: level 5 is the highest', () => {
    const t = table({ players: { X: { income: 5, hexilum: 15 }, Y: {} } });
    expect(t.whyNot('X raise')).toMatchObject({ code: 'highest-income', rule: 'HX-ECO-02' });
  });

  it('HX-ECO-03: stealing takes what is there', () => {
    const steal = (hexilum: number, own = 1) => {
      const t = table({ players: { X: { cards: 'A11', hexilum: own }, Y: { hexilum } } });
      if (!t.can('X play A11 2')) return t.whyNot('X play A11 2')!.code;
      t.play('X play A11 2');
      return [t.hexilum('X'), t.hexilum('Y')];
    };
    expect([steal(5), steal(2), steal(1)]).toEqual([
      [3, 3],
      [3, 0],
      [2, 0],
    ]);
    expect(steal(0)).toBe('no-enemy-hexilum');
    expect(steal(5, 14)).toEqual([15, 3]);
  });

  it('HX-ECO-04: destroying takes what is there, for nobody', () => {
    const burn = (hexilum: number) => {
      const t = table({ players: { X: { cards: 'A10', hexilum: 1 }, Y: { hexilum } } });
      t.play('X play A10 2');
      return [t.hexilum('X'), t.hexilum('Y')];
    };
    expect([burn(5), burn(3), burn(2)]).toEqual([
      [1, 2],
      [1, 0],
      [1, 0],
    ]);
  });
});
