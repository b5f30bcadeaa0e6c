import type { CSSProperties } from 'react';
import { percent } from './words.ts';

/** A chance as a bar with its percentage. */
export function ChanceBar({ chance, color }: { readonly chance: number; readonly color: string }) {
  return (
    <span className="chance">
      <span
        className="chance-bar"
        aria-hidden="true"
        style={{ '--part': chance, '--own': color } as CSSProperties}
      />
      <span className="chance-n">{percent(chance)}</span>
    </span>
  );
}
