import { Tip } from '@conclave/kit';
import type { Window } from '../../rules/types.ts';

/** The parts of a turn as players see them, with the windows of the rules that belong to each. */
const STEPS: readonly {
  readonly name: string;
  readonly windows: readonly Window[];
  readonly tip: string;
  readonly rule: string;
}[] = [
  {
    name: 'Recover',
    windows: ['start', 'recover'],
    tip: 'Up to three slipped cards are turned upright.',
    rule: 'SI-TRN-03',
  },
  {
    name: 'Functions',
    windows: ['before'],
    tip: 'Functions of built cards, as many as can be paid.',
    rule: 'SI-TRN-05',
  },
  {
    name: 'Main action',
    windows: ['main'],
    tip: 'Research or build: one of them, every turn.',
    rule: 'SI-TRN-04',
  },
  { name: 'Functions', windows: ['after'], tip: 'Functions once more, and extra builds.', rule: 'SI-TRN-05' },
  {
    name: 'Limit',
    windows: ['limit'],
    tip: 'Down to five cards in hand; money left over is lost.',
    rule: 'SI-RST-01',
  },
  {
    name: 'End',
    windows: ['end', 'check'],
    tip: 'Functions at the end of the turn, then the next player.',
    rule: 'SI-TRG-09',
  },
];

/** Where the turn stands. */
export function Track({ window }: { readonly window: Window }) {
  return (
    <ol className="si-track" aria-label="Parts of the turn">
      {STEPS.map((step) => {
        const now = step.windows.includes(window);
        return (
          <li key={step.windows[0]} aria-current={now ? 'step' : undefined}>
            <Tip tip={step.tip} rule={step.rule}>
              <span className="si-track-name">{step.name}</span>
            </Tip>
          </li>
        );
      })}
    </ol>
  );
}
