import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Speed } from './scope.tsx';

/** Something shown over the board for a moment. */
export interface Timed<A> {
  readonly act: A;
  /** Milliseconds at normal speed before it begins. */
  readonly wait: number;
}

interface Running<A> extends Timed<A> {
  readonly id: number;
}

interface ActsProps<A, B> {
  readonly className: string;
  /** What has just happened, null for nothing; a new one begins new acts. */
  readonly beat: B | null;
  readonly speed: Speed;
  readonly actsOf: (beat: B) => readonly Timed<A>[];
  readonly draw: (act: A) => ReactNode;
  /** Plays an act with the element that shows it and resolves when it is over. */
  readonly play: (element: HTMLElement, act: A, speed: Speed, wait: number) => Promise<void>;
}

function Playing<A extends { readonly do: string }, B>({
  running: { id, act, wait },
  props: { className, speed, draw, play },
  done,
}: {
  readonly running: Running<A>;
  readonly props: ActsProps<A, B>;
  readonly done: (id: number) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, an act that has begun is played to its end
  useLayoutEffect(() => {
    void play(root.current!, act, speed, wait).then(() => done(id));
  }, []);
  return (
    <div ref={root} className={`k-actor ${className}`} data-act={act.do}>
      {draw(act)}
    </div>
  );
}

/** Plays what has just happened over the board; the view itself already shows what came of it. */
export function Acts<A extends { readonly do: string }, B>(props: ActsProps<A, B>) {
  const { beat, speed, actsOf } = props;
  const [acts, setActs] = useState<readonly Running<A>[]>([]);
  const next = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat is played once
  useEffect(() => {
    if (!beat || speed === 'off') return;
    const begun = actsOf(beat).map((act): Running<A> => ({ id: next.current++, ...act }));
    if (begun.length > 0) setActs((old) => [...old, ...begun]);
  }, [beat, speed]);
  if (acts.length === 0) return null;
  const done = (id: number) => setActs((old) => old.filter((running) => running.id !== id));
  return createPortal(
    <div aria-hidden="true">
      {acts.map((running) => (
        <Playing key={running.id} running={running} props={props} done={done} />
      ))}
    </div>,
    document.body,
  );
}
