import { type ReactNode, useRef } from 'react';
import { useTip } from '../bubble.tsx';
import { Button } from '../button.tsx';
import type { Choice } from './ask.tsx';
import { useColumns } from './columns.ts';

/** A choice; pointing at it and focus tell all of it, or why it can't be pressed. */
function ChoiceButton({
  choice,
  digit,
  press,
}: {
  readonly choice: Choice;
  readonly digit: string | undefined;
  readonly press: (choice: Choice, button: Element) => void;
}) {
  const { key, label, says, tip = says, lack, rule, isPressed = false } = choice;
  const told = useTip(lack ?? tip, lack === undefined ? undefined : rule);
  return (
    <Button
      {...told}
      data-key={key}
      small
      className="k-choice"
      aria-description={lack}
      aria-pressed={isPressed}
      aria-disabled={lack !== undefined}
      aria-keyshortcuts={digit}
      onClick={(e) => press(choice, e.currentTarget)}
    >
      {says === undefined ? (
        label
      ) : (
        <>
          <span className="unseen">{says}</span>
          <span className="k-shorthand" aria-hidden="true">
            {label}
          </span>
        </>
      )}
    </Button>
  );
}

/** More than so many stand close. */
const MANY = 6;

/** What so many answers are to how they stand; without `:has`, for which a browser asks of everything that comes or goes. */
const countOf = (n: number) => (n > MANY ? 'many' : n === 2 ? 'two' : n < 2 ? 'one' : undefined);

/** The buttons of a prompt in a row; on a phone in two, where one has no room for all. */
export function Choices({
  choices,
  press,
  question,
}: {
  readonly choices: readonly Choice[];
  readonly press: (choice: Choice, button: Element) => void;
  /** Within one question each stays where it is. */
  readonly question: unknown;
}) {
  const list = useRef<HTMLDivElement>(null);
  useColumns(list, choices.length, question);
  return (
    <div
      ref={list}
      className="k-choices"
      role="group"
      aria-label="Choices"
      data-count={countOf(choices.length)}
    >
      {choices.map((choice, i) => (
        <ChoiceButton key={choice.key} choice={choice} digit={i < 9 ? `${i + 1}` : undefined} press={press} />
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
