import { describe, expect, it } from 'vitest';
import { apex as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { table } from '../table.ts';

/** A position in exploration mode with tokens, hands and discards. */
const good = () =>
  table({
    players: { H: { influence: 5 }, M: {}, S: {} },
    sectors: { X: 'H 3s+1c, M 2s', 'H-origin': 'H 4s' },
    exploration: true,
    round: 3,
  }).s;

describe('what must always hold (AX-TOK-01, AX-TOK-02, AX-TOK-08, AX-COL-02, AX-EVO-02, AX-AGE-02, AX-R-32)', () => {
  it('holds in a sound position', () => expect(game.broken(good())).toBeNull());

  it.each<[string, (s: State) => unknown]>([
    ['more than 20 ships', (s) => s.ships[1]!.fill(19, 3, 4)],
    ['fewer than no ships', (s) => s.ships[1]!.fill(-1, 0, 1)],
    ['more than three colony tokens', (s) => s.colonies.fill(0, 0, 4)],
    ['a colony token on an origin sector', (s) => s.colonies.fill(0, 13, 14)],
    ['a level above 5', (s) => s.levels[0]!.fill(6, 2, 3)],
    ['a card twice', (s) => s.discards.fill(s.discards[1]!, 0, 1)],
    ['a card missing', (s) => s.leftovers.pop()],
    ['a card with a circle among three players', (s) => s.leftovers.fill(1, 0, 1)],
    ['hands of different size', (s) => s.discards.unshift(s.hands[0]!.shift()!)],
    ['a tile twice', (s) => s.undrawn.fill(s.tiles[0]!, 0, 1)],
    ['ships on a face-down sector', (s) => s.ships[2]!.fill(1, 5, 6)],
    ['a fourth age', (s) => Object.assign(s, { age: 4 })],
  ])('%s is noticed', (_what, spoil) => {
    const s = good();
    spoil(s);
    expect(game.broken(s)).not.toBeNull();
  });
});
