import { describe, expect, it } from 'vitest';
import { KIND } from '../../data/mastery.ts';
import { advanceCost, cityCost, gainCost, levelCost } from '../../rules/costs.ts';
import type { Given, Laid } from '../position.ts';
import { table } from '../table.ts';

const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
const MAP: { readonly [cell: string]: Laid } = {
  'D(0,0)': 'G01 0',
  'U(1,0)': 'R01 0',
  'U(9,9)': 'A01 0',
  'U(12,9)': 'S01 0 greatPyramid',
};

type Side = Given['players'][string];
const building = (side: Side, more: Partial<Given> = {}) =>
  table({
    players: { A: { knowledge: PLENTY, ...side }, B: {} },
    map: MAP,
    monuments: { greatPyramid: 'B' },
    turn: ['A', 'build'],
    ...more,
  });

describe('DM-BLD-01: extra actions', () => {
  it('are full actions with costs of their own, before or after the normal one', () => {
    const t = building({ tree: ['bureaucracy', 'patronage'] }, { active: [['cometOfFortune', 'A']] });
    t.play(`A ${t.line('A', 'patronage greatPyramid')}`, 'A pay 2 2');
    t.play('A city D(0,0)', 'A city U(1,0)', 'A city U(9,9)');
    expect(t.asked).toBe('A develop.choose');
    expect([t.knowledge('A'), t.s.uses[0]]).toEqual([
      { GOV: 1, REL: 3, ART: 3, TRA: 6, SCI: 6, CRA: 4 },
      [1, 1, 0],
    ]);
  });

  it('end with a pass, and uses not declared stay', () => {
    const t = building({ tree: ['bureaucracy'] });
    t.play('A city D(0,0)');
    expect(t.asked).toBe('A build.choose');
    t.play('A pass');
    expect([t.asked, t.s.uses[0], t.s.builds]).toEqual(['A develop.choose', [0, 0, 0], 0]);
    expect(t.whyNot('A city U(1,0)')?.code).toBe('build-passed');
  });

  it('end the phase by themselves when nothing can be done', () => {
    const t = building({ knowledge: { GOV: 3, SCI: 3 }, tree: ['bureaucracy'] });
    t.play('A city D(0,0)');
    expect([t.asked, t.count('passed')]).toEqual(['A develop.choose', 0]);
  });
});

describe('DM-BLD-02: uses in an Age', () => {
  it('count from Age start, and the Advanced side has a second one', () => {
    const cities = (side: Side) => {
      const t = building(side);
      for (const cell of ['D(0,0)', 'U(1,0)', 'U(9,9)'])
        if (t.asked === 'A build.choose' && t.can(`A city ${cell}`)) t.play(`A city ${cell}`);
      return t.s.owners.filter((owner) => owner === 0).length;
    };
    expect(cities({})).toBe(1);
    expect(cities({ tree: ['bureaucracy'] })).toBe(2);
    expect(cities({ tree: ['bureaucracy'], uses: { bureaucracy: 1 } })).toBe(1);
    expect(cities({ tree: ['bureaucracy+'], uses: { bureaucracy: 1 } })).toBe(2);
    expect(cities({ tree: ['bureaucracy+'] })).toBe(3);
    expect(
      building({ tree: ['patronage'], uses: { patronage: 1 } }).whyNot('A patronage greatPyramid 0 1')?.code,
    ).toBe('patronage-used');
  });
});

describe('DM-BLD-03: costs', () => {
  it('are the printed ones with what Omens add, less all reductions', () => {
    const { s } = building(
      { tree: ['education', 'guilds+', 'medicine', 'sculpture'] },
      {
        map: { ...MAP, 'U(15,9)': 'T01 0 A1' },
        holders: { GOV: 'A', SCI: 'A', ART: 'A' },
        active: [
          ['barbarians', 'B'],
          ['forgottenLore', 'B'],
          ['forgottenLore', 'A'],
        ],
        rules: 1,
      },
    );
    expect([1, 2, 3].map((level) => cityCost(s, 0, level))).toEqual([2, 5, 8]);
    // Ports are Trade, where A has a City; Masonry is not.
    expect([gainCost(s, 0, KIND.ports), gainCost(s, 0, KIND.masonry)]).toEqual([2, 4]);
    expect([advanceCost(s, 0, KIND.guilds), advanceCost(s, 0, KIND.medicine)]).toEqual([3, 5]);
    expect(levelCost(s, 0, 1, 0)).toEqual({ each: 2, total: 1 });
    expect([1, 2, 3].map((level) => cityCost(s, 1, level))).toEqual([4, 7, 10]);
  });

  it('are never below 1', () => {
    const { s } = building(
      { tree: ['education+', 'guilds+', 'medicine+'] },
      {
        map: { ...MAP, 'U(15,9)': 'T01 0 A1' },
        holders: { GOV: 'A', SCI: 'A' },
        active: [
          ['masterMasons', 'A'],
          ['sagesCounsel', 'A'],
        ],
      },
    );
    expect([cityCost(s, 0, 1), cityCost(s, 0, 2)]).toEqual([1, 1]);
    expect([gainCost(s, 0, KIND.ports), advanceCost(s, 0, KIND.ports), gainCost(s, 0, KIND.banking)]).toEqual(
      [1, 1, 4],
    );
  });
});

it('DM-BLD-04: the builder of a level chooses from which Domain each point is taken', () => {
  const t = building({ tree: ['sculpture'] });
  t.play(`A ${t.line('A', 'monument greatPyramid')}`);
  // Level 2 costs 3 and 3; 2 off.
  expect(t.offers('A')).toEqual(['pay 3 1', 'pay 2 2', 'pay 1 3']);
  for (const line of ['A pay 4 0', 'A pay 3 3', 'A pay 1 2'])
    expect(t.whyNot(line)?.code).toBe('wrong-payment');
  const poor = building({ tree: ['sculpture'], knowledge: { GOV: 1, CRA: 3 } });
  poor.play(`A ${poor.line('A', 'monument greatPyramid')}`);
  expect(poor.paid).toEqual({ GOV: 1, CRA: 3 });
  expect(building({ tree: ['sculpture'], knowledge: { GOV: 4, SCI: 6 } }).offers('A', 'monument 0')).toEqual(
    [],
  );
});

describe('DM-BLD-05: the order within an action', () => {
  it('of Build: pay, put, its VP and Influence, Nodus, triggers, Glassmaking once', () => {
    const t = building({ tree: ['theatre', 'diplomacy', 'glassmaking'] });
    const happened = t.play(`A ${t.line('A', 'monument greatPyramid')}`);
    const order = happened.map((event) => {
      if (event[0] === 'scored') return event[4] === 'card' ? 'theatre' : event[3];
      return event[0] === 'influenced' ? `${event[2]} ${event[3]}` : event[0];
    });
    expect(order.slice(0, 9)).toEqual([
      'paid',
      'levelBuilt',
      'levels',
      '1 level',
      'nodusFormed',
      'nodus',
      'theatre',
      '3 card',
      '1 card',
    ]);
    expect(t.influence('A')).toBe(1 + 3 + 1);
  });

  it('of Develop: Metallurgy after the Nodus, Glassmaking last', () => {
    const t = building({ tree: ['metallurgy', 'glassmaking+'] }, { turn: ['A', 'develop'] });
    const happened = t.play(`A ${t.line('A', 'gain military')}`);
    expect(happened.map(([name]) => name).slice(0, 8)).toEqual([
      'paid',
      'cardGained',
      'scored',
      'influenced',
      'nodusFormed',
      'scored',
      'scored',
      'influenced',
    ]);
    expect(t.influence('A')).toBe(1 + 2);
  });
});
