import { pick, type Rng, seeded, seedOf } from '@conclave/kernel';
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

/** Buttons that lead back, or out of what goes well. */
const BACKWARDS =
  /^(Take back|Undo|Ask to undo|Close|Catch up|End |Give |Pass|Declare now|One .* (fewer|more)|Rule|Read|Show less)/;
const FINAL = /^(End |Pass)/;
/** What is asked may be to press something that lies in the own area or on the board. */
const LIT = '[data-mark="open"]:visible, [data-mark="spare"]:visible, [data-state="lit"]:visible';
const MOST_PRESSES = 40;

/** Chooses one of what a list of the prompt offers; false without such a list. */
async function choosesOfList(person: Person, chance: Rng): Promise<boolean> {
  const list = person.prompt.locator('select').first();
  if ((await list.count()) === 0) return false;
  const values = await list
    .locator('option:enabled')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  if (values.length === 0) return false;
  await list.selectOption(pick(chance, values), { timeout: 1_000 }).catch(() => undefined);
  return true;
}

/**
 * What of the page leads on: what is lit, or buttons of the prompt.
 * @param tired whether to end what goes on if nothing else comes of it
 */
async function leading(person: Person, chance: Rng, tired: boolean): Promise<Locator | null> {
  const confirm = person.prompt.locator('button.k-signal:not([aria-disabled="true"])');
  if ((await confirm.count()) > 0) return confirm.first();
  const buttons = person.prompt.locator(
    'button:not([aria-disabled="true"]):not([aria-pressed="true"]):enabled:visible',
  );
  const names = await buttons.evaluateAll((all) =>
    all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/^[\s«\d]+/, '')),
  );
  const named = (fits: RegExp) => names.flatMap((name, i) => (fits.test(name) ? [i] : []));
  const [way] = tired ? [...named(FINAL), ...named(/^Take back/)] : [];
  if (way !== undefined) return buttons.nth(way);
  const backwards = named(BACKWARDS);
  const helpful = names.flatMap((_, i) => (backwards.includes(i) ? [] : [i]));
  const lit = person.page.locator(LIT);
  const count = await lit.count();
  if (count > 0 && (helpful.length === 0 || pick(chance, [true, false])))
    return lit.nth(pick(chance, [...Array(count).keys()]));
  return helpful.length > 0 ? buttons.nth(pick(chance, helpful)) : null;
}

/**
 * Makes some move, whatever the game: presses what leads on until something is sent. For tests that are about the page
 * and not about a game.
 */
export async function makesSomeMove(person: Person): Promise<void> {
  let sent = false;
  const chance = seeded(seedOf(3));
  const note = (request: { method(): string; postData(): string | null }) => {
    if (request.method() === 'POST' && request.postData()?.includes('"do":"move"')) sent = true;
  };
  person.page.on('request', note);
  try {
    for (let presses = 0; !sent; presses++) {
      if (presses === MOST_PRESSES) throw new Error(`nothing sent: ${await person.prompt.textContent()}`);
      if (presses % 3 === 2 && (await choosesOfList(person, chance))) continue;
      const next = await leading(person, chance, presses > MOST_PRESSES / 2);
      await next?.dispatchEvent('click', {}, { timeout: 1_000 }).catch(() => undefined);
      await person.page.waitForTimeout(30);
    }
  } finally {
    person.page.off('request', note);
  }
}
