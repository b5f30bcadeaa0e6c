import { Button, Emblem, Name, seatColor } from '@conclave/kit';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTable } from '../live/context.tsx';
import type { LiveTable } from '../live/live-table.ts';
import { useTitle } from '../shell/page.tsx';
import './curtain.css';

interface CurtainState {
  /** The person who must take the device before anything is shown; null if nothing must be hidden. */
  readonly next: number | null;
  readonly lift: () => void;
}

/** Several people at one device: hides the table until the person whose move it is has confirmed. */
export function useCurtain(live: LiveTable): CurtainState {
  const [holder, setHolder] = useState<number | null>(null);
  const next = useStore(live.store, ({ known, stage, pending }) => {
    const { info, seat } = known;
    if (info?.status !== 'running' || info.mine.length < 2) return null;
    const atRest = stage.beat === null && stage.queue.length === 0 && pending.length === 0;
    const waiting = known.position?.waiting ?? info.waiting;
    const asked = info.mine.filter((mine) => waiting.includes(mine));
    if (holder === null) return asked[0] ?? info.mine[0]!;
    const other = asked.includes(holder) ? undefined : asked[0];
    return other !== undefined && atRest ? other : seat === holder ? null : holder;
  });
  return {
    next,
    lift: () => {
      setHolder(next);
      if (live.store.getState().known.seat !== next) live.sit(next);
    },
  };
}

/** The hand-over screen. Nothing of the table is on the page while it is there. */
export function Curtain({ next, lift }: CurtainState & { readonly next: number }) {
  const name = useTable((s) => s.known.info?.seats[next]?.name ?? '');
  const sealed = useTable((s) => s.known.position?.asks?.sealed ?? false);
  const main = useRef<HTMLElement>(null);
  useTitle(`${name}'s turn`);
  useEffect(() => main.current?.focus(), []);
  return (
    <main className="curtain" ref={main} tabIndex={-1} aria-labelledby="curtain-title">
      <Emblem seat={next} size={72} />
      <h1 id="curtain-title">
        Hand the device to{' '}
        <span style={{ color: seatColor(next) }}>
          <Name of={name} />
        </span>
      </h1>
      <p>All hands are hidden until {name} is ready.</p>
      {sealed && <p>Everybody chooses in secret now; the choices are revealed together.</p>}
      <Button look="signal" onClick={lift}>
        I am {name}
      </Button>
    </main>
  );
}
