import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/kit';
import { FigureUse } from './figures.tsx';

const SHIELD = 'M3 4q17-5 34 0v19q0 14-17 21Q3 37 3 23z';

/** A warlord's bust on a shield of its seat's colour, with the seat's emblem; the sheet of figures is on the board. */
export const WarlordFace = ({
  seat,
  faction,
  width = 34,
}: {
  readonly seat: Seat;
  readonly faction: number;
  readonly width?: number;
}) => (
  <svg
    className="k-crest hx-face"
    width={width}
    height={width * 1.15}
    viewBox="0 0 40 46"
    style={{ color: seatColor(seat) }}
    aria-hidden="true"
  >
    <path d={SHIELD} fill="color-mix(in oklab, currentColor, var(--hx-ink) 45%)" />
    <svg x="4" y="1" width="32" height="38" viewBox="4 -5 24 28.500" aria-hidden="true">
      <g transform="translate(16 38)">
        <FigureUse name={`warlord-${faction}`} />
      </g>
    </svg>
    <path d={SHIELD} fill="none" stroke="currentColor" strokeWidth={2} />
    <circle className="hx-face-plate" cx="20" cy="38" r="7.500" />
    <g transform="translate(15 33)">
      <Emblem seat={seat} size={10} />
    </g>
  </svg>
);
