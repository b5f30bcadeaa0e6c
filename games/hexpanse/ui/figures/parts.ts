/*
 * What figures on the planet are put together from: bodies, heads and what they hold. All stand in a box 32 wide, their
 * feet at 38. Each shape has a tone: that of the seat, plain or darker, or one of a material.
 */

/** `a` to `c`: the seat's colour, darker each; `l`: lighter. */
export type Tone =
  | 'a'
  | 'b'
  | 'c'
  | 'l'
  | 'gold'
  | 'steel'
  | 'dark'
  | 'skin'
  | 'bone'
  | 'hair'
  | 'red'
  | 'wood'
  | 'glow';
export type Part = readonly (readonly [tone: Tone, d: string])[];

const eyes: Part[number] = [
  'dark',
  'M12.900 9.500a1 1 0 1 0 2 0 1 1 0 0 0-2 0zM17.100 9.500a1 1 0 1 0 2 0 1 1 0 0 0-2 0z',
];
const face: Part[number] = [
  'skin',
  'M11.500 9.500c0-4 2-6.500 4.500-6.500s4.500 2.500 4.500 6.500-2 7-4.500 7-4.500-3-4.500-7z',
];

export const BODIES = {
  armour: [
    ['b', 'M9 38l1.500-13h4.500l1 7 1-7h4.500L23 38h-5.500L16 32l-1.500 6z'],
    [
      'a',
      'M4.500 24c-.8-7 1.500-11 6-12.500h11c4.500 1.500 6.800 5.500 6 12.500l-4.500 1-.8-4-.7 6.500H10.500L9.800 21 9 25z',
    ],
  ],
  cloak: [
    ['a', 'M6 38c0-11 2.500-18 6.500-21h7c4 3 6.500 10 6.500 21z'],
    ['c', 'M14.500 19h3l2 19h-7z'],
  ],
  robe: [
    ['a', 'M7 38c1.500-9 3-15 5-20h8c2 5 3.500 11 5 20z'],
    ['gold', 'M14.200 18h3.600l.8 20h-5.200z'],
  ],
  coat: [
    ['a', 'M7 38c1-9 2-15 5-20.500h8c3 5.500 4 11.500 5 20.500h-6l-3-8-3 8z'],
    ['b', 'M12 18h8l-4 8z'],
  ],
  dress: [
    ['a', 'M5 38C8 31 11 27 12 22l-1.500-6 2-2.500h7l2 2.500-1.500 6c1 5 4 9 7 16z'],
    ['gold', 'M11.800 20.500h8.400v2.400h-8.400z'],
  ],
  brute: [
    ['a', 'M4 38l1.500-12C2 22 3 15 8 12.500h16c5 2.500 6 9.500 2.500 13.500L28 38h-7l-2-8h-6l-2 8z'],
    ['b', 'M10 15h12l-2 7h-8z'],
  ],
  machine: [
    ['a', 'M5 38l1-13 4-2 1-8h10l1 8 4 2 1 13h-7l-1-9h-6l-1 9z'],
    ['b', 'M2 17l5-3 1 9-4 3zM30 17l-5-3-1 9 4 3z'],
    ['glow', 'M13.500 18h5v3h-5z'],
  ],
  beast: [
    ['a', 'M8 38c0-8-1-13 2-19l-2.500-10 5.500 4h6l5.500-4-2.500 10c3 6 2 11 2 19h-4l-1-8h-3.500l-1 8z'],
  ],
  bones: [
    ['a', 'M6 38l2-13-2-6 6-4h8l6 4-2 6 2 13h-6l-2-9-2 9z'],
    ['bone', 'M11.500 18.500h9v1.500h-9zM12 21.500h8V23h-8zM12.500 24.500h7V26h-7z'],
  ],
} as const satisfies { readonly [name: string]: Part };

export const HEADS = {
  helmet: [
    ['a', 'M10 8c0-4 2.500-6.500 6-6.500S22 4 22 8v3.500l-2.500 3h-7l-2.500-3z'],
    ['dark', 'M11.500 7.500h9l-1 3.800h-7z'],
  ],
  beret: [face, eyes, ['b', 'M9.500 6.500C9 3 12 1.500 16 1.500s8 1.500 8 4.500c-4-.8-9-.5-14.500.5z']],
  hood: [
    ['a', 'M9.500 19C8.500 11 11 4.500 16.500 3c4.500 2 7 8 6 16l-6 3.500z'],
    ['dark', 'M12.800 12.500c1-3 5.400-3 6.400 0l-.8 5.500-2.400 2-2.400-2z'],
  ],
  machine: [
    ['a', 'M10.500 4.500h11l1.500 8-3 3.500h-8l-3-3.500z'],
    ['glow', 'M12.500 8.500h7v2.600h-7z'],
  ],
  short: [face, eyes, ['hair', 'M10.800 10C9.500 3 12 1.500 16 1.500s6.500 1.500 5.200 8.500L20 6.500h-8z']],
  long: [
    ['hair', 'M9.500 17C7 7 10 1.500 16 1.500S25 7 22.500 17l-3-2h-7z'],
    face,
    eyes,
    ['hair', 'M11 8c0-4 2-6 5-6s5 2 5 6c-3-1-7-3-10 0z'],
  ],
  red: [
    ['red', 'M9 18C7 7 10 1.500 16 1.500S25 7 23 18l-3.500-3h-7z'],
    face,
    eyes,
    ['red', 'M11 8c0-4 2-6 5-6s5 2 5 6c-3-1-7-3-10 0z'],
  ],
  beard: [
    face,
    eyes,
    ['bone', 'M11.300 10.500c3 2 6.400 2 9.400 0 .5 5-1.700 9.500-4.700 9.500s-5.200-4.500-4.700-9.500z'],
    ['b', 'M10.500 7c0-4 2.500-5.500 5.500-5.500S21.500 3 21.500 7z'],
  ],
  skull: [
    [
      'bone',
      'M10 7.500C10 3.500 12.500 2 16 2s6 1.500 6 5.500c0 3-.8 4.500-2 5.500v4l-2-1.500-2 1.800-2-1.800-2 1.500v-4c-1.200-1-2-2.500-2-5.500z',
    ],
    [
      'dark',
      'M12 8a1.700 1.700 0 1 0 3.400 0A1.700 1.700 0 0 0 12 8zM16.600 8a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 0 0-3.400 0z',
    ],
  ],
  horned: [
    [
      'bone',
      'M10 7C6 7 3.500 4.500 3 0c2.500 2 5 2.500 8 2.500zM22 7c4 0 6.500-2.500 7-7-2.500 2-5 2.500-8 2.500z',
    ],
    ['steel', 'M10 8.500c0-4 2.500-6.500 6-6.500s6 2.500 6 6.500V12l-2.500 3h-7L10 12z'],
    ['dark', 'M11.500 8h9l-1 3.500h-7z'],
  ],
  hat: [
    face,
    eyes,
    [
      'c',
      'M6 7.500c0-1.400 3-1.500 5-2l1-4h8l1 4c2 .5 5 .6 5 2 0 1.200-4.500 1.700-10 1.700S6 8.700 6 7.500z',
    ],
  ],
  crowned: [
    ['hair', 'M9.500 17C7 7 10 2 16 2s9 5 6.500 15l-3-2h-7z'],
    face,
    eyes,
    ['gold', 'M10.500 6L10 .5l3 2L16-1l3 3.500 3-2-.5 5.500z'],
  ],
  goggles: [
    face,
    ['hair', 'M11 9C10 3 12.500 2 16 2s6 1 5 7l-1.500-2.500h-7z'],
    ['glow', 'M11.500 8h4v3.200h-3.500zM16.500 8h4l-.5 3.200h-3.500z'],
  ],
  elf: [
    ['skin', 'M11.500 11L5 5l5 8.500zM20.500 11L27 5l-5 8.500z'],
    face,
    eyes,
    ['gold', 'M9.800 14C8.500 5 11.500 1.500 16 1.500S23.500 5 22.200 14L20.500 6h-9z'],
  ],
  ape: [
    [
      'c',
      'M9.500 9c0-4.500 3-7 6.500-7s6.500 2.500 6.500 7c0 3.500-1.500 6.500-3 7.500h-7c-1.500-1-3-4-3-7.500z',
    ],
    ['l', 'M12 8h8l.5 5-2.500 3h-4l-2.500-3z'],
    eyes,
  ],
  wolf: [
    ['l', 'M11 12l5 14 5-14 2.500-4-4.500 4h-6L8.500 8z'],
    [
      'dark',
      'M12.300 16.500a1.100 1.100 0 1 0 2.200 0 1.100 1.100 0 0 0-2.200 0zM17.500 16.500a1.100 1.100 0 1 0 2.200 0 1.100 1.100 0 0 0-2.200 0zM15 24h2l-1 2z',
    ],
  ],
  halo: [
    [
      'gold',
      'M6 3.500C6 1.500 10.500 0 16 0s10 1.500 10 3.500S21.500 7 16 7 6 5.500 6 3.500zm3 0C9 4.600 12 5.500 16 5.500s7-.9 7-2-3-2-7-2-7 .9-7 2z',
    ],
    ['a', 'M11.800 9.500a4.200 4.500 0 1 1 8.400 0v3.500l-4.200 3-4.200-3z'],
    ['dark', 'M12.800 9.500h6.400l-.8 2.500h-4.800z'],
  ],
} as const satisfies { readonly [name: string]: Part };

export const ITEMS = {
  none: [],
  rifle: [['steel', 'M22 19l7.500-9 1.300 1-4 12.500-3.300 1z']],
  spear: [
    ['wood', 'M25 38l3.500-29h1.600L27 38z'],
    ['steel', 'M27.500 10L30-1l2 11z'],
  ],
  sword: [['steel', 'M22 22L31 3l1 .5L25 26zM20.500 22l6 2.500-.8 1.600-6-2.500z']],
  blades: [['steel', 'M22 22L31 3l1 .5L25 26zM10 22L1 3l-1 .5L7 26z']],
  staff: [['gold', 'M27 38h-1.800L25 13c-3-1.500-3-6 .8-9 3.500 3 3.500 7.500 1 9z']],
  book: [
    ['bone', 'M17 22l6-1.500 6 1.500v8.500l-6-1.500-6 1.500z'],
    ['wood', 'M22.500 20.500h1V29h-1z'],
  ],
  crystal: [['glow', 'M26 13l3.500 4.500-1.300 8h-4.400l-1.300-8z']],
  shield: [
    ['gold', 'M2 17.500l6-2 6 2V24c0 4-3 6.500-6 8-3-1.500-6-4-6-8z'],
    ['b', 'M7 19h2v3h3v2H9v4.500H7V24H4v-2h3z'],
  ],
  pick: [
    ['wood', 'M24 37l2.500-28h1.700l-2 28z'],
    ['steel', 'M19.500 11c4-4.500 9-4.500 12.500 0-4-1.500-8-1.500-12.500 0z'],
  ],
  chain: [
    [
      'steel',
      'M23 21.500c5-1.500 8 1.500 6.500 5s-3 4-1.500 8h-2c-1.500-4 0-6 1.500-9 .7-1.800-1.500-2.800-4.500-2z',
    ],
  ],
  kit: [
    ['bone', 'M20 22h10v8.500H20z'],
    ['red', 'M24 23.500h2v2h2v2h-2v2h-2v-2h-2v-2h2z'],
  ],
  flag: [
    ['wood', 'M25 38V2h1.600v36z'],
    ['l', 'M26.600 2.500l6.400 3-6.400 3.500z'],
  ],
  cannon: [['steel', 'M1 8.500l13 3.500v5L1 14.500z']],
  bow: [['wood', 'M24.500 6C31 12 31 26 24.500 33l-.7-.8C29 25 29 13 23.800 6.800z']],
  rotor: [
    ['steel', 'M2-1h28v1.800H2z'],
    ['dark', 'M15.200.800h1.600V3h-1.600z'],
  ],
} as const satisfies { readonly [name: string]: Part };

/** Who stands there: body, head and what it holds. */
export type Figure = readonly [keyof typeof BODIES, keyof typeof HEADS, keyof typeof ITEMS];

export const NORMAL_FIGURE: Figure = ['armour', 'helmet', 'rifle'];
export const SQUAD_FIGURE: Figure = ['armour', 'beret', 'flag'];

/** By minor faction, in the order of the data. */
export const MINOR_FIGURES: readonly Figure[] = [
  ['brute', 'ape', 'none'],
  ['bones', 'skull', 'none'],
  ['beast', 'wolf', 'none'],
  ['coat', 'goggles', 'rotor'],
  ['robe', 'hood', 'staff'],
  ['machine', 'helmet', 'sword'],
  ['coat', 'hood', 'chain'],
  ['bones', 'goggles', 'spear'],
  ['brute', 'horned', 'pick'],
  ['armour', 'beret', 'shield'],
  ['cloak', 'long', 'book'],
  ['armour', 'halo', 'spear'],
];

/** By mercenary, in the order of the data. */
export const MERCENARY_FIGURES: readonly Figure[] = [
  ['coat', 'hat', 'book'],
  ['robe', 'beard', 'crystal'],
  ['armour', 'long', 'rifle'],
  ['cloak', 'hood', 'spear'],
  ['coat', 'helmet', 'chain'],
  ['coat', 'goggles', 'rifle'],
  ['armour', 'horned', 'spear'],
  ['cloak', 'hood', 'cannon'],
  ['brute', 'red', 'sword'],
  ['dress', 'long', 'rifle'],
  ['robe', 'beard', 'staff'],
  ['dress', 'horned', 'blades'],
  ['robe', 'crowned', 'shield'],
  ['cloak', 'beard', 'cannon'],
  ['coat', 'short', 'blades'],
  ['machine', 'machine', 'none'],
  ['brute', 'short', 'pick'],
  ['dress', 'hood', 'kit'],
  ['machine', 'machine', 'kit'],
  ['dress', 'crowned', 'none'],
  ['coat', 'hat', 'rifle'],
  ['cloak', 'elf', 'bow'],
  ['armour', 'beret', 'flag'],
  ['dress', 'red', 'sword'],
  ['robe', 'goggles', 'book'],
];

/** Warlords by faction, in the order of the data; taller than the others. */
export const WARLORD_PARTS: readonly Part[] = [
  // First Consul Ramius: a laurel, a cloak with golden clasps.
  [
    ['a', 'M3 40c0-11 3-19 8-21h10c5 2 8 10 8 21z'],
    ['bone', 'M13.500 18.500h5l-1 21.500h-3z'],
    ['gold', 'M3 24.500a4.500 5 0 0 1 9 0zM20 24.500a4.500 5 0 0 1 9 0z'],
    ['skin', 'M11 11c0-4.500 2-7 5-7s5 2.500 5 7-2 7.500-5 7.500-5-3-5-7.500z'],
    ['hair', 'M10.500 10C9 3 12 1 16 1s7 2 5.500 9L20 6.500h-8z'],
    ['gold', 'M8.500 12C6 8 7 3 10 0c.5 3 .5 6 0 9zM23.500 12c2.500-4 1.500-9-1.500-12-.5 3-.5 6 0 9z'],
    eyes,
  ],
  // Lady Alita: a machine with one red eye.
  [
    ['a', 'M4 40l1-15 5-6h12l5 6 1 15z'],
    ['dark', 'M13.500 19h5l-1 21h-3z'],
    ['steel', 'M3 24.500a4.500 5 0 0 1 9 0zM20 24.500a4.500 5 0 0 1 9 0z'],
    ['steel', 'M10 6l2-3h8l2 3v8l-3 5h-6l-3-5z'],
    ['red', 'M11 9h10v2.800H11z'],
    ['steel', 'M7 4l3 4-.5 4L6 9zM25 4l-3 4 .5 4L26 9z'],
  ],
  // Temud Yin: a scarf and a turban against the dust.
  [
    ['a', 'M4 40c0-12 4-19 8-21h8c4 2 8 9 8 21z'],
    ['bone', 'M13.500 19h5l-1 21h-3z'],
    ['gold', 'M3 24.500a4.500 5 0 0 1 9 0zM20 24.500a4.500 5 0 0 1 9 0z'],
    ['skin', 'M10 12c0-5 2.500-8 6-8s6 3 6 8c0 4-2.500 7-6 7s-6-3-6-7z'],
    ['l', 'M9 16.500c4 4 10 4 14 0l6 8-3 1-6-5c-3 1.500-6 1-9-1z'],
    ['b', 'M9 9c1-6 13-6 14 0l1.500 3h-17z'],
    ['dark', 'M12.900 13a1 1 0 1 0 2 0 1 1 0 0 0-2 0zM17.100 13a1 1 0 1 0 2 0 1 1 0 0 0-2 0z'],
  ],
  // Zoe Venetia: a merchant princess.
  [
    ['a', 'M3 40c2-11 5-19 9-21h8c4 2 7 10 9 21z'],
    ['red', 'M13.500 19h5l-1 21h-3z'],
    ['gold', 'M3 24.500a4.500 5 0 0 1 9 0zM20 24.500a4.500 5 0 0 1 9 0z'],
    ['hair', 'M9.500 18C7 7 10 2 16 2s9 5 6.500 16l-3-2h-7z'],
    ['skin', 'M11 11.500c0-4.500 2-7.500 5-7.500s5 3 5 7.500-2.500 7-5 7-5-2.500-5-7z'],
    ['hair', 'M11 9c0-4 2-6 5-6s5 2 5 6c-3-1-7-3-10 0z'],
    ['gold', 'M10 5l1-5 2.500 3L16-1l2.500 4L21 0l1 5c-4-1.500-8-1.500-12 0z'],
    ['dark', 'M12.900 10.500a1 1 0 1 0 2 0 1 1 0 0 0-2 0zM17.100 10.500a1 1 0 1 0 2 0 1 1 0 0 0-2 0z'],
  ],
];
