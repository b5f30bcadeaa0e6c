import { stepOf } from '@conclave/frame/questions.ts';
import { below, type Rng, type Seat, seeded, seedOf } from '@conclave/kernel';
import { picked } from '@conclave/kit/table';
import { explained, linesOf, people, playOut, renderForAll } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../index.ts';
import type { Event } from '../rules/types.ts';
import { newest } from '../tests/names.ts';
import { table } from '../tests/table.ts';
import { sectorNamed } from '../words/sector-names.ts';
import { draftOf } from './drafting.ts';
import ui from './index.tsx';
import { isEnd, type Offer, offersOf, type Picked } from './parts.ts';
import { ASKS } from './prompt/prompt.tsx';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn');

/** The parts of a move in any order in which a person may choose them. */
function chosen(all: readonly Offer[], { parts: of }: Offer, rng: Rng): readonly Picked[] {
  const parts = Object.entries(of) as unknown as Picked[];
  const order: Picked[] = [];
  while (parts.length > 0) order.push(...parts.splice(below(rng, parts.length), 1));
  return order.reduce<readonly Picked[]>((picks, [name, value]) => picked(all, picks, name, value), []);
}

describe('the table', () => {
  it.each([2, 3, 6])('shows every position of random games for %i to everybody', (seats) => {
    let at = 0;
    playOut(game, { number: seats, seats }, (s, events) => {
      if (at++ % 17 === 0 || s.outcome !== null) renderForAll(game, ui, s, SEATS, events);
    });
    expect(at).toBeGreaterThan(20);
  });

  it('has a question for every position in which somebody is asked, and a rule', () => {
    playOut(game, { number: 11, seats: 4 }, (s) => {
      for (const seat of game.waiting(s)) {
        const view = game.view(s, seat);
        expect(ASKS).toHaveProperty([stepOf(view)!]);
        expect(ui.rule(view)).toMatch(/^AX-/);
      }
    });
  });

  it('completes every move by choosing its parts in any order', () => {
    const rng = seeded(seedOf(77));
    for (const seats of [2, 3])
      playOut(game, { number: 20 + seats, seats }, (s) => {
        for (const seat of game.waiting(s) as Seat[]) {
          const all = offersOf(game.moves(s, seat));
          for (let i = 0; i < 4; i++) {
            const offer = all[below(rng, all.length)]!;
            if (!isEnd(offer.move))
              expect(draftOf(all, chosen(all, offer, rng)).complete).toEqual(offer.move);
          }
        }
      });
  });

  it('describes every event, also to those who may know least', () => {
    playOut(game, { number: 31, seats: 3, options: { exploration: 'on' } }, (s, events) => {
      expect(() => linesOf(game, ui, s, SEATS, events)).not.toThrow();
    });
  });

  it('names every scoring as a deed of its own: together they are the final score, and no move brings any', () => {
    for (const seats of [2, 4, 6]) {
      const sums = new Array<number>(seats).fill(0);
      playOut(game, { number: 51 + seats, seats }, (s, events) => {
        for (const event of events)
          for (const [seat, points] of ui.scoring!(event, SEATS.slice(0, seats))?.points.entries() ?? [])
            sums[seat]! += points;
        expect(sums).toEqual(s.points);
      });
      expect(Math.max(...sums)).toBeGreaterThan(0);
    }
    const named = (event: Event) => ui.scoring!(event, SEATS.slice(0, 4))?.text;
    expect(named(['ageScored', 2, [0, 1, 1, -1], [1, 0, 0, 0]])).toBe('Age 2 is scored');
    expect(named(['battle', 0, sectorNamed(newest(4), 'C3'), [], 1])).toBe('The battle at C3');
    expect(named(['colonized', 0, 3])).toBeUndefined();
  });

  it('counts the tokens that decide between equal points for every viewer (AX-G-48, AX-END-03)', () => {
    const t = table({
      players: { A: { points: 9 }, B: { points: 9 }, C: { points: 10 } },
      sectors: { X: 'A 9s+1c', Y: 'A 9s+1c', Z: 'B 3s+1c', W: 'B 3s+1c' },
      age: 3,
      round: 5,
    });
    t.choose().passOn();
    for (const viewer of ['A', 'B', 'C', 'table']) {
      const beside = [0, 1, 2].map((seat) => ui.tieBreak!(t.view(viewer), seat));
      expect(beside.map(({ text }) => text)).toEqual(['21 tokens', '9 tokens', '1 token']);
      expect(beside.map(({ n }) => n)).toEqual([21, 9, 1]);
    }
  });

  it('tells where all points come from', () => {
    playOut(game, { number: 41, seats: 4 }, (s) => {
      if (s.outcome !== null) expect(explained(ui, s)).toEqual(s.points);
    });
  });
});
