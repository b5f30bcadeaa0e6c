import { apex } from '@conclave/games/apex/index.ts';
import { dominations } from '@conclave/games/dominations/index.ts';
import { hegemonic } from '@conclave/games/hegemonic/index.ts';
import type { Core } from '@conclave/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findApex, isExpanding } from './lib/apex.ts';
import { findDominations, isPlacing } from './lib/dominations.ts';
import { sector } from './lib/galaxy.ts';
import { findHegemonic, isBuilding } from './lib/hegemonic.ts';
import { findHexpanse, isActingLate } from './lib/hexpanse.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import { find, isHalfway, type Position } from './lib/position.ts';

/** A finger comes down in the middle of something, drifts by so many px, and is lifted. */
async function finger(ann: Person, place: Locator, px: number, atOnce: boolean): Promise<void> {
  const box = (await place.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await ann.context.newCDPSession(ann.page);
  const touches = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx * 0.8, y: y + dx * 0.6 }],
    });
  const said = [
    () => touches('touchStart', 0),
    ...[1, 2, 3, 4, 5].map((step) => () => touches('touchMove', (px * step) / 5)),
    () => touches('touchEnd', px),
  ];
  if (atOnce) await Promise.all(said.map((say) => say()));
  else
    for (const say of said) {
      await say();
      await ann.page.waitForTimeout(20);
    }
  await cdp.detach();
}

/** A press that drifts: one that waits for each answer of a slow machine rests so long that it looks instead of pressing. */
const drifts = (ann: Person, place: Locator, px: number) => finger(ann, place, px, true);

/** A pull: one that is over at once is so fast that the browser takes the next press for what stops it. */
const pulls = (ann: Person, place: Locator, px: number) => finger(ann, place, px, false);

const PHONE = { size: [390, 844], touch: true } as const;

describe('a finger that drifts', () => {
  const house = useHouse();
  async function comes(position: Position<Core>): Promise<Person> {
    const ann = await house.current.person('Ann', PHONE);
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    return ann;
  }
  const lookOf = (ann: Person) => ann.page.locator('.map-sight').getAttribute('style');

  /** Positions, and the places of the map with which a move may begin there. */
  const MAPS: readonly (readonly [string, () => readonly [Position<Core>, readonly unknown[]]])[] = [
    [
      'APEX',
      () => {
        const position = findApex(3, isExpanding);
        return [position, apex.moves(position.state, 0).map(([, at]) => at)];
      },
    ],
    [
      'Hegemonic',
      () => {
        const position = findHegemonic(3, isBuilding);
        const moves = hegemonic.moves(position.state, 0);
        return [position, moves.flatMap(([label, at]) => (label === 'complex' ? [at] : []))];
      },
    ],
    [
      'Dominations',
      () => {
        const position = findDominations(2, isPlacing);
        return [position, dominations.moves(position.state, 0).map((move) => move[2])];
      },
    ],
    [
      'Hexpanse',
      () => {
        const position = findHexpanse(2, isActingLate);
        const { kinds, warlords } = position.state;
        return [position, [...kinds.keys()].filter((at) => kinds[at] === 0 && !warlords.includes(at))];
      },
    ],
  ];

  /** Waits until the map has stood still for a moment, and nothing lies over it. */
  async function rests(ann: Person): Promise<void> {
    await ann.page.locator('.map-inspect').waitFor({ state: 'detached' });
    for (let last = ''; ; ) {
      const now = (await lookOf(ann)) ?? '';
      if (now === last) return;
      last = now;
      await ann.page.waitForTimeout(150);
    }
  }

  /** Enlarges the map about a place, which stays where it is. */
  async function comesNear(ann: Person, place: Locator): Promise<void> {
    const { x, y, width, height } = (await place.boundingBox())!;
    await ann.page.mouse.move(x + width / 2, y + height / 2);
    await ann.page.mouse.wheel(0, -200);
    await ann.page.mouse.move(0, 0);
  }

  /** The first of some places of the map that a finger would meet. */
  async function inReach(ann: Person, places: readonly unknown[]): Promise<Locator> {
    const found = await ann.page.evaluate(
      (all) =>
        all.find((at) => {
          const element = document.querySelector(`[data-sector="${at}"]`)!;
          const { x, y, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === element;
        }),
      [...new Set(places)],
    );
    if (found === undefined) throw new Error('no such place in sight');
    return sector(ann, found as number);
  }

  it.each(MAPS)('by 10 px chooses on the map of %s, by 30 px pulls it', async (title, at) => {
    const [position, places] = at();
    const ann = await comes(position);
    await comesNear(ann, await inReach(ann, places));
    await ann.page.locator('.map-frame[data-moving]').waitFor();
    await rests(ann);
    const before = await lookOf(ann);
    await pulls(ann, await inReach(ann, places), 30);
    await rests(ann);
    expect(await lookOf(ann)).not.toBe(before);
    expect(await ann.button('Take back').count()).toBe(0);
    const pulled = await lookOf(ann);
    await drifts(ann, await inReach(ann, places), 10);
    await ann.button('Take back').waitFor();
    // A tile in hand brings the map nearer by itself.
    if (title !== 'Dominations') expect(await lookOf(ann)).toBe(pulled);
  });

  it('by 10 px chooses a card of the hand (Stardust Imperium)', async () => {
    const ann = await comes(find(2, isHalfway));
    await drifts(ann, ann.region('Hand').locator('[data-mark="open"]').first(), 10);
    await ann.button('Take back').waitFor();
  });

  it('by 10 px presses a button of the prompt', async () => {
    const ann = await comes(find(2, isHalfway));
    await drifts(ann, ann.prompt.getByRole('button', { name: /^Research/ }), 10);
    await ann.region('Cards to choose from').waitFor();
  });
});
