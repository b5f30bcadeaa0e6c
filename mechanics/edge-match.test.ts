import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beside,
  type Colours,
  colourOn,
  colours,
  fits,
  matches,
  type Opening,
  ORIGIN,
  openings,
  spotAt,
  spotPair,
  WILD,
} from './edge-match.ts';

const START = colours(WILD, WILD, WILD, WILD);
/** Card 0 is wild on all sides. */
const CARDS: readonly Colours[] = [START, colours(3, 5, 0, 2), colours(1, 2, 3, 4), colours(4, 4, 4, 4)];

const openingAt = (open: readonly Opening[], x: number, y: number): Opening =>
  open.find(({ spot }) => spot === spotAt(x, y))!;
const demandsAt = (open: readonly Opening[], x: number, y: number): number[] =>
  [0, 1, 2, 3].map((side) => colourOn(openingAt(open, x, y).demands, side));
/** How many cards an opening is beside. */
const sidesTouched = ({ touches }: Opening): number =>
  [0, 1, 2, 3].filter((side) => touches & (1 << side)).length;

describe('square cards with coloured sides', () => {
  it('lie at spots, the sides clockwise from the north', () => {
    expect(spotPair(ORIGIN)).toEqual([0, 0]);
    expect([0, 1, 2, 3].map((side) => spotPair(beside(spotAt(-4, 7), side)))).toEqual([
      [-4, 8],
      [-3, 7],
      [-4, 6],
      [-5, 7],
    ]);
    expect([0, 1, 2, 3].map((side) => colourOn(colours(3, 5, 0, 2), side))).toEqual([3, 5, 0, 2]);
  });

  it('may go only beside a card', () => {
    const open = openings([ORIGIN], [0], CARDS);
    expect(open.map(({ spot }) => spotPair(spot))).toEqual([
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]);
    expect(openings([], [], CARDS)).toEqual([]);
  });

  it('go with anything on a wild side, and take the colour of the other', () => {
    const open = openings([ORIGIN], [0], CARDS);
    const east = openingAt(open, 1, 0);
    expect(east).toMatchObject({ touches: 0b1000, demands: START });
    expect(fits(east, CARDS[1]!)).toBe(true);
    expect(matches(east, CARDS[1]!)).toEqual([2]);
    expect(matches(east, START)).toEqual([WILD]);
    const other = openings([ORIGIN, spotAt(1, 0)], [0, 1], CARDS);
    expect(fits(openingAt(other, 1, 1), START)).toBe(true);
    expect(matches(openingAt(other, 1, 1), START)).toEqual([3]);
  });

  it('have to match on every side that touches', () => {
    const open = openings([ORIGIN, spotAt(1, 0), spotAt(0, 1)], [0, 1, 2], CARDS);
    expect(demandsAt(open, 1, 1)).toEqual([WILD, WILD, 3, 2]);
    const corner = openingAt(open, 1, 1);
    expect(sidesTouched(corner)).toBe(2);
    expect(fits(corner, colours(0, 0, 3, 2))).toBe(true);
    expect(matches(corner, colours(0, 0, 3, 2))).toEqual([3, 2]);
    expect(fits(corner, colours(0, 0, 3, 1))).toBe(false);
    expect(fits(corner, colours(0, 0, 1, 2))).toBe(false);
    expect(open).toHaveLength(7);
    expect(open.filter((opening) => fits(opening, CARDS[3]!)).map(({ spot }) => spotPair(spot))).toEqual([
      [0, -1],
      [-1, 0],
      [-1, 1],
    ]);
  });

  it('forget one tree when asked of the next', () => {
    const lone = openings([ORIGIN], [0], CARDS);
    openings([ORIGIN, spotAt(1, 0), spotAt(0, 1), spotAt(5, 5)], [0, 1, 2, 3], CARDS);
    expect(openings([ORIGIN], [0], CARDS)).toEqual(lone);
  });
});

/** A tree grown at random: at each number a card, at an opening that it fits. */
const grown = fc
  .record({
    cards: fc.array(
      fc
        .array(fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, fc.constant(WILD)), {
          minLength: 4,
          maxLength: 4,
        })
        .map(([n, e, s, w]) => colours(n!, e!, s!, w!)),
      { minLength: 1, maxLength: 30 },
    ),
    choices: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
  })
  .map(({ cards, choices }) => {
    const table = [START, ...cards];
    const spots = [ORIGIN];
    const laid = [0];
    const made: number[] = [];
    for (let card = 1; card < table.length; card++) {
      const open = openings(spots, laid, table).filter((opening) => fits(opening, table[card]!));
      if (open.length === 0) continue;
      const opening = open[choices[card - 1]! % open.length]!;
      made.push(...matches(opening, table[card]!));
      spots.push(opening.spot);
      laid.push(card);
    }
    return { table, spots, laid, made };
  });

/** By the rule, side by side: the cards around a spot as [side, colour they show to it]. */
function around(tree: { table: readonly number[]; spots: number[]; laid: number[] }, spot: number) {
  return [0, 1, 2, 3].flatMap((side) => {
    const place = tree.spots.indexOf(beside(spot, side));
    return place < 0 ? [] : [[side, colourOn(tree.table[tree.laid[place]!]!, (side + 2) % 4)] as const];
  });
}

describe('a tree of cards', () => {
  it('offers each empty spot beside a card once, and no other', () => {
    fc.assert(
      fc.property(grown, (tree) => {
        const open = openings(tree.spots, tree.laid, tree.table).map(({ spot }) => spot);
        const wanted = new Set(
          tree.spots
            .flatMap((spot) => [0, 1, 2, 3].map((side) => beside(spot, side)))
            .filter((spot) => !tree.spots.includes(spot)),
        );
        expect(new Set(open)).toEqual(wanted);
        expect(open).toHaveLength(wanted.size);
      }),
    );
  });

  it('lets a card go exactly where all touching sides match', () => {
    fc.assert(
      fc.property(grown, fc.nat(0xffff), (tree, card) => {
        for (const opening of openings(tree.spots, tree.laid, tree.table)) {
          const touching = around(tree, opening.spot);
          expect(sidesTouched(opening)).toBe(touching.length);
          const isLegal = touching.every(([side, colour]) => {
            const own = colourOn(card, side);
            return own === colour || own === WILD || colour === WILD;
          });
          expect(fits(opening, card)).toBe(isLegal);
          if (!isLegal) continue;
          expect(matches(opening, card)).toEqual(
            touching.map(([side, colour]) => (colourOn(card, side) === WILD ? colour : colourOn(card, side))),
          );
        }
      }),
    );
  });

  it('has one match for each pair of cards side by side', () => {
    fc.assert(
      fc.property(grown, (tree) => {
        let pairs = 0;
        for (const spot of tree.spots)
          for (const side of [0, 1]) if (tree.spots.includes(beside(spot, side))) pairs++;
        expect(tree.made).toHaveLength(pairs);
      }),
    );
  });
});
