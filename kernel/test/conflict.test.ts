import { describe, expect, it } from 'vitest';
import { seedOf } from '../src/index.ts';
import { field } from './conflict.ts';
import { offered, play } from './table.ts';

const begin = () => field.setup(seedOf(1), 3);

/** A conflict that its loser answers with another. */
const REVENGE = [
  '0 attack 1',
  '1 pass',
  '0 pass',
  '1 nothing',
  '2 nothing',
  '0 card 4',
  '1 card 2',
  '1 revenge',
];

describe('a conflict inside a turn', () => {
  it('goes from its costs by loans and a sealed duel to its outcome, and back to the turn', () => {
    const s = begin();
    play(field, s, '0 attack 1', '1 pass', '0 bolster', '0 pass', '1 nothing', '2 lend 1');
    expect(field.asks(s)).toEqual({ procedure: 'conflict', step: 'duel', rule: 'CF-4', sealed: true });
    expect(field.waiting(s)).toEqual([0, 1]);
    play(field, s, '1 card 3', '0 card 4');
    // 1 bolstered and card 4 against one loan and card 3.
    expect(s.diary).toEqual(['1 loses 5:4']);
    expect(s.hands).toEqual([[1], [2], [5]]);
    play(field, s, '1 forgive');
    expect(field.asks(s)?.step).toBe('action');
  });

  it('can be stopped before its cost is paid', () => {
    const s = begin();
    play(field, s, '0 attack 1', '1 veto');
    expect(s.caps).toEqual([3, 1, 3]);
    expect(field.asks(s)?.step).toBe('action');
  });

  it('holds another conflict as a reaction to its outcome, with windows and a duel of its own', () => {
    const s = begin();
    play(field, s, ...REVENGE);
    expect(s.agenda.map((f) => f.do)).toEqual([
      'main',
      'turn',
      'conflict',
      'triggers',
      'revenge',
      'conflict',
      'beforeCosts',
    ]);
    play(field, s, '1 pass', '0 pass', '2 lend 0', '0 nothing', '1 card 3', '0 card 1');
    expect(s.diary).toEqual(['1 loses 4:2', '0 loses 4:1']);
    expect(s.lost).toEqual([1, 1, 0]);
    expect(field.asks(s)?.step).toBe('action');
  });

  it('cancels only the inner conflict from inside it', () => {
    const s = begin();
    play(field, s, ...REVENGE);
    play(field, s, '1 veto');
    expect(s.lost).toEqual([0, 1, 0]);
    expect(field.asks(s)?.step).toBe('action');
  });

  it('counts a seat without a hand as nothing, and asks only the other one', () => {
    const s = begin();
    s.hands[1] = [];
    play(field, s, '0 attack 1', '1 pass', '0 pass', '1 nothing', '2 nothing');
    expect(field.waiting(s)).toEqual([0]);
    play(field, s, '0 card 1');
    expect(s.diary).toEqual(['1 loses 1:0']);
  });
});

describe('moves at any time', () => {
  it('are gifts of anybody, also while a duel is half committed', () => {
    const s = begin();
    play(
      field,
      s,
      '0 attack 1',
      '1 pass',
      '0 pass',
      '1 nothing',
      '2 nothing',
      '0 card 4',
      '2 gift 0',
      '0 gift 1',
    );
    expect(s.caps).toEqual([2, 4, 2]);
    expect(field.waiting(s)).toEqual([1]);
    play(field, s, '1 card 3');
    expect(s.diary).toEqual(['1 loses 4:3']);
  });

  it('can be kept for those who are asked something', () => {
    const s = begin();
    expect(offered(field, s, 0)).toContain('drop');
    expect(offered(field, s, 1)).toEqual(['gift 2']);
    play(field, s, '0 drop');
    expect(offered(field, s, 0)).not.toContain('drop');
  });
});

describe('a chain', () => {
  it('works its queue off first in, first out, though it grows on the way', () => {
    const s = begin();
    play(field, s, '0 chain');
    expect(s.diary).toEqual(['chain 1', 'chain 2', 'chain 3', 'chain 4']);
    play(field, s, '0 end');
    expect(s.outcome?.reason).toBe('end');
  });
});
