// Makes the pictures of the games for home anew, from late positions on the real tables: npm run with -- node e2e/posters.ts [GAMES…]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { House } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import { STAGES, whenPlayed } from './lib/stages.ts';

const SIZE = { width: 720, height: 450 };
const MOST_BYTES = 60_000;
const QUALITIES = [82, 76, 70, 62, 54, 46, 38];

/** How much of what lies on the board is shown: the whole would be small, so that its middle stands for it. */
const NEAR: Readonly<Record<string, number>> = {
  hexpanse: 1.02,
  apex: 0.72,
  hegemonic: 0.66,
  dominations: 0.7,
};

/** Nothing but the board: what lies over its edges is away, also what games have put there, and nothing moves. */
const ONLY_BOARD = `
  .table > :not(.table-board), .map-zoom, .k-bubble, .k-dialog, [data-over-board],
  .hx-board-foot, .hx-outlooks, .hx-track, .si-track { visibility: hidden !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
`;

/** The part of the window about the middle of all pieces, in the form of the picture. */
async function frame({ page }: Person, near: number) {
  const box = await page.locator('.table-board [data-piece]').evaluateAll((pieces) => {
    const boxes = pieces.map((piece) => piece.getBoundingClientRect()).filter(({ width }) => width > 0);
    const [left, right] = [Math.min(...boxes.map((b) => b.left)), Math.max(...boxes.map((b) => b.right))];
    const [top, bottom] = [Math.min(...boxes.map((b) => b.top)), Math.max(...boxes.map((b) => b.bottom))];
    return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
  });
  const width = Math.max(box.width, (box.height * SIZE.width) / SIZE.height) * near;
  const height = (width * SIZE.height) / SIZE.width;
  return { x: box.x - width / 2, y: box.y - height / 2, width, height, scale: SIZE.width / width };
}

/** The picture at the best quality that is small enough. */
async function taken(person: Person, near: number): Promise<Buffer> {
  const session = await person.context.newCDPSession(person.page);
  const clip = await frame(person, near);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A picture of ${MOST_BYTES} bytes cannot be made of this.`);
}

process.env.CHROMIUM_PATH = await ensureChromium();
const asked = process.argv.slice(2);
const games = asked.length > 0 ? asked : [...new Set(STAGES.map(({ game }) => game))];
const house = await House.open({});
for (const { game, position } of whenPlayed(games.map((id) => `${id}-late`)))
  for (const theme of ['dark', 'light'] as const) {
    const options = { size: [1600, 1000], light: theme === 'light', log: false } as const;
    const person = await house.person('Ada', options);
    await person.goes(await lay(house, position, person));
    await person.prompt.waitFor();
    await person.page.addStyleTag({ content: ONLY_BOARD });
    await person.page.evaluate(() => document.fonts.ready);
    await person.page.waitForTimeout(1500);
    const picture = await taken(person, NEAR[game] ?? 1);
    const folder = join(import.meta.dirname, '../games', game, 'ui/art');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `home-${theme}.webp`), picture);
    console.log(`${game}, ${theme}: ${(picture.length / 1000).toFixed(0)} kB`);
    await person.leave();
  }
await house.close();
