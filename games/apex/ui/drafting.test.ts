import { picked } from '@conclave/kit/table';
import { describe, expect, it } from 'vitest';
import type { Move } from '../rules/types.ts';
import { type Draft, draftOf, pressed } from './drafting.ts';
import { type Offer, offersOf, type Picked, withNumbers } from './parts.ts';

/** Two ships on 1 and three on 4; 2 and 4 lie beside 1; a colony on 1 produces, a rival's ship on 4 may be ambushed. */
const expansion = offersOf([
  ...[1, 2].flatMap((n): Move[] => [
    ['move', 1, 2, n],
    ['move', 1, 4, n],
    ['portal', 1, 2, n],
    ['portal', 1, 4, n],
    ['portal', 1, 9, n],
  ]),
  ...[1, 2, 3].flatMap((n): Move[] => [
    ['move', 4, 1, n],
    ['portal', 4, 9, n],
  ]),
  ['produce', 1],
  ['ambush', 4, 0],
  ['ambush', 4, 2],
  ['endExpansion'],
]);
const war = offersOf([['battle', 3], ['endWar']]);
const duel = offersOf(
  [5, 8].flatMap((card) =>
    (['war', 'evolution'] as const).map((side): Move => ['choose', card, side, card === 5 ? 8 : 5]),
  ),
);

/** The draft after presses on sectors, one after the other. */
function press(all: readonly Offer[], ...sectors: readonly number[]) {
  let picks: readonly Picked[] = [];
  for (const sector of sectors) {
    const next = pressed(all, draftOf(all, picks), sector);
    if (next === 'confirm' || next === null) return next;
    picks = next;
  }
  return draftOf(all, picks);
}

describe('a draft', () => {
  it('lights what can be chosen first', () => {
    const { lit, complete, chosen } = draftOf(expansion, []);
    expect([...lit.sources].sort()).toEqual([1, 4]);
    expect(lit.targets.size).toBe(0);
    expect([complete, chosen.action]).toEqual([null, undefined]);
  });

  it('moves all ships from a source to a target until another number is said', () => {
    const draft = draftOf(expansion, [
      ['from', 1],
      ['to', 2],
    ]);
    expect(draft).toMatchObject({
      chosen: { action: 'move', n: 2 },
      most: 2,
      complete: ['move', 1, 2, 2],
    });
    expect(draftOf(expansion, [...draft.picks, ['n', 1]])).toMatchObject({
      chosen: { n: 1 },
      most: 2,
      complete: ['move', 1, 2, 1],
    });
  });

  it('leaves those behind that are needed, as long as no other number is said', () => {
    const way: readonly Picked[] = [
      ['from', 4],
      ['to', 1],
    ];
    const going = (_from: number, _to: number, most: number) => most - 1;
    expect(draftOf(expansion, way, going)).toMatchObject({ most: 3, complete: ['move', 4, 1, 2] });
    expect(draftOf(expansion, [...way, ['n', 3]], going).complete).toEqual(['move', 4, 1, 3]);
  });

  it('produces as many ships at one place as there can be, until another number is said', () => {
    const all = withNumbers(expansion, 3);
    const here: readonly Picked[] = [
      ['action', 'produce'],
      ['from', 1],
    ];
    expect(draftOf(all, here)).toMatchObject({ most: 3, times: 3, complete: ['produce', 1] });
    expect(draftOf(all, [...here, ['n', 2]])).toMatchObject({ most: 3, times: 2, complete: ['produce', 1] });
    expect(draftOf(withNumbers(expansion, 1), here)).toMatchObject({ most: 0, times: 1 });
    expect(draftOf(all, [['from', 4]]).times).toBe(1);
  });

  it('takes the portal where no other way leads, or where it is asked for', () => {
    expect(press(expansion, 1, 9)).toMatchObject({
      chosen: { action: 'portal' },
      complete: ['portal', 1, 9, 2],
    });
    const asked = picked(
      expansion,
      [
        ['from', 1],
        ['to', 2],
      ],
      'action',
      'portal',
    );
    expect(draftOf(expansion, asked).complete).toEqual(['portal', 1, 2, 2]);
  });

  it('asks for the action where a sector has several, and lights its targets', () => {
    const draft = draftOf(expansion, [['from', 1]]);
    expect([draft.chosen.action, draft.complete]).toEqual([undefined, null]);
    expect([...draft.lit.targets].sort()).toEqual([2, 4, 9]);
    expect(draftOf(expansion, picked(expansion, draft.picks, 'action', 'produce')).complete).toEqual([
      'produce',
      1,
    ]);
  });

  it('chooses by itself what leaves no choice', () => {
    expect(draftOf(expansion, [['action', 'produce']])).toMatchObject({ from: 1, complete: ['produce', 1] });
    const ambush = draftOf(expansion, [['action', 'ambush']]);
    expect(ambush).toMatchObject({ from: 4, complete: null });
    expect(ambush.chosen.opponent).toBeUndefined();
    expect(draftOf(war, [])).toMatchObject({
      chosen: { action: 'battle' },
      from: 3,
      complete: ['battle', 3],
    });
    expect(draftOf(duel, [['card', 5]])).toMatchObject({ chosen: { discard: 8 }, complete: null });
  });

  it('ends a turn only when told to', () => {
    expect(draftOf(expansion, [['action', 'endExpansion']]).complete).toEqual(['endExpansion']);
    expect(draftOf(offersOf([['endWar']]), []).complete).toBeNull();
  });

  it('gives up earlier parts that a new one does not fit', () => {
    const picks = picked(expansion, [['action', 'portal']], 'to', 9);
    expect(picked(expansion, picks, 'action', 'produce')).toEqual([['action', 'produce']]);
    expect(picked(duel, [['card', 5]], 'card', 8)).toEqual([['card', 8]]);
  });
});

describe('a press on a sector', () => {
  it('chooses the source, then the target, then plays', () => {
    expect(press(expansion, 1, 4)).toMatchObject({ from: 1, to: 4, complete: ['move', 1, 4, 2] });
    expect(press(expansion, 1, 4, 4)).toBe('confirm');
  });

  it('takes a source back when it is pressed again', () => {
    expect(press(expansion, 1, 1)).toMatchObject({ from: null, picks: [] });
  });

  it('takes a whole way back when its source is pressed again, whatever number was chosen', () => {
    expect(press(expansion, 4, 1, 4)).toMatchObject({ from: null, to: null, picks: [] });
    const way = press(expansion, 4, 1) as Draft;
    const fewer = draftOf(expansion, [...way.picks, ['n', 1]]);
    expect(fewer.complete).toEqual(['move', 4, 1, 1]);
    expect(pressed(expansion, fewer, 4)).toEqual([]);
  });

  it('chooses another target, or another source', () => {
    expect(press(expansion, 1, 2, 9)).toMatchObject({ from: 1, to: 9 });
    expect(press(war, 3)).toMatchObject({ from: 3, complete: ['battle', 3] });
    expect(press(war, 3, 3)).toBe('confirm');
    expect(press(expansion, 4, 9, 1)).toMatchObject({ from: 4, to: 1 });
  });

  it('may choose the target first', () => {
    const draft = press(expansion, 9);
    expect(draft).toMatchObject({ to: 9, from: null });
    expect(press(expansion, 9, 4)).toMatchObject({ complete: ['portal', 4, 9, 3] });
  });

  it('keeps the action that was chosen', () => {
    const picks = pressed(expansion, draftOf(expansion, [['action', 'portal']]), 1);
    expect(picks).toEqual([
      ['action', 'portal'],
      ['from', 1],
    ]);
  });

  it('is nothing where no move leads', () => {
    expect(press(expansion, 7)).toBeNull();
  });
});
