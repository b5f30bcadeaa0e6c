import { describe, expect, it } from 'vitest';
import { ACT_CAP, Bug, type Next, seedOf, type Trigger } from '../src/index.ts';
import { court } from './court.ts';
import { offered, play } from './table.ts';
import { asking, over, start, type ToyMove, toy, words } from './toy.ts';

/** Three seats; seat 1 has won the bidding of round 1, its petition waits for objections from 2, then 0. */
function petition(purse = 3) {
  const s = court.setup(seedOf(1), 3, { purse });
  play(court, s, '0 bid 1', '1 bid 3', '2 bid 0');
  return s;
}

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
    const s = start(toy(w, { triggers: handling((t) => w.call(handled, { card: t[1] })) }));
    expect(s.diary).toEqual(['trigger 5', 'after']);
  });
});

const handling = (handle: (t: Trigger) => ReturnType<ReturnType<typeof words>['call']>) => ({
  rule: 'TOY-4',
  orders: () => 0,
  ready: () => true,
  handle: (_s: unknown, t: Trigger) => handle(t),
});

describe('triggers', () => {
  it('wait for the end of the running effect: both sentences come before the first heir', () => {
    const s = petition();
    const events = play(court, s, '2 pass', '0 pass');
    expect(events.map((e) => e[0])).toEqual(['granted', 'drew']);
    expect(s.favour).toEqual([0, 2, 0]);
    expect(court.asks(s)).toEqual({ procedure: 'triggers', step: 'choose', rule: 'CT-4', sealed: false });
  });

  it('are ordered by the active seat, whoever owns them', () => {
    const s = petition();
    play(court, s, '2 pass', '0 pass');
    expect(court.waiting(s)).toEqual([1]);
    expect(offered(court, s, 1)).toEqual(['next 0', 'next 1']);
    play(court, s, '1 next 1');
    expect(court.asks(s)?.procedure).toBe('heir');
    expect(court.waiting(s)).toEqual([0]);
  });

  it('that are newly raised join the same pool, and the last one is not asked for', () => {
    const s = petition();
    play(court, s, '2 pass', '0 pass', '1 next 1', '0 bow');
    expect(s.favour).toEqual([1, 2, 0]);
    expect(s.raised.map(([owner, card]) => [owner, card])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(offered(court, s, 1)).toEqual(['next 0', 'next 1']);
    play(court, s, '1 next 1', '1 bow');
    expect(s.favour).toEqual([1, 3, 0]);
    expect(court.asks(s)?.procedure).toBe('heir');
    expect(court.waiting(s)).toEqual([2]);
    play(court, s, '2 decline');
    expect(s.raised).toEqual([]);
  });

  it('that are not ready are forgotten when no other is', () => {
    const s = petition();
    s.coins = [0, 3, 0];
    play(court, s, '2 pass', '0 pass');
    expect(s.raised).toEqual([]);
    expect(court.asks(s)?.procedure).toBe('objections');
  });

  it('of nested effects wait for the outer effect', () => {
    const w = words();
    const handled = w.effect('handled', {}, { write: (s) => void s.diary.push('trigger') });
    const inner = w.effect(
      'inner',
      {},
      {
        raise: (s) => void s.raised.push([0, 1, 0, ['wrote', 'x']]),
        write: (s) => void s.diary.push('inner'),
      },
    );
    const outer = w.effect(
      'outer',
      {},
      {
        begin: () => w.call(inner, {}),
        write: (s) => void s.diary.push('outer'),
      },
    );
    w.procedure(
      'main',
      {},
      { begin: () => w.call(outer, {}), after: (s) => void s.diary.push('after'), over },
    );
    const s = start(toy(w, { triggers: handling(() => w.call(handled, {})) }));
    expect(s.diary).toEqual(['inner', 'outer', 'trigger', 'after']);
  });

  it('that are alike are one choice', () => {
    const w = words();
    const handled = w.effect<{ card: number }>(
      'handled',
      { card: 'all' },
      {
        write: (s, f) => void s.diary.push(`card ${f.card}`),
      },
    );
    const raise = w.effect(
      'raise',
      {},
      {
        raise(s) {
          for (const card of [1, 1, 2, 1]) s.raised.push([0, card, 0, ['wrote', 'x']]);
        },
      },
    );
    w.procedure('main', {}, { begin: () => w.call(raise, {}), over });
    const g = toy(w, { triggers: handling((t) => w.call(handled, { card: t[1] })) });
    const s = start(g);
    expect(offered(g, s, 0)).toEqual(['next 0', 'next 2']);
    play(g, s, '0 next 2');
    expect(s.diary).toEqual(['card 2', 'card 1', 'card 1', 'card 1']);
  });

  it('in a game without trigger rules are a fault', () => {
    const w = words();
    const raise = w.effect('raise', {}, { raise: (s) => void s.raised.push([0, 1, 0, ['wrote', 'x']]) });
    w.procedure('main', {}, { begin: () => w.call(raise, {}), over });
    expect(() => start(toy(w))).toThrow('a trigger in a game without triggers');
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
