import { Emblem, Tip } from '@conclave/kit';
import { useState } from 'react';
import { NUMBERS } from '../../data/numbers.ts';
import { tables } from '../../data/tables.ts';
import type { Phase } from '../../rules/types.ts';
import { ageName, endSays, PHASE_TEXT, roman } from '../../words/names.ts';
import type { Props } from '../draft.ts';
import { OpenOmens } from '../omens/open-omens.tsx';
import { AgeDialog } from './age-dialog.tsx';
import './track.css';
import { Wheel } from './wheel.tsx';

const TURN: readonly Phase[] = ['grow', 'build', 'develop'];

/** The phases of a turn with that which is under way, or what else is going on. */
function Phases({ phase }: { readonly phase: Phase }) {
  if (!TURN.includes(phase))
    return <span className="dm-phase-now k-ink k-firm">{PHASE_TEXT[phase].name}</span>;
  return (
    <span className="dm-phases k-line k-quiet">
      {TURN.map((each) => (
        <span key={each} className={each === phase ? 'dm-phase-now k-ink k-firm' : 'map-roomy'}>
          {each === phase && <span className="unseen">now </span>}
          {PHASE_TEXT[each].name}
        </span>
      ))}
    </span>
  );
}

/** Everybody by initiative, which is the order of turns and decides ties (DM-INI-01, 03). */
function Initiative({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  return (
    <ol className="dm-order k-line" aria-label="Initiative">
      {view.order.map((seat, i) => {
        const isActive = seat === view.active;
        const { name } = seats[seat]!;
        return (
          <li key={seat} aria-current={isActive ? 'step' : undefined}>
            <Tip
              tip={`${name}: initiative ${roman(i + 1)}${isActive ? ', has the turn' : ''}. Ties go to the highest initiative.`}
              rule="DM-INI-01"
              className="dm-initiative map-turn k-soft"
            >
              <i>{roman(i + 1)}</i>
              <Emblem seat={seat} size={14} />
              <span className="unseen">{name}</span>
              {isActive && <span className="unseen">, has the turn</span>}
            </Tip>
          </li>
        );
      })}
    </ol>
  );
}

/** Age, round and phase, whose turn it is, the order of turns, and the Omens that lie open. */
export function Track({ table }: { readonly table: Props }) {
  const { view, seats } = table;
  const [isOpen, open] = useState(false);
  const { age, round, phase } = view;
  const [must, more] = endSays(tables(view), age, round);
  return (
    <>
      <div className="dm dm-track map-track k-stack k-near" data-over-board>
        <button
          type="button"
          className="dm-now map-now k-line"
          title="This Age: initiative, phases, points so far"
          onClick={() => open(true)}
        >
          <Wheel age={age} round={round} />
          <span className="dm-now-text map-lines">
            <b className="k-title k-ink">{age === 0 ? PHASE_TEXT.draft.name : ageName(age)}</b>
            {round > 0 && (
              <span>
                Round {round} of {NUMBERS.rounds}
                {must}
                <span className="map-roomy">{more}</span>
              </span>
            )}
            {age > 0 && <Phases phase={phase} />}
          </span>
        </button>
        <Initiative view={view} seats={seats} />
        <OpenOmens view={view} seats={seats} />
      </div>
      {isOpen && <AgeDialog {...table} close={() => open(false)} />}
    </>
  );
}
