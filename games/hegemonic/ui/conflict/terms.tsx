import { fly, logLine, type SeatInfo, type Speed } from '@conclave/kit';
import { useLayoutEffect, useRef } from 'react';
import type { Part, PartName } from '../../rules/types.ts';
import { termName } from '../../words/conflict-words.ts';
import { boxOf, centred } from '../motion/where.ts';
import type { PieceKind } from '../symbols/drawings.ts';
import { Piece, ThingSign } from '../symbols/symbols.tsx';
import type { Term } from './script.ts';

/** The piece that a term counts or that gives it. */
const PIECE_OF: { readonly [part in PartName]?: PieceKind } = {
  complexes: 'complex',
  neighbours: 'complex',
  gates: 'gate',
  embassy: 'embassy',
  agents: 'agent',
  wildHome: 'embassy',
  stack: 'outpost',
  support: 'outpost',
  fleets: 'fleet',
  loan: 'embassy',
};

function Sign({ part }: { readonly part: PartName }) {
  const piece = PIECE_OF[part];
  return piece ? <Piece kind={piece} size={14} /> : <ThingSign thing="star" size={14} />;
}

interface RowProps {
  readonly part: Part;
  readonly seats: readonly SeatInfo[];
  /** Whether the number comes from where it is counted. */
  readonly speed: Speed | null;
}

/** A term: what it is, where it comes from, and its number, which comes flying from its sector. */
function Row({ part, seats, speed }: RowProps) {
  const number = useRef<HTMLElement>(null);
  const [name, n, sector] = part;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, a number that has come stays
  useLayoutEffect(() => {
    const own = number.current!;
    const from = sector < 0 || speed === null ? null : boxOf(sector);
    if (!from || speed === null) return;
    const to = own.getBoundingClientRect();
    own.style.visibility = 'hidden';
    void fly(own, centred(to, from), to, speed, 380).then(() => {
      own.style.visibility = '';
    });
  }, []);
  return (
    <li className="hg-term">
      <Sign part={name} />
      <span>{logLine({ parts: termName(part), seat: null, depth: 2 }, seats).text}</span>
      <b ref={number} className="k-firm">
        {n}
      </b>
    </li>
  );
}

/** The terms of a side that are in sight, its technology apart. */
export function Terms({ terms, ...rest }: Omit<RowProps, 'part'> & { readonly terms: readonly Term[] }) {
  return (
    <ul className="k-ink">
      {terms.map(({ key, part }) => (
        <Row key={key} part={part} {...rest} />
      ))}
    </ul>
  );
}
