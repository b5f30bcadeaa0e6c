import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '@conclave/games/stardust-imperium/data/cards.ts';
import { type Picture, paintAll } from '../lib/easel.ts';

/*
 * Paints the pictures of Stardust Imperium. With `--sheet FILE.html` it also writes a page that shows them all side by side;
 * with names of cards behind it only those are painted.
 */

const FOLDER = 'games/stardust-imperium/ui/art';

const cards = CARDS.map(
  ({ id, key, types }): Picture => ({
    painter: 'stardust-imperium/card.ts',
    subject: { id, key, types },
    file: `${FOLDER}/card-${id}.webp`,
    quality: 0.78,
  }),
);

const others: Picture[] = [
  { painter: 'stardust-imperium/back.ts', subject: { key: 'back' }, file: `${FOLDER}/back.webp` },
  ...['dark', 'light'].map((edition) => ({
    painter: 'stardust-imperium/table.ts',
    subject: { key: `table-${edition}`, edition },
    file: `${FOLDER}/table-${edition}.webp`,
    quality: 0.7,
  })),
];

const [flag, sheet, ...only] = process.argv.slice(2);
const pictures = [...cards, ...others].filter(
  ({ subject }) => only.length === 0 || only.includes((subject as { key: string }).key),
);
const sizes = await paintAll(pictures);
const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
console.log(`${pictures.length} pictures, ${kilobytes} kB`);

if (flag === '--sheet' && sheet !== undefined) {
  const shown = pictures.map(
    ({ file, subject }) =>
      `<figure><img src="${join(import.meta.dirname, '../..', file)}"><figcaption>${(subject as { key: string }).key}</figcaption></figure>`,
  );
  writeFileSync(
    sheet,
    `<!doctype html><style>body{background:#111;color:#ddd;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}</style>${shown.join('')}`,
  );
}
