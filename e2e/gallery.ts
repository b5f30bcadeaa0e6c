// Home, a room, and every game at its beginning, middle, late and end, in four looks: npm run with -- node e2e/gallery.ts FOLDER [NAMES…]
// FOLDER `docs` makes the gallery of the repository anew; any other gets pictures with what was measured on them.
import { resolve } from 'node:path';
import { games } from '@conclave/games';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { albumOfDocs, albumOfFigures, type Chapter, type Picture } from './lib/album.ts';
import { type Figures, figuresOf } from './lib/figures.ts';
import { House } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person, PersonOptions } from './lib/person.ts';
import { STAGES, whenPlayed } from './lib/stages.ts';

/** How a page is looked at. */
const LOOKS: readonly (readonly [name: string, options: PersonOptions])[] = [
  ['1280 dark', { size: [1280, 800] }],
  ['1920 light', { size: [1920, 1080], light: true }],
  ['390 light', { size: [390, 844], light: true, touch: true }],
  ['390 dark', { size: [390, 844], touch: true }],
];
/** Milliseconds in which pictures and letters have come. */
const REST = 700;

/** Pages that are no table, and how one comes to them. */
const PLACES: readonly (readonly [name: string, title: string, open: (person: Person) => Promise<void>])[] = [
  [
    'home',
    'Home',
    async (person) => {
      await person.goes('/');
      await person.region('Dominations').waitFor();
    },
  ],
  [
    'room',
    'A room',
    async (person) => {
      await person.goes('/create/hegemonic');
      await person.presses('Create the table');
      await person.sees(/seats? (is|are) open/);
    },
  ],
];

const percent = (part: number): string => `${Math.round(part * 100)} %`;

const caption = ({ board, piece, prompt, nodes }: Figures): string =>
  `board ${percent(board)}, smallest piece ${piece === null ? 'none' : `${Math.round(piece)} px`}, prompt ${Math.round(prompt)} px, ${nodes} nodes`;

const [to = 'gallery', ...wanted] = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const album = to === 'docs' ? albumOfDocs(resolve(to)) : albumOfFigures(resolve(to));
process.env.CHROMIUM_PATH = await ensureChromium();
const house = await House.open({});

/** Pictures of a page in every look. */
async function inAllLooks(
  name: string,
  title: string,
  open: (person: Person) => Promise<void>,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const [look, options] of LOOKS) {
    const person = await house.person('Ada', { ...options, log: false });
    await open(person);
    await person.page.evaluate(() => document.fonts.ready);
    await person.page.waitForTimeout(REST);
    const file = `${name}-${look.replace(' ', '-')}`;
    await album.keep(person, file);
    const figures = caption(await figuresOf(person.page));
    pictures.push({ name: file, title: `${title}, ${look}`, figures });
    console.log(`${file}: ${figures}`);
    const troubles = await house.goodbye();
    if (troubles.length > 0) throw new Error(troubles.join('\n'));
  }
  return pictures;
}

const chapters: Chapter[] = [];
for (const [name, title, open] of PLACES)
  if (isWanted(name)) chapters.push({ title, text: '', pictures: await inAllLooks(name, title, open) });
for (const id of [...new Set(STAGES.map(({ game }) => game))]) {
  const { title, seats, minutes, pitch } = games[id]!.meta;
  const pictures: Picture[] = [];
  for (const { stage, position } of whenPlayed(
    wanted.length === 0 ? [id] : wanted.filter((one) => one.startsWith(id)),
  ))
    pictures.push(
      ...(await inAllLooks(`${id}-${stage}`, `${title}, ${stage}`, async (person) => {
        await person.goes(await lay(house, position, person));
        await person.prompt.waitFor();
        if (stage === 'end') await person.page.locator('.chart').first().waitFor();
      })),
    );
  if (pictures.length > 0)
    chapters.push({
      title,
      text: `${seats.min} to ${seats.max} players, ${minutes.min} to ${minutes.max} minutes. ${pitch}`,
      pictures,
    });
}
album.bind(chapters);
await house.close();
