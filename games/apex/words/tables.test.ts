import { pick, type Rng, type Seat, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { checkTables } from '../../checks/tables-checks.ts';
import { anyKind } from '../../checks/text-checks.ts';
import type { StrategyCard } from '../data/cards.ts';
import { CIVILISATIONS, type Start } from '../data/civilisations.ts';
import { LAYOUTS, type Layout, lay } from '../data/layouts.ts';
import { BONUSES } from '../data/sectors.ts';
import { NEWEST, type Tables, tables } from '../data/tables.ts';
import { apex as game } from '../index.ts';
import type { Move, State } from '../rules/types.ts';
import * as text from '../terminal/index.ts';

/** As much as a turn allows: it ends where nothing else is left. */
function play(s: State, seat: Seat, rng: Rng): Move {
  const moves = game.moves(s, seat);
  const acts = moves.filter(([label]) => label !== 'endWar' && label !== 'pass' && label !== 'endExpansion');
  return anyKind(acts.length > 0 ? acts : moves, rng);
}

const later = <T>(list: readonly T[]): T[] => [...list.slice(1), list[0]!];

const cards = (change: (card: StrategyCard, next: StrategyCard) => StrategyCard): Tables => ({
  ...NEWEST,
  cards: NEWEST.cards.map((card, i, all) => change(card, all[(i + 1) % all.length]!)),
});

const starts = (change: (start: Start) => Start): Tables => ({
  ...NEWEST,
  starts: Object.fromEntries(CIVILISATIONS.map((key) => [key, change(NEWEST.starts[key])])) as never,
});

const layouts = (change: (layout: Layout) => Layout): Tables => ({
  ...NEWEST,
  galaxies: lay(
    Object.fromEntries(Object.entries(LAYOUTS).map(([players, layout]) => [players, change(layout)])),
  ),
});

const changes: { readonly [what: string]: Tables } = {
  ships: { ...NEWEST, ships: 8 },
  colonies: { ...NEWEST, colonies: 2 },
  ages: { ...NEWEST, ages: 4 },
  rounds: { ...NEWEST, rounds: 4 },
  hand: { ...NEWEST, hand: { ...NEWEST.hand, 3: 5, 4: 5 } },
  'number of players for the cards with a circle': { ...NEWEST, circleFrom: 3 },
  'highest level': { ...NEWEST, maxLevel: 3 },
  'rise of a level': { ...NEWEST, rise: 2 },
  'worth of a battle': { ...NEWEST, battleVp: 2 },
  'worth of a sector': { ...NEWEST, sectorVp: 2 },
  ...Object.fromEntries(
    BONUSES.map((bonus) => [
      `bonus of ${bonus}`,
      { ...NEWEST, bonus: { ...NEWEST.bonus, [bonus]: NEWEST.bonus[bonus] + 1 } },
    ]),
  ),
  'evolution of the cards': cards((card, { evolution }) => ({ ...card, evolution })),
  'expansion of the cards': cards((card, { expansion }) => ({ ...card, expansion })),
  'circle of the cards': cards((card, { circle }) => ({ ...card, circle })),
  'ships at the start': starts(({ ships, levels }) => ({ ships: ships + 1, levels })),
  'levels at the start': starts(({ ships, levels }) => ({ ships, levels: { ...levels, influence: 3 } })),
  'kind of the tiles': { ...NEWEST, tiles: later(NEWEST.tiles) },
  'lie of the neutral sectors': layouts(({ neutral, slots }) => ({ neutral: later(neutral), slots })),
  'lie of the slots': layouts(({ neutral, slots }) => ({ neutral, slots: later(slots) })),
};

describe('other tables of APEX', () => {
  checkTables({
    game,
    text,
    tables,
    newest: NEWEST,
    changes,
    games: [
      [2, {}],
      [3, { exploration: 'on' }],
      [4, {}],
      [5, {}],
      [3, {}],
      [4, { exploration: 'on' }],
      [6, { setupMode: 'random' }],
      [5, { setupMode: 'random' }],
    ],
    choose: play,
    topics: [
      'evolution',
      'portal',
      'movement',
      'production',
      'ambush',
      'conversion',
      'victory',
      'influence',
      'armament',
      'card 1',
    ],
  });

  /** How a duel ends, played at random by the rules of this number. */
  function duel(rules: number): string {
    const rng = seeded(seedOf(1));
    const s = game.setup(seedOf(1), 2, {}, rules);
    while (s.outcome === null) {
      const seat = pick(rng, game.waiting(s));
      game.apply(s, seat, pick(rng, game.moves(s, seat)));
    }
    return game.hash({ ...s, rules: 0 });
  }

  it('another hand in a duel shows where its rounds leave room for it (AX-DUE-01)', () => {
    tables.add(96, { ...NEWEST, rounds: 4 });
    tables.add(97, { ...NEWEST, rounds: 4, hand: { ...NEWEST.hand, duel: 9 } });
    expect(duel(97)).not.toBe(duel(96));
  });
});
