import type { Thing } from '@conclave/frame/event-parts.ts';
import type { Lookup } from '../game-ui.ts';
import { useScope } from '../scope.tsx';
import { CLOSED, Named } from './named.tsx';
import { useLookup } from './use-lookup.ts';

type Names = Lookup['names'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The longest name first, so that none is taken for a part of another. */
const finderOf = (names: Names): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(${Object.keys(names)
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}\\d])`,
    'u',
  );

const finders = new WeakMap<Names, RegExp>();

/** Words as they are, or a name with what it stands for. */
type Piece = string | readonly [name: string, thing: Thing];

/** A text in pieces: words as they are, and names with what they stand for. */
export function piecesOf(text: string, names: Names): readonly Piece[] {
  if (Object.keys(names).length === 0) return [text];
  const finder = finders.get(names) ?? finderOf(names);
  finders.set(names, finder);
  return text.split(finder).flatMap((piece, i): readonly Piece[] => {
    if (i % 2 === 1) return [[piece, names[piece]!]];
    return piece === '' ? [] : [piece];
  });
}

/** A text of the rules, in which names of things show what they stand for. */
export function Names({ children }: { readonly children: string }) {
  const lookup = useLookup(useScope().lookup);
  if (!lookup) return children;
  const pieces = piecesOf(children, lookup.names);
  return pieces.map((piece, i) => {
    if (typeof piece === 'string') return i === 0 ? piece : piece.replace(CLOSED, '');
    const next = pieces[i + 1];
    const end = typeof next === 'string' ? (CLOSED.exec(next)?.[0] ?? '') : '';
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change
    const named = <Named key={i} name={piece[0]} thing={piece[1]} />;
    return end === '' ? (
      named
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change
      <span key={i} className="k-listed">
        {named}
        {end}
      </span>
    );
  });
}
