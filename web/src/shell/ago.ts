const STEPS = [
  [60_000, 1000, 'second'],
  [3_600_000, 60_000, 'minute'],
  [86_400_000, 3_600_000, 'hour'],
  [Number.POSITIVE_INFINITY, 86_400_000, 'day'],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** A moment (milliseconds since 1970) as "3 minutes ago". */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at);
  const [, unit, name] = STEPS.find(([below]) => past < below)!;
  return past < 10_000 ? 'just now' : words.format(-Math.floor(past / unit), name);
}
