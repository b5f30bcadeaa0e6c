import { describe, expect, it } from 'vitest';
import { KIND } from '../../data/mastery.ts';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

const options = { omens: 'off', goals: 'objectives' };

/** The end of an Age; A leads. */
const ending = (given: Partial<Given> & Pick<Given, 'players'>) => table({ options, ...given });

describe('Influence', () => {
  it('EX-52, DM-R-34: Influence goes on beyond 60, and all of it scores', () => {
    const raised = (rules: number) => {
      const t = table({
        players: { A: { influence: 59, knowledge: { GOV: 9 } }, B: { influence: 1 } },
        map: { 'D(0,0)': 'G01 0 A2' },
        turn: ['A', 'build'],
        rules,
      });
      t.play('A upgrade D(0,0)');
      return t.influence('A');
    };
    expect([raised(3), raised(2)]).toEqual([62, 60]);
    const scored = ending({ players: { A: { influence: 62 }, B: {} } });
    expect(scored.from('A', 'influence1')).toBe(62);
  });

  it('DM-INF-01: a running total from 0 upward, never reset', () => {
    const low = table({
      players: { A: { influence: 1 }, B: { influence: 7 } },
      omens: ['rebellion'],
      turn: ['A', 'omen'],
    });
    expect([low.influence('A'), low.influence('B')]).toEqual([0, 5]);
    const kept = ending({ players: { A: { influence: 12 }, B: {} } });
    expect([kept.s.age, kept.influence('A')]).toEqual([2, 12]);
  });

  it('DM-INF-02: 1 VP for each, for everybody, in every Age', () => {
    for (const age of [1, 2, 3] as const) {
      const t = ending({ players: { A: { influence: 12 }, B: { influence: 5 }, C: {} }, age });
      expect(['A', 'B', 'C'].map((initial) => t.from(initial, `influence${age}`))).toEqual([12, 5, 0]);
    }
  });

  it('DM-INF-03: then the most Influence, at least 1, assimilates', () => {
    const asks = (a: number, b: number, order: string) =>
      ending({
        players: { A: { influence: a, tree: ['military'] }, B: { influence: b, tree: ['relics'] } },
        order,
        age: 3,
      }).asked;
    // Relics give B 2 at E1.
    expect(asks(5, 2, 'AB')).toBe('A assimilation.choose');
    expect(asks(5, 4, 'AB')).toBe('B assimilation.choose');
    expect([asks(5, 3, 'AB'), asks(5, 3, 'BA')]).toEqual(['A assimilation.choose', 'B assimilation.choose']);
    const none = ending({ players: { A: {}, B: { tree: ['military'] } } });
    expect([none.last('leads')[1], none.s.age]).toEqual([-1, 2]);
  });

  it('DM-INF-04: one player and one card in an Age, in Age III too', () => {
    for (const age of [1, 2, 3]) {
      const t = ending({
        players: {
          A: { influence: 5 },
          B: { influence: 5, tree: ['military', 'ports', 'music'] },
          C: { influence: 5 },
        },
        age,
      });
      t.play(`A ${t.line('A', 'gain military')}`);
      expect([t.count('leads'), t.asked.includes('assimilation')]).toEqual([1, false]);
    }
  });
});

describe('assimilation', () => {
  const given: Pick<Given, 'players'> = {
    players: {
      A: { influence: 5, tree: ['fishing', 'medicine', 'barter+'] },
      B: { tree: ['fishing+', 'military+ a', 'barter+', 'ports c'], influence: 1 },
      C: { tree: ['medicine'] },
    },
  };

  it('DM-INF-05: a card of another Tree, any copy of the supply and Basic', () => {
    const t = ending(given);
    expect(t.kinds('A', 'gain').sort()).toEqual(['military', 'ports']);
    expect(t.whyNot('A gain relics a 0 -1')?.code).toBe('nobody-has-it');
    expect(t.whyNot('A gain fishing d 0 -1')?.code).toBe('already-owned');
    expect(t.whyNot('A gain ports c 0 -1')?.code).toBe('copy-taken');
    t.play(`A ${t.line('A', 'gain military')}`);
    expect([t.s.mastery[0]![KIND.military], t.last('cardGained')[3]]).not.toContain(0);
    expect(t.s.mastery[0]![KIND.military]).toBe(1);
  });

  it('DM-INF-05: or an own Basic card that another has Advanced', () => {
    const t = ending(given);
    expect(t.kinds('A', 'advance')).toEqual(['fishing']);
    expect(t.whyNot('A advance medicine')?.code).toBe('nobody-has-advanced');
    expect(t.whyNot('A advance barter')?.code).toBe('already-advanced');
    expect(t.whyNot('A advance ports')?.code).toBe('not-owned');
    t.play('A advance fishing');
    expect(t.s.mastery[0]![KIND.fishing]).toBe(2);
    const declined = ending(given);
    declined.play('A pass');
    expect([declined.count('declined'), declined.s.mastery[0]![KIND.fishing]]).toEqual([1, 1]);
  });

  it('DM-INF-06: free of cost, with the prerequisites of value-9 cards', () => {
    const t = ending(given);
    t.play(`A ${t.line('A', 'gain ports')}`);
    expect(t.count('paid')).toBe(0);
    const nine = (tree: Given['players'][string]['tree']) =>
      ending({ players: { A: { influence: 5, tree }, B: { tree: ['monarchy', 'ports'] } } });
    expect(nine([]).whyNot('A gain monarchy a 0 1')?.code).toBe('needs-card');
    expect(nine(['education']).kinds('A', 'gain')).toContain('monarchy');
  });

  it('DM-INF-07: its VP, Nodus and Influence score, the Influence again only in the next Age', () => {
    const t = ending(given);
    t.play(`A ${t.line('A', 'gain military')}`);
    expect([t.from('A', 'mastery'), t.from('A', 'nodus'), t.influence('A')]).toEqual([4, 1, 6]);
    expect(t.from('A', 'influence1')).toBe(5);
  });

  it('DM-INF-08: without an option the right is lost, to nobody else', () => {
    const t = ending({
      players: { A: { influence: 5, tree: ['fishing'] }, B: { influence: 4 }, C: { tree: ['fishing'] } },
    });
    expect([t.last('leads')[1], t.s.age, t.count('cardGained')]).toEqual([0, 2, 0]);
  });

  it('DM-INF-09: the other player loses nothing', () => {
    const t = ending(given);
    const before = JSON.stringify([t.s.mastery[1], t.s.cards[1], t.vp('B'), t.influence('B')]);
    t.play(`A ${t.line('A', 'gain military')}`);
    expect(JSON.stringify([t.s.mastery[1], t.s.cards[1], t.vp('B'), t.influence('B')])).toBe(before);
  });
});
