import { pick, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../data/cards.ts';
import { EVOLUTIONS } from '../../data/evolutions.ts';
import { apex as game } from '../../index.ts';
import { table } from '../table.ts';

describe('evolution', () => {
  it.each([...CARDS])(
    'AX-EVO-01: card $index raises $evolution by 1 without a question',
    ({ index, evolution }) => {
      const t = table({ players: { A: {}, B: {}, C: {}, D: { [evolution]: 3 } } });
      t.choose(`D evolution ${index}`);
      expect(t.s.levels[3]).toEqual(EVOLUTIONS.map((each) => (each === evolution ? 4 : 0)));
      expect(t.s.levels.slice(0, 3).flat()).toEqual(Array(12).fill(0));
      expect(t.happened('evolved')).toEqual([['evolved', 3, evolution, 4]]);
    },
  );

  it('AX-EVO-02: no level exceeds 5', () => {
    const t = table({ players: { H: { armament: 4 }, M: { armament: 5 } } });
    t.choose('H evolution 2', 'M evolution 8');
    expect([t.level('H', 'armament'), t.level('M', 'armament')]).toEqual([5, 5]);
    expect(t.happened('evolved')).toEqual([['evolved', 0, 'armament', 5]]);
  });

  it('AX-EVO-03: colony bonuses neither move the tokens nor count for the limit', () => {
    const t = table({
      players: { H: { influence: 4, armament: 4 }, M: {} },
      sectors: { I: 'influence: H 1c', K: 'armament: H 1c' },
    });
    expect([t.influence('H'), t.level('H', 'influence')]).toEqual([5, 4]);
    t.choose('H evolution 3').passOn();
    t.choose('H evolution 2');
    expect([t.level('H', 'influence'), t.level('H', 'armament')]).toEqual([5, 5]);
    expect([t.influence('H'), t.armament('H')]).toEqual([6, 6]);
  });

  it('AX-EVO-04: levels never go down', () => {
    const s = game.setup(seedOf(4), 4, { setupMode: 'random' });
    const rng = seeded(seedOf(44));
    let before = s.levels.flat();
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      game.apply(s, seat, pick(rng, game.moves(s, seat)));
      const after = s.levels.flat();
      expect(after.every((level, i) => level >= before[i]! && level <= 5)).toBe(true);
      before = after;
    }
  });
});
