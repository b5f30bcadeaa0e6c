import type { ElementHandle, Page } from 'playwright-core';

/** An element of the page. */
export type Seen = ElementHandle<Element>;

/** Beyond its box an element may have an outline, in px. */
const RIM = 6;

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where in the window an element is, with a rim round it. */
export async function placeOf(page: Page, element: Seen, rim = RIM): Promise<Clip> {
  const box = (await element.boundingBox())!;
  const window = page.viewportSize()!;
  const [x, y] = [Math.max(0, box.x - rim), Math.max(0, box.y - rim)];
  return {
    x,
    y,
    width: Math.min(window.width, box.x + box.width + rim) - x,
    height: Math.min(window.height, box.y + box.height + rim) - y,
  };
}

/** What the window shows there. */
export const pictureOf = async (page: Page, clip: Clip): Promise<string> =>
  (await page.screenshot({ clip })).toString('base64');

/** Whether an element looks other with these attributes than without. */
export async function isSeenBy(page: Page, element: Seen, marks: readonly string[]): Promise<boolean> {
  const place = await placeOf(page, element);
  const marked = await pictureOf(page, place);
  const kept = await element.evaluate((one, names) => {
    const values = names.map((name) => [name, one.getAttribute(name)] as const);
    for (const name of names) one.removeAttribute(name);
    return values;
  }, marks);
  const bare = await pictureOf(page, place);
  await element.evaluate((one, values) => {
    for (const [name, value] of values) if (value !== null) one.setAttribute(name, value);
  }, kept);
  return marked !== bare;
}
