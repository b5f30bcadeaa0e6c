import type { ElementHandle, Page } from 'playwright-core';

/** An element of the page. */
export type Seen = ElementHandle<Element>;

/** Beyond its box an element may have an outline, in px. */
const RIM = 6;

/** What the window shows of an element and, unless told otherwise, of its rim. */
export async function pictureOf(page: Page, element: Seen, rim = RIM): Promise<string> {
  const box = (await element.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  const [x, y] = [Math.max(0, box.x - rim), Math.max(0, box.y - rim)];
  const clip = {
    x,
    y,
    width: Math.min(width, box.x + box.width + rim) - x,
    height: Math.min(height, box.y + box.height + rim) - y,
  };
  return (await page.screenshot({ clip })).toString('base64');
}

/** Whether an element looks other with these attributes than without. */
export async function isSeenBy(page: Page, element: Seen, marks: readonly string[]): Promise<boolean> {
  const marked = await pictureOf(page, element);
  const kept = await element.evaluate((one, names) => {
    const values = names.map((name) => [name, one.getAttribute(name)] as const);
    for (const name of names) one.removeAttribute(name);
    return values;
  }, marks);
  const bare = await pictureOf(page, element);
  await element.evaluate((one, values) => {
    for (const [name, value] of values) if (value !== null) one.setAttribute(name, value);
  }, kept);
  return marked !== bare;
}
