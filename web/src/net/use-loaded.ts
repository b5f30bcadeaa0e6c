import { useEffect, useState } from 'react';

/** What is loaded for a component: null until it is there; a failure is thrown where it is shown. A new `load` loads anew. */
export function useLoaded<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    load().then(
      (found) => !gone && setLoaded(() => found),
      (error: unknown) =>
        !gone &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded;
}
