import { games } from '@conclave/games';
import { stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import type { Game } from '@conclave/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { movesAside } from './lib/others.ts';
import type { Person } from './lib/person.ts';
import { find, isHalfway } from './lib/position.ts';
import { MIDDLES } from './lib/positions.ts';
import { Relay } from './lib/relay.ts';
import { makesSomeMove } from './lib/some-move.ts';

const game = stardustImperium as unknown as Game;
/** What browsers say of a bad line. */
const BAD_LINE = /ERR_|WebSocket|Failed to fetch|Failed to load/;

describe('a bad line', () => {
  const house = useHouse({ botPace: 20 });
  let relay: Relay;
  beforeEach(async () => {
    relay = await Relay.to(house.current.url);
  });
  afterEach(() => relay.close());

  const comes = async (name: string): Promise<Person> => {
    const person = await house.current.person(name, { url: relay.url });
    person.expects(BAD_LINE);
    return person;
  };
  /** How many moves of a seat stand in the table's log. */
  const movesOf = async (table: string, seat: number): Promise<number> => {
    const entries = await house.current.server.store.entries(table.replace('/table/', ''));
    return entries.filter(({ fact }) => fact.is === 'moved' && fact.seat === seat).length;
  };
  /** Ann, whose line can be spoiled, waits for Bob: where they play, and what stands in her log. */
  const waiting = async () => {
    const [ann, bob] = [await comes('Ann'), await house.current.person('Bob')];
    const path = await lay(
      house.current,
      find(2, (_, moves) => moves.length === 0),
      ann,
      bob,
    );
    await ann.goes(path);
    await ann.prompt.waitFor();
    const entries = ann.page.locator('.log-entry');
    const before = await entries.count();
    return { ann, bob, path, entries, before };
  };
  const reconnecting = (person: Person) => person.page.getByText('Reconnecting');

  it('that went silent is told within ten seconds; once it is back, so is the game within two', async () => {
    const { ann, bob, path, entries, before } = await waiting();
    relay.swallows();
    const silent = Date.now();
    await reconnecting(ann).waitFor({ timeout: 10_000 });
    const noticed = Date.now() - silent;
    expect(noticed).toBeLessThan(10_000);
    await movesAside(game, bob, path, 1, house.current.url);
    relay.mends();
    const mended = Date.now();
    await entries.nth(before).waitFor({ timeout: 2_000 });
    const back = Date.now() - mended;
    expect(back).toBeLessThan(2_000);
    await reconnecting(ann).waitFor({ state: 'detached', timeout: 500 });
    console.info(`silence noticed after ${noticed} ms, the position there again after ${back} ms`);
  });

  it('that lost something in between is noticed, though it never broke', async () => {
    const { ann, bob, path, entries, before } = await waiting();
    relay.swallows({ down: 'is lost' });
    await movesAside(game, bob, path, 1, house.current.url);
    await ann.page.waitForTimeout(300);
    relay.mends();
    await expect.poll(() => entries.count(), { timeout: 8_000 }).toBeGreaterThan(before);
  });

  it.each(MIDDLES)('makes no move of %s twice when only the answer was lost', async (_, position) => {
    const ann = await comes('Ann');
    const path = await lay(house.current, position(), ann);
    await ann.goes(path);
    await ann.page.locator('[data-asked]').waitFor();
    const before = await movesOf(path, 0);
    relay.swallows({ down: 'is lost' });
    await makesSomeMove(ann);
    await expect.poll(() => movesOf(path, 0)).toBe(before + 1);
    relay.cuts();
    await ann.sees('has not been answered yet');
    relay.mends();
    await ann.page.getByText('has not been answered yet').waitFor({ state: 'detached' });
    await ann.page
      .locator('[data-asked]')
      .or(ann.page.locator('.seat-place[data-waiting]'))
      .first()
      .waitFor();
    expect(await movesOf(path, 0)).toBe(before + 1);
    expect(await ann.prompt.getByRole('alert').getByText(/./).count()).toBe(0);
  });

  it.each([
    ['swallowed the move', (line: Relay) => line.swallows({ up: 'is lost' })],
    ['held everything back', (line: Relay) => line.holds()],
    ['was cut', (line: Relay) => line.cuts()],
    ['is only slow', (line: Relay) => line.delays(400)],
  ])('that %s makes it once, as soon as it can', async (_, spoil) => {
    const ann = await comes('Ann');
    const path = await lay(house.current, find(2, isHalfway), ann);
    await ann.goes(path);
    await ann.page.locator('[data-asked]').waitFor();
    const before = await movesOf(path, 0);
    spoil(relay);
    await makesSomeMove(ann);
    await ann.page.waitForTimeout(1_500);
    relay.mends();
    await expect.poll(() => movesOf(path, 0), { timeout: 8_000 }).toBe(before + 1);
    await ann.page.waitForTimeout(1_000);
    expect(await movesOf(path, 0)).toBe(before + 1);
  });

  it('gives a move back with a sentence when the game went on without it', async () => {
    const ann = await comes('Ann');
    ann.expects(/409/);
    const path = await lay(house.current, find(2, isHalfway), ann);
    await ann.goes(path);
    await ann.page.locator('[data-asked]').waitFor();
    const before = await movesOf(path, 0);
    relay.swallows();
    await makesSomeMove(ann);
    // At another page of hers, where the line is good.
    await movesAside(game, ann, path, 0, house.current.url);
    relay.mends();
    await ann.sees('The game has moved on since you looked');
    expect(await movesOf(path, 0)).toBe(before + 1);
  });

  it.each(MIDDLES)(
    'tells who has left a table of %s that a move was not made there',
    async (title, position) => {
      const ann = await comes('Ann');
      ann.expects(/409/);
      const path = await lay(house.current, position(), ann);
      await ann.goes(path);
      await ann.page.locator('[data-asked]').waitFor();
      relay.swallows();
      await makesSomeMove(ann);
      await ann.page.getByRole('link', { name: 'Conclave' }).click();
      await ann.sees(`Your move in ${title} has not been answered yet`);
      // At another page of hers, where the line is good.
      await movesAside(await games[position().game.id]!.load(), ann, path, 0, house.current.url);
      relay.mends();
      await ann.sees(`${title}: your move was not made.`);
      await ann.sees('The game has moved on since you looked');
      expect(await ann.page.getByText('has not been answered yet').count()).toBe(0);
      await ann.shot(`left behind ${title}`);
      await ann.page.getByRole('link', { name: 'To the table' }).click();
      await ann.page.locator('[data-asked], .seat-place[data-waiting]').first().waitFor();
      await ann.sees(`${title}: your move was not made.`);
      await ann.page.keyboard.press('Escape');
      await ann.page.getByText('your move was not made').waitFor({ state: 'detached' });
    },
  );

  it('makes a move whose maker has left the table once, and says no more of it', async () => {
    const ann = await comes('Ann');
    const path = await lay(house.current, find(2, isHalfway), ann);
    await ann.goes(path);
    await ann.page.locator('[data-asked]').waitFor();
    const before = await movesOf(path, 0);
    relay.swallows();
    await makesSomeMove(ann);
    await ann.page.getByRole('link', { name: 'Conclave' }).click();
    await ann.sees('has not been answered yet');
    const asks = ann.page.waitForEvent('dialog');
    void ann.page.reload().catch(() => undefined);
    expect((await asks).type()).toBe('beforeunload');
    await (await asks).dismiss();
    relay.mends();
    await ann.page.getByText('has not been answered yet').waitFor({ state: 'detached' });
    await expect.poll(() => movesOf(path, 0)).toBe(before + 1);
    expect(await ann.page.getByText('was not made').count()).toBe(0);
  });

  it('takes a line of chat along once, without a warning that stays', async () => {
    const ann = await comes('Ann');
    const path = await lay(house.current, find(2, isHalfway), ann);
    await ann.goes(path);
    await ann.page.locator('[data-asked]').waitFor();
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    relay.swallows({ down: 'is lost' });
    await ann.page.getByLabel('Message').fill('Are you there?');
    await ann.presses('Send');
    await ann.button('Sending…').waitFor();
    await ann.page.waitForTimeout(500);
    relay.mends();
    await ann.page.getByLabel('Chat lines').getByText('Are you there?').waitFor();
    await expect.poll(() => ann.page.getByLabel('Message').inputValue()).toBe('');
    expect(await ann.page.getByLabel('Chat lines').getByText('Are you there?').count()).toBe(1);
    expect(await ann.page.getByRole('alert').getByText(/./).count()).toBe(0);
  });

  it('lets a table come by itself that was opened meanwhile; home says that it is offline', async () => {
    const ann = await comes('Ann');
    await lay(house.current, find(2, isHalfway), ann);
    await ann.goes('/');
    const row = ann.region('Your games').getByRole('link').first();
    await row.waitFor();
    await ann.page.waitForTimeout(2_500);
    relay.cuts();
    await ann.sees("Offline: the server can't be reached");
    await row.click();
    await ann.sees('Opening the table');
    await ann.page.waitForTimeout(1_000);
    relay.mends();
    await ann.page.locator('[data-asked]').waitFor({ timeout: 4_000 });
  });

  it('to a server that can store nothing just now is no lost line', async () => {
    const ann = await comes('Ann');
    ann.expects(/503/);
    await ann.page.route('**/api/health', (route) =>
      route.fulfill({ status: 503, json: { ok: false, cannotStore: 'database is locked' } }),
    );
    const answer = ann.page.waitForResponse('**/api/health');
    await ann.goes('/');
    await answer;
    await ann.page.waitForTimeout(300);
    expect(await ann.page.getByText('Offline').count()).toBe(0);
  });

  it('does not cost the page when it is lost right after opening', async () => {
    const ann = await comes('Ann');
    await ann.page.goto('/', { waitUntil: 'domcontentloaded' });
    await ann.page.locator('h1').waitFor();
    relay.cuts();
    await ann.page.waitForTimeout(3_000);
    await ann.sees('Games of hegemony');
    await ann.sees("Offline: the server can't be reached");
    await ann.page.getByRole('link', { name: 'About and credits' }).click();
    await ann.page.waitForTimeout(1_500);
    expect(ann.page.url()).toBe(`${relay.url}/about`);
    expect(await ann.page.getByText('Something went wrong').count()).toBe(0);
    relay.mends();
    await ann.page.getByRole('heading', { level: 1, name: /About|Conclave/ }).waitFor();
  });

  it('lost while the page was put away still leaves the story of what happened meanwhile', async () => {
    const [ann, bob] = [await comes('Ann'), await house.current.person('Bob')];
    const path = await lay(
      house.current,
      find(2, (state, moves) => moves.length === 0 && state.round > 1),
      ann,
      bob,
    );
    await ann.goes(path);
    await ann.prompt.waitFor();
    expect(await ann.page.getByText('Since your last turn').count()).toBe(0);
    await ann.putsAway();
    relay.cuts();
    for (let n = 0; n < 3; n++)
      await movesAside(game, bob, path, 1, house.current.url).catch(() => undefined);
    relay.mends();
    await ann.looksAgain();
    await ann.sees(/Since your last turn: \d+ things/);
  });
});
