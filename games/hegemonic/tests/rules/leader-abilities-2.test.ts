import { describe, expect, it } from 'vitest';
import type { TechnologyKey } from '../../data/technologies.ts';
import { acting, fighting, leads, momentOf, passUntil, sites } from '../leaders.ts';
import type { Given, Sector } from '../position.ts';
import { reveal } from '../rounds.ts';
import { keysOf, table } from '../table.ts';

type Sectors = { readonly [hex: string]: Sector };

const hand: TechnologyKey[] = ['nanoFabricants', 'psionicEcology'];

describe('The Persona (LD05)', () => {
  it('level 1 draws a technology, then discards one', () => {
    const t = acting(5, { caps: 20, hand });
    t.play('B lead 1', 'B drawDeck');
    expect(t.offers('B', 'advance')).toEqual([]);
    t.play('B discard psionicEcology');
    expect(t.s.hands[0]).toHaveLength(2);
  });

  it('level 2 draws one, then discards one or advances one for 2 CAPs less, by its tier', () => {
    const t = acting(5, { caps: 1, built: [6, 1, 1], hand: ['nanoFabricants', 'psionicEcology'] });
    t.play('B lead 2', 'B drawDeck');
    expect(t.whyNot('B advance psionicEcology')).toMatchObject({ code: 'tier-too-low' });
    t.play('B advance nanoFabricants');
    expect([t.caps('B'), keysOf(t.s.advanced[0]!)]).toEqual([0, ['nanoFabricants']]);
    const poor = acting(5, { caps: 1, built: [6, 1, 1], hand: ['dysonSphereAssembly'] });
    poor.play('B lead 2', 'B drawDeck');
    expect(poor.whyNot('B advance dysonSphereAssembly')).toMatchObject({
      code: 'cannot-pay',
      params: { cost: 2, caps: 1 },
    });
    const free = acting(5, { hand: ['massTranslationRelay'] });
    free.play('B lead 2', 'B drawDeck', 'B advance massTranslationRelay');
    expect(free.caps('B')).toBe(0);
  });

  it('level 3 draws one, then discards one or advances one at its price, whatever its tier', () => {
    const t = acting(5, { caps: 6, hand: ['polymorphicMatter', 'nanoFabricants'] });
    t.play('B lead 3', 'B drawDeck');
    t.play('B advance polymorphicMatter');
    expect([t.caps('B'), keysOf(t.s.advanced[0]!)]).toEqual([0, ['polymorphicMatter']]);
    const poor = acting(5, { caps: 5, hand: ['polymorphicMatter'] });
    poor.play('B lead 3', 'B drawDeck');
    expect(poor.whyNot('B advance polymorphicMatter')).toMatchObject({
      code: 'cannot-pay',
      params: { cost: 6 },
    });
    poor.play('B discard polymorphicMatter');
    const full = acting(5, {
      caps: 6,
      hand: ['polymorphicMatter'],
      advanced: ['massTranslationRelay', 'stealthFieldEmitter', 'phasedTeleportation'],
    });
    full.play('B lead 3', 'B drawDeck');
    expect(full.whyNot('B advance polymorphicMatter')?.code).toBe('slots-full');
  });
});

describe('a Fleet', () => {
  // At distances 1 to 6 from (3,0); the hex at distance 2 is empty.
  const sectors: Sectors = {
    '3,0': { pieces: { B: 'f' } },
    ...Object.fromEntries(['3,-1', '3,-3', '2,-3', '0,-2', '-1,-2'].map((hex) => [hex, {}])),
  };

  it.each([
    { name: 'Izanagi (LD06)', leader: 6, goals: ['3,-1', '3,-3'] },
    { name: 'Eadrom (LD07)', leader: 7, goals: ['3,-1', '3,-3', '2,-3', '0,-2'] },
  ])('of $name is moved by level 1 to $goals, free', ({ leader, goals }) => {
    const t = acting(leader, {}, sectors);
    expect(sites(t, 1)).toEqual(new Set(goals));
    t.play(`B lead 1 0 ${t.at(goals.at(-1)!)}`);
    expect([t.s.fleets[0]![0], t.caps('B')]).toEqual([t.at(goals.at(-1)!), 0]);
  });
});

describe('Izanagi (LD06)', () => {
  it.each([
    { level: 2, n: 2 },
    { level: 3, n: 4 },
  ])('level $level gives $n of power to one who fights with martial power', ({ level, n }) => {
    const t = fighting({}, { leader: [6, 3] });
    passUntil(t, 'beforeCards');
    t.play(`R lead ${level}`);
    expect(t.terms('defender')).toBe(`stack 2, leader ${n}`);
    const agent = fighting({ leader: [6, 3] }, {});
    expect(agent.terms('attacker')).toBe('agents 1');
  });
});

describe('Eadrom (LD07)', () => {
  it('level 2 builds an Outpost in range, free', () => {
    const t = acting(
      7,
      {},
      {
        '3,0': { tile: 44, pieces: { B: '2o' } },
        '3,-1': { tile: { martial: 1 } },
        '3,-2': { tile: { martial: 1 } },
      },
    );
    expect(sites(t, 2)).toEqual(new Set(['3,-1']));
    t.play(`B lead 2 ${t.at('3,-1')}`);
    expect([t.s.outposts[t.at('3,-1')], t.s.built[0]![2], t.caps('B')]).toEqual([0, 3, 0]);
  });

  it('level 3 places a tile of the pool, then perhaps an Outpost on it for its price, range or not', () => {
    // Tile 1 has a martial Location, tile 0 has none. The first Outpost costs 2.
    const placing = (caps: number, tile: number) => {
      const t = acting(7, { caps }, { '3,0': {} }, { pool: [0, 1] });
      expect(t.can(`B lead 3 ${tile} ${t.at('3,0')}`)).toBe(false);
      t.play(`B lead 3 ${tile} ${t.at('-3,0')}`);
      return t;
    };
    const t = placing(2, 1);
    expect(t.s.tiles[t.at('-3,0')]).toBe(1);
    expect(t.offers('B', 'outpost')).toEqual([`outpost ${t.at('-3,0')}`]);
    t.play('B outpost -3,0');
    expect([t.s.outposts[t.at('-3,0')], t.caps('B'), t.s.pool]).toEqual([0, 0, [0]]);
    const declined = placing(2, 1);
    declined.play('B pass');
    expect([declined.s.outposts[declined.at('-3,0')], declined.caps('B')]).toEqual([-1, 2]);
    expect(placing(2, 0).asked).toBe('0 action.choose');
    expect(placing(1, 1).asked).toBe('0 action.choose');
  });
});

describe('The Assembly Speaker (LD08)', () => {
  it('level 1 gives 2 of power to a side of others that uses political power, whatever the faction', () => {
    const speaking = (players: Given['players']) => {
      const t = fighting({}, {}, { players });
      return t;
    };
    const t = speaking({ Blue: { caps: 20 }, Red: {}, Green: { leader: [8, 1] }, Yellow: {} });
    expect(leads(t, 'G', 1)).toEqual(['lead 1 attacker']);
    t.play('G lead 1 attacker');
    expect(t.last('compared')[3]).toEqual([3, 2]);
    const own = speaking({ Blue: { caps: 20, leader: [8, 1] }, Red: {}, Green: {}, Yellow: {} });
    expect(own.last('compared')[3]).toEqual([1, 2]);
  });

  it('level 1 gives it to its owner with two players', () => {
    const t = fighting(
      {},
      {},
      {
        players: { Blue: { caps: 20, leader: [8, 1] }, Red: { leader: [8, 1] } },
      },
    );
    // Red fights with martial power.
    expect([t.asked, momentOf(t)]).toEqual(['0 leaderWindow.ask', 'beforeCards']);
    t.play('B lead 1 attacker');
    expect(t.terms('attacker')).toBe('agents 1, leader 2');
  });

  it('level 2 builds an Embassy in range for 3 CAPs less', () => {
    const t = acting(
      8,
      { caps: 3, built: [0, 4, 0] },
      {
        '3,0': { tile: { political: 1 }, pieces: { B: 'e' } },
        '3,-1': { tile: { political: 3 } },
        '3,-2': { tile: { political: 3 } },
      },
    );
    expect(sites(t, 2)).toEqual(new Set(['3,-1']));
    // The fifth costs 5.
    t.play(`B lead 2 ${t.at('3,-1')}`);
    expect([t.last('built')[4], t.caps('B'), t.s.built[0]![1]]).toEqual([2, 1, 5]);
  });

  it('level 3 replaces the revealed action card before the first is resolved and the Arbiter’s first choice (HG-LEA-06)', () => {
    const t = table({
      players: { Blue: { leader: [8, 3] }, Red: {}, Green: {}, Yellow: {} },
      sectors: { '3,0': { tile: { industrial: 1 }, pieces: { B: 'c' } } },
    });
    reveal(t, { B: 'discover', R: 'industrialize', G: 'subvert', Y: 'assault' });
    expect(leads(t, 'B', 3)).toEqual(
      ['assault', 'industrialize', 'politicize', 'martialize', 'subvert'].map((card) => `lead 3 ${card}`),
    );
    t.play('B lead 3 assault');
    expect(t.s.chosen[0]).toBe('assault');
    // Nobody had the same number before; now Yellow has.
    expect([t.asked, t.offers('B', 'start')]).toEqual(['0 ordering.chooseStart', ['start 0', 'start 3']]);
    t.play('B start 0');
    expect(t.last('ordered')[1]).toEqual([0, 3]);
    expect(t.s.queue).toEqual([3, 1, 2]);
  });
});
