import { readFileSync } from 'node:fs';
import type { GameRecord } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { comparesPoints } from './lib/journey.ts';
import { lay } from './lib/lay.ts';
import { lasting } from './lib/looks.ts';
import type { Person } from './lib/person.ts';
import { playToEnd } from './lib/play.ts';
import { find, isHalfway, isOver } from './lib/position.ts';

/** Takes the record from the end screen. */
async function download(person: Person): Promise<string> {
  const [file] = await Promise.all([
    person.page.waitForEvent('download'),
    person.presses('Download the record'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^stardust-imperium-.*\.json$/);
  return readFileSync(await file.path(), 'utf8');
}

const file = (text: string) => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

describe('a game', () => {
  const house = useHouse();

  it('is played by hand to its end, told round by round, and played again', async () => {
    const ann = await house.current.person('Ann');
    await ann.playsNow();
    await playToEnd(ann);

    const end = ann.page.getByRole('dialog');
    expect(await end.getByRole('list').first().getByRole('listitem').count()).toBe(2);
    await (await comparesPoints(end)).nth(8).waitFor();

    const before = ann.page.url();
    await ann.presses('Rematch');
    await ann.page.waitForURL((url) => url.href !== before);
    await ann.page.locator('[data-asked]').waitFor();
    expect(await ann.region('Built cards').locator('[data-card]').count()).toBe(0);
  }, 180_000);

  it('can be watched again step by step, with buttons and with keys', async () => {
    const position = find(2, isOver);
    const last = position.moves.length;
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await ann.presses('Watch the replay');
    const place = ann.page.getByRole('slider', { name: 'Place in the game' });
    const at = () => place.inputValue().then(Number);
    await place.waitFor();
    expect(await at()).toBe(0);

    await ann.presses('A move on');
    expect(await at()).toBe(1);
    await ann.presses('To the end');
    expect(await at()).toBe(last);
    await ann.sees('The game is over');
    await ann.presses('A turn back');
    expect(await at()).toBeLessThan(last);
    await ann.presses('To the start');
    expect(await at()).toBe(0);

    await ann.page.locator('main').focus();
    for (const [key, wanted] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await ann.page.keyboard.press(key);
      expect(await at(), key).toBe(wanted);
    }
    await ann.page.keyboard.press('Shift+ArrowRight');
    expect(await at()).toBeGreaterThan(1);
  });

  it('leaves a record that can be checked, and opened again from its file', async () => {
    const position = find(2, isOver);
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await ann.presses('Check the game');
    await ann.sees(`All ${position.moves.length} moves were legal`);
    const text = await download(ann);

    await ann.goes('/replay');
    await ann.page.getByLabel('Record file').setInputFiles(file(text));
    const place = ann.page.getByRole('slider', { name: 'Place in the game' });
    expect(await place.getAttribute('max')).toBe(String(position.moves.length));
    await ann.presses('To the end');
    const { scores } = JSON.parse(text).outcome as NonNullable<GameRecord['outcome']>;
    await ann.hits(ann.page.getByRole('tab', { name: 'Result' }));
    const shown = await ann.page.locator('.ranking-score').allInnerTexts();
    expect(shown.map((score) => Number.parseInt(score, 10))).toEqual([...scores].sort((a, b) => b - a));
  });

  it('says of a broken record where it is broken', async () => {
    const position = find(2, isOver);
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    const text = await download(ann);
    await ann.goes('/replay');
    const opens = (broken: string) => ann.page.getByLabel('Record file').setInputFiles(file(broken));

    await opens(text.slice(0, text.length / 2));
    await ann.sees(/This is not JSON: it stops being so at line \d+, column \d+/);

    const record = JSON.parse(text) as GameRecord;
    await opens(JSON.stringify({ ...record, moves: record.moves.with(3, [0, 'build 99']) }));
    await ann.sees(/Move 4, “build 99”, is not possible there\. .+/);

    await opens(JSON.stringify({ ...record, seats: [{ name: 'Ann' }] }));
    await ann.sees(/the fault is in seats\[0\], which is missing or not of the right kind/);
  });
});

/** Cards on which what they lack lies over their price or title; what is written as ink is no text that could be found. */
const covered = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.matches('.si-card-name')
        ? range.getBoundingClientRect()
        : element.getBoundingClientRect();
    };
    return [...document.querySelectorAll('.si-hand .si-flag')].flatMap((flag) => {
      const [lacking, tile] = [boxOf(flag), flag.closest('.si-tile')!];
      return [...tile.querySelectorAll('.si-sale, .si-card-name')]
        .map((element) => ({ element, box: boxOf(element) }))
        .filter(({ box }) => box.left < lacking.right && box.right > lacking.left)
        .filter(({ box }) => box.top < lacking.bottom - 1 && box.bottom - 1 > lacking.top)
        .map(({ element }) => `${element.className} of ${tile.getAttribute('aria-label')}`);
    });
  });

describe('the hand', () => {
  const house = useHouse();

  it('tells what a card lacks beside its price and title, however low it is', async () => {
    const ann = await house.current.person('Ann', { log: false });
    await ann.goes(await lay(house.current, find(4, isHalfway), ann));
    await ann.page.locator('[data-asked]').waitFor();
    for (const [width, height] of [
      [320, 480],
      [360, 740],
      [390, 844],
      [844, 390],
      [1280, 620],
      [1280, 800],
    ] as const) {
      await ann.page.setViewportSize({ width, height });
      await ann.region('Hand').locator('.si-flag').first().waitFor();
      await ann.shot(`lacking ${width}x${height}`, true);
      expect(await lasting(() => covered(ann)), `${width}`).toEqual([]);
    }
  });
});
