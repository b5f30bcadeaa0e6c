import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../data/cards.ts';
import type { Given } from '../position.ts';
import { reveal } from '../rounds.ts';
import { type Table, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const rich = { Blue: { caps: 40 }, ...others };

/** What a player may attack: `raze 3,0 R industrial`. */
const attacks = (t: Table, initial = 'B'): string[] =>
  t.offers(initial, 'attack').map((text) => {
    const [, pattern, , sector, seat, type] = text.split(' ');
    const name = Object.keys(t.given.players)[Number(seat)]!;
    return `${pattern} ${t.hex(Number(sector))} ${name[0]} ${type}`;
  });

/** Lets the action phase end and the next one begin, Blue with a card and the others with nothing to do. */
function nextPhase(t: Table, card: ActionCard): void {
  if (t.asked.endsWith('action.choose')) t.play('B endTurn');
  reveal(t, { B: card, R: 'discover', G: 'discover', Y: 'discover' });
}

describe('attackers', () => {
  it('HG-CON-01: are a group of Complexes, an Agent or a Fleet; Embassies and Outposts never attack', () => {
    const sectors = (own: string): Given['sectors'] => ({
      '3,0': {
        tile: { industrial: 1, political: 1, martial: 2 },
        pieces: { B: own, R: 'a f' },
      },
    });
    const bases = table({ players: rich, sectors: sectors('e 2o'), turn: ['B', 'assault'] });
    expect(attacks(bases)).toEqual([]);
    for (const attack of ['embargo 3,0', 'sabotage 0', 'raze 0'])
      expect(bases.whyNot(`B attack ${attack} 3,0 R martial`)).toMatchObject({
        code: 'no-such-attacker',
        rule: 'HG-CON-01',
      });
    const able = table({ players: rich, sectors: sectors('c a f'), turn: ['B', 'assault'] });
    expect(attacks(able)).toEqual([
      'embargo 3,0 R political',
      'embargo 3,0 R martial',
      'sabotage 3,0 R martial',
      'raze 3,0 R political',
    ]);
  });

  it('HG-CON-01: are one unit, however many stand there', () => {
    const t = table({
      players: rich,
      sectors: { '3,0': { pieces: { B: '3a', R: '2o' } } },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 1 3,0 R martial', 'B drawNothing');
    expect(t.last('compared')[3]).toEqual([1, 2]);
    expect(t.s.agents[0]).toEqual([t.at('3,0'), -1, t.at('3,0')]);
    expect(t.whyNot('B attack sabotage 1 3,0 R martial')?.code).toBe('no-such-attacker');
    expect(t.whyNot('B attack sabotage 3 3,0 R martial')?.code).toBe('no-such-attacker');
  });

  it('HG-CON-02: reach 1 as Complexes, and their own sector only as Agents and Fleets', () => {
    const t = table({
      players: rich,
      sectors: {
        '3,0': { pieces: { B: 'c a f', R: 'c a' } },
        '3,-1': { pieces: { R: 'c a' } },
        '3,-2': { pieces: { R: 'c a' } },
      },
      turn: ['B', 'assault'],
    });
    expect(new Set(attacks(t))).toEqual(
      new Set([
        'embargo 3,0 R political',
        'embargo 3,-1 R political',
        'sabotage 3,0 R industrial',
        'raze 3,0 R industrial',
        'raze 3,0 R political',
      ]),
    );
    expect(t.whyNot('B attack embargo 3,0 3,-2 R political')).toMatchObject({
      code: 'target-out-of-range',
      params: { distance: 2, range: 1 },
    });
    expect(t.whyNot('B attack sabotage 0 3,-1 R industrial')).toMatchObject({
      code: 'target-out-of-range',
      params: { distance: 1, range: 0 },
    });
    expect(t.whyNot('B attack raze 0 3,-1 R political')?.code).toBe('target-out-of-range');
  });

  it('HG-CON-08: may attack once in an action phase, each for itself', () => {
    const t = table({
      players: { Blue: { caps: 40, built: [0, 0, 5] }, ...others },
      sectors: {
        '3,0': { tile: { industrial: 2 }, pieces: { B: 'c 2f 2a', R: 'c', G: 'c' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack raze 0 3,0 R industrial');
    expect(t.s.fleets[0]).toEqual([t.at('3,0'), t.at('3,0'), -1]);
    expect(t.whyNot('B attack raze 0 3,0 G industrial')).toMatchObject({
      code: 'attacked-already',
      rule: 'HG-CON-08',
    });
    expect(t.can('B attack raze 1 3,0 G industrial')).toBe(true);
    t.play('B attack sabotage 1 3,0 G industrial', 'B drawNothing');
    nextPhase(t, 'assault');
    expect(t.can('B attack raze 0 3,0 G industrial')).toBe(true);
  });

  it('HG-CON-08: a group that has attacked stays the same group when it grows, and still supports and defends', () => {
    const t = table({
      players: { Blue: { caps: 40 }, Red: { caps: 9 }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { tile: { industrial: 3 }, pieces: { B: 'c' } },
        '3,-1': { tile: { industrial: 2 }, pieces: { B: 'c', G: 'c' } },
        '2,0': { tile: { industrial: 1 }, pieces: { R: 'c' } },
      },
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 3,0 3,-1 G industrial');
    expect(t.terms('attacker')).toBe('complexes 1, neighbours 1');
    t.s.actionsLeft = 3;
    t.play('B complex 3,0', 'B stop');
    expect(t.whyNot('B attack acquire 3,0 2,0 R industrial')?.code).toBe('attacked-already');
    // 3 at (3,0) and (3,-1) is adjacent to both: it attacks (2,0) with the support of the group that has attacked.
    t.play('B attack acquire 3,-1 2,0 R industrial');
    expect(t.terms('attacker')).toBe('complexes 2, neighbours 2');
    t.s.chosen[1] = 'assault';
    t.s.queue = [1];
    t.s.fleets[1]![0] = t.at('3,0');
    t.play('B endTurn');
    t.play('R attack raze 0 3,0 B industrial');
    expect(t.terms('defender')).toBe('complexes 2, neighbours 3');
  });
});

describe('targets', () => {
  it('HG-CON-03: are all of one rival’s pieces of one type in one sector', () => {
    const t = table({
      players: { Blue: { caps: 40, built: [0, 0, 12] }, ...others },
      sectors: {
        '3,0': { tile: 0, pieces: { B: 'f', R: '2c a', G: 'c' } },
        '3,-2': { pieces: { R: 'c' } },
      },
      turn: ['B', 'assault'],
    });
    expect(attacks(t)).toEqual(['raze 3,0 R industrial', 'raze 3,0 R political', 'raze 3,0 G industrial']);
    expect(t.whyNot('B attack raze 0 3,0 B industrial')?.code).toBe('own-pieces');
    expect(t.whyNot('B attack raze 0 3,0 G political')?.code).toBe('nothing-there');
    expect(t.whyNot('B attack raze 0 3,0 Y industrial')?.code).toBe('nothing-there');
    t.play('B attack raze 0 3,0 R industrial');
    const complexes = (initial: string, hex: string) => t.s.complexes[t.seat(initial)]![t.at(hex)];
    expect([complexes('R', '3,0'), complexes('G', '3,0'), complexes('R', '3,-2')]).toEqual([0, 1, 1]);
    expect(t.s.agents[1]![0]).toBe(t.at('3,0'));
  });

  it('HG-CON-04: bases draw the units of their type in', () => {
    const t = table({
      players: { Blue: { caps: 40, built: [15, 0, 12] }, ...others },
      sectors: {
        '3,0': { tile: { industrial: 1, political: 1, martial: 1 }, pieces: { B: '2f', R: 'e a o f c' } },
        '3,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
        '3,-2': { tile: { industrial: 1 } },
      },
      gates: [['R', '3,0', '3,-2']],
      turn: ['B', 'assault'],
    });
    // An Embassy and an Agent are one target, an Outpost and a Fleet another, a Complex and a Gate the third.
    expect(new Set(attacks(t))).toEqual(
      new Set([
        'embargo 3,0 R political',
        'embargo 3,0 R martial',
        'raze 3,0 R industrial',
        'raze 3,0 R political',
      ]),
    );
    t.play('B attack embargo 3,-1 3,0 R martial');
    expect(t.last('conflictPaid')[2]).toBe(1);
    expect(t.terms('defender')).toBe('stack 1, fleets 1');
    expect([t.s.heights[t.at('3,0')], t.s.fleets[1]![0]]).toEqual([0, -1]);
    t.s.actionsLeft = 2;
    t.play('B attack raze 0 3,0 R political');
    expect(t.last('conflictPaid')[2]).toBe(1);
    expect(t.terms('defender')).toBe('embassy 1, agents 1');
    expect([t.s.embassies[t.at('3,0')], t.s.agents[1]![0]]).toEqual([-1, -1]);
    t.play('B attack raze 1 3,0 R industrial');
    expect(t.terms('defender')).toBe('complexes 1');
    expect(t.offers('B', 'destroyGates')).toEqual(['destroyGates', 'destroyGates 0']);
  });

  it('HG-CON-04: units are a target of their own where no base of their type stands', () => {
    const t = table({
      players: rich,
      sectors: { '3,0': { tile: { industrial: 1 }, pieces: { B: 'c', R: 'a f' } }, '3,-2': {} },
      gates: [['R', '3,0', '3,-2']],
      turn: ['B', 'industrialize'],
    });
    // The Gates make the sector of the other half adjacent.
    expect(new Set(attacks(t))).toEqual(new Set(['acquire 3,0 R industrial', 'acquire 3,-2 R industrial']));
    t.s.chosen[0] = 'subvert';
    expect(attacks(t)).toEqual(['buyout 3,0 R political', 'buyout 3,0 R martial']);
  });

  it('HG-CON-05: pieces of another type in the sector neither count nor fall', () => {
    const t = table({
      players: { Blue: { caps: 40, built: [0, 0, 12] }, ...others },
      sectors: {
        '3,0': { tile: { industrial: 1, political: 1 }, pieces: { B: '2c f', R: 'e 3a f' } },
      },
      turn: ['B', 'martialize'],
    });
    t.play('B attack strike 0 3,0 R martial');
    expect(t.terms('attacker')).toBe('fleets 3');
    expect(t.terms('defender')).toBe('fleets 1');
    expect(t.s.embassies[t.at('3,0')]).toBe(1);
    expect(t.s.agents[1]).toEqual([0, 1, 2].map(() => t.at('3,0')));
    expect(t.s.fleets[1]![0]).toBe(-1);
  });

  it('HG-CON-06: never stand in the home of their owner, whatever they are', () => {
    const given = (card: ActionCard): Given => ({
      players: { Blue: { caps: 40 }, Red: { home: [3, -3] }, Green: {}, Yellow: {} },
      sectors: {
        '3,-3': { pieces: { R: 'c e o a f' } },
        '3,-2': { tile: { industrial: 2 }, pieces: { B: 'c', R: 'c f' } },
      },
      turn: ['B', card],
    });
    const subvert = table(given('subvert'));
    expect(attacks(subvert)).toEqual(['buyout 3,-2 R martial']);
    for (const type of ['political', 'martial'])
      expect(subvert.whyNot(`B attack buyout 3,-2 3,-3 R ${type}`)).toMatchObject({
        code: 'home-protected',
        rule: 'HG-CON-06',
      });
    const industrialize = table(given('industrialize'));
    expect(attacks(industrialize)).toEqual(['acquire 3,-2 R industrial']);
    expect(industrialize.whyNot('B attack acquire 3,-2 3,-3 R industrial')?.code).toBe('home-protected');
  });

  it.each<[ActionCard, string[]]>([
    [
      'assault',
      [
        'embargo political',
        'embargo martial',
        'sabotage industrial',
        'sabotage martial',
        'raze industrial',
        'raze political',
      ],
    ],
    ['industrialize', ['acquire industrial']],
    ['politicize', ['infiltrate political']],
    ['martialize', ['strike martial']],
    [
      'subvert',
      [
        'buyout political',
        'buyout martial',
        'annex industrial',
        'annex martial',
        'invade industrial',
        'invade political',
      ],
    ],
    ['discover', []],
  ])('HG-CON-07: have a type that the pattern allows: %s', (card, expected) => {
    const t = table({
      players: rich,
      sectors: {
        '3,0': { tile: { industrial: 2, political: 1, martial: 1 }, pieces: { B: 'c a f', R: 'c e o' } },
      },
      turn: ['B', card],
    });
    const offered = attacks(t).map((text) => text.replace(' 3,0 R', ''));
    expect(new Set(offered)).toEqual(new Set(expected));
    const attackers = { embargo: '3,0', sabotage: '0', raze: '0', acquire: '3,0', infiltrate: '0' };
    const all = { ...attackers, strike: '0', buyout: '3,0', annex: '0', invade: '0' };
    const own = new Set(expected.map((text) => text.split(' ')[0]));
    for (const [pattern, by] of Object.entries(all))
      for (const type of ['industrial', 'political', 'martial'])
        if (!expected.includes(`${pattern} ${type}`))
          expect(t.whyNot(`B attack ${pattern} ${by} 3,0 R ${type}`)?.code).toBe(
            own.has(pattern) ? 'wrong-target' : 'not-on-card',
          );
  });

  it('HG-CON-41: are attacked from the own home like from anywhere', () => {
    const t = table({
      players: { Blue: { caps: 40, home: [3, -3] }, ...others },
      sectors: { '3,-3': { pieces: { B: 'c a f' } }, '3,-2': { pieces: { R: 'a o' } } },
      turn: ['B', 'subvert'],
    });
    expect(attacks(t)).toEqual(['buyout 3,-2 R political', 'buyout 3,-2 R martial']);
    t.s.agents[1]![1] = t.at('3,-3');
    expect(attacks(t)).toContain('buyout 3,-3 R political');
    expect(attacks(t)).toContain('invade 3,-3 R political');
  });
});

describe('the cost of a conflict', () => {
  /** Red has two Complexes, an Embassy of power 3, two Outposts, an Agent and a Fleet at (3,0): more than a tile holds. */
  function crowded(caps: number, card: ActionCard): Table {
    const t = table({
      players: { Blue: { caps }, ...others },
      sectors: {
        '3,0': { tile: { political: 3, martial: 1 }, pieces: { B: 'a', R: 'e o a f' } },
        '3,-1': { pieces: { B: 'c' } },
        '2,0': { pieces: { R: '2a' } },
        '-2,0': { tile: { political: 3 }, pieces: { R: 'e' } },
      },
      turn: ['B', card],
    });
    t.s.complexes[1]![t.at('3,0')] = 2;
    t.s.heights[t.at('3,0')] = 2;
    return t;
  }

  it.each([
    { attack: 'embargo 3,-1 3,0 R political', card: 'assault', cost: 3 },
    { attack: 'embargo 3,-1 3,0 R martial', card: 'assault', cost: 2 },
    { attack: 'sabotage 0 3,0 R industrial', card: 'assault', cost: 2 },
    { attack: 'buyout 3,-1 3,0 R political', card: 'subvert', cost: 6 },
    { attack: 'buyout 3,-1 3,0 R martial', card: 'subvert', cost: 4 },
    { attack: 'annex 0 3,0 R industrial', card: 'subvert', cost: 4 },
    { attack: 'infiltrate 0 3,0 R political', card: 'politicize', cost: 6 },
    { attack: 'embargo 3,-1 2,0 R political', card: 'assault', cost: 0 },
  ] as const)(
    'HG-CON-09, HG-CON-10: is $cost for $attack: bases by their own power, units nothing',
    ({ attack, card, cost }) => {
      const t = crowded(cost, card);
      t.play(`B attack ${attack}`);
      expect(t.last('conflictPaid')).toEqual(['conflictPaid', 0, cost]);
      expect(t.caps('B')).toBe(0);
      if (cost === 0) return;
      expect(crowded(cost - 1, card).whyNot(`B attack ${attack}`)).toMatchObject({
        code: 'cannot-pay',
        rule: 'HG-CON-10',
        params: { cost, caps: cost - 1 },
      });
    },
  );

  it('HG-CON-09: comes on top of the move, and is paid by losers too', () => {
    const t = table({
      players: { Blue: { caps: 5 }, ...others },
      sectors: { '3,0': { pieces: { R: '3o' } }, '2,-2': { pieces: { B: 'a' } } },
      turn: ['B', 'assault'],
    });
    t.play('B moveAgent 0 3,0');
    expect(t.caps('B')).toBe(5 - 2);
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(t.last('compared')[4]).toBe(1);
    expect(t.caps('B')).toBe(0);
  });

  it('HG-CON-10: a conflict that cannot be paid cannot be declared, a hopeless one can', () => {
    const given = (caps: number): Given => ({
      players: { Blue: { caps }, ...others },
      sectors: { '3,0': { pieces: { R: '3o' } }, '2,-2': { pieces: { B: 'a' } } },
      turn: ['B', 'assault'],
    });
    const poor = table(given(4));
    poor.play('B moveAgent 0 3,0');
    // Two CAPs are left, three would be needed: nothing is left to decide, and the move alone was the action.
    expect(poor.s.actionsLeft).toBe(1);
    expect(poor.whyNot('B attack sabotage 0 3,0 R martial')).toMatchObject({
      code: 'cannot-pay',
      params: { cost: 3, caps: 2 },
    });
    const hopeless = table(given(5));
    hopeless.play('B moveAgent 0 3,0');
    expect(hopeless.can('B attack sabotage 0 3,0 R martial')).toBe(true);
  });
});
