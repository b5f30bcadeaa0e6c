import { below, pick, type Rng, type Seat } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { checkTables } from '../../checks/tables-checks.ts';
import { anyKind } from '../../checks/text-checks.ts';
import { type Counted, EFFECT_NUMBERS, EFFECTS } from '../data/effects.ts';
import { NUMBERS } from '../data/numbers.ts';
import { NEWEST, type Tables, tables } from '../data/tables.ts';
import { TECH, TECHNOLOGIES } from '../data/technologies.ts';
import { TYPES } from '../data/tracks.ts';
import { hegemonic as game } from '../index.ts';
import { income, retention, tier } from '../rules/networks.ts';
import { effect, priceOf } from '../rules/technologies.ts';
import type { Move, State } from '../rules/types.ts';
import * as text from '../terminal/index.ts';
import { eagerMove } from '../tests/eager.ts';
import { table } from '../tests/table.ts';

/** What spreads over the boards, so that they are shared by several. */
const SPREADING: readonly Move[0][] = ['complex', 'embassy', 'outpost', 'relocate', 'advance', 'use'];

function play(s: State, seat: Seat, rng: Rng): Move {
  const moves = game.moves(s, seat);
  // Each seat uses its leader at a level of its own, one with a number, so that some wait for the third.
  const level = 1 + (seat % 3);
  const taken = moves.filter((move) => move[0] === 'leader' && NEWEST.leaders[move[1]]!.n[level - 1]! > 0);
  if (taken.length > 0) return pick(rng, taken);
  const uses = moves.filter((move) => move[0] === 'lead' && move[1] === level);
  if (uses.length > 0) return pick(rng, uses);
  if (moves.some(([label]) => label === 'lead')) return ['pass'];
  const spreading = moves.filter(([label]) => SPREADING.includes(label));
  if (spreading.length > 0 && below(rng, 2) > 0) return pick(rng, spreading);
  return below(rng, 3) > 0 ? eagerMove(moves, rng) : anyKind(moves, rng);
}

/** The same with every number in it one higher. */
function higher<T>(value: T): T {
  if (typeof value === 'number') return (value + 1) as T;
  if (Array.isArray(value)) return value.map(higher) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, higher(one)])) as T;
  return value;
}

type Technology = Tables['technologies'][number];
const technologies = (change: (one: Technology) => Partial<Technology>): Tables => ({
  ...NEWEST,
  technologies: NEWEST.technologies.map((one) => ({ ...one, ...change(one) })),
});

type Tile = Tables['tiles'][number];
const tiles = (change: (one: Tile) => Partial<Tile>): Tables => ({
  ...NEWEST,
  tiles: NEWEST.tiles.map((one) => ({ ...one, ...change(one) })),
});

const pattern = (change: Partial<Tables['patterns']['embargo']>): Tables => ({
  ...NEWEST,
  patterns: { ...NEWEST.patterns, raze: { ...NEWEST.patterns.raze, ...change } },
});

type Leader = Tables['leaders'][number];
const leaders = (change: (one: Leader) => Partial<Leader>): Tables => ({
  ...NEWEST,
  leaders: NEWEST.leaders.map((one) => ({ ...one, ...change(one) })),
});

type Layout = Tables['layouts'][number];
const layouts = (change: (one: Layout) => Layout): Tables => ({
  ...NEWEST,
  layouts: Object.fromEntries(Object.entries(NEWEST.layouts).map(([seats, one]) => [seats, change(one)])),
});

type Track = Tables['tracks']['martial'];
const tracks = (change: (one: Track) => Partial<Track>): Tables => {
  const { industrial, political, martial } = NEWEST.tracks;
  const changed = (one: Track): Track => ({ ...one, ...change(one) });
  return {
    ...NEWEST,
    tracks: { industrial: changed(industrial), political: changed(political), martial: changed(martial) },
  };
};

const changes: { readonly [what: string]: Tables } = {
  ...Object.fromEntries(
    (Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((key) => [
      key,
      { ...NEWEST, [key]: higher(NEWEST[key]) },
    ]),
  ),
  lastRound: { ...NEWEST, lastRound: 2 },
  'number of the action cards': { ...NEWEST, order: { ...NEWEST.order, assault: 5, discover: 1 } },
  'card of a pattern': pattern({ card: 'subvert' }),
  'result of a pattern': pattern({ result: 'takeover' }),
  'targets of a pattern': pattern({ targets: ['martial'] }),
  'cost of the technologies': technologies(({ cost }) => ({ cost: cost + 1 })),
  'tier of the technologies': technologies((one) => ({ tier: one.tier + 1 })),
  'power of the technologies': technologies(({ power: [industrial, political, martial] }) => ({
    power: [industrial + 1, political, martial],
  })),
  'copies of the technologies': technologies(({ tier, copies }) => ({ copies: tier === 1 ? 2 : copies })),
  'copies of the technologies for few': technologies(() => ({ smallCopies: 2 })),
  'effect of the technologies': { ...NEWEST, effects: higher(NEWEST.effects) },
  'first number of the leaders': leaders(({ n: [a, b, c] }) => ({ n: [a + 1, b, c] })),
  'second number of the leaders': leaders(({ n: [a, b, c] }) => ({ n: [a, b + 1, c] })),
  'third number of the leaders': leaders(({ n: [a, b, c] }) => ({ n: [a, b, c + 1] })),
  'moments of the leaders': leaders(({ timing: [, ...later] }) => ({ timing: ['outside', ...later] })),
  'industrial Locations': tiles(({ industrial }) => ({ industrial: industrial + 1 })),
  'power of political Locations': tiles(({ political }) => ({ political: political + 1 })),
  'faction of the tiles': tiles(({ faction }) => ({ faction: faction < 0 ? -1 : 2 - faction })),
  'height of stacks': tiles(({ martial }) => ({ martial: martial + 1 })),
  'small set of tiles': tiles(({ small }) => ({ small: !small })),
  'tiers of the tracks': tracks((one) => ({ tier: one.tier.map((_, slot) => Math.min(3, slot + 1)) })),
  'costs of the tracks': tracks(({ cost }) => ({ cost: higher(cost) })),
  'incomes of the tracks': tracks((one) => ({ income: higher(one.income) })),
  'retention of the tracks': tracks((one) => ({ retention: higher(one.retention) })),
  'number of slots': tracks(({ cost }) => ({ cost: cost.slice(0, 4) })),
  'boards of the galaxy': layouts((one) => ({ ...one, boards: one.boards.toReversed() })),
  'homes of the galaxy': layouts((one) => ({ ...one, homes: one.homes.toReversed() })),
};

describe('other tables of Hegemonic', () => {
  checkTables({
    game,
    text,
    tables,
    newest: NEWEST,
    changes,
    games: [
      [2, { learningGame: 'on' }],
      [3, { learningGame: 'on' }],
      [2, { longerGame: 'on', homes: 'chosen' }],
      [3, { longerGame: 'on', discardPiles: 'three' }],
      [3, {}],
      [4, {}],
      [4, { wildHomes: 'on' }],
      [6, { technologies: 'drafted' }],
      [6, { leaders: 'drafted', longerGame: 'on' }],
      [6, { leaders: 'drafted', longerGame: 'on' }],
      [6, { leaders: 'drafted' }],
      [6, { leaders: 'drafted', longerGame: 'on' }],
    ],
    choose: play,
    untold: {
      tilesEach: 'tiles of the stack are counted',
      learningTilesEach: 'tiles of the stack are counted',
      longerTiles: 'tiles of the stack are counted',
      learningPool: 'tiles of the pool are named',
      'small set of tiles': 'tiles of the pool are named',
      'boards of the galaxy': 'boards stand in the position',
      'homes of the galaxy': 'homes stand in the position',
    },
    topics: [
      'broker',
      'persona',
      'izanagi',
      'predictive',
      'complex',
      'agent',
      'fleet',
      'gate',
      'assault',
      'raze',
      'action phase',
      'psionic',
      'singularity',
    ],
  });
});

/** The rules number of tables that are tried here. */
const TRIED = 97;

describe('the effect of a technology', () => {
  it.each(Object.keys(EFFECT_NUMBERS) as Counted[])('%s counts and is told by its own number', (name) => {
    const key = EFFECTS[name];
    const { s } = table({ players: { Blue: { advanced: [key] }, Red: {} } });
    tables.add(TRIED, { ...NEWEST, effects: { ...NEWEST.effects, [name]: 7 } });
    const other: State = { ...s, rules: TRIED };
    expect([effect(other, 0, name), priceOf(other, name), effect(s, 0, name)]).toEqual([
      7,
      7,
      NEWEST.effects[name],
    ]);
    const told = (one: State): string => text.help(TECHNOLOGIES[TECH[key]]!.name, one, ['Ada', 'Bo'])!;
    expect(told(other)).not.toBe(told(s));
  });
});

describe('the number of a leader', () => {
  const numbers = NEWEST.leaders.flatMap(({ name, n }, leader) =>
    n.flatMap((one, level) => (one === 0 ? [] : [[name, level + 1, leader] as const])),
  );

  it.each(numbers)('%s, level %i, is told', (name, level, leader) => {
    const { s } = table({ players: { Blue: {}, Red: {} } });
    const n = NEWEST.leaders[leader]!.n.with(level - 1, 9) as unknown as Leader['n'];
    tables.add(TRIED, { ...NEWEST, leaders: NEWEST.leaders.with(leader, { ...NEWEST.leaders[leader]!, n }) });
    const told = (one: State): string => text.help(name, one, ['Ada', 'Bo'])!;
    expect(told({ ...s, rules: TRIED })).not.toBe(told(s));
  });
});

it('what a type has without any base comes from the tables', () => {
  tables.add(TRIED, { ...NEWEST, noBases: { tier: 2, income: 4, retention: 20 } });
  const s: State = { ...table({ players: { Blue: {}, Red: {} } }).s, rules: TRIED, built: [[0, 0, 0]] };
  expect(TYPES.map((type) => [tier(s, 0, type), income(s, 0, type)])).toEqual(Array(3).fill([2, 4]));
  expect(retention(s, 0)).toBe(20);
});
