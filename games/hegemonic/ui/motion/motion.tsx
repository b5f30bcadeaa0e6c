import { Emblem, seatColor } from '@conclave/kit';
import { Acts, playerOn, type Timed } from '@conclave/kit/table';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { Piece } from '../symbols/symbols.tsx';
import { type Act, actsOf } from './acts.ts';
import { COMPARED } from './lasts.ts';
import './motion.css';
import { BOARD } from './where.ts';

/** What an act looks like, wherever it stands. */
export function Actor({ act }: { readonly act: Act }) {
  if (act.do === 'flip') return <span className="map-flip" />;
  return (
    <span className="hg-token k-token k-within k-num" style={{ color: seatColor(act.seat) }}>
      <Emblem seat={act.seat} size={14} />
      <Piece kind={act.piece} size={22} />
      {act.n > 1 && act.n}
    </span>
  );
}

/** Milliseconds between acts of one beat, and how many of these steps at most. */
const STEP = 150;
const MOST = 6;

/** The acts of a beat and when each begins; what a conflict destroys waits for its verdict. */
export function timed(events: readonly Event[]): readonly Timed<Act>[] {
  const compared = events.findIndex(([name]) => name === 'compared');
  return events
    .flatMap((event, i) => actsOf(event).map((act) => ({ act, isAfter: compared >= 0 && i > compared })))
    .map(({ act, isAfter }, i) => ({ act, wait: STEP * Math.min(i, MOST) + (isAfter ? COMPARED : 0) }));
}

const playOnBoard = playerOn(BOARD);

/** Plays what has just happened over the galaxy. */
export const Motion = ({ table: { beat, speed } }: { readonly table: Props }) => (
  <Acts
    className="hg"
    beat={beat}
    speed={speed}
    actsOf={({ events }) => timed(events)}
    draw={(act) => <Actor act={act} />}
    play={playOnBoard}
  />
);
