import { Button, useFoundFocus, usePromptKeys } from '@conclave/kit';
import { useSteps, useTakingBack, Words } from '@conclave/kit/table';
import { useRef, useState } from 'react';
import { KIND_OF } from '../../data/cards.ts';
import { running } from '../../words/running.ts';
import { Ending } from '../board/ending.tsx';
import { nameOf } from '../card/words.ts';
import { cardsIn } from '../drafting.ts';
import { useNarrow } from '../narrow.ts';
import { stepAsked } from '../situation.ts';
import { type Props, type Table, useTable } from '../table.ts';
import { type Choice, choicesOf } from './choices.tsx';
import { confirmLabel, isDeclaration, isMainButton } from './confirm.ts';
import { SaleSum } from './sale-sum.tsx';
import { Sentence } from './sentence.tsx';
import { ANSWERS, type Answer, answers, automatic, endsItself, onlyEnd, setAnswer } from './settings.ts';
import { useAutomatic } from './use-automatic.ts';
import { Waiting } from './waiting.tsx';

/** The prompt line: what is asked, what is chosen so far, and the buttons that complete it. */
export function Prompt(props: Props) {
  const step = stepAsked(props);
  const isNarrow = useNarrow();
  useAutomatic(props);
  return (
    <div className="si si-prompt k-prompt">
      {step === null ? <Waiting {...props} /> : <Asked props={props} step={step} />}
      {step === null && isNarrow && <Ending {...props} />}
    </div>
  );
}

function Asked({ props, step }: { readonly props: Props; readonly step: string }) {
  const table = useTable(props);
  const isNarrow = useNarrow();
  const { draft, paying, acts } = table;
  const choices = choicesOf(props, table);
  const [warned, setWarned] = useState<string | null>(null);
  const confirmer = useRef<HTMLButtonElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  useFoundFocus(sentence, props.moves);
  useSteps(sentence, props.moves, chosenNames(table));
  const press = (choice: Choice) => {
    if (choice.warning && warned !== choice.key) return setWarned(choice.key);
    setWarned(null);
    choice.act();
  };
  const confirm = () => confirmer.current && acts.confirm(confirmer.current);
  useTakingBack(draft.picks.length > 0, acts.back);
  usePromptKeys({
    back: acts.back,
    digit: (n) => choices[n - 1] && press(choices[n - 1]!),
    confirm,
  });
  const warning = choices.find((choice) => choice.key === warned)?.warning;
  const confirms = draft.picks.length > 0 || draft.complete !== null;
  return (
    <>
      <Words question={props.moves}>
        <p ref={sentence} className="k-asked" data-asks tabIndex={-1}>
          {warning && <span className="k-warning">{warning} </span>}
          <Sentence props={props} table={table} step={step} />
        </p>
        {isNarrow && <Ending {...props} />}
        {paying && !isDeclaration(table) && <SaleSum paying={paying} />}
      </Words>
      {(choices.length > 0 || step === 'youMay') && (
        <div className="k-answers">
          {choices.map((choice, i) => (
            <Button
              key={choice.key}
              small
              look={choice.strong ? 'signal' : 'plain'}
              onClick={() => press(choice)}
              title={choice.says}
              aria-keyshortcuts={i < 9 ? `${i + 1}` : undefined}
            >
              {i < 9 && (
                <span className="si-key" aria-hidden="true">
                  {i + 1}
                </span>
              )}
              <span>{warned === choice.key ? 'End anyway' : choice.label}</span>
            </Button>
          ))}
          {step === 'youMay' && <Setting props={props} />}
          {onlyEnd(props.view, table.me!, props.moves) && <EndsItself />}
        </div>
      )}
      <div className="k-prompt-buttons">
        <div className="k-confirm">
          {confirms && (
            <Button
              ref={confirmer}
              small
              look={isMainButton(table, step) ? 'signal' : 'plain'}
              icon="check"
              data-confirms
              aria-disabled={draft.complete === null}
              onClick={confirm}
            >
              {confirmLabel(table, step)}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** The cards that are chosen, by hand or because no way is left without them; what heads the sentence is heard there. */
const chosenNames = ({ draft }: Table) => {
  const rest = draft.picks.flatMap(([name, uid]) => (name === 'rest' ? [uid as number] : []));
  return [...new Set([...cardsIn(draft), ...rest, ...(draft.chosen.rest ?? [])])].map(
    (uid) => [`${uid}`, nameOf(KIND_OF[uid]!)] as const,
  );
};

/** Spares the press where nothing but the end is left. */
const EndsItself = () => (
  <label className="k-flow k-note">
    <input type="checkbox" checked={endsItself.use()} onChange={(e) => endsItself.set(e.target.checked)} />
    End it, and from now on without asking
  </label>
);

/** What shall happen the next time this card's function is offered. */
function Setting({ props }: { readonly props: Props }) {
  const settings = answers.use();
  const now = running(props.view);
  if (!now || automatic(props.moves, 'always') === null) return null;
  return (
    <label className="k-flow k-note">
      <span className="si-setting-name">{nameOf(now.kind)}:</span>{' '}
      <select
        className="k-box si-field"
        value={settings[now.kind] ?? 'ask'}
        onChange={(e) => setAnswer(now.kind, e.target.value as Answer)}
      >
        {ANSWERS.map((answer) => (
          <option key={answer} value={answer}>
            {answer === 'ask' ? 'ask me' : answer === 'always' ? 'always use' : 'never use'}
          </option>
        ))}
      </select>
    </label>
  );
}
