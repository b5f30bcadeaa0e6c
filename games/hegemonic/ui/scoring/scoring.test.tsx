import { below, seeded, seedOf } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../data/tables.ts';
import { boardPoints } from '../../rules/scoring.ts';
import type { Event } from '../../rules/types.ts';
import { sumText } from './ranks.ts';
import { ScorePanel } from './round-score.tsx';
import { hasGoneOn, tallyOf } from './tally.ts';

const SEATS: readonly SeatInfo[] = ['Ann', 'Bob', 'Cleo'].map((name) => ({
  name,
  kind: 'human',
  away: false,
}));

const EVENTS: Event[] = [
  ['boardScored', 0, [5, 2, 0], [7, 4, 0]],
  ['boardScored', 2, [3, 3, 1], [3, 3, 1]],
  ['technologiesScored', [2, 0, 6]],
];

describe('the scoring of a round', () => {
  it('says of what every seat’s points are the sum (HG-SCO-02 to 06)', () => {
    const rng = seeded(seedOf(9));
    for (let i = 0; i < 400; i++) {
      const powers = Array.from({ length: 2 + below(rng, 5) }, () => below(rng, 4));
      const points = boardPoints(NEWEST, powers, i % 2 === 0);
      for (const [seat, n] of points.entries()) {
        const terms = sumText(NEWEST, powers, seat, i % 2 === 0).match(/\d+/g) ?? [];
        expect(terms.reduce((sum, term) => sum + Number(term), 0)).toBe(n);
      }
    }
  });

  it('names what brings points, and why it is not more', () => {
    const said = (powers: readonly number[], isCore = false) =>
      powers.map((_, seat) => sumText(NEWEST, powers, seat, isCore));
    expect(said([4, 0])).toEqual(['Control 6 + alone 2', '']);
    expect(said([3, 3, 1], true)).toEqual([
      'Influence 3 + core 1, tied for first',
      'Influence 3 + core 1, tied for first',
      'Presence 1 + core 1',
    ]);
    expect(said([5, 2, 2])).toEqual([
      'Control 6',
      'Presence 1, tied for second',
      'Presence 1, tied for second',
    ]);
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
        t={NEWEST}
        tally={tallyOf(EVENTS, 4)!}
        isPlayed={false}
        seats={SEATS}
        speed="off"
        onClose={() => undefined}
      />,
    );
    const text = shown.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Ann + 12 Bob + 7 Cleo + 7');
    expect(text).toContain('Ann power 5 → Control 6 + core 1 +7');
    expect(text).toContain('Bob power 3 → Influence 3, tied for first +3');
    expect(text).toMatch(/Advanced Technologies Ann \+2 Cleo \+6/);
  });
});
