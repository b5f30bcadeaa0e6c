/*
 * What the scenes of the market's cards show. Shapes lie in a box 100 wide and 70 high about the middle of its foot, y
 * downwards; each has a colour of its own, and a rim of light unless it names another.
 */

type Shape = readonly [d: string, fill: string, rim?: string];

export interface Subject {
  readonly sky: readonly string[];
  /** Its place from 0 to 1, its radius in heights, its colour. */
  readonly sun: readonly [x: number, y: number, r: number, colour: string];
  readonly ground: 'hills' | 'city' | 'trees' | 'world' | 'shelves';
  /** The darkest of its colours. */
  readonly ink: string;
  readonly rim: string;
  readonly shapes: readonly Shape[];
}

type Look = Omit<Subject, 'ground' | 'shapes' | 'sun'> & { readonly light: string };

/** Colours that go together: skies from above to the horizon, the darkest colour, light on edges, the sun. */
const LOOKS = {
  dusk: { sky: ['#241338', '#b04a63', '#f2b26b'], ink: '#150a18', rim: '#ffc98a', light: '#ffe0a8' },
  sea: { sky: ['#0d2740', '#2f8f95', '#f1d68e'], ink: '#0e1d2a', rim: '#ffe6a4', light: '#fff2cf' },
  wood: { sky: ['#0c2b26', '#3c8c5c', '#d9e08a'], ink: '#0a1c16', rim: '#dff0a0', light: '#eaf6b0' },
  rose: { sky: ['#141433', '#6a4190', '#e2a7c0'], ink: '#120e22', rim: '#ffc2dd', light: '#ffd9e6' },
  orbit: { sky: ['#060b1c', '#2a6aa0', '#9fc8ee'], ink: '#101a2c', rim: '#cfe6ff', light: '#fff6dc' },
  fire: { sky: ['#2a1008', '#a84a1e', '#f6b24d'], ink: '#1c0a06', rim: '#ffd28a', light: '#ffe4a6' },
  blood: { sky: ['#1a0712', '#8a2338', '#f08a5a'], ink: '#16060c', rim: '#ffc0a0', light: '#ffd2b0' },
  mist: { sky: ['#10202c', '#3c7a86', '#e9d7a4'], ink: '#101d24', rim: '#ffe9b4', light: '#fff3cf' },
  lamp: { sky: ['#1c1420', '#6d4d3a', '#f3d08a'], ink: '#1a1210', rim: '#ffd99a', light: '#ffe6b0' },
  ice: { sky: ['#0a1a33', '#4f86b8', '#e6f0f4'], ink: '#14202e', rim: '#f4fbff', light: '#ffffff' },
  toxic: { sky: ['#101f10', '#6f8f2a', '#e6e27a'], ink: '#11180a', rim: '#f2f3a0', light: '#f6f7b8' },
  violet: { sky: ['#14143a', '#5044a0', '#d9a0e0'], ink: '#100e28', rim: '#f0c4ff', light: '#f6dcff' },
} as const satisfies { readonly [name: string]: Look };

function scene(
  look: keyof typeof LOOKS,
  ground: Subject['ground'],
  at: readonly [x: number, y: number, r?: number],
  ...shapes: readonly Shape[]
): Subject {
  const { light, ...colours } = LOOKS[look];
  return { ...colours, ground, sun: [at[0], at[1], at[2] ?? 0.14, light], shapes };
}

/* People, from the shoulders up: who they are is in head, hair and what they hold. */
const SHOULDERS = 'M-34 4C-32-16-20-24-11-27L-6-33H6L11-27C20-24 32-16 34 4Z';
const CLOAK = 'M-32 4C-30-20-20-30-13-34C-17-52-8-66 1-66S18-52 13-34C22-30 30-18 33 4Z';
const ARMOUR = 'M-40 4L-38-14-30-24-20-26-9-30 9-30 20-26 30-24 38-14 40 4Z';
const PLATES = 'M-38-12L-32-24-18-26-16-10-24 2-36 2ZM38-12L32-24 18-26 16-10 24 2 36 2Z';
const FACE = 'M-10-46C-10-60 10-60 10-46 10-37 4-30 0-30S-10-37-10-46Z';
const HOOD_FACE = 'M-8-47C-7-57 8-58 10-49L7-38 1-32-5-38Z';
const LONG_HAIR =
  'M-14-38C-19-62-7-69 1-69 15-68 19-54 15-36L17-22 9-26 11-50C3-50-4-54-7-59-9-52-10-46-9-26L-17-22Z';
const SHORT_HAIR = 'M-12-46C-14-62-5-66 2-66 12-65 14-55 12-46L9-53C3-53-4-55-7-58Z';
const BUN = 'M-12-46C-14-60-6-64-3-64-6-71 7-74 7-66 14-63 14-53 12-46L9-53C3-53-4-55-7-58Z';
const BEARD = 'M-10-45C-7-42 7-42 10-45 11-34 6-22 0-20-6-22-11-34-10-45ZM-4-37H4L2-34H-2Z';
/** Eyes and mouth. */
const FEATURES = 'M-6-47L-2-47-2-45-6-45ZM2-47L6-47 6-45 2-45ZM-3-36.5L3-36.5 2-35.4-2-35.4Z';
const HELMET = 'M-14-34L-14-50C-14-62-7-67 0-67S14-62 14-50L14-34 8-27-8-27Z';
const VISOR = 'M-11-51L11-51 9-41-9-41Z';
const MACHINE = 'M-13-58L-9-64H9L13-58V-38L7-30H-7L-13-38Z';
const LENS = 'M-10-53H10V-46H-10Z';
const CAP = 'M-14-50C-15-64-6-68 2-67 12-66 15-57 15-51L24-48 14-47Z';
const HAT = 'M-26-52C-24-57-12-57-10-58L-7-69H8L11-58C13-57 25-57 27-52 20-48-20-48-26-52Z';
const CROWN = 'M-11-57L-14-70-6-64 0-73 6-64 14-70 11-57Z';
const HORNS = 'M-11-57C-22-58-27-66-26-76-20-68-14-66-7-65ZM11-57C22-58 27-66 26-76 20-68 14-66 7-65Z';
const GOGGLES = 'M-11-50H-1.500V-43H-9ZM1.500-50H11L9-43H1.500Z';
const EARS = 'M-10-49L-22-60-9-40ZM10-49L22-60 9-40Z';

const SKIN = '#c98d68';
const PALE = '#e0b896';
const DARK = '#8a5a3e';
const STEEL = '#7e8ca3';
const CLOTH = '#2a2038';
const GOLD = '#c99a3c';
const BONE = '#e6dcc2';
const HAIR = '#2b1713';
const RED = '#a3372a';
const WHITE = '#d9d4cc';
const GLOW = '#7fe8f0';
const VIOLET = '#c46cf0';
const IRON = '#2b3546';

const eyes = (colour = '#1a0f0a'): Shape => [FEATURES, colour, colour];
const crystal = (x: number, y: number, k = 1): readonly Shape[] => [
  [
    `M${x} ${y - 20 * k}L${x - 6 * k} ${y - 10 * k}L${x - 4 * k} ${y}H${x + 4 * k}L${x + 6 * k} ${y - 10 * k}Z`,
    VIOLET,
    '#fbe0ff',
  ],
];

/* Things. */
const SHIP = 'M-42 6L-14-14 24-26 44-20 40-10 12 6 20 16 8 14-8 8-22 18-30 14-26 8Z';
const at = (d: string, x: number, y: number): string => {
  // Moves a path that is written in absolute commands throughout.
  let isX = true;
  return d.replace(/-?\d+(?:\.\d+)?|[A-Za-z]/g, (one) => {
    if (/[A-Za-z]/.test(one)) {
      isX = true;
      return one;
    }
    const moved = Number(one) + (isX ? x : y);
    isX = !isX;
    return ` ${moved}`;
  });
};

const MERCENARIES: readonly Subject[] = [
  // Lowry
  scene(
    'dusk',
    'city',
    [0.7, 0.34],
    [SHOULDERS, CLOTH],
    [FACE, SKIN],
    [SHORT_HAIR, HAIR],
    [HAT, '#3a2a3a'],
    eyes(),
    ['M-4-30L0-24 4-30 2-6-2-6Z', RED],
  ),
  // Lorenzo Kroisos
  scene(
    'lamp',
    'shelves',
    [0.28, 0.3],
    [SHOULDERS, '#4a2a5a'],
    [FACE, SKIN],
    [BEARD, '#5a3a24'],
    [CAP, GOLD],
    eyes(),
    ...crystal(24, -4),
    ...crystal(34, 0, 0.7),
  ),
  // Motoko
  scene(
    'violet',
    'city',
    [0.3, 0.34],
    [ARMOUR, IRON],
    [PLATES, '#4a567a'],
    [FACE, PALE],
    [SHORT_HAIR, '#3b2a6a'],
    eyes('#c03050'),
    ['M18-30L46-56 48-53 30-24Z', STEEL],
  ),
  // Kusan Pathmaker
  scene(
    'sea',
    'hills',
    [0.7, 0.32],
    [CLOAK, '#20464a'],
    [HOOD_FACE, DARK],
    eyes(),
    ['M28 4L34-68H36.500L32 4Z', '#7a5a34'],
    ['M32-66L35-80 39-66Z', STEEL],
  ),
  // Phyton
  scene(
    'toxic',
    'trees',
    [0.35, 0.3],
    [SHOULDERS, '#2f3d1a'],
    [FACE, '#9aa05a'],
    [HELMET, '#4a5a2a'],
    [VISOR, '#11180a', '#f2f3a0'],
    ['M-4-47L-8-44-4-43ZM4-47L8-44 4-43Z', '#f6f06a'],
    ['M18-8C36-10 40-22 30-28S26-44 40-46L41-42C32-40 32-34 38-30 48-20 40-4 20-2Z', '#5f7a2a'],
  ),
  // Strugatsky, the Scout
  scene(
    'mist',
    'hills',
    [0.72, 0.3],
    [SHOULDERS, '#2c4650'],
    [FACE, SKIN],
    [CAP, '#34525c'],
    [GOGGLES, GLOW, '#e8ffff'],
    ['M-44-18L-10-26-9-21-43-12Z', IRON],
  ),
  // Steel Scythian
  scene(
    'fire',
    'hills',
    [0.3, 0.34],
    [ARMOUR, '#54381e'],
    [PLATES, STEEL],
    [HELMET, STEEL],
    [HORNS, BONE],
    [VISOR, '#140a06', '#ffb060'],
    ['M34 4L42-64H44.500L38 4Z', '#6a4a2a'],
  ),
  // Gabe Tyrell
  scene('blood', 'hills', [0.72, 0.3], [CLOAK, '#3a1220'], [HOOD_FACE, SKIN], eyes(), [
    'M-48-10L44-34 46-30-46-4Z',
    IRON,
  ]),
  // Breaker Bellona
  scene('dusk', 'hills', [0.28, 0.3], [ARMOUR, '#5a2438'], [PLATES, GOLD], [FACE, SKIN], [BUN, RED], eyes(), [
    'M20-2L42-62 46-64 46-58 28 2Z',
    WHITE,
  ]),
  // Maria Murdock
  scene(
    'orbit',
    'world',
    [0.8, 0.22, 0.08],
    [SHOULDERS, '#23405e'],
    [FACE, PALE],
    [LONG_HAIR, '#6a3a1e'],
    eyes(),
    ['M-38 4L-24-44-20-43-28 4Z', IRON],
  ),
  // Imam Keith
  scene(
    'sea',
    'city',
    [0.32, 0.3],
    [SHOULDERS, WHITE],
    ['M-16-34C-18-60-8-68 0-68S18-60 16-34L20-20 8-30H-8L-20-20Z', '#f0ead8'],
    [FACE, DARK],
    [BEARD, HAIR],
    eyes(),
    ['M28 4L31-60H33.500L31 4Z', GOLD],
  ),
  // Lilith
  scene(
    'blood',
    'city',
    [0.7, 0.3],
    [SHOULDERS, '#2a0c18'],
    [FACE, PALE],
    [LONG_HAIR, '#18060c'],
    [HORNS, '#4a1420'],
    eyes('#ff4a3a'),
    ['M-36 4L-20-38-17-36-28 4ZM36 4L20-38 17-36 28 4Z', STEEL],
  ),
  // Joseph Conrad Kroisos
  scene(
    'lamp',
    'city',
    [0.3, 0.3],
    [ARMOUR, '#5a1f2a'],
    [PLATES, GOLD],
    [FACE, SKIN],
    [BEARD, WHITE],
    [CROWN, GOLD],
    eyes(),
    ['M-8-18H8V-4C8 2 0 6 0 6S-8 2-8-4Z', BONE],
  ),
  // Old Simleylesz
  scene(
    'ice',
    'hills',
    [0.7, 0.28],
    [CLOAK, '#2a3a4e'],
    [HOOD_FACE, PALE],
    ['M-6-42C-3-40 6-40 9-43 10-30 5-16 1-12-4-16-7-30-6-42Z', WHITE],
    eyes(),
    ['M-48-14L-8-24-6-16-46-6Z', STEEL],
  ),
  // Razor Duet
  scene(
    'violet',
    'city',
    [0.5, 0.3],
    [at(SHOULDERS, -15, 0), '#23204a'],
    [at(FACE, -15, 0), PALE],
    [at(SHORT_HAIR, -15, 0), '#e0d0f0'],
    [at(FEATURES, -15, 0), '#3a1a3a', '#3a1a3a'],
    [at(SHOULDERS, 17, 4), '#3a1f4a'],
    [at(FACE, 17, 4), PALE],
    [at(SHORT_HAIR, 17, 4), '#20102a'],
    [at(FEATURES, 17, 4), '#3a1a3a', '#3a1a3a'],
    ['M-46-60L-30-8-26-10-42-62ZM46-58L32-6 28-8 42-60Z', STEEL],
  ),
  // J.H.O.N.5
  scene(
    'fire',
    'city',
    [0.72, 0.34],
    ['M-40 4L-36-20-24-26H24L36-20 40 4Z', '#5a4a34'],
    ['M-14-22H14L10-6H-10Z', IRON],
    ['M-5-28H5V-22H-5Z', STEEL],
    ['M-22-56H-3L-5-40H-20ZM3-56H22L20-40H5Z', '#8a7450'],
    ['M-17-52H-7V-44H-17ZM7-52H17V-44H7Z', GLOW, '#ffffff'],
    ['M-10-38H10L8-28H-8Z', STEEL],
  ),
  // Herbert
  scene(
    'dusk',
    'hills',
    [0.28, 0.32],
    [SHOULDERS, '#6a4a2a'],
    ['M-14-44C-16-66 16-66 14-44L18-28H-18Z', '#a8814e'],
    [FACE, SKIN],
    ['M-8-38H8L5-29H-5Z', '#503820'],
    eyes('#3a80ff'),
    ['M30 4L40-52H42.500L35 4Z', '#6a4a2a'],
    ['M26-50C34-60 46-60 54-50 44-54 36-54 26-50Z', STEEL],
  ),
  // Lady Cha'ni
  scene(
    'mist',
    'hills',
    [0.7, 0.3],
    [CLOAK, '#356a72'],
    [HOOD_FACE, SKIN],
    ['M-7-42L9-43 6-33 1-28-4-33Z', '#2c565e'],
    eyes('#2f7fff'),
    ['M-26-16H-8V2H-26Z', WHITE],
    ['M-19-14h4v5h5v4h-5v5h-4v-5h-5v-4h5z', RED],
  ),
  // T.A.X. 1138
  scene(
    'ice',
    'city',
    [0.3, 0.28],
    ['M-36 4L-32-22-20-28H20L32-22 36 4Z', '#c8d4de'],
    [MACHINE, '#dfe8ee'],
    [LENS, '#1a4a6a'],
    ['M-8-51.500H-3V-47.500H-8ZM3-51.500H8V-47.500H3Z', GLOW],
    ['M-4-20h8v6h6v7h-6v6h-8v-6h-6v-7h6z', RED],
  ),
  // Contessa Carmilla
  scene(
    'rose',
    'city',
    [0.72, 0.3],
    [SHOULDERS, '#5a1838'],
    ['M-20-22C-24-40-20-52-16-58L-12-30ZM20-22C24-40 20-52 16-58L12-30Z', '#7a2048'],
    [FACE, '#ecd2cc'],
    [BUN, '#120810'],
    ['M-9-60L0-66 9-60 0-62Z', GOLD],
    eyes('#b02040'),
  ),
  // Westwood
  scene(
    'fire',
    'hills',
    [0.7, 0.4, 0.2],
    [SHOULDERS, '#6a4428'],
    ['M-22-4L-12-26H12L22-4 0 8Z', '#8a3a20'],
    [FACE, SKIN],
    ['M-8-37H8L6-33H-6Z', '#4a2a18'],
    [HAT, '#4a2e18'],
    eyes(),
  ),
  // Forest Elf
  scene(
    'wood',
    'trees',
    [0.5, 0.34],
    [CLOAK, '#1f4a30'],
    ['M-12-38C-18-62-8-70 0-70S18-62 12-38L6-52H-6Z', '#d8c25a'],
    [FACE, '#c8c898'],
    [EARS, '#c8c898'],
    eyes('#205020'),
    ['M32 6C46-20 46-48 32-72L30-70C40-48 40-20 30 4Z', '#7a5a2a'],
  ),
  // Heinlein's Squad
  scene(
    'sea',
    'hills',
    [0.5, 0.3],
    [at(ARMOUR, -30, -4), '#2a3c48'],
    [at(HELMET, -30, -2), '#3c5462'],
    [at(VISOR, -30, -2), '#c08a3a'],
    [at(ARMOUR, 30, -4), '#2a3c48'],
    [at(HELMET, 30, -2), '#3c5462'],
    [at(VISOR, 30, -2), '#c08a3a'],
    [ARMOUR, '#3a4e5a'],
    [HELMET, '#567282'],
    [VISOR, '#f0b050', '#fff0c0'],
  ),
  // Canaris Carmilla
  scene(
    'sea',
    'hills',
    [0.3, 0.3],
    [SHOULDERS, '#122a3a'],
    [FACE, PALE],
    [LONG_HAIR, '#5a1f18'],
    ['M2-50H11V-42L4-40Z', '#101820'],
    ['M-6-47h4v1.800h-4z', '#1a0f0a', '#1a0f0a'],
    ['M24-2L44-50 47-50 30 4Z', WHITE],
  ),
  // The Librarian
  scene(
    'lamp',
    'shelves',
    [0.74, 0.28, 0.09],
    [SHOULDERS, '#3a2418'],
    [FACE, SKIN],
    [BUN, WHITE],
    ['M-11-49H-1V-42H-11ZM1-49H11V-42H1Z', '#2a1a10'],
    ['M-9-47H-3V-44H-9ZM3-47H9V-44H3Z', '#fff3c0'],
    ['M-24-8L0-3 24-8V8L0 13-24 8Z', BONE],
  ),
];

const ACTIONS: readonly Subject[] = [
  // Ancient Sphere
  scene(
    'rose',
    'hills',
    [0.24, 0.26, 0.08],
    ['M0-62A24 24 0 1 1 0-14A24 24 0 1 1 0-62Z', '#3a2f66'],
    ['M-23-40C-10-32 10-32 23-40L23-36C10-28-10-28-23-36Z', '#ff9ad0'],
    ['M-3-58L3-58 2-18-2-18Z', '#ffc2dd'],
    ['M-22 0L-14-12H14L22 0Z', '#221a3a'],
  ),
  // Ancient Monolith
  scene(
    'violet',
    'hills',
    [0.5, 0.44, 0.12],
    ['M-14 0L-11-64 9-68 15 0Z', '#171230'],
    ['M-4-54H4L5-50H-4ZM-4-44H6V-41H-4ZM-4-34H4V-31H-4ZM-4-24H6V-21H-4Z', '#f0c4ff'],
    ['M-30 4L-16-4 18-3 34 4Z', '#241a44'],
  ),
  // Mobile Army Surgical Hospital
  scene(
    'mist',
    'hills',
    [0.76, 0.24],
    ['M-36 0L-26-26C-14-36 14-36 26-26L36 0Z', '#b8bca0'],
    ['M-8 0C-8-14 8-14 8 0Z', '#2a302a'],
    ['M-4-31h8v6h6v7h-6v6h-8v-6h-6v-7h6z', RED],
    ['M-38-8L-24-46H-22.500L-34-6Z', IRON],
  ),
  // Xalielt Merchant
  scene(
    'toxic',
    'shelves',
    [0.26, 0.26, 0.1],
    [CLOAK, '#3d3a5a'],
    ['M-12-46C-16-66 16-66 12-46 10-34 4-30 0-30S-10-34-12-46Z', '#7fa05a'],
    ['M-10-48L-2-45-3-41-9-42ZM10-48L2-45 3-41 9-42Z', '#0c140a', '#f0ff90'],
    ...crystal(-26, 0),
    ...crystal(28, 2, 0.8),
  ),
  // Grand Field Hospital
  scene(
    'ice',
    'city',
    [0.26, 0.26],
    ['M-44 4V-24C-30-54 30-54 44-24V4Z', '#c9d6de'],
    ['M-44-22H44V-16H-44Z', '#7e9ab0'],
    ['M-5-42h10v8h8v9h-8v8h-10v-8h-8v-9h8z', RED],
    ['M-9 4V-10H9V4Z', '#22384a'],
  ),
  // Ching Shih's Raiders
  scene(
    'blood',
    'world',
    [0.76, 0.26, 0.08],
    ['M-44-14C-30-6 28-6 46-22L38 0C20 10-26 10-40 0Z', '#3c1a1e'],
    ['M-24-14L-20-58C-4-50-2-26-6-12ZM0-12L4-64C24-52 28-28 24-14Z', '#a3302a'],
    ['M-24-14H-21L-17-60H-19ZM0-12H3L7-66H5Z', GOLD],
  ),
  // Cypher's Offer
  scene(
    'toxic',
    'city',
    [0.72, 0.28],
    ['M-50-4L-20-14 6-10 2 4-50 8Z', '#22301a'],
    ['M-4-14C4-20 14-22 24-22L22-17 10-13 24-14 26-10 8-4-6-4Z', SKIN],
    ...crystal(24, -22, 1.4),
  ),
  // Space Truckers
  scene(
    'orbit',
    'world',
    [0.78, 0.24, 0.07],
    ['M-44-40H18V-10H-44Z', '#8a5a2a'],
    ['M-42-36H-24V-14H-42ZM-21-36H-3V-14H-21ZM0-36H16V-14H0Z', '#b9793a'],
    ['M18-34H32L44-22V-10H18Z', '#5a6a80'],
    ['M32-31L41-22H32Z', GLOW],
    ['M-46-34L-54-38V-12L-46-16Z', IRON],
  ),
  // Corona Salvage Shuttle
  scene(
    'orbit',
    'world',
    [0.2, 0.22, 0.08],
    [at(SHIP, 0, -30), '#5a6c84'],
    ['M16-50L32-54 30-46 14-42Z', GLOW],
    ['M-30-14L-34-6-26 2-30 4-40-4-36-16Z', GOLD],
  ),
  // Project 1502
  scene(
    'blood',
    'city',
    [0.5, 0.36, 0.1],
    ['M-30 4L-26-40C-26-62 26-62 26-40L30 4Z', '#2c1420'],
    ['M-18 0L-16-38C-16-52 16-52 16-38L18 0Z', '#4fae9a', '#e0fff4'],
    ['M-5-2C-8-14-6-22-5-28-8-40 8-40 5-28 6-22 8-14 5-2Z', '#1c4a48'],
    ['M-30-4H30V4H-30Z', '#1a0a12'],
  ),
  // Dark Side of the Moon
  scene(
    'violet',
    'hills',
    [0.22, 0.22, 0.05],
    ['M6-66A28 28 0 1 1 5.900-10A28 28 0 1 1 6-66Z', '#1a1836'],
    [
      'M-6-50A6 6 0 1 1-6-38A6 6 0 1 1-6-50ZM12-34A8 8 0 1 1 12-18A8 8 0 1 1 12-34ZM14-56A4 4 0 1 1 14-48A4 4 0 1 1 14-56Z',
      '#26224a',
    ],
    ['M-26 4L-20-8-12-8-10-14-2-14 0-8 20-6 26 4Z', '#0e0c20'],
  ),
  // Strike of the Valkyrs
  scene(
    'dusk',
    'world',
    [0.5, 0.26, 0.12],
    ['M0-60L8-46 6-30 38-42 50-58 44-30 10-16 0 2-10-16-44-30-50-58-38-42-6-30-8-46Z', '#d8d0e0'],
    ['M-5-52C-5-60 5-60 5-52L3-44H-3Z', SKIN],
    ['M-7-52C-8-64 8-64 7-52L12-62 4-57-4-57-12-62Z', GOLD],
    ['M12 4L30-70H32L17 4Z', GOLD],
  ),
  // Merle
  scene(
    'mist',
    'world',
    [0.76, 0.26, 0.1],
    [SHOULDERS, '#274852'],
    [FACE, SKIN],
    [SHORT_HAIR, '#8a6a3a'],
    ['M-11-51L12-51 11-42-10-42Z', '#7fe0e8', '#e8ffff'],
    ['M-36-22H-16L-14-4H-38Z', '#1a3038'],
    ['M-34-19H-19L-18-8H-35Z', GLOW],
  ),
  // Odin's Eye
  scene(
    'ice',
    'hills',
    [0.5, 0.18, 0.04],
    ['M-44-34C-28-58 28-58 44-34 28-10-28-10-44-34Z', '#dfe8ee'],
    ['M0-50A16 16 0 1 1 0-18A16 16 0 1 1 0-50Z', '#3a78b0'],
    ['M0-41A7 7 0 1 1 0-27A7 7 0 1 1 0-41Z', '#0a1420'],
    ['M-46-38C-28-64 28-64 46-38L44-34C28-56-28-56-44-34Z', '#6a7c90'],
  ),
  // Salvagers
  scene(
    'fire',
    'hills',
    [0.24, 0.3],
    ['M-8 4L-4-56H2L6 4Z', '#4a3020'],
    ['M-6-58L44-66V-61L0-52-34-48V-54Z', '#8a5a2a'],
    ['M34-62H35.500V-34H34Z', IRON],
    ['M26-34H44L40-18 34-22 28-16Z', STEEL],
    ['M-46 4L-40-14-24-18-14-4-10 4Z', '#3a2a22'],
    ['M12 4L22-8 34-4 44 4Z', '#3a2a22'],
  ),
  // Orbital Drop Strike
  scene(
    'blood',
    'city',
    [0.3, 0.24, 0.07],
    ['M14-64C22-58 24-42 20-30L4-30C0-42 4-58 14-64Z', STEEL],
    ['M4-30L-2-22 26-22 20-30Z', IRON],
    ['M4-22L12 6 22-22Z', '#ffb050', '#fff0c0'],
    ['M-26-44C-20-40-18-30-21-22H-32C-35-30-32-40-26-44Z', '#5a6478'],
    ['M-31-22L-26-4-22-22Z', '#ffb050', '#fff0c0'],
  ),
  // Cheyen
  scene(
    'dusk',
    'hills',
    [0.72, 0.38, 0.18],
    [
      'M-44 4C-40-16-30-22-14-22L8-24 20-44 30-42 34-34 26-30 20-10 16 4H10L8-10-16-10-26 4H-34L-28-10Z',
      '#3a1f28',
    ],
    ['M-10-22C-12-34-10-42-4-44L2-40 8-26 6-12-6-12Z', '#8a3a2a'],
    ['M-7-46C-7-54 4-54 4-46L1-41H-4Z', SKIN],
    ['M-9-49L-22-58-12-54-16-64-7-56-4-68 0-55 5-50Z', WHITE],
    ['M-6-30L38-58 39-56-4-27Z', BONE],
  ),
  // Attack of the Shah's Guard
  scene(
    'lamp',
    'city',
    [0.3, 0.28],
    ['M-30 4L-28-26-18-34-8-26-6 4Z', '#6a2030'],
    ['M6 4L8-26 18-34 28-26 30 4Z', '#6a2030'],
    ['M-24-36C-26-54-10-54-12-36ZM12-36C10-54 26-54 24-36Z', GOLD],
    ['M-22-38H-14L-16-30H-20ZM14-38H22L20-30H16Z', DARK],
    ['M-18-50L-18-62-16-50ZM18-50L18-62 20-50Z', GOLD],
    ['M-44 4C-50-26-40-44-30-52-36-38-38-20-36 2ZM44 4C50-26 40-44 30-52 36-38 38-20 36 2Z', WHITE],
  ),
  // Spider Tank
  scene(
    'toxic',
    'hills',
    [0.72, 0.3],
    ['M-22-26L-10-42H12L24-26 16-12H-16Z', '#56642e'],
    ['M-6-42L-2-52H8L12-42Z', '#3e4a22'],
    ['M4-50L44-58V-53L8-44Z', IRON],
    [
      'M-22-26L-40-36-50 2-46 2-36-26-16-16ZM24-26L40-36 50 2 46 2 36-26 16-16ZM-16-14L-26-20-30 4-26 4-22-12ZM16-14L26-20 30 4 26 4 22-12Z',
      '#2c361a',
    ],
    ['M-8-34H0V-28H-8Z', '#ff6a4a', '#ffd0b0'],
  ),
  // Appach Dropships
  scene(
    'fire',
    'hills',
    [0.28, 0.3],
    [at('M-20 0L-14-10 14-12 24-4 14 4-14 4Z', -18, -44), '#5a4430'],
    [at('M-20 0L-14-10 14-12 24-4 14 4-14 4Z', 18, -24), '#6e5238'],
    ['M-40-56H4V-54H-40ZM-4-38H42V-36H-4Z', STEEL],
    ['M24-32L38-31 36-25 26-25Z', GLOW],
    ['M-12-52L2-51 0-45-10-45Z', GLOW],
    ['M-30-40H-28V-8H-30ZM12-20H14V2H12Z', IRON],
    ['M-34-8L-24-8-26 0-32 0Z', '#3a2c20'],
  ),
  // Dropship Assault Wing
  scene(
    'ice',
    'world',
    [0.74, 0.24, 0.08],
    ['M0-34L14-22 46-14 12-10 0-4-12-10-46-14-14-22Z', '#4a6684'],
    ['M-5-26L0-32 5-26 3-18H-3Z', GLOW],
    [
      'M-28-52L-21-46-8-42-21-40-28-36-35-40-48-42-35-46ZM30-60L36-55 46-52 36-50 30-47 24-50 14-52 24-55Z',
      '#3c5670',
    ],
    ['M-8-5L-4 8-1-5ZM8-5L4 8 1-5Z', '#ffb050', '#fff0c0'],
  ),
  // Mobile Refinery
  scene(
    'fire',
    'city',
    [0.24, 0.34],
    ['M-44-18H44L48-4H-48Z', '#4a2c1c'],
    [
      'M-38-4A7 7 0 1 0-38 9A7 7 0 1 0-38-4ZM-13-4A7 7 0 1 0-13 9A7 7 0 1 0-13-4ZM13-4A7 7 0 1 0 13 9A7 7 0 1 0 13-4ZM38-4A7 7 0 1 0 38 9A7 7 0 1 0 38-4Z',
      IRON,
    ],
    ['M-34-18V-48H-24V-18ZM-18-18V-60H-10V-18Z', '#7a4a2a'],
    ['M2-18C2-40 34-40 34-18Z', '#9a6a3a'],
    ...crystal(18, -20, 0.9),
    ['M-14-62C-22-66-18-74-10-72-4-78 4-70-4-66Z', '#ffb878'],
  ),
  // Astralmech
  scene(
    'orbit',
    'hills',
    [0.28, 0.24, 0.1],
    ['M-16 4L-14-18-8-22H8L14-18 16 4H6L3-10H-3L-6 4Z', '#3c5070'],
    ['M-22-24L-16-48H16L22-24 10-18H-10Z', '#5e7aa4'],
    ['M-38-46L-22-50-18-36-28-20-40-24ZM38-46L22-50 18-36 28-20 40-24Z', '#4a6288'],
    ['M-8-50L-5-60H5L8-50Z', STEEL],
    ['M-5-56H5V-53H-5Z', GLOW],
    ['M-5-40A5 5 0 1 1-5-30A5 5 0 1 1-5-40Z', '#7fe8f0', '#ffffff'],
    ['M-40-22L-34-22-36 0-42 0Z', IRON],
  ),
  // Icarus Attack Squadron
  scene(
    'dusk',
    'world',
    [0.68, 0.26, 0.22],
    ['M-4-30L6-46 34-62 20-38 22-26 4-20Z', '#5a2a3a'],
    ['M6-46L34-62 14-36Z', '#c86a4a'],
    ['M-4-30L-26-24-44-6-18-12 4-20Z', '#4a2230'],
    ['M-4-30L4-20-16-10Z', GOLD],
    ['M-30-56L-14-64-20-52-18-46-40-40ZM26-18L42-24 36-12 38-6 16-2Z', '#3a1c2c'],
  ),
  // Enola's Fireron
  scene(
    'fire',
    'hills',
    [0.5, 0.3, 0.06],
    [
      'M-6 4C-8-10-4-18-4-26-20-26-28-36-22-46-22-58-8-62 0-58 8-66 26-60 24-46 32-38 24-26 6-26 6-18 8-10 8 4Z',
      '#d8682a',
      '#ffe8a8',
    ],
    ['M-16-40C-14-50-2-54 4-48 12-54 20-48 16-40 8-34-8-34-16-40Z', '#ffd27a', '#fff6d0'],
    ['M-44 4C-36-6-16-10 0-8 16-10 36-6 44 4Z', '#8a3a1a'],
    ['M-44-58L-30-62-18-58-30-55-34-52-36-56Z', IRON],
  ),
];

export const SUBJECTS: readonly Subject[] = [...MERCENARIES, ...ACTIONS];
