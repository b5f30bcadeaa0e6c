import { plainText } from '@conclave/frame/event-parts.ts';
import { describe, expect, it } from 'vitest';
import { table } from '../tests/table.ts';
import { question } from './questions.ts';

describe('what is asked', () => {
  it('names the unit that can be saved, though another one is lost before it (HG-TX-P1, section 5.3)', () => {
    const t = table({
      players: {
        Blue: { caps: 20, advanced: ['subliminalTelepathy'], home: [3, 0] },
        Red: { caps: 9, home: [3, -3] },
        Green: {},
        Yellow: {},
      },
      sectors: { '3,-1': { pieces: { B: '2a', R: 'f' } } },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,-1 R martial', 'B drawNothing');
    expect(t.asked).toBe('0 outcome.rescueUnit');
    expect(t.s.fleets[1]![0]).toBe(-1);
    expect(plainText(question(t.s)!.asks, [])).toBe(
      'Your Agent is destroyed. Pay 1 CAP for Subliminal Telepathy to put it on your home?',
    );
  });
});
