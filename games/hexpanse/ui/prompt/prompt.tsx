import { stepOf } from '@conclave/frame/questions.ts';
import type { ComponentType } from 'react';
import { Zoom } from '../card/zoom.tsx';
import { type Props, useDraft } from '../draft.ts';
import { useSending } from '../sending.ts';
import { ActionAsk } from './action.tsx';
import { ChoiceAsk } from './choice.tsx';
import { MarketAsk } from './market.tsx';
import { DropAsk, PatternAsk } from './pattern.tsx';
import { PutAsk } from './put.tsx';
import { ExchangeAsk, StrikeAsk, TargetAsk, WarlordAsk, WithAsk } from './territory.tsx';
import { Waiting } from './waiting.tsx';

/** How each question is asked, by the step that asks (`QUESTIONS`). */
export const ASKS: { readonly [step: string]: ComponentType<{ readonly props: Props }> } = {
  'setUp.chooseFaction': ChoiceAsk,
  'setUp.chooseMinor': ChoiceAsk,
  'setUp.chooseMission': ChoiceAsk,
  'setUp.placeWarlord': WarlordAsk,
  'action.choose': ActionAsk,
  'drop.choose': DropAsk,
  'arrival.use': ChoiceAsk,
  'pattern.orient': PatternAsk,
  'pattern.strike': StrikeAsk,
  'pattern.put': PatternAsk,
  'place.put': PutAsk,
  'resurrect.put': PutAsk,
  'assault.strike': StrikeAsk,
  'destroy.choose': TargetAsk,
  'attack.choose': TargetAsk,
  'exchange.choose': ExchangeAsk,
  'exchange.with': WithAsk,
  'enemy.choose': ChoiceAsk,
  'recover.choose': ChoiceAsk,
  'returnUnits.choose': ChoiceAsk,
  'send.choose': ChoiceAsk,
  'takeCard.choose': ChoiceAsk,
  'takeCard.mode': ChoiceAsk,
  'discardCard.choose': ChoiceAsk,
  'market.buy': MarketAsk,
};

function Asking({ props }: { readonly props: Props }) {
  const { asked } = useDraft(props);
  const step = asked.step ?? stepOf(props.view)!;
  const Asked = ASKS[step]!;
  return <Asked key={step} props={props} />;
}

/** The prompt line: what is asked, what is chosen so far, and the buttons that complete it. */
export function Prompt(props: Props) {
  const isSending = useSending(props);
  return (
    <div className="hx hx-prompt k-prompt">
      {props.moves.length > 0 && !isSending ? <Asking props={props} /> : <Waiting {...props} />}
      <Zoom />
    </div>
  );
}
