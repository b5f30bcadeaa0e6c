import { CIVILISATIONS } from '../../data/civilisations.ts';
import { TILES } from '../../data/sectors.ts';
import type { SectorPicture } from './picture.ts';

/** The sheet of sectors as `art/apex/sectors.ts` paints it: tiles, homes, a hidden sector, a free slot. */
const COLUMNS = 8;
const [WIDTH, HEIGHT] = [260, 300];
const HOMES = TILES.length;
const HIDDEN = HOMES + CIVILISATIONS.length;
const ROWS = Math.ceil((HIDDEN + 2) / COLUMNS);

/** In units about the middle of the sector. */
const [LEFT, TOP] = [-25 * Math.sqrt(3), -50];

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
