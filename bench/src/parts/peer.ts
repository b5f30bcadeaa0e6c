import { playout, seeded, seedOf } from '@conclave/kernel';
import { median } from '@conclave/lab';
import { claims } from '../../../docs/example/claims.ts';
import type { Part } from '../figures.ts';
import { rates } from '../measure.ts';

const SEATS = 3;

/** The same small game, with the same rules, in the kernel and in boardgame.io 0.50.2; `peer.test.ts` shows that they agree. */
export const peer: Part = {
  id: 'peer',
  title:
    'Claims (docs/example), 3 seats, random play, options listed at each move, beside boardgame.io 0.50.2',
  async measure() {
    const { client, playRandomly, reducer } = await import('../peer/play.ts');
    let games = 0;
    const [kernel = [], whole = [], alone = []] = rates([
      () => playout(claims, claims.setup(seedOf(++games), SEATS), seeded(seedOf(-games))),
      () => playRandomly(client(SEATS), seeded(seedOf(++games))),
      () => playRandomly(reducer(SEATS), seeded(seedOf(++games))),
    ]);
    const ratio = (others: readonly number[]): number => median(kernel.map((rate, i) => rate / others[i]!));
    return [
      { what: 'kernel', value: median(kernel), unit: 'moves/s' },
      { what: 'boardgame.io, client', value: median(whole), unit: 'moves/s' },
      { what: 'boardgame.io, reducer alone', value: median(alone), unit: 'moves/s' },
      { what: 'kernel : client', value: ratio(whole), unit: 'times', least: 40 },
      { what: 'kernel : reducer alone', value: ratio(alone), unit: 'times' },
    ];
  },
};
