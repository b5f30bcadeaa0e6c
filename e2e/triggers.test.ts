import { type Move, stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { find } from './lib/position.ts';

const offers = (moves: readonly Move[], label: Move[0]) => moves.filter((move) => move[0] === label).length;

describe('functions that wait', () => {
  const house = useHouse();

  it('are ordered by the active player', async () => {
    const position = find(2, (_, moves) => offers(moves, 'next') > 1);
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    const waiting = ann.region('Waiting functions').getByRole('button');
    await waiting.first().waitFor();
    const { state } = position;
    expect(await waiting.count()).toBe(offers(stardustImperium.moves(state, 0), 'next'));
    await ann.sees('Choose which one comes next.');

    const second = await waiting.nth(1).getByRole('strong').textContent();
    await waiting.nth(1).click();
    await expect.poll(() => ann.region('Log').textContent()).toContain(second ?? '');
  });

  it('offer a reaction, which can be used or declined', async () => {
    const position = find(
      2,
      (s, moves) => s.active === 1 && moves.some((m) => m[0] === 'accept' && m.length === 1),
    );
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, position, ann, bob);
    await ann.goes(path);
    await bob.goes(path);
    await bob.prompt.getByText('Ann').waitFor();
    await ann.prompt.getByText('you may').waitFor();
    const slipped = ann.region('Built cards').getByRole('button', { name: /, slipped/ });
    const before = await slipped.count();
    await ann.presses('Use it');
    await expect.poll(() => slipped.count()).toBe(before + 1);

    const again = await lay(house.current, position, ann, bob);
    await ann.goes(again);
    await ann.presses('Decline');
    await ann.sees(/does not use/);
    expect(await slipped.count()).toBe(before);
  });

  it('are answered as the player has set it for a card', async () => {
    const position = find(2, (_, moves) => moves.some((m) => m[0] === 'accept' && m.length === 1));
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await ann.prompt.getByRole('combobox').selectOption({ label: 'never use' });
    await ann.sees(/does not use/);
  });
});
