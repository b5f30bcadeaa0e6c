import { describe, expect, it } from 'vitest';
import { formOf, isTooShort, moveOf, moveTable, partsOf } from './moves.ts';
import { lookedUp, speller, upTo } from './spelling.ts';

type Steps =
  | readonly ['go', piece: number, to: number]
  | readonly ['lay', card: number, x: number, y: number]
  | readonly ['drop', ...cards: number[]]
  | readonly ['toss', ...cards: number[]]
  | readonly ['sort', pile: number, ...cards: number[]]
  | readonly ['say', colour: 'red' | 'blue']
  | readonly ['end'];

const MOVES = moveTable<Steps>()({
  go: { name: 'Go', args: ['piece', 'square:to'] },
  lay: { name: 'Lay a card', args: ['card', 'spot', '+'] },
  drop: { name: 'Drop cards', args: ['card'] },
  toss: { name: 'Toss cards', args: ['...card:tossed'] },
  sort: { name: 'Sort cards', args: ['pile', '...card:kept', '...card:kept', '...card:others'] },
  say: { name: 'Say a colour', args: ['colour'] },
  end: { name: 'End' },
});
const parts = (move: Steps) => partsOf(MOVES, move);
const CARDS = ['sun', 'sunset', 'moon'];
const OPEN: readonly Steps[] = [
  ['go', 0, 11],
  ['go', 0, 12],
  ['lay', 1, -1, 2],
  ['say', 'red'],
  ['end'],
  ['sort', 0, 0, 2],
  ['toss', 2],
  ['toss', 0, 2],
];

const { typedWords, spell } = speller<never, Steps>({
  moves: MOVES,
  kinds: {
    card: lookedUp(
      () => upTo(CARDS.length),
      (n) => CARDS[n]!,
    ),
    square: { word: (_, n) => `E${n}`, read: (_, word) => /^e(\d+)$/.exec(word)?.[1] ?? null },
    spot: {
      word: (_, x, y) => `x${x}y${y}`,
      read: (_, word) => /^x(-?\d+)y(-?\d+)$/.exec(word)?.slice(1).join(' ') ?? null,
    },
  },
  open: () => OPEN,
});
const VIEW = {} as never;

describe('a table of moves', () => {
  it('is held to the type of the moves: labels and numbers of arguments', () => {
    // @ts-expect-error a label is missing, an argument is missing, one is too many
    moveTable<Steps>()({ go: { name: 'Go', args: ['piece'] }, end: { name: 'End', args: ['now'] } });
    expect(Object.keys(MOVES)).toEqual(['go', 'lay', 'drop', 'toss', 'sort', 'say', 'end']);
  });

  it('takes moves to pieces by the names of their parts', () => {
    expect(parts(['go', 0, 11])).toEqual({ action: 'go', piece: 0, to: 11 });
    expect(parts(['lay', 1, -1, 2])).toEqual({ action: 'lay', card: 1, spot: -1 });
    expect(parts(['drop', 2, 0])).toEqual({ action: 'drop', card: 2 });
    expect(parts(['end'])).toEqual({ action: 'end' });
    expect(parts(['sort', 1, 2])).toEqual({ action: 'sort', pile: 1, kept: [2], others: [] });
    const { kept, others } = parts(['sort', 1, 2, 0, 3, 1]);
    expect([kept, others] satisfies (readonly number[] | undefined)[]).toEqual([
      [2, 0],
      [3, 1],
    ]);
    const { colour } = parts(['say', 'red']);
    expect(colour satisfies 'red' | 'blue' | undefined).toBe('red');
  });

  it('says how a whole move is typed, and which is too short', () => {
    const table = {
      ...MOVES,
      tell: { name: 'Tell', args: ['a', 'b?'] },
    };
    expect(['go', 'lay', 'tell', 'end'].map((label) => formOf(table, label))).toEqual([
      'go PIECE SQUARE',
      'lay CARD SPOT',
      'tell A [B]',
      'end',
    ]);
    expect(isTooShort(table, ['lay', 1, 2])).toBe(true);
    expect(isTooShort(table, ['tell', 1])).toBe(false);
    expect(isTooShort(table, ['end'])).toBe(false);
    expect(isTooShort(table, ['no such move'])).toBe(false);
  });

  it('reads lines by the kinds of their places', () => {
    const read = (kind: string, word: string) => (kind === 'card' ? CARDS.indexOf(word) : Number(word));
    expect(moveOf<Steps>(MOVES, ['drop', 'moon', 'sun'], read)).toEqual(['drop', 2, 0]);
    expect(moveOf<Steps>(MOVES, ['lay', 'sunset', '-1', '2'], read)).toEqual(['lay', 1, -1, 2]);
  });
});

describe('typed words', () => {
  it('name what the numbers of a move stand for, two numbers by one word', () => {
    expect(OPEN.map((move) => typedWords(VIEW, move).join(' '))).toEqual([
      'go 0 E11',
      'go 0 E12',
      'lay sunset x-1y2',
      'say red',
      'end',
      'sort 0 sun moon',
      'toss moon',
      'toss sun moon',
    ]);
  });

  it('stand for the one open move that they begin', () => {
    expect(spell(VIEW, 'GO e12')).toBe('go 0 12');
    expect(spell(VIEW, 'l')).toBe('lay 1 -1 2');
    expect(spell(VIEW, 'nothing like it')).toBe('nothing like it');
  });

  it('name what goes in any order in any order, which stays as it was typed', () => {
    expect(spell(VIEW, 'sort 0 moon sun')).toBe('sort 0 2 0');
    expect(spell(VIEW, 'sort 0 moon')).toBe('sort 0 2 0');
    expect(spell(VIEW, 'sort sun')).toBe('sort 0 0 2');
    expect(spell(VIEW, 'sort sun sun')).toBe('sort sun 0');
    expect(spell(VIEW, 'toss moon')).toBe('toss 2');
    expect(spell(VIEW, 'toss moon sun')).toBe('toss 2 0');
    expect(spell(VIEW, 'toss')).toBe('toss');
  });

  it('are read word by word where no open move is meant, a whole name before a longer one', () => {
    expect(spell(VIEW, 'drop sun moo moon')).toBe('drop 0 2 2');
    expect(spell(VIEW, 'lay moon x3y-4')).toBe('lay 2 3 -4');
    expect(spell(VIEW, 'lay moon 3 -4')).toBe('lay 2 3 -4');
    expect(spell(VIEW, 'go 1 nowhere')).toBe('go 1 nowhere');
  });
});
