import {
  type Core,
  type Definition,
  type Game,
  type GameEvent,
  game,
  type Move,
  type Seat,
  vocabulary,
} from '@conclave/kernel';

type Told = readonly ['over', seat: Seat] & GameEvent;

const over = (winner: Seat | null) => ({
  places: [0, 1].map((seat) => (winner === null || seat === winner ? 1 : 2)),
  scores: [0, 1].map((seat) => (seat === winner ? 1 : 0)),
  reason: 'over',
});

/** What two tiny games have in common. */
const tiny = {
  version: 1,
  rules: 1,
  seats: { min: 2, max: 2 },
  options: [],
  events: { over: 'all' },
  fill: () => {},
  whyNot: () => null,
  broken: () => null,
  bound: () => 100,
} as const;

interface Heap extends Core {
  left: number;
  turn: Seat;
}
type Take = readonly ['take', n: number] & Move;

/** Each takes one to three of a heap in turn; whoever takes the last wins: leave a multiple of four. */
export function nim(from: number): Game<Heap, Take> {
  const { procedure, procedures, call } = vocabulary<Heap, Take, Told>();
  const play = procedure(
    'play',
    {},
    {
      take: {
        rule: 'NIM-1',
        who: (s) => s.turn,
        options: (s, _f, _seat, emit) => {
          for (let n = 1; n <= Math.min(3, s.left); n++) emit(['take', n]);
        },
        take(s, _f, seat, move) {
          s.left -= move[1];
          s.turn = 1 - seat;
          if (s.left === 0) s.outcome = over(seat);
          return 'again';
        },
      },
    },
  );
  return game<Heap, Take, Told>({
    ...(tiny as unknown as Definition<Heap, Take, Told>),
    id: 'nim',
    procedures,
    visible: { left: 'all', turn: 'all' },
    setup: (core) => ({ ...core, left: from, turn: 0 }),
    start: () => call(play, {}),
  }) as unknown as Game<Heap, Take>;
}

interface Coins extends Core {
  isOver: boolean;
}
type Show = readonly ['show', side: 'head' | 'tail'] & Move;

/** Both show a coin at once: seat 0 wins if they are equal. Nobody can do better than half. */
export function pennies(): Game<Coins, Show> {
  const { procedure, procedures, call } = vocabulary<Coins, Show, Told>();
  const play = procedure(
    'play',
    {},
    {
      show: {
        rule: 'COIN-1',
        who: (s) => (s.isOver ? [] : [0, 1]),
        options: (_s, _f, _seat, emit) => {
          emit(['show', 'head']);
          emit(['show', 'tail']);
        },
        reveal(s, _f, picks) {
          s.isOver = true;
          s.outcome = over(picks[0]![1] === picks[1]![1] ? 0 : 1);
        },
      },
    },
  );
  return game<Coins, Show, Told>({
    ...(tiny as unknown as Definition<Coins, Show, Told>),
    id: 'pennies',
    procedures,
    visible: { isOver: 'all' },
    setup: (core) => ({ ...core, isOver: false }),
    start: () => call(play, {}),
  }) as unknown as Game<Coins, Show>;
}
