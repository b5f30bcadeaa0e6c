import { playOut } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../../data/domains.ts';
import { dominations as game } from '../../index.ts';
import { openCells } from '../../rules/map.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { eagerMove } from '../../tests/eager.ts';
import { table } from '../../tests/table.ts';
import { influence, knowledge, masteryName, monumentName, vp } from '../../words/names.ts';
import { knowledgeAfter, outlook } from '../../words/production.ts';
import { foreseen } from './foreseen.ts';
import { handOutlooks, marksOf } from './marks.ts';
import { planOf } from './plan.ts';

const ENDS: readonly Event[0][] = ['passed', 'turnStarted', 'omenDrawn', 'stageStarted'];

type Place = Extract<Move, readonly ['place', ...unknown[]]>;

/** What everybody keeps of what a placement Produces, by seat and Domain. */
const kept = (
  parts: Extract<Event, readonly ['produced', ...unknown[]]>[1],
  lost: readonly (readonly number[])[],
) =>
  lost.map((list, seat) =>
    list.map(
      (n, domain) =>
        parts.reduce((sum, [, owner, of, many]) => sum + (owner === seat && of === domain ? many : 0), 0) - n,
    ),
  );

/** Plays a game for Knowledge and shows every placement with the view before it and what came of it. */
function placementsOf(
  number: number,
  seats: number,
  show: (view: Readonly<State>, seat: number, move: Place, events: readonly Event[]) => void,
): void {
  let before: State | null = null;
  let last: { seat: number; move: Move } | null = null;
  playOut(game, { number, seats, choose: (moves, rng) => choose(moves, rng) }, (state, events) => {
    if (before !== null && last?.move[0] === 'place') show(before, last.seat, last.move, events);
    before = game.clone(state);
  });
  function choose(moves: readonly Move[], rng: Parameters<typeof eagerMove>[3]): Move {
    const seat = game.waiting(before!)[0]!;
    const move = moves.some(([label]) => label === 'pass' || label === 'place')
      ? eagerMove(before!, seat, seat, rng)
      : moves[0]!;
    last = { seat, move };
    return move;
  }
}

const nameOf = (seat: number): string => `seat ${seat}`;

/** What cards and Monuments have given by a placement, before Omens and whatever is asked, in the words that foretell it. */
function saidOf(events: readonly Event[], mover: number): string[] {
  const end = events.findIndex(([name]) => ENDS.includes(name));
  return events.slice(0, end < 0 ? undefined : end).flatMap((event): string[] => {
    if (event[0] === 'gained') {
      const [, , domain, n, lost, by, which] = event;
      const from = by === 'site' ? monumentName(which) : masteryName(which);
      const gone = lost === 0 ? '' : lost === n ? ', lost to the limit' : `, ${lost} of it lost to the limit`;
      return [`${from} gives ${knowledge(n, domain)}${gone}`];
    }
    if (event[0] === 'influenced') return [`${monumentName(event[4])} gives ${influence(event[2])}`];
    if (event[0] !== 'scored') return [];
    const [, owner, n, , by, which] = event;
    return [
      by === 'site'
        ? `${monumentName(which)} gives ${vp(n)}`
        : `${masteryName(which)} scores ${owner === mover ? '' : `${nameOf(owner)} `}${vp(n)}`,
    ];
  });
}

describe('what a placement would bring', () => {
  it.each([2, 4])('is what comes of it, in a game for %i', (seats) => {
    let count = 0;
    placementsOf(seats, seats, (view, seat, [, tile, cell, rotation], events) => {
      const seen = game.view(view, seat);
      const { yields, site, more } = foreseen(seen, seat, tile, cell, rotation, nameOf);
      const [, parts, lost] = events.find((event) => event[0] === 'produced')!;
      const told = kept(parts, lost);
      for (const owner of view.order) {
        const mine = yields.find((of) => of.seat === owner);
        const foretold = DOMAINS.map((_, domain) => (mine ? mine.produced[domain]! - mine.lost[domain]! : 0));
        expect(foretold).toEqual(told[owner]);
      }
      const next = game.clone(view);
      game.apply(next, seat, ['place', tile, cell, rotation]);
      // Until an Omen comes, something is chosen, or the turn ends.
      if (
        next.active === seat &&
        ['build', 'develop'].includes(game.asks(next)!.procedure) &&
        site.loci.length === 0
      )
        expect(knowledgeAfter(seen, seat, outlook(seen, seat, tile, cell, rotation))).toEqual(
          next.knowledge[seat],
        );
      expect(site.loci).toHaveLength(events.filter(([name]) => name === 'locusClosed').length);
      expect(more.filter((text) => !text.includes('your choice'))).toEqual(saidOf(events, seat));
      count++;
    });
    expect(count).toBe(15 * seats);
  });

  it('names what a Monument beside it gives and the choice of Cartography', () => {
    const t = table({
      players: { A: { hand: ['C12'], tree: ['cartography'] }, B: {} },
      turn: ['A', 'grow'],
      map: { 'D(0,0)': 'G01 0', 'U(1,0)': 'R05 1 petra', 'U(1,-1)': 'A07 0' },
      monuments: { petra: 'B' },
    });
    const cell = openCells(t.s).find(
      (open) => foreseen(t.s, 0, t.s.hands[0]![0]!, open, 0, nameOf).more.length === 2,
    );
    expect(cell).toBeDefined();
    expect(foreseen(t.s, 0, t.s.hands[0]![0]!, cell!, 0, nameOf).more).toEqual([
      'Cartography gives 2 Knowledge of your choice',
      'Petra gives 1 Craftsmanship',
    ]);
  });
});

describe('the places of the map', () => {
  const t = table({ players: { A: { hand: ['G01', 'R05'] }, B: {} }, turn: ['A', 'grow'] });
  const hand = t.s.hands[0]!;
  const all = handOutlooks(t.s, 0);

  it('each have what the tile in hand would bring as it is turned, or the best tile in the best way', () => {
    const open = openCells(t.s);
    const turned = marksOf(all, hand[0]!, 1);
    expect([...turned.keys()].sort()).toEqual([...open].sort());
    for (const { rotation, tile } of turned.values()) expect([rotation, tile]).toEqual([1, hand[0]]);
    for (const [cell, best] of marksOf(all, null, null))
      for (const rotation of [0, 1, 2])
        expect(best.kept).toBeGreaterThanOrEqual(marksOf(all, hand[1]!, rotation).get(cell)!.kept);
  });

  it('are all in sight, and stay where they are while the map is the same', () => {
    const { box, open } = planOf(t.s);
    expect(open).toHaveLength(6);
    expect(planOf({ ...t.s }).box).toBe(box);
    expect(box.width).toBeGreaterThan(400);
    expect(planOf({ ...t.s, cells: [open[0]!] }).open).toHaveLength(7);
  });
});
