import type { Drawing } from '@conclave/kit/table';
import type { ActionCard } from '../../data/cards.ts';
import type { Type } from '../../data/tracks.ts';

export type PieceKind = 'complex' | 'embassy' | 'outpost' | 'agent' | 'fleet' | 'gate';

/** Silhouettes; what stands on the board is these with light on them (`board/piece-defs.tsx`). */
export const PIECES: { readonly [kind in PieceKind]: Drawing } = {
  // A works with a saw-tooth roof and a chimney.
  complex: { solid: 'M2 21.6V10.6l5.2 3.6v-3.6l5.2 3.600V3h5.2l.6 11 3.800-1.600v7.400l-4 1.800z' },
  // A dome with a lantern.
  embassy: {
    solid:
      'M2.400 21.800v-2.200h1.500v-7C3.900 8 7.400 5.200 11.200 4.800V2.400h1.600v2.400c3.800.4 7.300 3.200 7.300 7.800v7h1.500v2.200z',
  },
  // A watch-tower with battlements.
  outpost: {
    solid:
      'M3.400 21.800L6.600 10.400H4.800V4.200h3.400v2.600h2V4.200h3.600v2.600h2V4.200h3.400v6.200h-1.800l3.200 11.400z',
  },
  // Somebody in a hood and a cloak.
  agent: {
    solid:
      'M12 1.800c3.200 0 5 2.500 5 5.600 0 1.400-.4 2.600-1.100 3.500 3.400 1.300 5.300 4.700 5.700 10.900H2.400c.4-6.200 2.300-9.600 5.700-10.900C7.400 10 7 8.800 7 7.400c0-3.100 1.800-5.600 5-5.600z',
  },
  // A ship seen from above.
  fleet: { solid: 'M12 .8l3.400 8.400 6.900 9.300-5.600-1L12 20.800l-4.700-3.300-5.600 1 6.900-9.300z' },
  // A ring that opens.
  gate: {
    line: 'M5.2 6.2a9 9 0 0 0 0 11.6M18.8 6.2a9 9 0 0 1 0 11.6M8 3.9a9 9 0 0 1 8 0M8 20.1a9 9 0 0 0 8 0',
    solid: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.500 4.500 0 0 0 0-9zm0 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  },
};

/** By faction: a spiral, a claw, a circuit. */
export const FACTION_SIGNS: readonly Drawing[] = [
  {
    line: 'M12 12.4c0-2 3.4-2 3.4 1 0 4.3-7.6 4.3-7.6-1C7.8 6.2 19 5.6 19.4 13.2 19.8 21.3 6.5 22.6 3.8 14',
  },
  { line: 'M6 3.5C4.2 9.5 5 15.5 8.8 20.5M12.3 2.5C11 9 11.8 15.5 14.8 21.5M18.5 4c-.4 5.5.2 10.5 2 15' },
  {
    line: 'M9 9h6v6H9zM12 9V5.5M12 15v3.5M9 12H5.5M15 12h3.5',
    solid:
      'M12 2a1.9 1.9 0 1 0 0 3.8A1.9 1.9 0 0 0 12 2zM12 18.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM3.9 10.1a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM20.1 10.1a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
  },
];

export const CARD_EMBLEMS: { readonly [card in ActionCard]: Drawing } = {
  // Cross-hairs.
  assault: {
    line: 'M12 1.8v5.4M12 16.8v5.4M1.8 12h5.4M16.8 12h5.4M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
    solid: 'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  },
  // A gear.
  industrialize: {
    line: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M4.93 4.93l2.47 2.47M16.6 16.6l2.47 2.47M19.07 4.93L16.6 7.4M7.4 16.6l-2.47 2.47',
    solid: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  // A wreath.
  politicize: {
    line: 'M12 21.5C6 21 3.2 16 4.5 8.5M12 21.5c6-.5 8.8-5.5 7.5-13M4.3 12C6.5 11.5 8 9.5 7.5 7M5 16.2c2.3 0 4.2-1.7 4.2-4.4M7.5 19.5c2.3-.4 4-2 3.7-4.5M19.7 12c-2.2-.5-3.7-2.5-3.2-5M19 16.2c-2.3 0-4.2-1.7-4.2-4.4M16.5 19.5c-2.3-.4-4-2-3.7-4.5',
    solid: 'M12 2l1.3 2.9 3.1.3-2.3 2.1.6 3.1L12 8.8l-2.7 1.6.6-3.1-2.3-2.1 3.1-.3z',
  },
  // A shield with chevrons.
  martialize: {
    line: 'M12 2.2l8.2 2.9v6.4c0 4.9-3.3 8.3-8.2 10.3-4.9-2-8.2-5.4-8.2-10.3V5.1zM7.5 11.5L12 8l4.5 3.5M7.5 16L12 12.5l4.5 3.5',
  },
  // A mask.
  subvert: {
    line: 'M2.5 7.5c6.3-2.3 12.7-2.3 19 0 .3 6.3-2.7 10-6 10-2 0-2.3-2.3-3.5-2.3s-1.5 2.3-3.5 2.3c-3.3 0-6.3-3.7-6-10z',
    solid:
      'M5.5 11c1.7-1.3 3.6-1 4.6.8-1.5 1.4-3.5 1.3-4.6-.8zM18.5 11c-1.7-1.3-3.6-1-4.6.8 1.5 1.4 3.5 1.3 4.6-.8z',
  },
  // A compass.
  discover: {
    line: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2',
    solid: 'M17 7l-3.2 6.8L7 17l3.2-6.8z',
  },
};

/** The piece that builds a type's network is its sign; circle, square and triangle are emblems of seats. */
export const TYPE_PIECE = {
  industrial: 'complex',
  political: 'embassy',
  martial: 'outpost',
} as const satisfies { readonly [type in Type]: PieceKind };

export const THINGS = {
  // A coin.
  coin: {
    line: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z',
    solid: 'M12 6.5l5.5 5.5-5.5 5.5L6.5 12z',
  },
  // Scales.
  scales: {
    line: 'M12 2.5v18M7 21.5h10M4.5 6h15M4.5 6l-3 7.5h6zM19.5 6l-3 7.5h6z',
    solid: 'M1.5 13.5h6a3 3 0 0 1-6 0zM16.5 13.5h6a3 3 0 0 1-6 0z',
  },
  // A chest that holds so much and no more.
  limit: { line: 'M3.5 9.5v11h17v-11M2 6h20M8 13.5h8M12 2.5v0' },
  // A hex of the galaxy.
  hex: {
    line: 'M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5z',
    solid: 'M12 8.5l3 1.75v3.5l-3 1.75-3-1.75v-3.5z',
  },
  // A technology card.
  card: {
    line: 'M5.5 2.500h13v19h-13zM8.500 17.500h7M8.500 6h3',
    solid: 'M12 9l2.500 2.500L12 14l-2.500-2.500z',
  },
  star: { solid: 'M12 1.8l3 6.8 7.3.7-5.5 4.9 1.6 7.2L12 17.6l-6.4 3.8 1.6-7.2-5.5-4.9 7.3-.7z' },
} as const satisfies { readonly [name: string]: Drawing };
export type Thing = keyof typeof THINGS;
