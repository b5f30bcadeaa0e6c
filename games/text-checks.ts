/*
 * What the tests of the games' plain text share.
 */

/** How many columns a terminal has at least. */
export const WIDTH = 100;

/** How many columns the longest line takes. */
export const widest = (said: string): number => Math.max(...said.split('\n').map((line) => line.length));

/** A text without line breaks, every run of blanks one blank. */
export const flat = (said: string): string => said.replace(/\s+/g, ' ');

interface Steps {
  readonly name: string;
  readonly steps: Readonly<Record<string, unknown>>;
}

/** All steps of a game's procedures that ask somebody, as “procedure.step”, in alphabetical order. */
export const askingSteps = (procedures: ReadonlyMap<string, Steps>): string[] =>
  [...procedures.values()]
    .flatMap(({ name, steps }) =>
      Object.entries(steps).flatMap(([step, rules]) =>
        typeof rules === 'object' ? [`${name}.${step}`] : [],
      ),
    )
    .sort();
