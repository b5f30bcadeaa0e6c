import { type Options, seedOf } from '@conclave/kernel';
import type { Hex } from '@conclave/mechanics/hex';
import { type ActionCard, ORDER } from '../data/cards.ts';
import { KIND_OF, TECH, type TechnologyKey } from '../data/technologies.ts';
import { FACTIONS, type Faction, HOME, TILES } from '../data/tiles.ts';
import { hegemonic as game } from '../index.ts';
import { sectorAt } from '../rules/galaxy.ts';
import { addBase } from '../rules/pieces.ts';
import type { State } from '../rules/types.ts';

/** A player: what is not said is nothing, in hand, on the board and in CAPs. */
export interface Side {
  readonly home?: Hex;
  readonly caps?: number;
  readonly points?: number;
  readonly hand?: readonly TechnologyKey[];
  readonly inactive?: readonly TechnologyKey[];
  readonly advanced?: readonly TechnologyKey[];
  /** Bases built of each type, where it matters beyond those that stand in `sectors`. */
  readonly built?: readonly [industrial: number, political: number, martial: number];
  /** The leader's number in data/leaders.ts, 1 to 12, and its position. */
  readonly leader?: readonly [leader: number, position: number];
}

/** A tile that has at least these Locations; the political one has exactly this power and faction. */
interface Wanted {
  readonly industrial?: number;
  readonly political?: number;
  readonly faction?: Faction;
  readonly martial?: number;
}

/**
 * What stands in a sector: by the initial of a player's name its pieces, as in `'3c e 2o a f'`: Complexes, an Embassy,
 * Outposts, Agents, Fleets, each with its number where that is not 1.
 */
export interface Sector {
  readonly tile?: number | Wanted;
  readonly pieces?: { readonly [initial: string]: string };
}

export interface Given {
  /** Names in the order of seats; two to six. */
  readonly players: { readonly [name: string]: Side };
  /** By hex, as in `'2,-1'`. */
  readonly sectors?: { readonly [hex: string]: Sector };
  /** Gate pairs by the initial of their owner. */
  readonly gates?: readonly (readonly [initial: string, a: string, b: string])[];
  readonly options?: Options;
  /** The rules number, the newest by default. */
  readonly rules?: number;
  readonly arbiter?: string;
  /** Whose action turn it is, with which card; else the first player is about to choose an action card. */
  readonly turn?: readonly [initial: string, card: ActionCard];
  readonly round?: number;
  /** Tiles in the pool, and how many are left in the stack (else what this round leaves of it). */
  readonly pool?: readonly number[];
  readonly stack?: number;
}

export const seatOf = (given: Given, initial: string): number => {
  const seat = Object.keys(given.players).findIndex((name) => name.startsWith(initial));
  if (seat < 0) throw new Error(`no player ${initial}`);
  return seat;
};

const hexOf = (text: string): Hex => text.split(',').map(Number) as unknown as Hex;

/** The sector at a hex given as `'2,-1'`. */
export function at(s: Readonly<State>, hex: string): number {
  const sector = sectorAt(s, hexOf(hex));
  if (sector < 0) throw new Error(`no sector at ${hex}`);
  return sector;
}

/** Deals each thing once. */
class Box {
  private readonly left: number[];
  constructor(all: readonly number[]) {
    this.left = [...all];
  }

  take(what: string, fits: (n: number) => boolean): number {
    const i = this.left.findIndex(fits);
    if (i < 0) throw new Error(`no ${what} is left`);
    return this.left.splice(i, 1)[0]!;
  }

  rest(): number[] {
    return this.left;
  }
}

const PIECE = /^(\d*)([ceoaf])$/;

/** The pieces of a text such as `'3c e'`, by letter. */
function counts(text: string): { readonly [letter: string]: number } {
  return Object.fromEntries(
    text.split(' ').map((part) => {
      const read = PIECE.exec(part);
      if (read === null) throw new Error(`not a piece: ${part}`);
      return [read[2]!, read[1] === '' ? 1 : Number(read[1])];
    }),
  );
}

function clearBoard(s: State): void {
  s.tiles.fill(-1);
  s.embassies.fill(-1);
  s.outposts.fill(-1);
  s.heights.fill(0);
  s.homes.fill(-1);
  for (const lists of [s.agents, s.fleets, s.gates, s.complexes])
    for (const list of lists) list.fill(lists === s.complexes ? 0 : -1);
  s.built = s.built.map(() => [0, 0, 0]);
}

/** The least tile that has what is wanted and what stands there. */
function fitting(given: Given, { tile, pieces = {} }: Sector): (number: number) => boolean {
  const wanted = typeof tile === 'object' ? tile : {};
  const all = Object.values(pieces).map(counts);
  const complexes = all.reduce((sum, n) => sum + (n.c ?? 0), 0);
  const height = Math.max(0, ...all.map((n) => n.o ?? 0));
  const hasEmbassy = all.some((n) => n.e !== undefined);
  if (all.length > Object.keys(given.players).length) throw new Error('more players than there are');
  return (number) => {
    const { industrial, political, faction, martial } = TILES[number]!;
    return (
      industrial >= Math.max(complexes, wanted.industrial ?? 0) &&
      martial >= Math.max(height, wanted.martial ?? 0) &&
      (wanted.political === undefined ? !hasEmbassy || political > 0 : political === wanted.political) &&
      (wanted.faction === undefined || FACTIONS[faction] === wanted.faction)
    );
  };
}

function place(s: State, seat: number, sector: number, text: string): void {
  for (const [letter, n] of Object.entries(counts(text)))
    for (let i = 0; i < n; i++) {
      if (letter === 'a' || letter === 'f') {
        const units = letter === 'a' ? s.agents[seat]! : s.fleets[seat]!;
        units[units.indexOf(-1)] = sector;
      } else
        addBase(s, seat, letter === 'c' ? 'industrial' : letter === 'e' ? 'political' : 'martial', sector);
    }
}

function fillSectors(s: State, given: Given): void {
  const box = new Box([...TILES.keys()].reverse());
  const sectors = Object.entries(given.sectors ?? {});
  for (const pool of given.pool ?? []) box.take('tile', (tile) => tile === pool);
  for (const [seat, { home }] of Object.values(given.players).entries()) {
    if (home === undefined) continue;
    s.homes[seat] = sectorAt(s, home);
    s.tiles[s.homes[seat]!] = HOME;
  }
  const isExact = ([, { tile }]: (typeof sectors)[number]) => typeof tile === 'number';
  for (const [hex, sector] of [...sectors.filter(isExact), ...sectors.filter((entry) => !isExact(entry))]) {
    const number = at(s, hex);
    if (s.tiles[number] !== HOME)
      s.tiles[number] =
        typeof sector.tile === 'number'
          ? box.take('tile', (tile) => tile === sector.tile)
          : box.take(`tile for ${hex}`, fitting(given, sector));
    for (const [initial, text] of Object.entries(sector.pieces ?? {}))
      place(s, seatOf(given, initial), number, text);
  }
  s.pool = [...(given.pool ?? [])];
  s.stack = box.rest().slice(0, given.stack ?? Math.min(s.stack.length, box.rest().length));
}

function dealCards(s: State, sides: readonly Side[]): void {
  const box = new Box([...s.deck, ...s.hands.flat(), ...s.discards.flat()].sort((a, b) => a - b));
  const cards = (keys: readonly TechnologyKey[] = []) =>
    keys.map((key) => box.take(key, (card) => KIND_OF[card] === TECH[key]));
  s.hands = sides.map(({ hand }) => cards(hand).sort((a, b) => a - b));
  s.inactive = sides.map(({ inactive }) => cards(inactive));
  s.advanced = sides.map(({ advanced }) => cards(advanced));
  s.deck = box.rest();
}

/** Sets a position up: an action turn, or the choice of an action card. Cards and tiles are counted as far as they matter. */
export function position(given: Given): State {
  const sides = Object.values(given.players);
  const usesLeaders = sides.some(({ leader }) => leader !== undefined);
  const options = { ...given.options, leaders: usesLeaders ? 'dealt' : 'off' };
  const s = game.setup(seedOf(1), sides.length, options, given.rules);
  clearBoard(s);
  s.tileHands = s.tileHands.map(() => []);
  fillSectors(s, given);
  for (const [i, [initial, a, b]] of (given.gates ?? []).entries()) {
    const seat = seatOf(given, initial);
    const pair = s.gates[seat]!.indexOf(-1);
    if (pair < 0) throw new Error(`too many Gates: ${i}`);
    s.gates[seat]!.splice(pair, 2, at(s, a), at(s, b));
  }
  for (const [seat, side] of sides.entries()) if (side.built !== undefined) s.built[seat] = [...side.built];
  dealCards(s, sides);
  s.caps = sides.map(({ caps = 0 }) => caps);
  s.points = sides.map(({ points = 0 }) => points);
  s.arbiter = given.arbiter === undefined ? 0 : seatOf(given, given.arbiter);
  s.round = given.round ?? 3;
  if (usesLeaders) {
    s.leaders = sides.map(({ leader }, seat) => (leader === undefined ? 11 - seat : leader[0] - 1));
    s.positions = sides.map(({ leader }) => leader?.[1] ?? 0);
  }
  begin(s, given);
  return s;
}

/** Stands before the choice of action cards, or in the action turn of a player, the others having none. */
function begin(s: State, { turn, ...given }: Given): void {
  s.phase = 'action';
  s.actionPhase = 1;
  const frames = [
    { do: 'play', at: 'rounds' },
    { do: 'round', at: 'secondActions' },
    { do: 'actionPhase', at: turn === undefined ? 'choose' : 'turns' },
  ];
  if (turn === undefined) {
    s.agenda = frames;
    return;
  }
  const seat = seatOf(given, turn[0]);
  s.active = seat;
  s.actionsLeft = 2;
  s.chosen = s.chosen.map((_, other) => (other === seat ? turn[1] : 'discover'));
  const action = { do: 'action', at: 'choose', declared: null, uses: 0 };
  s.agenda = [...frames, { do: 'turn', at: 'actions' }, action];
  if (ORDER[turn[1]] === undefined) throw new Error(`no card ${turn[1]}`);
}
