import { describe, expect, it } from 'vitest';
import { KIND, uidsOf } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import type { Move } from '../../rules/types.ts';
import { slipped, table } from '../../tests/table.ts';
import { draftOf } from '../drafting.ts';
import { offersOf, type Picked } from '../parts.ts';
import { tableOf } from '../table.ts';

const card = (uid: number): Picked => ['cards', uid];
const bin = (uid: number): Picked => ['rest', uid];
const play = (uid: number): Picked => ['built', uid];
const pressed = (moves: readonly Move[], ...picks: Picked[]): Move =>
  draftOf(offersOf(moves), picks).complete!;

describe('cards for the discard pile', () => {
  it('go in the order in which they were pressed (SI-ZON-06)', () => {
    const limit: readonly Move[] = [
      ['discard', 3, 8],
      ['discard', 3, 9],
      ['discard', 8, 9],
    ];
    expect(pressed(limit, card(9), card(3))).toEqual(['discard', 9, 3]);
    expect(pressed(limit, card(3), card(9))).toEqual(['discard', 3, 9]);
  });

  it('are those sold, and not the card that is built', () => {
    const sale: readonly Move[] = [['build', 5, 7, 8, 9], ['research']];
    expect(pressed(sale, play(5))).toEqual(['build', 5, 7, 8, 9]);
    expect(pressed(sale, play(5), card(9), card(7))).toEqual(['build', 5, 9, 7, 8]);
  });

  it('are those that research does not keep, where they are pressed as well', () => {
    const keep: readonly Move[] = [
      ['keep', 1, 2],
      ['keep', 1, 3],
      ['keep', 1, 2, 3, 4],
      ['keep', 1, 3, 2, 4],
    ];
    expect(pressed(keep, card(2), card(1))).toEqual(['keep', 1, 2]);
    expect(pressed(keep, card(2), card(1), bin(4))).toEqual(['keep', 1, 2, 4, 3]);
    expect(pressed(keep, card(1), card(2), bin(3), bin(4))).toEqual(['keep', 1, 2, 3, 4]);
  });

  it('leave moves alone whose order means nothing', () => {
    expect(pressed([['recover', 3, 4]], card(4), card(3))).toEqual(['recover', 3, 4]);
  });

  it('are numbered on the table as soon as the move is whole', () => {
    const t = table({
      players: [
        { hand: ['ark', 'holyLand', 'militarism', 'theocracy', 'galaxyProbe', 'planetProbe', 'ark'] },
        {},
      ],
      window: 'after',
    });
    t.play('0 end');
    const [first, second] = [uidsOf(KIND.theocracy)[0]!, uidsOf(KIND.holyLand)[0]!];
    const moves = game.moves(t.s, 0);
    const whole = tableOf(t.s, 0, moves, [card(first), card(second)]);
    expect([whole.place(first), whole.place(second), whole.place(0)]).toEqual([1, 2, null]);
    expect(tableOf(t.s, 0, moves, [card(first)]).place(first)).toBeNull();
  });

  it('can be put in order even where every one of them is needed', () => {
    const t = table({
      players: [{ hand: ['militarism', 'orbitalElevator', 'colonyPlanet'], tableau: [slipped('ark')] }, {}],
    });
    const [colony, elevator, built] = (['colonyPlanet', 'orbitalElevator', 'militarism'] as const).map(
      (key) => uidsOf(KIND[key])[0]!,
    );
    const sale = tableOf(t.s, 0, game.moves(t.s, 0), [play(built!)]);
    expect(sale.draft.complete).toEqual(['build', built, elevator, colony]);
    const other = [play(built!), card(colony!)];
    const moves = game.moves(t.s, 0);
    expect(pressed(moves, ...other)).toEqual(['build', built, colony, elevator]);
  });
});
