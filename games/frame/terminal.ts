import type { Move, Seat, Viewer } from '@conclave/kernel';

/** How many columns a terminal has at least. */
const WIDTH = 100;
const INDENT = '        ';

/** Breaks a line at spaces so that it fits a terminal; the rest is set in. */
function wrapped(line: string): string {
  if (line.length <= WIDTH) return line;
  const at = line.lastIndexOf(' ', WIDTH);
  if (at <= INDENT.length) return line;
  return `${line.slice(0, at).trimEnd()}\n${wrapped(INDENT + line.slice(at + 1))}`;
}

/** Lines of at most 100 columns. */
export const paragraph = (lines: readonly string[]): string => lines.map(wrapped).join('\n');

/** Paragraphs with blank lines between them; those without lines are left out. */
export const paragraphs = (parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map(paragraph)
    .join('\n\n');

/** All seats as the viewer sees them round the table, who looks first. */
export const seatsFrom = (viewer: Viewer, names: readonly string[]): Seat[] =>
  names.map((_, i) => (i + (viewer === 'table' ? 0 : viewer)) % names.length);

/** What can be typed, each line set in under a sentence that says so. */
export const typeOne = (
  lines: readonly string[],
  says = 'Type one of these; beginnings of words are enough:',
): string => paragraph([says, ...lines.map((line) => `  ${line}`)]);

/** Moves by label, in the order in which they come. */
export function byLabel<M extends Move>(moves: readonly M[]): readonly (readonly [M[0], readonly M[]])[] {
  const groups = new Map<M[0], M[]>();
  for (const move of moves) groups.set(move[0], [...(groups.get(move[0]) ?? []), move]);
  return [...groups];
}
