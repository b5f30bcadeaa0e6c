import { Icon, type IconName } from '@conclave/kit';
import { type ReactNode, useId } from 'react';

export interface ChoiceOption<T extends string | number> {
  readonly value: T;
  readonly label: ReactNode;
  readonly icon?: IconName;
}

/** One of a few values, side by side. */
export function Choice<T extends string | number>({
  label,
  showLabel = false,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly showLabel?: boolean;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className={showLabel ? 'field-label' : 'unseen'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={18} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
