/** A part that is chosen, in words. */
export interface ChosenPart {
  readonly text: string;
  /** Which of several, where another may come into its place: of a list, the entry. */
  readonly value: string;
}

/** What a prompt says at a moment, as those who see it read it. */
export interface Prompted {
  readonly asked: string;
  /** The parts chosen so far, by what they are the choice of. */
  readonly chosen: ReadonlyMap<string, ChosenPart>;
  readonly outlook: string;
  /** What Confirm would do; empty as long as something is missing. */
  readonly ready: string;
}

const full = (text: string): string => (text === '' || /[.!?:…]$/.test(text) ? text : `${text}.`);

/** “Chosen: From B2, Ships 2 of 3.”; nothing for nothing. */
const list = (before: string, texts: readonly string[]): string =>
  texts.length === 0 ? '' : full(`${before}: ${texts.map((text) => text.replace(/[.;,]$/, '')).join(', ')}`);

/** What is chosen in one and not in the other; the same value under another name is no other part. */
function more(one: Prompted, other: Prompted): [key: string, part: ChosenPart][] {
  const values = new Set([...other.chosen.values()].map(({ value }) => value));
  return [...one.chosen].filter(([key, { value }]) =>
    value === '' ? !other.chosen.has(key) : !values.has(value),
  );
}
const texts = (parts: Iterable<readonly [string, ChosenPart]>): string[] =>
  [...parts].map(([, { text }]) => text);

/** What has come of a step inside a move, to be heard; `before` is null where something new is asked. */
export function sayStep(before: Prompted | null, after: Prompted): string {
  const ready = (old: string) =>
    after.ready === old || after.ready === '' ? '' : full(`Ready: ${after.ready}`);
  if (before === null)
    return [full(after.asked), list('Chosen by itself', texts(after.chosen)), ready('')]
      .filter((text) => text !== '')
      .join(' ');
  const chosen = texts(more(after, before));
  const gone = texts(more(before, after).filter(([key]) => !after.chosen.has(key)));
  return [
    list('Chosen', chosen),
    list(chosen.length > 0 ? 'No longer' : 'Taken back', gone),
    after.asked === before.asked ? '' : full(after.asked),
    after.outlook === before.outlook ? '' : full(after.outlook),
    ready(before.ready),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** Whether two prompts say the same. */
export const saysSame = (a: Prompted, b: Prompted): boolean =>
  a.asked === b.asked &&
  a.outlook === b.outlook &&
  a.ready === b.ready &&
  a.chosen.size === b.chosen.size &&
  [...a.chosen].every(([key, { value }]) => b.chosen.get(key)?.value === value);
