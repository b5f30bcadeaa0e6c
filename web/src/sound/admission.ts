/** Milliseconds in which nothing is heard twice, and how many sounds are heard at the same time. */
const AGAIN = 120;
const TOGETHER = 3;

/**
 * Says which sounds may begin, so that much at once stays music.
 * @param lengths milliseconds that each sound lasts
 */
export function admission<S extends string>(
  lengths: Readonly<Record<S, number>>,
): (sound: S, now: number) => boolean {
  let begun: { readonly sound: S; readonly at: number }[] = [];
  return (sound, now) => {
    begun = begun.filter((other) => now - other.at < Math.max(AGAIN, lengths[other.sound]));
    const isAgain = begun.some((other) => other.sound === sound && now - other.at < AGAIN);
    if (isAgain || begun.length >= TOGETHER) return false;
    begun.push({ sound, at: now });
    return true;
  };
}
