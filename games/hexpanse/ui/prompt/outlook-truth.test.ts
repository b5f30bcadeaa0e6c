import { pick, seeded, seedOf } from '@conclave/kernel';
import { people } from '@conclave/kit/testing';
import { expect, it } from 'vitest';
import { hexpanse as game } from '../../index.ts';
import { isEnemy, sideOf } from '../../rules/sides.ts';
import { EMPTY, type Event, INERT, type State } from '../../rules/types.ts';
import type { Draft } from '../drafting.ts';
import { drafted, send, tableOf } from '../testing/random-drafts.ts';
import { changes, warnings, winText } from './outlook.ts';

const SEATS = people('Ada', 'Bo', 'Cy', 'Dov');

/** The view after the moves; the income of the next turn, which is none of their doing, is left out. */
function afterwards(s: State, seat: number, events: readonly Event[]): State {
  const view = game.view(s, seat);
  const passed = events.findIndex(([name]) => name === 'turnStarted');
  for (const event of passed < 0 ? [] : events.slice(passed))
    if (event[0] === 'gained' && event[3] === 'income') view.hexilum[event[1]]! -= event[2];
  return view;
}

const isWon = ({ outcome }: Readonly<State>, isWinner: (seat: number) => boolean): boolean =>
  outcome !== null &&
  outcome.reason !== 'draw' &&
  outcome.places.some((place, seat) => place === 1 && isWinner(seat));

/** Territories in order. */
const sorted = (territories: Iterable<number>): readonly number[] => [...territories].sort((a, b) => a - b);

/** What the page draws that a pattern will hit and fill, and what it did, unless that asks in which order. */
function drawn(draft: Draft, events: readonly Event[]) {
  const { pattern, planned, complete, held } = draft;
  const isWhole = complete!.some(([label]) => label === 'orient') && draft.course.step !== 'pattern.strike';
  // The board is drawn with the token that brings the pattern already on it.
  const isThere = (territory: number) => held.some(([label, at]) => label === 'at' && at === territory);
  const struck = events.flatMap((event) => (event[0] === 'struck' && event[3] !== EMPTY ? [event[2]] : []));
  const placed = events.flatMap((event) => (event[0] === 'placed' ? [event[2]] : []));
  return {
    said: {
      hit: isWhole ? sorted(pattern!.outcome.attacked.map(({ territory }) => territory)) : [],
      filled: sorted([...planned.keys()].filter((territory) => !isThere(territory))),
    },
    real: {
      hit: isWhole ? sorted(struck) : [],
      filled: sorted(placed.filter((territory) => !isThere(territory))),
    },
  };
}

/** What the page says that the moves will do, and what they did. */
function compared(draft: Draft, before: State, s: State, seat: number, events: readonly Event[]) {
  const warned = warnings(draft, before, seat, SEATS).join(' ');
  // Those of an attack action are said by it, and arrivals that must send a unit say it as a change.
  const ownLosses = events.filter(
    (event, i) =>
      event[0] === 'destroyed' &&
      events[i - 1]?.[0] === 'struck' &&
      event[2] !== INERT &&
      sideOf(before, event[3]) === sideOf(before, seat),
  ).length;
  // Who wins, and who comes where, depends on secret missions.
  const isForeseen = s.outcome?.reason !== 'cap' && !before.secrets.includes(-1);
  const after = afterwards(s, seat, events);
  return {
    said: {
      changes: changes(before, draft.outlook, seat, SEATS),
      ownLosses: Number(/destroys (\d+) units? of your own/.exec(warned)?.[1] ?? 0),
      kills: warned.includes('kills your own warlord'),
      hits: / (hits|kills) your own warlord/.test(warned),
      wins: isForeseen && winText(draft, seat) !== null,
      loses: isForeseen && warned.includes('An enemy wins by this.'),
    },
    real: {
      changes: changes(before, after, seat, SEATS),
      ownLosses,
      kills: events.some(([name, whom]) => name === 'eliminated' && whom === seat),
      hits: events.some((event) => event[0] === 'damaged' && event[1] === seat && event[4] === 'attack'),
      wins: isForeseen && isWon(s, (winner) => !isEnemy(s, seat, winner)),
      loses: isForeseen && isWon(s, (winner) => isEnemy(s, seat, winner)),
    },
  };
}

/** Drafts that attacked something by a pattern. */
let aimed = 0;

it.each([
  [11, 2, { mode: 'captain' }],
  [12, 3, { mode: 'admiral', evenStart: 'on' }],
  [13, 4, { mode: 'captain', teams: 'pairs' }],
  [14, 4, { mode: 'sailor', missionDeck: 'swift' }],
  [36, 2, { mode: 'captain' }],
] as const)(
  'what the moves would do is what they do, but for what hidden things decide (game %i)',
  (number, seats, options) => {
    const rng = seeded(seedOf(number));
    const s = game.setup(seedOf(number), seats, { ...options, roundCap: 20 });
    let foretold = 0;
    for (let turns = 0; s.outcome === null && turns < 500; turns++) {
      const seat = game.waiting(s)[0]!;
      const draft = drafted(rng, tableOf(s, seat));
      if (draft === null) {
        game.apply(s, seat, pick(rng, game.moves(s, seat)));
        continue;
      }
      const before = game.view(s, seat);
      const { events } = send(s, seat, draft.complete!);
      const { said, real } = compared(draft, before, s, seat, events);
      expect({ moves: draft.complete, ...said }).toEqual({ moves: draft.complete, ...real });
      if (said.changes.length > 0) foretold++;
      if (s.outcome !== null || real.kills) continue;
      const picture = drawn(draft, events);
      expect({ moves: draft.complete, ...picture.said }).toEqual({ moves: draft.complete, ...picture.real });
      if (picture.said.hit.length > 0) aimed++;
    }
    expect(foretold).toBeGreaterThan(40);
  },
);

it('patterns that hit something were among them', () => expect(aimed).toBeGreaterThan(3));
