import { describe, expect, it } from 'vitest';
import { tables } from '../data/tables.ts';
import { hegemonic as game } from '../index.ts';
import { keeps } from '../rules/arbitration.ts';
import { preview } from '../rules/conflict/preview.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import { boardPoints, boardPowers, technologyPoints } from '../rules/scoring.ts';
import type { Event, State } from '../rules/types.ts';
import { type Look, playEagerly } from '../tests/eager.ts';
import { roundsLeft } from '../words/turn-order.ts';
import { standingsOf } from './board/standings.ts';
import { type Forecast, forecast, type Outlook, outlook } from './conflict/outlook.ts';
import { results } from './conflict/results.ts';
import { changeBy } from './outlook.ts';
import { isPaidFor, pointsAtEnd, swingsBy } from './points.ts';
import { priceOf } from './price.ts';
import { targetsAfter } from './prompt/move-preview.tsx';

const GAMES: readonly (readonly [seats: number, options: { readonly [id: string]: string }])[] = [
  [2, { longerGame: 'on' }],
  [3, { wildHomes: 'on' }],
  [4, {}],
  [4, { learningGame: 'on' }],
  [4, { leaders: 'dealt' }],
];

/** Plays games in which everybody attacks whenever it is possible. */
function play(look: Look, numbers: readonly number[] = [3, 9, 15]): void {
  for (const [seats, options] of GAMES)
    for (const number of numbers) playEagerly(number, seats, look, options);
}

const named = <N extends Event[0]>(events: readonly Event[], name: N) =>
  events.filter((event): event is Extract<Event, readonly [N, ...unknown[]]> => event[0] === name);

describe('what is said of a move before it is made is so', () => {
  it('its price, and what a track becomes', () => {
    let paid = 0;
    play((s, before, seat, events, move) => {
      // A leader may come between a choice and its price.
      if (s.leaders.length > 0 && s.agenda.at(-1)?.do === 'leaderWindow') return;
      if (events.some(([name]) => ['gained', 'collected', 'retained'].includes(name))) return;
      const view = game.view(before, seat);
      const cost = priceOf(view, seat, move);
      if (move[0] === 'use' || move[0] === 'lead' || move[0] === 'pass' || move[0] === 'stop') return;
      expect(before.caps[seat]! - s.caps[seat]!, move.join(' ')).toBe(cost);
      if (cost > 0) paid++;
      const change = changeBy(view, seat, move);
      if (change === null) return;
      expect(keeps(s, seat)).toBe(change.keeps[1]);
    });
    expect(paid).toBeGreaterThan(200);
  });

  it('what boards would pay, and what Advanced Technologies bring', () => {
    let [swung, advanced] = [0, 0];
    play((s, before, seat, _events, move) => {
      if (s.leaders.length > 0 || s.phase !== before.phase) return;
      const view = game.view(before, seat);
      if (move[0] === 'advance') {
        advanced++;
        const gain = technologyPoints(s)[seat]! - technologyPoints(before)[seat]!;
        const given = move[2] === undefined ? 0 : pointsAtEnd(view, move[2]);
        expect(gain).toBe(pointsAtEnd(view, move[1]) - given);
      }
      if (!isPaidFor(move) || move[0] === 'attack') return;
      const paid = (state: State) => standingsOf(game.view(state, 'table')).flatMap(({ points }) => points);
      const swings = swingsBy(view, seat, move);
      if (swings.length > 0) swung++;
      const said = paid(before);
      for (const swing of swings) said[swing.board * s.seats + swing.seat] = swing.after;
      expect(said, move.join(' ')).toEqual(paid(s));
    });
    expect(swung).toBeGreaterThan(10);
    expect(advanced).toBeGreaterThan(10);
  });

  it('how many targets a unit finds where it goes', () => {
    let moved = 0;
    play((s, before, seat, _events, move) => {
      if ((move[0] !== 'moveAgent' && move[0] !== 'moveFleet') || s.leaders.length > 0) return;
      moved++;
      const open = game.moves(s, seat).filter(([label]) => label === 'attack');
      const isAsked = s.agenda.at(-1)?.do === 'campaign';
      expect(isAsked ? open.length : 0).toBe(targetsAfter(game.view(before, seat), seat, move));
    });
    expect(moved).toBeGreaterThan(20);
  });

  it('between which sums a conflict ends, and who surely wins it', () => {
    let said: { readonly forecast: Forecast; readonly sides: readonly [Outlook, Outlook] } | null = null;
    const seen = new Set<string>();
    play(
      (s, before, seat, events, move) => {
        if (move[0] === 'attack') {
          const of = preview(game.view(before, seat), seat, move);
          said = { forecast: forecast(of), sides: [outlook(of.attacker), outlook(of.defender)] };
        }
        for (const [, , , totals, winner] of named(events, 'compared')) {
          const { forecast, sides } = said!;
          seen.add(forecast);
          if (forecast === 'sure') expect(winner).toBe(0);
          if (forecast === 'hopeless') expect(winner).not.toBe(0);
          if (s.leaders.length > 0) continue;
          for (const side of [0, 1] as const) {
            expect(totals[side]).toBeGreaterThanOrEqual(sides[side].least);
            expect(totals[side]).toBeLessThanOrEqual(sides[side].most);
          }
        }
      },
      [3, 9, 15, 21, 27, 33],
    );
    expect([...seen].sort()).toEqual(['hopeless', 'open', 'sure']);
  });

  it('what the board of a conflict would pay after a victory', () => {
    let won = 0;
    play((s, before, _seat, events) => {
      const compared = named(events, 'compared')[0];
      const c = before.conflict;
      const isPlain = s.conflict === null || s.conflict.vacant === 0;
      const isWhole = !events.some(([name]) => ['relocated', 'built', 'reacted'].includes(name));
      if (compared?.[4] !== 0 || !c || !isPlain || !isWhole || s.phase !== 'action') return;
      const { swings, board } = results(before, c);
      expect(board).toBe(galaxyOf(s).boardOf[c.sector]);
      const paid = boardPoints(tables(s), boardPowers(s)[board]!, board === 0);
      const old = boardPoints(tables(s), boardPowers(before)[board]!, board === 0);
      for (const [seat, points] of paid.entries())
        expect(swings.find((swing) => swing.seat === seat)?.after ?? old[seat]).toBe(points);
      won++;
    });
    expect(won).toBeGreaterThan(10);
  });
});

describe('what is said of the end is so', () => {
  it('a last round is the last, and no more rounds follow than were said', () => {
    for (const longerGame of ['off', 'on'])
      for (const seats of [2, 3, 4, 6]) {
        const said: { round: number; left: number }[] = [];
        const end: State = playEagerly(
          seats,
          seats,
          (s) => {
            if (s.round > 0) said.push({ round: s.round, left: roundsLeft(game.view(s, 'table')) });
          },
          { longerGame },
        );
        for (const { round, left } of said)
          if (round < end.round || said.at(-1)!.round === round)
            expect(end.round - round, `round ${round}`).toBeLessThanOrEqual(Math.max(0, left));
      }
  });

  it('CAPs that would be lost at Arbitration are', () => {
    let lost = 0;
    play((s, before, _seat, events) => {
      if (s.leaders.length > 0) return;
      for (const [, seat, n] of named(events, 'retained')) {
        lost++;
        const gained = named(events, 'gained').reduce(
          (sum, [, to, more]) => sum + (to === seat ? more : 0),
          0,
        );
        expect(n).toBe(Math.max(0, before.caps[seat]! + gained - keeps(before, seat)));
      }
    });
    expect(lost).toBeGreaterThan(20);
  });
});
