import { Ask, type Choice, type End } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import type { Move } from '../../../rules/types.ts';
import { type Draft, type Props, useDraft } from '../../draft.ts';
import type { PartName, Value } from '../../parts.ts';
import { asked } from '../words.tsx';

/** One of the values that a part may have. */
export interface Option extends Pick<Choice, 'label'> {
  readonly value: Value;
}

/** Whether a part was chosen by hand. */
export const isPicked = ({ picks }: Draft, name: PartName, value: Value): boolean =>
  picks.some((pick) => pick[0] === name && pick[1] === value);

/** A question with one answer: a press chooses it, a second one or the button confirms. */
export function SingleAsk({
  props,
  name,
  options,
  confirm,
  preview,
  end,
}: {
  readonly props: Props;
  readonly name: PartName;
  readonly options: readonly Option[];
  /** What the button says once something is chosen. */
  readonly confirm: (value: Value) => string;
  readonly preview?: ReactNode;
  readonly end?: End<Move> | undefined;
}) {
  const { view, seats, moves } = props;
  const draft = useDraft(props);
  const value = draft.chosen[name];
  const isChosen = value !== undefined && (draft.picks.length > 0 || options.length === 1);
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={asked(view, seats)}
      choices={options.map((option) => {
        const isPressed = isPicked(draft, name, option.value);
        return {
          key: `${option.value}`,
          label: option.label,
          isPressed,
          act: () => (isPressed ? draft.confirm() : draft.pick(name, option.value)),
        };
      })}
      preview={preview}
      confirm={isChosen ? confirm(value) : null}
      end={end}
    />
  );
}
