import { ok, type Result, refuse } from './errors.ts';
import type { OptionSpec, Options } from './types.ts';

/** Settings from outside, with defaults for what is missing. Refuses with `bad-option` and the option's id. */
export function readOptions(specs: readonly OptionSpec[], given: unknown): Result<Options> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse('bad-option', { option: '' });
  const chosen: Record<string, string | number> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(given, spec.id) ? (given as Record<string, unknown>)[spec.id] : spec.default;
    const fits =
      'values' in spec
        ? typeof value === 'string' && spec.values.includes(value)
        : Number.isInteger(value) &&
          (((value as number) >= spec.min && (value as number) <= spec.max) || (spec.off && value === 0));
    if (!fits) return refuse('bad-option', { option: spec.id });
    chosen[spec.id] = value as string | number;
  }
  for (const id of Object.keys(given))
    if (!Object.hasOwn(chosen, id)) return refuse('bad-option', { option: id });
  return ok(chosen);
}
