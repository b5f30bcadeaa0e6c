import type { OptionSpec, Options } from '@conclave/kernel';

/** Whether a setting does anything beside the others. */
export const takesEffect = ({ onlyWith = {} }: OptionSpec, options: Options): boolean =>
  Object.entries(onlyWith).every(([id, value]) => options[id] === value);

/** Settings of a new table: what does nothing beside the others stays at its default. */
export const inEffect = (specs: readonly OptionSpec[], options: Options): Options =>
  Object.fromEntries(
    specs.map((spec) => [spec.id, takesEffect(spec, options) ? options[spec.id]! : spec.default]),
  );

/** Words for the values `seat1`, `seat2` and so on of a setting that names a seat. */
export const seatValues = (most: number): { readonly [value: string]: string } =>
  Object.fromEntries(Array.from({ length: most }, (_, i) => [`seat${i + 1}`, `seat ${i + 1}`]));
