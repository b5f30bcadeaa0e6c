import { cardOf } from '@conclave/games/stardust-imperium/data/cards.ts';
import { type Move, stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { find } from './lib/position.ts';

const isBuild = (move: Move): move is readonly ['build', number, ...number[]] => move[0] === 'build';

/** A build paid by two cards, where a third one in the hand would be overselling. */
const overselling = (moves: readonly Move[], hand: readonly number[]) =>
  moves
    .filter(isBuild)
    .filter((move) => move.length === 4)
    .flatMap(([, uid, ...sold]) =>
      hand
        .filter((third) => third !== uid && !sold.includes(third))
        .filter(
          (third) => !moves.some((m) => isBuild(m) && m.length === 5 && m[1] === uid && m.includes(third)),
        )
        .map((third) => ({ uid, sold, third })),
    )[0];

describe('the sale picker', () => {
  const house = useHouse();

  it('says what is missing and what is too much, and builds when the sum is right', async () => {
    const position = find(2, (s, moves) => s.active === 0 && overselling(moves, s.hands[0]!) !== undefined);
    const { state } = position;
    const { uid, sold, third } = overselling(stardustImperium.moves(state, 0), state.hands[0]!)!;
    const name = cardOf(uid).name;
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    const card = (id: number) => ann.region('Hand').locator(`[data-card="${id}"]`);
    const sum = ann.prompt.locator('.si-sum');
    const build = ann.button(`Build ${name}`);

    await card(uid).click();
    await expect.poll(() => sum.textContent()).toMatch(/Chosen\s*0\$/);
    expect(await build.isDisabled()).toBe(true);
    await build.click({ force: true });
    await ann.page.getByRole('alert').getByText('still missing').waitFor();

    for (const part of sold) await card(part).click();
    expect(await build.isDisabled()).toBe(false);

    await card(third).click();
    await expect.poll(() => sum.textContent()).toContain('overselling');
    expect(await build.isDisabled()).toBe(true);
    await build.click({ force: true });
    await ann.page.getByRole('alert').getByText('Every card sold must be needed').waitFor();

    await ann.page.keyboard.press('Escape');
    await expect.poll(() => build.isDisabled()).toBe(false);
    await ann.page.keyboard.press('Escape');
    await expect.poll(() => build.isDisabled()).toBe(true);
    await card(sold[1]!).click();
    await build.click();
    await ann.region('Built cards').locator(`[data-card="${uid}"]`).waitFor();
    expect(await card(uid).count()).toBe(0);
  });
});
