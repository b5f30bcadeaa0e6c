import type { Move } from '../rules/types.ts';
import type { Names } from './names.ts';

/** What the arguments of each move are. */
const ARGUMENTS: { readonly [label: string]: readonly ('sector' | 'seat' | 'number' | 'word')[] } = {
  civilisation: ['word'],
  slot: ['sector'],
  choose: ['number', 'word', 'number'],
  battle: ['sector'],
  colonize: ['sector'],
  move: ['sector', 'sector', 'number'],
  portal: ['sector', 'sector', 'number'],
  produce: ['sector'],
  ambush: ['sector', 'seat'],
  convert: ['sector', 'seat'],
};

/** A move in words: `move Z H-origin 2`, `ambush Z M`, `choose 5 war`. */
export function spell(names: Names, [label, ...args]: Move): string {
  const words = args.map((arg, i) => {
    const kind = ARGUMENTS[label]?.[i];
    if (kind === 'sector') return names.sectorName(arg as number);
    return kind === 'seat' ? names.seatName(arg as number) : String(arg);
  });
  return [label, ...words].join(' ');
}

/** The move that is spelled like this, whether it is legal or not. */
export function read(names: Names, text: string): Move {
  const [label, ...words] = text.split(' ') as [string, ...string[]];
  const args = words.map((word, i) => {
    const kind = ARGUMENTS[label]?.[i];
    if (kind === 'sector') return names.sector(word);
    if (kind === 'seat') return names.seat(word);
    return kind === 'number' ? Number(word) : word;
  });
  return [label, ...args] as unknown as Move;
}
