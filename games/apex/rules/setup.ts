import { below, type Core, type OptionSpec, type Options, type Seat, shuffle } from '@conclave/kernel';
import { sort } from '@conclave/mechanics/sorted';
import { CIVILISATIONS } from '../data/civilisations.ts';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

const CHOOSERS = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'];

/**
 * Section 8 of the specification: what may be chosen when a table is made. `duelMode` matters to two players only.
 * `firstChooser` is counted on round the table where there are fewer seats: with three, `seat4` is the first seat.
 */
export const OPTIONS = [
  { id: 'duelMode', values: ['on', 'off'], default: 'on' },
  { id: 'exploration', values: ['off', 'on'], default: 'off' },
  { id: 'setupMode', values: ['draft', 'random'], default: 'draft' },
  {
    id: 'firstChooser',
    values: ['random', ...CHOOSERS],
    default: 'random',
    onlyWith: { setupMode: 'draft' },
  },
] as const satisfies readonly OptionSpec[];

/** AX-R-21: who chooses first. */
function firstChooser({ seats, rng }: Core, { firstChooser }: Options): Seat {
  return firstChooser === 'random' ? below(rng, seats) : CHOOSERS.indexOf(firstChooser as string) % seats;
}

const bySeat = <T>(seats: number, make: () => T): T[] => Array.from({ length: seats }, make);

/** Section 4: the galaxy; in a random set-up also who lives where. Chance is used in the order of section 3. */
export function setup(core: Core, options: Options): State {
  const { seats, rng } = core;
  const t = tables(core);
  const { neutral, slots } = t.galaxies[seats]!;
  const sectors = neutral.length + slots.length;
  const isDrawn = options.setupMode === 'random';
  const exploration = options.exploration === 'on';
  const first = isDrawn ? -1 : firstChooser(core, options);
  const tiles = shuffle(rng, [...t.tiles.keys()]);
  const s: State = {
    ...core,
    duel: seats === 2 && options.duelMode === 'on',
    exploration,
    first,
    age: 0,
    round: 0,
    civilisations: bySeat(seats, () => null),
    origins: bySeat(seats, () => -1),
    levels: bySeat(seats, () => EVOLUTIONS.map(() => 0)),
    points: bySeat(seats, () => 0),
    ages: [],
    tiles: tiles.slice(0, neutral.length),
    faceUp: neutral.map(() => !exploration),
    undrawn: sort(tiles.slice(neutral.length)),
    ships: bySeat(seats, () => new Array<number>(sectors).fill(0)),
    colonies: new Array<number>(sectors).fill(-1),
    hands: bySeat(seats, () => []),
    choices: bySeat(seats, () => null),
    queue: [],
    discards: [],
    leftovers: [],
    unused: bySeat(seats, () => []),
  };
  if (isDrawn) {
    s.civilisations = shuffle(rng, [...CIVILISATIONS]).slice(0, seats);
    const drawn = shuffle(rng, [...slots.keys()]);
    for (const [seat, slot] of drawn.entries()) settle(s, seat, neutral.length + slot);
  }
  return s;
}

/** AX-SET-06, 07: places a seat's origin sector with the ships and levels of its civilisation. */
function settle(s: State, seat: Seat, sector: number): void {
  const { ships, levels } = tables(s).starts[s.civilisations[seat]!];
  s.origins[seat] = sector;
  s.ships[seat]![sector] = ships;
  s.levels[seat] = EVOLUTIONS.map((evolution) => levels[evolution] ?? 0);
  tell(['settled', seat, sector, ships]);
}

/** The first seat clockwise from the first chooser that has not chosen yet. */
function nextChooser(s: Readonly<State>, hasChosen: (seat: Seat) => boolean): Seat | null {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.first + i) % s.seats;
    if (!hasChosen(seat)) return seat;
  }
  return null;
}

/** Drafted set-up: clockwise all civilisations, then all slots; the last free one is nobody's choice (AX-R-22, 39). */
export const draft = procedure(
  'setup',
  {},
  {
    civilisation: {
      rule: 'AX-SET-04',
      auto: true,
      who: (s) => nextChooser(s, (seat) => s.civilisations[seat] !== null),
      options(s, _f, _seat, emit) {
        for (const key of CIVILISATIONS) if (!s.civilisations.includes(key)) emit(['civilisation', key]);
      },
      take(s, _f, seat, move) {
        const [, key] = move as Extract<typeof move, readonly ['civilisation', ...unknown[]]>;
        s.civilisations[seat] = key;
        tell(['civilisationChosen', seat, key]);
        return 'again';
      },
    },
    slot: {
      rule: 'AX-SET-05',
      auto: true,
      who: (s) => nextChooser(s, (seat) => s.origins[seat]! >= 0),
      options(s, _f, _seat, emit) {
        for (let sector = s.tiles.length; sector < s.colonies.length; sector++)
          if (!s.origins.includes(sector)) emit(['slot', sector]);
      },
      take(s, _f, seat, move) {
        settle(s, seat, move[1] as number);
        return 'again';
      },
    },
  },
);
