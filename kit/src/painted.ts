import { startTransition, useEffect, useState } from 'react';

/** Whether this has been seen once: what its first picture can do without waits for the next one. Where nothing is painted, at once. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(typeof document === 'undefined');
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
