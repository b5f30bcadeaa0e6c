import { type Finality, finality, predict } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../index.ts';
import { read } from '../tests/spelling.ts';
import { type Table, table } from '../tests/table.ts';

/** Whether a move of the seat can be taken back; where nothing was revealed, its view was foretold exactly. */
function finalityOf(t: Table, name: string, line: string): Finality {
  const seat = t.names.seat(name);
  const move = read(t.names, line);
  const after = game.clone(t.s);
  const events = game.apply(after, seat, move);
  const from = game.view(t.s, seat);
  const to = game.view(after, seat);
  const final = finality(game, from, seat, move, to);
  if (final === null) {
    const heard = events.map((event) => game.eventFor(event, seat));
    expect(predict(game, from, seat, move)).toEqual({ view: to, events: heard });
  }
  return final;
}

const HMS = { H: {}, M: {}, S: {} };

describe('what a move reveals to its mover', () => {
  it('nothing: a battle, a colony, an action', () => {
    const sectors = { X: 'H 3s, M 1s', Y: 'H 2s', Z: '' };
    const war = table({ players: HMS, sectors }).choose('H war');
    expect(finalityOf(war, 'H', 'battle X')).toBeNull();
    const colonization = table({ players: HMS, sectors }).choose('H colonization', 'M war', 'S expansion');
    colonization.play('M endWar');
    expect(finalityOf(colonization, 'H', 'colonize Y')).toBeNull();
    const expansion = table({ players: HMS, sectors }).choose('H expansion 20');
    expect(finalityOf(expansion, 'H', 'move Y Z 2')).toBeNull();
    expect(finalityOf(expansion, 'H', 'produce H-origin')).toBeNull();
  });

  it('nothing: that the turn is over and another one begins', () => {
    const t = table({ players: HMS }).choose('H expansion 2', 'M expansion 9', 'S expansion 12');
    expect(finalityOf(t, 'H', 'endExpansion')).toBeNull();
  });

  it('a choice stays one, and the last one reveals the others', () => {
    const t = table({ players: { H: { hand: [5] }, M: { hand: [9] }, S: { hand: [12] } } });
    expect(finalityOf(t, 'H', 'choose 5 war')).toBe('sealed');
    t.play('H choose 5 war', 'M choose 9 war');
    expect(finalityOf(t, 'S', 'choose 12 war')).toBe('revealed');
  });

  it('a tile that flips', () => {
    const t = table({
      players: HMS,
      sectors: { X: '', Y: '', 'H-origin': 'H 2s' },
      exploration: true,
      faceUp: ['Y'],
    }).choose('H expansion 3');
    expect(finalityOf(t, 'H', 'portal H-origin X 1')).toBe('revealed');
    expect(finalityOf(t, 'H', 'portal H-origin Y 1')).toBeNull();
  });

  it.each([
    [1, 'revealed'],
    [2, 'revealed'],
    [3, null],
    [4, null],
  ])(
    'after round %i of three players the next hand is %s: once round the table all are known',
    (round, final) => {
      const t = table({ players: HMS, round }).choose('S expansion 29', 'H evolution', 'M evolution');
      expect(finalityOf(t, 'S', 'endExpansion')).toBe(final);
    },
  );

  it('the hands of a new age', () => {
    const t = table({ players: HMS, round: 5 }).choose('S expansion 29', 'H evolution', 'M evolution');
    expect(finalityOf(t, 'S', 'endExpansion')).toBe('revealed');
  });

  it('nothing: the end of the game', () => {
    const t = table({ players: HMS, age: 3, round: 5 }).choose(
      'S expansion 29',
      'H evolution',
      'M evolution',
    );
    expect(finalityOf(t, 'S', 'endExpansion')).toBeNull();
  });
});
