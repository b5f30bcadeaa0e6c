import { createStore } from 'zustand/vanilla';
import type { Refused } from './protocol.ts';

/** Whether this browser keeps the one cookie by which the server knows somebody again. */
export const cookies = createStore<'kept' | 'refused'>(() => (navigator.cookieEnabled ? 'kept' : 'refused'));

export const NO_COOKIES: Refused = {
  error: 'no-cookies',
  message:
    'Your browser keeps no cookies for this site. Conclave needs one to know which seats are yours: allow cookies for this site, then load the page again.',
};
