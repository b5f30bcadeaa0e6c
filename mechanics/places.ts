/** Places by worth, 1 for the most: equal worth shares a place, and the next ones are left out (1, 1, 3). */
export const placesOf = (worth: readonly number[]): number[] =>
  worth.map((own) => 1 + worth.filter((other) => other > own).length);

/** Whether somebody else is worth as much. */
export const isTied = (worth: readonly number[], one: number): boolean =>
  worth.some((other, i) => i !== one && other === worth[one]);
