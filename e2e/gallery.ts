// A page of pictures of every table, with what was measured on them: npm run with -- node e2e/gallery.ts FOLDER [GAMES…]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { type Figures, figuresOf } from './lib/figures.ts';
import { House } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { PersonOptions } from './lib/person.ts';
import { STAGES, whenPlayed } from './lib/stages.ts';

/** How a table is looked at. */
const LOOKS: readonly (readonly [name: string, options: PersonOptions])[] = [
  ['1280 dark', { size: [1280, 800] }],
  ['1920 light', { size: [1920, 1080], light: true }],
  ['390 light', { size: [390, 844], light: true, touch: true }],
  ['390 dark', { size: [390, 844], touch: true }],
];

const percent = (part: number): string => `${Math.round(part * 100)} %`;

const caption = ({ board, piece, prompt, nodes }: Figures): string =>
  `board ${percent(board)}, smallest piece ${piece === null ? 'none' : `${Math.round(piece)} px`}, prompt ${Math.round(prompt)} px, ${nodes} nodes`;

/** Lays each stage of each game out in each look; tells what was measured. */
async function pictures(folder: string, games: readonly string[]): Promise<string[]> {
  process.env.CHROMIUM_PATH = await ensureChromium();
  const house = await House.open({});
  const rows: string[] = [];
  for (const { game, stage, position } of whenPlayed(games)) {
    for (const [look, options] of LOOKS) {
      const person = await house.person('Ada', { ...options, log: false });
      await person.goes(await lay(house, position, person));
      await person.prompt.waitFor();
      await person.page.evaluate(() => document.fonts.ready);
      await person.page.waitForTimeout(700);
      const name = `${game}-${stage}-${look.replace(' ', '-')}`;
      await person.page.screenshot({ path: join(folder, `${name}.png`) });
      const text = caption(await figuresOf(person.page));
      rows.push(figure(`${game}, ${stage}, ${look}`, name, text));
      console.log(`${name}: ${text}`);
      await person.leave();
    }
  }
  await house.close();
  return rows;
}

const figure = (title: string, name: string, text: string): string =>
  `<figure><img src="${name}.png" alt="${title}" loading="lazy"><figcaption><b>${title}</b> ${text}</figcaption></figure>`;

const [to = 'gallery', ...wanted] = process.argv.slice(2);
const folder = resolve(to);
mkdirSync(folder, { recursive: true });
const rows = await pictures(
  folder,
  wanted.length > 0 ? wanted : [...new Set(STAGES.map(({ game }) => game))],
);
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{display:grid;gap:2rem;font:16px sans-serif}img{max-width:100%;border:1px solid #888}</style>${rows.join('\n')}`,
);
