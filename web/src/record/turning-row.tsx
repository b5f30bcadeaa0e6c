import type { ReactNode } from 'react';

/** A place in the course of a game: the way to it, and what is said of it. */
export const TurningRow = ({
  at,
  round,
  label,
  isHere,
  onGo,
  children,
}: {
  readonly at: number;
  readonly round: number;
  /** Where the way leads, for those who listen. */
  readonly label: string;
  readonly isHere?: boolean;
  readonly onGo: (at: number) => void;
  readonly children: ReactNode;
}) => (
  <div className="turning-line">
    <button
      type="button"
      className="turning-go"
      aria-label={`Go to ${label}`}
      aria-current={isHere || undefined}
      onClick={() => onGo(at)}
    >
      Round {round}
    </button>
    {children}
  </div>
);
