import { CARDS } from '@conclave/games/stardust-imperium/data/cards.ts';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { find, isHalfway } from './lib/position.ts';

/** The smallest cards that carry their title: in a rival's tableau, and in a hand, in px. */
const SMALLEST = [
  { size: 'mini', width: 96, height: 101 },
  { size: 'hand', width: 132, height: 148 },
] as const;

describe('the cards of Stardust Imperium', () => {
  const house = useHouse();

  it.each(SMALLEST)('have no title cut at $width px ($size)', async ({ size, width, height }) => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, find(2, isHalfway), ann));
    await ann.page.locator(`.si-card[data-size="${size}"]`).first().waitFor();
    await ann.page.evaluate(() => document.fonts.ready);
    const cut = await ann.page.evaluate(
      ({ names, size, width, height }) => {
        const place = document.createElement('div');
        place.className = 'si';
        document.querySelector('.si-board')!.append(place);
        const plate = size === 'mini' ? 'si-plate' : 'si-head';
        return names.filter((name) => {
          place.innerHTML = `<span class="si-card" data-size="${size}" style="--w:${width}px;--h:${height}px"><span class="${plate}"><span class="si-card-name"></span></span></span>`;
          const title = place.querySelector('.si-card-name')!;
          const range = document.createRange();
          title.textContent = name;
          range.selectNodeContents(title);
          const [words, room, card] = [
            range.getBoundingClientRect(),
            title.parentElement!.getBoundingClientRect(),
            place.firstElementChild!.getBoundingClientRect(),
          ];
          const fits =
            words.left >= room.left && words.right <= room.right && words.height < card.height * 0.62;
          return !fits;
        });
      },
      { names: CARDS.map(({ name }) => name), size, width, height },
    );
    expect(cut).toEqual([]);
  });

  it('show their scenes, and at the largest table no card with a title is narrower than 96 px', async () => {
    const ann = await house.current.person('Ann', { log: false });
    await ann.goes(await lay(house.current, find(4, isHalfway), ann));
    const cards = ann.page.locator('.si-round .si-cards .si-card');
    await cards.first().waitFor();
    const widths = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).offsetWidth));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(96);
    await expect
      .poll(() => ann.page.locator('.si-round .si-cards .si-scene:not([data-painted])').count())
      .toBe(0);
  });
});
