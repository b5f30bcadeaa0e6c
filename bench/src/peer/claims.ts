import type { Ctx, Game } from 'boardgame.io';
import { HAND, REACH, SHIPS, WORLDS } from '../../../docs/example/worlds.ts';
import { INVALID_MOVE } from './boardgame.ts';

/** The state of Claims as boardgame.io keeps it. */
export interface G {
  worlds: number[];
  claimed: number[][];
  hands: number[][];
  ships: number[];
  spent: number[];
  committed: (number | null)[];
  claimer: number;
  /** Owners of beacons that still have to answer, one entry for each beacon. */
  beacons: number[];
  answering: number;
  over: boolean;
}

/** How a game starts; missing: at random. */
export type Deal = Pick<G, 'worlds' | 'hands' | 'ships'>;

type Events = {
  setActivePlayers(arg: { value: Record<string, string>; maxMoves: number }): void;
  endTurn(): void;
};

const seatsOf = (list: readonly unknown[]): number[] => [...list.keys()];
const ask = (events: Events, seats: readonly number[], stage: string): void =>
  events.setActivePlayers({
    value: Object.fromEntries(seats.map((seat) => [`${seat}`, stage])),
    maxMoves: 1,
  });

/** Ends a round, or lets the next beacon answer: the claimer orders them where owners differ. */
function goOn(g: G, events: Events): void {
  const owners = g.ships.length === 0 ? [] : [...new Set(g.beacons)];
  if (owners.length > 1) ask(events, [g.claimer], 'order');
  else if (owners.length === 1) answer(g, events, g.beacons.indexOf(owners[0]!));
  else {
    g.beacons = [];
    g.over = g.worlds.length === 0 || g.hands.every((hand) => hand.length === 0);
    events.endTurn();
  }
}

function answer(g: G, events: Events, index: number): void {
  g.answering = g.beacons.splice(index, 1)[0]!;
  ask(events, [g.answering], 'beacon');
}

function claim(g: G, events: Events, world: number): void {
  g.worlds.splice(g.worlds.indexOf(world), 1);
  g.claimed[g.claimer]!.push(world);
  for (const [owner, worlds] of g.claimed.entries())
    for (const card of worlds) if (owner !== g.claimer && WORLDS[card]!.beacon) g.beacons.push(owner);
  goOn(g, events);
}

function reveal(g: G, events: Events): void {
  const ships = g.committed.map((ship) => ship ?? 0);
  for (const [seat, ship] of ships.entries()) {
    if (ship === 0) continue;
    g.hands[seat]!.splice(g.hands[seat]!.indexOf(ship), 1);
    g.spent.push(ship);
  }
  g.committed = ships.map(() => null);
  g.claimer = ships.indexOf(Math.max(...ships));
  if (g.worlds.length === 1) claim(g, events, g.worlds[0]!);
  else ask(events, [g.claimer], 'claim');
}

/** Claims with the same rules as docs/example, written the way boardgame.io's documentation teaches. */
export const claimsPeer = (deal?: Deal): Game<G> => ({
  name: 'claims',
  disableUndo: true,
  setup({ random, ctx }) {
    const ships = deal ? [...deal.ships] : random.Shuffle(Array.from({ length: SHIPS }, (_, i) => i + 1));
    const hands =
      deal?.hands.map((hand) => [...hand]) ??
      Array.from({ length: ctx.numPlayers }, () => ships.splice(-HAND));
    const worlds = deal ? [...deal.worlds] : random.Shuffle(seatsOf(WORLDS));
    const none = hands.map(() => null);
    return {
      worlds,
      claimed: hands.map(() => []),
      hands,
      ships,
      spent: [],
      committed: none,
      claimer: 0,
      beacons: [],
      answering: 0,
      over: false,
    };
  },
  turn: {
    onBegin({ G: g, events }) {
      ask(
        events,
        seatsOf(g.hands).filter((seat) => g.hands[seat]!.length > 0),
        'commit',
      );
    },
    stages: {
      commit: {
        moves: {
          commit({ G: g, events, playerID }, ship: number) {
            const seat = Number(playerID);
            if (g.committed[seat] !== null || !g.hands[seat]!.includes(ship)) return INVALID_MOVE;
            g.committed[seat] = ship;
            if (g.hands.every((hand, other) => hand.length === 0 || g.committed[other] !== null))
              reveal(g, events);
          },
        },
      },
      claim: {
        moves: {
          claim({ G: g, events }, world: number) {
            if (!g.worlds.slice(0, REACH).includes(world)) return INVALID_MOVE;
            claim(g, events, world);
          },
        },
      },
      order: {
        moves: {
          next({ G: g, events }, index: number) {
            if (g.beacons[index] === undefined) return INVALID_MOVE;
            answer(g, events, index);
          },
        },
      },
      beacon: {
        moves: {
          draw({ G: g, events }) {
            g.hands[g.answering]!.push(g.ships.pop()!);
            goOn(g, events);
          },
          decline({ G: g, events }) {
            goOn(g, events);
          },
        },
      },
    },
  },
  endIf: ({ G: g }) => (g.over ? { scores: scoresOf(g) } : undefined),
  playerView: ({ G: g, playerID }) => ({
    ...g,
    ships: g.ships.map(() => -1),
    hands: g.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.map(() => -1))),
    committed: g.committed.map((ship, seat) => (seat === Number(playerID) || ship === null ? ship : -1)),
  }),
  ai: { enumerate: (g, ctx, playerID) => enumerate(g, ctx, Number(playerID)) },
});

/** Everything the seat may do now: boardgame.io wants it written a second time, beside the moves. */
export function enumerate(g: G, ctx: Ctx, seat: number): { move: string; args: number[] }[] {
  switch (ctx.activePlayers?.[seat]) {
    case 'commit':
      return g.committed[seat] === null
        ? g.hands[seat]!.map((ship) => ({ move: 'commit', args: [ship] }))
        : [];
    case 'claim':
      return g.worlds.slice(0, REACH).map((world) => ({ move: 'claim', args: [world] }));
    case 'order':
      return g.beacons
        .map((owner, i) => ({ owner, i }))
        .filter(({ owner, i }) => g.beacons.indexOf(owner) === i)
        .map(({ i }) => ({ move: 'next', args: [i] }));
    case 'beacon':
      return [
        { move: 'draw', args: [] },
        { move: 'decline', args: [] },
      ];
    default:
      return [];
  }
}

export const scoresOf = (g: G): number[] =>
  g.claimed.map((worlds) => worlds.reduce((sum, world) => sum + WORLDS[world]!.points, 0));
