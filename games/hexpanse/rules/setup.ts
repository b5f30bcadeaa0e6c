import {
  below,
  type Core,
  type OptionSpec,
  type Options,
  type Rng,
  type Seat,
  shuffle,
} from '@conclave/kernel';
import type { BoardId } from '../data/boards.ts';
import { type IncomeCost, MODE_IDS, type Mode, ROUND_CAP } from '../data/numbers.ts';
import { type Tables, tables } from '../data/tables.ts';
import { EMPTY, type State } from './types.ts';

/** HX-SET-01: by chance, or a seat from 1. */
const FIRST_PLAYERS = ['random', 'seat1', 'seat2', 'seat3', 'seat4'] as const;

/** Section 8. What does not fit the number of seats or the mode is ignored. */
export const OPTIONS = [
  { id: 'mode', values: MODE_IDS, default: 'captain' },
  { id: 'teams', values: ['off', 'pairs'], default: 'off' },
  { id: 'board', values: ['byCount', 'small', 'large'], default: 'byCount' },
  { id: 'factions', values: ['pick', 'random'], default: 'pick' },
  { id: 'warlordOncePerTurn', values: ['off', 'on'], default: 'off' },
  { id: 'incomeCost', values: ['level', 'levelPlusOne'], default: 'level' },
  { id: 'missionDeck', values: ['auto', 'nine', 'swift'], default: 'auto' },
  { id: 'missionDraft', values: ['open', 'private'], default: 'open', onlyWith: { mode: 'admiral' } },
  { id: 'firstPlayer', values: FIRST_PLAYERS, default: 'random' },
  { id: 'evenStart', values: ['off', 'on'], default: 'off' },
  { id: 'roundCap', off: false, min: ROUND_CAP.least, max: ROUND_CAP.most, default: ROUND_CAP.default },
] as const satisfies readonly OptionSpec[];

const bySeat = <T>(seats: number, make: (seat: Seat) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => make(seat));

/** HX-SET-01, HX-R-48: drawn, or the seat that the table names, if it has such a seat. */
function firstPlayer(rng: Rng, seats: number, chosen: Options[string] | undefined): Seat {
  const drawn = below(rng, seats);
  const named = FIRST_PLAYERS.indexOf(chosen as (typeof FIRST_PLAYERS)[number]) - 1;
  return named >= 0 && named < seats ? named : drawn;
}

/** HX-SET-10, HX-R-47: hexilum at the start by seat, and the actions of the very first turn, 0 for as many as in every other. */
function startOf(
  { evenStart, actions }: Tables,
  mode: Mode,
  seats: number,
  pairs: boolean,
  first: Seat,
  isEven: boolean,
): { readonly hexilum: number[]; readonly actions: number } {
  if (!isEven) return { hexilum: bySeat(seats, () => 0), actions: 0 };
  const { hexilum, firstTurn } = evenStart[mode][pairs ? 'pairs' : (seats as 2 | 3 | 4)];
  const inOrder = (seat: Seat) => hexilum[((seat - first + seats) % seats) % hexilum.length]!;
  return { hexilum: bySeat(seats, inOrder), actions: firstTurn === actions ? 0 : firstTurn };
}

/** HX-BRD-01, 02, HX-R-01: three may choose the small board, pairs the large one. */
function boardFor(seats: number, pairs: boolean, chosen: Options[string] | undefined): BoardId {
  if (seats === 2) return 'small';
  if (pairs) return chosen === 'large' ? 'large' : 'small';
  return seats === 3 && chosen === 'small' ? 'small' : 'large';
}

/** Section 2.9. */
const deckFor = (seats: number, pairs: boolean, chosen: Options[string] | undefined): State['missionDeck'] =>
  chosen === 'auto' ? (seats === 2 || pairs ? 'nine' : 'melee') : (chosen as 'nine' | 'swift');

/** Section 4, steps 1, 2 and 4, and random factions: what comes later is dealt when its step has come. */
export function setup(core: Core, options: Options): State {
  const { seats, rng } = core;
  const mode = options.mode as Mode;
  const t = tables(core);
  const { normal, secret } = t.modes[mode];
  const pairs = seats === 4 && options.teams === 'pairs';
  const board = boardFor(seats, pairs, options.board);
  const missionDeck = deckFor(seats, pairs, options.missionDeck);
  const privateDraft = secret && options.missionDraft === 'private';
  const first = firstPlayer(rng, seats, options.firstPlayer);
  const start = startOf(t, mode, seats, pairs, first, options.evenStart === 'on');
  const factions = shuffle(rng, [...t.factions.keys()]);
  const deck = shuffle(rng, [...t.cards.keys()]);
  const territories = t.boards[board].cells;
  return {
    ...core,
    mode,
    pairs,
    board,
    missionDeck,
    privateDraft,
    warlordOncePerTurn: options.warlordOncePerTurn === 'on',
    incomeCost: options.incomeCost as IncomeCost,
    roundCap: options.roundCap as number,
    first,
    round: 0,
    phase: 'setup',
    active: -1,
    actionsLeft: start.actions,
    warlordActed: false,
    kinds: territories.map(() => EMPTY),
    owners: territories.map(() => -1),
    cards: territories.map(() => -1),
    warlords: bySeat(seats, () => -1),
    life: bySeat(seats, () => t.life),
    eliminated: [],
    factions: options.factions === 'random' ? factions.slice(0, seats) : bySeat(seats, () => -1),
    minors: bySeat(seats, () => -1),
    hexilum: start.hexilum,
    income: bySeat(seats, () => t.firstIncome),
    reserve: bySeat(seats, () => [normal, 0, 0]),
    ship: bySeat(seats, () => [0, 0]),
    undeployed: bySeat(seats, () => []),
    deployed: bySeat(seats, () => []),
    actionCards: bySeat(seats, () => []),
    market: [],
    deck,
    discard: [],
    buried: bySeat(seats, () => []),
    promised: 0,
    extra: [],
    minorRow: [],
    common: -1,
    missionRow: [],
    shown: bySeat(seats, () => []),
    secrets: secret ? bySeat(seats, () => -1) : [],
    queue: [],
    resolving: null,
    fallen: [],
  };
}
