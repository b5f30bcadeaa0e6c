import { useEffect, useState } from 'react';

const NAME = 'move';

/** The place that the address names, within a game of so many moves; the start without one. */
function placeIn(search: string, last: number): number {
  const named = Number(new URLSearchParams(search).get(NAME));
  return Number.isSafeInteger(named) ? Math.max(0, Math.min(last, named)) : 0;
}

/** Milliseconds: browsers take only so many changes of the address in a while. */
const REST = 300;

/**
 * The place in a replay, kept in the address: a link or a reload leads to it.
 * @param isAddressed whether the address names the game at all
 */
export function useAddressedPlace(last: number, isAddressed: boolean): [number, (at: number) => void] {
  const [at, setAt] = useState(() => (isAddressed ? placeIn(location.search, last) : 0));
  useEffect(() => {
    if (!isAddressed) return;
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      if (at === 0) address.searchParams.delete(NAME);
      else address.searchParams.set(NAME, String(at));
      history.replaceState(history.state, '', address);
    }, REST);
    return () => clearTimeout(timer);
  }, [at, isAddressed]);
  useEffect(() => {
    if (!isAddressed) return;
    const move = () => setAt(placeIn(location.search, last));
    addEventListener('popstate', move);
    return () => removeEventListener('popstate', move);
  }, [last, isAddressed]);
  return [at, setAt];
}
