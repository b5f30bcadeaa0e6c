import { describe, expect, it } from 'vitest';
import { advanceCost } from '../rules/advancing.ts';
import * as text from '../terminal/index.ts';
import { acting } from '../tests/leaders.ts';
import { advanceOf } from './card/advance.ts';
import { priceOf, termsNow } from './price.ts';

describe('prices', () => {
  it('of a leader are for the seat that uses it, and for nobody else (LD05, HG-TEC-03)', () => {
    const t = acting(
      5,
      {},
      {},
      {
        players: {
          Blue: { leader: [5, 3], caps: 9, built: [6, 0, 0], hand: ['dysonSphereAssembly'] },
          Red: { caps: 9, built: [6, 0, 0], hand: ['dysonSphereAssembly'] },
          Green: {},
          Yellow: {},
        },
      },
    );
    t.play('B lead 2', 'B drawDeck');
    expect(t.asked).toBe('0 useCard.use');
    expect([termsNow(t.s, 0).discount, termsNow(t.s, 1).discount]).toEqual([2, 0]);
    const dyson = t.s.hands[1]![0]!;
    // It costs 4.
    expect(advanceCost(t.s, dyson)).toBe(4);
    expect(advanceOf(t.s, 1, dyson).says).toBe('Could be advanced: pay 4 CAPs.');
    expect(priceOf(t.s, 1, ['advance', dyson])).toBe(4);
  });

  it('a Survey says what it can do', () => {
    const t = acting(4);
    expect(text.sayMove({ ...t.s, stack: [] }, ['survey'])).toBe('Survey: place one of the pool');
    expect(text.sayMove({ ...t.s, stack: [5] }, ['survey'])).toBe(
      'Survey: turn up a tile, then place one of the pool',
    );
  });
});
