import { describe, expect, it } from 'vitest';
import { best, duel } from '../tests/bot.ts';
import { momentOf, passUntil } from '../tests/leaders.ts';
import type { Given, Sector, Side } from '../tests/position.ts';
import { fromDeck } from '../tests/rounds.ts';
import { type Table, table } from '../tests/table.ts';

type Sectors = { readonly [hex: string]: Sector };

/** Blue, with a leader at a position, has declared to collect 2 CAPs: its leader may be used. */
function waiting(
  leader: readonly [number, number],
  blue: Side,
  sectors: Sectors,
  more: Partial<Given> & { readonly phase?: number } = {},
): Table {
  const t = duel('assault', {
    players: { Blue: { home: [3, -1], caps: 6, leader, ...blue }, Red: { home: [-1, -2], caps: 6 } },
    sectors,
    ...more,
  });
  t.s.actionPhase = more.phase ?? 1;
  t.play('B collect');
  return t;
}

/** Blue's three Complexes attack Red's Embassy of power 3; the cards are still to be played. */
function fighting(blue: Side, red: Side, leaderOf: 'Blue' | 'Red', leader: readonly [number, number]): Table {
  const sides = {
    Blue: { home: [3, -1], caps: 6, ...blue },
    Red: { home: [-1, -2], caps: 6, ...red },
  } as const;
  const t = duel('subvert', {
    players: { ...sides, [leaderOf]: { ...sides[leaderOf], leader } },
    sectors: {
      '2,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
      '1,0': { tile: { political: 3, faction: 'green' }, pieces: { R: 'e' } },
    },
  });
  t.play('B attack buyout 2,-1 1,0 R political');
  return t;
}

/** All pass until the cards are to be played, and play these. */
function reveal(t: Table, blue: string, red: string): void {
  while (momentOf(t) !== null) t.play(`${t.asked.startsWith('0') ? 'B' : 'R'} pass`);
  t.play(`B commit ${blue}`, `R commit ${red}`);
}

describe('a leader is used', () => {
  it('when waiting brings less: a small gift not before the last chances for more', () => {
    const answer = (stack: number, phase: number) =>
      best(
        waiting(
          [10, 2],
          {},
          { '2,-1': { tile: { political: 2, faction: 'green' }, pieces: { B: 'e' } } },
          { stack, phase },
        ),
        'B',
      );
    expect(answer(8, 2)).toBe('pass');
    expect(answer(0, 2)).toBe('lead 1');
  });

  it('at once when CAPs come in every round', () => {
    expect(best(waiting([4, 1], { caps: 0 }, {}), 'B')).toBe('lead 1');
  });

  it('to advance what the tier forbids (LD05)', () => {
    const answer = (hand: Side['hand']) => best(waiting([5, 3], { caps: 9, hand }, {}, { stack: 2 }), 'B');
    expect(answer(['polymorphicMatter'])).toBe('lead 3');
  });

  it('for a tile with an Outpost on a board that would be held alone (LD07)', () => {
    const t = waiting(
      [7, 3],
      {},
      { '1,-1': { tile: { industrial: 3 }, pieces: { R: '3c' } } },
      { pool: [18, 19, 20] },
    );
    const [lead, level, , sector] = best(t, 'B').split(' ');
    expect([lead, level]).toEqual(['lead', '3']);
    // The only board without bases is neither the core nor a home's.
    expect(t.hex(Number(sector))).toMatch(/^(2,-2|1,-2|3,-3|2,-3|1,-3)$/);
  });

  it('for a good card that lies on the discard pile, and not for a poor one (LD11)', () => {
    const answer = (key: 'emergentEconomics' | 'predictiveAlgorithms') => {
      const t = duel('assault', {
        players: {
          Blue: { home: [3, -1], leader: [11, 1], hand: ['massTranslationRelay', 'stealthFieldEmitter'] },
          Red: { home: [-1, -2] },
        },
        stack: 2,
      });
      t.s.discards[0]!.push(fromDeck(t, key));
      t.s.actionPhase = 2;
      t.play('B collect');
      return best(t, 'B');
    };
    expect(answer('emergentEconomics')).toBe('lead 1 0');
    expect(answer('predictiveAlgorithms')).toBe('pass');
  });

  it('against an attack that would be lost, when it has been declared (LD12)', () => {
    const declared = (complexes: string) => {
      const t = table({
        players: {
          Red: { home: [-1, -2], caps: 9, leader: [2, 0] },
          Blue: { home: [3, -1], leader: [12, 3] },
        },
        turn: ['R', 'subvert'],
        stack: 8,
        sectors: {
          '3,-1': { pieces: { B: 'c e o' } },
          '-1,-2': { pieces: { R: 'c e o' } },
          '1,-1': { tile: { industrial: 3 }, pieces: { R: complexes } },
          '0,-1': { tile: { industrial: 3 }, pieces: { R: complexes } },
          '1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
        },
      });
      t.play('R attack buyout 1,-1 1,0 B political');
      passUntil(t, 'declared');
      return [best(t, 'B'), `lead 3 ${t.at('1,0')}`];
    };
    const [strong, shelter] = declared('3c');
    expect(strong).toBe(shelter);
  });
});

describe('with the cards of a conflict on the table a leader', () => {
  it('exchanges a card that loses for one that wins (LD01)', () => {
    const t = fighting(
      { hand: ['polymorphicMatter', 'predictiveAlgorithms'] },
      { hand: ['sentientPropaganda'] },
      'Blue',
      [1, 2],
    );
    const strong = t.s.hands[0]!.find((card) => card >= 10)!;
    reveal(t, 'predictiveAlgorithms', 'sentientPropaganda');
    expect(best(t, 'B')).toBe(`lead 2 ${strong}`);
    const won = fighting(
      { hand: ['polymorphicMatter', 'predictiveAlgorithms'] },
      { hand: ['massTranslationRelay'] },
      'Blue',
      [1, 2],
    );
    reveal(won, 'polymorphicMatter', 'massTranslationRelay');
    expect(best(won, 'B')).toBe('pass');
  });

  it('makes both count nothing when only the other’s decides (LD09)', () => {
    const answer = (red: 'sentientPropaganda' | 'massTranslationRelay') => {
      const t = fighting({ hand: ['predictiveAlgorithms'] }, { hand: [red] }, 'Blue', [9, 3]);
      reveal(t, 'predictiveAlgorithms', red);
      return best(t, 'B');
    };
    expect(answer('sentientPropaganda')).toBe('lead 3');
    expect(answer('massTranslationRelay')).toBe('pass');
  });

  it('saves what would be lost (LD10)', () => {
    const t = fighting({ hand: ['polymorphicMatter'] }, { hand: ['massTranslationRelay'] }, 'Red', [10, 3]);
    reveal(t, 'polymorphicMatter', 'massTranslationRelay');
    passUntil(t, 'afterCards');
    expect(best(t, 'R')).toBe('lead 3');
  });
});
