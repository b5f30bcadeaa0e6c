import { games } from '@conclave/games';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { press } from './lib/play.ts';

const PACE = 400;
const FIRST_MOVE_MS = 10_000;
const FIRST_LOAD = 180_000;

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

  it(`loads less than ${FIRST_LOAD / 1000} kB`, async () => {
    const ann = await house.current.person(null);
    const sizes: Promise<number>[] = [];
    ann.page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await ann.page.goto('/', { waitUntil: 'load' });
    await ann.button('Play now').first().waitFor();
    await ann.page.evaluate(() => document.fonts.ready);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.log(`first load: ${(bytes / 1000).toFixed(0)} kB`);
    expect(bytes).toBeLessThan(FIRST_LOAD);
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
    await ann.region(title).getByText(String(bots), { exact: true }).click();
    await ann.region(title).getByRole('button', { name: 'Play now' }).click();
    await ann.page.locator('[data-asked]').waitFor();
    expect(await ann.page.locator('.seats > li').count()).toBe(bots + 1);
  });
});
