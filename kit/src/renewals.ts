import { useRef } from 'react';

/** How often a value has become another one: a key with which the same words are read out once more. */
export function useRenewals(value: unknown): number {
  const seen = useRef({ value, n: 0 });
  if (seen.current.value !== value) seen.current = { value, n: seen.current.n + 1 };
  return seen.current.n;
}
