import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { Choice } from './ask.tsx';

/** The buttons of a prompt in a row. */
export function Choices({
  choices,
  press,
}: {
  readonly choices: readonly Choice[];
  readonly press: (choice: Choice, button: Element) => void;
}) {
  return (
    <div className="k-choices" role="group" aria-label="Choices">
      {choices.map((choice, i) => (
        <Button
          key={choice.key}
          data-key={choice.key}
          small
          className="k-choice"
          title={choice.lack ?? choice.tip ?? choice.says}
          aria-pressed={choice.isPressed ?? false}
          aria-disabled={choice.lack !== undefined}
          aria-keyshortcuts={i < 9 ? `${i + 1}` : undefined}
          onClick={(e) => press(choice, e.currentTarget)}
        >
          {choice.says === undefined ? (
            choice.label
          ) : (
            <>
              <span className="unseen">{choice.says}</span>
              <span className="k-shorthand" aria-hidden="true">
                {choice.label}
              </span>
            </>
          )}
        </Button>
      ))}
    </div>
  );
}

/** A choice in two lines: what it is called, and what it would do now. */
export function ChoiceLabel({
  sign,
  name,
  effect,
  isNone = false,
}: {
  readonly sign: ReactNode;
  readonly name: ReactNode;
  readonly effect: ReactNode;
  /** It would do nothing. */
  readonly isNone?: boolean;
}) {
  return (
    <span className="k-choice-label" data-none={isNone || undefined}>
      {sign}
      <span>
        <b>{name}</b>
        <span className="k-effect">{effect}</span>
      </span>
    </span>
  );
}
