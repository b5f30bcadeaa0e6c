/** A constellation: its stars on the plate, lines between them by index, and where its name stands. */
export interface Figure {
  readonly game: string;
  readonly stars: readonly (readonly [x: number, y: number])[];
  readonly lines: readonly (readonly [from: number, to: number])[];
  readonly label: readonly [x: number, y: number];
}

/** The plate is a circle of radius 300 about (0, 0). Each figure hints at its game. */
export const FIGURES: readonly Figure[] = [
  {
    // Eight stars: the eight cards that complete an empire.
    game: 'stardust-imperium',
    stars: [
      [-108, 8],
      [-62, -46],
      [-20, -4],
      [14, -86],
      [58, -18],
      [112, -62],
      [86, 48],
      [-58, 66],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 0],
      [2, 7],
      [4, 6],
    ],
    label: [-12, 104],
  },
  {
    // Three networks across each other.
    game: 'hegemonic',
    stars: [
      [-196, -122],
      [-142, -168],
      [-86, -150],
      [-118, -206],
      [-172, -84],
      [-60, -206],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [3, 1],
      [1, 4],
      [3, 5],
      [5, 2],
      [0, 4],
    ],
    label: [-112, -232],
  },
  {
    // A peak.
    game: 'apex',
    stars: [
      [104, -146],
      [146, -232],
      [196, -128],
      [150, -164],
      [214, -186],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [0, 3],
      [3, 2],
      [1, 4],
    ],
    label: [160, -98],
  },
  {
    // Land laid in triangles.
    game: 'dominations',
    stars: [
      [-222, 96],
      [-168, 62],
      [-158, 128],
      [-110, 152],
      [-196, 166],
      [-124, 204],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 0],
      [2, 3],
      [2, 4],
      [0, 4],
      [4, 5],
      [5, 3],
    ],
    label: [-180, 40],
  },
  {
    // A hex.
    game: 'hexpanse',
    stars: [
      [176, 88],
      [222, 112],
      [220, 164],
      [174, 192],
      [130, 166],
      [130, 114],
      [174, 140],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 0],
      [6, 0],
      [6, 2],
      [6, 4],
    ],
    label: [178, 66],
  },
];
