/*
 * Square cards with a colour on each side, laid on an unbounded square grid so that sides which touch have the same
 * colour. Cards are not turned. A wild side goes with any colour.
 *
 * A spot (x, y), x to the east and y to the north, is a small integer; the grid reaches `REACH` spots from the origin
 * each way. Sides are numbered clockwise from the north, and the four colours of a card lie in one integer.
 */

/** Spots (x, y) with -REACH < x, y < REACH have keys. */
const REACH = 128;
const ROW = 2 * REACH;

export const spotAt = (x: number, y: number): number => (y + REACH) * ROW + x + REACH;
export const ORIGIN = spotAt(0, 0);

/** A spot as a pair. */
export const spotPair = (spot: number): readonly [x: number, y: number] => [
  (spot % ROW) - REACH,
  Math.floor(spot / ROW) - REACH,
];

export const SIDES = ['north', 'east', 'south', 'west'] as const;
const STEPS = [ROW, 1, -ROW, -1] as const;

/** The spot beside another, north of it for side 0, and so on clockwise. */
export const beside = (spot: number, side: number): number => spot + STEPS[side]!;

/** Four colours, 4 bits each, the north lowest. */
export type Colours = number;

/** A side that goes with any colour; real colours are 0 to 14. */
export const WILD = 15;

export const colours = (north: number, east: number, south: number, west: number): Colours =>
  north | (east << 4) | (south << 8) | (west << 12);

/** The colour on a side. */
export const colourOn = (card: Colours, side: number): number => (card >> (4 * side)) & WILD;

/** A spot where a card may go, and what its neighbours demand of that card. */
export interface Opening {
  readonly spot: number;
  /** Bit i set: the card there touches another on side i. */
  readonly touches: number;
  /** By side what the card must show there; `WILD` where anything may be. */
  readonly demands: Colours;
}

/** Where each spot comes in the list that is being looked through, counted from 1; all 0 between calls. */
const places = new Uint16Array(ROW * ROW);

/**
 * The empty spots beside cards, in the order of the cards they lie beside.
 * @param spots where cards lie
 * @param cards which card lies at each
 * @param coloursOf the sides of each card by its number
 */
export function openings(
  spots: readonly number[],
  cards: readonly number[],
  coloursOf: readonly Colours[],
): Opening[] {
  for (let i = 0; i < spots.length; i++) places[spots[i]!] = i + 1;
  const open: Opening[] = [];
  const from = spots.length + 1;
  for (let i = 0; i < spots.length; i++)
    for (let side = 0; side < 4; side++) {
      const spot = spots[i]! + STEPS[side]!;
      if (places[spot] !== 0) continue;
      places[spot] = from + open.length;
      open.push(openingAt(spot, from, cards, coloursOf));
    }
  for (let i = 0; i < spots.length; i++) places[spots[i]!] = 0;
  for (let i = 0; i < open.length; i++) places[open[i]!.spot] = 0;
  return open;
}

/** @param from places from here on are openings */
function openingAt(
  spot: number,
  from: number,
  cards: readonly number[],
  coloursOf: readonly Colours[],
): Opening {
  let touches = 0;
  let demands = 0;
  for (let side = 0; side < 4; side++) {
    const place = places[spot + STEPS[side]!]!;
    const isCard = place > 0 && place < from;
    if (isCard) touches |= 1 << side;
    const demand = isCard ? colourOn(coloursOf[cards[place - 1]!]!, (side + 2) & 3) : WILD;
    demands |= demand << (4 * side);
  }
  return { spot, touches, demands };
}

/** A 1 in the lowest bit of each wild side. */
const wildSides = (card: Colours): number => card & (card >> 1) & (card >> 2) & (card >> 3) & 0x1111;

/** Whether a card may go to an opening: on every side that touches a card, the two colours are the same or one is wild. */
export function fits({ demands }: Opening, card: Colours): boolean {
  const free = (wildSides(demands) | wildSides(card)) * WILD;
  return ((demands ^ card) & ~free) === 0;
}

/**
 * The colour of each match that a card makes at an opening which it fits, north first; a wild side takes the other's
 * colour.
 */
export function matches({ touches, demands }: Opening, card: Colours): number[] {
  const made: number[] = [];
  for (let side = 0; side < 4; side++) {
    if ((touches & (1 << side)) === 0) continue;
    const own = colourOn(card, side);
    made.push(own === WILD ? colourOn(demands, side) : own);
  }
  return made;
}
