import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../../data/galaxy.ts';
import { KIND_OF, TECHNOLOGIES } from '../../data/technologies.ts';
import { HOME, TILES } from '../../data/tiles.ts';
import { galaxyOf, sectorAt } from '../../rules/galaxy.ts';
import { asks, fresh, initialsFrom, playUntil } from '../rounds.ts';

const COUNTS = [
  { players: 2, boards: 3, sectors: 21, tiles: 16, pool: 3, stack: 11 },
  { players: 3, boards: 5, sectors: 31, tiles: 24, pool: 3, stack: 18 },
  { players: 4, boards: 6, sectors: 36, tiles: 32, pool: 4, stack: 24 },
  { players: 5, boards: 8, sectors: 46, tiles: 40, pool: 5, stack: 30 },
  { players: 6, boards: 9, sectors: 51, tiles: 48, pool: 6, stack: 36 },
];
const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

describe.each(COUNTS)(
  'the set-up for $players players',
  ({ players, boards, sectors, tiles, pool, stack }) => {
    it(`HG-SET-01: ${boards} boards beside the core`, () => {
      const { boards: laid, boardOf } = galaxyOf(fresh(players).s);
      expect(laid).toHaveLength(boards);
      expect(boardOf).toHaveLength(sectors);
      expect(boardOf.filter((board) => board === 0)).toHaveLength(6);
    });

    it('HG-SET-03, HG-SET-04: recommended homes clockwise from the Arbiter, one free base of each type on each', () => {
      const { s } = fresh(players);
      for (const [i, hex] of LAYOUTS[players]!.homes.entries())
        expect(s.homes[(s.arbiter + i) % players]).toBe(sectorAt(s, hex));
      for (const [seat, home] of s.homes.entries()) {
        expect([s.tiles[home], s.embassies[home], s.outposts[home], s.heights[home]]).toEqual([
          HOME,
          seat,
          seat,
          1,
        ]);
        expect(s.complexes[seat]).toEqual(s.tiles.map((_, sector) => (sector === home ? 1 : 0)));
        expect(s.built[seat]).toEqual([1, 1, 1]);
        expect(s.caps[seat]).toBe(0);
      }
      for (const sector of s.tiles.keys())
        if (!s.homes.includes(sector)) expect([s.tiles[sector], s.embassies[sector]]).toEqual([-1, -1]);
      for (const units of [s.agents, s.fleets, s.gates]) expect(new Set(units.flat())).toEqual(new Set([-1]));
    });

    it('HG-SET-05: five technology cards each, with two or three players out of the small set', () => {
      const { hands, deck, discards } = fresh(players).s;
      expect(hands.map((hand) => hand.length)).toEqual(Array(players).fill(5));
      expect(discards).toEqual([[]]);
      const cards = [...hands.flat(), ...deck];
      expect(cards).toHaveLength(players < 4 ? 30 : 54);
      expect(new Set(cards).size).toBe(cards.length);
      for (const [kind, { tier }] of TECHNOLOGIES.entries()) {
        const [small, large] = tier === 1 ? [2, 3] : [1, 2];
        expect(cards.filter((card) => KIND_OF[card] === kind)).toHaveLength(players < 4 ? small : large);
      }
    });

    it(`HG-SET-06: ${tiles} sector tiles, with two or three players out of the small set`, () => {
      const chosen = (seed: number) => {
        const { s } = fresh(players, {}, seed);
        return ascending([...s.tileHands.flat(), ...s.pool, ...s.stack]);
      };
      const first = chosen(1);
      expect(first).toHaveLength(tiles);
      expect(new Set(first).size).toBe(tiles);
      if (players < 4) expect(first.every((tile) => TILES[tile]!.small)).toBe(true);
      const isEverything = tiles === (players < 4 ? 24 : 48);
      expect(JSON.stringify(first) === JSON.stringify(chosen(2))).toBe(isEverything);
    });

    it(`HG-SET-07, HG-SET-08: the tiles that are left make a pool of ${pool}`, () => {
      const t = fresh(players);
      expect(t.s.tileHands.map((hand) => hand.length)).toEqual(Array(players).fill(2));
      expect([t.s.pool, t.s.stack.length]).toEqual([[], tiles - 2 * players]);
      const dealt = t.s.tileHands.flat();
      playUntil(t, asks('expansionTurn.placeTile'));
      const placed = t.events.flatMap((event) => (event[0] === 'tilePlaced' ? [event[2]] : []));
      const left = dealt.filter((tile) => !placed.includes(tile));
      expect([placed.length, left.length]).toEqual([players, players]);
      // The first expansion turn has flipped one more.
      expect(t.s.pool).toHaveLength(pool + 1);
      expect(t.s.stack).toHaveLength(stack - 1);
      expect(t.s.pool).toEqual(expect.arrayContaining(left));
      expect(t.s.tileHands).toEqual(Array(players).fill([]));
    });

    it('HG-SET-09: nobody has CAPs before the first Collection, which brings six', () => {
      const t = fresh(players);
      const [first] = initialsFrom(t, t.s.arbiter);
      expect(t.s.caps).toEqual(Array(players).fill(0));
      expect(t.whyNot(`${first} give ${(t.s.arbiter + 1) % players} 1`)?.code).toBe('cannot-pay');
      playUntil(t, asks('expansionTurn.placeTile'));
      expect(t.s.caps).toEqual(Array(players).fill(6));
    });
  },
);

describe('chosen homes', () => {
  const chosen = (seed = 4) => {
    const t = fresh(4, { homes: 'chosen' }, seed);
    return { t, by: initialsFrom(t, t.s.arbiter) as [string, string, string, string] };
  };

  it('HG-SET-02: on an empty hex of a board without a home, not on the core, not beside another home', () => {
    const { t, by } = chosen();
    expect(t.offers(by[0], 'home')).toHaveLength(30);
    expect(t.whyNot(`${by[0]} home 1,0`)).toMatchObject({ code: 'home-on-core', rule: 'HG-SET-02' });
    expect(t.whyNot(`${by[0]} home 36`)?.code).toBe('no-such-sector');
    t.play(`${by[0]} home 3,0`);
    expect(t.whyNot(`${by[1]} home 3,0`)?.code).toBe('not-empty');
    expect(t.whyNot(`${by[1]} home 3,-2`)?.code).toBe('board-has-home');
    expect(t.whyNot(`${by[1]} home 2,1`)?.code).toBe('beside-other-home');
    expect(t.can(`${by[1]} home 1,2`)).toBe(true);
    // Five boards of five hexes are left, one hex of which lies beside the home.
    expect(t.offers(by[1], 'home')).toHaveLength(24);
  });

  it('HG-SET-03: from the Arbiter clockwise, and then first tiles in the same order', () => {
    const arbiters = new Set<number>();
    for (let seed = 0; seed < 6; seed++) {
      const { t } = chosen(seed);
      const { arbiter } = t.s;
      arbiters.add(arbiter);
      const order = [0, 1, 2, 3].map((i) => (arbiter + i) % 4);
      expect(playUntil(t, asks('expansionTurn.placeTile'))).toEqual([
        ...order.map((seat) => `${seat} setUp.placeHome`),
        ...order.map((seat) => `${seat} setUp.placeFirstTile`),
      ]);
    }
    expect(arbiters.size).toBeGreaterThan(1);
  });

  it('HG-SET-04: a home is settled as it is placed, free', () => {
    const { t, by } = chosen();
    t.play(`${by[0]} home 3,0`);
    expect(t.s.built.map((built) => built.join())).toEqual(
      [0, 1, 2, 3].map((seat) => (seat === t.s.arbiter ? '1,1,1' : '0,0,0')),
    );
    expect(t.s.complexes[t.s.arbiter]![t.at('3,0')]).toBe(1);
  });

  it('HG-SET-07: one of two tiles beside the own home, the core included', () => {
    const { t, by } = chosen();
    const [a, b, c, d] = by;
    t.play(`${a} home 2,0`, `${b} home 2,-2`, `${c} home -2,0`, `${d} home -2,2`);
    const own = t.s.tileHands[t.seat(a)]!;
    const [foreign] = t.s.tileHands[t.seat(b)]!;
    // Two tiles, six free hexes round 2,0.
    expect(t.offers(a, 'place')).toHaveLength(12);
    expect(t.whyNot(`${a} place ${foreign} 1,0`)?.code).toBe('no-such-tile');
    expect(t.whyNot(`${a} place ${own[0]} 3,-2`)).toMatchObject({
      code: 'not-beside-home',
      rule: 'HG-SET-07',
    });
    expect(t.whyNot(`${a} place ${own[0]} 2,-2`)?.code).toBe('not-empty');
    const [placed, kept] = [own[0]!, own[1]!];
    t.play(`${a} place ${placed} 1,0`);
    expect(t.s.tiles[t.at('1,0')]).toBe(placed);
    expect(t.s.tileHands[t.seat(a)]).toEqual([kept]);
    playUntil(t, asks('expansionTurn.placeTile'));
    expect(t.s.pool).toContain(kept);
  });
});
