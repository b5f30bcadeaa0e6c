import { describe, expect, it } from 'vitest';
import { KIND, uidsOf } from '../data/cards.ts';
import type { Move } from '../rules/types.ts';
import { cardsIn, draftOf as draftOfOffers, toggled } from './drafting.ts';
import { offersOf, type Picked } from './parts.ts';
import { partMeant } from './table.ts';

const AGENCY = uidsOf(KIND.indulgentiaAgency)[0]!;
const card = (uid: number): Picked => ['cards', uid];
const use = (uid: number): Picked => ['use', uid];
const play = (uid: number): Picked => ['built', uid];
const seat = (n: number): Picked => ['seat', n];
const draftOf = (moves: readonly Move[], picks: readonly Picked[]) => draftOfOffers(offersOf(moves), picks);
const open = (moves: readonly Move[], ...picks: Picked[]) => [...draftOf(moves, picks).open].sort();

describe('a draft', () => {
  // The Agency asks for a card to give and an opponent; card 5 is built by selling others.
  const main: readonly Move[] = [
    ['use', AGENCY, 7, 1],
    ['use', AGENCY, 7, 2],
    ['use', AGENCY, 8, 1],
    ['use', AGENCY, 8, 2],
    ['research'],
    ['build', 5, 7, 8],
    ['build', 5, 7, 9],
    ['build', 5, 8, 9],
    ['declare', 5],
  ];

  it('starts with what opens a move', () => {
    expect(open(main)).toEqual([play(5), ['action', 'research'], use(AGENCY)].sort());
    expect(draftOf(main, []).complete).toBeNull();
  });

  it('lets the card that is used be the one it asks for: a second press chooses it, a third takes that back (SI-CARD-38)', () => {
    const base = uidsOf(KIND.reconstructionBase)[0]!;
    const uses: readonly Move[] = [
      ['use', base, base],
      ['use', base, 7],
    ];
    const pressed = (...presses: number[]) =>
      presses.reduce<readonly Picked[]>(
        (picks, uid) => toggled(offersOf(uses), picks, partMeant(draftOf(uses, picks), uid)!),
        [],
      );
    expect(draftOf(uses, pressed(base, base)).complete).toEqual(['use', base, base]);
    expect(draftOf(uses, pressed(base, 7)).complete).toEqual(['use', base, 7]);
    expect(pressed(base, base, base)).toEqual([use(base)]);
  });

  it('is narrowed by each part, in any order', () => {
    expect(open(main, use(AGENCY))).toEqual([card(7), card(8), seat(1), seat(2)].sort());
    expect(draftOf(main, [use(AGENCY), seat(2), card(7)]).complete).toEqual(['use', AGENCY, 7, 2]);
    expect(draftOf(main, [use(AGENCY), card(7), seat(2)]).complete).toEqual(['use', AGENCY, 7, 2]);
  });

  it('implies what all moves left have in common', () => {
    const { chosen, complete } = draftOf(main, [play(5), card(7), card(8)]);
    expect(chosen.as).toBe('main');
    expect(complete).toEqual(['build', 5, 7, 8]);
  });

  it('completes a move whose last parts leave no choice', () => {
    const moves: readonly Move[] = [['build', 5, 7, 8], ['research']];
    const { chosen, complete } = draftOf(moves, [play(5)]);
    expect(chosen).toMatchObject({ as: 'main', cards: [7, 8] });
    expect(complete).toEqual(['build', 5, 7, 8]);
  });

  it('leaves a card of its own head to the moves without one', () => {
    const paying: readonly Move[] = [
      ['pay', 7, 8],
      ['pay', 7, 9],
      ['use', AGENCY, 7, 1],
    ];
    expect(open(paying)).toEqual([card(7), card(8), card(9), use(AGENCY)].sort());
    expect(draftOf(paying, [card(7)]).candidates).toHaveLength(2);
  });

  it('tells the empty choice from none', () => {
    const recover: readonly Move[] = [['recover'], ['recover', 3], ['recover', 4], ['recover', 3, 4]];
    expect(draftOf(recover, []).complete).toEqual(['recover']);
    expect(draftOf(recover, [card(4)]).complete).toEqual(['recover', 4]);
    expect(draftOf(recover, [card(4), card(3)]).complete).toEqual(['recover', 3, 4]);
    expect(cardsIn(draftOf(recover, [card(4), card(3)]))).toEqual([4, 3]);
  });

  it('asks whether a build is the main action or an extra one', () => {
    const moves: readonly Move[] = [
      ['build', 5, 7],
      ['extra', 5, 7],
    ];
    expect(open(moves, play(5))).toEqual([
      ['as', 'extra'],
      ['as', 'main'],
    ]);
    expect(draftOf(moves, [play(5), ['as', 'extra']]).complete).toEqual(['extra', 5, 7]);
  });

  it('has nothing left after parts that no move holds together', () => {
    expect(draftOf(main, [use(AGENCY), card(9)]).candidates).toEqual([]);
  });
});

describe('pressing a part', () => {
  const offers = offersOf([
    ['use', AGENCY, 7, 1],
    ['use', AGENCY, 8, 1],
    ['build', 5, 7, 8],
    ['build', 5, 8, 9],
  ]);

  it('adds it, and takes it back', () => {
    expect(toggled(offers, [], use(AGENCY))).toEqual([use(AGENCY)]);
    expect(toggled(offers, [use(AGENCY), card(7), seat(1)], card(7))).toEqual([use(AGENCY), seat(1)]);
    expect(toggled(offers, [play(5), card(7)], card(8))).toEqual([play(5), card(7), card(8)]);
    expect(toggled(offers, [play(5), card(7), card(8)], card(7))).toEqual([play(5), card(8)]);
  });

  it('takes back everything with the part that opened the move', () => {
    expect(toggled(offers, [use(AGENCY), card(7)], use(AGENCY))).toEqual([]);
  });

  it('keeps too much only where that is asked for', () => {
    const two = [play(5), card(7), card(8)];
    expect(toggled(offers, two, card(9), true)).toEqual([...two, card(9)]);
    expect(toggled(offers, two, card(9))).toEqual([play(5), card(9)]);
  });
});
