import { describe, expect, it } from 'vitest';
import { Bug, type Core, game, type Move, playout, seeded, seedOf, vocabulary } from '../src/index.ts';
import { court } from './court.ts';
import { play } from './table.ts';

const code = (s: ReturnType<typeof court.setup>, seat: number, move: Move) =>
  court.whyNot(s, seat, move)?.code;

describe('setup', () => {
  it('needs a fitting number of seats and fitting options', () => {
    expect(() => court.setup(seedOf(1), 1)).toThrow('court for 1 seats');
    expect(() => court.setup(seedOf(1), 6)).toThrow(Bug);
    expect(() => court.setup(seedOf(1), 2, { purse: 12 })).toThrow('bad-option');
    expect(court.setup(seedOf(1), 2, { purse: 9 }).coins).toEqual([9, 9]);
  });

  it('keeps the rules number that the game is started with', () => {
    expect(court.setup(seedOf(1), 2).rules).toBe(1);
    expect(court.setup(seedOf(1), 2, {}, 7).rules).toBe(7);
  });

  it('is decided by the seed alone', () => {
    expect(court.setup(seedOf(1), 2)).toEqual(court.setup(seedOf(1), 2));
    expect(court.hash(court.setup(seedOf(1), 2))).not.toBe(court.hash(court.setup(seedOf(2), 2)));
  });
});

describe('whyNot', () => {
  const s = court.setup(seedOf(1), 3);

  it('is null for what is offered', () => {
    expect(court.whyNot(s, 0, ['bid', 3])).toBeNull();
  });

  it('names a seat that there is not', () => {
    for (const seat of [-1, 3, 0.5, Number.NaN]) expect(code(s, seat, ['bid', 1])).toBe('no-such-seat');
  });

  it('says whom the game waits for', () => {
    const asked = court.clone(s);
    play(court, asked, '0 bid 1');
    expect(court.whyNot(asked, 0, ['bid', 1])).toEqual({
      code: 'already-chosen',
      params: { waiting: '1 2' },
      rule: 'CT-1',
    });
  });

  it("gives the game's own reason with its rule", () => {
    const asked = court.clone(s);
    play(court, asked, '0 bid 1', '1 bid 3', '2 bid 0');
    asked.coins = [3, 3, 1];
    expect(court.whyNot(asked, 2, ['object'])).toEqual({
      code: 'too-poor',
      params: { coins: 1 },
      rule: 'CT-3',
    });
  });

  it('falls back to the rule that asks', () => {
    expect(court.whyNot(s, 0, ['bid', 9])).toEqual({
      code: 'not-offered',
      params: { move: 'bid 9' },
      rule: 'CT-1',
    });
  });

  it('says so when the game is over', () => {
    const done = court.clone(s);
    playout(court, done, seeded(seedOf(1)));
    expect(court.waiting(done)).toEqual([]);
    expect(code(done, 0, ['bid', 1])).toBe('game-over');
  });
});

describe('submit', () => {
  it('applies to a copy what is offered, and tells what happened', () => {
    const s = court.setup(seedOf(1), 2);
    const before = court.hash(s);
    const result = court.submit(s, 0, ['bid', 1]);
    if (!result.ok) throw new Error(result.error.code);
    expect(court.hash(s)).toBe(before);
    expect(court.waiting(result.value.state)).toEqual([1]);
    const next = court.submit(result.value.state, 1, ['bid', 2]);
    expect(next.ok && next.value.events).toEqual([['bids', [1, 2]]]);
  });

  it('refuses everything else and changes nothing', () => {
    const s = court.setup(seedOf(1), 2);
    const before = court.hash(s);
    for (const move of [
      ['bid', 4],
      ['bid', '1'],
      ['bid'],
      ['bid', 1, 1],
      ['next', 0],
      ['give', 1],
      ['x'],
    ] as Move[])
      expect(court.submit(s, 0, move).ok).toBe(false);
    expect(court.hash(s)).toBe(before);
  });
});

describe('a move in one written form', () => {
  type S = Core & { said: string };
  const w = vocabulary<S, ['pick', number, number], never>();
  const picking = w.procedure(
    'picking',
    {},
    {
      pick: {
        rule: 'T-1',
        who: () => 0,
        options: (_s, _f, _seat, emit) => [emit(['pick', 1, 2]), emit(['pick', 1, 3])],
        take(s, _f, _seat, [, ...numbers]) {
          s.said = numbers.join(' ');
          s.outcome = { places: [1], scores: [0], reason: 'picked' };
        },
      },
    },
  );
  const picks = game<S, ['pick', number, number], never>({
    ...{ id: 'picks', version: 1, rules: 1, seats: { min: 1, max: 1 }, options: [] },
    procedures: w.procedures,
    visible: { said: 'all' },
    events: {},
    canonical: ([label, ...numbers]) => [label, ...[...numbers].sort()],
    setup: (core) => ({ ...core, said: '' }),
    start: () => w.call(picking, {}),
    fill: () => {},
    whyNot: () => null,
    broken: () => null,
    bound: () => 1,
  });
  const s = picks.setup(seedOf(1), 1);

  it('is legal however its words are ordered, and is carried out as it was made', () => {
    expect(picks.whyNot(s, 0, ['pick', 2, 1])).toBeNull();
    const made = picks.submit(s, 0, ['pick', 3, 1]);
    expect(made.ok && made.value.state.said).toBe('3 1');
  });

  it('is refused where no order of its words is listed, and names words that are too many', () => {
    expect(picks.whyNot(s, 0, ['pick', 3, 2])?.code).toBe('not-offered');
    expect(picks.whyNot(s, 0, ['pick', 1, 2, 'x', 'y'])).toEqual({
      code: 'superfluous',
      params: { words: 'x y', move: 'pick 1 2' },
    });
  });
});

describe('clone', () => {
  it('shares nothing with the state', () => {
    const s = court.setup(seedOf(3), 4);
    playout(court, s, seeded(seedOf(3)), 12);
    const before = JSON.stringify(s);
    const twin = court.clone(s);
    expect(court.hash(twin)).toBe(court.hash(s));
    playout(court, twin, seeded(seedOf(4)));
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('migrate', () => {
  it('leads an old state to the present schema', () => {
    const { favour: _, ...old } = court.setup(seedOf(1), 2);
    expect(court.migrate({ ...old, v: 1 } as never)).toMatchObject({ v: 2, favour: [], coins: [3, 3] });
  });

  it('leaves a present state as it is, and has no way from an unknown one', () => {
    const s = court.setup(seedOf(1), 2);
    expect(court.migrate(s as never)).toBe(s);
    expect(() => court.migrate({ ...s, v: 0 } as never)).toThrow('court: no way from state version 0');
  });
});

describe('playout', () => {
  it('is decided by state and generator alone, and tells each move before it is made', () => {
    const run = () => {
      const s = court.setup(seedOf(11), 4);
      const moves: string[] = [];
      const count = playout(court, s, seeded(seedOf(12)), undefined, (seat, move) =>
        moves.push(`${seat} ${move}`),
      );
      expect(moves).toHaveLength(count);
      expect(s.outcome?.reason).toBe('rounds');
      return [court.hash(s), moves.join()];
    };
    expect(run()).toEqual(run());
  });

  it('stops after the given number of moves', () => {
    const s = court.setup(seedOf(11), 4);
    expect(playout(court, s, seeded(seedOf(12)), 5)).toBe(5);
    expect(s.outcome).toBeNull();
  });
});
