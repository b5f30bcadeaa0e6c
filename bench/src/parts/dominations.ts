import { MASTERY } from '@conclave/games/dominations/data/mastery.ts';
import { NUMBERS } from '@conclave/games/dominations/data/numbers.ts';
import { TILES } from '@conclave/games/dominations/data/tiles.ts';
import { emitGains } from '@conclave/games/dominations/rules/mastery.ts';
import { placements, production } from '@conclave/games/dominations/rules/production.ts';
import type { State } from '@conclave/games/dominations/rules/types.ts';
import { type Game, type Move, playout, seeded, seedOf } from '@conclave/kernel';
import { gameOf } from '@conclave/lab';
import type { Figure, Part } from '../figures.ts';
import { medianMicroseconds } from '../measure.ts';

const SEATS = 4;
const HAND = 7;
/** What a reader of the map may wait for, once a turn, in microseconds. */
const MOST = 1000;

/** The last placement of a random game. */
function late(game: Game): State {
  const state = game.setup(seedOf(1), SEATS);
  const rng = seeded(seedOf(2));
  const isLast = ({ cells, phase }: State) =>
    phase === 'grow' && cells.length === 3 * NUMBERS.rounds * SEATS - 1;
  while (!isLast(state as unknown as State)) playout(game, state, rng, 1);
  return state as unknown as State;
}

/** What the interface and the bots ask of the map and of a Tree late in Dominations. */
export const dominations: Part = {
  id: 'dominations',
  title: `Dominations, ${SEATS} seats, the last placement of a random game`,
  async measure() {
    const s = late(await gameOf('dominations'));
    const seat = s.active;
    const hand = [...TILES.keys()].filter((tile) => !s.tiles.includes(tile)).slice(0, HAND);
    const kinds = [...MASTERY.keys()].filter((kind) => s.mastery[seat]![kind] === 0);
    const gains = () => {
      const moves: Move[] = [];
      emitGains(s, seat, kinds, (move) => moves.push(move));
      return moves;
    };
    const all = placements(s, seat, hand);
    const { cell } = all.sites[0]!;
    const calls: readonly (readonly [what: string, call: () => unknown])[] = [
      [
        `${all.tiles.length} placements of ${HAND} tiles, with what each Produces for everyone`,
        () => placements(s, seat, hand),
      ],
      ['one placement, part by part', () => production(s, seat, hand[0]!, cell, 0)],
      [`${gains().length} places of all Mastery cards in a Tree of ${s.cards[seat]!.length}`, gains],
    ];
    const each = medianMicroseconds(calls.map(([, call]) => call));
    return calls.map(([what], i): Figure => ({ what, value: each[i]!, unit: 'µs', most: MOST }));
  },
};
