import { plural } from '@conclave/frame/words.ts';
import { useState } from 'react';
import type { State } from '../../rules/types.ts';
import { PHASE_TEXT } from '../../words/names.ts';
import { roundsLeft, turns } from '../../words/turn-order.ts';
import type { Props } from '../draft.ts';
import { PhaseRing } from './phase-ring.tsx';
import { phaseName } from './phases.ts';
import { Queue } from './queue.tsx';
import { Reveal } from './reveal.tsx';
import { RoundDialog } from './round-dialog.tsx';
import './track.css';

/** How near the end is: tiles in the stack, and rounds that can still follow. */
function End({ view }: { readonly view: State }) {
  const left = roundsLeft(view);
  return (
    <span className="map-lines">
      <span className="hg-progress-more">{plural(view.stack.length, 'tile')} in the stack</span>
      <span>{left === 0 ? 'last round' : plural(left, 'more round')}</span>
    </span>
  );
}

/** Round and phase, whose turn it is, in which order cards are played, and how near the end is. */
export function Track({ table }: { readonly table: Props }) {
  const { view, seats } = table;
  const [isOpen, open] = useState(false);
  const order = turns(view);
  const isSetup = view.phase === 'setup';
  return (
    <>
      <div className="hg-progress map-track k-stack">
        <button
          type="button"
          className="hg-now map-now k-line"
          title="This round: phases, turns, scores of earlier rounds"
          onClick={() => open(true)}
        >
          <svg viewBox="-22 -22 44 44" width={44} height={44} aria-hidden="true">
            <PhaseRing view={view} r={18} isNumbered />
          </svg>
          <span className="hg-now-text map-lines">
            <b className="k-ink">{isSetup ? PHASE_TEXT.setup.name : `Round ${view.round}`}</b>
            {!isSetup && <span>{phaseName(view)}</span>}
            {view.outcome === null && !isSetup && <End view={view} />}
          </span>
        </button>
        <Queue order={order} view={view} seats={seats} />
      </div>
      <Reveal {...table} />
      {isOpen && <RoundDialog {...table} close={() => open(false)} />}
    </>
  );
}
