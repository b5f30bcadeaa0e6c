/** Columns for what is typed. */
const COLUMN = 24;

/** What is typed, in a column of its own, and what it does. */
export const row = (typed: string, says: string): string => `${typed.padEnd(COLUMN)}  ${says}`;
