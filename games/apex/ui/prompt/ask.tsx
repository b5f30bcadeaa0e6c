import { Button, useFoundFocus, usePromptKeys } from '@conclave/web/kit';
import { type ReactNode, useRef, useState } from 'react';
import type { Move } from '../../rules/types.ts';
import type { Acts, Draft } from '../draft.ts';

/** A button of the prompt; the first nine answer to the keys 1 to 9. */
export interface Choice {
  readonly key: string;
  readonly label: ReactNode;
  /** Its name where the label is only a shorthand. */
  readonly says?: string;
  readonly isPressed?: boolean;
  /** Why it can't be pressed now. */
  readonly lack?: string | undefined;
  readonly act: () => void;
}

/** The move that ends a turn early, and what is lost by it. */
export interface End {
  readonly label: string;
  readonly move: Move;
  /** Asked once more before it is done. */
  readonly warning: string | null;
}

interface AskProps {
  readonly draft: Draft & Acts;
  /** The moves offered: other ones are another question. */
  readonly moves: readonly Move[];
  readonly sentence: ReactNode;
  readonly choices?: readonly Choice[];
  /** Lists and numbers to choose from besides the buttons. */
  readonly children?: ReactNode;
  /** What the move under construction would do. */
  readonly preview?: ReactNode;
  readonly warning?: string | null;
  /** What the button says that plays the move; null hides it. */
  readonly confirm: string | null;
  readonly end?: End | undefined;
}

function Choices({
  choices,
  press,
}: {
  readonly choices: readonly Choice[];
  readonly press: (choice: Choice) => void;
}) {
  return (
    <div className="ax-choices" role="group" aria-label="Choices">
      {choices.map((choice, i) => (
        <Button
          key={choice.key}
          small
          className="ax-choice"
          aria-label={choice.says}
          title={choice.lack ?? choice.says}
          aria-pressed={choice.isPressed ?? false}
          aria-disabled={choice.lack !== undefined}
          aria-keyshortcuts={i < 9 ? `${i + 1}` : undefined}
          onClick={() => press(choice)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}

/** What is asked, the ways to answer it, and Confirm. */
export function Ask({
  draft,
  moves,
  sentence,
  choices = [],
  children,
  preview,
  warning,
  confirm,
  end,
}: AskProps) {
  const asked = useRef<HTMLParagraphElement>(null);
  const [warned, setWarned] = useState(false);
  useFoundFocus(asked, moves);
  const press = ({ lack, act }: Choice) => {
    setWarned(false);
    if (!lack) act();
  };
  usePromptKeys({
    back: draft.back,
    digit: (n) => choices[n - 1] && press(choices[n - 1]!),
    confirm: draft.confirm,
  });
  const finish = ({ warning, move }: End) => {
    if (warning && !warned) return setWarned(true);
    setWarned(false);
    draft.send(move);
  };
  return (
    <>
      <p ref={asked} className="ax-asked" tabIndex={-1}>
        {sentence}
        {warned && end?.warning && <span className="ax-warning"> {end.warning}</span>}
      </p>
      {(choices.length > 0 || children) && (
        <div className="ax-answers">
          {choices.length > 0 && <Choices choices={choices} press={press} />}
          {children && <div className="ax-fields">{children}</div>}
        </div>
      )}
      {(preview || warning) && (
        <div className="ax-outlook">
          {preview}
          {warning && <p className="ax-warning">{warning}</p>}
        </div>
      )}
      <div className="ax-buttons">
        {draft.picks.length > 0 && (
          <Button
            small
            look="bare"
            icon="close"
            className="ax-take-back"
            title="Take back"
            onClick={() => draft.back()}
            aria-keyshortcuts="Escape"
          >
            <span>Take back</span>
          </Button>
        )}
        {confirm && (
          <Button
            small
            look="signal"
            icon="check"
            aria-disabled={draft.complete === null}
            onClick={draft.confirm}
            aria-keyshortcuts="Enter"
          >
            {confirm}
          </Button>
        )}
        {end && (
          <Button small onClick={() => finish(end)}>
            {warned ? 'End anyway' : end.label}
          </Button>
        )}
      </div>
    </>
  );
}
