import { type Frame, type Locals, type Options, type Seat, seedOf } from '@conclave/kernel';
import { fits, spotAt, spotPair } from '@conclave/mechanics/edge-match';
import { sort } from '@conclave/mechanics/sorted';
import { vertexAt } from '@conclave/mechanics/triangles';
import { levelCard, masteryCard } from '../data/cards.ts';
import { DOMAINS, type DomainCode } from '../data/domains.ts';
import { CATEGORIES, HEGEMON } from '../data/hegemon.ts';
import { COPIES, type MasteryKey } from '../data/mastery.ts';
import { MONUMENT_KEYS, type MonumentKey } from '../data/monuments.ts';
import type { OmenKey } from '../data/omens.ts';
import { NEWEST } from '../data/tables.ts';
import { TILES } from '../data/tiles.ts';
import { dominations as game } from '../index.ts';
import { limitOf } from '../rules/limits.ts';
import { everyOmen } from '../rules/setup.ts';
import { placeCard, treeOpenings } from '../rules/tree.ts';
import { type Event, EXTRAS, type Extra, type State } from '../rules/types.ts';
import {
  type Amounts,
  cellOf,
  copyOf,
  domainOf,
  kindOf,
  listOf,
  monumentOf,
  objectiveOf,
  omenOf,
  tileOf,
} from './notation.ts';

/**
 * A Mastery card in a Tree: its key, with `+` when it lies Advanced side up; where it matters followed by copy and place, as
 * in `fishing b 1 0`. The others take the first copy and place that fit.
 */
export type Card = MasteryKey | `${MasteryKey}+` | `${MasteryKey} ${string}` | `${MasteryKey}+ ${string}`;

/** A player: what is not said is nothing. */
interface Side {
  readonly knowledge?: Amounts;
  readonly vp?: number;
  readonly influence?: number;
  readonly tree?: readonly Card[];
  /** Tiles in hand; else tiles that nobody needs. */
  readonly hand?: readonly string[];
  /** The nation of the objective card. */
  readonly nation?: string;
  /** Uses in this Age. */
  readonly uses?: { readonly [extra in Extra]?: number };
  readonly ambition?: number;
}

/** A tile on the map: id, rotation, and what stands there: `A2` for A's City of level 2, or the key of a Monument. */
export type Laid = `${string} ${0 | 1 | 2}` | `${string} ${0 | 1 | 2} ${string}`;

export interface Given {
  /** Initials in the order of seats; two to four. */
  readonly players: { readonly [initial: string]: Side };
  /** By cell, as in `D(0,0)`, in the order of placement. */
  readonly map?: { readonly [cell: string]: Laid };
  /**
   * Monuments in play by key, with who has built each level, as in `AAB`; those missing are filled up. A Level card takes the
   * first place that fits unless it is said: `A 0 1, B 0 2`.
   */
  readonly monuments?: { readonly [key in MonumentKey]?: string };
  /** Initials by initiative, as in `BAC`; else the order of seats. */
  readonly order?: string;
  readonly options?: Options;
  /** The rules number: 1 for the numbers that the specification prints. */
  readonly rules?: number;
  readonly age?: number;
  readonly round?: number;
  /**
   * Whose turn it is and where it stands; with `omen` the next one is drawn, for the Locus in the middle of the Cradle. Without
   * a turn the end of the Age begins.
   */
  readonly turn?: readonly [initial: string, phase: keyof typeof STEPS];
  readonly holders?: { readonly [code in DomainCode]?: string };
  /** Hegemon tiles by id; for the other categories the first one. */
  readonly rack?: readonly string[];
  /** Omens to be drawn, the next one first; all others lie below in any order, or in the discard. */
  readonly omens?: readonly OmenKey[];
  /** Whether only these Omens are in the deck, all others in the discard. */
  readonly short?: boolean;
  /** Open Omens with their owners. */
  readonly active?: readonly (readonly [omen: OmenKey, initial: string])[];
  readonly firstAmbition?: string;
}

export function seatOf(given: Given, initial: string): number {
  const seat = Object.keys(given.players).indexOf(initial);
  if (seat < 0) throw new Error(`no player ${initial}`);
  return seat;
}

function layMap(s: State, given: Given): void {
  for (const [cell, laid] of Object.entries(given.map ?? {})) {
    const [id, rotation, stands] = laid.split(' ') as [string, string, string?];
    const city = /^([A-Z])([123])$/.exec(stands ?? '');
    s.cells.push(cellOf(cell));
    s.tiles.push(tileOf(id));
    s.turns.push(Number(rotation));
    s.owners.push(city === null ? -1 : seatOf(given, city[1]!));
    s.levels.push(city === null ? 0 : Number(city[2]));
    s.sites.push(stands === undefined || city !== null ? -1 : s.monuments.indexOf(monumentOf(stands)));
  }
}

/** Puts one of some cards where it is said, or else the first that fits at the first place that it fits. */
function plant(s: State, seat: number, cards: readonly number[], at?: readonly [number, number]): void {
  for (const card of cards)
    for (const opening of treeOpenings(s, seat)) {
      const [x, y] = spotPair(opening.spot);
      const isThere = at === undefined || opening.spot === spotAt(...at);
      if (!isThere || s.cards.flat().includes(card) || !fits(opening, NEWEST.sides[card]!)) continue;
      placeCard(s, seat, card, x, y);
      return;
    }
  throw new Error(`no place for card ${cards[0]}${at === undefined ? '' : ` at ${at}`}`);
}

/** The place that the end of a text names, if it names one. */
function placeOf([x, y]: readonly string[]): readonly [number, number] | undefined {
  return x === undefined ? undefined : [Number(x), Number(y)];
}

function growTrees(s: State, given: Given): void {
  for (const [seat, { tree = [] }] of Object.values(given.players).entries())
    for (const card of tree) {
      const [name, copy, ...at] = card.split(' ') as [string, string?, ...string[]];
      const kind = kindOf(name.replace('+', ''));
      const copies = copy === undefined ? Array.from({ length: COPIES }, (_, i) => i) : [copyOf(copy)];
      plant(
        s,
        seat,
        copies.map((n) => masteryCard(kind, n)),
        placeOf(at),
      );
      s.mastery[seat]![kind] = name.endsWith('+') ? 2 : 1;
    }
}

/** `AAB`, or `A 0 1, B` with places. */
const builtBy = (text: string): string[][] =>
  (text.includes(',') || text.includes(' ') ? text.split(', ') : [...text]).map((part) => part.split(' '));

function buildMonuments(s: State, given: Given): void {
  for (const [i, monument] of s.monuments.entries()) {
    const built = builtBy(given.monuments?.[MONUMENT_KEYS[monument]!] ?? '').filter(
      ([first]) => first !== '',
    );
    for (const [level, [initial, ...at]] of built.entries()) {
      const seat = seatOf(given, initial!);
      plant(s, seat, [levelCard(monument, level + 1)], placeOf(at));
      s.builders[i]!.push(seat);
    }
  }
}

/** Hands as said; who says nothing gets the last tiles of the table that are left. */
function deal(s: State, given: Given): void {
  const sides = Object.values(given.players);
  const said = sides.map(({ hand }) => hand?.map(tileOf));
  const used = new Set([...s.tiles, ...said.flatMap((hand) => hand ?? [])]);
  const left = [...TILES.keys()].filter((tile) => !used.has(tile));
  s.hands = said.map((hand) => sort(hand ?? left.splice(-3)));
}

function stackOmens(s: State, given: Given): void {
  if (!s.hasOmens) return;
  const next = (given.omens ?? []).map(omenOf);
  const active = (given.active ?? []).map(([omen]) => omenOf(omen));
  const left = everyOmen(NEWEST);
  for (const omen of [...next, ...active]) left.splice(left.indexOf(omen), 1);
  s.omenDeck = [...(given.short ? [] : left), ...next.reverse()];
  s.omenDiscard = given.short ? left : [];
  s.activeOmens = active;
  s.omenOwners = (given.active ?? []).map(([, initial]) => seatOf(given, initial));
}

function fillRack(s: State, given: Given): void {
  if (!s.hegemon) return;
  s.rack = CATEGORIES.map((category) => {
    const tiles = [...HEGEMON.keys()].filter((tile) => HEGEMON[tile]!.category === category);
    return tiles.find((tile) => given.rack?.includes(HEGEMON[tile]!.id)) ?? tiles[0]!;
  });
}

function holdings(s: State, given: Given): void {
  for (const [seat, side] of Object.values(given.players).entries()) {
    s.limits[seat] = DOMAINS.map((_, domain) => limitOf(s, seat, domain));
    s.knowledge[seat] = listOf(side.knowledge);
    s.influence[seat] = side.influence ?? 0;
    s.vp[seat] = side.vp ?? 0;
    s.sheet[seat] = s.sheet[seat]!.map((_, i) => (i === 0 ? s.vp[seat]! : 0));
    s.uses[seat] = EXTRAS.map((extra) => side.uses?.[extra] ?? 0);
    s.ambitions[seat] = side.ambition ?? 0;
  }
  for (const [code, initial] of Object.entries(given.holders ?? {}))
    s.holders[domainOf(code)] = seatOf(given, initial);
  if (given.firstAmbition !== undefined) s.firstAmbition = seatOf(given, given.firstAmbition);
}

function choose(s: State, given: Given): void {
  const said = Object.keys(given.monuments ?? {}).map(monumentOf);
  const others = [...MONUMENT_KEYS.keys()].filter((monument) => !said.includes(monument)).reverse();
  s.monuments = [...said, ...others].slice(0, s.seats);
  s.builders = s.monuments.map(() => []);
  s.monumentOffers = [];
  s.objectiveOffers = [];
  const free = [...MONUMENT_KEYS.keys()];
  if (!s.hegemon)
    s.objectives = Object.values(given.players).map(({ nation }) =>
      nation === undefined ? free.pop()! : objectiveOf(nation, given.rules),
    );
}

const STEPS = { grow: 'begin', omen: 'openBuild', build: 'openBuild', develop: 'openDevelop' } as const;

const push = (s: State, frame: Frame & Locals): void => void s.agenda.push(frame);

/**
 * Puts the game before a step of the turn or the end of the Age, and above it a question whose answer means nothing.
 * @returns the seat that is asked
 */
function begin(s: State, given: Given): Seat {
  const { turn } = given;
  s.age = given.age ?? 1;
  s.round = given.round ?? (turn === undefined ? 5 : 2);
  const seat = turn === undefined ? s.order[0]! : seatOf(given, turn[0]);
  const turns = turn === undefined ? 5 * s.seats : (s.round - 1) * s.seats + s.order.indexOf(seat) + 1;
  const frame = { do: 'age', at: turn === undefined ? 'end' : 'rounds', redrawn: s.seats + 1, turns };
  s.agenda = [{ do: 'play', at: 'ages' }, frame];
  if (turn !== undefined) {
    s.active = seat;
    push(s, { do: 'turn', at: STEPS[turn[1]], seat });
    if (turn[1] === 'omen') push(s, { do: 'omen', at: 'draw', seat, vertex: vertexAt(0, 0), looked: [] });
  }
  push(s, { do: 'redraw', at: 'choose', seat });
  return seat;
}

/**
 * Sets a position up and plays on to the first question. Lists of cards and tiles are as full as they must be.
 * @returns the state, and what happened on the way
 */
export function position(given: Given): { s: State; events: Event[] } {
  const initials = Object.keys(given.players);
  const s = game.setup(seedOf(1), initials.length, given.options);
  s.rules = given.rules ?? s.rules;
  choose(s, given);
  layMap(s, given);
  growTrees(s, given);
  buildMonuments(s, given);
  deal(s, given);
  s.order = [...(given.order ?? initials.join(''))].map((initial) => seatOf(given, initial));
  stackOmens(s, given);
  fillRack(s, given);
  holdings(s, given);
  return { s, events: game.apply(s, begin(s, given), ['redraw', 0]) };
}
