import { linesOf, people, playOut } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../index.ts';
import type { Event, State } from '../rules/types.ts';
import { beginsDeed } from './deeds.ts';
import ui from './index.tsx';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');

const countOf = (s: State, seat: number): number =>
  ui.score(s, seat).reduce((sum, { points }) => sum + points, 0);

/** The deeds of a random game: what happened in each, and what it brought every seat. */
function deedsOf(number: number, seats: number) {
  const deeds: { readonly events: Event[]; readonly gains: readonly number[]; readonly after: State }[] = [];
  const all = [...Array(seats).keys()];
  let [before, events]: [readonly number[], Event[]] = [all.map(() => 0), []];
  playOut(game, { number, seats, options: { missionDeck: 'swift', roundCap: 20 } }, (s, happened) => {
    events.push(...happened);
    if (!beginsDeed(s)) return;
    const after = game.clone(s);
    const now = all.map((seat) => countOf(after, seat));
    deeds.push({ events, gains: now.map((n, seat) => n - before[seat]!), after });
    [before, events] = [now, []];
  });
  return deeds;
}

describe('what points are credited to', () => {
  it.each([
    [51, 2],
    [52, 3],
    [53, 4],
  ])('is one action with its chain, never half of one or two (game %i, HX-CHN-04)', (number, seats) => {
    let most = 0;
    for (const { events, gains, after } of deedsOf(number, seats)) {
      const begun = events.filter(([name]) => name === 'acted');
      expect(begun.length).toBeLessThanOrEqual(1);
      const best = Math.max(...gains);
      most = Math.max(most, best);
      if (best <= 0) continue;
      expect(begun).toHaveLength(1);
      const [first] = linesOf(game, ui, after, SEATS, events);
      expect(first).toBeDefined();
    }
    expect(most).toBeGreaterThan(1);
  });

  it('are together what the end counts, and no event is a scoring of its own', () => {
    expect(ui.scoring).toBeUndefined();
    for (const number of [61, 62, 63]) {
      const deeds = deedsOf(number, 2);
      const sums = [0, 1].map((seat) => deeds.reduce((sum, { gains }) => sum + gains[seat]!, 0));
      expect(sums).toEqual(deeds.at(-1)!.after.outcome!.scores);
    }
  });
});
