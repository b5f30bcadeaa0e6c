import type { Speed } from '@conclave/kit';
import { timeOf } from '@conclave/kit';
import { useEffect, useState } from 'react';

/** Something that comes into sight a while after what was there before it. */
export interface Step {
  readonly key: string;
  /** Milliseconds at normal speed. */
  readonly wait: number;
}

interface Shown {
  readonly name: string;
  readonly keys: ReadonlySet<string>;
}

const keysOf = (steps: readonly Step[]): ReadonlySet<string> => new Set(steps.map(({ key }) => key));
const NOTHING: ReadonlySet<string> = new Set();

/**
 * The steps that are in sight: one after the other as they become known, all at once without motion.
 * @param name what they belong to; another name begins anew
 * @param fromStart whether those that are known at the beginning come one by one, too
 */
export function useScript(
  name: string,
  steps: readonly Step[],
  speed: Speed,
  fromStart: boolean,
): ReadonlySet<string> {
  const start = (): Shown => ({ name, keys: fromStart && speed !== 'off' ? NOTHING : keysOf(steps) });
  const [kept, setKept] = useState(start);
  const shown = kept.name === name ? kept : start();
  if (shown !== kept) setKept(shown);
  const next = speed === 'off' ? undefined : steps.find(({ key }) => !shown.keys.has(key));
  const [key, wait] = [next?.key, next?.wait ?? 0];
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(
      () => setKept((old) => (old.name === name ? { name, keys: new Set([...old.keys, key]) } : old)),
      timeOf(speed, wait),
    );
    return () => clearTimeout(timer);
  }, [name, key, wait, speed]);
  return speed === 'off' ? keysOf(steps) : shown.keys;
}
