import { people } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../rules/types.ts';
import { type Fresh, freshAfter, NONE } from './fresh.ts';

const SEATS = people('Ann', 'Bob', 'Cleo');

const after = (viewer: number | 'table', ...events: Event[]): Fresh =>
  events.reduce((fresh, event) => freshAfter(fresh, event, viewer, SEATS), NONE);

describe('what opponents did', () => {
  const built: Event = ['built', 1, 20, 6, 0];
  const used: Event = ['functionUsed', 2, 30, 0];

  it('stays marked until the viewer takes a main action', () => {
    expect([...after(0, built, used).marks]).toEqual([
      [20, 'just built, 6$'],
      [30, 'just used'],
    ]);
    expect(after(0, built, ['recovered', 0, [3]], used).marks.size).toBe(2);
    expect(after(0, built, ['researching', 0]).marks.size).toBe(0);
    expect(after(0, built, ['declared', 0, 7, 3, false]).marks.size).toBe(0);
  });

  it('is nothing that the viewer did, but in a replay, and nothing for those who look on', () => {
    expect(after(1, built).marks.size).toBe(0);
    expect(freshAfter(NONE, built, 1, SEATS, true).marks.has(20)).toBe(true);
    expect(after('table', built).marks.size).toBe(0);
  });

  it('is said of a card that was given to the viewer, and to nobody else', () => {
    expect([...after(0, ['gave', 1, 0, 40]).marks]).toEqual([[40, 'from Bob']]);
    expect(after(0, ['gave', 1, 2, -1]).marks.size).toBe(0);
  });

  it('is said of a card that is no longer there, of the own tableau too', () => {
    const gone = (event: Event) => after(0, event).gone;
    expect(gone(['returned', 1, 20, []])).toEqual([{ seat: 1, uid: 20, text: 'back in hand' }]);
    expect(gone(['destroyed', 0, 21, []])).toEqual([{ seat: 0, uid: 21, text: 'destroyed' }]);
    expect(gone(['movedTableau', 0, 2, 22])).toEqual([{ seat: 0, uid: 22, text: 'now of Cleo' }]);
    expect(gone(['returned', 0, 23, []])).toEqual([]);
  });
});
