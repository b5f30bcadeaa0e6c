import { describe, expect, it } from 'vitest';
import { deedsAfter } from './since.tsx';

describe('what the others did', () => {
  it('stays, once each, until the viewer moves or all have chosen', () => {
    const deeds = deedsAfter(
      [],
      [
        ['moved', 1, 3, 4, 2],
        ['produced', 1, 3],
        ['produced', 1, 3],
        ['evolved', 2, 'armament', 3],
        ['portalled', 2, 5, 9, 1],
      ],
      0,
    );
    expect(deeds).toEqual([
      { seat: 1, from: 3, sector: 4, sign: 'movement' },
      { seat: 1, sector: 3, sign: 'production' },
      { seat: 2, from: 5, sector: 9, sign: 'portal' },
    ]);
    expect(deedsAfter(deeds, [['colonized', 0, 4]], 0)).toEqual([]);
    expect(deedsAfter(deeds, [['colonized', 0, 4]], 'table')).toHaveLength(4);
    expect(deedsAfter(deeds, [['revealed', []]], 0)).toEqual([]);
  });
});
