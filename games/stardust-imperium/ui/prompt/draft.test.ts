import { describe, expect, it } from 'vitest';
import { KIND, uidsOf } from '../../data/cards.ts';
import type { Move } from '../../rules/types.ts';
import { draftOf, toggled } from './draft.ts';
import { card, play, seat, use } from './parts.ts';

const AGENCY = uidsOf(KIND.indulgentiaAgency)[0]!;
const open = (moves: readonly Move[], ...picks: string[]) => [...draftOf(moves, picks).open].sort();

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
    expect(open(main)).toEqual([play(5), 'research', use(AGENCY)].sort());
    expect(draftOf(main, []).complete).toBeNull();
  });

  it('is narrowed by each part, in any order', () => {
    expect(open(main, use(AGENCY))).toEqual([card(7), card(8), seat(1), seat(2)].sort());
    expect(draftOf(main, [use(AGENCY), seat(2), card(7)]).complete).toEqual(['use', AGENCY, 7, 2]);
    expect(draftOf(main, [use(AGENCY), card(7), seat(2)]).complete).toEqual(['use', AGENCY, 7, 2]);
  });

  it('implies what all moves left have in common', () => {
    const { implied, complete } = draftOf(main, [play(5), card(7), card(8)]);
    expect([...implied]).toEqual(['asMain']);
    expect(complete).toEqual(['build', 5, 7, 8]);
  });

  it('completes a move whose last parts leave no choice', () => {
    const moves: readonly Move[] = [['build', 5, 7, 8], ['research']];
    const { implied, complete } = draftOf(moves, [play(5)]);
    expect([...implied]).toEqual(['asMain', card(7), card(8)]);
    expect(complete).toEqual(['build', 5, 7, 8]);
  });

  it('leaves a card of its own head to the moves without one', () => {
    const paying: readonly Move[] = [
      ['pay', 7, 8],
      ['pay', 7, 9],
      ['use', AGENCY, 7, 1],
    ];
    expect(open(paying)).toEqual([card(7), card(8), card(9), use(AGENCY)].sort());
    expect(draftOf(paying, [card(7)]).left).toHaveLength(2);
  });

  it('tells the empty choice from none', () => {
    const recover: readonly Move[] = [['recover'], ['recover', 3], ['recover', 4], ['recover', 3, 4]];
    expect(draftOf(recover, []).complete).toEqual(['recover']);
    expect(draftOf(recover, [card(4)]).complete).toEqual(['recover', 4]);
    expect(draftOf(recover, [card(4), card(3)]).complete).toEqual(['recover', 3, 4]);
  });

  it('asks whether a build is the main action or an extra one', () => {
    const moves: readonly Move[] = [
      ['build', 5, 7],
      ['extra', 5, 7],
    ];
    expect(open(moves, play(5))).toEqual(['asExtra', 'asMain']);
    expect(draftOf(moves, [play(5), 'asExtra']).complete).toEqual(['extra', 5, 7]);
  });

  it('has nothing left after parts that no move holds together', () => {
    expect(draftOf(main, [use(AGENCY), card(9)]).left).toEqual([]);
  });
});

describe('clicking a part', () => {
  it('adds it, and takes it back', () => {
    expect(toggled([], use(AGENCY))).toEqual([use(AGENCY)]);
    expect(toggled([use(AGENCY), card(7), seat(1)], card(7))).toEqual([use(AGENCY), seat(1)]);
  });

  it('takes back everything with the part that opened the move', () => {
    expect(toggled([use(AGENCY), card(7)], use(AGENCY))).toEqual([]);
  });
});
