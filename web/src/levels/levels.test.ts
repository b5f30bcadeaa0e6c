import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../net/protocol.ts';
import { levelIn } from './chosen.ts';
import { levelAfter, nearest, offered, sayThinking } from './levels.ts';

const BOTS = ['random', 'novice', 'steward', 'strategist', 'hegemon'].map((id) => ({ id, title: id }));
const me: SeatInfo = { kind: 'human', name: 'Ann', away: false };
const bot = (id: string): SeatInfo => ({ kind: 'bot', name: id, bot: id, away: false });

describe('the level to play against', () => {
  it('is gentle for somebody new to a game, then a steward, then what was chosen last', () => {
    expect(levelIn({}, 'apex', true)).toBe('novice');
    expect(levelIn({}, 'apex', false)).toBe('steward');
    expect(levelIn({ apex: 'hegemon' }, 'apex', true)).toBe('hegemon');
    expect(levelIn({ apex: 'hegemon' }, 'hexpanse', false)).toBe('steward');
    expect(levelIn({ apex: 'random' }, 'apex', false)).toBe('steward');
  });

  it('is one that the game has', () => {
    expect(offered(BOTS).map(({ id }) => id)).not.toContain('random');
    expect(offered(BOTS.slice(0, 1)).map(({ id }) => id)).toEqual(['random']);
    expect(nearest(offered(BOTS), 'strategist')?.id).toBe('strategist');
    expect(nearest(offered(BOTS.slice(0, 3)), 'hegemon')?.id).toBe('steward');
    expect(nearest([], 'steward')).toBeUndefined();
  });

  it('thinks as long as is said', () => {
    const thinks = (msAtMost?: number) =>
      sayThinking({ id: 'one', title: 'One', ...(msAtMost !== undefined && { msAtMost }) });
    expect(thinks()).toBe('Moves at once.');
    expect(thinks(1000)).toBe('Thinks for about a second.');
    expect(thinks(10_000)).toBe('Thinks for up to 10 seconds.');
  });
});

describe('after a game', () => {
  const game = (place: number, ...against: string[]) => ({
    seats: [me, ...against.map(bot)],
    mine: [0],
    outcome: { places: [place, ...against.map(() => 3 - place)], scores: [], reason: '' },
  });
  const after = (...of: Parameters<typeof game>) => levelAfter(game(...of), BOTS)?.id ?? null;

  it('the next level is offered to who won, the one below to who lost', () => {
    expect(after(1, 'steward', 'steward')).toBe('strategist');
    expect(after(2, 'steward')).toBe('novice');
    expect(after(1, 'hegemon')).toBeNull();
    expect(after(2, 'novice')).toBeNull();
  });

  it('nothing is offered against bots of several levels, people, or those for experiments', () => {
    expect(after(1, 'steward', 'novice')).toBeNull();
    expect(after(1, 'random')).toBeNull();
    const { seats, mine, outcome } = game(1, 'steward');
    expect(levelAfter({ seats: [...seats, me], mine, outcome }, BOTS)).toBeNull();
    expect(levelAfter({ seats, mine: [0, 1], outcome }, BOTS)).toBeNull();
  });
});
