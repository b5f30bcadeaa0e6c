import { Emblem, type Speed, seatColor } from '@conclave/web/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { Piece } from '../symbols/symbols.tsx';
import { type Act, actsOf } from './acts.ts';
import { COMPARED } from './lasts.ts';
import './motion.css';
import { playAct } from './play.ts';

/** What an act looks like, wherever it stands. */
export function Actor({ act }: { readonly act: Act }) {
  if (act.do === 'flip') return <span className="hg-flip" />;
  return (
    <span className="hg-token" style={{ color: seatColor(act.seat) }}>
      <Emblem seat={act.seat} size={14} />
      <Piece kind={act.piece} size={22} />
      {act.n > 1 && act.n}
    </span>
  );
}

interface Running {
  readonly id: number;
  readonly act: Act;
  /** Milliseconds at normal speed before it begins. */
  readonly wait: number;
}

function Playing({ running, speed, done }: { running: Running; speed: Speed; done: (id: number) => void }) {
  const root = useRef<HTMLDivElement>(null);
  // Once: an act that has begun is played to its end.
  useLayoutEffect(() => {
    void playAct(root.current!, running.act, speed, running.wait).then(() => done(running.id));
  }, []);
  return (
    <div ref={root} className="hg hg-actor" data-act={running.act.do}>
      <Actor act={running.act} />
    </div>
  );
}

/** Milliseconds between acts of one beat, and how many of these steps at most. */
const STEP = 150;
const MOST = 6;

/** The acts of a beat and when each begins; what a conflict destroys waits for its verdict. */
export function timed(events: readonly Event[]): readonly Omit<Running, 'id'>[] {
  const compared = events.findIndex(([name]) => name === 'compared');
  return events
    .flatMap((event, i) => actsOf(event).map((act) => ({ act, isAfter: compared >= 0 && i > compared })))
    .map(({ act, isAfter }, i) => ({ act, wait: STEP * Math.min(i, MOST) + (isAfter ? COMPARED : 0) }));
}

/** Plays what has just happened over the galaxy; the view itself already shows what came of it. */
export function Motion({ table: { beat, speed } }: { readonly table: Props }) {
  const [acts, setActs] = useState<readonly Running[]>([]);
  const next = useRef(0);
  useEffect(() => {
    if (!beat || speed === 'off') return;
    const begun = timed(beat.events).map((act): Running => ({ id: next.current++, ...act }));
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
