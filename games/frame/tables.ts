import type { Core } from '@conclave/kernel';

/** The tables that a game is played with, by its rules number. */
export interface TablesOf<T> {
  /** Those in force in a position, one value for each rules number: look them up once where much is counted. */
  (s: Pick<Readonly<Core>, 'rules'>): T;
  /** Takes further tables under a rules number of their own: an owner's numbers, a designer's variant. */
  add(rules: number, tables: T): void;
}

/** @param oldest the tables of rules number 1; then those of 2, and so on */
export function tablesBy<T>(oldest: T, ...newer: readonly T[]): TablesOf<T> {
  const known = [oldest, oldest, ...newer];
  const of = ({ rules }: Pick<Readonly<Core>, 'rules'>): T => known[rules]!;
  return Object.assign(of, {
    add(rules: number, tables: T) {
      known[rules] = tables;
    },
  });
}

/** What follows from tables alone, worked out once for each. */
export function ofTables<T extends object, V>(work: (tables: T) => V): (tables: T) => V {
  const known = new WeakMap<T, V>();
  return (tables) => {
    let value = known.get(tables);
    if (value === undefined) {
      value = work(tables);
      known.set(tables, value);
    }
    return value;
  };
}
