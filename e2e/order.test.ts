import { cardOf } from '@conclave/games/stardust-imperium/data/cards.ts';
import { stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import { shortfall } from '@conclave/games/stardust-imperium/rules/raising.ts';
import { shortName } from '@conclave/games/stardust-imperium/words/names.ts';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import { type Fits, find, type Position } from './lib/position.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

const isAtLimit: Fits = (s, moves) =>
  s.active === 0 && s.window === 'limit' && moves[0]?.[0] === 'discard' && moves[0].length === 3;
const isResearching: Fits = (_s, moves) => moves.some((move) => move[0] === 'keep' && move.length === 5);
const isShort: Fits = (s, moves) =>
  s.mainDone === false &&
  moves.some((move) => move[0] === 'declare' && shortfall(s, 0, move[1]) !== null) &&
  moves.some(([label]) => label === 'build');

describe.each(SIZES)('at %i times %i', (width, height) => {
  const house = useHouse();

  async function at(position: Position, size: readonly [number, number]): Promise<Person> {
    const ann = await house.current.person('Ann', { size, touch: size[0] < 400 });
    await ann.goes(await lay(house.current, position, ann));
    await ann.prompt.waitFor();
    return ann;
  }
  const press = (ann: Person, uid: number) =>
    ann.hits(ann.page.locator(`:is(.si-hand, .si-offer) [data-card="${uid}"]`).first());
  const shortly = (...uids: number[]) => uids.map((uid) => shortName(cardOf(uid).id)).join(' + ');
  const topOfDiscards = (ann: Person, uid: number) =>
    ann.page.getByRole('button', { name: new RegExp(`^Discard \\d+, on top ${cardOf(uid).name}`) }).waitFor();

  it('the last card pressed lies on top of the discard pile', async () => {
    const position = find(2, isAtLimit);
    const [first, second] = position.state.hands[0]!.filter((uid) => uid >= 0).toReversed() as [
      number,
      number,
    ];
    expect(cardOf(first).id).not.toBe(cardOf(second).id);
    const ann = await at(position, [width, height]);
    await press(ann, first);
    await press(ann, second);
    await ann.page
      .locator(`[data-card="${second}"][aria-label*="number 2 on the discard pile"]`)
      .first()
      .waitFor();
    await ann.shot(`order-limit-${width}`, true);
    await ann.presses(`Discard ${shortly(first, second)}`);
    await topOfDiscards(ann, second);
  });

  it('research discards the others in the order in which they are pressed', async () => {
    const position = find(2, isResearching);
    const looked = [
      ...new Set(stardustImperium.moves(position.state, 0).flatMap((move) => move.slice(1))),
    ] as number[];
    const [a, b, c, d] = looked as [number, number, number, number];
    const ann = await at(position, [width, height]);
    for (const uid of [a, b]) await press(ann, uid);
    await ann.sees('in the order in which you press them');
    await ann.shot(`order-keep-${width}`, true);
    for (const uid of [d, c]) await press(ann, uid);
    await ann.sees('in the order of their numbers');
    await ann.shot(`order-keep-all-${width}`, true);
    await ann.presses(`Keep ${shortly(a, b)}`);
    await topOfDiscards(ann, c);
  });

  it('a card that no sale covers is declared by a plain button that says what is missing', async () => {
    const position = find(3, isShort);
    const { state } = position;
    const moves = stardustImperium.moves(state, 0);
    const uid = moves.find(
      (move) => move[0] === 'declare' && shortfall(state, 0, move[1]) !== null,
    )![1] as number;
    const ann = await at(position, [width, height]);
    await ann.shot(`short-lit-${width}`, true);
    await press(ann, uid);
    await ann.prompt.getByText(/\d\$ missing: only with /).waitFor();
    await ann.shot(`short-picked-${width}`, true);
    const declare = ann.button(`Declare ${cardOf(uid).name}`);
    expect(await declare.getAttribute('class')).toContain('k-plain');
    await ann.hits(declare);
    await ann.page.locator(`[data-card="${uid}"][aria-label$="not paid"]`).first().waitFor();
    await ann.shot(`short-declared-${width}`, true);
  });
});
