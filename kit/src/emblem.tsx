import type { Seat } from '@conclave/kernel';
import type { SeatInfo } from './game-ui.ts';
import { withinLine } from './within-line.ts';

/** One shape a seat, told apart without colour: sun, triangle, square, star, crescent, cross. */
const SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  'M12 2.5L22 20.5H2z',
  'M3.5 3.5h17v17h-17z',
  'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z',
  'M15.5 2.5a9.7 9.7 0 1 0 0 19A11 11 0 0 1 15.5 2.5z',
  'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z',
] as const;

/** CSS value of a seat's colour; safe as text on every ground of the table. */
export const seatColor = (seat: Seat): string => `var(--seat-${seat % SHAPES.length})`;

/** The seat's emblem in its colour. Decoration beside the name; give `title` where it stands alone. */
export function Emblem({
  seat,
  size = 16,
  title,
}: {
  readonly seat: Seat;
  readonly size?: number;
  readonly title?: string;
}) {
  return (
    <svg
      className="k-emblem"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={seatColor(seat)}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  );
}

/** The seat's emblem on a shield of its colour, where it stands for the seat itself; decoration beside the name. */
export function Crest({ seat, size = 34 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg
      className="k-crest"
      width={size}
      height={size * 1.15}
      viewBox="0 0 40 46"
      fill={seatColor(seat)}
      aria-hidden="true"
    >
      <path d="M3 4q17-5 34 0v19q0 14-17 21Q3 37 3 23z" />
      <path className="k-crest-rim" d="M6 7q14-4 28 0v16q0 11-14 17Q6 34 6 23z" />
      <path
        className="k-crest-emblem"
        d={SHAPES[seat % SHAPES.length]}
        transform="translate(8.600 9.400) scale(0.95)"
      />
    </svg>
  );
}

/**
 * The name of a person, a bot or a game: no browser translates it, it runs in its own direction, and stays within its line
 * whatever marks are stacked upon it.
 */
export function Name({ of, className = '' }: { readonly of: string; readonly className?: string }) {
  return (
    <bdi className={`k-name ${className}`.trim()} translate="no">
      {withinLine(of)}
    </bdi>
  );
}

/** A seat's emblem and name, in its colour. */
export function SeatBadge({
  seat,
  info,
  size = 14,
}: {
  readonly seat: Seat;
  readonly info: Pick<SeatInfo, 'name'>;
  readonly size?: number;
}) {
  return (
    <span className="k-seat" style={{ color: seatColor(seat) }}>
      <Emblem seat={seat} size={size} />
      <Name of={info.name} className="k-seat-name" />
    </span>
  );
}
