import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, ATTACKERS, PATTERN_KEYS, PATTERNS } from '../../data/cards.ts';
import { NEWEST } from '../../data/tables.ts';
import { TILES } from '../../data/tiles.ts';
import { TYPES, type Type } from '../../data/tracks.ts';
import { boardPoints } from '../../rules/scoring.ts';
import type { Given } from '../position.ts';
import { finishRound, fresh, initialsFrom, playUntil, reveal } from '../rounds.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
/** A tile with a Location of each type. */
const any = { industrial: 1, political: 2, martial: 1 } as const;

describe('rulings on set-up and the galaxy', () => {
  it('HG-R-01: there are always CAPs to be had', () => {
    const t = table({ players: { Blue: { caps: 500 }, ...others }, turn: ['B', 'assault'] });
    t.play('B collect');
    expect(t.s.caps[0]).toBe(502);
  });

  it('HG-R-02: the first Arbiter is drawn by chance', () => {
    const arbiters = Array.from({ length: 40 }, (_, seed) => fresh(4, {}, seed).s.arbiter);
    expect(new Set(arbiters)).toEqual(new Set([0, 1, 2, 3]));
    expect(fresh(4, {}, 7).s.arbiter).toBe(arbiters[7]);
  });

  it('HG-R-03: without a free hex beside the home the first tile goes to any', () => {
    const t = fresh(4);
    const { arbiter } = t.s;
    const [initial] = initialsFrom(t, arbiter);
    const home = t.hex(t.s.homes[arbiter]!);
    const [q, r] = home.split(',').map(Number) as [number, number];
    const foreign = t.s.homes.map(t.hex).find((hex) => hex !== home)!;
    const tile = t.s.tileHands[arbiter]![0]!;
    expect(t.whyNot(`${initial} place ${tile} 1,0`)?.code).toBe('not-beside-home');
    for (const sector of t.s.tiles.keys()) {
      const [x, y] = t.hex(sector).split(',').map(Number) as [number, number];
      const far = Math.max(Math.abs(x - q), Math.abs(y - r), Math.abs(x + y - q - r));
      if (far === 1) t.s.tiles[sector] = 9;
    }
    const empty = t.s.tiles.filter((other) => other === -1).length;
    expect(t.offers(initial!, 'place')).toHaveLength(2 * empty);
    expect(t.can(`${initial} place ${tile} 1,0`)).toBe(true);
    expect(t.whyNot(`${initial} place ${tile} ${foreign}`)?.code).toBe('not-empty');
  });

  it.each([2, 3])('HG-R-04: %i players have eight tiles each of the small set, and six rounds', (players) => {
    const t = fresh(players);
    const tiles = [...t.s.tileHands.flat(), ...t.s.stack];
    expect([tiles.length, tiles.every((tile) => TILES[tile]!.small)]).toEqual([8 * players, true]);
    playUntil(t, () => t.s.outcome !== null);
    expect([t.s.round, t.s.outcome?.reason]).toEqual([6, 'stack']);
  });

  it('HG-R-05: range passes hexes without tiles, and never the centre', () => {
    const t = table({
      players: { Blue: { caps: 20 }, ...others },
      sectors: {
        '1,0': { pieces: { B: '3o' } },
        '3,0': { tile: { martial: 1 } },
        '-1,0': { tile: { martial: 1 } },
      },
      turn: ['B', 'martialize'],
    });
    expect(t.s.tiles[t.at('2,0')]).toBe(-1);
    expect(t.can('B outpost 3,0')).toBe(true);
    expect(t.whyNot('B outpost -1,0')?.code).toBe('out-of-range');
  });

  it('HG-R-06: the span of a Gate pair counts steps through other pairs', () => {
    const placing = (gates: Given['gates'] = []) => {
      const t = table({
        players: { Blue: { caps: 20 }, ...others },
        sectors: {
          '3,0': { pieces: { B: 'c' } },
          '-3,0': { tile: { industrial: 1 } },
          '2,-1': { tile: { industrial: 1 } },
          '3,-1': { tile: { industrial: 1 } },
        },
        gates,
        turn: ['B', 'industrialize'],
      });
      t.play('B gate 3,0');
      return t.whyNot('B otherHalf -3,0');
    };
    expect(placing()).toMatchObject({ code: 'gate-too-far', params: { distance: 7 } });
    for (const owner of ['B', 'R']) expect(placing([[owner, '3,0', '-2,0']])).toBeNull();
  });

  it('HG-R-07: an Agent pays one border through a pair between two boards, however far', () => {
    const price = (gates: Given['gates'] = []) => {
      const t = table({
        players: { Blue: { caps: 20 }, ...others },
        sectors: { '3,0': { tile: any, pieces: { B: 'a' } }, '-3,1': { tile: any } },
        gates,
        turn: ['B', 'politicize'],
      });
      t.play('B moveAgent 0 -3,1');
      return t.last('unitMoved')[6];
    };
    expect([price(), price([['R', '3,0', '-3,1']]), price([['R', '3,-1', '-2,0']])]).toEqual([4, 2, 2]);
  });
});

describe('rulings on actions', () => {
  it('HG-R-08: who has lost all bases of a type may begin again on the own home', () => {
    const t = table({
      players: { Blue: { caps: 20 }, Red: { caps: 5, home: [-3, 0] }, Green: {}, Yellow: {} },
      sectors: { '2,0': { pieces: { B: '3c' } }, '2,-1': { pieces: { R: 'c' } }, '-3,1': { tile: any } },
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 2,0 2,-1 R industrial', 'B endTurn');
    expect(t.s.built[1]).toEqual([0, 0, 0]);
    reveal(t, { R: 'industrialize', B: 'discover', G: 'discover', Y: 'discover' });
    expect(t.asked).toBe('1 action.choose');
    expect(t.places('R', 'complex')).toEqual(['-3,0']);
    expect(t.whyNot('R complex -3,1')?.code).toBe('begins-at-home');
    t.play('R complex -3,0');
    expect([t.s.built[1], t.s.caps[1]]).toEqual([[1, 0, 0], 4]);
  });

  it('HG-R-09: an action has to do something', () => {
    const t = table({
      players: { Blue: { caps: 20 }, ...others },
      sectors: { '3,0': { tile: any, pieces: { B: 'a f' } } },
      turn: ['B', 'subvert'],
    });
    expect(t.whyNot('B stop')?.code).toBe('choose-action-first');
    expect(t.whyNot('B moveAgent 0 3,0')?.code).toBe('same-sector');
    expect(t.whyNot('B moveFleet 0 3,0')?.code).toBe('same-sector');
    const build = table({ ...t.given, turn: ['B', 'politicize'] });
    expect(build.whyNot('B stop')?.code).toBe('choose-action-first');
    const discover = table({ ...t.given, turn: ['B', 'discover'], pool: [], stack: 0 });
    discover.s.deck = [];
    expect(['capitalize', 'survey', 'research'].map((line) => discover.whyNot(`B ${line}`)?.code)).toEqual([
      'no-income',
      'nothing-to-survey',
      'nothing-to-research',
    ]);
    expect(discover.offers('B').filter((text) => !text.startsWith('give'))).toEqual(['endTurn']);
  });

  const allowed: { readonly [pattern: string]: readonly Type[] } = {
    embargo: ['political', 'martial'],
    sabotage: ['industrial', 'martial'],
    raze: ['industrial', 'political'],
    acquire: ['industrial'],
    infiltrate: ['political'],
    strike: ['martial'],
    buyout: ['political', 'martial'],
    annex: ['industrial', 'martial'],
    invade: ['industrial', 'political'],
  };

  it.each(PATTERN_KEYS)('HG-R-10: %s targets the types printed for it', (pattern) => {
    const t = table({
      players: { Blue: { caps: 20 }, ...others },
      sectors: { '3,0': { tile: 8, pieces: { B: 'c a f', R: 'c e o' } } },
      turn: ['B', PATTERNS[pattern].card],
    });
    const by = ATTACKERS[pattern] === 'industrial' ? '3,0' : '0';
    for (const type of TYPES) {
      const refusal = t.whyNot(`B attack ${pattern} ${by === '0' ? 0 : t.at(by)} 3,0 R ${type}`);
      expect(refusal?.code).toBe(allowed[pattern]!.includes(type) ? undefined : 'wrong-target');
    }
    for (const card of ACTION_CARDS.filter((other) => other !== PATTERNS[pattern].card)) {
      const wrong = table({ ...t.given, turn: ['B', card] });
      const line = `B attack ${pattern} ${by === '0' ? 0 : t.at(by)} 3,0 R ${allowed[pattern]![0]}`;
      expect(wrong.whyNot(line)?.code).toBe('not-on-card');
    }
  });
});

describe('rulings on scoring', () => {
  it('HG-R-22: where two are first nobody is second', () => {
    expect(boardPoints(NEWEST, [5, 5, 4, 0], false)).toEqual([3, 3, 1, 0]);
    expect(boardPoints(NEWEST, [6, 5, 4, 0], false)).toEqual([6, 3, 1, 0]);
  });

  it('HG-R-23: who is equal in points and income shares the victory', () => {
    const places = (built: readonly [number, number, number]) => {
      const t = table({
        players: {
          Blue: { caps: 1, points: 30, built: [1, 1, 1] },
          Red: { points: 30, built },
          Green: {},
          Yellow: {},
        },
        pool: [5],
        stack: 0,
      });
      finishRound(t);
      return t.s.outcome!.places.slice(0, 2);
    };
    // Six each, though of other types; seven; five.
    expect([places([3, 1, 0]), places([2, 1, 1]), places([2, 1, 0])]).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
    ]);
  });
});
