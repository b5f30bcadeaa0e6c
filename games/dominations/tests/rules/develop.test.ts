import { describe, expect, it } from 'vitest';
import { KIND, type MasteryKey } from '../../data/mastery.ts';
import { dominations as game } from '../../index.ts';
import { supply } from '../../rules/mastery.ts';
import type { Card, Given } from '../position.ts';
import { table } from '../table.ts';

const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;

type Side = Given['players'][string];
const developing = (side: Side = {}, more: Partial<Given> = {}) =>
  table({
    players: { A: { knowledge: PLENTY, ...side }, B: {} },
    turn: ['A', 'develop'],
    options: { omens: 'on' },
    ...more,
  });

describe('Develop', () => {
  it('DM-DEV-01: one action in a turn, more with Printing and Inspired Minds', () => {
    const one = developing();
    one.play(`A ${one.line('A', 'gain fishing')}`);
    expect(one.asked).toBe('B grow.place');
    const more = developing({ tree: ['printing'] }, { active: [['inspiredMinds', 'A']] });
    for (const key of ['fishing', 'barter', 'music']) more.play(`A ${more.line('A', `gain ${key}`)}`);
    expect([more.asked, more.s.uses[0]]).toEqual(['B grow.place', [0, 0, 1]]);
    const other = developing({ tree: ['bureaucracy'] }, { active: [['inspiredMinds', 'B']] });
    other.play(`A ${other.line('A', 'gain fishing')}`);
    expect(other.asked).toBe('B grow.place');
    const passing = developing({ tree: ['printing'] });
    passing.play('A pass');
    expect([passing.asked, passing.s.uses[0]]).toEqual(['B grow.place', [0, 0, 0]]);
  });

  it.each([
    ['markets', 3, 2, 0],
    ['military', 6, 4, 1],
    ['alchemy', 9, 10, 2],
  ] as const)(
    'DM-DEV-02: %s costs %i of its Domain and brings %i VP and %i Influence',
    (key, cost, vp, influence) => {
      const t = developing(
        { knowledge: { TRA: 6, GOV: 6, SCI: 9 }, tree: ['cartography'] },
        { map: { 'U(9,9)': 'S01 0 A1' } },
      );
      t.play(`A ${t.line('A', `gain ${key}`)}`);
      expect(Object.values(t.paid)).toEqual([cost]);
      expect([t.from('A', 'mastery'), t.influence('A'), t.s.mastery[0]![KIND[key]]]).toEqual([
        vp,
        influence,
        1,
      ]);
      expect(t.from('A', 'nodus')).toBe(1);
    },
  );

  it('DM-DEV-02: any copy that is left in the supply', () => {
    const t = developing({}, { players: { A: { knowledge: PLENTY }, B: { tree: ['fishing b'] } } });
    expect(supply(t.s, KIND.fishing)).toEqual([0, 2, 3]);
    expect(t.whyNot('A gain fishing b 1 0')?.code).toBe('copy-taken');
    expect(t.can('A gain fishing c 1 0')).toBe(true);
    expect(game.whyNot(t.s, 0, ['gain', 72, 0, 1, 0])?.code).toBe('no-such-card');
    const poor = developing({ knowledge: { CRA: 2, GOV: 6 } });
    expect(poor.whyNot('A gain fishing a 1 0')).toMatchObject({
      code: 'cannot-pay',
      params: { domain: 5, cost: 3, held: 2 },
    });
  });

  it('DM-DEV-03: each card only once', () => {
    const t = developing({ tree: ['fishing b 1 0', 'barter+'] });
    expect(t.whyNot('A gain fishing a 0 1')?.code).toBe('already-owned');
    expect(t.whyNot('A gain barter d 0 1')?.code).toBe('already-owned');
    expect(t.kinds('A', 'gain')).not.toContain('fishing');
  });

  it('DM-DEV-04: cards of value 3 and 6 need nothing', () => {
    const t = developing();
    for (const key of ['urbanism', 'temples', 'sculpture', 'guilds', 'medicine', 'mining'] as const)
      expect(t.kinds('A', 'gain')).toContain(key);
  });

  it.each([
    ['monarchy', 'education'],
    ['republic', 'military'],
    ['cathedrals', 'temples'],
    ['monotheism', 'relics'],
    ['architecture', 'sculpture'],
    ['diplomacy', 'theatre'],
    ['banking', 'mercenaries'],
    ['goldTrade', 'guilds'],
    ['astronomy', 'medicine'],
    ['alchemy', 'cartography'],
    ['engineering', 'metallurgy'],
    ['shipbuilding', 'mining'],
  ] as const)('DM-DEV-04: %s needs %s on either side', (key, needed) => {
    const code = (...tree: Card[]) => developing({ tree }).whyNot(`A gain ${key} a 0 -1`)?.code;
    expect(code()).toBe('needs-card');
    expect(code(needed)).not.toBe('needs-card');
    expect(code(`${needed}+`)).not.toBe('needs-card');
    // Others of the Domain do not help.
    expect(code('taxation', 'ports', 'mythology')).toBe('needs-card');
  });

  it.each([
    ['bureaucracy', 'urbanism', 'education'],
    ['empire', 'urbanism', 'military'],
    ['prophecy', 'offerings', 'relics'],
    ['theology', 'offerings', 'mythology'],
    ['patronage', 'music', 'poetry'],
    ['epic', 'music', 'theatre'],
    ['maritimeLeague', 'ports', 'currency'],
    ['tradeFairs', 'markets', 'guilds'],
    ['printing', 'schools', 'medicine'],
    ['greatLibrary', 'counting', 'writing'],
    ['steelmaking', 'masonry', 'mining'],
    ['glassmaking', 'fishing', 'carpentry'],
  ] as const)('DM-DEV-04: %s needs one of value 3 and one of value 6 of its Domain', (key, three, six) => {
    const code = (...tree: Card[]) => developing({ tree }).whyNot(`A gain ${key} a 0 -1`)?.code;
    const other: MasteryKey = key === 'bureaucracy' || key === 'empire' ? 'relics' : 'military';
    expect([code(), code(three), code(six), code(three, other)]).toEqual(Array(4).fill('needs-lower-cards'));
    expect(code(three, six)).not.toBe('needs-lower-cards');
  });

  it.each([
    ['fishing', 3, 2, 1],
    ['mining', 6, 4, 1],
    ['shipbuilding', 9, 10, 2],
  ] as const)(
    'DM-DEV-05: turning %s costs %i again and brings %i VP and %i Influence, no Nodus',
    (key, cost, vp, influence) => {
      const t = developing({ knowledge: { CRA: 9 }, tree: [key] }, { map: { 'U(9,9)': 'C01 0 A1' } });
      t.play(`A advance ${key}`);
      expect([t.paid, t.vp('A'), t.influence('A')]).toEqual([{ CRA: cost }, vp, influence]);
      expect([t.from('A', 'nodus'), t.s.mastery[0]![KIND[key]]]).toEqual([0, 2]);
    },
  );

  it('DM-DEV-05: only an own Basic card, and only paid', () => {
    const t = developing({ knowledge: { CRA: 2, SCI: 3 }, tree: ['fishing', 'counting+'] });
    const codes = ['fishing', 'counting', 'barter'].map((key) => t.whyNot(`A advance ${key}`)?.code);
    expect(codes).toEqual(['cannot-pay', 'already-advanced', 'not-owned']);
  });

  it('DM-DEV-06: the Advanced effect replaces the Basic one', () => {
    const start = (card: Card) =>
      developing({ knowledge: {}, tree: [card] }, { turn: ['A', 'grow'] }).knowledge('A');
    expect([start('fishing'), start('fishing+')]).toEqual([{ CRA: 1 }, { CRA: 2 }]);
  });

  it('DM-DEV-07: a card may be turned in the turn in which it was gained', () => {
    const t = developing({}, { active: [['inspiredMinds', 'A']] });
    t.play(`A ${t.line('A', 'gain fishing')}`, 'A advance fishing');
    expect([t.s.mastery[0]![KIND.fishing], t.from('A', 'mastery')]).toEqual([2, 4]);
  });

  it('DM-DEV-08: a card acts from now on, and not for what is past', () => {
    const two = developing({ tree: ['printing', 'fishing'] });
    two.play(`A ${two.line('A', 'gain barter')}`);
    // No start of the turn any more.
    expect(two.knowledge('A').TRA).toBe(3);
    const medicine = developing({ tree: ['printing', 'fishing'], knowledge: { SCI: 6, CRA: 1 } });
    medicine.play(`A ${medicine.line('A', 'gain medicine')}`, 'A advance fishing');
    expect(medicine.paid).toEqual({ CRA: 1 });
    // Metallurgy and Glassmaking see the action that brings them.
    const triggers = developing({ tree: ['fishing'], knowledge: { CRA: 6 } });
    triggers.play(`A ${triggers.line('A', 'gain metallurgy')}`);
    expect(triggers.from('A', 'triggers')).toBe(1);
    const glass = developing(
      { tree: ['fishing', 'mining'], knowledge: { CRA: 9 } },
      { map: { 'U(9,9)': 'C01 0 A1' } },
    );
    glass.play(`A ${glass.line('A', 'gain glassmaking')}`);
    expect(glass.influence('A')).toBe(2 + 1);
  });
});

describe('paying and exchanging', () => {
  it('DM-DEV-09: Alchemy pays up to 3, Advanced 6, of the final cost with any Domains', () => {
    const t = developing({ tree: ['alchemy'], knowledge: { CRA: 6, GOV: 1, REL: 2 } });
    t.play(`A ${t.line('A', 'gain mining')}`);
    expect(t.offers('A').sort()).toEqual(['spend 0', 'spend 1', 'spend 5']);
    t.play('A spend REL');
    expect(t.whyNot('A spend ART')?.code).toBe('not-held');
    t.play('A spend GOV', 'A spend REL');
    expect(t.paid).toEqual({ GOV: 1, REL: 2, CRA: 3 });
    const cost = (card: Card, held: Side['knowledge'], more: Partial<Given> = {}) =>
      developing({ tree: [card], knowledge: held }, more)
        .kinds('A', 'gain')
        .includes('mining');
    expect([cost('alchemy', { CRA: 3, GOV: 3 }), cost('alchemy', { CRA: 2, GOV: 6 })]).toEqual([true, false]);
    expect([cost('alchemy+', { GOV: 6 }), cost('alchemy+', { GOV: 5 })]).toEqual([true, false]);
    expect(cost('alchemy+', { GOV: 6 }, { active: [['forgottenLore', 'B']] })).toBe(false);
    expect(cost('alchemy', { CRA: 2, GOV: 3 }, { holders: { SCI: 'A' } })).toBe(true);
    const refused = developing({ tree: ['alchemy', 'rhetoric'], knowledge: { CRA: 2, GOV: 6 } });
    expect(refused.whyNot('A gain mining a 0 -1')).toMatchObject({
      code: 'cannot-pay-freely',
      params: { free: 3 },
    });
  });

  it('DM-DEV-10: an exchange once a turn, in Build or in Develop, and it is a Gain', () => {
    const t = developing(
      { tree: ['administration', 'taxation+'], knowledge: { GOV: 5, ART: 2, TRA: 1 } },
      { turn: ['A', 'build'], map: { 'D(0,0)': 'R01 0' }, rules: 1 },
    );
    expect(t.whyNot('A exchange REL ART')?.code).toBe('no-exchange-card');
    expect(t.whyNot('A exchange GOV GOV')?.code).toBe('same-domain');
    expect(t.whyNot('A exchange GOV SCI')?.code).toBe('not-held');
    t.play('A exchange GOV ART');
    expect(t.whyNot('A more GOV')?.code).toBe('same-domain');
    t.play('A more ART');
    expect([t.knowledge('A'), t.gained('A', 'exchange'), t.gained('A', 'card')]).toEqual([
      { GOV: 6, TRA: 1 },
      { GOV: 2 },
      {},
    ]);
    expect(t.asked).toBe('A develop.choose');
    expect(t.whyNot('A exchange GOV TRA')?.code).toBe('exchange-used');
  });

  it('DM-DEV-10: one may stop earlier, and not exchange within a payment or after the phase', () => {
    const t = developing({ tree: ['administration+', 'alchemy'] });
    t.play('A exchange GOV ART', 'A more SCI', 'A stop');
    expect(t.knowledge('A')).toEqual({ ...PLENTY, ART: 5, SCI: 5 });
    const paying = developing({ tree: ['administration', 'alchemy'] });
    paying.play(`A ${paying.line('A', 'gain mining')}`);
    expect(paying.whyNot('A exchange GOV ART')?.code).toBe('exchange-between');
    const other = developing({ tree: ['administration', 'printing'] });
    other.play(`A ${other.line('A', 'gain fishing')}`, 'A exchange GOV ART', 'A stop');
    expect(other.asked).toBe('A develop.choose');
  });

  it('DM-DEV-10: the next turn brings it anew', () => {
    const side = (card: Card, hand: string) => ({ tree: [card], knowledge: { ART: 6 }, hand: [hand] });
    const t = table({
      players: { A: side('administration a', 'T01'), B: side('administration b', 'T02') },
      turn: ['A', 'develop'],
      options: { omens: 'off' },
    });
    t.play('A exchange GOV ART', 'A stop', 'A pass', 'B place T02 U(1,-1) 0');
    expect(t.can('B exchange GOV ART')).toBe(true);
    while (t.asked.startsWith('B')) t.play('B pass');
    t.play('A place T01 D(-2,0) 0');
    expect(t.can('A exchange GOV ART')).toBe(true);
  });

  it('DM-DEV-11: Guilds act on both, with a City of any level, and not more with several', () => {
    const paid = (map: Given['map'], play: string) => {
      const t = developing({ tree: ['guilds', 'fishing'] }, { map });
      t.play(`A ${play === 'gain' ? t.line('A', 'gain masonry') : 'advance fishing'}`);
      return t.paid.CRA;
    };
    expect([paid({}, 'gain'), paid({}, 'advance')]).toEqual([3, 3]);
    const one = { 'U(9,9)': 'C01 0 A3' } as const;
    expect([paid(one, 'gain'), paid(one, 'advance')]).toEqual([2, 2]);
    expect(paid({ ...one, 'U(12,9)': 'C02 0 A1' }, 'gain')).toBe(2);
    expect(paid({ 'U(9,9)': 'C01 0 B3', 'U(12,9)': 'S02 0 A1' }, 'gain')).toBe(3);
  });

  it('DM-DEV-12: Metallurgy acts on an assimilated card, Glassmaking does not', () => {
    const t = table({
      players: { A: { influence: 9, tree: ['metallurgy', 'glassmaking'] }, B: { tree: ['military'] } },
      options: { omens: 'off' },
    });
    t.play(`A ${t.line('A', 'gain military')}`);
    expect([t.from('A', 'triggers'), t.influence('A')]).toEqual([1, 10]);
    const turned = table({
      players: { A: { influence: 9, tree: ['metallurgy', 'fishing'] }, B: { tree: ['fishing+'] } },
      options: { omens: 'off' },
    });
    turned.play('A advance fishing');
    expect(turned.from('A', 'triggers')).toBe(0);
  });
});
