import { Bug } from './errors.ts';
import type { Move } from './move.ts';
import type { Act, Ask, Call, Cancel, Frame, GameEvent, Locals, LocalVisibility, Next, Procedure, Seat, Sealed, Steps, Core } from './types.ts';

/** Any procedure, whatever its locals. */
// biome-ignore lint/suspicious/noExplicitAny: locals differ from procedure to procedure
export type AnyProcedure = Procedure<any, any, any>;

type None = Record<never, never>;

/** What a window offers: a named point at which others may react. */
export interface WindowRules<S, M> {
  readonly rule: string;
  /** Every seat that could publicly hold a reaction, in the order in which they are asked. */
  seats(s: S): readonly Seat[];
  options(s: S, seat: Seat, emit: (move: M) => void): void;
  take(s: S, seat: Seat, move: M): Next;
}

/** The words in which a game with state S, moves M and events E writes its rules. */
export function vocabulary<S extends Core, M extends Move, E extends GameEvent>() {
  const procedures = new Map<string, AnyProcedure>();

  function define<L>(name: string, effect: boolean, locals: LocalVisibility<S, L>, steps: Steps<S, M, L>) {
    if (procedures.has(name)) throw new Bug(`two procedures named ${name}`);
    const names = Object.keys(steps);
    const after: Record<string, string> = {};
    for (const [i, step] of names.entries()) after[step] = names[i + 1] ?? '';
    const made: Procedure<S, M, L> = { name, locals, steps, effect, first: names[0] ?? '', after };
    procedures.set(name, made);
    return made;
  }

  return {
    procedures,

    /** A procedure: who sees its locals, and its steps in rulebook order. */
    procedure: <L extends Locals | None = None>(name: string, locals: LocalVisibility<S, L>, steps: Steps<S, M, L>) =>
      define(name, false, locals, steps),

    /** A procedure that is one effect: what it raises is handled when it has ended, not between its sentences. */
    effect: <L extends Locals | None = None>(name: string, locals: LocalVisibility<S, L>, steps: Steps<S, M, L>) =>
      define(name, true, locals, steps),

    /** A named window: each seat in turn may react until it passes. Calling it opens it. */
    window: (name: string, rules: WindowRules<S, M>) =>
      define<{ order: Seat[] }>(name, false, { order: 'all' }, {
        open(s, f) {
          f.order = [...rules.seats(s)];
        },
        react: {
          rule: rules.rule,
          who: (_s, f) => f.order[0] ?? null,
          options(s, _f, seat, emit) {
            rules.options(s, seat, emit);
            emit(['pass'] as unknown as M);
          },
          take(s, f, seat, move) {
            if (move[0] !== 'pass') return onceMore(rules.take(s, seat, move));
            f.order.shift();
            return 'again';
          },
        },
      }),

    /** Carries a procedure out, then goes on with the next step. */
    call: <L>(p: Procedure<S, M, L>, locals: L): Call => ({ frame: frameOf(p, locals), again: false }),

    /** Carries a procedure out, then repeats this step. */
    loop: <L>(p: Procedure<S, M, L>, locals: L): Call => ({ frame: frameOf(p, locals), again: true }),

    /** Ends every frame down to and including the nearest one of this procedure. */
    cancel: (p: AnyProcedure): Cancel => ({ cancel: p.name }),

    /** Tells what happened, to whom the event's visibility allows. */
    tell(event: E): void {
      log?.push(event);
    },
  };
}

const onceMore = (next: Next): Next =>
  typeof next === 'object' && 'frame' in next ? { ...next, again: true } : (next ?? 'again');

function frameOf(p: AnyProcedure, locals: unknown): Frame {
  return Object.assign({ do: p.name, at: p.first }, locals);
}

let log: GameEvent[] | null = null;

/** Collects what is told while `work` runs. */
export function listen<E extends GameEvent>(work: () => void): E[] {
  const outer = log;
  const mine: GameEvent[] = [];
  log = mine;
  try {
    work();
  } finally {
    log = outer;
  }
  return mine as E[];
}

export type AnyStep = Act<Core, Frame> | Ask<Core, Move, Frame> | Sealed<Core, Move, Frame>;
