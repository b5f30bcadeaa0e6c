import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../../index.ts';
import { boardCount, galaxyOf, placementAt } from '../../rules/galaxy.ts';
import type { Given } from '../position.ts';
import { fresh, initialsFrom } from '../rounds.ts';
import { type Table, table } from '../table.ts';

describe('the free galaxy', () => {
  const lay = (t: Table, position: Parameters<typeof placementAt>[0]) => {
    const seat = game.waiting(t.s)[0]!;
    return { seat, line: `${initialsFrom(t, seat)[0]} layBoard ${placementAt(position).join(' ')}` };
  };

  it('HG-VAR-16: is laid board by board, counter-clockwise from the Arbiter', () => {
    const t = fresh(4, { galaxy: 'free' });
    const { arbiter } = t.s;
    const seats: number[] = [];
    for (const position of ['B0', 'B1', 'B2', 'B3', 'B4', 'B5'] as const) {
      const { seat, line } = lay(t, position);
      expect(t.asked).toBe(`${seat} setUp.layBoard`);
      seats.push(seat);
      t.play(line);
    }
    expect(seats).toEqual([0, 3, 2, 1, 0, 3].map((i) => (arbiter + i) % 4));
    expect(galaxyOf(t.s).boards).toHaveLength(boardCount(t.s));
    expect(t.asked).toBe(`${arbiter} setUp.placeHome`);
  });

  it('HG-VAR-16: overlaps nothing, touches two boards, and the core while that is possible', () => {
    const t = fresh(6, { galaxy: 'free' });
    const { seat, line } = lay(t, 'B0');
    const [initial] = initialsFrom(t, seat);
    for (const [bad, code] of [
      ['1 0 0', 'board-overlaps'],
      ['9 9 0', 'board-apart'],
      ['2 0 6', 'no-such-laying'],
    ] as const)
      expect(t.whyNot(`${initial} layBoard ${bad}`)).toMatchObject({ code, rule: 'HG-VAR-16' });
    expect(t.whyNot(lay(t, 'E0').line)?.code).toBe('board-apart');
    t.play(line);
    // On B0; only beside the core; only beside B0.
    for (const [position, code] of [
      ['B0', 'board-overlaps'],
      ['B3', 'board-apart'],
      ['E0', 'board-apart'],
    ] as const)
      expect(t.whyNot(lay(t, position).line)?.code).toBe(code);
    t.play(lay(t, 'B1').line);
    expect(t.whyNot(lay(t, 'E0').line)?.code).toBe('board-not-at-core');
    for (const position of ['B2', 'B3', 'B4', 'B5'] as const) t.play(lay(t, position).line);
    // Now the ring is closed.
    expect(t.can(lay(t, 'E0').line)).toBe(true);
  });

  it('HG-VAR-17: then has homes by the rules for them', () => {
    const t = fresh(4, { galaxy: 'free', homes: 'recommended' });
    for (const position of ['B0', 'B1', 'B2', 'B3', 'B4', 'B5'] as const) t.play(lay(t, position).line);
    const [a, b] = initialsFrom(t, t.s.arbiter);
    t.play(`${a} home 3,0`);
    for (const [hex, code] of [
      ['1,0', 'home-on-core'],
      ['3,-2', 'board-has-home'],
      ['2,1', 'beside-other-home'],
    ])
      expect(t.whyNot(`${b} home ${hex}`)?.code).toBe(code);
    expect(t.can(`${b} home 0,3`)).toBe(true);
  });
});

describe('wild home Embassies', () => {
  const given = (more: Partial<Given> = {}): Given => ({
    players: {
      Blue: { caps: 20, home: [-3, 3] },
      Red: { home: [-3, 0] },
      Green: {},
      Yellow: { home: [3, -3] },
    },
    sectors: {
      '-3,3': { pieces: { B: 'e' } },
      '-3,0': { pieces: { R: 'e' } },
      '3,-3': { pieces: { Y: 'e' } },
      '3,0': { tile: { political: 2, faction: 'green', martial: 1 }, pieces: { R: 'e o', B: '2a c' } },
      '-1,0': { tile: { political: 1, faction: 'orange' }, pieces: { B: 'e' } },
    },
    options: { wildHomes: 'on' },
    turn: ['B', 'assault'],
    ...more,
  });

  it('HG-VAR-18: add 1 to a defending Embassy of any faction', () => {
    const terms = (options: Given['options']) => {
      const t = table(given({ options }));
      t.play('B attack embargo 3,0 3,0 R political');
      if (t.asked.endsWith('conflict.lend')) t.play('Y pass');
      return t.terms('defender');
    };
    expect([terms({ wildHomes: 'on' }), terms({})]).toEqual(['embassy 2, wildHome 1', 'embassy 2']);
  });

  it('HG-VAR-18: add 1 to each conflict of an Agent, with or without a faction, as often as one likes', () => {
    const t = table(given());
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(t.terms('attacker')).toBe('agents 1, wildHome 1');
    const again = table(given());
    again.s.heights[again.at('3,0')] = 3;
    again.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 0', 'Y pass');
    expect(again.terms('attacker')).toBe('embassy 1, agents 1, wildHome 1');
    again.play('B attack sabotage 1 3,0 R martial', 'B drawNothing');
    expect(again.terms('attacker')).toBe('agents 1, wildHome 1');
  });

  it('HG-VAR-18: add nothing once they have left the home', () => {
    const t = table(given());
    t.s.embassies[t.at('-3,3')] = -1;
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(t.terms('attacker')).toBe('agents 1');
  });

  it('HG-VAR-19: count as one matching sector when lending', () => {
    const t = table(given());
    t.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 1');
    expect(t.asked).toBe('3 conflict.lend');
    t.play('Y lend attacker');
    expect(t.last('lent')).toEqual(['lent', 3, 'attacker', 1]);
    const both = table(
      given({
        sectors: {
          ...given().sectors,
          '0,2': { tile: { political: 3, faction: 'purple' }, pieces: { Y: 'e' } },
        },
      }),
    );
    both.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 1', 'Y lend attacker');
    expect(both.last('lent')[3]).toBe(2);
    // A side without a faction is not supported, and without the option nobody lends.
    const none = table(given());
    none.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(none.s.conflict).toBeNull();
    const tame = table(given({ options: {} }));
    tame.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 1');
    expect(tame.s.conflict).toBeNull();
  });

  it('HG-VAR-20: still cannot be targeted', () => {
    const t = table(
      given({
        sectors: {
          '-3,0': { pieces: { R: 'e' } },
          '-3,1': { tile: { industrial: 1 }, pieces: { B: 'c' } },
        },
      }),
    );
    expect(t.whyNot('B attack embargo -3,1 -3,0 R political')).toMatchObject({
      code: 'home-protected',
      rule: 'HG-CON-06',
    });
  });
});
