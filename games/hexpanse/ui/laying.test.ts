import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../index.ts';
import { at, cardOf, position } from '../tests/position.ts';
import { beginning, courses } from './course.ts';
import { cellsAt, layingOf, nearestTurn, outcomeOf, patternOf, plannedPuts, waysOf } from './laying.ts';

const given = {
  players: { X: { minor: 'M2', cards: 'A19 C5', reserve: [1, 2] }, Y: {} },
  board: { '0,0': 'Y', '1,0': 'X' },
} as const;

describe('a pattern that is laid', () => {
  it('turns as little as need be', () => {
    expect(nearestTurn([0, 2, 4], 2)).toBe(2);
    expect(nearestTurn([0, 3], 4)).toBe(3);
    expect(nearestTurn([0, 5], 3)).toBe(5);
  });

  it('plans the plainest units as far as the reserve has them, and what is said', () => {
    const s = position(given);
    const holes = [3, 4, 5, 6];
    expect([...plannedPuts(s, 0, holes, {}).values()]).toEqual(['normal', 'minor', 'minor']);
    const said = plannedPuts(s, 0, holes, { 4: null, 3: cardOf('C5') });
    expect([...said]).toEqual([
      [3, cardOf('C5')],
      [5, 'normal'],
      [6, 'minor'],
    ]);
  });

  it('knows what its attacks would hit where it lies', () => {
    const s = position(given);
    const view = game.view(s, 0);
    const [, asks] = courses(game, 0, view, game.moves(view, 0), [['play', cardOf('A19'), 1]]);
    const [free, laid] = [null, [at(s, '0,0'), 0] as const].map((chosen) =>
      layingOf(asks!, 0, chosen, 0, {}),
    );
    expect([free!.anchor, free!.cells, free!.isFree]).toEqual([null, [], true]);
    expect(free!.legal.has(at(s, '4,0'))).toBe(false);
    expect(laid!.outcome).toMatchObject({ ownLosses: 1, hitsOwnWarlord: false, placed: [] });
    expect(laid!.outcome.attacked.map(({ owner }) => owner)).toEqual([1, 0]);
  });

  it('is turned about whatever territory it is laid at, if it may lie anywhere', () => {
    const s = position({ ...given, players: { ...given.players, X: { cards: 'A24 A19' } } });
    const [, triangle] = courses(game, 0, s, game.moves(s, 0), [['play', cardOf('A24'), 2]]);
    const about = at(s, '0,0');
    const ways = waysOf(triangle!).get(about)!;
    expect([...ways.keys()]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set([...ways.values()].map(String)).size).toBe(6);
    for (const [k, [, anchor, turn]] of ways) {
      const covered = (where: number, how: number) =>
        cellsAt(triangle!.view, 0, patternOf(triangle!.view), where, how, {})
          .map(({ territory }) => territory)
          .sort();
      expect(covered(anchor, turn)).toEqual(covered(about, k));
    }
    const [, pair] = courses(game, 0, s, game.moves(s, 0), [['play', cardOf('A19'), 1]]);
    expect(waysOf(pair!).get(about)!.size).toBe(6);
  });

  it('fills no place where something stays', () => {
    const s = position({ ...given, players: { ...given.players, X: { cards: 'A17' } } });
    const [, asks] = courses(game, 0, s, game.moves(s, 0), [['play', cardOf('A17'), 1]]);
    const cells = cellsAt(asks!.view, 0, patternOf(asks!.view), at(s, '-1,0'), 0, {});
    expect(cells.map(({ token, isOpen }) => [token, isOpen])).toEqual([
      ['normal', true],
      [null, false],
    ]);
    expect(outcomeOf(s, 0, cells).placed).toHaveLength(1);
  });

  it('is asked for nobody where nothing is offered', () => {
    expect(beginning(position(given), []).step).toBeNull();
  });
});
