import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../data/cards.ts';
import { CIVILISATIONS } from '../../data/civilisations.ts';
import { EVOLUTIONS } from '../../data/evolutions.ts';
import { tables } from '../../data/tables.ts';
import { apex as game } from '../../index.ts';
import { coloniesLeft, originOwner, reserve } from '../../rules/galaxy.ts';
import type { Move, State } from '../../rules/types.ts';

const draft = (seats: number, more = {}) => game.setup(seedOf(seats), seats, { setupMode: 'draft', ...more });

/** Plays moves of the draft, each by who is asked; returns who was. */
function drafting(s: State, ...moves: readonly Move[]): number[] {
  return moves.map((move) => {
    const seat = game.waiting(s)[0]!;
    expect(game.whyNot(s, seat, move)).toBeNull();
    game.apply(s, seat, move);
    return seat;
  });
}

/** Takes the first offer until strategies are chosen. */
function drafted(seats: number): State {
  const s = draft(seats);
  while (game.asks(s)!.step !== 'choose') {
    const seat = game.waiting(s)[0]!;
    game.apply(s, seat, game.moves(s, seat)[0]!);
  }
  return s;
}

const FIVE = [2, 3, 4, 5, 6];

describe('set-up', () => {
  it('AX-SET-01: 2 to 6 players; the first chooser is drawn or set', () => {
    expect(game.seats).toEqual({ min: 2, max: 6 });
    for (const seats of [1, 7]) expect(() => game.setup(seedOf(1), seats)).toThrow();
    const firsts = new Set<number>();
    for (let seed = 0; seed < 40; seed++) firsts.add(game.setup(seedOf(seed), 4).first);
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    for (const first of [0, 1, 2, 3]) {
      const s = draft(4, { firstChooser: `seat${first + 1}` });
      expect([s.first, game.waiting(s)]).toEqual([first, [first]]);
    }
  });

  it.each(FIVE)('AX-SET-02: cards in a game of %i players', (seats) => {
    const { hands, leftovers } = drafted(seats);
    const inGame = [...hands.flat(), ...leftovers].sort((a, b) => a - b);
    const expected = CARDS.filter(({ circle }) => seats > 3 || !circle).map(({ index }) => index);
    expect(inGame).toEqual(expected);
    expect(expected).toHaveLength(seats > 3 ? 30 : 20);
  });

  it.each(FIVE)('AX-SET-03: four tiles a player of %i, drawn from 24, face up', (seats) => {
    const s = draft(seats);
    expect(s.tiles).toHaveLength(4 * seats);
    expect([...s.tiles, ...s.undrawn].sort((a, b) => a - b)).toEqual([...Array(24).keys()]);
    expect(s.faceUp).toEqual(Array(4 * seats).fill(true));
    expect(game.view(s, 'table')).toMatchObject({ tiles: s.tiles, undrawn: s.undrawn });
    const hidden = draft(seats, { exploration: 'on' });
    expect(hidden.faceUp).toEqual(Array(4 * seats).fill(false));
  });

  it('AX-SET-04: civilisations are chosen clockwise from the first chooser, each once', () => {
    const s = draft(4, { firstChooser: 'seat3' });
    expect(game.asks(s)).toMatchObject({ procedure: 'setup', step: 'civilisation' });
    expect(game.moves(s, 2)).toEqual(CIVILISATIONS.map((key) => ['civilisation', key]));
    const seats = drafting(s, ['civilisation', 'sherais'], ['civilisation', 'humans']);
    expect(game.moves(s, 0)).toEqual(
      ['minerls', 'dragonites', 'nagaritakas', 'cireades'].map((key) => ['civilisation', key]),
    );
    seats.push(...drafting(s, ['civilisation', 'cireades'], ['civilisation', 'minerls']));
    expect(seats).toEqual([2, 3, 0, 1]);
    expect(s.civilisations).toEqual(['cireades', 'minerls', 'sherais', 'humans']);
  });

  it('AX-SET-05: then slots in the same order; the last is placed by itself', () => {
    const s = draft(4, { firstChooser: 'seat3' });
    drafting(s, ...CIVILISATIONS.slice(0, 4).map((key): Move => ['civilisation', key]));
    expect(game.asks(s)).toMatchObject({ procedure: 'setup', step: 'slot' });
    expect(game.moves(s, 2)).toEqual([16, 17, 18, 19].map((sector) => ['slot', sector]));
    const seats = drafting(s, ['slot', 18]);
    expect(game.moves(s, 3)).toEqual([16, 17, 19].map((sector) => ['slot', sector]));
    seats.push(...drafting(s, ['slot', 16], ['slot', 19]));
    expect(seats).toEqual([2, 3, 0]);
    expect(s.origins).toEqual([19, 17, 18, 16]);
    expect([16, 17, 18, 19].map((sector) => originOwner(s, sector))).toEqual([3, 1, 2, 0]);
    expect(game.asks(s)).toMatchObject({ procedure: 'round', step: 'choose' });
  });

  it.each(FIVE)(
    'AX-SET-06: %i players have the ships of their board on their origin, the rest in reserve',
    (seats) => {
      const s = drafted(seats);
      for (let seat = 0; seat < seats; seat++) {
        const { ships } = tables(s).starts[s.civilisations[seat]!];
        expect(s.ships[seat]).toEqual(
          s.ships[seat]!.map((_, sector) => (sector === s.origins[seat] ? ships : 0)),
        );
        expect(reserve(s, seat)).toBe(20 - ships);
      }
    },
  );

  it('AX-SET-07: levels begin at 0 or as encircled', () => {
    const s = drafted(6);
    const levels = Object.fromEntries(s.civilisations.map((key, seat) => [key, s.levels[seat]]));
    // production, movement, influence, armament
    expect(EVOLUTIONS).toEqual(['production', 'movement', 'influence', 'armament']);
    expect(levels).toEqual({
      humans: [1, 0, 1, 0],
      minerls: [1, 1, 0, 0],
      dragonites: [0, 1, 0, 1],
      sherais: [1, 0, 0, 1],
      nagaritakas: [0, 1, 1, 0],
      cireades: [2, 0, 0, 0],
    });
    const ships = Object.fromEntries(
      s.civilisations.map((key, seat) => [key, s.ships[seat]![s.origins[seat]!]]),
    );
    expect(ships).toEqual({ humans: 5, minerls: 2, dragonites: 2, sherais: 4, nagaritakas: 3, cireades: 8 });
  });

  it('AX-SET-06, 07: games of rules number 1 begin as they did', () => {
    const s = game.setup(seedOf(1), 6, { setupMode: 'random' }, 1);
    const humans = s.civilisations.indexOf('humans');
    expect(s.levels[humans]).toEqual([0, 0, 2, 0]);
    expect(
      s.ships[s.civilisations.indexOf('dragonites')]![s.origins[s.civilisations.indexOf('dragonites')]!],
    ).toBe(6);
  });

  it('AX-SET-08: the origin colony is there from the start and uses no token', () => {
    const s = drafted(3);
    expect(s.colonies.every((owner) => owner === -1)).toBe(true);
    expect([0, 1, 2].map((seat) => coloniesLeft(s, seat))).toEqual([3, 3, 3]);
    expect([...s.origins].sort()).toEqual([12, 13, 14]);
    expect(s.origins.map((sector) => originOwner(s, sector))).toEqual([0, 1, 2]);
  });

  it('AX-SET-09: all begin with no points, in round 1 of age 1', () => {
    const s = draft(2);
    expect([s.age, s.round]).toEqual([0, 0]);
    expect(drafted(2)).toMatchObject({ points: [0, 0], age: 1, round: 1, outcome: null });
  });
});
