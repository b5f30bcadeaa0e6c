/** The place that gains most, the first of equals; null where none gains anything. */
export function bestPlace(places: Iterable<number>, gainOf: (place: number) => number): number | null {
  let [best, most]: [number | null, number] = [null, 0];
  for (const place of places) {
    const gain = gainOf(place);
    if (gain > most) [best, most] = [place, gain];
  }
  return best;
}
