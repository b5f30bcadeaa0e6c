import { ok, type Result, refuse } from './errors.ts';
import type { OptionSpec, Options } from './types.ts';

const isFit = (spec: OptionSpec, value: unknown): boolean => {
  if ('values' in spec) return spec.values.some((listed) => listed === value);
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  return (value >= spec.min && value <= spec.max) || (spec.off && value === 0);
};

/** Settings from outside, with defaults for what is missing. Refuses with `bad-option` and the option's id. */
export function readOptions(specs: readonly OptionSpec[], given: unknown): Result<Options> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse('bad-option', { option: '' });
  const defaults = Object.fromEntries(specs.map((spec) => [spec.id, spec.default]));
  const isUnfit = ([id, value]: [string, unknown]) => !specs.some((s) => s.id === id && isFit(s, value));
  const wrong = Object.entries(given).find(isUnfit);
  return wrong ? refuse('bad-option', { option: wrong[0] }) : ok({ ...defaults, ...given });
}
