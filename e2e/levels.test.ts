import { advise } from '@conclave/bots';
import { isJudged } from '@conclave/bots/judge';
import { apex, type Move, type State } from '@conclave/games/apex/index.ts';
import { sayMove } from '@conclave/games/apex/words/move.ts';
import { type Game, moveText, seeded } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../server/src/protocol.ts';
import { NODES, SEED } from '../web/src/advice/task.ts';
import { findApex, isExpanding } from './lib/apex.ts';
import { findHegemonic, isActing } from './lib/hegemonic.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { hindrances, overflow } from './lib/looks.ts';
import type { Person, PersonOptions } from './lib/person.ts';
import { amongStewards, find, isOver } from './lib/position.ts';

const PHONE: PersonOptions = { size: [360, 740], touch: true, light: true };
const QUESTION = 'What would a master play?';
const ADVICE_MS = 120_000;

/** The table that somebody is at. */
async function infoOf(person: Person): Promise<TableInfo> {
  await person.page.waitForURL(/\/table\//);
  const id = new URL(person.page.url()).pathname.split('/').at(-1);
  return (await person.context.request.get(`/api/tables/${id}`)).json();
}
const botsOf = async (person: Person): Promise<(string | undefined)[]> =>
  (await infoOf(person)).seats.map(({ bot }) => bot);

const choosing = (person: Person) => person.page.getByRole('dialog');
const choose = (person: Person, level: string) =>
  person.hits(choosing(person).getByRole('button', { name: new RegExp(`^${level}`) }));

describe('a level', () => {
  const house = useHouse();

  it.each([{}, PHONE])('is chosen at Play now, and kept: %j', async (options) => {
    const ann = await house.current.person(null, options);
    await ann.goes('/');
    const poster = ann.region('APEX');
    await ann.hits(poster.getByRole('button', { name: 'Play against: Novice' }));
    for (const says of ['Moves at once.', 'Thinks for about a second.', 'Thinks for up to 10 seconds.'])
      await choosing(ann).getByText(says).first().waitFor();
    expect(await choosing(ann).getByRole('listitem').count()).toBe(4);
    expect(await hindrances(ann.page)).toEqual([]);
    expect(await overflow(ann.page)).toEqual([]);
    await ann.shot(`levels at home ${options.size ?? ''}`);
    await choose(ann, 'Steward');
    await poster.getByRole('button', { name: 'Play against: Steward' }).waitFor();
    await ann.shot(`home with levels ${options.size ?? ''}`);
    await ann.hits(poster.getByRole('button', { name: 'Play now' }));
    expect((await botsOf(ann))[1]).toBe('steward');
    await ann.goes('/');
    await poster.getByRole('button', { name: 'Play against: Steward' }).waitFor();
    await ann.region('Hexpanse').getByRole('button', { name: 'Play against: Novice' }).waitFor();
  });

  it.each([{}, PHONE])('is chosen in the form of a table, for each seat: %j', async (options) => {
    const ann = await house.current.person('Ann', options);
    await ann.goes('/create/apex');
    await ann.hits(ann.page.getByRole('group', { name: 'Who sits in seat 2' }).getByText('Bot'));
    await ann.hits(ann.button('Bot in seat 2: Novice'));
    await choose(ann, 'Strategist');
    await ann.sees(/Thinks for about a second\./);
    expect(await hindrances(ann.page)).toEqual([]);
    expect(await overflow(ann.page)).toEqual([]);
    await ann.shot(`level in the form ${options.size ?? ''}`);
    await ann.presses('Start the game');
    expect((await botsOf(ann))[1]).toBe('strategist');
  });

  it.each([{}, PHONE])(
    'is chosen in the room, also of a bot that sits there, and bots of that level take what is open: %j',
    async (options) => {
      const ann = await house.current.person('Ann', options);
      await ann.goes('/create/apex');
      await ann.hits(ann.page.getByRole('group', { name: 'Players' }).getByText('3'));
      await ann.presses('Create the table');
      await ann.hits(ann.button('Add a bot').first());
      await ann.hits(ann.button(/plays as: Novice$/));
      await choose(ann, 'Steward');
      await ann.button(/plays as: Steward$/).waitFor();
      expect(await hindrances(ann.page)).toEqual([]);
      expect(await overflow(ann.page)).toEqual([]);
      await ann.shot(`room with levels ${options.size ?? ''}`, true);
      await ann.presses('Start the game');
      await ann.page.locator('.table').waitFor();
      expect((await botsOf(ann)).slice(1)).toEqual(['steward', 'steward']);
    },
  );

  it('is the next one after a game that was won, and the one below after another', async () => {
    const ann = await house.current.person('Ann');
    const position = find(2, isOver);
    await ann.goes(await lay(house.current, position, ann));
    const hasWon = position.state.outcome!.places[0] === 1;
    const again = ann.button(`Play again against the ${hasWon ? 'strategist' : 'novice'}`);
    await again.waitFor();
    const old = ann.page.url();
    await ann.shot('next level');
    await ann.hits(again);
    await ann.page.waitForURL((url) => /\/table\//.test(url.href) && url.href !== old);
    expect((await botsOf(ann))[1]).toBe(hasWon ? 'strategist' : 'novice');
  });
});

describe('advice', () => {
  const house = useHouse();
  const position = () => findApex(3, isExpanding);
  const panel = (person: Person) => person.page.getByRole('complementary', { name: QUESTION });

  it.each([{}, PHONE])(
    'is what the same bot says elsewhere; a press shows a move and does not make it: %j',
    async (options) => {
      const ann = await house.current.person('Ann', options);
      const { state } = position();
      await ann.goes(await lay(house.current, position(), ann));
      await ann.page.locator('[data-asked]').waitFor();
      await ann.presses('This table');
      await ann.hits(choosing(ann).getByRole('button', { name: QUESTION }));
      const game = apex as Game<State, Move>;
      if (!isJudged(game)) throw new Error('not judged');
      const view = game.view(state, 0);
      const moves = game.moves(view, 0);
      const said = advise(game, view, 0, moves, seeded(SEED), { nodes: NODES.at(-1)! });
      await panel(ann).getByText(`${said.nodes} futures weighed.`).waitFor({ timeout: ADVICE_MS });

      const { options: best } = said;
      const told = panel(ann).locator('.advice-option');
      const names = (await told.locator('strong').allInnerTexts()).map((text) => text.trim().toLowerCase());
      expect(names).toEqual(best.map(({ move }) => sayMove(view, move).toLowerCase()));
      expect(await told.locator('.chance-n').allInnerTexts()).toEqual(
        best.map(({ chances }) => `${Math.round(100 * chances[0]!)} %`),
      );
      expect(await hindrances(ann.page)).toEqual([]);
      expect(await overflow(ann.page)).toEqual([]);
      await ann.shot(`advice ${options.size ?? ''}`);

      const before = (await infoOf(ann)).version;
      await ann.hits(told.first());
      await ann.shot(`advice shown ${options.size ?? ''}`);
      expect((await infoOf(ann)).version).toBe(before);
      await ann.page.keyboard.press('Escape');
      await panel(ann).waitFor({ state: 'detached' });
      await ann.page.keyboard.press('a');
      await panel(ann)
        .getByText(/first answer|futures weighed/)
        .waitFor();
      await ann.hits(ann.prompt.locator('.k-prompt-buttons .k-signal'));
      await panel(ann).waitFor({ state: 'detached' });
      const { steps } = await (
        await ann.context.request.get(
          `${new URL(ann.page.url()).pathname.replace('/table', '/api/tables')}/history?from=${position().moves.length}&count=1&seat=0`,
        )
      ).json();
      expect(steps[0].move).toBe(moveText(best[0]!.move));
    },
  );

  it('can be stopped', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, findHegemonic(3, isActing), ann));
    await ann.page.locator('[data-asked]').waitFor();
    await ann.presses('This table');
    await ann.hits(choosing(ann).getByRole('button', { name: QUESTION }));
    await ann.hits(panel(ann).getByRole('button', { name: 'Stop' }));
    await panel(ann)
      .getByText(/^Stopped/)
      .waitFor();
  });

  it('is not told beside other people', async () => {
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    await ann.goes(await lay(house.current, position(), ann, bob));
    await ann.page.locator('[data-asked]').waitFor();
    await ann.presses('This table');
    await choosing(ann).getByText('here people trust that your moves are your own').waitFor();
    expect(await ann.button(QUESTION).count()).toBe(0);
    expect(await panel(ann).count()).toBe(0);
    await ann.shot('no advice');
    await ann.page.keyboard.press('Escape');
    await ann.page.keyboard.press('a');
    expect(await panel(ann).count()).toBe(0);
  });

  it('is told in a replay, to the seat on turn, and the chart shows what chances everybody had', async () => {
    const ann = await house.current.person('Ann');
    const over = amongStewards(apex, 3, isOver);
    const at = over.moves.length >> 1;
    await ann.goes(`${(await lay(house.current, over, ann)).replace('table', 'replay')}?move=${at}`);
    await ann.hits(ann.page.getByRole('tab', { name: 'Result' }));
    await ann.page.getByRole('figure', { name: 'Winning chance in % round by round' }).waitFor();
    await ann.page.getByRole('figure').last().scrollIntoViewIfNeeded();
    await ann.shot('chances');
    await ann.presses('Advice');
    await panel(ann).locator('.advice-option').first().waitFor({ timeout: ADVICE_MS });
    await ann.shot('advice in a replay');
    expect(await hindrances(ann.page)).toEqual([]);
    await ann.presses('A move on');
    await panel(ann).waitFor({ state: 'detached' });
  });
});
