import { describe, expect, it } from 'vitest';
import { DOMAINS, REL } from '../../data/domains.ts';
import { KIND } from '../../data/mastery.ts';
import { OMEN } from '../../data/omens.ts';
import { advanceCost, cityCost, gainCost, levelCost } from '../../rules/costs.ts';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

const options = { omens: 'off', goals: 'objectives' };

const ending = (given: Partial<Given> & Pick<Given, 'players'>) => table({ options, ...given });
const holders = (t: ReturnType<typeof table>) => t.s.holders.map((seat) => 'ABC'[seat] ?? '-').join('');

describe('Domination cards', () => {
  it('DM-DOM-01: all are given back, then the most Knowledge of each Domain takes its card and 5 VP', () => {
    const t = ending({
      players: { A: { knowledge: { GOV: 1, ART: 6 } }, B: { knowledge: { ART: 5, SCI: 2 } } },
      holders: { GOV: 'B', REL: 'A', CRA: 'B' },
    });
    expect(holders(t)).toBe('A-A-B-');
    expect([t.from('A', 'domination1'), t.from('B', 'domination1')]).toEqual([10, 5]);
    expect(t.all('dominationTaken').map(([, domain]) => domain)).toEqual([...DOMAINS.keys()]);
  });

  it('DM-DOM-02: ties go by initiative, and without Knowledge a card stays out', () => {
    const tied = (order: string) =>
      holders(
        ending({ players: { A: { knowledge: { ART: 3 } }, B: { knowledge: { ART: 3 } }, C: {} }, order }),
      );
    expect([tied('CAB'), tied('BCA')]).toEqual(['--A---', '--B---']);
  });

  it('DM-DOM-03: one player may take several', () => {
    const all = { GOV: 1, REL: 1, ART: 1, TRA: 1, SCI: 1, CRA: 1 };
    const t = ending({ players: { A: { knowledge: all }, B: {} } });
    expect([holders(t), t.from('A', 'domination1')]).toEqual(['AAAAAA', 30]);
  });

  it('DM-DOM-04: the effect lasts for the next Age, in Age III only the VP matter', () => {
    const t = ending({ players: { A: { knowledge: { GOV: 1 } }, B: {} } });
    expect([t.s.age, cityCost(t.s, 0, 1), cityCost(t.s, 1, 1)]).toEqual([2, 2, 3]);
    const last = ending({ players: { A: { knowledge: { GOV: 1 } }, B: {} }, age: 3 });
    expect([last.vp('A'), last.s.outcome?.places]).toEqual([5, [1, 2]]);
  });

  it('DM-DOM-05: nothing is paid for it; the Knowledge falls to 0 afterwards', () => {
    const t = ending({ players: { A: { knowledge: { GOV: 4, TRA: 2 } }, B: {} }, age: 3 });
    expect([t.count('paid'), t.knowledge('A')]).toEqual([0, { GOV: 4, TRA: 2 }]);
    const first = ending({ players: { A: { knowledge: { GOV: 4 } }, B: {} } });
    expect([first.count('paid'), first.knowledge('A')]).toEqual([0, {}]);
  });
});

describe('what a Domination card does for its holder', () => {
  const holding = (code: (typeof DOMAINS)[number], more: Partial<Given> = {}) =>
    table({
      players: { A: { tree: ['fishing'], hand: ['S03'] }, B: { tree: ['barter'] } },
      holders: { [code]: 'A' },
      turn: ['A', 'build'],
      options,
      ...more,
    });

  it('The Ruler: Cities cost 1 less', () => {
    const { s } = holding('GOV');
    expect([1, 2, 3].map((level) => cityCost(s, 0, level))).toEqual([2, 5, 8]);
    expect([cityCost(s, 1, 1), levelCost(s, 0, 1, 0).total, gainCost(s, 0, KIND.barter)]).toEqual([3, 4, 3]);
  });

  it('The High Priest: 1 VP at the start of each own turn', () => {
    const t = holding('REL', { turn: ['A', 'grow'] });
    expect(t.last('scored').slice(1)).toEqual([0, 1, 'triggers', 'domination', REL]);
    expect(holding('REL', { turn: ['B', 'grow'] }).vp('A')).toBe(0);
  });

  it('The Artist: a Monument level costs 2 less', () => {
    const { s } = holding('ART');
    expect([1, 2].map((level) => levelCost(s, 0, level, 0))).toEqual([
      { each: 2, total: 2 },
      { each: 3, total: 4 },
    ]);
    expect([levelCost(s, 1, 1, 0).total, cityCost(s, 0, 1)]).toEqual([4, 3]);
  });

  it('The Merchant: 1 Knowledge of choice at the start of each own turn', () => {
    const t = holding('TRA', { turn: ['A', 'grow'] });
    expect([t.asked, t.offers('A').length]).toEqual(['A choice.choose', 6]);
    t.play('A choose ART');
    expect([t.gained('A', 'domination'), t.asked]).toEqual([{ ART: 1 }, 'A grow.place']);
    expect(holding('TRA', { turn: ['B', 'grow'] }).asked).toBe('B grow.place');
  });

  it('The Scholar: gaining and turning a Mastery card costs 1 less', () => {
    const { s } = holding('SCI');
    expect([gainCost(s, 0, KIND.barter), advanceCost(s, 0, KIND.fishing)]).toEqual([2, 2]);
    expect([gainCost(s, 1, KIND.fishing), advanceCost(s, 1, KIND.barter), cityCost(s, 0, 1)]).toEqual([
      3, 3, 3,
    ]);
  });

  it('The Master Builder: the Camp of the tile placed Produces 1 more', () => {
    const camp = (holder: string) => {
      const t = holding('CRA', { turn: ['A', 'grow'], holders: { CRA: holder } });
      // S03 is GTR; at U(1,-1) beside CRA and GOV there is no other SCI.
      t.play('A place S03 U(1,-1) 0');
      return t.produced('A').SCI;
    };
    expect([camp('A'), camp('B')]).toEqual([2, 1]);
  });

  it('The Augur: a choice of two Omens, and 1 VP for each that another resolves (DM-OME-08, DM-OME-09)', () => {
    const t = holding('REL', {
      options: {},
      turn: ['A', 'omen'],
      omens: ['greatFestival', 'tribute'],
    });
    expect(t.offers('A').sort()).toEqual([`omen ${OMEN.greatFestival}`, `omen ${OMEN.tribute}`].sort());
    t.play('A omen greatFestival');
    expect([t.from('A', 'omens'), t.s.omenDiscard]).toEqual([5, [OMEN.tribute, OMEN.greatFestival]]);
    const other = holding('REL', { options: {}, turn: ['B', 'omen'], omens: ['auspiciousBirth'] });
    expect([other.vp('A'), other.influence('B'), other.count('omenDrawn')]).toEqual([1, 3, 1]);
  });
});
