import { Icon } from '@conclave/kit';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cookies, NO_COOKIES } from '../net/cookies.ts';
import { reach } from '../net/reach.ts';

/** Milliseconds between two looks whether the server is there, on pages that hear nothing of it by themselves. */
const LOOK = 5_000;

function useLooks(): void {
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void reach.check(), LOOK);
    return () => clearInterval(timer);
  }, []);
}

/** What stands in the way of everything on a page: said before anything is pressed, and only as long as it holds. */
export function Notices() {
  useLooks();
  const isOffline = useStore(reach.status) === 'no';
  const isForgotten = useStore(cookies) === 'refused';
  return (
    <div role="status" className="notices">
      {isOffline && (
        <p className="notice">
          <Icon name="offline" size={18} />
          <span>Offline: the server can't be reached just now. This page goes on by itself when it can.</span>
        </p>
      )}
      {isForgotten && (
        <p className="notice">
          <Icon name="warning" size={18} />
          <span>{NO_COOKIES.message}</span>
        </p>
      )}
    </div>
  );
}
