import { people } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { table } from '../tests/table.ts';
import { ageNow, sayAgeChange, sayAgeNow } from './age-now.ts';
import { afterMove } from './preview.ts';

const SEATS = people('Ada', 'Bo', 'Cy');

describe('what the age would bring if it ended now', () => {
  const { s, names } = table({
    players: { H: {}, M: {}, S: {} },
    sectors: { Z: 'victory: H 3s, M 1c', Y: 'H 1s, M 1s', X: 'M 2s', V: '' },
  });

  it('counts sectors, and colonies on ★ where another controls them too (AX-SCO-01, 02)', () => {
    expect(ageNow(s)).toEqual([
      { sectors: 2, colonies: 0, points: 2 },
      { sectors: 2, colonies: 1, points: 3 },
      { sectors: 1, colonies: 0, points: 1 },
    ]);
    expect(sayAgeNow(ageNow(s)[1]!, 4)).toBe(
      'If the age ended now: +3, 2 sectors and 1 by colonies on ★, 7 in all.',
    );
  });

  it('tells what a move changes for whom', () => {
    const change = (to: string) =>
      sayAgeChange(s, afterMove(s, 0, ['move', names.sector('Z'), names.sector(to), 1]), SEATS, 0);
    expect(change('V')).toBe('If the age ended now: you 2 → 3.');
    expect(change('Y')).toBe('If the age ended now: you 2 → 3.');
    expect(change('M-origin')).toBe('If the age ended now: you 2, Bo 3 → 2.');
  });

  it('names the only rival always, and says nothing where nothing changes', () => {
    const two = table({ players: { H: {}, M: {} }, sectors: { Z: 'H 3s', Y: 'H 1s' } });
    const move = (to: number) => afterMove(two.s, 0, ['move', two.names.sector('Z'), to, 1]);
    const free = two.s.colonies.findIndex(
      (_, sector) => two.s.ships.every((ships) => ships[sector] === 0) && !two.s.origins.includes(sector),
    );
    expect(sayAgeChange(two.s, move(free), people('Ada', 'Bo'), 0)).toBe(
      'If the age ended now: you 3 → 4, Bo 1.',
    );
    expect(sayAgeChange(two.s, move(two.names.sector('Y')), people('Ada', 'Bo'), 0)).toBeNull();
  });
});
