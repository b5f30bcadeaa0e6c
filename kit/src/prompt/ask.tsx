import type { Move } from '@conclave/kernel';
import { type ReactNode, useRef, useState } from 'react';
import { type Explanation, explain } from '../bubble.tsx';
import { Button } from '../button.tsx';
import { useInSight } from '../in-sight.ts';
import { useFoundFocus, usePromptKeys } from '../prompt-keys.ts';
import { reminders } from '../reminders.ts';
import { useRenewals } from '../renewals.ts';
import { RuleLink } from '../rule-link.tsx';
import { sideways } from '../sideways.ts';
import { Choices } from './choices.tsx';
import { type AlsoChosen, useSteps } from './steps.ts';
import { useTakingBack } from './taking-back.ts';
import { Words } from './words.tsx';

/** Of the answers, what is chosen, or else what can be. */
const ANSWERS = ['.k-choice[aria-pressed="true"]', '.k-choice:not([aria-disabled="true"])'];

/** A button of the prompt; the first nine answer to the keys 1 to 9. */
export interface Choice {
  readonly key: string;
  readonly label: ReactNode;
  /** Its name where the label is only a shorthand. */
  readonly says?: string;
  /** What it is, for who points at it; its name without it. */
  readonly tip?: string;
  readonly isPressed?: boolean;
  /** Why it can't be pressed now: said when it is tried. */
  readonly lack?: string | undefined;
  readonly rule?: string | undefined;
  readonly act: () => void;
}

/** The move that ends something early, and what is lost by it. */
export interface End<M extends Move> {
  readonly label: string;
  readonly move: M;
  /** Asked once more before it is done, unless reminders are switched off. */
  readonly warning: string | null;
}

/** What the prompt needs of a move under construction. */
interface AskedDraft<M extends Move> {
  readonly picks: { readonly length: number };
  /** The move, when nothing is missing. */
  readonly complete: M | null;
  /** Takes back the last part; false if there is none. */
  readonly back: () => boolean;
  /** Plays the move if nothing is missing. */
  readonly confirm: () => void;
  readonly send: (move: M) => void;
  /** Why what was asked for last is not possible. */
  readonly refusal?: Explanation | null;
}

interface AskProps<M extends Move> {
  readonly draft: AskedDraft<M>;
  /** The moves offered: other ones are another question. */
  readonly moves: readonly M[];
  readonly sentence: ReactNode;
  readonly choices?: readonly Choice[];
  /** Lists and numbers to choose from besides the buttons. */
  readonly children?: ReactNode;
  /** What is chosen so far and not seen in the prompt, to be told to those who listen. */
  readonly chosen?: readonly AlsoChosen[];
  /** What the move under construction would do. */
  readonly preview?: ReactNode;
  /** What it might do that was not meant; unsaid where reminders are switched off. */
  readonly warning?: string | null;
  /** What the button says that plays the move; null hides it. */
  readonly confirm: string | null;
  readonly end?: End<M> | undefined;
}

/**
 * What is asked, the ways to answer it, and Confirm: the content of a prompt line, inside an element of the class
 * `k-prompt`.
 */
export function Ask<M extends Move>({
  draft,
  moves,
  sentence,
  choices = [],
  children,
  chosen,
  preview,
  warning,
  confirm,
  end,
}: AskProps<M>) {
  const asked = useRef<HTMLParagraphElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [warned, setWarned] = useState<readonly M[] | null>(null);
  const isWarned = warned === moves;
  useFoundFocus(asked, moves);
  useSteps(asked, moves, chosen);
  useInSight(answers, ANSWERS, moves, choices.find(({ isPressed }) => isPressed)?.key);
  const { refusal } = draft;
  const refusals = useRenewals(refusal);
  const reminds = reminders.use();
  const cautions = [isWarned && end?.warning, reminds && warning].filter((said) => typeof said === 'string');
  const press = ({ lack, rule, act }: Choice, button?: Element) => {
    setWarned(null);
    if (lack === undefined) act();
    else if (button) explain(button, { text: lack, rule });
  };
  useTakingBack(draft.picks.length > 0, draft.back);
  usePromptKeys({
    back: draft.back,
    digit: (n) => choices[n - 1] && press(choices[n - 1]!),
    confirm: () => confirm !== null && draft.confirm(),
  });
  const finish = ({ warning, move }: End<M>) => {
    if (warning && reminds && !isWarned) return setWarned(moves);
    setWarned(null);
    draft.send(move);
  };
  return (
    <>
      <Words question={moves}>
        {/* First: where there is no room for all, it is the rest that is cut. */}
        {(refusal || cautions.length > 0) && (
          <div className="k-cautions k-warning" data-outlook>
            {refusal && (
              <p key={`refusal ${refusals}`} role="alert">
                {refusal.text} {refusal.rule && <RuleLink rule={refusal.rule} brief />}
              </p>
            )}
            {cautions.map((said) => (
              <p key={said}>{said}</p>
            ))}
          </div>
        )}
        <p ref={asked} className="k-asked" data-asks tabIndex={-1}>
          {sentence}
        </p>
        {preview && (
          <div className="k-outlook" data-outlook>
            {preview}
          </div>
        )}
      </Words>
      {(choices.length > 0 || children) && (
        <div ref={answers} className="k-answers k-row" onWheel={sideways}>
          {choices.length > 0 && <Choices choices={choices} press={press} question={moves} />}
          {children && <div className="k-fields">{children}</div>}
        </div>
      )}
      <div className="k-prompt-buttons">
        {end && (
          <Button small onClick={() => finish(end)}>
            {isWarned ? `${end.label} anyway` : end.label}
          </Button>
        )}
        <div className="k-confirm">
          {confirm && (
            <Button
              small
              look="signal"
              icon="check"
              data-confirms
              aria-disabled={draft.complete === null}
              onClick={draft.confirm}
              aria-keyshortcuts="Enter"
            >
              {confirm}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
