import { apex } from '@conclave/games/apex/index.ts';
import { hexpanse } from '@conclave/games/hexpanse/index.ts';
import { type Move as StardustMove, stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import { type Core, parseMove } from '@conclave/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { hindrances } from './lib/looks.ts';
import type { Person, PersonOptions } from './lib/person.ts';
import { find, findIn, isOver, type Position } from './lib/position.ts';

const PHONE: PersonOptions = { size: [390, 844], touch: true };
/** The part of a phone's window that shows board. */
const BOARD = 0.55;

const placeOf = ({ page }: Person): Locator => page.getByRole('slider', { name: 'Place in the game' });

describe('a replay', () => {
  const house = useHouse();

  async function watches(position: Position<Core>, options: PersonOptions = {}): Promise<Person> {
    const ann = await house.current.person('Ann', options);
    await ann.goes((await lay(house.current, position, ann)).replace('table', 'replay'));
    await placeOf(ann).waitFor();
    return ann;
  }

  it('goes to turning points by marks, by the list, and by keys that are listed', async () => {
    const ann = await watches(find(4, isOver));
    const { page } = ann;
    const at = () => placeOf(ann).inputValue().then(Number);
    const said = () => placeOf(ann).getAttribute('aria-valuetext');
    const marks = page.getByRole('group', { name: 'Turning points' }).getByRole('button');
    expect(await marks.count()).toBeGreaterThan(2);

    await ann.hits(marks.nth(1));
    const second = await at();
    expect(second).toBeGreaterThan(0);
    expect(await marks.nth(1).getAttribute('aria-current')).toBe('true');
    expect((await marks.nth(1).getAttribute('aria-label'))!.startsWith((await said())!.split('. ')[1]!)).toBe(
      true,
    );
    await marks.last().hover();
    await page
      .locator('.k-bubble')
      .getByText(/^Round \d+:/)
      .first()
      .waitFor();

    await page.locator('main').focus();
    await page.keyboard.press('p');
    const first = await at();
    expect(first).toBeLessThan(second);
    await page.keyboard.press('n');
    expect(await at()).toBe(second);
    await ann.presses('Keys');
    await page.getByRole('dialog').getByText('To the next turning point').waitFor();
    await page.keyboard.press('Escape');

    await ann.hits(page.getByRole('tab', { name: 'Result' }));
    await ann.hits(ann.region('Turning points: Points').getByRole('button').first());
    expect(await at()).toBe(first);
  });

  it('goes where its chart is pressed, and along with a drag', async () => {
    const ann = await watches(find(4, isOver));
    const { page } = ann;
    const last = Number(await placeOf(ann).getAttribute('max'));
    const at = () => placeOf(ann).inputValue().then(Number);
    await ann.hits(page.getByRole('tab', { name: 'Result' }));
    const chart = page.locator('.chart svg').first();
    await chart.scrollIntoViewIfNeeded();
    const { x, y, width } = (await chart.boundingBox())!;
    await page.mouse.click(x + width / 2, y + 60);
    const middle = await at();
    expect(middle).toBeGreaterThan(last / 4);
    expect(middle).toBeLessThan((last * 3) / 4);
    await page.mouse.move(x + width / 2, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + 60, { steps: 4 });
    expect(await at()).toBeLessThan(middle);
    await page.mouse.move(x + width - 1, y + 60, { steps: 4 });
    expect(await at()).toBe(last);
    await page.mouse.up();
    await ann.sees(/wins|share the win/);
  });

  it.each([
    ['tokens', () => findIn(apex, { seats: 3, options: {} }, by('tokens')), 'Ships and colonies'],
    ['life', () => findIn(hexpanse, { seats: 3, options: {} }, by('warlords')), 'Life'],
  ] as const)('draws %s before the score where they decided', async (_, position, label) => {
    const ann = await watches(position());
    await ann.hits(ann.page.getByRole('tab', { name: 'Result' }));
    await ann.sees(`${label} decided:`);
    const charts = ann.page.getByRole('figure');
    await charts.nth(1).waitFor();
    expect(await hindrances(ann.page)).toEqual([]);
    expect(await charts.first().getAttribute('aria-label')).toBe(`${label} round by round`);
  });

  it('marks as just done what the step that is shown did, however one came there', async () => {
    const position = find(2, isOver);
    const game = stardustImperium.setup(position.seed, position.seats, position.options);
    const built = position.moves.map(([seat, text]) => {
      const move = parseMove(text);
      if (!move.ok) throw new Error(text);
      return stardustImperium
        .apply(game, seat, move.value as StardustMove)
        .some(([name]) => name === 'built');
    });
    // The move before built nothing, and a card lay there already.
    const place = 1 + built.findIndex((is, i) => is && i > 20 && !built[i - 1]);
    const ann = await watches(position);
    const marks = () => ann.page.locator('.si-fresh [data-ink^="just built"]').count();
    await placeOf(ann).fill(String(place));
    await expect.poll(marks).toBe(1);
    await ann.presses('A move back');
    await expect.poll(marks).toBe(0);
    await ann.presses('A move on');
    await expect.poll(marks).toBe(1);
    await placeOf(ann).fill('0');
    await expect.poll(marks).toBe(0);
  });

  it('leaves the board most of a phone, also at its end', async () => {
    const ann = await watches(find(4, isOver), PHONE);
    const part = async () => {
      const board = (await ann.page.locator('.table-board').boundingBox())!;
      const controls = (await ann.page.locator('.replay-controls').boundingBox())!;
      return (controls.y - board.y) / PHONE.size![1];
    };
    expect(await part()).toBeGreaterThanOrEqual(BOARD);
    await ann.presses('To the end');
    expect(await part()).toBeGreaterThanOrEqual(BOARD);
  });
});

describe('the end of a game', () => {
  const house = useHouse();

  it('says what decided and what mattered most, which leads into the replay', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, find(2, isOver), ann));
    const end = ann.page.getByRole('dialog', { name: /wins?$|share the win/ });
    await end
      .getByText(/ahead of|The |A /)
      .first()
      .waitFor();
    const buttons = end.getByRole('button', { name: /^(Watch the replay|Rematch)$/ });
    expect(await buttons.allInnerTexts()).toEqual(['Rematch', 'Watch the replay']);
    expect(await end.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    await ann.hits(
      end
        .getByRole('region', { name: /^(What mattered most|Where the lead was taken)/ })
        .getByRole('button', { name: /^Go to/ }),
    );
    await ann.page.waitForURL(/\/replay\/.*\?move=\d+$/);
    await placeOf(ann).waitFor();
    expect(Number(await placeOf(ann).inputValue())).toBeGreaterThan(0);
  });

  it.each([
    [1280, 800],
    [390, 844],
  ] as const)('has a column a seat, and numbers under each other, at %i times %i', async (width, height) => {
    const ann = await house.current.person('Ann', { size: [width, height] });
    await ann.goes(await lay(house.current, findIn(apex, { seats: 6, options: {} }, isOver), ann));
    const table = ann.page.getByRole('table', { name: 'Points, part by part' });
    await table.waitFor();
    const rights = await table.evaluate((of: HTMLTableElement) =>
      [...of.rows].map((row) =>
        [...row.cells].slice(1).map((cell) => Math.round(cell.getBoundingClientRect().right)),
      ),
    );
    expect(rights.length).toBeGreaterThan(3);
    expect(rights[0]).toHaveLength(6);
    expect(new Set(rights.map(String)).size).toBe(1);
    expect(Math.max(...rights[0]!)).toBeLessThanOrEqual(width);
    expect(await table.evaluate((of) => getComputedStyle(of).fontVariantNumeric)).toContain('tabular-nums');
  });
});

function by(reason: string): (state: Core) => boolean {
  return ({ outcome }) => outcome?.reason === reason;
}
