/** All orders of 0 … n - 1: as they are, then reversed, then all others, each once. */
function orders(n: number): readonly (readonly number[])[] {
  const all: number[][] = [];
  const place = (order: number[], left: readonly number[]): void => {
    if (left.length === 0) all.push(order);
    for (const one of left)
      place(
        [...order, one],
        left.filter((other) => other !== one),
      );
  };
  place(
    [],
    Array.from({ length: n }, (_, i) => i),
  );
  const reversed = all.pop()!;
  return n < 2 ? [reversed] : [all[0]!, reversed, ...all.slice(1)];
}

const known = new Map<number, readonly (readonly number[])[]>();

/**
 * Which bot of a series sits on each seat in game `index`. Bots go round from game to game, and once each has been
 * everywhere their order changes, until every order has been played: so every two of them swap seats.
 */
export function seating(bots: number, seats: number, index: number): readonly number[] {
  const all = known.get(seats) ?? orders(seats);
  known.set(seats, all);
  const order = all[Math.floor(index / bots) % all.length]!;
  return order.map((place) => (place + index) % bots);
}

/** Pairs of bots of which the one never sat where the other had sat while that one sat on its own seat. */
export function unswapped(
  tables: readonly (readonly number[])[],
  bots: number,
): readonly (readonly [number, number])[] {
  const seen = new Set<string>();
  for (const table of tables)
    for (const [a, one] of table.entries())
      for (const [b, other] of table.entries()) if (one !== other) seen.add(`${one} ${a} ${other} ${b}`);
  const swap = (one: number, other: number) =>
    [...seen].some((pair) => {
      const [x, a, y, b] = pair.split(' ');
      return Number(x) === one && Number(y) === other && seen.has(`${x} ${b} ${y} ${a}`);
    });
  const pairs: [number, number][] = [];
  for (let one = 0; one < bots; one++)
    for (let other = one + 1; other < bots; other++) if (!swap(one, other)) pairs.push([one, other]);
  return pairs;
}
