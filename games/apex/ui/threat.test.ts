import { people } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { table } from '../tests/table.ts';
import { sayThreat, threatAt } from './threat.ts';

const SEATS = people('Ada', 'Bo', 'Cy');

const at = (age = 1, round = 1) =>
  table({
    players: { H: {}, M: { armament: 3 }, S: {} },
    sectors: { Z: 'H 2s+1c, M 1s', Y: 'H 4s, M 1s', X: 'H 9s, M 1s', W: 'M 2s, S 1s' },
    age,
    round,
  });

describe('a threat', () => {
  it('is named with strengths, and what would be lost', () => {
    const { s, names } = at();
    expect(sayThreat(threatAt(s, 0, names.sector('Z'))!, SEATS, s)).toBe(
      'Bo could win here next, 4 to 3: +1 VP for Bo, and you lose 2 ships and the colony.',
    );
  });

  it('comes of nobody where the viewer would win or tie, or has no token', () => {
    const { s, names } = at();
    expect(['Y', 'X', 'W'].map((name) => threatAt(s, 0, names.sector(name)))).toEqual([null, null, null]);
  });

  it('comes in the last round of all of nobody whose turn is no War', () => {
    const t = at(3, 5);
    const z = t.names.sector('Z');
    expect(threatAt(t.s, 0, z)).not.toBeNull();
    t.choose('H war', 'M expansion');
    expect(threatAt(t.s, 0, z)).toBeNull();
    const other = at(3, 5).choose('M war', 'H expansion');
    expect(threatAt(other.s, 0, z)).toMatchObject({ seat: 1 });
  });
});
