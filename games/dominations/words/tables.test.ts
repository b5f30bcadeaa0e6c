import type { Rng, Seat } from '@conclave/kernel';
import { describe } from 'vitest';
import { checkTables } from '../../checks/tables-checks.ts';
import { anyKind } from '../../checks/text-checks.ts';
import { NUMBERS } from '../data/numbers.ts';
import { NEWEST, type Tables, tables } from '../data/tables.ts';
import { dominations as game } from '../index.ts';
import type { Move, State } from '../rules/types.ts';
import * as text from '../terminal/index.ts';
import { eagerMove } from '../tests/eager.ts';

const play = (s: State, seat: Seat, rng: Rng, number: number): Move =>
  seat % 2 === 0 ? eagerMove(s, seat, number, rng) : anyKind(game.moves(s, seat), rng);

/** The same with every number in it one higher. */
function higher<T>(value: T): T {
  if (typeof value === 'number') return (value + 1) as T;
  if (Array.isArray(value)) return value.map(higher) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, higher(one)])) as T;
  return value;
}

const changes: { readonly [what: string]: Tables } = {
  ...Object.fromEntries(
    (Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((key) => [
      key,
      { ...NEWEST, [key]: higher(NEWEST[key]) },
    ]),
  ),
  influenceEnd: { ...NEWEST, influenceEnd: 9 },
  'effect of the Mastery cards': {
    ...NEWEST,
    mastery: NEWEST.mastery.map((card) => ({ ...card, n: higher(card.n) })),
  },
  'effect of the Omens': { ...NEWEST, omens: NEWEST.omens.map((omen) => ({ ...omen, n: omen.n + 1 })) },
  'gift of the Monuments': {
    ...NEWEST,
    monuments: NEWEST.monuments.map((one) => ({ ...one, site: { ...one.site, n: one.site.n + 1 } })),
  },
  'lie of the tiles': {
    ...NEWEST,
    tiles: NEWEST.tiles.map((tile) => ({ ...tile, camp: (tile.camp + 1) % 6 })),
  },
  'sides of the cards': {
    ...NEWEST,
    sides: [...NEWEST.sides.slice(1, -1), NEWEST.sides[0]!, NEWEST.sides.at(-1)!],
  },
  'number of the objectives': {
    ...NEWEST,
    objectives: NEWEST.objectives.map((card) => ({
      ...card,
      goals: card.goals.map((goal) => ({ ...goal, n: goal.n + 1 })) as never,
    })),
  },
};

describe('other tables of Dominations', () => {
  checkTables({
    game,
    text,
    tables,
    newest: NEWEST,
    changes,
    games: [
      [2, { goals: 'hegemon', omens: 'on', headStart: 'on' }],
      [3, { goals: 'objectives', omens: 'off', ambition: 'on' }],
      [4, { goals: 'hegemon', omens: 'on' }],
    ],
    choose: play,
    untold: {
      hand: 'tiles in hand are named',
      baseLimit: 'every limit stands in the position',
      limitStep: 'every limit stands in the position',
      earlyInfluence: 'Influence stands in the position',
      omenCopies: 'cards left in the deck are counted',
      influenceEnd: 'an end there is only in older games',
    },
    topics: [
      'petra',
      'the ruler',
      'the augur',
      'the high priest',
      'the artist',
      'the merchant',
      'the scholar',
      'the master builder',
      'patronage',
      'shipbuilding',
      'most Cities',
      'score',
      'romans',
      'drought',
      'G01',
      'land',
      'monuments',
      'rack',
      'holders',
    ],
  });
});
