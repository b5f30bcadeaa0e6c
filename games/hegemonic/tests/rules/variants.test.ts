import { describe, expect, it } from 'vitest';
import { TILES } from '../../data/tiles.ts';
import { hegemonic as game } from '../../index.ts';
import type { Given } from '../position.ts';
import { finishRound, fresh, fromDeck, initialsFrom } from '../rounds.ts';
import { type Table, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const COUNTS = [2, 3, 4, 5, 6];
const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const draws = (t: Table, initial: string) =>
  ['draw', 'takeBack'].flatMap((label) => t.offers(initial, label));

describe('leaders', () => {
  it.each(COUNTS)('HG-VAR-09: are dealt at random, one to each of %i', (players) => {
    const dealt = (seed: number) => fresh(players, { leaders: 'dealt' }, seed).s;
    const { leaders, positions } = dealt(1);
    expect([leaders.length, new Set(leaders).size]).toEqual([players, players]);
    expect(leaders.every((leader) => leader >= 0 && leader < 12)).toBe(true);
    expect(positions).toEqual(Array(players).fill(0));
    expect(new Set([1, 2, 3, 4].map((seed) => dealt(seed).leaders.join())).size).toBeGreaterThan(1);
    expect(fresh(players).s.leaders).toEqual([]);
  });

  it('HG-VAR-09: are drafted from the last seat to the Arbiter, of those that are left', () => {
    const t = fresh(4, { leaders: 'drafted' }, 1);
    const order = initialsFrom(t, t.s.arbiter).reverse();
    for (const [i, initial] of order.entries()) {
      expect(t.asked).toBe(`${t.seat(initial)} setUp.chooseLeader`);
      expect(t.offers(initial, 'leader')).toHaveLength(12 - i);
      if (i > 0) expect(t.whyNot(`${initial} leader 5`)).toMatchObject({ code: 'leader-taken' });
      t.play(`${initial} leader ${5 + i}`);
    }
    expect(order.map((initial) => t.s.leaders[t.seat(initial)])).toEqual([5, 6, 7, 8]);
  });
});

describe('three discard piles', () => {
  const discardPiles = 'three';
  const given = (options: Given['options'] = { discardPiles }): Given => ({
    players: {
      Blue: {
        hand: ['dysonSphereAssembly', 'nanoAccelerants', 'braneManipulation'],
        advanced: ['stealthFieldEmitter'],
      },
      ...others,
    },
    options,
    turn: ['B', 'assault'],
  });

  it('HG-VAR-10: take each card by its type', () => {
    const t = table(given());
    const [industrial, political, martial] = t.s.hands[0]!;
    const dropped = t.s.advanced[0]![0];
    t.play('B drawDeck', 'B discard braneManipulation', 'B drawDeck', 'B discard dysonSphereAssembly');
    expect(t.s.discards).toEqual([[industrial], [], [martial]]);
    const drop = table(given());
    drop.play('B drop stealthFieldEmitter', 'B drawDeck', 'B discard nanoAccelerants');
    expect(drop.s.discards).toEqual([[], [dropped, political], []]);
    expect(table(given({})).s.discards).toEqual([[]]);
  });

  const piled = () => {
    const t = table(given());
    const [a, b] = [fromDeck(t, 'psionicEcology'), fromDeck(t, 'sentientPropaganda')];
    const c = fromDeck(t, 'singularityFtlDrive');
    t.s.discards = [[], [a, b], [c]];
    return { t, cards: [a, b, c] };
  };

  it('HG-VAR-11: give the top card of any of them', () => {
    const { t, cards } = piled();
    expect(draws(t, 'B')).toEqual([
      'drawDeck',
      'drawDiscard 1',
      'drawDiscard 2',
      `takeBack ${t.s.advanced[0]![0]}`,
    ]);
    expect(t.whyNot('B drawDiscard 0')?.code).toBe('empty-pile');
    expect(t.whyNot('B drawDiscard 3')).toMatchObject({ code: 'no-such-pile', rule: 'HG-VAR-11' });
    t.play('B drawDiscard 1');
    expect(t.s.hands[0]).toContain(cards[1]);
    expect(t.s.discards).toEqual([[], [cards[0]], [cards[2]]]);
  });

  it('HG-VAR-12: are all shuffled into an empty draw pile', () => {
    const { t, cards } = piled();
    t.s.deck = [];
    t.play('B drawDeck');
    expect(t.s.discards).toEqual([[], [], []]);
    expect(ascending([...t.last('drew')[2], ...t.s.deck])).toEqual(ascending(cards));
  });
});

describe('the technology draft', () => {
  const drafted = { technologies: 'drafted' };

  it('HG-VAR-13: deals six, of which each keeps one in secret and passes the rest clockwise', () => {
    const t = fresh(4, drafted);
    expect(t.s.packets.map((packet) => packet.length)).toEqual([6, 6, 6, 6]);
    expect([t.s.hands, t.s.deck.length]).toEqual([[[], [], [], []], 54 - 24]);
    const first = t.s.packets.map((packet) => [...packet]);
    const foreign = t.s.packets[1]![0]!;
    expect(t.whyNot(`A keep ${foreign}`)?.code).toBe('not-in-packet');
    expect(game.view(t.s, 0).packets.slice(1).flat()).toEqual(Array(18).fill(-1));
    const keep = () => initialsFrom(t, 0).map((initial, seat) => `${initial} keep ${t.s.packets[seat]![2]}`);
    const [a, ...rest] = keep();
    t.play(a!);
    expect(t.s.hands[0]).toEqual([]);
    t.play(...rest);
    expect(t.s.hands).toEqual(first.map((packet) => [packet[2]]));
    expect(t.s.packets).toEqual([3, 0, 1, 2].map((from) => first[from]!.filter((_, i) => i !== 2)));
    expect(game.view(t.s, 0).hands.slice(1)).toEqual([[-1], [-1], [-1]]);
  });

  it('HG-VAR-13: discards the last card of each packet; five are kept', () => {
    const t = fresh(4, drafted);
    let lasts: number[] = [];
    for (let n = 6; n > 1; n--) {
      expect(t.s.packets.map((packet) => packet.length)).toEqual([n, n, n, n]);
      lasts = t.s.packets.map((packet) => packet[1]!);
      t.play(...initialsFrom(t, 0).map((initial, seat) => `${initial} keep ${t.s.packets[seat]![0]}`));
    }
    expect(t.s.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    // From the Arbiter on, so that the last seat’s card lies on top.
    expect(t.s.discards).toEqual([[0, 1, 2, 3].map((i) => lasts[(t.s.arbiter + i) % 4])]);
    expect(t.asked).toBe(`${t.s.arbiter} setUp.placeFirstTile`);
  });
});

describe('the longer game', () => {
  const longerGame = { longerGame: 'on' };

  it.each([
    { players: 2, needed: 19, tiles: 24 },
    { players: 3, needed: 28, tiles: 28 },
    { players: 4, needed: 32, tiles: 48 },
    { players: 5, needed: 41, tiles: 48 },
    { players: 6, needed: 45, tiles: 48 },
  ])('HG-VAR-14: has $tiles tiles for $needed hexes with $players players', ({ players, needed, tiles }) => {
    const { s } = fresh(players, longerGame);
    expect(s.tiles.filter((tile) => tile === -1)).toHaveLength(needed);
    const all = [...s.tileHands.flat(), ...s.stack];
    expect([all.length, new Set(all).size]).toEqual([tiles, tiles]);
    expect(all.filter((tile) => TILES[tile]!.small)).toHaveLength(24);
    expect([s.tileHands.map((hand) => hand.length), s.pool]).toEqual([Array(players).fill(2), []]);
  });

  const ended = (stack: number, pool: readonly number[], empty: number) => {
    const t = table({ players: { Blue: { caps: 1 }, ...others }, options: longerGame, stack, pool });
    for (const sector of [...t.s.tiles.keys()].slice(empty)) t.s.tiles[sector] = 9;
    finishRound(t);
    return t.s.outcome?.reason;
  };

  it('HG-VAR-15: ends at the end of the round in which the last hex is filled', () => {
    expect(ended(0, [5], 1)).toBeUndefined();
    expect(ended(5, [], 1)).toBeUndefined();
    expect(ended(5, [5], 0)).toBe('full');
    const t = table({
      players: { Blue: { caps: 1 }, ...others },
      options: longerGame,
      pool: [5],
      stack: 3,
      turn: ['B', 'discover'],
    });
    t.s.tiles.fill(9, 1);
    t.play('B survey', 'B place 5 0');
    expect([t.s.tiles.includes(-1), t.s.outcome]).toEqual([false, null]);
  });

  it('HG-VAR-15: ends as well when there is no tile in stack and pool', () => {
    expect(ended(0, [], 3)).toBe('no-tiles');
  });
});
