import type { ComponentType } from 'react';
import { Zoom } from '../card/zoom.tsx';
import type { Props } from '../draft.ts';
import { askedStep } from '../situation.ts';
import { ChooseAsk } from './choose.tsx';
import { ColonizeAsk } from './colonize.tsx';
import { ExpandAsk } from './expand.tsx';
import { CivilisationAsk, SlotAsk } from './setup.tsx';
import { Waiting } from './waiting.tsx';
import { WarAsk } from './war.tsx';

/** How each question is asked, by the step that asks (`QUESTIONS`). */
export const ASKS: { readonly [step: string]: ComponentType<{ readonly props: Props }> } = {
  'setup.civilisation': CivilisationAsk,
  'setup.slot': SlotAsk,
  'round.choose': ChooseAsk,
  'war.battle': WarAsk,
  'colonization.colonize': ColonizeAsk,
  'expansion.action': ExpandAsk,
};

/** The prompt line: what is asked, what is chosen so far, and the buttons that complete it. */
export function Prompt(props: Props) {
  const step = askedStep(props);
  const Asked = step === null ? null : ASKS[step];
  return (
    <div className="ax k-prompt">
      {Asked ? <Asked key={step} props={props} /> : <Waiting {...props} />}
      <Zoom {...props} />
    </div>
  );
}
