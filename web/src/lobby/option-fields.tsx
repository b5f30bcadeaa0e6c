import { takesEffect } from '@conclave/frame/settings.ts';
import type { OptionSpec, Options } from '@conclave/kernel';
import type { OptionTexts } from '@conclave/kit';
import { useId } from 'react';
import { Choice } from '../shell/choice.tsx';
import { optionText } from './option-text.ts';

interface OptionFieldsProps {
  readonly specs: readonly OptionSpec[];
  readonly texts: OptionTexts;
  readonly seats: number;
  readonly values: Options;
  readonly onChange: (values: Options) => void;
}

/** The settings of a game that do something beside the others, in the game's words. */
export function OptionFields({ specs, texts, seats, values, onChange }: OptionFieldsProps) {
  if (specs.length === 0) return null;
  return (
    <section className="options" aria-label="Settings of the game">
      {specs.map((spec) => {
        if (!takesEffect(spec, values)) return null;
        const text = optionText(texts, spec.id, { seats, options: values });
        const set = (value: string | number) => onChange({ ...values, [spec.id]: value });
        return (
          <div key={spec.id} className="field">
            {'values' in spec ? (
              <Choice
                label={text.label}
                showLabel
                value={String(values[spec.id])}
                onChange={set}
                options={spec.values.map((value) => ({ value, label: text.values?.[value] ?? value }))}
              />
            ) : (
              <NumberOption spec={spec} label={text.label} value={Number(values[spec.id])} onChange={set} />
            )}
            {text.help && <span className="field-help">{text.help}</span>}
          </div>
        );
      })}
    </section>
  );
}

function NumberOption({
  spec,
  label,
  value,
  onChange,
}: {
  readonly spec: Extract<OptionSpec, { min: number }>;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  const on = value !== 0 || !spec.off;
  return (
    <div className="number-option">
      {spec.off && (
        <input
          type="checkbox"
          className="check"
          id={`${id}-on`}
          aria-label={`${label}: in use`}
          checked={on}
          onChange={(e) => onChange(e.target.checked ? spec.default || spec.min : 0)}
        />
      )}
      <label className="field-label" htmlFor={on ? id : `${id}-on`}>
        {label}
      </label>
      {on ? (
        <input
          id={id}
          type="number"
          className="input"
          min={spec.min}
          max={spec.max}
          value={value}
          onChange={(e) => {
            const number = Math.round(e.target.valueAsNumber);
            if (number >= spec.min && number <= spec.max) onChange(number);
          }}
        />
      ) : (
        <span className="field-help">off</span>
      )}
    </div>
  );
}
