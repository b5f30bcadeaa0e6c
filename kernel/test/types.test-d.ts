/** Compiled, never run: what the types of the kernel must refuse. */
import { type Core, game, vocabulary } from '../src/index.ts';

interface State extends Core {
  hands: number[][];
  turn: number;
}
type Moves = ['play', number] | ['pass'];
type Events = ['played', number, number] | ['passed', number];
const w = vocabulary<State, Moves, Events>();
const main = w.procedure('main', {}, { begin: () => 'done' });

const common = {
  id: 'typed',
  version: 1,
  rules: 1,
  seats: { min: 2, max: 2 },
  options: [],
  procedures: w.procedures,
  setup: (core: Core): State => ({ ...core, hands: [[], []], turn: 0 }),
  start: () => w.call(main, {}),
  fill: () => {},
  whyNot: () => null,
  broken: () => null,
  bound: () => 1,
};
const visible = { hands: 'own', turn: 'all' } as const;
const events = { played: 'all', passed: 'all' } as const;

game<State, Moves, Events>({ ...common, visible, events });

// @ts-expect-error a state field without a visibility rule
game<State, Moves, Events>({ ...common, visible: { hands: 'own' }, events });

// @ts-expect-error an event without a visibility rule
game<State, Moves, Events>({ ...common, visible, events: { played: 'all' } });

// @ts-expect-error a rule for a field that there is not
game<State, Moves, Events>({ ...common, visible: { ...visible, deck: 'none' }, events });

// @ts-expect-error 'own' is for lists by seat
game<State, Moves, Events>({ ...common, visible: { hands: 'own', turn: 'own' }, events });

// @ts-expect-error a function must keep the field's type
game<State, Moves, Events>({ ...common, visible: { hands: 'own', turn: () => 'hidden' }, events });

const deal = w.procedure<{ seat: number; card: number }>(
  'deal',
  { seat: 'all', card: 'owner' },
  { begin: (s, f) => void s.hands[f.seat]?.push(f.card) },
);

// @ts-expect-error a frame local without a visibility rule
w.procedure<{ seat: number; card: number }>('forgotten', { seat: 'all' }, { begin: () => 'done' });

// @ts-expect-error the same for an effect
w.effect<{ card: number }>('forgottenToo', {}, { begin: () => 'done' });

// @ts-expect-error 'owner' needs a local named seat
w.procedure<{ card: number }>('ownerless', { card: 'owner' }, { begin: () => 'done' });

w.call(deal, { seat: 0, card: 3 });
// @ts-expect-error a call without a local
w.call(deal, { seat: 0 });
// @ts-expect-error a call with a local of another type
w.loop(deal, { seat: 0, card: 'queen' });

w.tell(['played', 0, 3]);
// @ts-expect-error an event that there is not
w.tell(['shuffled']);
// @ts-expect-error an event with too little in it
w.tell(['played', 0]);

w.procedure(
  'asks',
  {},
  {
    ask: {
      rule: 'TY-1',
      who: () => 0,
      options: (_s, _f, seat, emit) => {
        emit(['play', seat]);
        // @ts-expect-error a move that there is not
        emit(['draw']);
        // @ts-expect-error a move with an argument of another type
        emit(['play', 'queen']);
      },
      // @ts-expect-error a step can't want just anything
      take: () => 'later',
    },
  },
);

// @ts-expect-error an ask without its rule
w.procedure('ruleless', {}, { ask: { who: () => 0, options: () => {}, take: () => {} } });
