import { seedOf } from '@conclave/kernel';
import { CARDS } from '../data/cards.ts';
import { CIVILISATIONS, type CivilisationKey } from '../data/civilisations.ts';
import { EVOLUTIONS, type Evolution } from '../data/evolutions.ts';
import { type Bonus, TILES } from '../data/sectors.ts';
import { apex as game } from '../index.ts';
import type { State } from '../rules/types.ts';
import { Names } from './names.ts';

/** A player: levels, points, and cards that the hand must hold. */
interface Side extends Readonly<Partial<Record<Evolution, number>>> {
  readonly points?: number;
  readonly hand?: readonly number[];
}

export interface Given {
  /** By name, in the order of seats. */
  readonly players: { readonly [name: string]: Side };
  /** Tokens and, where it matters, the bonus: `'H 1s+1c, M 3s'`, `'influence: H 2s'`, `'influence:'`. */
  readonly sectors?: { readonly [name: string]: string };
  readonly age?: number;
  readonly round?: number;
  readonly duel?: boolean;
  readonly exploration?: boolean;
  /** Sectors without tokens that lie open in exploration mode. */
  readonly faceUp?: readonly string[];
  readonly seed?: number;
}

/** In which order tiles are taken where the bonus does not matter: actions before what changes scores. */
const BY_HARMLESSNESS: readonly Bonus[] = [
  'portal',
  'conversion',
  'ambush',
  'movement',
  'production',
  'victory',
  'influence',
  'armament',
];

export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** How many cards each player chooses from in this round (AX-AGE-07). */
function handSize(seats: number, round: number, duel: boolean): number {
  return duel ? 12 - 2 * round : (seats === 6 ? 6 : 7) - round;
}

interface Contents {
  readonly sector: number;
  readonly bonus: Bonus | undefined;
  readonly tokens: readonly { readonly seat: number; readonly ships: number; readonly colony: boolean }[];
}

/** @throws Error on a text that is not of the form that `Given` shows */
function contents(names: Names, name: string, text: string): Contents {
  const [, bonus, list = ''] = /^(?:(\w+):)?\s*(.*)$/.exec(text)!;
  const tokens = list.split(', ').flatMap((part) => {
    if (part === '') return [];
    const read = /^(\w+) (?:(\d+)s)?\+?(?:1(c))?$/.exec(part);
    if (read === null) throw new Error(`not tokens: ${part}`);
    return [{ seat: names.seat(read[1]!), ships: Number(read[2] ?? 0), colony: read[3] === 'c' }];
  });
  return { sector: names.sector(name), bonus: bonus as Bonus | undefined, tokens };
}

/** Lays the tiles that are asked for, and the most harmless others elsewhere. */
function layTiles(s: State, sectors: readonly Contents[]): void {
  const left = [...TILES.keys()].sort(
    (a, b) => BY_HARMLESSNESS.indexOf(TILES[a]!) - BY_HARMLESSNESS.indexOf(TILES[b]!) || a - b,
  );
  const take = (bonus?: Bonus) => {
    const at = left.findIndex((tile) => bonus === undefined || TILES[tile] === bonus);
    if (at < 0) throw new Error(`no tile ${bonus} is left`);
    return left.splice(at, 1)[0]!;
  };
  const asked = new Map<number, number>();
  for (const { sector, bonus } of sectors) if (bonus) asked.set(sector, take(bonus));
  s.tiles = s.tiles.map((_, sector) => asked.get(sector) ?? take());
  s.undrawn = ascending(left);
}

function placeTokens(s: State, sectors: readonly Contents[]): void {
  s.ships = s.ships.map((ships) => ships.map(() => 0));
  s.colonies = s.colonies.map(() => -1);
  for (const { sector, tokens } of sectors)
    for (const { seat, ships, colony } of tokens) {
      s.ships[seat]![sector] = ships;
      if (colony) s.colonies[sector] = seat;
    }
}

/** Hands with the cards asked for, filled from the highest; the cards of earlier rounds are discarded. */
function dealCards(s: State, sides: readonly Side[]): void {
  const cards = CARDS.filter(({ circle }) => s.seats > 3 || !circle).map(({ index }) => index);
  const wanted = sides.flatMap(({ hand = [] }) => hand);
  const left = cards.filter((card) => !wanted.includes(card));
  if (left.length + wanted.length !== cards.length) throw new Error(`not in this game: ${wanted}`);
  const take = (count: number) => left.splice(Math.max(0, left.length - count), count);
  const size = handSize(s.seats, s.round, s.duel);
  s.hands = sides.map(({ hand = [] }) => ascending([...hand, ...take(size - hand.length)]));
  const gone = (handSize(s.seats, 1, s.duel) - size) * s.seats;
  s.discards = ascending(take(gone));
  s.leftovers = left;
  s.unused = sides.map(() => []);
}

/** Each player gets the civilisation with its initial, else one that is left. */
function civilisations(names: readonly string[]): CivilisationKey[] {
  const byInitial = names.map((name) => CIVILISATIONS.find((key) => key[0] === name.toLowerCase()));
  const left = CIVILISATIONS.filter((key) => !byInitial.includes(key));
  return byInitial.map((key) => key ?? left.shift()!);
}

/**
 * Sets a position up in which strategies are about to be chosen. What is not mentioned is 0 or empty, whatever the
 * boards of the civilisations say; earlier ages have scored nothing; the duel is off.
 */
export function position(given: Given): { readonly s: State; readonly names: Names } {
  const { age = 1, round = 1, duel = false, exploration = false, faceUp = [], seed = 1 } = given;
  const names = new Names(Object.keys(given.players), Object.keys(given.sectors ?? {}));
  const sides = Object.values(given.players);
  const sectors = Object.entries(given.sectors ?? {}).map(([name, text]) => contents(names, name, text));
  const onOff = (on: boolean) => (on ? 'on' : 'off');
  const options = { duelMode: onOff(duel), exploration: onOff(exploration), setupMode: 'random' };
  const s = game.setup(seedOf(seed), sides.length, options);
  Object.assign(s, { age, round });
  s.civilisations = civilisations(names.seats);
  s.origins = sides.map((_, seat) => s.tiles.length + seat);
  s.levels = sides.map((side) => EVOLUTIONS.map((evolution) => side[evolution] ?? 0));
  s.points = sides.map(({ points = 0 }) => points);
  const nothing = { controllers: s.colonies.map(() => -1), bonuses: sides.map(() => 0) };
  s.ages = Array.from({ length: age - 1 }, () => nothing);
  layTiles(s, sectors);
  placeTokens(s, sectors);
  const open = new Set([...faceUp.map((name) => names.sector(name))]);
  for (const { sector, tokens } of sectors) if (tokens.length > 0) open.add(sector);
  s.faceUp = s.tiles.map((_, sector) => !exploration || open.has(sector));
  dealCards(s, sides);
  const fault = game.broken(s);
  if (fault !== null) throw new Error(`no position: ${fault}`);
  return { s, names };
}
