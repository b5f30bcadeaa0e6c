import { inEffect } from '@conclave/frame/settings.ts';
import { below, type Core, type OptionSpec, type Options, type Seat, shuffle } from '@conclave/kernel';
import { sort } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import { HOME } from '../data/tiles.ts';
import { TYPES } from '../data/tracks.ts';
import { cardsFor } from './cards.ts';
import { galaxyOf, recommendedGalaxy, sectorAt } from './galaxy.ts';
import { clockwise } from './seats.ts';
import { restOfTiles } from './tiles.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

const SEATS = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'];

/** HG-R-53: with the learning game go wild homes and the choice of the first Arbiter, nothing else. */
const WHOLE: Options = { learningGame: 'off' };

/**
 * Section 8 of the specification. A freely laid galaxy has no recommended homes. `firstArbiter` is counted on round
 * the table where there are fewer seats: with three, `seat4` is the first seat.
 */
export const OPTIONS = [
  { id: 'learningGame', values: ['off', 'on'], default: 'off' },
  {
    id: 'homes',
    values: ['recommended', 'chosen'],
    default: 'recommended',
    onlyWith: { ...WHOLE, galaxy: 'recommended' },
  },
  { id: 'galaxy', values: ['recommended', 'free'], default: 'recommended', onlyWith: WHOLE },
  { id: 'leaders', values: ['off', 'dealt', 'drafted'], default: 'off', onlyWith: WHOLE },
  { id: 'technologies', values: ['dealt', 'drafted'], default: 'dealt', onlyWith: WHOLE },
  { id: 'discardPiles', values: ['one', 'three'], default: 'one', onlyWith: WHOLE },
  { id: 'longerGame', values: ['off', 'on'], default: 'off', onlyWith: WHOLE },
  { id: 'wildHomes', values: ['off', 'on'], default: 'off' },
  { id: 'firstArbiter', values: ['random', ...SEATS], default: 'random' },
] as const satisfies readonly OptionSpec[];

/** HG-SET-07, HG-VAR-02: sector tiles dealt to each player. */
export const startingTiles = (s: Pick<Readonly<State>, 'rules' | 'learning'>): number =>
  s.learning ? tables(s).learningStartingTiles : tables(s).startingTiles;

const bySeat = <T>(seats: number, make: (seat: Seat) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => make(seat));

/** HG-R-02, HG-VAR-21: the first Arbiter, by chance or named by the table. */
const firstArbiter = ({ seats, rng }: Core, { firstArbiter: named }: Options): Seat =>
  named === 'random' ? below(rng, seats) : SEATS.indexOf(named as string) % seats;

/** Section 4, as far as nobody decides anything. Chance is used in the order of the steps there. */
export function setup(core: Core, given: Options): State {
  const { seats, rng, rules } = core;
  const t = tables(core);
  const options = inEffect(OPTIONS, given);
  const learning = options.learningGame === 'on';
  const arbiter = firstArbiter(core, options);
  const leaders = shuffle(rng, [...t.leaders.keys()]);
  const deck = shuffle(rng, [...cardsFor(core)]);
  const isDrafted = options.technologies === 'drafted';
  // HG-VAR-13: of a packet one card is left over.
  const deal = learning ? 0 : isDrafted ? t.hand + 1 : t.hand;
  const hands = bySeat(seats, () => sort(deck.splice(deck.length - deal, deal)));
  const longer = options.longerGame === 'on';
  const stack = restOfTiles({ seats, rules, learning, longer }, [], rng);
  const dealt = startingTiles({ rules, learning });
  const tileHands = bySeat(seats, () => sort(stack.splice(stack.length - dealt, dealt)));
  const pool = learning ? stack.splice(stack.length - t.learningPool[seats]!) : [];
  const s: State = {
    ...core,
    learning,
    wildHomes: options.wildHomes === 'on',
    longer,
    arbiter,
    round: 0,
    phase: 'setup',
    actionPhase: 0,
    active: -1,
    actionsLeft: 0,
    chosen: bySeat(seats, () => null),
    queue: [],
    galaxy: options.galaxy === 'free' ? '' : recommendedGalaxy(core),
    tiles: [],
    homes: bySeat(seats, () => -1),
    pool,
    stack,
    tileHands,
    complexes: bySeat(seats, () => []),
    embassies: [],
    outposts: [],
    heights: [],
    built: bySeat(seats, () => TYPES.map(() => 0)),
    agents: bySeat(seats, () => [-1, -1, -1]),
    fleets: bySeat(seats, () => [-1, -1, -1]),
    gates: bySeat(seats, () => [-1, -1, -1, -1, -1, -1]),
    caps: bySeat(seats, () => 0),
    points: bySeat(seats, () => 0),
    scored: [],
    hands: isDrafted ? bySeat(seats, () => []) : hands,
    packets: isDrafted ? hands : [],
    inactive: bySeat(seats, () => []),
    advanced: bySeat(seats, () => []),
    deck,
    discards: options.discardPiles === 'three' ? [[], [], []] : [[]],
    marks: bySeat(seats, () => []),
    conflict: null,
    leaders:
      options.leaders === 'off'
        ? []
        : options.leaders === 'dealt'
          ? leaders.slice(0, seats)
          : bySeat(seats, () => -1),
    positions: bySeat(seats, () => 0),
    leaderUses: 0,
    sheltered: bySeat(seats, () => -1),
    spared: bySeat(seats, () => 0),
  };
  growBoard(s);
  if (options.homes === 'recommended' && options.galaxy === 'recommended')
    for (const [i, seat] of clockwise(s, arbiter).entries())
      settle(s, seat, sectorAt(s, t.layouts[seats]!.homes[i]!));
  return s;
}

/** Makes the lists by sector as long as the galaxy has sectors. */
export function growBoard(s: State): void {
  const more = galaxyOf(s).cells.length - s.tiles.length;
  for (let i = 0; i < more; i++) {
    s.tiles.push(-1);
    s.embassies.push(-1);
    s.outposts.push(-1);
    s.heights.push(0);
    for (const complexes of s.complexes) complexes.push(0);
  }
}

/** HG-SET-04: a home with the first base of each type, free. */
export function settle(s: State, seat: Seat, sector: number): void {
  s.tiles[sector] = HOME;
  s.homes[seat] = sector;
  s.complexes[seat]![sector] = 1;
  s.embassies[sector] = seat;
  s.outposts[sector] = seat;
  s.heights[sector] = 1;
  s.built[seat] = [1, 1, 1];
  tell(['homePlaced', seat, sector]);
}
