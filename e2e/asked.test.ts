import { games } from '@conclave/games';
import { describe, expect, it } from 'vitest';
import { questionsOf, standings, unseenOfQuestion } from './lib/asked.ts';
import { atRest } from './lib/at-rest.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';

const SIZES = [
  [390, 844],
  [360, 740],
  [1280, 800],
] as const;

/** Whether an answer stands where it did; once a place is pressed Confirm has its words, and a row at a desk may give way by a hair. */
const isBeside = (now: string, before: string, when: 'chosen' | 'placed'): boolean => {
  const numbers = before.split(' ').map(Number);
  const most = when === 'placed' ? 3 : 0;
  return now.split(' ').every((n, i) => Math.abs(Number(n) - numbers[i]!) <= most);
};

describe.each(Object.values(games))('every question of $meta.title', ({ meta, load }) => {
  const house = useHouse();

  it.each([
    ['on phones', SIZES.slice(0, 2), true],
    ['at a desk', SIZES.slice(2), false],
  ] as const)(
    'can be read, its answers are in sight, and they stay where they are when one is chosen, %s',
    async (_, sizes, touch) => {
      const faults: string[] = [];
      const ann = await house.current.person('Ann', { size: sizes[0]!, touch, log: false, light: touch });
      for (const [question, position] of questionsOf(await load(), meta.seats.min)) {
        await ann.goes(await lay(house.current, position, ann));
        await ann.page.locator('[data-asked]').waitFor();
        await ann.page.evaluate(() => document.fonts.ready);
        for (const [width, height] of sizes) {
          await ann.page.setViewportSize({ width, height });
          await atRest(ann.page);
          const look = async (when: string) => {
            await ann.shot(`asked ${meta.id} ${question} ${width} ${when}`);
            for (const fault of await unseenOfQuestion(ann.page))
              faults.push(`${question}, ${width} px, ${when}: ${fault}`);
          };
          await look('asked');
          const before = await standings(ann.page);
          // An answer that stands in the own area instead counts too, and then where on the board it goes.
          const pressed: string[] = [];
          const steps = [
            ['chosen', ann.prompt.locator('.k-choice:not([aria-disabled="true"])')],
            ['placed', ann.page.locator('.table-board [data-sector][data-state="lit"]')],
          ] as const;
          for (const [when, answers] of steps) {
            if ((await answers.count()) === 0) continue;
            await answers.first().dispatchEvent('click');
            await atRest(ann.page);
            if ((await ann.prompt.locator('[data-confirms]').count()) === 0) break;
            pressed.push(when);
            await look(when);
            const after = await standings(ann.page);
            for (const [key, place] of Object.entries(before))
              if (key in after && !isBeside(after[key]!, place, when))
                faults.push(`${question}, ${width} px: ${key} moves from ${place} to ${after[key]}`);
          }
          for (const _ of pressed) await ann.page.keyboard.press('Escape');
        }
      }
      expect(faults).toEqual([]);
    },
    240_000,
  );
});

describe('the twelve actions of Hexpanse', () => {
  const house = useHouse();

  it.each(SIZES)('are in sight all at once at %i times %i', async (width, height) => {
    const ann = await house.current.person('Ann', { size: [width, height], touch: width < 500, log: false });
    const position = questionsOf(await games.hexpanse!.load(), 2).get('action.choose')!;
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    await ann.page.evaluate(() => document.fonts.ready);
    const seen = await ann.prompt.locator('.k-choice').evaluateAll((all) => {
      const place = all[0]!.closest('.k-answers')!.getBoundingClientRect();
      return all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return (
          left >= place.left - 1 &&
          right <= place.right + 1 &&
          top >= place.top - 1 &&
          bottom <= place.bottom + 1
        );
      }).length;
    });
    expect(seen).toBe(12);
  });
});

describe('words that have no room on a phone', () => {
  const house = useHouse();

  it('are raised whole over the board by a press, and lowered by Escape', async () => {
    const ann = await house.current.person('Ann', { size: [390, 844], touch: true, log: false, light: true });
    const position = questionsOf(await games.dominations!.load(), 2).get('draft.keep')!;
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    const words = ann.prompt.locator('.k-words-all');
    const suggested = words.getByText(/Suggested|In Age I/).last();
    const isCut = () =>
      words.evaluate((all) => all.scrollHeight > (all.parentElement as HTMLElement).clientHeight + 1);
    expect(await isCut()).toBe(true);
    const board = (await ann.page.locator('.table-board').boundingBox())!;
    await ann.hits(ann.button('Read all of it'));
    await ann.button('Show less').waitFor();
    expect(await isCut()).toBe(false);
    const told = (await suggested.boundingBox())!;
    expect(told.y).toBeGreaterThan(board.y);
    expect(told.y + told.height).toBeLessThanOrEqual(board.y + board.height + 1);
    await ann.shot('asked words raised');
    await ann.page.keyboard.press('Escape');
    await ann.button('Read all of it').waitFor();
  });
});
