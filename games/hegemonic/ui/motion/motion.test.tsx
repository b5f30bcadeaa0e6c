import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { actsOf } from './acts.ts';
import { COMPARED, lasts } from './lasts.ts';
import { Actor, timed } from './motion.tsx';

describe('acts over the galaxy', () => {
  it('lets pieces arrive, travel and leave', () => {
    expect(actsOf(['built', 1, 'political', 9, 3])).toMatchObject([
      { do: 'arrive', seat: 1, piece: 'embassy', sector: 9 },
    ]);
    expect(actsOf(['unitMoved', 0, 'fleet', 2, 4, 7, 1])).toMatchObject([{ do: 'travel', from: 4, to: 7 }]);
    expect(actsOf(['gateLost', 0, 1, 4, 7])).toMatchObject([
      { do: 'leave', sector: 4 },
      { do: 'leave', sector: 7 },
    ]);
  });

  it('shows nothing for what leaves the galaxy as it is', () => {
    expect(actsOf(['gained', 0, 2, 'basic'])).toEqual([]);
  });

  it('lets a chain of building follow one after the other', () => {
    const waits = timed([
      ['built', 0, 'industrial', 7, 2],
      ['built', 0, 'industrial', 8, 2],
    ]).map(({ wait }) => wait);
    expect(waits[1]).toBeGreaterThan(waits[0]!);
  });

  it('destroys nothing before the verdict, and waits for it', () => {
    const [loss] = timed([
      ['compared', [], [], [3, 1], 0],
      ['basesLost', 1, 'martial', 7, 2],
    ]);
    expect(loss!.wait).toBeGreaterThanOrEqual(COMPARED);
    expect(lasts(['compared', [], [], [3, 1], 0])).toBeGreaterThan(COMPARED);
  });

  it('says how many leave', () => {
    const [act] = actsOf(['basesLost', 1, 'martial', 7, 3]);
    expect(renderToStaticMarkup(<Actor act={act!} />)).toContain('3');
  });
});
