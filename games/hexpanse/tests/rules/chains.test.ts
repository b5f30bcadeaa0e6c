import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const began = (t: ReturnType<typeof table>) =>
  t.told('effectBegun').map(([, , [kind, number]]) => (kind === 'arrival' ? 'minor' : t.ids([number])));

describe('chain reactions', () => {
  it('HX-CHN-01, HX-CHN-04: abilities of placed tokens belong to the same action', () => {
    const t = table({ players: { X: { cards: 'A17 C2 C19', life: 3 }, Y: {} } });
    t.play('X play A17 1', 'X orient 0,0 0', 'X put 0,0 C2', 'X put 1,0 C19', 'X use', 'X use');
    expect([t.hexilum('X'), t.life('X'), t.s.actionsLeft, t.asked]).toEqual([2, 5, 1, 'X action.choose']);
  });

  it('HX-CHN-02: an effect is completed before the next begins', () => {
    const t = table({ players: { X: { cards: 'A12 C2' }, Y: {} } });
    t.play('X play A12 2', 'X orient 0,0 0', 'X put 0,0 C2');
    expect([t.asked, t.hexilum('X')]).toEqual(['X pattern.put', 0]);
    expect(t.whyNot('X use')).toMatchObject({ code: 'first-fill', rule: 'HX-CHN-02' });
    t.play('X put 1,0 normal', 'X put 1,-1 normal');
    expect(t.asked).toBe('X arrival.use');
  });

  it('HX-CHN-03, HX-R-12: first in, first out, in the order of placement', () => {
    const order = (first: string, second: string) => {
      const t = table({ players: { X: { cards: 'A17 C5 C7 C11' }, Y: {} } });
      t.play('X play A17 1', 'X orient 0,0 0', `X put 0,0 ${first}`, `X put 1,0 ${second}`);
      t.play('X orient 0,0 1', 'X put 0,1 C11', 'X stop', 'X decline', 'X decline');
      return began(t);
    };
    expect(order('C5', 'C7')).toEqual(['A17', 'C5', 'C7', 'C11']);
    const t = table({ players: { X: { cards: 'A17 C5 C7' }, Y: {} } });
    t.play('X play A17 1', 'X orient 0,0 0', 'X put 1,0 C7', 'X put 0,0 C5');
    expect(t.offers('X', 'orient').every((offer) => offer.startsWith('orient 1,0'))).toBe(true);
  });

  it('HX-CHN-05: a queued ability whose token is gone is dropped', () => {
    const t = table({ players: { X: { cards: 'A17 C16 C2' }, Y: {} } });
    t.play('X play A17 1', 'X orient 0,0 0', 'X put 0,0 C16', 'X put 1,0 C2');
    expect(t.s.queue).toHaveLength(1);
    t.play('X orient 0,0 0');
    expect([t.s.queue, t.hexilum('X'), t.asked]).toEqual([[], 0, 'X action.choose']);
    expect(t.ids(t.s.discard)).toBe('C2 A17');
  });

  it('HX-CHN-06: a queued ability acts from where its token is by then', () => {
    const t = table({ players: { X: { cards: 'A17 C22 C5' }, Y: {} } });
    t.play('X play A17 1', 'X orient 0,0 0', 'X put 0,0 C22', 'X put 1,0 C5');
    t.play('X use', 'X exchange 1,0', 'X with -2,0');
    expect(t.asked).toBe('X pattern.orient');
    t.play('X orient -2,0 0');
    expect(t.places('X', 'put').sort()).toEqual(['-1,0', '-3,0']);
    expect(t.told('oriented').map(([, , anchor]) => t.hex(anchor))).toEqual(['0,0', '-2,0']);
  });

  it('HX-CHN-07: a chain stops with the death of the active player', () => {
    const t = table({
      players: { X: { cards: 'A17 C15 C2', warlord: '-1,0', life: 1 }, Y: {}, Z: {} },
      market: '',
    });
    t.play('X play A17 1', 'X orient 0,0 0', 'X put 0,0 C15', 'X put 1,0 C2');
    t.play('X orient 0,0 0');
    if (t.asked === 'X pattern.strike') t.play('X strike -1,0');
    expect([t.s.eliminated, t.s.queue, t.hexilum('X'), t.asked]).toEqual([[0], [], 0, 'Y action.choose']);
    expect(t.ids(t.s.discard).split(' ').sort()).toEqual(['A17', 'C15', 'C2']);
    expect([t.on('0,0'), t.on('1,0')]).toEqual(['X inert', 'X inert']);
  });

  it('HX-CHN-08: M1 and M5 to M8 join the queue, M9 pays at once', () => {
    for (const minor of ['M1', 'M5', 'M6', 'M7', 'M8']) {
      const t = table({
        players: { X: { minor, cards: 'A17', ship: [1] }, Y: { minor: 'M4' } },
        board: { '0,1': 'Y', '1,1': 'Y', '0,-1': 'Y' },
      });
      t.play('X play A17 1', 'X orient 0,0 0', 'X put 0,0 minor');
      expect(t.s.queue.map(t.hex)).toEqual(['0,0']);
      t.play('X put 1,0 minor');
      expect(t.told('queued').at(-2)![1]).toHaveLength(2);
      expect(t.asked).not.toBe('X action.choose');
    }
    const miners = table({ players: { X: { minor: 'M9', cards: 'A17' }, Y: { minor: 'M4' } } });
    miners.play('X play A17 1', 'X orient 3,0 0', 'X put 3,0 minor');
    expect([miners.hexilum('X'), miners.s.queue, miners.asked]).toEqual([3, [], 'X pattern.put']);
  });

  it('HX-CHN-09: a chain goes on as long as there are tokens and cards', () => {
    const t = table({ players: { X: { cards: 'C5 C6 C7 C8 C11 C3', reserve: [1] }, Y: {} } });
    t.play('X deploy C5', 'X at 0,0', 'X orient 0,0 0', 'X put 1,0 C6', 'X put -1,0 C7');
    t.play('X orient 1,0 0', 'X put 3,0 C8');
    t.play('X orient -1,0 2', 'X put -2,1 C11', 'X stop');
    t.play('X orient 3,0 1', 'X put 3,1 C3');
    t.play('X decline', 'X orient 3,1 1', 'X put 2,1 normal');
    expect(began(t)).toEqual(['C5', 'C6', 'C7', 'C8', 'C11', 'C3']);
    expect([t.s.actionsLeft, Object.keys(t.board).length, t.s.queue]).toEqual([1, 7, []]);
  });
});
