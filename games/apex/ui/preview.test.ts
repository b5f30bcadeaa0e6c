import { describe, expect, it } from 'vitest';
import { table } from '../tests/table.ts';
import { afterMove, consequences, previewBattle, spareShips, verdictFor } from './preview.ts';

const H = 0;
const M = 1;
const Z = 0;

describe('a battle to come', () => {
  const { s } = table({
    players: { H: { armament: 3 }, M: {}, S: { armament: 4 } },
    sectors: { Z: 'H 6s, M 6s+1c, S 2s', Y: 'H 1s, M 4s', X: 'H 5s, M 1s' },
  });

  it('shows scores, highest first, with what everybody keeps and loses', () => {
    const { parts, winner } = previewBattle(s, Z);
    expect(winner).toBe(H);
    expect(parts.map(({ score, keeps, loses }) => [score, keeps, loses])).toEqual([
      [9, '2 ships', '4 ships'],
      [7, 'nothing', '6 ships and the colony'],
      [6, 'nothing', '2 ships'],
    ]);
  });

  it('warns of losses, of ties and of victories that cost too much', () => {
    expect(verdictFor(s, H, Z)).toEqual({
      outcome: 'won',
      own: 9,
      rival: 7,
      warning: 'Costly: 4 of your 6 ships are lost.',
    });
    expect(verdictFor(s, M, Z).outcome).toBe('lost');
    expect(verdictFor(s, H, 1)).toMatchObject({ outcome: 'tied', own: 4, rival: 4 });
    expect(verdictFor(s, H, 2)).toEqual({ outcome: 'won', own: 8, rival: 1, warning: null });
  });
});

describe('a battle at home (AX-TOK-06, AX-WAR-11)', () => {
  const { s, names } = table({
    players: { H: {}, M: {}, S: {} },
    sectors: { 'H-origin': 'M 1s', 'M-origin': 'H 1s, M 1s, S 5s', Z: 'H 1c, M 1s' },
  });
  const warned = (seat: number, sector: string) => verdictFor(s, seat, names.sector(sector)).warning;

  it('costs its owner nothing where only the origin colony stands', () => {
    expect(warned(H, 'H-origin')).toBe(
      'A tie: you would lose nothing, as your origin colony stays, and nobody scores.',
    );
    expect(warned(M, 'H-origin')).toBe('A tie: you would lose 1 ship, and nobody scores.');
  });

  it('costs its owner ships, but not the origin colony', () => {
    expect(warned(M, 'M-origin')).toBe(
      'A defeat: you would lose 1 ship, but not your origin colony, and the winner scores 1 VP.',
    );
  });

  it('elsewhere costs the colony', () => {
    expect(warned(H, 'Z')).toBe('A tie: you would lose the colony, and nobody scores.');
  });
});

describe('what an action would change', () => {
  const { s } = table({
    players: { H: { influence: 1 }, M: {} },
    sectors: { Z: 'H 1s, M 2s', Y: 'H 4s' },
  });

  it('tells control before and after, and how a battle would end then', () => {
    expect(consequences(s, H, ['ambush', Z, M])).toEqual([
      { sector: Z, before: -1, after: H, battle: 'tied' },
    ]);
    expect(consequences(s, H, ['move', 1, Z, 4])).toEqual([
      { sector: 1, before: H, after: -1, battle: null },
      { sector: Z, before: -1, after: H, battle: 'won' },
    ]);
    expect(consequences(s, H, ['convert', Z, M])).toMatchObject([{ after: H, battle: 'won' }]);
  });

  it('is told of as many ships as are produced', () => {
    expect(afterMove(s, H, ['produce', Z], 3).ships[H]![Z]).toBe(4);
    expect(consequences(s, H, ['produce', Z], 3)).toMatchObject([{ before: -1, after: H, battle: 'won' }]);
  });

  it('changes nothing itself', () => {
    expect(s.ships[H]![Z]).toBe(1);
  });
});

describe('the ships that may go', () => {
  const { s, names } = table({
    players: { H: { influence: 1 }, M: {} },
    sectors: { Z: 'H 4s', Y: 'H 4s+1c', X: 'H 4s, M 2s', W: 'H 1s', V: 'H 2s, M 5s' },
  });
  const spare = (name: string) => {
    const from = names.sector(name);
    return spareShips(s, H, from, names.sector('M-origin'), s.ships[H]![from]!);
  };

  it('are all but those that keep the control of where they are', () => {
    expect([spare('Z'), spare('Y'), spare('X')]).toEqual([3, 4, 2]);
  });

  it('are all where control is lost with the first of them, or is not theirs', () => {
    expect([spare('W'), spare('V')]).toEqual([1, 2]);
  });
});
