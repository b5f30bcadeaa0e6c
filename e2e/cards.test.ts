import { CARDS as STRATEGIES } from '@conclave/games/apex/data/cards.ts';
import { MASTERY } from '@conclave/games/dominations/data/mastery.ts';
import { MONUMENTS } from '@conclave/games/dominations/data/monuments.ts';
import { masteryName, monumentName } from '@conclave/games/dominations/words/names.ts';
import { TECHNOLOGIES } from '@conclave/games/hegemonic/data/technologies.ts';
import { parted } from '@conclave/games/hegemonic/ui/card/parted.ts';
import { CARDS as MARKET } from '@conclave/games/hexpanse/data/cards.ts';
import { MISSIONS } from '@conclave/games/hexpanse/data/missions.ts';
import { missionName } from '@conclave/games/hexpanse/words/names.ts';
import { CARDS } from '@conclave/games/stardust-imperium/data/cards.ts';
import { briefText, narrowName } from '@conclave/games/stardust-imperium/words/brief.ts';
import { cardText } from '@conclave/games/stardust-imperium/words/names.ts';
import { describe, expect, it } from 'vitest';
import { cutIn, type Lettering } from './lib/cut.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import { find, isHalfway } from './lib/position.ts';
import { MIDDLES } from './lib/positions.ts';

const name = ({ name }: { readonly name: string }): string => name;

/** By game, what its cards have written on them. */
const LETTERING: { readonly [title: string]: readonly Lettering[] } = {
  'Stardust Imperium': [
    ...['mini', 'hand'].map((size) => ({
      face: `.si-card[data-size="${size}"]`,
      title: '.si-card-name',
      titles: CARDS.map(name),
      numbers: ['.si-sale'],
    })),
    {
      face: '.si-own .si-card',
      title: '.si-narrow-name',
      titles: CARDS.map(({ id }) => narrowName(id)),
      numbers: [],
    },
  ],
  Hegemonic: [
    {
      face: '.hg-technology',
      title: '.hg-technology-name',
      titles: TECHNOLOGIES.map(name).map(parted),
      numbers: ['.hg-tier', '.hg-cost', '.hg-power'],
    },
  ],
  APEX: ['.ax-top', '.ax-whole'].map((face) => ({
    face,
    title: '.ax-number',
    titles: STRATEGIES.map((_, i) => String(i + 1)),
    numbers: ['.ax-whole-side b'],
  })),
  Dominations: [
    {
      face: '.dm-card',
      title: '.dm-card-name',
      titles: [
        'Campfire',
        ...MASTERY.map((_, kind) => masteryName(kind)),
        ...MONUMENTS.map((_, monument) => monumentName(monument)),
      ],
      numbers: ['.dm-card-top'],
    },
    {
      face: '.dm-entry',
      title: '.dm-entry-name',
      titles: MASTERY.map((_, kind) => masteryName(kind)),
      numbers: ['.dm-entry-cost'],
    },
  ],
  Hexpanse: [
    ...['.hx-top', '.hx-small'].map((face) => ({
      face,
      title: '.hx-card-name',
      titles: MARKET.map(name),
      numbers: ['.hx-price'],
    })),
    {
      face: '.hx-mission',
      title: '.hx-mission-name b',
      titles: MISSIONS.map((_, mission) => missionName(mission)),
      numbers: [],
    },
  ],
};

/** Turns a board that has several sheets. */
async function turnsTo({ page }: Person, sheet: string): Promise<void> {
  const button = page.getByRole('navigation', { name: 'Board' }).getByRole('button', { name: sheet });
  if ((await button.count()) === 0) return;
  const raised = page.locator('.sheet:not(.sheet-low) [role="tab"][aria-selected="true"]');
  if ((await raised.count()) > 0) await raised.click();
  await button.click();
}

/** Shows somebody all their cards as they lie, one way after another. */
const WAYS: readonly ((person: Person) => Promise<void>)[] = [
  async () => undefined,
  async ({ page }) => {
    const raise = page.getByRole('button', { name: 'Raise my area' });
    if ((await raise.count()) > 0) await raise.click();
  },
  async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    if ((await page.locator('.sheet-low').count()) > 0)
      await page.getByRole('tab', { name: /^Mine/ }).click();
  },
  (person) => turnsTo(person, 'Trees'),
  (person) => turnsTo(person, 'Cards'),
];

/** The smallest cards that carry their title: in a rival's tableau, and in a hand, in px. */
const SMALLEST = [
  { size: 'mini', width: 96, height: 101 },
  { size: 'hand', width: 132, height: 148 },
] as const;

describe('titles and numbers of cards', () => {
  const house = useHouse();

  it.each(MIDDLES)('of %s are never cut, however small the card', async (title, position) => {
    const ann = await house.current.person('Ann', { log: false });
    await ann.goes(await lay(house.current, position(), ann));
    await ann.page.locator('[data-asked]').waitFor();
    await ann.page.evaluate(() => document.fonts.ready);
    const cut: string[] = [];
    const seen = new Set<string>();
    for (const [i, show] of WAYS.entries()) {
      await show(ann);
      await ann.page.waitForTimeout(250);
      for (const lettering of LETTERING[title]!) {
        const found = await cutIn(ann.page, lettering);
        if (found !== null) seen.add(lettering.face);
        cut.push(...(found ?? []).map((text) => `${lettering.face} ${i}: ${text}`));
      }
    }
    expect(cut).toEqual([]);
    expect([...seen].sort()).toEqual(LETTERING[title]!.map(({ face }) => face).sort());
  });
});

/** Cards as large as they come on phones, at desks, low and high, in px. */
const TEXTS = {
  mini: [
    [112, 168],
    [144, 108],
    [152, 159],
    [191, 137],
    [188, 210],
    [240, 190],
  ],
  hand: [
    [132, 122],
    [144, 128],
    [144, 135],
    [156, 218],
    [188, 122],
    [188, 149],
    [240, 190],
  ],
} as const;

describe('the cards of Stardust Imperium', () => {
  const house = useHouse();

  it.each(['mini', 'hand'] as const)('have room for all that they say (%s)', async (size) => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, find(2, isHalfway), ann));
    await ann.page.locator(`.si-card[data-size="${size}"]`).first().waitFor();
    await ann.page.evaluate(() => document.fonts.ready);
    const said = CARDS.map((card) => ({
      name: card.name,
      whole: cardText(card).join(' '),
      brief: briefText(card),
    }));
    const cut = await ann.page.evaluate(
      ({ said, size, sizes }) => {
        const place = document.createElement('div');
        place.className = 'si';
        document.querySelector('.si-board')!.append(place);
        const sample = document.querySelector(`.si-card[data-size="${size}"]`)!;
        return sizes.flatMap(([width, height]) =>
          said.flatMap(({ name, whole, brief }) => {
            const card = sample.cloneNode(true) as HTMLElement;
            card.style.cssText = `--w:${width}px;--h:${height}px`;
            place.replaceChildren(card);
            const part = (which: string) => card.querySelector<HTMLElement>(which)!;
            const [title, does] = [part('.si-card-name'), part('.si-card-does')];
            title.textContent = name;
            does.toggleAttribute('data-long', whole.length > 110);
            Object.assign((does.firstElementChild as HTMLElement).dataset, { ink: whole, brief });
            for (const holds of card.querySelectorAll('.si-holds')) holds.remove();
            const box = (element: Element) => element.getBoundingClientRect();
            const over =
              size === 'hand'
                ? box(title).bottom - box(part('.si-sale')).top
                : box(card).top - box(part('.si-plate')).top;
            const fits = over < 1 && box(does).bottom <= box(card).bottom;
            return fits ? [] : [`${name} ${width} × ${height}`];
          }),
        );
      },
      { said, size, sizes: TEXTS[size] },
    );
    expect(cut).toEqual([]);
  });

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
