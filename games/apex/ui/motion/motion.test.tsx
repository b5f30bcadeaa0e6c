import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { controller } from '../../rules/control.ts';
import type { Event } from '../../rules/types.ts';
import { table } from '../../tests/table.ts';
import { actsOf, pointActs } from './acts.ts';
import { lasts } from './lasts.ts';
import { Actor } from './motion.tsx';

describe('acts over the galaxy', () => {
  it('lets ships travel, and fade where a portal takes them', () => {
    expect(actsOf(['moved', 1, 3, 4, 2])).toEqual([{ do: 'travel', seat: 1, from: 3, to: 4, n: 2 }]);
    expect(actsOf(['portalled', 1, 3, 9, 2])).toMatchObject([
      { do: 'leave', sector: 3 },
      { do: 'arrive', sector: 9 },
    ]);
  });

  it('replaces a converted ship only where one was placed (AX-CNV-02)', () => {
    expect(actsOf(['converted', 0, 5, 2, true])).toMatchObject([
      { do: 'leave', seat: 2 },
      { do: 'arrive', seat: 0 },
    ]);
    expect(actsOf(['converted', 0, 5, 2, false])).toHaveLength(1);
  });

  it('brings a point from every sector that somebody holds, one after the other (AX-SCO-01)', () => {
    const { s } = table({ players: { H: {}, M: {} }, sectors: { Y: 'H 1s', Z: 'H 1s, M 1s' } });
    const controllers = s.colonies.map((_, sector) => controller(s, sector));
    s.ages.push({ controllers, bonuses: [0, 0] });
    const acts = pointActs([['ageScored', 1, controllers, [0, 0]]], s);
    expect(acts.map(({ act }) => act.do === 'point' && act.seat).sort()).toEqual(
      controllers.filter((seat) => seat >= 0).sort(),
    );
    expect(new Set(acts.map(({ wait }) => wait)).size).toBe(acts.length);
    expect(pointActs([['evolved', 0, 'armament', 2]], s)).toEqual([]);
  });

  it('shows nothing for what leaves the galaxy as it is', () => {
    expect(actsOf(['evolved', 0, 'armament', 2])).toEqual([]);
  });

  it('leaves the viewer time to read a battle of their own', () => {
    const battle: Event = [
      'battle',
      0,
      7,
      [
        [0, 3, 0, 2, 1, 0],
        [2, 1, 1, 0, 1, 1],
      ],
      0,
    ];
    expect(actsOf(battle, 2)).toMatchObject([{ isOwn: true }]);
    expect(actsOf(battle, 1)).toMatchObject([{ isOwn: false }]);
    expect(lasts(battle, 2)).toBeGreaterThanOrEqual(2500);
    expect(lasts(battle, 2)).toBeGreaterThan(lasts(battle, 1));
  });

  it('shows the scores of a battle, losses, and the point for a winner', () => {
    const shown = (winner: number) => {
      const [act] = actsOf([
        'battle',
        0,
        7,
        [
          [0, 3, 0, 2, 1, 0],
          [2, 1, 1, 0, 1, 1],
        ],
        winner,
      ]);
      return renderToStaticMarkup(<Actor act={act!} />);
    };
    expect(shown(0)).toMatch(/\+1.*<b>5<\/b>.*<b>2<\/b>/);
    expect(shown(-1)).not.toContain('+1');
  });
});
