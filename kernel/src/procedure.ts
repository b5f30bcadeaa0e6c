import type { AnyProcedure, Ask, LocalVisibility, Procedure, Steps, WindowSpec } from './definition.ts';
import { Bug } from './errors.ts';
import type { Move } from './move.ts';
import type { Call, Cancel, Core, Frame, GameEvent, Locals, Seat } from './types.ts';

type None = Record<never, never>;

/** The words in which a game with state S, moves M and events E writes its rules. */
export function vocabulary<S extends Core, M extends Move, E extends GameEvent>() {
  const procedures = new Map<string, AnyProcedure>();

  const define =
    (effect: boolean) =>
    <L extends Locals | None = None>(name: string, locals: LocalVisibility<S, L>, steps: Steps<S, M, L>) => {
      if (procedures.has(name)) throw new Bug(`two procedures named ${name}`);
      const plain: Procedure<S, M, L> = { name, locals, steps, effect, first: Object.keys(steps)[0] ?? '' };
      /** The nearest open frame of this procedure, with its locals as a view of s shows them; null if none is open. */
      const under = (s: Readonly<Core>) =>
        (s.agenda.findLast((f) => f.do === name) ?? null) as (Frame & L) | null;
      const made = { ...plain, under };
      procedures.set(name, made);
      return made;
    };

  return {
    procedures,

    /** A procedure: who sees its locals, and its steps in rulebook order. */
    procedure: define(false),

    /** A procedure that is one effect: what it raises is handled when it has ended, not between its sentences. */
    effect: define(true),

    /** A named window: each seat in turn may react until it passes. Calling it opens it. */
    window(name: string, spec: WindowSpec<S, M>) {
      const open = (s: S, f: { order: Seat[] }) => {
        f.order = [...spec.seats(s)];
      };
      const react: Ask<S, M, { order: Seat[] }> = {
        rule: spec.rule,
        who: (_s, f) => f.order[0] ?? null,
        options(s, _f, seat, emit) {
          spec.options(s, seat, emit);
          emit(['pass'] as unknown as M);
        },
        take(s, f, seat, move) {
          if (move[0] === 'pass') {
            f.order.shift();
            return 'again';
          }
          const next = spec.take(s, seat, move);
          return typeof next === 'object' && 'frame' in next ? { ...next, again: true } : (next ?? 'again');
        },
      };
      return define(false)<{ order: Seat[] }>(name, { order: 'all' }, { open, react });
    },

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

const frameOf = (p: AnyProcedure, locals: unknown): Frame =>
  Object.assign({ do: p.name, at: p.first }, locals);

let log: GameEvent[] | null = null;

/** Collects what is told while `work` runs. */
export function listen<E extends GameEvent>(work: () => void): E[] {
  const outer = log;
  const mine: GameEvent[] = [];
  log = mine;
  try {
    work();
    return mine as E[];
  } finally {
    log = outer;
  }
}
