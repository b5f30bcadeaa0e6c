/** Places by worth, 1 for the most: equal worth shares a place, and the next ones are left out (1, 1, 3). */
export const placesOf = (worth: readonly number[]): number[] =>
  worth.map((own) => 1 + worth.filter((other) => other > own).length);
