import { useEffect, useState } from 'react';
import type { Lookup } from '../game-ui.ts';

/** What can be looked up in the game, as soon as it has come. */
export function useLookup(load: (() => Promise<Lookup>) | undefined): Lookup | null {
  const [lookup, setLookup] = useState<Lookup | null>(null);
  useEffect(() => {
    let isGone = false;
    void load?.().then((found) => !isGone && setLookup(found));
    return () => {
      isGone = true;
    };
  }, [load]);
  return lookup;
}
