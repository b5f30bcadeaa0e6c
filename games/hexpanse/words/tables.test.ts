import { below, pick, type Rng, type Seat } from '@conclave/kernel';
import { describe } from 'vitest';
import { checkTables } from '../../checks/tables-checks.ts';
import { anyKind } from '../../checks/text-checks.ts';
import type { Planet } from '../data/boards.ts';
import type { Card } from '../data/cards.ts';
import type { Ability, Effect } from '../data/effects.ts';
import { OFFERED_1 } from '../data/minor-factions.ts';
import { NUMBERS } from '../data/numbers.ts';
import { NEWEST, type Tables, tables } from '../data/tables.ts';
import { hexpanse as game } from '../index.ts';
import type { Move, State } from '../rules/types.ts';
import * as text from '../terminal/index.ts';

/** One of so many moves is made at random. */
const AT_RANDOM = 4;

/** Even seats do what looks best; others buy and use what cards they can, so that the rare ones come up. */
function play(s: State, seat: Seat, rng: Rng): Move {
  const moves = game.moves(s, seat);
  if (below(rng, AT_RANDOM) === 0) return anyKind(moves, rng);
  const cards = moves.filter(([label]) => label === 'buy' || label === 'play' || label === 'deploy');
  if (seat % 2 === 1) return cards.length > 0 ? pick(rng, cards) : anyKind(moves, rng);
  const promised = game.promise!(s, seat, moves);
  return moves[promised.indexOf(Math.max(...promised))]!;
}

/** The same with every number in it one higher. */
function higher<T>(value: T): T {
  if (typeof value === 'number') return (value + 1) as T;
  if (Array.isArray(value)) return value.map(higher) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, higher(one)])) as T;
  return value;
}

/** The newest tables with other effects, wherever they stand. */
function withEffects(changed: (effect: Effect) => Effect): Tables {
  const ability = (effects: Ability): Ability => effects.map(changed);
  return {
    ...NEWEST,
    cards: NEWEST.cards.map(
      (card): Card =>
        'options' in card
          ? { ...card, options: [ability(card.options[0]), ability(card.options[1])] }
          : { ...card, ability: ability(card.ability) },
    ),
    factions: NEWEST.factions.map((faction) => ({ ...faction, ability: ability(faction.ability) })),
    minors: NEWEST.minors.map((minor) => ({
      ...minor,
      ...(minor.arrival && { arrival: ability(minor.arrival) }),
      ...(minor.action && { action: ability(minor.action) }),
      ...(minor.destruction && { destruction: ability(minor.destruction) }),
    })),
  };
}

/** Kinds of effects that have a number. */
const COUNTED = [
  'gain',
  'recover',
  'heal',
  'send',
  'steal',
  'damage',
  'extra',
  'squad',
  'assault',
] as const satisfies readonly Effect['kind'][];

/** Hexilum on the neighbours in number of those that have it. */
const moved = (planet: Planet): Planet => ({
  ...planet,
  hexilum: planet.hexilum.map((_, territory) => planet.hexilum[territory + 1] ?? false),
});

const changes: { readonly [what: string]: Tables } = {
  ...Object.fromEntries(
    (Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((key) => [
      key,
      { ...NEWEST, [key]: higher(NEWEST[key]) },
    ]),
  ),
  mostHexilum: { ...NEWEST, mostHexilum: 4 },
  highestIncome: { ...NEWEST, highestIncome: 2 },
  ...Object.fromEntries(
    COUNTED.map((kind) => [
      `number of effects “${kind}”`,
      withEffects((effect) => (effect.kind === kind ? higher(effect) : effect)),
    ]),
  ),
  'number of effects “burn”': withEffects((effect) =>
    effect.kind === 'burn' ? { ...effect, hexilum: 1 } : effect,
  ),
  'shape of patterns': withEffects((effect) =>
    effect.kind === 'pattern'
      ? {
          ...effect,
          pattern: {
            ...effect.pattern,
            cells: effect.pattern.cells.map(([q, r, mark]) => [q + r, -r, mark] as const),
          },
        }
      : effect,
  ),
  'price of the cards': {
    ...NEWEST,
    cards: NEWEST.cards.map((card) => ({ ...card, price: card.price + 1 })),
  },
  'use of the mercenaries': {
    ...NEWEST,
    cards: NEWEST.cards.map((card) => ('reusable' in card ? { ...card, reusable: !card.reusable } : card)),
  },
  'hexilum of the miners': {
    ...NEWEST,
    minors: NEWEST.minors.map((minor) => (minor.mining ? { ...minor, mining: minor.mining + 1 } : minor)),
  },
  'list of minor factions': { ...NEWEST, offered: OFFERED_1 },
  'shape of the missions': {
    ...NEWEST,
    missions: NEWEST.missions.map((mission) => ({
      ...mission,
      shape: { ...mission.shape, cells: mission.shape.cells.slice(1) },
    })),
  },
  'deck of missions': {
    ...NEWEST,
    decks: { nine: NEWEST.decks.swift, melee: NEWEST.decks.swift, swift: NEWEST.decks.nine },
  },
  'place of hexilum': {
    ...NEWEST,
    boards: { small: moved(NEWEST.boards.small), large: moved(NEWEST.boards.large) },
  },
  evenStart: { ...NEWEST, evenStart: higher(NEWEST.evenStart) },
};

describe('other tables of Hexpanse', () => {
  checkTables({
    game,
    text,
    tables,
    newest: NEWEST,
    changes,
    games: [
      [2, { mode: 'captain', evenStart: 'on', incomeCost: 'levelPlusOne', roundCap: 20 }],
      [3, { mode: 'captain', roundCap: 20 }],
      [4, { mode: 'admiral', roundCap: 20 }],
    ],
    choose: play,
    untold: {
      firstIncome: 'income stands in the position',
      market: 'cards of the market are named',
      spareMinors: 'minor factions on offer are named',
      'deck of missions': 'missions are named',
      evenStart: 'hexilum and actions stand in the position',
    },
    topics: [
      'captain',
      'warlord',
      'hexilum',
      'action phase',
      'cyberian',
      'gorillz',
      'ox miners',
      'canaris',
      'project 1502',
      'dark side',
      'librarian',
      'heinlein',
      'surgical',
    ],
  });
});
