import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('golden tests: control, evolution, colonies, scoring', () => {
  it('AX-G-16: with the highest score shared nobody controls, colonises, converts or scores', () => {
    const t = table({
      players: { H: { influence: 1 }, M: {}, S: { influence: 1 } },
      sectors: { Z: 'H 2s, M 3s, S 1s' },
      round: 5,
    });
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ H: 3, M: 3, S: 2 }, 'nobody']);
    t.choose('H colonization', 'M expansion 15');
    expect(t.happened('turnEnded').map(([, seat]) => seat)).toEqual([0]);
    expect(t.pool).toEqual({ production: 1, conversion: 1 });
    expect(t.offers('M', 'convert')).toEqual([]);
    t.passOn();
    expect(t.happened('ageScored')[0]![2][t.names.sector('Z')]).toBe(-1);
    expect(t.points).toEqual({ H: 1, M: 1, S: 1 });
  });

  it('AX-G-20: a colony lifts the influence value above the highest level', () => {
    const t = table({ players: { H: { influence: 5 }, M: {} }, sectors: { I: 'influence: H 1c' } });
    t.choose('H evolution 3');
    expect(t.level('H', 'influence')).toBe(5);
    expect(t.influence('H')).toBe(6);
  });

  it('AX-G-21: no legal sector when the turn comes, no effect', () => {
    const t = table({ players: { A: { influence: 1 }, B: {} }, sectors: { Z: 'A 2s, B 2s' } });
    expect(t.scores('Z')).toEqual({ A: 3, B: 2 });
    t.choose('A colonization 12', 'B colonization 5');
    expect(t.turns).toEqual(['B colonization', 'A colonization']);
    expect(t.asked).toBe('A colonization.colonize');
    expect(t.offers('A')).toEqual(['colonize Z', 'pass']);
    t.play('A colonize Z');
    expect(t.at('Z')).toBe('A 2s+1c, B 2s');
  });

  it('AX-G-22: control of a sector with somebody’s colony does not let one colonise it', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Z: 'H 4s, M 1s+1c' } });
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ H: 4, M: 2 }, 'H']);
    t.choose('H colonization');
    expect(t.turns).toEqual(['H colonization', 'M expansion']);
    expect(t.happened('colonized')).toEqual([]);
  });

  it('AX-G-23: a victory sector scores for its controller and for the colony’s owner', () => {
    const t = table({ players: { A: {}, B: {} }, sectors: { Z: 'victory: A 1c, B 3s' }, round: 5 });
    t.choose().passOn();
    const [scored] = t.happened('ageScored');
    expect(t.names.seatName(scored![2][t.names.sector('Z')]!)).toBe('B');
    expect(scored![3]).toEqual([1, 0]);
    expect(t.points).toEqual({ A: 1 + 1, B: 1 + 1 });
  });

  it.each([
    [9, [1, 1], 'shared'],
    [8, [1, 2], 'tokens'],
  ])(
    'AX-G-24: 21 points each, ten tokens against %i ships and the origin colony: %j',
    (ships, places, reason) => {
      const t = table({
        // Three sectors and two sectors are still to be scored.
        players: { A: { points: 18 }, B: { points: 19 } },
        sectors: { X: 'A 7s+1c', Y: 'A 1c', Z: `B ${ships}s` },
        age: 3,
        round: 5,
      });
      t.choose().passOn();
      expect(t.s.outcome).toEqual({ places, scores: [21, 21], reason });
    },
  );

  it('AX-G-34: who controls a foreign origin scores it, its owner does not', () => {
    const t = table({ players: { M: {}, H: {} }, sectors: { 'M-origin': 'H 2s' }, round: 5 });
    t.choose().passOn();
    expect(t.points).toEqual({ M: 0, H: 1 + 1 });
  });

  it('AX-G-41: an Evolution before it takes the ground from a Colonization', () => {
    const t = table({ players: { A: {}, B: { influence: 1 } }, sectors: { Z: 'A 1s, B 1s' } });
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ A: 1, B: 2 }, 'B']);
    t.choose('A evolution 3', 'B colonization');
    expect(t.turns).toEqual(['A evolution', 'B colonization']);
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ A: 2, B: 2 }, 'nobody']);
    expect(t.happened('colonized')).toEqual([]);
  });

  it('AX-G-42: sectors first, then victory colonies, controlled or not', () => {
    const t = table({
      players: { A: {}, B: { influence: 2 } },
      sectors: { Y: 'victory: A 1s+1c', Z: 'victory: A 1c, B 1s' },
      round: 5,
    });
    expect(t.scores('Z')).toEqual({ A: 1, B: 3 });
    t.choose().passOn();
    expect(t.points).toEqual({ A: 2 + 2, B: 2 });
  });

  it('AX-G-43: a colony token destroyed in this round’s War can be placed again', () => {
    const given = {
      players: { H: {}, M: {} },
      sectors: { U: 'H 1c, M 3s', V: 'H 1c', W: 'H 1c', Z: 'H 1s' },
    };
    const peace = table(given).choose('H colonization');
    expect(peace.turns).toEqual(['H colonization', 'M expansion']);
    expect(peace.happened('colonized')).toEqual([]);

    const war = table(given).choose('H colonization', 'M war');
    war.play('M battle U');
    expect(war.asked).toBe('H colonization.colonize');
    war.play('H colonize Z');
    expect([war.at('U'), war.at('Z')]).toEqual(['M 2s', 'H 1s+1c']);
  });
});
