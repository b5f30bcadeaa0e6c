import { type Move as ApexMove, apex } from '@conclave/games/apex/index.ts';
import { hegemonic } from '@conclave/games/hegemonic/index.ts';
import { sectorName } from '@conclave/games/hegemonic/words/sector-names.ts';
import { hexpanse } from '@conclave/games/hexpanse/index.ts';
import { territoryName } from '@conclave/games/hexpanse/words/territory-names.ts';
import type { Core } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { findApex, movementOf, nameOf } from './lib/apex.ts';
import { findDominations, isPlacingOpenly, openPlacement } from './lib/dominations.ts';
import { sector } from './lib/galaxy.ts';
import { complexOf, findHegemonic, isBuilding } from './lib/hegemonic.ts';
import { findHexpanse, isActingLate } from './lib/hexpanse.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { listens } from './lib/listener.ts';
import type { Person } from './lib/person.ts';
import { find, isHalfway, type Position } from './lib/position.ts';

/** A sector at which ships are produced and nothing else begins. */
function producerOf(moves: readonly ApexMove[]): number | undefined {
  const others = new Set(moves.filter(([label]) => label !== 'produce').map((move) => move[1]));
  return moves.find(([label, at]) => label === 'produce' && !others.has(at))?.[1] as number | undefined;
}

/** Sits down and listens: `hears` waits for the next thing that is told, and gives it back. */
async function sitsDown(ann: Person, path: string) {
  await ann.goes(path);
  await ann.page.locator('[data-asked]').waitFor();
  const { heard } = await listens(ann.page);
  let told = -1;
  // The question itself is told a moment after the page is there.
  await expect
    .poll(
      async () => {
        const before = told;
        told = (await heard()).length;
        return told - before;
      },
      { interval: 500, timeout: 10_000 },
    )
    .toBe(0);
  return {
    heard,
    async hears(what: RegExp | string): Promise<void> {
      await expect.poll(async () => (await heard()).slice(told)[0] ?? 'nothing').toMatch(what);
      told++;
    },
  };
}

describe('inside a move those who listen hear', () => {
  const house = useHouse();
  const comes = async (position: Position<Core>) => {
    const ann = await house.current.person('Ann');
    return { ann, ...(await sitsDown(ann, await lay(house.current, position, ann))) };
  };
  const presses = (ann: Person, at: number) => sector(ann, at).press('Enter');

  it('what a card costs, what is sold, and what is taken back (Stardust Imperium)', async () => {
    const { ann, hears } = await comes(find(2, isHalfway));
    const open = ann.region('Hand').locator('[data-mark="open"]');
    await ann.hits(open.first());
    await hears(/^Build .+ for \d+\$: press lit cards to sell\..* \d+\$ missing\.$/);
    const sold = (await open.first().getAttribute('aria-label'))!.split(',')[0]!;
    await ann.hits(open.first());
    await hears(new RegExp(`^Chosen: .*${sold}`));
    await ann.page.keyboard.press('Escape');
    await hears(new RegExp(`^Taken back: .*${sold}`));
    for (let times = 0; times < 2; times++) {
      await ann.prompt.getByRole('button', { name: /^Build / }).press('Enter');
      await hears(/^\d+\$ are still missing\./);
    }
  });

  it('that a sector chosen has made a Production of an action (APEX)', async () => {
    const position = findApex(
      3,
      ({ age }, moves) => age >= 2 && movementOf(moves) !== undefined && producerOf(moves) !== undefined,
    );
    const moves = apex.moves(position.state, 0);
    const [, from, to] = movementOf(moves)!;
    const at = producerOf(moves)!;
    const { ann, hears } = await comes(position);
    await ann.page.getByRole('combobox', { name: 'From' }).selectOption(String(at));
    await hears(
      new RegExp(
        `^Chosen: Production.* At ${nameOf(position, at)}.* Production at .* Ready: Produce \\d+ at `,
      ),
    );
    await ann.presses('Take back');
    await hears(/^Taken back: Production.* At /);
    await presses(ann, from);
    await hears(new RegExp(`From ${nameOf(position, from)}`));
    await presses(ann, to);
    await hears(new RegExp(`^Chosen: .*To ${nameOf(position, to)}.*Ships \\d+ of \\d+.* Ready: `));
    await presses(ann, at);
    await hears(/^Chosen: .*Production.* No longer: .* Ready: Produce \d+ at /);
    const strange = [...position.state.colonies.keys()].find(
      (one) => !moves.some(([, ...parts]) => (parts as unknown[]).slice(0, 2).includes(one)),
    )!;
    for (let times = 0; times < 2; times++) {
      await presses(ann, strange);
      await hears(`${nameOf(position, strange)}: it does not go with what you have chosen.`);
    }
  });

  it('where a Complex goes, also where there is only one place, and why not elsewhere (Hegemonic)', async () => {
    const position = findHegemonic(3, isBuilding);
    const at = complexOf(hegemonic.moves(position.state, 0))![1];
    const { ann, hears } = await comes(position);
    await ann.presses(/^Complex: /);
    await hears(/^Chosen: Complex: .*(Ready: Build, pay|Choose the sector)/);
    await ann.page.keyboard.press('Escape');
    await hears(/^Taken back: Complex: .* Choose an action of Industrialize/);
    await presses(ann, at);
    await hears(new RegExp(`${sectorName(at)}`));
    await ann.page.keyboard.press('Escape');
    await hears(/^Choose an action of Industrialize|^Taken back/);
    for (let times = 0; times < 2; times++) {
      await presses(ann, 0);
      await hears(/^A1: /);
    }
  });

  it('how a tile is turned, what it would bring, and that it is taken back (Dominations)', async () => {
    const position = findDominations(2, isPlacingOpenly);
    const { tile, site } = openPlacement(position.state)!;
    const { ann, hears } = await comes(position);
    const { keyboard } = ann.page;
    await keyboard.press(String(position.state.hands[0]!.indexOf(tile) + 1));
    await hears(/^Chosen: .*: Camp .* turn it, and choose where it goes\./);
    await keyboard.press('r');
    await hears(/^Chosen: turned by a third/);
    await keyboard.press('r');
    await hears(/^Chosen: turned by two thirds/);
    await presses(ann, site.cell);
    await hears(/^Chosen: Place .* Ready: Place it\.$/);
    await keyboard.press('Escape');
    await hears(/^Taken back: Place /);
    await presses(ann, site.cell);
    await hears(/^Chosen: Place /);
    await ann.presses('Place it');
    await hears(/End Build|build|Build/);
  });

  it('which action is begun, what it asks, and what it has become (Hexpanse)', async () => {
    const position = findHexpanse(2, isActingLate);
    const free = position.state.kinds.findIndex(
      (kind, territory) => kind === 0 && !position.state.warlords.includes(territory),
    );
    expect(hexpanse.moves(position.state, 0).some(([label]) => label === 'place')).toBe(true);
    const { ann, hears } = await comes(position);
    const { keyboard } = ann.page;
    await keyboard.press('1');
    await hears(/^Chosen: Place a unit\. (Which unit do you place\?|Choose an empty territory)/);
    await keyboard.press('Escape');
    await hears(/^Taken back: Place a unit\. Choose an action/);
    await presses(ann, free);
    await hears(new RegExp(`Place a .*unit at ${territoryName(free)}\\..* Ready: Place it\\.$`));
    const own = position.state.owners.findIndex((owner, at) => owner === 0 && position.state.kinds[at]! > 0);
    await presses(ann, own);
    await hears(/^Chosen: .*No longer: .*Place a unit/);
    await keyboard.press('Escape');
    await hears(/^Taken back: .* Choose an action/);
    await ann.prompt.getByRole('button', { name: /^Withdraw/ }).press('Enter');
    await hears(/^Chosen: Withdraw a unit/);
    const enemy = position.state.warlords[1]!;
    for (let times = 0; times < 2; times++) {
      await presses(ann, enemy);
      await hears(new RegExp(`^${territoryName(enemy)}: `));
    }
  });
});
