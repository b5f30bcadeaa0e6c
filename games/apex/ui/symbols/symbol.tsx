import type { Bonus } from '../../data/sectors.ts';
import type { Strategy } from '../../data/strategies.ts';

/** Everything on the table that has a sign: bonuses (also actions and evolutions), strategies, tokens. */
export type SymbolName = Bonus | Strategy | 'ship' | 'colony' | 'tokens' | 'card';

/** Line drawings on 24 × 24, to be stroked; one family with the house's icons. */
export const SYMBOLS: { readonly [name in SymbolName]: string } = {
  // A ring within a ring that opens.
  portal: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 3.8 5.3',
  movement: 'M3 12h17M13.5 5.5L20 12l-6.5 6.5',
  // A hull with a plus.
  production: 'M12 2.5l7 6.5v8.5l-7 4-7-4V9zM12 9v7M8.5 12.5h7',
  // A dagger.
  ambush: 'M20.5 3.5L19 10l-7.5 7.5-5-5L14 5zM4.5 10.5l9 9M8.5 15.5l-5 5',
  // Two circling arrows.
  conversion:
    'M4 10.5a8.2 8.2 0 0 1 14.6-3.2L20 9M20.5 3.5V9H15M20 13.5a8.2 8.2 0 0 1-14.6 3.2L4 15M3.5 20.5V15H9',
  victory: 'M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5-4.8-4.5 6.5-.8z',
  // A crown.
  influence: 'M4.5 16.5L2.8 7l5.4 3.8L12 4.5l3.8 6.3L21.2 7l-1.7 9.5zM4.5 20h15',
  // A shield with a blade.
  armament: 'M12 2.5l8 2.7v6.3c0 4.7-3.2 8-8 10-4.8-2-8-5.3-8-10V5.2zM12 6.5v10M9 13.5h6',
  // Crossed beams.
  war: 'M3.5 3.5l17 17M20.5 3.5l-17 17M3.5 8.5v-5h5M15.5 3.5h5v5M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3',
  // A helix.
  evolution:
    'M7.5 2.5c0 6.5 9 6.5 9 13 0 2.5-.8 4.5-2 6M16.5 2.5c0 6.5-9 6.5-9 13 0 2.5.8 4.5 2 6M8.3 5.5h7.4M8.3 18h7.4M9.5 12h5',
  // A dome.
  colonization:
    'M3.5 17.5a8.5 8.5 0 0 1 17 0M2 17.5h20M12 9v8.5M7.5 17.5c0-4 1.5-7 4.5-8.5M16.5 17.5c0-4-1.5-7-4.5-8.5M12 9V5M12 5l3-1.5v2.8',
  // Outward arrows.
  expansion:
    'M12 9V2.5M9.5 5L12 2.5 14.5 5M12 15v6.5M9.5 19l2.5 2.5 2.5-2.5M9 12H2.5M5 9.5L2.5 12 5 14.5M15 12h6.5M19 9.5l2.5 2.5-2.5 2.5',
  ship: 'M12 2.5l6.5 18-6.5-4-6.5 4z',
  colony: 'M4 18a8 8 0 0 1 16 0zM2.5 18h19',
  // A ship over a colony.
  tokens: 'M12 1.5l5 12-5-3-5 3zM5.5 21a6.5 5 0 0 1 13 0zM3.5 21h17',
  card: 'M6 3.5h12v17H6z',
};

/** A sign as part of a label. It says nothing by itself: name what it stands for beside it. */
export function Sign({ name, size = 16 }: { readonly name: SymbolName; readonly size?: number }) {
  return (
    <svg
      className="k-pen ax-sign"
      data-sign={name}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={SYMBOLS[name]} />
    </svg>
  );
}
