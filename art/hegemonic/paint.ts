import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LEADERS } from '@conclave/games/hegemonic/data/leaders.ts';
import { TECHNOLOGIES } from '@conclave/games/hegemonic/data/technologies.ts';
import { HOME, HOME_TILE, TILES, type Tile } from '@conclave/games/hegemonic/data/tiles.ts';
import { WORLD, WORLD_SIZE, worksOf } from '@conclave/games/hegemonic/ui/board/spots.ts';
import { CELL, COLUMNS } from '@conclave/games/hegemonic/ui/board/tile-sheet.ts';
import { FACES, SCENES } from '@conclave/games/hegemonic/ui/card/card-sheets.ts';
import { type Picture, paintAll } from '../lib/easel.ts';

const FOLDER = 'games/hegemonic/ui/art';
const SEATS = 6;
/** Pixels of a unit: twice the size at which a galaxy of six is shown. */
const SCALE = 1.8;

const cell = (tile: Tile, seed: number, kind: 'tile' | 'home') => ({
  kind,
  seed,
  industry: worksOf(tile),
  political: tile.political,
  faction: tile.faction,
  martial: tile.martial,
});
const bare = (kind: 'empty' | 'core') => ({
  ...cell(HOME_TILE, HOME, 'home'),
  kind,
  industry: [],
  political: 0,
});

const cells = [
  ...TILES.map((tile, n) => cell(tile, n + 1, 'tile')),
  ...Array.from({ length: SEATS }, (_, seat) => cell(HOME_TILE, 100 + seat, 'home')),
  bare('empty'),
  bare('core'),
];

const themed = (['dark', 'light'] as const).flatMap((theme): Picture[] => [
  {
    painter: 'hegemonic/sky.ts',
    subject: { theme, width: 1600, height: 1000 },
    file: `${FOLDER}/sky-${theme}.webp`,
    quality: 0.72,
  },
  {
    painter: 'hegemonic/tiles.ts',
    subject: {
      theme,
      columns: COLUMNS,
      ...CELL,
      scale: SCALE,
      hex: 50,
      planet: WORLD,
      world: WORLD_SIZE,
      cells,
    },
    file: `${FOLDER}/tiles-${theme}.webp`,
  },
]);

const pictures: readonly Picture[] = [
  ...themed,
  {
    painter: 'hegemonic/technologies.ts',
    subject: { ...SCENES, cells: TECHNOLOGIES.map(({ key, type }) => ({ key, type })) },
    file: `${FOLDER}/technologies.webp`,
  },
  {
    painter: 'hegemonic/leaders.ts',
    subject: { ...FACES, cells: LEADERS.map(({ key }) => key) },
    file: `${FOLDER}/leaders.webp`,
  },
];

const [flag, only] = process.argv.slice(2);
const chosen = pictures.filter(({ file }) => flag !== '--only' || file.includes(only!));
const sizes = await paintAll(chosen);
for (const [i, { file }] of chosen.entries())
  console.log(`${basename(file)} ${(sizes[i]! / 1000).toFixed(0)} kB`);

// A sheet to look at, which is not kept.
if (flag === '--sheet')
  writeFileSync(
    only!,
    `<body style="background:#333;margin:0">${chosen
      .map(({ file }) => {
        const data = readFileSync(join(import.meta.dirname, '../..', file)).toString('base64');
        return `<img src="data:image/webp;base64,${data}" style="display:block">`;
      })
      .join('')}`,
  );
