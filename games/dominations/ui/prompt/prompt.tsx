import { stepOf } from '@conclave/frame/questions.ts';
import type { ComponentType } from 'react';
import { type Props, useDraft } from '../draft.ts';
import { AGE_ASKS } from './age/asks.tsx';
import { useSending } from './age/gain.tsx';
import { BuildAsk, PayAsk, SiteAsk } from './build.tsx';
import { DevelopAsk, MoreAsk, SpendAsk } from './develop.tsx';
import { PlaceAsk } from './place.tsx';
import './prompt.css';
import { useSkipped } from './skipped.ts';
import { Waiting } from './waiting.tsx';

/** How each question is asked, by the step that asks (`QUESTIONS`). */
export const ASKS: { readonly [step: string]: ComponentType<{ readonly props: Props }> } = {
  ...AGE_ASKS,
  'grow.place': PlaceAsk,
  'build.choose': BuildAsk,
  'buildLevel.chooseSite': SiteAsk,
  'buildLevel.pay': PayAsk,
  'develop.choose': DevelopAsk,
  'developCard.spend': SpendAsk,
  'exchange.more': MoreAsk,
  'assimilation.choose': DevelopAsk,
};

/** The prompt line: what is asked, what is chosen so far, and the buttons that complete it. */
export function Prompt(props: Props) {
  const skipped = useSkipped(props);
  const isBegun = useDraft(props).picks.length > 0;
  const isSending = useSending(props);
  const step = props.moves.length > 0 && !isSending ? stepOf(props.view) : null;
  const Asked = step === null ? null : ASKS[step];
  return (
    <div className="dm dm-prompt k-prompt">
      {Asked ? <Asked key={step} props={props} /> : <Waiting {...props} />}
      {skipped && !isBegun && <p className="dm-told dm-skipped k-over">{skipped}</p>}
    </div>
  );
}
