import { describe, expect, it } from 'vitest';
import { meantMove, type Spelled, slug } from './spelling.ts';

type Go = readonly ['go' | 'goFar' | 'stop', ...string[]];
const spelled: readonly Spelled<Go>[] = (
  [['go', 'f1'], ['go', 'f10'], ['goFar', 'b2', 'red'], ['goFar', 'b2', 'blue'], ['stop']] as const
).map((move) => ({ move, words: move.map((word) => word.toLowerCase()) }));

const meant = (typed: string): string | undefined => meantMove(spelled, typed.split(' '))?.join(' ');

describe('what is meant by typed words', () => {
  it('is the move whose words they begin, others left out', () => {
    expect(meant('s')).toBe('stop');
    expect(meant('goF r')).toBeUndefined();
    expect(meant('gof r')).toBe('goFar b2 red');
    expect(meant('blue')).toBe('goFar b2 blue');
  });

  it('prefers whole words to beginnings', () => {
    expect(meant('go f1')).toBe('go f1');
    expect(meant('f10')).toBe('go f10');
  });

  it('never takes a number for the beginning of another', () => {
    const cards: readonly Spelled<Go>[] = [{ move: ['go', '17'], words: ['go', '17', 'war'] }];
    expect(meantMove(cards, ['go', '1'])).toBeNull();
    expect(meantMove(cards, ['go', '17', 'w'])).toEqual(['go', '17']);
  });

  it('is nothing where several moves are meant, or none', () => {
    expect(meant('gofar b2')).toBeUndefined();
    expect(meant('f')).toBeUndefined();
    expect(meant('red b2')).toBeUndefined();
  });
});

it('makes one word of a name', () => {
  expect(slug('Ching Shih’s Raiders')).toBe('ching-shih-s-raiders');
  expect(slug('J.H.O.N.5')).toBe('j-h-o-n-5');
});
