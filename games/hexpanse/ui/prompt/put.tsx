import { capital } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { type Choice, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { aToken } from '../../words/names.ts';
import { isAnswer, type Props, useDraft } from '../draft.ts';
import { offersOf } from '../parts.ts';
import { Answer } from './answer.tsx';
import { TerritoryField } from './territory.tsx';

/** One token that may be placed: which, and where (HX-PLC-05, HX-REC-02, HX-REC-04). */
export function PutAsk({ props }: { readonly props: Props }) {
  const draft = useDraft(props);
  const me = props.viewer as Seat;
  const { asked } = draft;
  const tokens = [...valuesOf(offersOf(asked.view, me, asked.moves), 'token')];
  const isPicked = (token: string | number) =>
    draft.picks.some(([name, value]) => name === 'token' && value === token) ||
    isAnswer(draft, me, 'token', token);
  const choices = tokens.map(
    (token): Choice => ({
      key: `${token}`,
      label: <ChoiceLabel sign={null} name={capital(aToken(token))} effect={null} />,
      isPressed: isPicked(token),
      act: () => draft.toggle('token', token),
    }),
  );
  const canStop = asked.moves.some(([label]) => label === 'stop');
  return (
    <Answer
      props={props}
      choices={tokens.length > 1 ? choices : []}
      end={
        canStop && draft.answer === null
          ? asked.held.length === 0
            ? { label: 'Place none', move: ['stop'], warning: null }
            : undefined
          : undefined
      }
    >
      <TerritoryField props={props} label="Territory" />
      {canStop && asked.held.length > 0 && draft.answer === null && (
        <button type="button" className="k-button k-plain k-small" onClick={() => draft.answerWith(['stop'])}>
          Place none
        </button>
      )}
    </Answer>
  );
}
