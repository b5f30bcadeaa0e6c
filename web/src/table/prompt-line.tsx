import { listed } from '@conclave/frame/words.ts';
import {
  Button,
  Icon,
  RuleLink,
  type TableProps,
  takingBack,
  useEscape,
  useTip,
  useWide,
} from '@conclave/kit';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useAsked, useHere, useSeats, useTable } from '../live/context.tsx';
import { togetherFrom, undoOffer } from '../live/undo.ts';
import { reach } from '../net/reach.ts';
import { Refusal } from '../shell/refusal.tsx';
import { Absence } from './absence.tsx';
import { useAskBeforeClosing } from './left-behind-notices.tsx';

/** The one line that says what is asked. It never moves. */
export function PromptLine({ props }: { readonly props: TableProps }) {
  const { live, loaded } = useHere();
  const refused = useTable((s) => s.refused);
  useEscape(refused !== null, live.dismiss);
  const asked = useAsked();
  const behind = useTable((s) => s.stage.queue.length);
  const rule = loaded.ui.rule(props.view);
  const { Prompt } = loaded.ui;
  const wide = useWide();
  return (
    <section
      id="prompt"
      tabIndex={-1}
      className="prompt"
      aria-label="Prompt"
      data-asked={asked || undefined}
      data-foot={wide || undefined}
    >
      <h2 className="unseen">What is asked</h2>
      {refused && (
        <div className="prompt-refusal">
          <Refusal refused={refused} lead={refused.unmade && 'Your move was not made.'} />
          <Button small look="bare" icon="close" onClick={live.dismiss}>
            Close
          </Button>
        </div>
      )}
      {!refused && <Unsent />}
      <Absence />
      <div className="prompt-ask">
        <Prompt {...props} />
      </div>
      <div className="prompt-tools">
        {rule && <RuleLink rule={rule} brief={!wide} />}
        {behind > 1 && (
          <Button small icon="fast-forward" onClick={live.catchUp}>
            Catch up
          </Button>
        )}
        <UndoButton />
      </div>
    </section>
  );
}

/** A move of mine that no answer has come to: it is on its way as long as the page is open. */
function Unsent() {
  const isWaiting = useTable((s) => s.pending.length > 0);
  const isOffline = useStore(reach.status) === 'no';
  useAskBeforeClosing(isWaiting && isOffline);
  if (!isWaiting || !isOffline) return null;
  return (
    <div role="status" className="prompt-refusal">
      <p className="refusal">
        <Icon name="offline" size={18} />
        <span>Your move has not been answered yet. It is sent as soon as the line is back.</span>
      </p>
    </div>
  );
}

/** Milliseconds after Take back in which Undo, which then stands in its place, can't be pressed by one press too many. */
const FRESH = 700;

function UndoButton() {
  const { live, hear } = useHere();
  const marks = useTable((s) => s.marks);
  const info = useTable((s) => s.known.info);
  const seat = useTable((s) => s.known.seat);
  const busy = useTable((s) => s.pending.length > 0);
  const seats = useSeats();
  const steps = useTable((s) => s.known.steps);
  const joined = useTable((s) => s.joined);
  const from = togetherFrom(steps, seat, joined);
  const offer = useMemo(() => undoOffer(marks, seat, info?.seats ?? [], from), [marks, seat, info, from]);
  const tip = useTip(offer.reason);
  const takeBack = takingBack.use();
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setFresh(false), FRESH);
    return () => clearTimeout(timer);
  }, [isFresh]);
  if (seat === null || info?.status !== 'running') return null;
  // What is not made yet goes first: Undo would take back the move before it.
  if (takeBack)
    return (
      <Button
        small
        icon="undo"
        className="prompt-undo"
        title="Take back"
        aria-keyshortcuts="Escape"
        onClick={() => {
          takeBack();
          setFresh(true);
        }}
      >
        <span>Take back</span>
      </Button>
    );
  if (info.undo?.seat === seat)
    return (
      <span className="prompt-asked">
        <Icon name="hourglass" size={16} /> {listed(info.undo.waitingFor.map((s) => seats[s]?.name ?? ''))}{' '}
        must agree
      </span>
    );
  const enabled = offer.enabled && !busy && !isFresh;
  return (
    <Button
      small
      icon="undo"
      className="prompt-undo"
      aria-disabled={!enabled}
      aria-description={offer.reason}
      onClick={() => {
        if (!enabled) return;
        hear('undo');
        void live.send({ do: 'undo', seat, from });
      }}
      {...tip}
    >
      <span>{offer.label}</span>
    </Button>
  );
}
