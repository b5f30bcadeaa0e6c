import { below, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { claims } from '../../docs/example/claims.ts';
import { enumerate, scoresOf } from '../src/peer/claims.ts';
import { client, reducer } from '../src/peer/play.ts';

describe('Claims in boardgame.io', () => {
  it.each([
    ['client', client],
    ['reducer', reducer],
  ])('has the same rules: same deal, same moves offered, same scores (%s)', (_name, start) => {
    for (let n = 0; n < 30; n++) {
      const rng = seeded(seedOf(n));
      const seats = 2 + (n % 3);
      const s = claims.setup(seedOf(1000 + n), seats);
      const peer = start(seats, { worlds: s.worlds, hands: s.hands, ships: s.ships });
      while (s.outcome === null) {
        const waiting = claims.waiting(s);
        const seat = waiting[below(rng, waiting.length)]!;
        const moves = claims.moves(s, seat);
        const { G: g, ctx } = peer.state();
        expect(enumerate(g, ctx, seat).map(({ move, args }) => [move, ...args])).toEqual(moves);
        const [label, ...args] = moves[below(rng, moves.length)]!;
        claims.apply(s, seat, [label, ...args] as never);
        peer.make(seat, label, args as number[]);
      }
      expect(peer.state().ctx.gameover).toBeDefined();
      expect(scoresOf(peer.state().G)).toEqual(s.outcome.scores);
    }
  });
});
