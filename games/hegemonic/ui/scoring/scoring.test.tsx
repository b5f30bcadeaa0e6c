import { below, seeded, seedOf } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../data/tables.ts';
import { boardPoints } from '../../rules/scoring.ts';
import type { Event } from '../../rules/types.ts';
import { type Rank, rankOf } from './ranks.ts';
import { ScorePanel } from './round-score.tsx';
import { hasGoneOn, tallyOf } from './tally.ts';

const SEATS: readonly SeatInfo[] = ['Ann', 'Bob', 'Cleo'].map((name) => ({
  name,
  kind: 'human',
  away: false,
}));

const PAID: { readonly [rank in Rank]: number } = {
  alone: 8,
  control: 6,
  shared: 3,
  influence: 3,
  tied: 1,
  presence: 1,
};

const EVENTS: Event[] = [
  ['boardScored', 0, [5, 2, 0], [7, 4, 0]],
  ['boardScored', 2, [3, 3, 1], [3, 3, 1]],
  ['technologiesScored', [2, 0, 6]],
];

describe('the scoring of a round', () => {
  it('gives every seat the rank that its points come from (HG-SCO-02 to 05)', () => {
    const rng = seeded(seedOf(9));
    for (let i = 0; i < 400; i++) {
      const powers = Array.from({ length: 2 + below(rng, 5) }, () => below(rng, 4));
      const points = boardPoints(NEWEST, powers, i % 2 === 0);
      for (const [seat, n] of points.entries()) {
        const rank = rankOf(powers, seat);
        expect(rank === null ? 0 : PAID[rank] + (i % 2 === 0 ? 1 : 0)).toBe(n);
      }
    }
  });

  it('is read from the events', () => {
    const tally = tallyOf(EVENTS, 4)!;
    expect(tally.round).toBe(4);
    expect(tally.boards.map(({ board }) => board)).toEqual([0, 2]);
    expect(tally.technologies).toEqual([2, 0, 6]);
    expect(tallyOf([['conflictEnded']], 4)).toBeNull();
  });

  it('stays whatever others do first in the next round', () => {
    const bot: Event[] = [['tilePlaced', 1, 20, 5]];
    const own: Event[] = [['tilePlaced', 0, 20, 5]];
    expect([hasGoneOn(bot, 0), hasGoneOn(own, 0), hasGoneOn(bot, 'table')]).toEqual([false, true, true]);
    // Cards are revealed when all have chosen.
    expect(hasGoneOn([['cardsRevealed', ['assault', 'assault', 'discover']]], 0)).toBe(true);
  });

  it('shows every board with powers, ranks, ties and sums', () => {
    const shown = renderToStaticMarkup(
      <ScorePanel
        tally={tallyOf(EVENTS, 4)!}
        isPlayed={false}
        seats={SEATS}
        speed="off"
        onClose={() => undefined}
      />,
    );
    const text = shown.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Ann + 12 Bob + 7 Cleo + 7');
    expect(text).toContain('Ann power 5, Control, core +1 +7');
    expect(text).toContain('Bob power 3, first, tied +3');
    expect(text).toMatch(/Advanced Technologies Ann \+2 Cleo \+6/);
  });
});
