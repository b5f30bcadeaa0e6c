import { Emblem, type Speed, seatColor } from '@conclave/web/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
  const [seat, ships, colony, armament, shipsLost, coloniesLost] = side;
  const score = ships + colony + armament;
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
    return act.sides.map((side) => <Column key={side[0]} side={side} isWinner={side[0] === act.winner} />);
  return (
    <span className="ax-token" style={{ color: seatColor(act.seat) }}>
      <Emblem seat={act.seat} />
      <Sign name={act.do === 'travel' ? 'ship' : act.sign} size={18} />
      {act.n}
    </span>
  );
}

interface Running {
  readonly id: number;
  readonly act: Act;
  readonly wait: number;
}

function Playing({ running, speed, done }: { running: Running; speed: Speed; done: (id: number) => void }) {
  const root = useRef<HTMLDivElement>(null);
  // Once: an act that has begun is played to its end.
  useLayoutEffect(() => {
    void playAct(root.current!, running.act, speed, running.wait).then(() => done(running.id));
  }, []);
  return (
    <div ref={root} className="ax ax-actor" data-act={running.act.do}>
      <Actor act={running.act} />
    </div>
  );
}

/** Milliseconds between acts of one beat, and how many of these steps at most. */
const STEP = 140;
const MOST = 5;

/** Plays what has just happened over the galaxy; the view itself already shows what came of it. */
export function Motion({ beat, speed }: Props) {
  const [acts, setActs] = useState<readonly Running[]>([]);
  const next = useRef(0);
  useEffect(() => {
    if (!beat || speed === 'off') return;
    const begun = beat.events
      .flatMap(actsOf)
      .map((act, i): Running => ({ id: next.current++, act, wait: STEP * Math.min(i, MOST) }));
    if (begun.length > 0) setActs((old) => [...old, ...begun]);
  }, [beat, speed]);
  if (acts.length === 0) return null;
  const done = (id: number) => setActs((old) => old.filter((running) => running.id !== id));
  return createPortal(
    <div aria-hidden="true">
      {acts.map((running) => (
        <Playing key={running.id} running={running} speed={speed} done={done} />
      ))}
    </div>,
    document.body,
  );
}
