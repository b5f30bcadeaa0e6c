import { type Ask, type Core, type Game, type GameRecord, game, parseRecord, replay } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { type Court, court, definition } from '../../kernel/test/court.ts';
import { hands } from '../../kernel/test/hands.ts';
import { games } from '../registry.ts';
import { ContractBreach, checkGame } from './contract.ts';

/** A game of many hours is checked in fewer plays, which have more positions each. */
const registered = Object.entries(games).map(([id, { load, meta }]) => {
  const plays = meta.minutes.max > 180 ? { random: 60, closely: 6 } : { random: 300, closely: 12 };
  return { id, load, ...plays };
});
const subjects = [
  ...registered,
  { id: 'court', load: async () => court as unknown as Game, random: 40, closely: 4 },
  { id: 'hands', load: async () => hands as unknown as Game, random: 40, closely: 4 },
];

describe.each(subjects)('$id keeps the contract of a game', ({ load, random, closely }) => {
  it(`in ${random} random games over all seat counts and options`, async () => {
    const subject = await load();
    const seats = new Set<number>();
    for (let number = 0; number < random; number++)
      seats.add(checkGame(subject, number, { depth: 'light' }).seats);
    expect(seats.size).toBe(subject.seats.max - subject.seats.min + 1);
  });

  it(`at every single position of ${closely} more`, async () => {
    const subject = await load();
    for (let number = 1000; number < 1000 + closely; number++) checkGame(subject, number, { depth: 'full' });
  });
});

/** The first property that a game is found to break. */
function breachOf<S extends Core>(subject: Game<S>): string {
  try {
    for (let number = 0; number < 12; number++) checkGame(subject, number, { depth: 'full' });
  } catch (error) {
    if (error instanceof ContractBreach) return error.property;
    throw error;
  }
  return 'none';
}

const variant = (change: Partial<typeof definition>) => game({ ...definition, ...change });

/** Court with one step of one of its procedures changed. */
function stepChanged(procedure: string, step: string, change: (old: Ask<Court, never, never>) => object) {
  const old = definition.procedures.get(procedure)!;
  const steps = {
    ...old.steps,
    [step]: { ...(old.steps[step] as object), ...change(old.steps[step] as never) },
  };
  const procedures = new Map(definition.procedures).set(procedure, { ...old, steps } as typeof old);
  return variant({ procedures });
}

/** The top card of the deck, which nobody may know. */
const secret = (s: Court) => s.cards.at(-1)! % 2;

describe('the suite notices', () => {
  it('nothing in a game that is right', () => {
    expect(breachOf(court)).toBe('none');
  });

  it('a view that shows what is hidden', () => {
    const fill = (s: Court) => {
      s.cards = s.cards.map((_, i) => i + 1);
    };
    expect(breachOf(variant({ fill, visible: { ...definition.visible, cards: 'all' } }))).toBe(
      'a determinized view looks the same',
    );
  });

  it('a view that lets something hidden shine through', () => {
    const visible = {
      ...definition.visible,
      round: (n: number, _v: unknown, s: Readonly<Court>) => n + secret(s),
    };
    expect(breachOf(variant({ visible }))).toMatch(/^the view of a view|^a determinized view|^a view offers/);
  });

  it('an event that tells what is hidden', () => {
    expect(breachOf(variant({ events: { ...definition.events, drew: 'all' } }))).toBe(
      'events tell a viewer nothing that the view hides',
    );
  });

  it('an event that is told only when something hidden is so', () => {
    const drew: typeof definition.events.drew = (e) => (e[2] % 2 ? null : ['drew', e[1], -1]);
    expect(breachOf(variant({ events: { ...definition.events, drew } }))).toBe(
      'events tell a viewer nothing that the view hides',
    );
  });

  it('an order of questions that depends on hidden information', () => {
    const subject = stepChanged('petition', 'ask', (old) => ({
      who: (s: Court, f: never) => (old.who(s, f) === null ? null : (s.speaker + secret(s)) % s.seats),
    }));
    expect(breachOf(subject)).toMatch(/^a view knows who is asked|^who is asked depends/);
  });

  it('options that depend on hidden information', () => {
    const subject = stepChanged('heir', 'bow', () => ({
      options: (s: Court, _f: unknown, _seat: number, emit: (move: ['bow' | 'decline']) => void) =>
        emit([secret(s) ? 'bow' : 'decline']),
    }));
    expect(breachOf(subject)).toBe('a view offers its seat what the state offers');
  });

  it('a clone that shares with its state', () => {
    expect(breachOf(variant({ clone: (s) => ({ ...s }) }))).toBe('submitting changes nothing');
  });

  it('an event that shares with the state', () => {
    const subject = {
      ...court,
      apply: (s: Court, seat: number, move: never) => {
        const events = court.apply(s, seat, move);
        return events.length > 0 ? [...events, ['bids', s.coins] as never] : events;
      },
    };
    expect(breachOf(subject)).toBe('views and events share nothing with the state');
  });

  it('a move that is listed twice', () => {
    const subject = stepChanged('round', 'bid', (old) => ({
      options(s: Court, f: never, seat: number, emit: (move: never) => void) {
        old.options(s, f, seat, emit);
        old.options(s, f, seat, emit);
      },
    }));
    expect(breachOf(subject)).toBe('each move is listed once');
  });

  it('a move that is accepted though it is not listed', () => {
    const submit: typeof court.submit = (s) => {
      return { ok: true, value: { state: court.clone(s), events: [] } };
    };
    expect(breachOf({ ...court, submit })).toBe('a move that is not listed is refused');
  });

  it('a seat that is asked and can do nothing', () => {
    expect(breachOf(stepChanged('heir', 'bow', () => ({ options: () => {} })))).toBe(
      'a seat that is asked has a move',
    );
  });

  it('a sealed ask in which the first to commit has an advantage', () => {
    const subject = stepChanged('round', 'bid', () => ({
      options(
        s: Court,
        f: { picks?: (unknown | null)[] },
        seat: number,
        emit: (move: ['bid', number]) => void,
      ) {
        const made = f.picks?.filter((pick) => pick !== null).length ?? 0;
        for (let n = made; n <= s.coins[seat]! + made; n++) emit(['bid', n]);
      },
    }));
    expect(breachOf(subject)).toBe('sealed commits commute');
  });

  it('a world that is not whole', () => {
    const fill = (s: Court) => {
      definition.fill(s, 'table');
      s.coins[0] = -s.coins[0]! - 1;
    };
    expect(breachOf(variant({ fill }))).toMatch(/^a determinized/);
  });

  it('chance outside the state', () => {
    let n = 0;
    const setup: typeof definition.setup = (core, options) => ({
      ...definition.setup(core, options),
      round: 1 + (n++ % 2),
    });
    expect(breachOf(variant({ setup }))).not.toBe('none');
  });

  it('a game that does not end in time', () => {
    expect(breachOf(variant({ bound: () => 10 }))).toBe('a game ends within its bound');
  });

  it('broken invariants', () => {
    expect(breachOf(variant({ broken: (s) => (s.round > 2 ? 'too late' : null) }))).toBe(
      "the game's invariants hold",
    );
  });

  it('an outcome without a winner', () => {
    const subject = {
      ...court,
      apply(s: Court, seat: number, move: never) {
        const events = court.apply(s, seat, move);
        if (s.outcome) s.outcome = { ...s.outcome, places: s.outcome.places.map(() => 2) };
        return events;
      },
    };
    expect(breachOf(subject)).toBe('an outcome is well formed');
  });

  it('rules that fail, and keeps the record of the game', () => {
    const subject = stepChanged('heir', 'bow', () => ({
      take() {
        throw new RangeError('no heir');
      },
    }));
    let found: GameRecord | undefined;
    try {
      for (let number = 0; ; number++) checkGame(subject, number, { depth: 'light' });
    } catch (error) {
      expect(error).toBeInstanceOf(ContractBreach);
      expect((error as ContractBreach).message).toMatch(/^court: rules do not fail .*RangeError: no heir$/);
      found = (error as ContractBreach).record;
    }
    expect(parseRecord(found).ok).toBe(true);
    expect(replay(court, found!).ok).toBe(true);
  });
});
