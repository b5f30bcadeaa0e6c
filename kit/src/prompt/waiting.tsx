import type { Core, Move, Seat } from '@conclave/kernel';
import type { ReactNode } from 'react';
import type { TableProps } from '../game-ui.ts';
import { isSealed, sealedChoice } from '../sealed.ts';
import { GameOver, SeatList, StillChoosing } from './seat-list.tsx';

interface WaitingProps<S extends Core, M extends Move>
  extends Pick<TableProps<S, M>, 'game' | 'view' | 'viewer' | 'seats'> {
  /** What those do who are asked, to follow their names: “places a tile”. */
  readonly waits: ReactNode;
  /** The viewer's own choice while several choose in secret, as a sentence. */
  readonly own?: (move: M) => string | null;
  /** What the points count. */
  readonly counted?: string;
  /** Why the game is over, or how, where that is no matter of points. */
  readonly over?: ReactNode;
  /** What is said besides. */
  readonly children?: ReactNode;
}

/** What the table waits for while nothing is asked of the viewer. */
export function Waiting<S extends Core, M extends Move>(props: WaitingProps<S, M>) {
  const { game, view, viewer, seats, waits, own, counted, over, children } = props;
  if (view.outcome)
    return over ?? <GameOver outcome={view.outcome} seats={seats} {...(counted && { counted })} />;
  const waiting = game.waiting(view).filter((seat) => seat !== viewer);
  if (isSealed(game, view)) {
    const move = viewer === 'table' ? null : sealedChoice<S, M>(game, view, viewer as Seat);
    return <StillChoosing own={move && (own?.(move) ?? null)} waiting={waiting} seats={seats} />;
  }
  if (waiting.length === 0) return <p className="k-asked">One moment.</p>;
  return (
    <p className="k-asked">
      <SeatList of={waiting} seats={seats} /> {waits}. {children}
    </p>
  );
}
