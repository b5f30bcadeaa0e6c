import { sayEvent } from '@conclave/frame/event-parts.ts';
import { describe, expect, it } from 'vitest';
import { flat } from '../../../checks/text-checks.ts';
import { tokensInAll } from '../../rules/scoring.ts';
import * as text from '../../terminal/index.ts';
import { table } from '../table.ts';

const NAMES = ['Ada', 'Bo', 'Cy'];

/** Three ages are over: Ada and Bo hold three sectors each, Cy one. */
function over() {
  const t = table({
    players: { A: { points: 9 }, B: { points: 9 }, C: { points: 10 } },
    sectors: { X: 'A 9s+1c', Y: 'A 9s+1c', Z: 'B 3s+1c', W: 'B 3s+1c' },
    age: 3,
    round: 5,
  });
  return t.choose().passOn();
}

describe('equal points at the end', () => {
  it('AX-G-48, AX-END-03: the outcome shows 21 and 9 tokens beside A and B, in every view and text', () => {
    const t = over();
    expect(t.s.outcome).toEqual({ places: [1, 2, 3], scores: [12, 12, 11], reason: 'tokens' });
    expect(t.happened('gameOver')).toEqual([['gameOver', 'tokens', [12, 12, 11], [21, 9, 1]]]);
    for (const viewer of ['A', 'B', 'C', 'table']) {
      const view = t.view(viewer);
      const beside = ['21 tokens', '9 tokens', null];
      expect(NAMES.map((_, seat) => text.tied(view, seat))).toEqual(beside);
      const said = flat(text.table(view, 'table', NAMES));
      expect(said).toContain('12 VP; 21 tokens on sectors');
      expect(said).toContain('12 VP; 9 tokens on sectors');
      const told = t.eventsFor(viewer).map((event) => sayEvent(text, event, NAMES, view));
      expect(told.at(-1)).toContain('Ada 12 VP and 21 tokens, Bo 12 VP and 9 tokens.');
    }
  });

  it('AX-R-40: nobody has to count: the number stands beside the points all the time', () => {
    const t = table({
      players: { A: {}, B: {} },
      sectors: { X: 'A 2s+1c', Y: 'B 4s' },
    });
    expect(flat(text.table(t.view('A'), 0, ['Ada', 'Bo']))).toMatch(
      /0 VP; 4 tokens on sectors.*0 VP; 5 tokens on sectors/s,
    );
    expect(text.help('bo', t.view('A'), ['Ada', 'Bo'])).toContain('5 tokens on sectors');
    expect([0, 1].map((seat) => tokensInAll(t.s, seat))).toEqual([4, 5]);
    expect(text.tied(t.view('A'), 0)).toBeNull();
  });
});
