import { type Game, game, hidden, refuse, type Seat, shuffle } from '@conclave/kernel';
import { answerBeacon, call, points, procedures, wholeGame, withinReach } from './rules.ts';
import type { Claims, ClaimsEvent, ClaimsMove } from './types.ts';
import { HAND, REACH, SHIPS, WORLDS } from './worlds.ts';

const everyShip = Array.from({ length: SHIPS }, (_, i) => i + 1);
const everyWorld = [...WORLDS.keys()];
const isAll = (cards: readonly number[], all: readonly number[]) =>
  cards.length === all.length && all.every((card) => cards.includes(card));

export const claims: Game<Claims, ClaimsMove, ClaimsEvent> = game<Claims, ClaimsMove, ClaimsEvent>({
  id: 'claims',
  version: 1,
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [],
  procedures,
  visible: { worlds: 'all', claimed: 'all', hands: 'own', ships: 'none', spent: 'all' },
  events: {
    revealed: 'all',
    claimed: 'all',
    drew: (event, viewer) => (viewer === event[1] ? event : ['drew', event[1], hidden(event[2])]),
  },
  triggers: {
    rule: 'CL-4',
    orders: (s) => s.raised[0]![3][1] as Seat,
    ready: (s) => s.ships.length > 0,
    alike: ([owner], [other]) => owner === other,
    handle: (_s, [owner]) => call(answerBeacon, { seat: owner }),
  },
  setup(core) {
    const worlds = shuffle(core.rng, [...everyWorld]);
    const ships = shuffle(core.rng, [...everyShip]);
    const hands = Array.from({ length: core.seats }, () => ships.splice(-HAND));
    return { ...core, worlds, claimed: hands.map(() => []), hands, ships, spent: [] };
  },
  start: () => call(wholeGame, {}),
  fill(s) {
    const seen = [...s.hands.flat(), ...s.spent];
    s.ships = shuffle(
      s.rng,
      everyShip.filter((ship) => !seen.includes(ship)),
    );
    s.hands = s.hands.map((hand) => hand.map((ship) => (ship < 0 ? s.ships.pop()! : ship)));
  },
  whyNot(s, seat, [label, card = '']) {
    if (label === 'commit' && !s.hands[seat]!.includes(card as number))
      return refuse('not-in-hand', { ship: card }, 'CL-2').error;
    if (label === 'claim' && !withinReach(s).includes(card as number))
      return refuse('out-of-reach', { world: card, reach: REACH }, 'CL-3').error;
    return null;
  },
  broken(s) {
    if (!isAll([...s.hands.flat(), ...s.ships, ...s.spent], everyShip))
      return 'a ship is gone or there twice';
    if (!isAll([...s.worlds, ...s.claimed.flat()], everyWorld)) return 'a world is gone or there twice';
    return null;
  },
  bound: (s) => WORLDS.length * (s.seats + WORLDS.length),
  worth: (s, seat) => 100 * points(s.claimed[seat]!) + 50 * s.hands[seat]!.length,
});
