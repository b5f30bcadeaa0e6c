import { describe, expect, it } from 'vitest';
import { KIND } from '../../data/mastery.ts';
import { OMEN_KEYS, OMENS, type OmenKey } from '../../data/omens.ts';
import { dominations as game } from '../../index.ts';
import { advanceCost, cityCost, gainCost, levelCost } from '../../rules/costs.ts';
import type { Given, Laid } from '../position.ts';
import { table } from '../table.ts';

/** A draws this Omen for the Locus in the middle of the Cradle. */
const draw = (omen: OmenKey, given: Partial<Given> = {}) =>
  table({ players: { A: {}, B: {}, C: {} }, turn: ['A', 'omen'], omens: [omen], ...given });
type Drawn = ReturnType<typeof draw>;

const each = <T>(of: (initial: string) => T): T[] => ['A', 'B', 'C'].map(of);
const influences = (t: Drawn) => each((initial) => t.influence(initial));
const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
const CITIES: { readonly [cell: string]: Laid } = {
  'U(9,9)': 'G01 0 A1',
  'U(12,9)': 'G02 0 A2',
  'U(15,9)': 'S01 0 A1',
  'U(18,9)': 'R01 0 B3',
};

describe('good Omens', () => {
  it('OM-01 Bountiful Harvest: 3 Knowledge of choice', () => {
    const t = draw('bountifulHarvest');
    expect([t.asked, t.whyNot('A pass')?.code]).toEqual(['A choice.choose', 'cannot-pass']);
    t.play('A choose REL');
    expect(game.whyNot(t.s, 0, ['choose', 6])?.code).toBe('no-such-domain');
    t.play('A choose GOV', 'A choose CRA');
    expect([t.knowledge('A'), t.asked]).toEqual([{ GOV: 1, REL: 1, CRA: 1 }, 'B grow.place']);
  });

  it('OM-02 Golden Age: 2 of own choice for everybody, 1 more for who drew it', () => {
    const t = draw('goldenAge', { order: 'BAC' });
    t.play('B choose ART', 'B choose ART', 'A choose GOV', 'A choose GOV', 'A choose GOV');
    t.play('C choose SCI', 'C choose SCI');
    expect(each((initial) => t.knowledge(initial))).toEqual([{ GOV: 3 }, { ART: 2 }, { SCI: 2 }]);
  });

  it('OM-03 Comet of Fortune: one more Build action of any kind', () => {
    const map = { 'U(9,9)': 'G01 0', 'U(12,9)': 'R01 0', 'U(15,9)': 'S01 0' } as const;
    const t = draw('cometOfFortune', { players: { A: { knowledge: PLENTY }, B: {} }, map });
    t.play('A city U(9,9)', 'A city U(12,9)');
    expect([t.asked, t.s.owners]).toEqual(['A develop.choose', [0, 0, -1]]);
  });

  it('OM-04 Inspired Minds: one more Develop action', () => {
    const t = draw('inspiredMinds', { players: { A: { knowledge: PLENTY, tree: ['fishing'] }, B: {} } });
    while (t.asked === 'A build.choose') t.play('A pass');
    t.play('A advance fishing', `A ${t.line('A', 'gain barter')}`);
    expect(t.asked).toBe('B grow.place');
  });

  it('OM-05 Auspicious Birth: 3 Influence', () => {
    expect(influences(draw('auspiciousBirth'))).toEqual([3, 0, 0]);
  });

  it('OM-06 Great Festival: 5 VP', () => {
    const t = draw('greatFestival');
    expect(each((initial) => t.from(initial, 'omens'))).toEqual([5, 0, 0]);
  });

  it('OM-07 Favourable Winds: Knowledge of own Cities by level, without card bonuses', () => {
    const t = draw('favourableWinds', {
      players: { A: { tree: ['urbanism', 'goldTrade', 'taxation+'] }, B: {} },
      map: CITIES,
    });
    expect([t.knowledge('A'), t.knowledge('B'), t.vp('A')]).toEqual([{ GOV: 3, SCI: 1 }, {}, 0]);
  });

  it('OM-08 Master Masons: each Build action of the turn costs 2 less', () => {
    const { s } = draw('masterMasons', {
      players: { A: { knowledge: PLENTY, tree: ['fishing'] }, B: {} },
      map: { 'U(9,9)': 'G01 0' },
    });
    expect([cityCost(s, 0, 1), cityCost(s, 0, 3), levelCost(s, 0, 2, 0)]).toEqual([
      1,
      7,
      { each: 3, total: 4 },
    ]);
    expect([cityCost(s, 1, 1), advanceCost(s, 0, KIND.fishing)]).toEqual([3, 3]);
  });

  it('OM-09 Sage’s Counsel: each Develop action of the turn costs 2 less', () => {
    const { s } = draw('sagesCounsel', { players: { A: { knowledge: PLENTY, tree: ['fishing'] }, B: {} } });
    expect([gainCost(s, 0, KIND.mining), advanceCost(s, 0, KIND.fishing)]).toEqual([4, 1]);
    expect([gainCost(s, 1, KIND.mining), cityCost(s, 0, 1)]).toEqual([6, 3]);
  });

  it('OM-10 Great Migration: draw 2 tiles, then any 2 go back', () => {
    const t = draw('greatMigration', { players: { A: { hand: ['G01', 'R01', 'S01'] }, B: {} } });
    expect([t.s.hands[0]!.length, t.asked]).toEqual([5, 'A migration.giveBack']);
    expect(t.offers('A')).toHaveLength(10);
    expect(t.whyNot('A giveBack C15 G01')).not.toBeNull();
    expect(t.whyNot('A giveBack G01 G01')?.code).toBe('two-tiles');
    t.play('A giveBack S01 G01');
    expect([t.s.hands[0]!.length, t.s.hands[0]!.includes(0)]).toEqual([3, false]);
    expect([...t.last('gaveBack')[2]].sort((a, b) => a - b)).toEqual([0, 60]);
  });

  it('OM-11 Age of Peace: 1 Influence for everybody, 1 more for who drew it', () => {
    expect(influences(draw('ageOfPeace'))).toEqual([2, 1, 1]);
  });

  it('OM-12 Procession: 1 VP for each own City, at most 6', () => {
    expect(draw('procession', { map: CITIES }).from('A', 'omens')).toBe(3);
    const seven = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((i) => [`U(${20 + i},9)`, `A0${i} 0 A${i < 5 ? 1 : 2}`]),
    ) as typeof CITIES;
    expect(draw('procession', { map: seven }).from('A', 'omens')).toBe(6);
  });

  it('OM-13 Rich Veins: 1 Knowledge of each Domain', () => {
    const t = draw('richVeins', { players: { A: { knowledge: { SCI: 6 } }, B: {} } });
    expect(t.knowledge('A')).toEqual({ GOV: 1, REL: 1, ART: 1, TRA: 1, SCI: 6, CRA: 1 });
    expect(t.knowledge('B')).toEqual({});
  });
});

describe('ill Omens', () => {
  it('OM-14 Drought: 2 Knowledge of the fullest Domain, by own choice among equals', () => {
    const t = draw('drought', {
      players: {
        A: { knowledge: { GOV: 5, SCI: 4 } },
        B: { knowledge: { ART: 3, TRA: 3, REL: 2 } },
        C: {},
      },
    });
    expect([t.asked, t.knowledge('A')]).toEqual(['B drought.lose', { GOV: 3, SCI: 4 }]);
    expect(t.whyNot('B lose REL')?.code).toBe('not-fullest');
    t.play('B lose TRA');
    expect([t.knowledge('B'), t.knowledge('C')]).toEqual([{ REL: 2, ART: 3, TRA: 1 }, {}]);
  });

  it('OM-15 Earthquake: every City on the Locus loses a level, one of level 1 is destroyed', () => {
    const t = table({
      players: { A: { hand: ['C12'] }, B: {} },
      map: {
        'D(0,0)': 'G01 0 A1',
        'U(1,0)': 'R05 1 B3',
        'D(1,0)': 'A07 0 A2',
        'U(1,1)': 'T03 2',
        'D(0,1)': 'S09 1',
        'D(1,1)': 'S02 0 B1',
      },
      turn: ['A', 'grow'],
      omens: ['earthquake'],
    });
    t.play('A place C12 U(0,1) 0');
    expect([t.s.owners, t.s.levels]).toEqual([
      [-1, 1, 0, -1, -1, 1, -1],
      [0, 2, 1, 0, 0, 1, 0],
    ]);
  });

  it('OM-16 Great Fire: who has the most Cities, by initiative, chooses one that loses a level', () => {
    const t = draw('greatFire', { map: CITIES });
    expect([t.asked, t.cells('A', 'fall')]).toEqual(['A fire.choose', ['U(9,9)', 'U(12,9)', 'U(15,9)']]);
    expect(t.whyNot('A fall U(18,9)')?.code).toBe('not-your-city');
    t.play('A fall U(12,9)');
    expect(t.s.levels).toEqual([1, 1, 1, 3]);
    const tied = draw('greatFire', { map: { 'U(9,9)': 'G01 0 A1', 'U(12,9)': 'G02 0 B1' }, order: 'CBA' });
    expect(tied.s.owners).toEqual([0, -1]);
    expect(draw('greatFire').count('cityFell')).toBe(0);
  });

  it('OM-17 Famine: Knowledge above 6 drops to 6', () => {
    const t = draw('famine', {
      players: { A: { knowledge: { GOV: 11, SCI: 6 } }, B: { knowledge: { REL: 15, CRA: 2 } } },
      map: CITIES,
    });
    expect([t.knowledge('A'), t.knowledge('B')]).toEqual([
      { GOV: 6, SCI: 6 },
      { REL: 6, CRA: 2 },
    ]);
  });

  it('OM-18 Rebellion: everybody loses 2 Influence, not below 0', () => {
    const t = draw('rebellion', { players: { A: { influence: 5 }, B: { influence: 1 }, C: {} } });
    expect(influences(t)).toEqual([3, 0, 0]);
  });

  it('OM-19 Scandal: the most Influence, by initiative, loses 4', () => {
    const scandal = (a: number, b: number, order: string) =>
      influences(draw('scandal', { players: { A: { influence: a }, B: { influence: b }, C: {} }, order }));
    expect(scandal(5, 9, 'ABC')).toEqual([5, 5, 0]);
    expect(scandal(9, 9, 'CBA')).toEqual([9, 5, 0]);
    expect(scandal(3, 2, 'ABC')).toEqual([0, 2, 0]);
    expect(scandal(0, 0, 'ABC')).toEqual([0, 0, 0]);
  });

  /** B, next in turn, places S03 beside a City of C: two pairs, a Camp. */
  const placed = (omen: OmenKey | null) => {
    const t = table({
      players: { A: {}, B: { hand: ['S03'], tree: ['herbalism', 'mining+'] }, C: { tree: ['ports'] } },
      map: { 'D(9,9)': 'G05 0 C2' },
      active: omen === null ? [] : [[omen, 'A']],
      turn: ['B', 'grow'],
    });
    // S03, turned by 2: (9,10) REL, (10,10) TRA. G05 is RTA there.
    t.play('B place S03 U(9,10) 2');
    return [t.produced('B'), t.produced('C'), t.from('B', 'triggers')];
  };

  it('without an Omen all of it is Produced', () => {
    expect(placed(null)).toEqual([{ REL: 3, TRA: 3, SCI: 4 }, { GOV: 2, TRA: 1 }, 2]);
  });

  it('OM-20 Eclipse: pairs Produce nothing, and count for other effects', () => {
    expect(placed('eclipse')).toEqual([{ REL: 2, TRA: 2, SCI: 4 }, { GOV: 2, TRA: 1 }, 2]);
  });

  it('OM-21 Harsh Winter: Camps Produce nothing, with what cards add', () => {
    expect(placed('harshWinter')).toEqual([{ REL: 3, TRA: 3 }, { GOV: 2, TRA: 1 }, 2]);
  });

  it('OM-26 Silent Oracles: a City Produces 1 less, the bonus of cards stays', () => {
    expect(placed('silentOracles')).toEqual([{ REL: 3, TRA: 3, SCI: 4 }, { GOV: 1, TRA: 1 }, 2]);
  });

  it('OM-22 Barbarians: Cities cost 1 more, for all', () => {
    const { s } = draw('barbarians', { players: { A: {}, B: { hand: ['S03'] } } });
    expect([0, 1].map((seat) => [1, 2, 3].map((level) => cityCost(s, seat, level)))).toEqual([
      [4, 7, 10],
      [4, 7, 10],
    ]);
    expect([levelCost(s, 0, 1, 0).total, gainCost(s, 0, KIND.fishing)]).toEqual([4, 3]);
  });

  it('OM-23 Forgotten Lore: Mastery cards cost 1 more, for all', () => {
    const { s } = draw('forgottenLore', { players: { A: {}, B: { hand: ['S03'], tree: ['fishing'] } } });
    expect([
      gainCost(s, 0, KIND.mining),
      gainCost(s, 1, KIND.mining),
      advanceCost(s, 1, KIND.fishing),
    ]).toEqual([7, 7, 4]);
    expect(cityCost(s, 0, 1)).toBe(3);
  });

  it('OM-24 Locusts: 1 Knowledge of each Domain of which one has 3 or more', () => {
    const t = draw('locusts', {
      players: { A: { knowledge: { GOV: 3, REL: 2, CRA: 6 } }, B: { knowledge: { ART: 4 } }, C: {} },
    });
    expect(each((initial) => t.knowledge(initial))).toEqual([{ GOV: 2, REL: 2, CRA: 5 }, { ART: 3 }, {}]);
  });

  it('OM-25 Tribute: 4 VP, or 4 Knowledge of choice of who has 4', () => {
    const given: Partial<Given> = {
      players: { A: { vp: 9, knowledge: { GOV: 2, ART: 2, SCI: 2 } }, B: { vp: 9 } },
    };
    const vp = draw('tribute', given);
    vp.play('A payVp');
    expect([vp.vp('A'), vp.vp('B'), vp.knowledge('A')]).toEqual([5, 9, { GOV: 2, ART: 2, SCI: 2 }]);
    const t = draw('tribute', given);
    t.play('A payKnowledge', 'A lose SCI');
    expect(t.whyNot('A lose REL')?.code).toBe('not-held');
    t.play('A lose GOV', 'A lose SCI', 'A lose GOV');
    expect([t.knowledge('A'), t.vp('A')]).toEqual([{ ART: 2 }, 9]);
    const poor = draw('tribute', { players: { A: { vp: 9, knowledge: { GOV: 3 } }, B: {} } });
    expect([poor.vp('A'), poor.knowledge('A')]).toEqual([5, { GOV: 3 }]);
  });
});

it('the 26 Omens are 13 good and 13 ill, and these are all of them', () => {
  expect(OMEN_KEYS).toHaveLength(26);
  expect(OMENS.slice(0, 13).every(({ isGood }) => isGood)).toBe(true);
  expect(OMENS.slice(13).some(({ isGood }) => isGood)).toBe(false);
});
