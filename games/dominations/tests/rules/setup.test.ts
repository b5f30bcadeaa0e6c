import { SEALED, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CAMPFIRE } from '../../data/cards.ts';
import { DOMAINS, REL } from '../../data/domains.ts';
import { CATEGORIES, HEGEMON } from '../../data/hegemon.ts';
import { MASTERY } from '../../data/mastery.ts';
import { dominations as game } from '../../index.ts';
import { supply } from '../../rules/mastery.ts';
import { nextLevel } from '../../rules/monuments.ts';
import { OPTIONS, setup } from '../../rules/setup.ts';
import { cellText } from '../notation.ts';
import { started } from '../started.ts';
import { table } from '../table.ts';

const fresh = (seats: number, options = {}, seed = 1) => game.setup(seedOf(seed), seats, options);
const SEATS = [2, 3, 4];
const none = DOMAINS.map(() => 0);

describe('setup', () => {
  it('DM-SET-01: the Cradle lies round the vertex (0,0), with six places beside it', () => {
    const t = table({ players: { A: { hand: ['G01'] }, B: {} }, turn: ['A', 'grow'] });
    const cells = new Set(t.offers('A', 'place ').map((text) => cellText(Number(text.split(' ')[2]))));
    expect([...cells].sort()).toEqual(['D(-2,0)', 'D(0,-2)', 'D(0,0)', 'U(-1,-1)', 'U(-1,1)', 'U(1,-1)']);
    for (const cell of ['U(0,0)', 'D(-1,0)', 'U(-1,0)', 'D(-1,-1)', 'U(0,-1)', 'D(0,-1)'])
      expect(t.whyNot(`A place G01 ${cell} 0`)?.code).toBe('cell-taken');
  });

  it.each(SEATS)('DM-SET-02: all four copies of all 72 cards are there with %i players', (seats) => {
    const { s } = started(seats);
    for (const kind of MASTERY.keys()) expect(supply(s, kind)).toEqual([0, 1, 2, 3]);
  });

  it('DM-SET-03: six Domination cards that nobody holds; with Omens the Augur is that of Religion', () => {
    expect(fresh(3).holders).toEqual([-1, -1, -1, -1, -1, -1]);
    const held = (omens: string) =>
      table({
        players: { A: {}, B: {} },
        options: { omens },
        holders: { REL: 'A' },
        turn: ['A', 'grow'],
      });
    expect([held('off').vp('A'), held('on').vp('A')]).toEqual([1, 0]);
    expect(held('off').last('scored').slice(3)).toEqual(['triggers', 'domination', REL]);
  });

  it('DM-SET-04: the order is drawn, and it is the turn order of Age I', () => {
    const orders = Array.from({ length: 40 }, (_, seed) => fresh(4, {}, seed + 1).order);
    expect(new Set(orders.map((order) => order[0])).size).toBe(4);
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3]);
    const { s, events } = started(4, {}, 5);
    const order = fresh(4, {}, 5).order;
    expect(s.order).toEqual(order);
    expect(events.filter(([name]) => name === 'drew').map(([, seat]) => seat)).toEqual(order);
    expect(game.waiting(s)).toEqual([order[0]]);
  });

  /** A game of rules number 1 as it begins. */
  const first = (seats: number) => {
    const options = Object.fromEntries(OPTIONS.map((option) => [option.id, option.default]));
    return setup(
      { v: 1, rules: 1, seats, rng: seeded(seedOf(1)), agenda: [], raised: [], outcome: null },
      options,
    );
  };

  it('DM-SET-05: in games of rules number 1 everybody begins with a Campfire and with nothing else', () => {
    const s = first(4);
    expect(s.cards).toEqual(Array(4).fill([CAMPFIRE]));
    expect([s.knowledge, s.nodus]).toEqual([Array(4).fill(none), Array(4).fill(none)]);
    expect(s.limits).toEqual(Array(4).fill([6, 6, 6, 6, 6, 6]));
    expect([s.vp, s.influence]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect([s.cells, s.owners]).toEqual([[], []]);
  });

  it('DM-SET-05: unless a head start is chosen nobody begins with Influence', () => {
    for (const seats of SEATS)
      for (const goals of ['hegemon', 'objectives'])
        expect(fresh(seats, { goals }).influence).toEqual(Array(seats).fill(0));
  });

  it.each([
    { seats: 2, hegemon: [1, 0], objectives: [2, 0] },
    { seats: 3, hegemon: [1, 0, 0], objectives: [2, 1, 0] },
    { seats: 4, hegemon: [1, 1, 1, 0], objectives: [1, 1, 1, 0] },
  ])('DM-VAR-06: with a head start of $seats players those who come early begin with Influence', (given) => {
    for (const goals of ['hegemon', 'objectives'] as const)
      for (const seed of [1, 2, 3]) {
        const { s, events } = started(given.seats, { goals, headStart: 'on' }, seed);
        expect(s.order.map((seat) => s.influence[seat])).toEqual(given[goals]);
        const told = s.order.map((seat) => ['headStart', seat, s.influence[seat]]);
        expect(events.filter(([name]) => name === 'headStart')).toEqual(told.filter(([, , n]) => n !== 0));
      }
  });

  it.each(SEATS)('DM-SET-06: two Monuments and two objective cards for each of %i players', (seats) => {
    const s = fresh(seats, { goals: 'objectives' });
    for (const offers of [s.monumentOffers, s.objectiveOffers]) {
      expect(offers.map((cards) => cards.length)).toEqual(Array(seats).fill(2));
      expect(new Set(offers.flat()).size).toBe(2 * seats);
    }
    const hegemon = fresh(seats);
    expect(hegemon.monumentOffers.flat()).toHaveLength(2 * seats);
    expect(hegemon.objectiveOffers).toEqual([]);
  });
});

describe('the draft', () => {
  it('DM-SET-07: each keeps one of each kind in secret, and then all are shown together', () => {
    const s = fresh(2, { goals: 'objectives' });
    const [monuments, objectives] = [s.monumentOffers.flat(), s.objectiveOffers.flat()];
    expect(game.waiting(s)).toEqual([0, 1]);
    expect(game.whyNot(s, 0, ['keep', monuments[2]!, objectives[0]!])?.code).toBe('monument-not-dealt');
    expect(game.whyNot(s, 0, ['keep', monuments[0]!, objectives[3]!])?.code).toBe('objective-not-dealt');
    expect(game.apply(s, 0, ['keep', monuments[0]!, objectives[1]!])).toEqual([]);
    expect(s.monuments).toEqual([]);
    for (const viewer of [1, 'table'] as const) {
      const seen = game.view(s, viewer);
      expect([seen.monumentOffers[0], seen.objectiveOffers[0]]).toEqual([
        [-1, -1],
        [-1, -1],
      ]);
      expect(seen.agenda.at(-1)).toMatchObject({ picks: [SEALED, null] });
    }
    const happened = game.apply(s, 1, ['keep', monuments[3]!, objectives[2]!]);
    expect(happened[0]).toEqual(['kept', [monuments[0], monuments[3]], [objectives[1], objectives[2]]]);
    expect([s.monumentOffers, s.objectiveOffers]).toEqual([[], []]);
  });

  it.each(SEATS)('DM-SET-08: %i players have as many Monuments in common, Level 1 on top', (seats) => {
    const { s } = started(seats);
    expect(new Set(s.monuments).size).toBe(seats);
    expect(s.monuments.map((_, monument) => nextLevel(s, monument))).toEqual(Array(seats).fill(1));
    const t = table({
      players: { A: { knowledge: { GOV: 2, CRA: 2 } }, B: {} },
      map: { 'D(0,0)': 'A07 0' },
      monuments: { stonehenge: '', greatPyramid: '' },
      turn: ['A', 'build'],
    });
    // Chosen by the other player, and open to all.
    expect(t.can('A monument greatPyramid 0 1')).toBe(true);
  });

  it('DM-SET-09: with Hegemon tiles five are in the rack, one of each category', () => {
    const racks = Array.from({ length: 60 }, (_, seed) => started(2, {}, seed + 1).s.rack);
    for (const rack of racks) {
      expect(rack.map((tile) => HEGEMON[tile]!.category)).toEqual([...CATEGORIES]);
      expect(rack.slice(0, 2).map((tile) => HEGEMON[tile]!.id)).toEqual(['HT-MON', 'HT-INF']);
    }
    expect(new Set(racks.flat()).size).toBe(14);
    expect(started(2, { goals: 'objectives' }).s.rack).toEqual([]);
  });

  it('EX-51, DM-R-33: the rack is filled before the first Monument is kept, and stays for Age I', () => {
    const s = fresh(3);
    expect([s.phase, s.monuments, s.rack.length]).toEqual(['draft', [], 5]);
    for (const viewer of [0, 1, 2, 'table'] as const) expect(game.view(s, viewer).rack).toEqual(s.rack);
    const rack = s.rack.slice();
    const events = [0, 1, 2].flatMap((seat) => game.apply(s, seat, game.moves(s, seat)[0]!));
    expect([s.age, s.phase, s.rack]).toEqual([1, 'redraw', rack]);
    expect(events.filter(([name]) => name === 'rackFilled')).toEqual([]);
  });

  it('DM-SET-09: in games of older rules it is filled when Age I begins', () => {
    const s = game.setup(seedOf(1), 3, {}, 2);
    expect(s.rack).toEqual([]);
    const events = [0, 1, 2].flatMap((seat) => game.apply(s, seat, game.moves(s, seat)[0]!));
    expect(events.filter(([name]) => name === 'rackFilled')).toEqual([['rackFilled', s.rack]]);
  });

  it('DM-SET-10: with Omens all 52 are shuffled, and nobody sees them', () => {
    const [one, other] = [fresh(2, {}, 1), fresh(2, {}, 2)];
    expect(one.omenDeck).toHaveLength(52);
    expect([...one.omenDeck].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 52 }, (_, i) => Math.floor(i / 2)),
    );
    expect(one.omenDeck).not.toEqual(other.omenDeck);
    expect(new Set(game.view(one, 0).omenDeck)).toEqual(new Set([-1]));
    expect(fresh(2, { omens: 'off' }).omenDeck).toEqual([]);
  });

  it('DM-SET-11: then Age I begins', () => {
    const { s, events } = started(3);
    expect([s.age, s.round, s.phase]).toEqual([1, 0, 'redraw']);
    expect(events.filter(([name]) => name === 'ageStarted')).toEqual([['ageStarted', 1, s.order]]);
  });
});
