import { Tip } from '@conclave/kit';
import type { State, Window } from '../../rules/types.ts';
import { PHASES } from '../../words/names.ts';

/** The parts of a turn in their order, by a window of the rules that belongs to each. */
const STEPS: readonly { readonly window: Window; readonly tip: string; readonly rule: string }[] = [
  { window: 'recover', tip: 'Up to three slipped cards are unslipped.', rule: 'SI-TRN-03' },
  {
    window: 'main',
    tip: 'One main action, research or build, every turn. Functions of built cards may be used before and after it.',
    rule: 'SI-TRN-04',
  },
  { window: 'limit', tip: 'Down to five cards in hand; money left over is lost.', rule: 'SI-RST-01' },
  { window: 'end', tip: 'Functions at the end of the turn, then the next player.', rule: 'SI-TRG-09' },
];

/** Where the turn stands. */
export function Track({ view: { window, mainDone } }: { readonly view: State }) {
  return (
    <ol className="si-track k-line" aria-label="Parts of the turn">
      {STEPS.map((step) => {
        const now = PHASES[step.window] === PHASES[window];
        return (
          <li key={step.window} className="k-line" aria-current={now ? 'step' : undefined}>
            <Tip tip={step.tip} rule={step.rule}>
              <span className="si-track-name">{PHASES[step.window]}</span>
              {now && step.window === 'main' && (
                <span className="si-track-more">{mainDone ? 'main action done' : 'main action to come'}</span>
              )}
            </Tip>
          </li>
        );
      })}
    </ol>
  );
}
