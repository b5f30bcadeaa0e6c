import { Button, useFoundFocus, usePromptKeys } from '@conclave/web/kit';
import { useSteps } from '@conclave/web/kit/table';
import { useRef, useState } from 'react';
import { KIND_OF } from '../../data/cards.ts';
import { nameOf } from '../card/words.ts';
import { type Question, questionOf, running } from '../situation.ts';
import { actsOf, type Props, type Table, useTable } from '../table.ts';
import { type Choice, choicesOf } from './choices.tsx';
import { confirmLabel, isDeclaration, isMainButton } from './confirm.ts';
import { numberIn } from './parts.ts';
import { SaleSum } from './sale-sum.tsx';
import { Sentence } from './sentence.tsx';
import { ANSWERS, type Answer, answers, automatic, setAnswer } from './settings.ts';
import { useAutomatic } from './use-automatic.ts';
import { Waiting } from './waiting.tsx';

/** The prompt line: what is asked, what is chosen so far, and the buttons that complete it. */
export function Prompt(props: Props) {
  const question = questionOf(props.view, props.moves);
  useAutomatic(props);
  return (
    <div className="si si-prompt">
      {question === null ? <Waiting {...props} /> : <Asked props={props} question={question} />}
    </div>
  );
}

function Asked({ props, question }: { readonly props: Props; readonly question: Question }) {
  const table = useTable(props);
  const acts = actsOf(props, table);
  const { draft, paying } = table;
  const choices = choicesOf(props, table, acts, question);
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
  usePromptKeys({
    back: acts.back,
    digit: (n) => choices[n - 1] && press(choices[n - 1]!),
    confirm,
  });
  const warning = choices.find((choice) => choice.key === warned)?.warning;
  const confirms = draft.picks.length > 0 || draft.complete !== null;
  return (
    <>
      <p ref={sentence} className="si-asked" data-asks tabIndex={-1}>
        <Sentence props={props} table={table} question={question} />
        {warning && <span className="si-warning"> {warning}</span>}
      </p>
      {paying && !isDeclaration(table) && <SaleSum paying={paying} />}
      <div className="si-choices">
        {choices.map((choice, i) => (
          <Button
            key={choice.key}
            small
            look={choice.strong ? 'signal' : 'plain'}
            onClick={() => press(choice)}
            aria-label={choice.says}
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
        {draft.picks.length > 0 && (
          <Button small look="bare" onClick={() => acts.back()} aria-keyshortcuts="Escape">
            Take back
          </Button>
        )}
        {confirms && (
          <Button
            ref={confirmer}
            small
            look={isMainButton(table, question) ? 'signal' : 'plain'}
            icon="check"
            data-confirms
            aria-disabled={draft.complete === null}
            onClick={confirm}
          >
            {confirmLabel(table, question)}
          </Button>
        )}
        {question === 'react' && <Setting props={props} />}
      </div>
    </>
  );
}

/** The cards that are chosen, by hand or because no way is left without them; what heads the sentence is heard there. */
const chosenNames = ({ draft: { picks, implied } }: Table) =>
  [...new Set([...picks, ...implied])]
    .filter((part) => /^[cd]\d/.test(part))
    .map((part) => [part, nameOf(KIND_OF[numberIn(part)]!)] as const);

/** What shall happen the next time this card's function is offered. */
function Setting({ props }: { readonly props: Props }) {
  const settings = answers.use();
  const now = running(props.view);
  if (!now || automatic(props.moves, 'always') === null) return null;
  return (
    <label className="si-setting">
      {nameOf(now.kind)}:{' '}
      <select
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
