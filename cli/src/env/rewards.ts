import type { Outcome } from '@conclave/kernel';

/** By seat, from -1 to 1: how many others it left behind, less how many were before it, in parts of all others. */
export function rewardsOf({ places }: Outcome): number[] {
  const others = Math.max(1, places.length - 1);
  return places.map((mine) => {
    const behind = places.filter((place) => place > mine).length;
    const before = places.filter((place) => place < mine).length;
    return (behind - before) / others;
  });
}
