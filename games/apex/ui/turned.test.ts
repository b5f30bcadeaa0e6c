import { plainText } from '@conclave/frame/event-parts.ts';
import { describe, expect, it } from 'vitest';
import { table } from '../tests/table.ts';
import { withTurned } from './board/passed.tsx';
import { turnedParts } from './turned.ts';

const said = (...args: Parameters<typeof turnedParts>): string =>
  plainText(turnedParts(...args), ['Hal', 'Mia']);

describe('control that passes on elsewhere', () => {
  it('is told of the colony that brought the influence (AX-CTL-05)', () => {
    const { s, names } = table({
      players: { H: {}, M: {} },
      sectors: { X: 'influence: H 1s+1c', Y: 'H 2s, M 2s', Z: 'H 1s, M 2s', W: 'ambush: H 1s+1c' },
    });
    const [y, z] = ['Y', 'Z'].map((name) => names.sector(name));
    expect(y).not.toBe(z);
    const text = said(['colonized', 0, names.sector('X')], s);
    expect(text).toMatch(
      /^; \w\d goes from nobody to Hal, influence 1, \w\d goes from Mia to nobody, influence 0$/,
    );
    expect(said(['colonized', 0, names.sector('W')], s)).toBe('');
  });

  it('is told of a raised level', () => {
    const { s } = table({
      players: { H: { influence: 2 }, M: { influence: 1 } },
      sectors: { Y: 'H 2s, M 2s' },
    });
    expect(said(['evolved', 0, 'influence', 2], s)).toMatch(/^; \w\d goes from nobody to Hal, influence 2$/);
    expect(said(['evolved', 0, 'armament', 2], s)).toBe('');
  });
});

describe('sectors that passed on since', () => {
  it('count once, from whoever held them first, and not where they came back', () => {
    const first = withTurned([], [{ sector: 3, from: 0, to: 1 }]);
    expect(withTurned(first, [{ sector: 3, from: 1, to: -1 }])).toEqual([{ sector: 3, from: 0, to: -1 }]);
    expect(withTurned(first, [{ sector: 3, from: 1, to: 0 }])).toEqual([]);
    expect(withTurned(first, [{ sector: 5, from: 1, to: 0 }])).toHaveLength(2);
  });
});
