import { type GamePlain, squares } from '@conclave/frame/plain.ts';
import { isKeeper, owner } from './rules.ts';
import { BOX, type Sentries, type SentriesEvent, type SentriesMove, SIZE } from './types.ts';

const pieceName = (piece: number): string => (isKeeper(piece) ? 'keeper' : 'sentry');
const squareName = (square: number): string => `${'ABCDE'[square % SIZE]}${SIZE - Math.floor(square / SIZE)}`;

const plain: GamePlain<Sentries, SentriesMove, SentriesEvent> = {
  nameOf: (kind, n) => (kind === 'square' ? squareName(n) : kind === 'piece' ? pieceName(n) : null),
  moves: { move: 'Move {piece} to {square}' },
  events: { moved: '{seat} moves {piece} from {square} to {square}', captured: '{seat} loses {piece}' },
  asks: { movePiece: 'Press one of your pieces, then where it goes.' },
  fields: { squares: { as: 'none' }, active: { as: 'none' }, made: { label: 'Moves made' } },
  boards: [
    {
      label: 'Board',
      kind: 'square',
      shape: 'square',
      places: squares(SIZE, SIZE),
      pieces: (s) =>
        s.squares.flatMap((at, piece) =>
          at === BOX ? [] : { at, name: pieceName(piece), seat: owner(piece), is: ['piece', piece] as const },
        ),
    },
  ],
  counted: 'pieces',
  points: (s, seat) => s.squares.filter((at, piece) => at !== BOX && owner(piece) === seat).length,
  endings: {
    caught: 'A keeper was captured.',
    across: 'A keeper has reached the far row.',
    blocked: 'Nobody can go on: more pieces win.',
    long: 'Sixty moves were made: more pieces win.',
  },
  rules: {
    'SN-1':
      'On five by five squares each seat has a keeper in the middle of its home row, and two sentries on each side of it.',
    'SN-2':
      'In turn each seat moves one piece: a keeper one square in any direction, a sentry one square forward, straight or diagonally.',
    'SN-3': 'A piece goes to an empty square, or onto one of the other seat’s pieces, which is captured.',
    'SN-4': 'Who captures the keeper, or brings their own to the far row, wins.',
    'SN-5': 'After sixty moves, or when who is to move cannot, more pieces win; equal ones share.',
  },
};

export default plain;
