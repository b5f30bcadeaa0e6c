import { below, seeded, seedOf } from '@conclave/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../../index.ts';
import type { Choice, State } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { lasts } from '../motion/lasts.ts';
import { at } from '../words.ts';
import { AgeScorePanel } from './age-score.tsx';
import { pointsOf, SUMS, stepOf } from './counting.ts';
import { planOf } from './look.ts';
import { placesOf, RevealRow } from './reveal.tsx';
import { Piles } from './round-dialog.tsx';
import { Track } from './track.tsx';
import { turnsOf } from './turns.ts';

const SEATS = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, kind: 'human' as const, away: false }));

/** A random game of three, played until `isThere`. */
function until(isThere: (s: State) => boolean): State {
  const s = game.setup(seedOf(3), 3, {});
  const rng = seeded(seedOf(4));
  while (!isThere(s)) {
    const seat = game.waiting(s)[0]!;
    const moves = game.moves(s, seat);
    game.apply(s, seat, moves[below(rng, moves.length)]!);
  }
  return s;
}

const textOf = (shown: string): string => shown.replaceAll(/<[^>]*>/g, '');

const show = (view: State): string =>
  renderToStaticMarkup(
    <Track
      {...({ game, view, viewer: 'table', seats: SEATS, moves: [], play: () => undefined } as const)}
      beat={null as Props['beat']}
      speed="off"
    />,
  );

const CHOICES: Choice[] = [
  { card: 9, strategy: 'expansion' },
  { card: 12, strategy: 'war' },
  { card: 4, strategy: 'expansion' },
];

describe('the track', () => {
  it('says age, round and passing direction', () => {
    const view = until((s) => s.age === 2 && s.round === 1);
    expect(textOf(show(view))).toContain('Age 2, round 1');
    expect(textOf(show(view))).toContain('hands go right');
    expect(show(view)).toContain('Age 1: who held what');
    expect(show(until((s) => s.round === 5))).toContain('last round');
  });

  it('shows whose turns are over, under way and to come', () => {
    const view = { ...until((s) => s.age === 1), choices: CHOICES, queue: [2, 0] };
    const shown = show(view);
    expect(shown).toMatch(/Bob: War with card 12, done.*Cleo: .* card 4, under way.*Ann: .* card 9, to come/);
  });

  it('shows every card out of play', () => {
    const view = until((s) => s.discards.length > 2);
    const shown = renderToStaticMarkup(<Piles view={view} />);
    for (const card of [...view.leftovers, ...view.discards]) expect(shown).toContain(`data-card="${card}"`);
  });
});

describe('the reveal', () => {
  it('stands in the order of turns (AX-RES-01, 02)', () => {
    expect(turnsOf(CHOICES).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(turnsOf([null, null, null])).toEqual([]);
  });

  const view = until((s) => s.age === 1);

  it('turns the cards to the chosen side, with its number and what it brings', () => {
    const row = (isTurned: boolean) =>
      renderToStaticMarkup(<RevealRow view={view} choices={CHOICES} seats={SEATS} isTurned={isTurned} />);
    expect(row(true).match(/data-side="(war|expansion)"/g)).toHaveLength(3);
    for (const { card } of CHOICES) expect(row(true)).toContain(`data-ink="${card}"`);
    expect(row(true)).toMatch(/War<.*nobody to fight/);
    expect(row(false)).not.toContain('data-side');
  });

  it.each([2, 3, 4, 5, 6])(
    'gives every card of %i seats a place of its own, at the side of its home',
    (n) => {
      const s = game.setup(seedOf(9), n, { setupMode: 'random' });
      const places = placesOf(s);
      expect(new Set(places.map(String)).size).toBe(n);
      const { points } = planOf(n);
      const [left, right] = [1, 2].map((column) =>
        places.flatMap(([at], seat) => (at === column ? [points[s.origins[seat]!]!.x] : [])),
      );
      expect(Math.max(...left!)).toBeLessThanOrEqual(Math.min(...right!));
    },
  );
});

describe('the score of an age', () => {
  const view = until((s) => s.ages.length === 1);

  it('is counted place by place, and what comes next waits for it', () => {
    const score = view.ages[0]!;
    const sums = SEATS.map((_, seat) => pointsOf(view, score).filter((point) => point.seat === seat).length);
    expect(sums).toEqual(
      view.ages[0]!.bonuses.map(
        (bonus, seat) => bonus + score.controllers.filter((one) => one === seat).length,
      ),
    );
    const of = (controllers: number[]) => lasts(['ageScored', 1, controllers, [0, 0, 0]]);
    expect(of([-1, 0, 1])).toBe(2 * stepOf(2) + SUMS);
    expect(of(new Array(40).fill(0))).toBeLessThan(7000);
  });
  const panel = (isCounted: boolean) =>
    renderToStaticMarkup(
      <AgeScorePanel
        view={view}
        seats={SEATS}
        speed="off"
        age={1}
        isCounted={isCounted}
        onClose={() => undefined}
      />,
    );

  it('is brief when it comes by itself, also without motion', () => {
    expect(panel(true)).toContain('data-brief');
    expect(panel(true)).toContain('aria-label="Who held what"');
    expect(panel(false)).not.toContain('data-brief');
  });

  it('names each sector with its holder and counts them', () => {
    const [{ controllers, bonuses }] = view.ages as [State['ages'][number]];
    const shown = panel(false);
    for (const [sector, seat] of controllers.entries())
      expect(shown.includes(`<li>${at(view, sector)}</li>`)).toBe(seat >= 0);
    for (const [seat, bonus] of bonuses.entries()) {
      const held = controllers.filter((controller) => controller === seat).length;
      expect(shown).toContain(`<b>+${held + bonus}</b>`);
    }
  });
});
