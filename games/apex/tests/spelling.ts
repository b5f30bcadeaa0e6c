import { kindAt, moveOf } from '@conclave/frame/moves.ts';
import type { Move } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';
import type { Names } from './names.ts';

/** A move in words: `move Z H-origin 2`, `ambush Z M`, `choose 5 war`. */
export function spell(names: Names, [label, ...args]: Move): string {
  const words = args.map((arg, place) => {
    const kind = kindAt(MOVES, label, place);
    if (kind === 'sector') return names.sectorName(arg as number);
    return kind === 'people' ? names.seatName(arg as number) : String(arg);
  });
  return [label, ...words].join(' ');
}

/** The move that is spelled like this, whether it is legal or not. */
export const read = (names: Names, text: string): Move =>
  moveOf<Move>(MOVES, text.split(' ') as [string, ...string[]], (kind, word) => {
    if (kind === 'sector') return names.sector(word);
    if (kind === 'people') return names.seat(word);
    return kind === 'card' || kind === 'n' ? Number(word) : word;
  });
