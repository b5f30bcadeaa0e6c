import { type Next, type Seat, Unknown, vocabulary } from '@conclave/kernel';
import type { Claims, ClaimsEvent, ClaimsMove } from './types.ts';
import { REACH, WORLDS } from './worlds.ts';

const { procedures, procedure, effect, call, loop, tell } = vocabulary<Claims, ClaimsMove, ClaimsEvent>();

export { call, procedures };

export const withinReach = (s: Readonly<Claims>) => s.worlds.slice(0, REACH);

export const points = (worlds: readonly number[]) =>
  worlds.reduce((sum, world) => sum + WORLDS[world]!.points, 0);

function seatsWithShips(s: Claims): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.hands[seat]!.length > 0) seats.push(seat);
  return seats;
}

/** CL-4: the owner of a beacon may draw a ship. */
export const answerBeacon = procedure<{ seat: Seat }>(
  'answerBeacon',
  { seat: 'all' },
  {
    mayDraw: {
      rule: 'CL-4',
      who: (_s, f) => f.seat,
      options(_s, _f, _seat, emit) {
        emit(['draw']);
        emit(['decline']);
      },
      take(s, _f, seat, move) {
        if (move[0] === 'decline') return;
        const ship = s.ships.pop()!;
        if (ship < 0) throw new Unknown('the next ship');
        s.hands[seat]!.push(ship);
        tell(['drew', seat, ship]);
      },
    },
  },
);

/** CL-3: the strongest ship claims a world, and the beacons of the others notice. */
const claimWorld = effect<{ seat: Seat }>(
  'claimWorld',
  { seat: 'all' },
  {
    chooseWorld: {
      rule: 'CL-3',
      auto: true,
      who: (_s, f) => f.seat,
      options: (s, _f, _seat, emit) => withinReach(s).forEach((world) => emit(['claim', world])),
      take(s, _f, seat, move) {
        const world = move[1] as number;
        s.worlds.splice(s.worlds.indexOf(world), 1);
        s.claimed[seat]!.push(world);
        tell(['claimed', seat, world]);
        for (const [owner, worlds] of s.claimed.entries())
          for (const card of worlds)
            if (owner !== seat && WORLDS[card]!.beacon)
              s.raised.push([owner, card, 0, ['claimed', seat, world]]);
      },
    },
  },
);

/** CL-2: all commit a ship in secret and reveal together. */
const round = procedure(
  'round',
  {},
  {
    commitShip: {
      rule: 'CL-2',
      who: seatsWithShips,
      options: (s, _f, seat, emit) => s.hands[seat]!.forEach((ship) => emit(['commit', ship])),
      reveal(s, _f, picks) {
        const ships = picks.map((pick) => (pick === null ? 0 : (pick[1] as number)));
        s.hands = s.hands.map((hand, seat) => hand.filter((ship) => ship !== ships[seat]));
        s.spent.push(...ships.filter((ship) => ship > 0));
        tell(['revealed', ships]);
        return call(claimWorld, { seat: ships.indexOf(Math.max(...ships)) });
      },
    },
  },
);

/** CL-5: rounds until worlds or ships run out; then points decide, equal ones share. */
export const wholeGame = procedure(
  'wholeGame',
  {},
  {
    playRounds(s): Next {
      if (s.worlds.length > 0 && seatsWithShips(s).length > 0) return loop(round, {});
    },
    countPoints(s) {
      const scores = s.claimed.map(points);
      const places = scores.map((mine) => 1 + scores.filter((other) => other > mine).length);
      s.outcome = { places, scores, reason: s.worlds.length === 0 ? 'worlds' : 'ships' };
    },
  },
);
