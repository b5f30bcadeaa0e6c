import type { Seat } from '@conclave/kernel';
import { SeatBadge, type SeatInfo, type Speed, seatColor } from '@conclave/kit';
import type { ReactNode } from 'react';
import type { Type } from '../../data/tracks.ts';
import { SIDES } from '../../rules/types.ts';
import { SIDE_TEXT, TYPE_TEXT } from '../../words/names.ts';
import { TypeSign } from '../symbols/symbols.tsx';
import type { Term } from './script.ts';
import { Terms } from './terms.tsx';

interface SideProps {
  readonly side: 0 | 1;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  readonly type: Type;
  /** The terms in sight; they make the total. */
  readonly terms: readonly Term[];
  readonly speed: Speed | null;
  readonly result?: 'won' | 'lost' | undefined;
  /** What may still come, below the terms. */
  readonly children?: ReactNode;
}

/** A side of a conflict: who, with which power, the total and its terms. */
export function Side({ side, seat, seats, type, terms, speed, result, children }: SideProps) {
  const total = terms.reduce((sum, { part }) => sum + part[1], 0);
  return (
    <section
      className="hg-side k-rest k-stack"
      data-result={result}
      style={{ color: seatColor(seat) }}
      aria-label={`${SIDE_TEXT[SIDES[side]]}: ${seats[seat]!.name}`}
    >
      <header>
        <SeatBadge seat={seat} info={seats[seat]!} />
        <small className="map-roomless">
          {SIDE_TEXT[SIDES[side]]} <TypeSign type={type} size={12} /> {TYPE_TEXT[type].name.toLowerCase()}
        </small>
      </header>
      <p className="hg-total">
        <span className="unseen">Power </span>
        {total}
      </p>
      <Terms terms={terms.filter(({ part: [name] }) => name !== 'card')} seats={seats} speed={speed} />
      {children}
    </section>
  );
}
