import { describe, expect, it } from 'vitest';
import { type Next, seedOf } from '../src/index.ts';
import { court } from './court.ts';
import { offered, petition, play } from './table.ts';
import { asking, over, start, type ToyMove, toy, triggered, words } from './toy.ts';

describe('windows', () => {
  it('ask each seat in their order until it passes', () => {
    const s = petition();
    expect(court.asks(s)).toEqual({ procedure: 'objections', step: 'react', rule: 'CT-3', sealed: false });
    expect(court.waiting(s)).toEqual([2]);
    expect(offered(court, s, 2)).toEqual(['object', 'pass']);
    play(court, s, '2 pass');
    expect(court.waiting(s)).toEqual([0]);
  });

  it('ask a seat that has nothing to react with: being asked tells nobody what it holds', () => {
    const s = petition();
    s.coins = [3, 3, 1];
    expect(offered(court, s, 2)).toEqual(['pass']);
  });

  it('ask the same seat again after a reaction that is not a pass', () => {
    const w = words();
    const react = w.window('react', {
      rule: 'TOY-3',
      seats: () => [1, 0],
      options: (_s, seat, emit) => emit(['react', seat]),
      take: (s, seat) => void s.diary.push(`react ${seat}`),
    });
    w.procedure('main', {}, { open: () => w.call(react, { order: [] }), over });
    const g = toy(w);
    const s = start(g);
    play(g, s, '1 react 1', '1 react 1', '1 pass', '0 pass');
    expect(s.diary).toEqual(['react 1', 'react 1']);
    expect(s.outcome).not.toBeNull();
  });

  it('stay open under a procedure that a reaction calls', () => {
    const w = words();
    const inner = w.procedure('inner', {}, { choose: asking(0, ['yes']) });
    const react = w.window('react', {
      rule: 'TOY-3',
      seats: () => [1],
      options: (_s, _seat, emit) => emit(['react']),
      take: () => w.call(inner, {}),
    });
    w.procedure('main', {}, { open: () => w.call(react, { order: [] }), over });
    const g = toy(w);
    const s = start(g);
    play(g, s, '1 react', '0 yes');
    expect(g.waiting(s)).toEqual([1]);
    expect(g.asks(s)?.procedure).toBe('react');
  });
});

describe('cancel', () => {
  it('ends everything down to the nearest frame of the procedure: an objection stops the petition before its cost', () => {
    const s = petition();
    const events = play(court, s, '2 object');
    expect(events).toEqual([['objected', 2]]);
    expect(s.coins).toEqual([4, 4, 2]);
    expect(s.favour).toEqual([0, 0, 0]);
    expect(s.round).toBe(2);
    expect(court.asks(s)?.step).toBe('bid');
  });

  it('ends only the nearest one of several', () => {
    const s = petition();
    play(court, s, '2 pass', '0 pass', '1 next 0', '2 decline', '0 decline');
    expect(s.agenda.map((f) => f.do)).toEqual(['round', 'petition', 'petition', 'objections']);
    play(court, s, '2 object');
    expect(s.favour).toEqual([0, 2, 0]);
    expect(s.round).toBe(2);
  });

  it('of something that is not on the agenda is a fault of the rules', () => {
    const w = words();
    const other = w.procedure('other', {}, { over });
    w.procedure('main', {}, { stop: () => w.cancel(other), over });
    expect(() => start(toy(w))).toThrow('nothing to cancel: other');
  });

  it('of a running effect still lets what it has raised be handled', () => {
    const w = words();
    const handled = w.effect<{ card: number }>(
      'handled',
      { card: 'all' },
      {
        write: (s, f) => void s.diary.push(`trigger ${f.card}`),
      },
    );
    const stopped = w.effect(
      'stopped',
      {},
      {
        raise: (s) => void s.raised.push([0, 5, 0, ['wrote', 'x']]),
        stop: (): Next => w.cancel(stopped),
      },
    );
    w.procedure(
      'main',
      {},
      { begin: () => w.call(stopped, {}), after: (s) => void s.diary.push('after'), over },
    );
    const s = start(toy(w, { triggers: triggered((t) => w.call(handled, { card: t[1] })) }));
    expect(s.diary).toEqual(['trigger 5', 'after']);
  });
});

describe('anytime moves', () => {
  it('come above an unanswered ask, which stands again afterwards', () => {
    const s = court.setup(seedOf(1), 3, { purse: 5 });
    play(court, s, '1 bid 3');
    expect(offered(court, s, 1)).toEqual(['give 0', 'give 2']);
    expect(offered(court, s, 0)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3', 'give 1', 'give 2']);
    expect(play(court, s, '1 give 0')).toEqual([['gave', 1, 0]]);
    expect(s.coins).toEqual([6, 4, 5]);
    expect(court.waiting(s)).toEqual([0, 2]);
    expect(play(court, s, '0 bid 0', '2 bid 1')).toEqual([['bids', [0, 3, 1]]]);
  });

  it('are open to a seat that is not asked', () => {
    const s = petition(6);
    expect(court.waiting(s)).toEqual([2]);
    play(court, s, '1 give 0');
    expect(court.waiting(s)).toEqual([2]);
    expect(s.coins).toEqual([7, 5, 6]);
  });

  it('may call a procedure: the ask below waits for it', () => {
    const w = words();
    const gift = w.procedure('gift', {}, { thanks: asking(0, ['thanks']) });
    w.procedure('main', {}, { ask: asking(1, ['go']), over });
    const anytime = {
      labels: ['shout'],
      options: (_s: unknown, seat: number, emit: (move: ToyMove) => void) => seat === 0 && emit(['shout']),
      take: () => w.call(gift, {}),
    };
    const g = toy(w, { anytime });
    const s = start(g);
    play(g, s, '0 shout');
    expect(g.waiting(s)).toEqual([0]);
    play(g, s, '0 thanks');
    expect(g.waiting(s)).toEqual([1]);
    play(g, s, '1 go');
    expect(s.diary).toEqual(['thanks', 'go']);
  });
});
