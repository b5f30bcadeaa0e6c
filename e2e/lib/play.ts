import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

const LIT = 'button[data-mark="open"]:visible';
/** Buttons of the prompt, the most helpful for getting on first. */
const HELPFUL = [
  /, (exact|\d+\$ lost( unless used)?)$/,
  /^Use it$/,
  /^End (main phase|anyway)$/,
  /^As the main action$/,
];
/** Buttons that lead back, or out of a move that goes well. */
const BACKWARDS =
  /^(Take back|Undo|Ask to undo|Close|Catch up|Read all of it|Show less|Give this build up|Declare now, bring money first)$/;

const endScreen = (person: Person): Locator =>
  person.page.getByRole('dialog', { name: /wins?$|share the win/ });

/** Waits until something is asked of the person; false once the game is over. */
export async function isAsked(person: Person): Promise<boolean> {
  await person.page.locator('[data-asked]').or(endScreen(person)).first().waitFor();
  return (await endScreen(person).count()) === 0;
}

/** The enabled buttons of the prompt by their names, without the keys that stand before them; names in its sentence only tell. */
async function offered(person: Person): Promise<{ name: string; button: Locator }[]> {
  const buttons = person.prompt
    .getByRole('button', { disabled: false })
    .and(person.page.locator(':not(.k-named)'));
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const key = button.querySelector('[aria-hidden]')?.textContent ?? '';
      return button.getAttribute('aria-label') ?? (button.textContent ?? '').replace(key, '');
    }),
  );
  return names.map((name, i) => ({ name, button: buttons.nth(i) }));
}

/** One press of somebody who wants to build: completes what is begun, else begins with what is lit. */
export async function press(person: Person): Promise<void> {
  const buttons = await offered(person);
  const confirm = person.prompt.locator('button.k-signal[aria-disabled="false"]');
  if ((await confirm.count()) > 0) return person.hits(confirm);
  for (const wanted of HELPFUL) {
    const found = buttons.find(({ name }) => wanted.test(name));
    if (found) return person.hits(found.button);
  }
  const begun = buttons.some(({ name }) => name === 'Take back');
  const mayResearch = buttons.find(({ name }) => name.startsWith('Research'));
  const places = mayResearch && !begun ? ['Hand'] : ['Cards to choose from', 'Hand', 'Built cards', 'Table'];
  for (const place of places) {
    const lit = person.region(place).locator(LIT);
    if ((await lit.count()) > 0) return person.hits(lit.last());
  }
  const other = mayResearch ?? buttons.find(({ name }) => !BACKWARDS.test(name));
  if (other) return person.hits(other.button);
  await person.page
    .getByRole('region', { name: /^(Kinds of cards|Waiting functions)$/ })
    .locator('button:enabled')
    .first()
    .click();
}

/** Plays on to the end of the game. */
export async function playToEnd(person: Person, most = 600): Promise<void> {
  for (let presses = 0; await isAsked(person); presses++) {
    if (presses >= most) throw new Error(`no end after ${most} presses`);
    await press(person);
  }
}
