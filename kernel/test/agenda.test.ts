import { describe, expect, it } from 'vitest';
import { ACT_CAP, Bug, type Next, seedOf } from '../src/index.ts';
import { court } from './court.ts';
import { offered, petition, play } from './table.ts';
import { asking, over, start, type Toy, toy, words } from './toy.ts';

describe('steps', () => {
  it('run in the order in which they are written', () => {
    const w = words();
    w.procedure(
      'main',
      {},
      { first: (s) => void s.diary.push('a'), second: (s) => void s.diary.push('b'), over },
    );
    expect(start(toy(w)).diary).toEqual(['a', 'b']);
  });

  it('are repeated by again and left early by done', () => {
    const w = words();
    const early = w.procedure<{ left: number }>(
      'early',
      { left: 'all' },
      {
        count(s, f): Next {
          s.diary.push(`left ${f.left}`);
          return f.left-- > 0 ? 'again' : 'done';
        },
        never: (s) => void s.diary.push('never'),
      },
    );
    w.procedure('main', {}, { begin: () => w.call(early, { left: 2 }), over });
    expect(start(toy(w)).diary).toEqual(['left 2', 'left 1', 'left 0']);
  });

  it('are found with their locals by their procedure while it is open, the nearest one first', () => {
    const w = words();
    const seen: (number | undefined)[] = [];
    const depthIn = (s: Toy): number | undefined => inner.under(s)?.depth;
    const inner = w.procedure<{ depth: number }>(
      'inner',
      { depth: 'all' },
      {
        look: (s) => void seen.push(depthIn(s)),
        deeper: (_s, f): Next => (f.depth < 2 ? w.call(inner, { depth: f.depth + 1 }) : undefined),
        back: (s) => void seen.push(depthIn(s)),
      },
    );
    const note = (s: Toy) => void seen.push(depthIn(s));
    w.procedure('main', {}, { before: note, begin: () => w.call(inner, { depth: 1 }), after: note, over });
    start(toy(w));
    expect(seen).toEqual([undefined, 1, 2, 2, 1, undefined]);
  });

  it('call another procedure and go on with the next step', () => {
    const w = words();
    const inner = w.procedure('inner', {}, { write: (s) => void s.diary.push('inner') });
    w.procedure(
      'main',
      {},
      { begin: () => w.call(inner, {}), after: (s) => void s.diary.push('after'), over },
    );
    expect(start(toy(w)).diary).toEqual(['inner', 'after']);
  });

  it('loop: call another procedure and come back to the same step, also nested', () => {
    const w = words();
    const leaf = w.procedure<{ name: string }>(
      'leaf',
      { name: 'all' },
      {
        write: (s, f) => void s.diary.push(f.name),
      },
    );
    const row = w.procedure<{ row: number; column: number }>(
      'row',
      { row: 'all', column: 'all' },
      {
        cells: (_s, f) => (f.column < 2 ? w.loop(leaf, { name: `${f.row}${f.column++}` }) : undefined),
      },
    );
    w.procedure<{ row: number }>(
      'main',
      { row: 'all' },
      {
        rows(_s, f) {
          f.row ??= 0;
          return f.row < 2 ? w.loop(row, { row: f.row++, column: 0 }) : undefined;
        },
        over,
      },
    );
    expect(start(toy(w)).diary).toEqual(['00', '01', '10', '11']);
  });

  it('have one name each', () => {
    const w = words();
    w.procedure('main', {}, { over });
    expect(() => w.procedure('main', {}, { over })).toThrow(Bug);
  });

  it('leave plain frames behind while the game waits, with names instead of line numbers', () => {
    expect(petition().agenda).toEqual([
      { do: 'round', at: 'next' },
      { do: 'petition', at: 'pay', left: 1 },
      { do: 'objections', at: 'react', order: [2, 0] },
    ]);
  });
});

describe('asks', () => {
  it('skip when nobody is asked', () => {
    const w = words();
    w.procedure('main', {}, { nobody: { ...asking(0, ['a']), who: () => null }, over });
    expect(start(toy(w)).outcome?.reason).toBe('over');
  });

  it('take an only option by themselves where the rules say so, and only there', () => {
    const w = words();
    w.procedure(
      'main',
      {},
      {
        one: { ...asking(0, ['only']), auto: true },
        two: { ...asking(0, ['x', 'y']), auto: true },
        three: asking(1, ['single']),
        over,
      },
    );
    const g = toy(w);
    const s = start(g);
    expect(s.diary).toEqual(['only']);
    expect(g.asks(s)).toEqual({ procedure: 'main', step: 'two', rule: 'TOY-1', sealed: false });
    play(g, s, '0 y');
    expect(s.diary).toEqual(['only', 'y']);
    expect(g.waiting(s)).toEqual([1]);
    expect(offered(g, s, 0)).toEqual([]);
    play(g, s, '1 single');
    expect(g.waiting(s)).toEqual([]);
    expect(g.asks(s)).toBeNull();
  });
});

describe('sealed asks', () => {
  it('wait for every seat and reveal nothing before the last has chosen', () => {
    const s = court.setup(seedOf(1), 3);
    expect(court.waiting(s)).toEqual([0, 1, 2]);
    expect(play(court, s, '1 bid 3')).toEqual([]);
    expect(court.waiting(s)).toEqual([0, 2]);
    expect(offered(court, s, 1)).toEqual([]);
    expect(play(court, s, '2 bid 0')).toEqual([]);
    expect(play(court, s, '0 bid 1')).toEqual([['bids', [1, 3, 0]]]);
    expect(s.speaker).toBe(1);
  });

  it('commute: who chose first makes no difference', () => {
    const hashes = ['0 bid 1,1 bid 3,2 bid 0', '2 bid 0,0 bid 1,1 bid 3', '1 bid 3,2 bid 0,0 bid 1'].map(
      (order) => {
        const s = court.setup(seedOf(1), 3);
        play(court, s, ...order.split(','));
        return court.hash(s);
      },
    );
    expect(new Set(hashes).size).toBe(1);
  });

  it('are skipped when they ask nobody', () => {
    const w = words();
    const sealed = { rule: 'TOY-2', who: () => [], options: () => {}, reveal: (): Next => 'again' };
    w.procedure('main', {}, { sealed, over });
    expect(start(toy(w)).outcome).not.toBeNull();
  });

  it('give reveal null for those who were not asked', () => {
    const w = words();
    w.procedure(
      'main',
      {},
      {
        duel: {
          rule: 'TOY-2',
          who: () => [0, 2],
          options: (_s, _f, seat, emit) => emit(['card', seat]),
          reveal: (s, _f, picks) => void s.diary.push(JSON.stringify(picks)),
        },
        over,
      },
    );
    const g = toy(w);
    const s = start(g, 3);
    play(g, s, '2 card 2', '0 card 0');
    expect(s.diary).toEqual(['[["card",0],null,["card",2]]']);
  });
});

describe('limits', () => {
  const endless = () => {
    const w = words();
    w.procedure('main', {}, { ask: asking(0, ['go']), spin: (): Next => 'again' });
    return toy(w);
  };

  it(`a move that sets off more than ${ACT_CAP} steps is a fault, named with the state's hash`, () => {
    const g = endless();
    expect(() => g.apply(start(g), 0, ['go'])).toThrow(/^a move without end at state [0-9a-f]{14}$/);
  });

  it('submit leaves the state before such a move as it was', () => {
    const g = endless();
    const s = start(g);
    const before = g.hash(s);
    expect(() => g.submit(s, 0, ['go'])).toThrow(Bug);
    expect(g.hash(s)).toBe(before);
    expect(g.waiting(s)).toEqual([0]);
  });

  it('an agenda that runs out without an outcome is a fault', () => {
    const w = words();
    w.procedure('main', {}, { write: (s) => void s.diary.push('x') });
    expect(() => start(toy(w))).toThrow('nothing left to do, and no outcome');
  });

  it('an outcome ends everything at once', () => {
    const w = words();
    const inner = w.procedure('inner', {}, { over, never: (s) => void s.diary.push('never') });
    w.procedure('main', {}, { begin: () => w.call(inner, {}), never: (s) => void s.diary.push('never') });
    const g = toy(w);
    const s = start(g);
    expect(s.diary).toEqual([]);
    expect(s.agenda).toEqual([]);
    expect(g.moves(s, 0)).toEqual([]);
    expect(() => g.apply(s, 0, ['go'])).toThrow('the game is over');
  });
});
