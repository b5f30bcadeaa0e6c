import { CIVILISATIONS } from '../../data/civilisations.ts';
import { type Bonus, TILES } from '../../data/sectors.ts';
import type { SectorPicture } from './picture.ts';

/** The sheet of sectors as `art/apex/sectors.ts` paints it: tiles, homes, a hidden sector, a free slot. */
const COLUMNS = 8;
const [WIDTH, HEIGHT] = [260, 300];
const HOMES = TILES.length;
const HIDDEN = HOMES + CIVILISATIONS.length;
const ROWS = Math.ceil((HIDDEN + 2) / COLUMNS);

/** In units about the middle of the sector. */
const [LEFT, TOP] = [-25 * Math.sqrt(3), -50];

/** The mean colours of the paintings, on paper and in the dark: what lies there until these come. */
const GROUNDS: { readonly [kind in Bonus | 'home' | 'hidden' | 'slot']: string } = {
  portal: 'light-dark(#b2a8cc, #564379)',
  movement: 'light-dark(#b6c9d2, #20435a)',
  production: 'light-dark(#cab9a7, #3f2e1f)',
  ambush: 'light-dark(#b29590, #351e1b)',
  conversion: 'light-dark(#caaabb, #6a425a)',
  victory: 'light-dark(#d7b37f, #7a5e27)',
  influence: 'light-dark(#beb0b7, #3c2e41)',
  armament: 'light-dark(#b1b0ae, #232a32)',
  home: 'light-dark(#a8aeab, #233438)',
  hidden: 'light-dark(#cfcbc2, #181a1f)',
  slot: 'light-dark(#cac7c1, #1c1f25)',
};

export const groundOf = ({ art }: SectorPicture): string =>
  GROUNDS[typeof art === 'number' ? TILES[art]! : art];

function cellOf({ art, civilisation }: SectorPicture): number {
  if (typeof art === 'number') return art;
  if (art === 'home') return HOMES + CIVILISATIONS.indexOf(civilisation!);
  return art === 'hidden' ? HIDDEN : HIDDEN + 1;
}

/** What a sector looks like, cut out of the sheet of all. */
export function Painting({ picture, sheet }: { readonly picture: SectorPicture; readonly sheet: string }) {
  const cell = cellOf(picture);
  const [x, y] = [(cell % COLUMNS) * WIDTH, Math.floor(cell / COLUMNS) * HEIGHT];
  return (
    <svg
      aria-hidden="true"
      x={LEFT}
      y={TOP}
      width={-2 * LEFT}
      height={-2 * TOP}
      viewBox={`${x} ${y} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <image href={sheet} width={COLUMNS * WIDTH} height={ROWS * HEIGHT} />
    </svg>
  );
}
