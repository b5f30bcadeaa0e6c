import { pick, type Seat, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { DOMAINS, GOV } from '../data/domains.ts';
import { dominations as game } from '../index.ts';
import { eagerMove } from '../tests/eager.ts';
import { table } from '../tests/table.ts';
import { nextLevel } from './monuments.ts';
import {
  advanceReward,
  cityReward,
  gainReward,
  type LimitChange,
  levelReward,
  type Reward,
} from './rewards.ts';
import type { Event, Move, State } from './types.ts';

const OVER: readonly Event[0][] = ['turnStarted', 'stageStarted', 'leads', 'dominated', 'gameOver'];

/** What a move, with the first answer to whatever it asks, brings its seat before anything else begins; Nodus left out. */
function brought(before: Readonly<State>, seat: Seat, move: Move): Reward {
  const s = game.clone(before);
  const events = game.apply(s, seat, move);
  while (['buildLevel', 'developCard'].includes(game.asks(s)?.procedure ?? ''))
    events.push(...game.apply(s, seat, game.moves(s, seat)[0]!));
  const end = events.findIndex(([name]) => OVER.includes(name));
  let [vp, influence] = [0, 0];
  const limits: LimitChange[] = [];
  for (const event of events.slice(0, end < 0 ? undefined : end)) {
    if (event[0] === 'scored' && event[3] !== 'nodus') vp += event[2];
    if (event[0] === 'influenced') influence += event[2];
    if (event[0] === 'limitChanged')
      limits.push({ domain: event[2], from: before.limits[seat]![event[2]]!, to: event[3] });
  }
  return { vp, influence, limits };
}

function foretold(s: Readonly<State>, seat: Seat, move: Move): Reward | null {
  const isFree = game.asks(s as State)!.procedure === 'assimilation';
  switch (move[0]) {
    case 'city':
    case 'upgrade':
      return cityReward(s, seat, s.cells.indexOf(move[1]));
    case 'monument':
    case 'patronage':
      return levelReward(s, seat, nextLevel(s, move[1]));
    case 'gain':
      return gainReward(s, seat, move[1], isFree);
    case 'advance':
      return advanceReward(s, seat, move[1], isFree);
    default:
      return null;
  }
}

describe('what an action brings (DM-BLD-05)', () => {
  it('is what it then does, over whole games', () => {
    let compared = 0;
    for (let number = 0; number < 8; number++) {
      const s = game.setup(seedOf(number), 2 + (number % 3), { goals: 'objectives' }, 2 + (number % 2));
      const rng = seeded(seedOf(number));
      while (s.outcome === null) {
        const seat = pick(rng, game.waiting(s));
        const seen = new Set<string>();
        for (const move of game.moves(s, seat)) {
          const wanted = foretold(s, seat, move);
          const key = `${move[0]} ${move[1]}`;
          if (wanted === null || seen.has(key)) continue;
          seen.add(key);
          expect([key, brought(s, seat, move)]).toEqual([key, wanted]);
          compared++;
        }
        game.apply(s, seat, eagerMove(s, seat, (number + seat) % DOMAINS.length, rng));
      }
    }
    expect(compared).toBeGreaterThan(2000);
  });

  it('counts cards that answer it, that which comes included, and the end of Influence in older games', () => {
    const given = (rules: number, influence: number) =>
      table({
        players: {
          A: {
            tree: ['military', 'theatre+', 'diplomacy', 'mining', 'fishing'],
            knowledge: { CRA: 6 },
            influence,
          },
          B: {},
        },
        map: { 'D(0,0)': 'G01 0 A1' },
        turn: ['A', 'develop'],
        rules,
      }).s;
    const limits = [{ domain: GOV, from: 9, to: 12 }];
    expect(cityReward(given(3, 0), 0, 0)).toEqual({ vp: 4, influence: 2 + 1, limits });
    expect(levelReward(given(3, 0), 0, 1)).toEqual({ vp: 3 + 5, influence: 1 + 3, limits: [] });
    expect(cityReward(given(3, 59), 0, 0)).toEqual({ vp: 4, influence: 3, limits });
    expect(cityReward(given(2, 59), 0, 0)).toEqual({ vp: 4, influence: 1, limits });
  });
});
