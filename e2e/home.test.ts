import { gzipSync } from 'node:zlib';
import { games } from '@conclave/games';
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../server/src/protocol.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import { press } from './lib/play.ts';
import { find, isOver } from './lib/position.ts';

const PACE = 400;
const FIRST_MOVE_MS = 10_000;
const FIRST_LOAD = 185_000;
const FIRST_TEXTS = 110_000;
const ONE_PICTURE = 62_000;

describe('home', () => {
  const house = useHouse({ botPace: PACE });

  it('has every game ready', async () => {
    const ann = await house.current.person(null);
    await ann.goes('/');
    await ann.sees('In the browser, against bots or friends. No account needed.');
    expect(await ann.button('Play now').count()).toBe(Object.keys(games).length);
  });

  it.each(Object.values(games).map(({ meta }) => meta))(
    'credits $title, and says that its edition is unofficial',
    async (meta) => {
      const ann = await house.current.person(null);
      for (const path of ['/', `/create/${meta.id}`, `/rules/${meta.id}`]) {
        await ann.goes(path);
        const page = path === '/' ? ann.region(meta.title) : ann.page;
        for (const name of [...meta.designers, meta.publisher]) await page.getByText(name).first().waitFor();
        await ann.sees(/edition is unofficial|unofficial edition/i);
      }
    },
  );

  it(`loads less than ${FIRST_TEXTS / 1000} kB of texts, gzipped, and ${FIRST_LOAD / 1000} kB with its fonts; pictures come later`, async () => {
    const ann = await house.current.person(null);
    const loaded: Promise<{ type: string; path: string; bytes: number; gzipped: number }>[] = [];
    ann.page.on('requestfinished', (request) => {
      loaded.push(
        (async () => ({
          type: request.resourceType(),
          path: new URL(request.url()).pathname,
          bytes: (await request.sizes()).responseBodySize,
          gzipped: gzipSync(await (await request.response())!.body()).length,
        }))(),
      );
    });
    await ann.page.goto('/', { waitUntil: 'load' });
    await ann.button('Play now').first().waitFor();
    await ann.page.evaluate(() => document.fonts.ready);
    await ann.page.locator('.picture[data-shown]').first().waitFor();
    const all = await Promise.all(loaded);
    const pictures = all.filter(({ type }) => type === 'image');
    const rest = all.filter(({ type }) => type !== 'image');
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
    const bytes = sum(rest.map((one) => one.bytes));
    const texts = sum(rest.filter(({ type }) => type !== 'font').map(({ gzipped }) => gzipped));
    console.log(`first load: ${(bytes / 1000).toFixed(0)} kB, texts ${(texts / 1000).toFixed(0)} kB gzipped`);
    expect(bytes).toBeLessThan(FIRST_LOAD);
    expect(texts).toBeLessThan(FIRST_TEXTS);
    for (const picture of pictures) expect(picture.bytes, picture.path).toBeLessThan(ONE_PICTURE);
    const scripts = all.findLastIndex(({ type }) => type === 'script');
    expect(all.findIndex(({ type }) => type === 'image')).toBeGreaterThan(scripts);
  });

  it('leads in one press to the first own move', async () => {
    const ann = await house.current.person(null, { motion: true });
    const start = Date.now();
    await ann.playsNow();
    await ann.page.locator('[data-asked]').waitFor();
    await press(ann);
    const took = Date.now() - start;
    console.log(`first move after ${(took / 1000).toFixed(1)} s`);
    expect(took).toBeLessThan(FIRST_MOVE_MS);
  });

  it.each([
    ['Stardust Imperium', 3],
    ['APEX', 5],
    ['Hegemonic', 5],
    ['Hexpanse', 3],
    ['Dominations', 3],
  ])('seats as many bots as %s has room for: %i', async (title, bots) => {
    const ann = await house.current.person(null);
    await ann.goes('/');
    await ann.region(title).getByLabel('Bots to play against').selectOption(String(bots));
    await ann.region(title).getByRole('button', { name: 'Play now' }).click();
    await ann.page.locator('[data-asked]').waitFor();
    expect(await ann.page.locator('.seats > li').count()).toBe(bots + 1);
  });

  it('starts the gentle form for somebody new, says so, and has the full game one press away', async () => {
    const ann = await house.current.person(null);
    await ann.goes('/');
    const hexpanse = ann.region('Hexpanse');
    await hexpanse.getByText('Starts as Sailor: the simplest form, without minor units.').waitFor();
    await ann.hits(hexpanse.getByRole('button', { name: 'Play now' }));
    await ann.page.waitForURL(/\/table\//);
    expect(await modeOf(ann)).toBe('sailor');

    await ann.goes('/');
    await ann.hits(hexpanse.getByRole('button', { name: 'Full game' }));
    await ann.page.waitForURL(/\/table\//);
    expect(await modeOf(ann)).toBe('captain');
  });

  it('offers the next time what was played last, against the same level', async () => {
    const ann = await house.current.person(null);
    const hexpanse = ann.region('Hexpanse');
    await ann.playsNow('Hexpanse');
    await ann.goes('/');
    await hexpanse.getByText('Starts as Sailor: the simplest form, without minor units.').waitFor();
    await hexpanse.getByRole('button', { name: 'Play against: Novice' }).waitFor();
    await ann.playsNow('Hexpanse', 'Full game');
    await ann.goes('/');
    await hexpanse.getByText('Full game.').waitFor();
    await ann.hits(hexpanse.getByRole('button', { name: 'Play now' }));
    await ann.page.waitForURL(/\/table\//);
    expect(await modeOf(ann)).toBe('captain');
  });

  it('leads from a gentle table to the full game in one press', async () => {
    const ann = await house.current.person(null, { ideas: true });
    await ann.playsNow('APEX');
    await ann.sees('For first games: Duel, two players, a galaxy open from the start.');
    const gentle = ann.page.url();
    await ann.presses('Full game instead');
    await ann.page.waitForURL((url) => /\/table\//.test(url.href) && url.href !== gentle);
    const info = await infoOf(ann);
    expect(info.seats).toHaveLength(4);
  });

  it('goes on with the table that waits, before all else, also on a phone', async () => {
    for (const options of [{}, { size: [390, 844], touch: true }] as const) {
      const ann = await house.current.person(null, options);
      await ann.playsNow('Hexpanse');
      await ann.page.locator('[data-asked]').waitFor();
      const table = ann.page.url();
      await ann.goes('/');
      const go = ann.page.getByRole('link', { name: 'Continue Hexpanse' });
      await go.waitFor();
      for (const place of [go, ann.button('Join')]) {
        const { y, height } = (await place.boundingBox())!;
        expect(y + height).toBeLessThan(ann.page.viewportSize()!.height / 2);
      }
      await ann.hits(go);
      await ann.page.waitForURL(table);
    }
  });

  it('lists finished games with result, opponents and date, and leads to table and replay', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes('/');
    await lay(house.current, find(3, isOver), ann);
    await ann.goes('/');
    const done = ann.region('Finished games');
    const row = done.getByRole('row').filter({ hasText: 'Stardust Imperium' });
    expect(await row.getByRole('cell').first().textContent()).toMatch(/^(Won|Shared|2nd|3rd)$/);
    await row.getByText('Steward 1').waitFor();
    await row.getByText('Steward 2').waitFor();
    await row.getByText(/just now|ago/).waitFor();
    await ann.hits(row.getByRole('link', { name: /^Replay of Stardust Imperium/ }));
    await ann.page.waitForURL(/\/replay\//);
  });
});

async function infoOf(person: Person): Promise<TableInfo> {
  const id = new URL(person.page.url()).pathname.split('/').at(-1);
  return (await (await person.context.request.get(`/api/tables/${id}`)).json()) as TableInfo;
}

const modeOf = async (person: Person) => (await infoOf(person)).options.mode;
