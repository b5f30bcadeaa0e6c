/*
 * Ascending lists of numbers, such as hands of cards.
 */

/** Puts a number into an ascending list. */
export function insert(list: number[], n: number): void {
  let at = list.length;
  list.push(n);
  while (at > 0 && list[at - 1]! > n) {
    list[at] = list[at - 1]!;
    at--;
  }
  list[at] = n;
}

/** Sorts a list in place. */
export const sort = (list: number[]): number[] => list.sort((a, b) => a - b);

/** Whether every number is greater than the one before it. */
export const isAscending = (list: readonly (number | string)[]): boolean =>
  list.every((n, i) => i === 0 || list[i - 1]! < n);
