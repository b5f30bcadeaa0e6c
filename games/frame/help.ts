import type { Seat } from '@conclave/kernel';

/** What is told of a thing, under its name. */
export interface Entry {
  readonly name: string;
  readonly lines: readonly string[];
}

/** A thing of which one sentence is told: “Grow, a phase. Everybody places a tile.” */
export const named = (
  kind: string,
  { name, says }: { readonly name: string; readonly says: string },
): Entry => ({
  name,
  lines: [`${name}, ${kind}. ${says}`],
});

/** What is told of the things that go by this name, else of those whose name has it in it; null if nothing does. */
export function told(entries: readonly Entry[], topic: string): readonly string[] | null {
  const exact = entries.filter(({ name }) => name.toLowerCase() === topic);
  const found = exact.length > 0 ? exact : entries.filter(({ name }) => name.toLowerCase().includes(topic));
  return found.length === 0 ? null : found.flatMap(({ lines }) => lines);
}

/** The seat that goes by this name or number; -1 if there is none. */
export const seatNamed = (topic: string, names: readonly string[]): Seat =>
  names.findIndex((name, i) => name.toLowerCase() === topic || `seat ${i + 1}` === topic);
