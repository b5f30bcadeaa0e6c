import { type Game, game, type Refusal, refuse } from '@conclave/kernel';
import { call, homeRow, isFree, isStep, owner, procedures, wholeGame } from './rules.ts';
import {
  BOX,
  MOST_MOVES,
  PIECES,
  type Sentries,
  type SentriesEvent,
  type SentriesMove,
  SIZE,
} from './types.ts';

const REFUSALS: { readonly [code: string]: string } = {
  'not-yours': 'You move your own pieces only.',
  captured: 'This piece has been captured.',
  'too-far':
    'A keeper goes one square in any direction, a sentry one square forward, straight or diagonally.',
  'own-piece': 'One of your own pieces stands there.',
};

export const sayRefusal = ({ code }: Refusal): string | null => REFUSALS[code] ?? null;

export const sentries: Game<Sentries, SentriesMove, SentriesEvent> = game<
  Sentries,
  SentriesMove,
  SentriesEvent
>({
  id: 'sentries',
  version: 1,
  rules: 1,
  seats: { min: 2, max: 2 },
  options: [],
  procedures,
  visible: { squares: 'all', active: 'all', made: 'all' },
  events: { moved: 'all', captured: 'all' },
  setup: (core) => ({
    ...core,
    squares: [0, 1].flatMap((seat) => Array.from({ length: PIECES }, (_, i) => homeRow(seat) * SIZE + i)),
    active: 0,
    made: 0,
  }),
  start: () => call(wholeGame, {}),
  fill() {},
  whyNot(s, seat, [label, piece, to]) {
    if (label !== 'move' || typeof piece !== 'number' || typeof to !== 'number') return null;
    if (s.squares[piece] === undefined || to < 0 || to >= BOX) return null;
    if (owner(piece) !== seat) return refuse('not-yours', {}, 'SN-2').error;
    if (s.squares[piece] === BOX) return refuse('captured', {}, 'SN-3').error;
    if (!isStep(piece, s.squares[piece], to)) return refuse('too-far', {}, 'SN-2').error;
    return isFree(s, seat, to) ? null : refuse('own-piece', {}, 'SN-3').error;
  },
  broken(s) {
    const there = s.squares.filter((square) => square !== BOX);
    return new Set(there).size === there.length ? null : 'two pieces stand on one square';
  },
  bound: () => MOST_MOVES,
  worth: (s, seat) =>
    s.squares.reduce(
      (sum, square, piece) => sum + (square === BOX ? 0 : owner(piece) === seat ? 100 : -100),
      0,
    ),
});
