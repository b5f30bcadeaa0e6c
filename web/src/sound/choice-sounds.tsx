import { chosenParts } from '@conclave/kit/table';
import { useEffect, useRef } from 'react';
import type { Hear } from './use-sounds.ts';

/** Lets each part be heard that is chosen for one's own move, or given up; apart, so that nothing else is drawn anew for it. */
export function ChoiceSounds({ hear }: { readonly hear: Hear }) {
  const parts = chosenParts.use();
  const before = useRef(parts);
  useEffect(() => {
    if (parts !== before.current) hear('choose');
    before.current = parts;
  }, [parts, hear]);
  return null;
}
