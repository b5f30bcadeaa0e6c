import { describe, expect, it } from 'vitest';
import type { Event } from '../../rules/types.ts';
import { type Fresh, freshAfter } from './fresh.ts';

const after = (viewer: number | 'table', ...events: Event[]): Fresh =>
  events.reduce((fresh, event) => freshAfter(fresh, event, viewer), new Map() as Fresh);

describe('what opponents did', () => {
  const built: Event = ['built', 1, 20, 6, 0];
  const used: Event = ['functionUsed', 2, 30, 0];

  it('stays marked until the viewer takes a main action', () => {
    expect([...after(0, built, used)]).toEqual([
      [20, 'just built, 6$'],
      [30, 'just used'],
    ]);
    expect(after(0, built, ['recovered', 0, [3]], used).size).toBe(2);
    expect(after(0, built, ['researching', 0]).size).toBe(0);
    expect(after(0, built, ['declared', 0, 7, 3, false]).size).toBe(0);
  });

  it('is nothing that the viewer did, and nothing for those who look on', () => {
    expect(after(1, built).size).toBe(0);
    expect(after('table', built).size).toBe(0);
  });
});
