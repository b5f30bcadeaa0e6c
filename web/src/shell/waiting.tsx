import { useEffect, useState } from 'react';
import { Notices } from './notices.tsx';
import { Skeleton } from './skeleton.tsx';

const PATIENCE = 350;

/**
 * Something is on its way; says so only when it takes a while.
 * @param table whether it is a table
 */
export function Waiting({ what, table = false }: { readonly what: string; readonly table?: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="waiting">
      <Skeleton table={table} />
      <p role="status" className="waiting-what">
        {late && (
          <>
            <svg width="44" height="44" viewBox="0 0 44 44" className="waiting-mark" aria-hidden="true">
              <circle cx="22" cy="22" r="19" fill="none" stroke="var(--hairline)" />
              <path d="M22 3a19 19 0 0 1 19 19" fill="none" stroke="var(--signal)" strokeWidth="1.5" />
            </svg>
            <span>{what}…</span>
          </>
        )}
      </p>
      <Notices />
    </div>
  );
}
