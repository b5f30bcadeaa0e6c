import type { Drawing } from '@conclave/kit/table';
/** By faction, in the order of the data: a laurel, a circuit, a comet, scales. */
export const FACTION_EMBLEMS: readonly Drawing[] = [
  {
    line: 'M8.2 20.5C4 17.5 2.8 12.5 4.6 6M15.8 20.5c4.2-3 5.4-8 3.6-14.5',
    solid:
      'M4.7 6.2C3.2 5 2.9 3.4 3.6 1.9c1.6.7 2.3 2.3 1.1 4.3zM3.8 11C2 10.6 1 9.2 1 7.5c1.8 0 3 1.4 2.8 3.5zM4.5 15.6c-1.9.2-3.2-.7-3.8-2.3 1.7-.6 3.3.4 3.8 2.3zM5 10.4c0-2 .9-3.3 2.6-3.7.4 1.8-.6 3.3-2.6 3.7zM5.4 15c.4-2 1.6-3 3.3-2.9 0 1.8-1.3 2.9-3.3 2.9zM19.3 6.2c1.5-1.2 1.8-2.8 1.1-4.3-1.6.7-2.3 2.3-1.1 4.3zM20.2 11c1.8-.4 2.8-1.8 2.8-3.5-1.8 0-3 1.4-2.8 3.5zM19.5 15.6c1.9.2 3.2-.7 3.8-2.3-1.7-.6-3.3.4-3.8 2.3zM19 10.4c0-2-.9-3.3-2.6-3.7-.4 1.8.6 3.3 2.6 3.7zM18.6 15c-.4-2-1.6-3-3.3-2.9 0 1.8 1.3 2.9 3.3 2.9zM12 5l1.5 3.3 3.6.4-2.7 2.4.8 3.5L12 12.8l-3.2 1.8.8-3.5-2.7-2.4 3.6-.4z',
  },
  {
    line: 'M8 8h8v8H8zM12 8V4.5M12 16v3.5M8 12H4.5M16 12h3.5M8 9.5L5.2 6.7M16 14.5l2.8 2.8M16 9.5l2.8-2.8M8 14.5l-2.8 2.8',
    solid:
      'M12 1.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM12 19.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM3 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM21 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM10.5 10.5h3v3h-3z',
  },
  {
    line: 'M13 11L2.5 4M12.2 14.2L2 11.5M15 9L9 2',
    solid:
      'M16 10.5a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4zm-1.4 2.6a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  },
  {
    line: 'M12 3v17M7.5 20.5h9M4 6.5h16M4.5 6.5L1.5 14M4.5 6.5L7.5 14M19.5 6.5l-3 7.5M19.5 6.5l3 7.5',
    solid:
      'M1 14h7a3.5 3.5 0 0 1-7 0zM16 14h7a3.5 3.5 0 0 1-7 0zM12 1.5a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
  },
];

const FIST: Drawing = {
  solid:
    'M5 9.5a2 2 0 0 1 2-2V6a2 2 0 0 1 3.8-.8A2 2 0 0 1 14.4 5a2 2 0 0 1 3.3 1.2A2 2 0 0 1 20 8.2V14c0 3-1.5 4.8-3 6v2H8v-2.5C6 17.5 5 15 5 12z',
};

/** By minor faction, in the order of the data. */
export const MINOR_GLYPHS: readonly Drawing[] = [
  FIST,
  // A cauldron.
  {
    line: 'M4 9h16M6 20l-1.5 2M18 20l1.5 2M9 5.5c-1.5-1 1-2.5 0-4M14.5 5.5c-1.5-1 1-2.5 0-4',
    solid: 'M4.5 10.5h15c.8 5-1.5 10-7.5 10s-8.3-5-7.5-10z',
  },
  // A wolf's head.
  { solid: 'M4 2l5 4h6l5-4v9l-3 4-2 7h-6l-2-7-3-4zm4.3 8.5l3 2.3-2.6.5zm7.4 0l-3 2.3 2.6.5z' },
  // A rotor over a hull.
  { line: 'M2 5h20M12 5v4', solid: 'M6 9h9c4 0 7 3 7 7h-9l-2 3H6.5l1-3C4 15.5 3 13 3 11.5z' },
  // A sheaf of grain.
  {
    line: 'M12 22V9M7 22c1.5-3 2-6 1-10M17 22c-1.5-3-2-6-1-10',
    solid:
      'M12 1.5c2.5 2 2.5 5.5 0 8-2.5-2.5-2.5-6 0-8zM5.5 4.5c2.5 1 3.5 4 2.5 7.5C5 11 4 8 5.5 4.5zM18.5 4.5C16 5.5 15 8.5 16 12c3-1 4-4 2.5-7.5z',
  },
  // A curved sword.
  { line: 'M4 20l4-4M4.5 13.5l6 6', solid: 'M20.5 2C21 9 17 15 10.5 18L6 13.5C12.5 12 17.5 8 20.5 2z' },
  // Links of a chain.
  {
    line: 'M10 14.5L14.5 10M11.5 7l2.7-2.7a4 4 0 0 1 5.6 5.6L17 12.6M12.5 17l-2.7 2.7a4 4 0 0 1-5.6-5.6L7 11.4',
  },
  // A jaw.
  {
    solid:
      'M12 2c5.5 0 9 3.5 9 8.5 0 3-1.5 5-3.5 6V20l-2.5 2v-3h-1.5v3h-3v-3H9v3l-2.5-2v-3.5C4.5 15.5 3 13.5 3 10.5 3 5.5 6.5 2 12 2zM8.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  },
  // A pick.
  { line: 'M13 10L4 21', solid: 'M5 5.5C11 1.5 18.5 4.5 21.5 13 18 9.5 15 7.8 12 7.5 9.5 7.3 7 7 5 5.5z' },
  // A shield with a cross.
  { solid: 'M12 1.5l9 3v7c0 5.5-4 9-9 11-5-2-9-5.5-9-11v-7zM10.5 6.5v3h-3v3h3v5.5h3v-5.5h3v-3h-3v-3z' },
  // An eye in rays.
  {
    line: 'M2 14c3-4.5 6.5-6.5 10-6.5S19 9.5 22 14c-3 4-6.5 6-10 6s-7-2-10-6zM12 4V1.5M6 5.5L4.8 3.3M18 5.5l1.2-2.2',
    solid: 'M12 10.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
  },
  // A halo over a blade.
  {
    line: 'M4 6c0-1.8 3.5-3 8-3s8 1.2 8 3-3.5 3-8 3-8-1.2-8-3zM8 17h8M12 17v5',
    solid: 'M10.3 10.5h3.4V16h-3.4z',
  },
  FIST,
];

/** What happens, and things that are counted. */
export const SIGNS = {
  place: { line: 'M12 2v11M7.5 9L12 13.5 16.5 9', solid: 'M12 15l8 3.5-8 3.5-8-3.5z' },
  attack: { line: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 1v6M12 17v6M1 12h6M17 12h6' },
  exchange: { line: 'M4 9c1-4 5-6 9-5l5 3M18 2.5V7h-4.5M20 15c-1 4-5 6-9 5l-5-3M6 21.5V17h4.5' },
  recover: { line: 'M4 12a8 8 0 1 0 2.8-6M3 3v5h5', solid: 'M12 8l5 3v3.5L12 17l-5-2.5V11z' },
  heal: { solid: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z' },
  damage: { solid: 'M13.5 1.5L15 8l6.5-2.5L18 11l4.5 4-6 .5 1 6-5.5-4-5 4.5.5-6.5-6-1 4.5-4L3 5l6.5 2.5z' },
  hexilum: { solid: 'M12 1l5.5 7-2 14h-7l-2-14zM5 9.5l1.5 12.5H4L1.5 14zM19 9.5L17.5 22H20l2.5-8z' },
  income: { line: 'M3 20l6-7 4 3.5L21 6M15.5 5.5H21V11' },
  steal: { line: 'M3 6.5v11l9 4.5 9-4.5M12 2v12M7.5 9.5L12 14l4.5-4.5' },
  extra: { line: 'M8 6l9-3.5 5 13-9 3.5zM8 7l-5 2 5 13 6-2.4M15 7v5M12.5 9.5h5' },
  destruction: {
    line: 'M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.9 2.9M15.5 15.5l2.9 2.9M18.4 5.6l-2.9 2.9M8.5 15.5l-2.9 2.9',
    solid: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  zombie: { line: 'M2 21h20M7 21V9a5 5 0 0 1 10 0v12M12 12v6M9.5 14.5L12 12l2.5 2.5' },
  recycle: {
    line: 'M7.5 8.5L12 2l4.5 6.5M13.5 4.2L19 14h-5M20.5 16l-1.5 4h-8M13 17l-2.5 3 2.5 2.5M8 20H4.5l-1-2L8 10M4 13l3.8-3.5L9.5 13',
  },
  send: { line: 'M3 20c5-1 8-4 9-9M8 13l4-4.5L16 13', solid: 'M12 1.5l9 3.5-9 3-9-3z' },
  card: { line: 'M5 2.5h14v19H5zM8 7h8M8 11h5' },
  squad: { solid: 'M12 2l4 4.5-4 3-4-3zM6 12l4 4.5-4 3-4-3zM18 12l4 4.5-4 3-4-3z' },
  burn: {
    solid:
      'M12.5 1c.5 4 5.5 6 5.5 12.5A6.5 6.5 0 0 1 5 14c0-3 1.5-4.5 2-7 1.5 1 2 2 2.5 3.5C11.5 8 12.8 5 12.5 1z',
  },
  discard: { line: 'M4 6h16M9 6V3h6v3M6 6l1 15.5h10L18 6M10 10v7.5M14 10v7.5' },
  warlord: { solid: 'M3 20h18v2.5H3zM2.5 6l5 4.5L12 2l4.5 8.5 5-4.5L19.5 18h-15z' },
  ship: {
    solid:
      'M12 1.5c3.2 3 4.6 6.5 4.6 10.5l4 5v4.5L15 19H9l-5.6 2.5V17l4-5C7.4 8 8.8 4.5 12 1.5zM10.4 8h3.2v3.5h-3.2z',
  },
  reserve: { line: 'M3 9l9-5 9 5v10l-9 3-9-3zM3 9l9 4 9-4M12 13v9' },
  mission: {
    line: 'M12 2.5l4 2.3v4.6l-4 2.3-4-2.3V4.8zM7.5 11.7l4 2.3v4.6l-4 2.3-4-2.3V14zM16.5 11.7l4 2.3v4.6l-4 2.3-4-2.3V14z',
  },
  chance: { solid: 'M12 1.5l3 7.2 7.8.6-6 5 1.9 7.6L12 17.8l-6.7 4.1 1.9-7.6-6-5 7.8-.6z' },
  threat: {
    solid: 'M12 2L23.5 22H.5zM10.9 9v7h2.2V9zM12 17.2a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  },
  withdraw: { line: 'M12 14V3M7.5 7.5L12 3l4.5 4.5M4 15v6h16v-6' },
  move: { line: 'M3 12h15M13 6.5L18.5 12 13 17.5' },
  turn: { line: 'M5.5 17.5a8 8 0 1 1 13 0M22.5 15.8L18.5 17.5 18.4 13' },
} as const satisfies { readonly [name: string]: Drawing };

export type SignName = keyof typeof SIGNS;

/** A normal unit's token: a lander on three legs. */
export const UNIT_GLYPHS = {
  normal: {
    solid:
      'M12 3c4 0 6.5 3 6.5 7v3h-13v-3c0-4 2.5-7 6.5-7zM5 14.5h3L5.5 21H3zM16 14.5h3l2 6.5h-2.5zM10.8 14.5h2.4V21h-2.4z',
  },
  squad: SIGNS.squad,
  mercenary: { solid: 'M12 1.5l9.5 10.5L12 22.5 2.5 12zM12 7l-4.5 5 4.5 5 4.5-5z' },
  inert: { line: 'M5 5l14 14M19 5L5 19' },
} as const satisfies { readonly [kind: string]: Drawing };
