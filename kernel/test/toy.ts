import {
  type Call,
  type Core,
  game,
  type Move,
  seedOf,
  type Trigger,
  vocabulary,
  type Workings,
} from '../src/index.ts';

/** The least game there is: a diary of what happened, and a purse of secrets that nobody sees. */
export interface Toy extends Core {
  diary: string[];
  secret: number;
}
export type ToyMove = readonly [label: string, ...args: (number | string)[]];
export type ToyEvent = ['wrote', string] | ['whispered', string];

export const words = () => vocabulary<Toy, ToyMove, ToyEvent>();
type Words = ReturnType<typeof words>;
type Extra = Partial<Pick<Workings<Toy, ToyMove, ToyEvent>, 'triggers' | 'anytime'>>;

/** A game that begins with the procedure `main` and whose other rules are those of the test. */
export function toy(w: Words, extra: Extra = {}) {
  const main = w.procedures.get('main');
  if (main === undefined) throw new Error('a toy needs a procedure main');
  return game<Toy, ToyMove, ToyEvent>({
    ...extra,
    id: 'toy',
    version: 1,
    rules: 1,
    seats: { min: 2, max: 3 },
    options: [],
    procedures: w.procedures,
    visible: { diary: 'all', secret: 'none' },
    events: { wrote: 'all', whispered: (e, viewer) => (viewer === 0 ? e : null) },
    setup: (core) => ({ ...core, diary: [], secret: 7 }),
    start: () => w.call(main, {}),
    fill(s) {
      s.secret = 7;
    },
    whyNot: () => null,
    broken: () => null,
    bound: () => 100,
  });
}

export const over = (s: Toy) => {
  s.outcome = { places: [1, 1], scores: [0, 0], reason: 'over' };
};

/** An ask of one seat that notes the answer. */
export const asking = (seat: number, labels: readonly string[]) => ({
  rule: 'TOY-1',
  who: () => seat,
  options: (_s: Toy, _f: unknown, _seat: number, emit: (move: ToyMove) => void) =>
    labels.forEach((label) => emit([label])),
  take(s: Toy, _f: unknown, _seat: number, move: Move) {
    s.diary.push(move[0]);
  },
});

export const start = (g: ReturnType<typeof toy>, seats = 2) => g.setup(seedOf(1), seats);

/** Trigger rules by which seat 0 orders and every trigger can be handled. */
export const triggered = (handle: (t: Trigger) => Call) => ({
  rule: 'TOY-4',
  orders: () => 0,
  ready: () => true,
  handle: (_s: unknown, t: Trigger) => handle(t),
});
