import { Emblem, seatColor } from '@conclave/kit';
import { Acts } from '@conclave/kit/table';
import { scoreOf } from '../../rules/battle.ts';
import type { Side } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { Sign } from '../symbols/symbol.tsx';
import { type Act, actsOf } from './acts.ts';
import { playAct } from './play.ts';
import './motion.css';

/** Height of a column for each point of the score, and of the highest one, in pixels. */
const POINT = 5;
const HIGHEST = 70;

/** A side's score as a column, with what it loses. */
function Column({ side, isWinner }: { readonly side: Side; readonly isWinner: boolean }) {
  const { seat, shipsLost, coloniesLost } = side;
  const score = scoreOf(side);
  return (
    <span className="ax-column" style={{ color: seatColor(seat) }}>
      {isWinner && <span className="ax-vp">+1</span>}
      <b>{score}</b>
      <span className="ax-bar" style={{ blockSize: Math.min(HIGHEST, score * POINT) }} />
      <Emblem seat={seat} />
      <span className="ax-lost">
        {shipsLost > 0 && (
          <span>
            <Sign name="ship" size={12} />
            {shipsLost}
          </span>
        )}
        {coloniesLost > 0 && <Sign name="colony" size={12} />}
      </span>
    </span>
  );
}

/** What an act looks like, wherever it stands. */
export function Actor({ act }: { readonly act: Act }) {
  if (act.do === 'flip') return <span className="ax-flip" />;
  if (act.do === 'battle')
    return act.sides.map((side) => (
      <Column key={side.seat} side={side} isWinner={side.seat === act.winner} />
    ));
  return (
    <span className="ax-token" style={{ color: seatColor(act.seat) }}>
      <Emblem seat={act.seat} />
      <Sign name={act.do === 'travel' ? 'ship' : act.sign} size={18} />
      {act.n}
    </span>
  );
}

/** Milliseconds between acts of one beat, and how many of these steps at most. */
const STEP = 140;
const MOST = 5;

/** Plays what has just happened over the galaxy. */
export const Motion = ({ beat, speed }: Props) => (
  <Acts
    className="ax ax-actor"
    beat={beat}
    speed={speed}
    actsOf={({ events }) => events.flatMap(actsOf).map((act, i) => ({ act, wait: STEP * Math.min(i, MOST) }))}
    draw={(act) => <Actor act={act} />}
    play={playAct}
  />
);
