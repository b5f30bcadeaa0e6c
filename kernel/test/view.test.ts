import { describe, expect, it } from 'vitest';
import { Bug, playout, SEALED, seeded, seedOf, Unknown } from '../src/index.ts';
import { type Court, court } from './court.ts';
import { play } from './table.ts';
import { over, start, toy, words } from './toy.ts';

const viewers = (s: Court) => [...s.coins.keys(), 'table' as const];

describe('a view', () => {
  it('has the shape and key order of the state, with placeholders for what is hidden', () => {
    const s = court.setup(seedOf(1), 3);
    const view = court.view(s, 0);
    expect(Object.keys(view)).toEqual(Object.keys(s));
    expect(view.cards).toEqual([-1, -1, -1, -1, -1, -1, -1]);
    expect(view.coins).toEqual(s.coins);
  });

  it('hides the generator: no future chance leaves the server', () => {
    const view = court.view(court.setup(seedOf(1), 3), 0);
    expect(view.rng).toEqual([-1, -1, -1, -1]);
    expect(() => seeded(view.rng.join(''))).toThrow(Bug);
  });

  it('shows that a sealed pick was made, and what it is only to its seat', () => {
    const s = court.setup(seedOf(1), 3);
    play(court, s, '1 bid 3');
    const picks = (viewer: 0 | 1 | 'table') => court.view(s, viewer).agenda.at(-1)?.picks;
    expect(picks(1)).toEqual([null, ['bid', 3], null]);
    expect(picks(0)).toEqual([null, SEALED, null]);
    expect(picks('table')).toEqual([null, ['sealed'], null]);
  });

  it('is a snapshot: the state goes on without it', () => {
    const s = court.setup(seedOf(1), 3);
    const view = court.view(s, 0);
    const before = JSON.stringify(view);
    playout(court, s, seeded(seedOf(2)), 30);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('of a view is that view', () => {
    const s = court.setup(seedOf(4), 4);
    playout(court, s, seeded(seedOf(2)), 17);
    for (const viewer of viewers(s)) {
      const view = court.view(s, viewer);
      expect(court.view(view, viewer)).toEqual(view);
    }
  });

  it('offers its seat what the state offers it, and knows whom the game waits for', () => {
    const s = court.setup(seedOf(4), 4, { purse: 6 });
    for (let move = 0; s.outcome === null; move++) {
      for (const seat of s.coins.keys()) {
        const view = court.view(s, seat);
        expect(court.moves(view, seat)).toEqual(court.moves(s, seat));
        expect(court.waiting(view)).toEqual(court.waiting(s));
        expect(court.asks(view)).toEqual(court.asks(s));
      }
      playout(court, s, seeded(seedOf(move)), 1);
    }
  });

  it('refuses a state with a field that nobody gave a rule', () => {
    const s = { ...court.setup(seedOf(1), 3), extra: 1 };
    expect(() => court.view(s, 0)).toThrow('nobody said who sees extra');
  });

  it('has no chance in it: drawing on it is Unknown', () => {
    const s = court.setup(seedOf(1), 2);
    play(court, s, '0 bid 0', '1 bid 0', '1 pass', '1 decline', '1 pass');
    const view = court.view(s, 1);
    expect(() => court.apply(view, 1, ['decline'])).toThrow(Unknown);
  });
});

describe('frame locals', () => {
  it('are shown by their own rules: to all, to nobody, to the seat of the frame, or by a function', () => {
    const w = words();
    type Locals = { seat: number; open: number; shut: number[]; mine: string; rounded: number };
    const inner = w.procedure<Locals>(
      'inner',
      {
        seat: 'all',
        open: 'all',
        shut: 'none',
        mine: 'owner',
        rounded: (n, viewer) => (viewer === 1 ? n : n - (n % 10)),
      },
      { ask: { rule: 'TOY-1', who: (_s, f) => f.seat, options: () => {}, take: over } },
    );
    w.procedure(
      'main',
      {},
      {
        begin: () => w.call(inner, { seat: 1, open: 4, shut: [5, 6], mine: 'secret', rounded: 37 }),
      },
    );
    const g = toy(w);
    const frame = (viewer: 0 | 1 | 'table') => g.view(start(g), viewer).agenda.at(-1);
    expect(frame(1)).toEqual({
      do: 'inner',
      at: 'ask',
      seat: 1,
      open: 4,
      shut: [-1, -1],
      mine: 'secret',
      rounded: 37,
    });
    expect(frame(0)).toEqual({
      do: 'inner',
      at: 'ask',
      seat: 1,
      open: 4,
      shut: [-1, -1],
      mine: '',
      rounded: 30,
    });
    expect(frame('table')).toEqual(frame(0));
  });
});

describe('state fields', () => {
  it("'own' shows each seat its own entry of a list by seat", async () => {
    const { hands } = await import('./hands.ts');
    const s = hands.setup(seedOf(1), 2);
    s.hands = [[3, 4], [5]];
    expect(hands.view(s, 0).hands).toEqual([[3, 4], [-1]]);
    expect(hands.view(s, 1).hands).toEqual([[-1, -1], [5]]);
    expect(hands.view(s, 'table').hands).toEqual([[-1, -1], [-1]]);
  });
});

describe('events', () => {
  it('reach a viewer as far as their rule allows', () => {
    expect(court.eventFor(['bids', [1, 2]], 'table')).toEqual(['bids', [1, 2]]);
    expect(court.eventFor(['drew', 1, 6], 1)).toEqual(['drew', 1, 6]);
    expect(court.eventFor(['drew', 1, 6], 0)).toEqual(['drew', 1, -1]);
  });

  it('may be hidden altogether', () => {
    const w = words();
    w.procedure('main', {}, { over });
    const g = toy(w);
    expect(g.eventFor(['whispered', 'psst'], 0)).toEqual(['whispered', 'psst']);
    expect(g.eventFor(['whispered', 'psst'], 1)).toBeNull();
  });

  it('without a rule are a fault', () => {
    expect(() => court.eventFor(['unheard'] as never, 0)).toThrow('nobody said who sees unheard');
  });

  it('inside raised triggers are filtered too', () => {
    const w = words();
    w.procedure('main', {}, { ask: { rule: 'TOY-1', who: () => 0, options: () => {}, take: over } });
    const g = toy(w);
    const s = start(g);
    s.raised = [
      [0, 3, 1, ['whispered', 'psst']],
      [1, 4, 0, ['wrote', 'x']],
    ];
    expect(g.view(s, 0).raised).toEqual(s.raised);
    expect(g.view(s, 1).raised).toEqual([
      [0, 3, 1, ['whispered']],
      [1, 4, 0, ['wrote', 'x']],
    ]);
  });

  it('are told in the order in which things happened, and only of this move', () => {
    const s = court.setup(seedOf(1), 3);
    play(court, s, '0 bid 1', '1 bid 3');
    expect(court.apply(s, 2, ['bid', 0])).toEqual([['bids', [1, 3, 0]]]);
    expect(court.apply(s, 2, ['object'])).toEqual([['objected', 2]]);
  });
});

describe('determinize', () => {
  it('makes a whole state that looks the same to its viewer and can be played on', () => {
    const s = court.setup(seedOf(9), 3);
    play(court, s, '0 bid 2', '1 bid 1');
    for (const viewer of viewers(s)) {
      const view = court.view(s, viewer);
      const world = court.determinize(view, viewer, seeded(seedOf(5)));
      expect(court.view(world, viewer)).toEqual(view);
      expect(court.broken(world)).toBeNull();
      expect(playout(court, world, seeded(seedOf(6)))).toBeGreaterThan(1);
    }
  });

  it('gives hidden sealed picks one of the moves that the seat could have made', () => {
    const s = court.setup(seedOf(9), 3);
    play(court, s, '1 bid 3');
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const world = court.determinize(court.view(s, 0), 0, seeded(seedOf(i)));
      seen.add(String(world.agenda.at(-1)?.picks?.[1]));
    }
    expect([...seen].sort()).toEqual(['bid,0', 'bid,1', 'bid,2', 'bid,3']);
    expect(court.determinize(court.view(s, 1), 1, seeded(seedOf(1))).agenda.at(-1)?.picks?.[1]).toEqual([
      'bid',
      3,
    ]);
  });

  it('uses nothing but the view and the given chance', () => {
    const view = court.view(court.setup(seedOf(9), 3), 0);
    const once = court.determinize(view, 0, seeded(seedOf(7)));
    expect(court.determinize(view, 0, seeded(seedOf(7)))).toEqual(once);
    expect(court.determinize(view, 0, seeded(seedOf(8)))).not.toEqual(once);
  });

  it('leaves the view and the generator it is given alone', () => {
    const view = court.view(court.setup(seedOf(9), 3), 0);
    const rng = seeded(seedOf(7));
    const before = JSON.stringify([view, rng]);
    court.determinize(view, 0, rng);
    expect(JSON.stringify([view, rng])).toBe(before);
  });
});
