import { describe, expect, it } from 'vitest';
import { KIND } from '../../data/mastery.ts';
import { OMEN } from '../../data/omens.ts';
import { dominations as game } from '../../index.ts';
import { advanceCost, cityCost, gainCost, levelCost } from '../../rules/costs.ts';
import { omen } from '../../rules/omens.ts';
import type { Card, Given, Laid } from '../position.ts';
import { table } from '../table.ts';

/** Five of the six tiles round (1,1); U(0,1) is left. */
const WHEEL: { readonly [cell: string]: Laid } = {
  'D(0,0)': 'G01 0',
  'U(1,0)': 'R05 1',
  'D(1,0)': 'A07 0',
  'U(1,1)': 'T03 2',
  'D(0,1)': 'S09 1',
};

const drawing = (given: Partial<Given> & Pick<Given, 'omens'>) =>
  table({ players: { A: {}, B: {}, C: {} }, turn: ['A', 'omen'], ...given });

describe('drawing Omens', () => {
  it('DM-OME-01: who closes a Locus draws one for it, after the site effects', () => {
    const t = table({
      players: { A: { hand: ['C12'] }, B: {} },
      map: { ...WHEEL, 'D(0,0)': 'G01 0 templeOfArtemis' },
      monuments: { templeOfArtemis: 'B' },
      omens: ['greatFestival', 'auspiciousBirth'],
      turn: ['A', 'grow'],
    });
    t.play('A place C12 U(0,1) 0');
    expect(t.all('scored').map(([, seat, n, source]) => [seat, n, source])).toEqual([
      [0, 2, 'triggers'],
      [0, 5, 'omens'],
    ]);
    expect([t.count('omenDrawn'), t.influence('A')]).toEqual([1, 0]);
  });

  it('DM-OME-02: what cannot be done is ignored, and nothing may be declined', () => {
    const nothing = drawing({ omens: ['greatFire'] });
    expect([nothing.count('omenDrawn'), nothing.asked.includes('fire')]).toEqual([1, false]);
    const forced = drawing({
      players: { A: { knowledge: { GOV: 4 } }, B: {} },
      omens: ['tribute'],
    });
    expect(forced.whyNot('A pass')?.code).toBe('cannot-pass');
  });

  it('DM-OME-05: an empty deck is the shuffled discard, and without either none is drawn', () => {
    const t = drawing({ omens: [], short: true });
    expect(t.last('omensReshuffled')[1]).toBe(52);
    expect(t.count('omenDrawn')).toBe(1);
    const last = drawing({ omens: ['greatFestival'], short: true });
    expect([last.count('omensReshuffled'), last.s.omenDeck.length, last.s.omenDiscard.length]).toEqual([
      0, 0, 52,
    ]);
    const none = table({ players: { A: { hand: ['C12'] }, B: {} }, map: WHEEL, turn: ['A', 'grow'] });
    const all = [...none.s.omenDeck];
    none.s.omenDeck = [];
    none.s.activeOmens = all;
    none.s.omenOwners = all.map(() => 1);
    none.play('A place C12 U(0,1) 0');
    expect([none.count('locusClosed'), none.count('omenDrawn')]).toEqual([1, 0]);
  });

  it('DM-OME-06: their Knowledge is Gained, with limits', () => {
    const t = table({
      players: { A: { hand: ['C12'], tree: ['agriculture+', 'hydraulics+'], knowledge: { GOV: 6 } }, B: {} },
      map: WHEEL,
      omens: ['richVeins'],
      turn: ['A', 'grow'],
    });
    t.play('A place C12 U(0,1) 0');
    // CRA 3 and SCI 3 are Produced, and that is what the cards see.
    expect(t.gained('A', 'card')).toEqual({ SCI: 3, CRA: 3 });
    expect(t.gained('A', 'omen')).toEqual({ GOV: 1, REL: 1, ART: 1, TRA: 1, SCI: 1, CRA: 1 });
    expect(t.knowledge('A')).toMatchObject({ GOV: 6, SCI: 6, CRA: 6 });
  });

  it('DM-OME-07: an Earthquake strikes the six tiles of its own Locus', () => {
    const t = table({
      players: { A: { hand: ['C12'] }, B: {} },
      map: { ...WHEEL, 'U(1,0)': 'R05 1 B2', 'D(-1,1)': 'A02 0 A1', 'U(9,9)': 'A03 0 A1' },
      omens: ['earthquake'],
      turn: ['A', 'grow'],
    });
    t.play('A place C12 U(0,1) 0');
    expect(t.all('cityFell').map(([, seat, , level]) => [seat, level])).toEqual([[1, 1]]);
    // D(-1,1) lies beside the new tile, but not round (1,1).
    expect(t.s.owners.slice(5, 7)).toEqual([0, 0]);
  });
});

describe('how long they last', () => {
  it('DM-OME-03: instant ones are discarded at once', () => {
    const t = drawing({ omens: ['greatFestival'] });
    expect([t.s.omenDiscard, t.s.activeOmens, t.last('omenDrawn')[3]]).toEqual([
      [OMEN.greatFestival],
      [],
      false,
    ]);
  });

  it('DM-OME-03: turn Omens end with the turn', () => {
    const t = drawing({ players: { A: { knowledge: { GOV: 6 } }, B: {} }, omens: ['masterMasons'] });
    expect(t.s.activeOmens).toEqual([OMEN.masterMasons]);
    while (t.asked.startsWith('A')) t.play('A pass');
    expect([t.s.activeOmens, t.s.omenDiscard]).toEqual([[], [OMEN.masterMasons]]);
  });

  it('DM-OME-03: round Omens end before TURN_START of the next turn of their owner, or at E5', () => {
    const given: Partial<Given> = {
      active: [['silentOracles', 'A']],
      players: { A: { tree: ['fishing'] }, B: {} },
    };
    const other = table({ players: {}, ...given, turn: ['B', 'grow'] } as Given);
    expect(other.s.activeOmens).toEqual([OMEN.silentOracles]);
    const own = table({ players: {}, ...given, turn: ['A', 'grow'] } as Given);
    expect(own.s.activeOmens).toEqual([]);
    const order = own.events
      .map(([name]) => name)
      .filter((name) => name === 'omenEnded' || name === 'gained');
    expect(order).toEqual(['omenEnded', 'gained']);
    expect(table({ players: {}, ...given } as Given).s.activeOmens).toEqual([]);
  });

  it('DM-OME-04: copies add up, but Eclipse and Harsh Winter do not', () => {
    const { s } = table({
      players: { A: { tree: ['fishing', 'military'], knowledge: { CRA: 6 } }, B: {} },
      active: [
        ['barbarians', 'A'],
        ['barbarians', 'B'],
        ['forgottenLore', 'A'],
        ['forgottenLore', 'B'],
      ],
      turn: ['A', 'build'],
    });
    expect([cityCost(s, 0, 1), gainCost(s, 0, KIND.epic), advanceCost(s, 0, KIND.military)]).toEqual([
      5, 11, 8,
    ]);
    const good = table({
      players: { A: { tree: ['fishing', 'military'], knowledge: { CRA: 6 } }, B: {} },
      active: [
        ['masterMasons', 'A'],
        ['masterMasons', 'A'],
        ['sagesCounsel', 'A'],
        ['sagesCounsel', 'A'],
      ],
      turn: ['A', 'build'],
    }).s;
    expect([
      cityCost(good, 0, 3),
      levelCost(good, 0, 3, 0).total,
      advanceCost(good, 0, KIND.military),
    ]).toEqual([5, 4, 2]);
    expect([cityCost(good, 1, 3), advanceCost(good, 1, KIND.military)]).toEqual([9, 6]);
    const dark = table({
      players: { A: { hand: ['S03'] }, B: {} },
      map: { 'D(9,9)': 'G05 0' },
      active: [
        ['eclipse', 'B'],
        ['eclipse', 'B'],
        ['harshWinter', 'B'],
        ['harshWinter', 'B'],
      ],
      turn: ['A', 'grow'],
    });
    dark.play('A place S03 U(9,10) 0');
    expect(dark.produced('A')).toEqual({ GOV: 1, REL: 2, TRA: 1 });
  });

  it('DM-OME-12: an action that cannot be used is lost with the turn', () => {
    const t = drawing({ players: { A: {}, B: {} }, omens: ['cometOfFortune'] });
    expect([t.asked, t.s.builds, t.s.activeOmens]).toEqual(['B grow.place', 0, []]);
  });
});

describe('the Augur', () => {
  const given: Partial<Given> = { holders: { REL: 'A' } };

  it('DM-OME-08: draws two for each Locus and resolves one, the other is discarded', () => {
    const t = drawing({ ...given, omens: ['scandal', 'auspiciousBirth'] });
    expect(t.asked).toBe('A omen.pick');
    expect(t.whyNot('A omen tribute')?.code).toBe('not-drawn');
    const looked = (viewer: number) => omen.under(game.view(t.s, viewer))!.looked;
    expect(looked(0)).toEqual([OMEN.scandal, OMEN.auspiciousBirth]);
    expect(looked(1)).not.toEqual(looked(0));
    expect(JSON.stringify(looked(1) ?? [])).not.toContain(`${OMEN.scandal}`);
    expect(t.whyNot('A pass')?.code).toBe('cannot-pass');
    t.play('A omen auspiciousBirth');
    expect([t.influence('A'), t.last('omenDiscarded')[2], t.s.omenDiscard]).toEqual([
      3,
      OMEN.scandal,
      [OMEN.scandal, OMEN.auspiciousBirth],
    ]);
  });

  it('DM-OME-08: shuffles the discard between the two if need be, and has no choice with a single one', () => {
    const t = drawing({ ...given, omens: ['auspiciousBirth'], short: true });
    expect([t.count('omensReshuffled'), t.asked]).toEqual([1, 'A omen.pick']);
    expect(t.s.omenDeck).toHaveLength(50);
    const plain = drawing({ holders: { REL: 'B' }, omens: ['auspiciousBirth'], short: true });
    expect([plain.count('omensReshuffled'), plain.influence('A')]).toEqual([0, 3]);
  });

  it('DM-OME-08, DM-R-08: is not asked to choose between two of the same', () => {
    const same = drawing({ ...given, omens: ['auspiciousBirth', 'auspiciousBirth'] });
    expect([same.asked.includes('omen'), same.influence('A'), same.last('omenDiscarded')[2]]).toEqual([
      false,
      3,
      OMEN.auspiciousBirth,
    ]);
    expect(same.s.omenDiscard).toEqual([OMEN.auspiciousBirth, OMEN.auspiciousBirth]);
    const older = drawing({ ...given, omens: ['auspiciousBirth', 'auspiciousBirth'], rules: 2 });
    expect([older.asked, older.offers('A')]).toEqual(['A omen.pick', [`omen ${OMEN.auspiciousBirth}`]]);
  });

  it('DM-OME-09: scores 1 VP for each Omen that another resolves, not for own ones', () => {
    const other = drawing({ holders: { REL: 'B' }, omens: ['auspiciousBirth'] });
    expect([other.from('B', 'omens'), other.from('A', 'omens')]).toEqual([1, 0]);
    const own = drawing({ ...given, omens: ['auspiciousBirth', 'ageOfPeace'] });
    own.play('A omen ageOfPeace');
    expect(own.from('A', 'omens')).toBe(0);
  });
});

describe('effects on several players', () => {
  it('DM-OME-10: by initiative with their choices, whoever drew the Omen', () => {
    const t = drawing({ omens: ['goldenAge'], order: 'CAB' });
    expect(t.asked).toBe('C choice.choose');
    t.play('C choose GOV', 'C choose GOV');
    t.play('A choose GOV', 'A choose GOV', 'A choose REL');
    t.play('B choose SCI', 'B choose CRA');
    expect(['A', 'B', 'C'].map((initial) => t.knowledge(initial))).toEqual([
      { GOV: 2, REL: 1 },
      { SCI: 1, CRA: 1 },
      { GOV: 2 },
    ]);
  });

  it('DM-OME-11: no Glassmaking, and no negative total', () => {
    const tree: Card[] = ['glassmaking+'];
    const t = drawing({ players: { A: { tree }, B: { tree } }, omens: ['ageOfPeace'] });
    expect([t.influence('A'), t.influence('B')]).toEqual([2, 1]);
    const poor = drawing({ players: { A: { vp: 3 }, B: {} }, omens: ['tribute'] });
    expect([poor.vp('A'), poor.from('A', 'omens')]).toEqual([0, -3]);
  });
});
