import { Bug } from './errors.ts';
import { hash } from './hash.ts';
import type { Move } from './move.ts';
import type { AnyProcedure } from './procedure.ts';
import type { Ask, Anytime, Core, Frame, Next, Seat, Sealed, Step, TriggerRules } from './types.ts';

// biome-ignore lint/suspicious/noExplicitAny: locals differ from procedure to procedure
type Any = any;
type AnyAsk<S, M> = Ask<S, M, Any>;
type AnySealed<S, M> = Sealed<S, M, Any>;

/** What the interpreter needs to know of a game. */
export interface Agenda<S extends Core, M extends Move> {
  readonly procedures: ReadonlyMap<string, AnyProcedure>;
  readonly triggers?: TriggerRules<S> | undefined;
  readonly anytime?: Anytime<S, M> | undefined;
}

/** The most steps that one move may set off. */
export const ACT_CAP = 20_000;

const TRIGGERS = 'triggers';

/** The procedure that empties the pool of triggers; it stands in every agenda under the name `triggers`. */
export function triggersProcedure<S extends Core>(rules: TriggerRules<S>): AnyProcedure {
  const choose: AnyAsk<S, Move> = {
    rule: rules.rule,
    auto: true,
    who: (s) => (s.raised.some((t) => rules.ready(s, t)) ? rules.orders(s) : null),
    options(s, _f, _seat, emit) {
      s.raised.forEach((t, i) => {
        if (!rules.ready(s, t)) return;
        for (let j = 0; j < i; j++) if (rules.alike(s.raised[j]!, t) && rules.ready(s, s.raised[j]!)) return;
        emit(['next', i]);
      });
    },
    take(s, _f, _seat, move) {
      const [trigger] = s.raised.splice(move[1] as number, 1);
      return { ...rules.handle(s, trigger!), again: true };
    },
  };
  const forget = (s: S) => {
    s.raised.length = 0;
  };
  return {
    name: TRIGGERS,
    locals: {} as never,
    steps: { choose, forget } as never,
    effect: false,
    first: 'choose',
    after: { choose: 'forget', forget: '' },
  };
}

const procedureOf = (g: Agenda<Any, Any>, name: string): AnyProcedure => {
  const p = g.procedures.get(name);
  if (p === undefined) throw new Bug(`no procedure ${name}`);
  return p;
};

/** The ask that the game waits for, if it waits. */
export function waitingAt<S extends Core, M extends Move>(g: Agenda<S, M>, s: S): { f: Frame; ask: AnyAsk<S, M> | AnySealed<S, M> } | null {
  const f = s.agenda.at(-1);
  if (f === undefined || s.outcome !== null) return null;
  const ask = procedureOf(g, f.do).steps[f.at] as Step<S, M, Any>;
  if (typeof ask !== 'object') throw new Bug(`${f.do}.${f.at} does not ask`);
  return { f, ask };
}

/** The seats whose answer the game waits for. */
export function waiting<S extends Core, M extends Move>(g: Agenda<S, M>, s: S): readonly Seat[] {
  const w = waitingAt(g, s);
  if (w === null) return [];
  if ('reveal' in w.ask) return w.ask.who(s, w.f).filter((seat) => w.f.picks?.[seat] == null);
  const seat = w.ask.who(s, w.f);
  return seat === null ? [] : [seat];
}

/** Emits every move that the seat may make now. */
export function listMoves<S extends Core, M extends Move>(g: Agenda<S, M>, s: S, seat: Seat, emit: (move: M) => void): void {
  const w = waitingAt(g, s);
  if (w === null) return;
  const { f, ask } = w;
  if ('reveal' in ask ? f.picks?.[seat] == null && ask.who(s, f).includes(seat) : ask.who(s, f) === seat)
    ask.options(s, f, seat, emit);
  g.anytime?.options(s, seat, emit);
}

/** Carries a listed move out, and goes on until the game waits again or is over. */
export function takeMove<S extends Core, M extends Move>(g: Agenda<S, M>, s: S, seat: Seat, move: M): void {
  const w = waitingAt(g, s);
  if (w === null) throw new Bug('the game is over');
  const { f, ask } = w;
  if (g.anytime?.labels.includes(move[0])) interrupt(s, g.anytime.take(s, seat, move));
  else if ('reveal' in ask) {
    f.picks ??= new Array<Move | null>(s.seats).fill(null);
    f.picks[seat] = move;
  } else proceed(g, s, f, ask.take(s, f, seat, move));
  run(g, s);
}

/** Goes on until the game waits or is over. */
export function run<S extends Core, M extends Move>(g: Agenda<S, M>, s: S): void {
  for (let acts = 0; ; acts++) {
    if (s.outcome !== null) {
      s.agenda.length = 0;
      s.raised.length = 0;
      return;
    }
    if (acts > ACT_CAP) throw new Bug(`a move without end at state ${hash(s)}`);
    const f = s.agenda.at(-1);
    if (f === undefined) throw new Bug('nothing left to do, and no outcome');
    const p = procedureOf(g, f.do);
    if (f.at === '') {
      leave(g, s, p);
      continue;
    }
    const step = p.steps[f.at] as Step<S, M, Any> | undefined;
    if (step === undefined) throw new Bug(`no step ${f.do}.${f.at}`);
    if (typeof step === 'function') proceed(g, s, f, step(s, f));
    else if ('reveal' in step) {
      const asked = step.who(s, f);
      const { picks } = f;
      if (asked.some((seat) => picks?.[seat] == null)) return;
      delete f.picks;
      proceed(g, s, f, asked.length === 0 ? undefined : step.reveal(s, f, (picks ?? []) as M[]));
    } else {
      const seat = step.who(s, f);
      if (seat === null) proceed(g, s, f, undefined);
      else {
        const only = step.auto ? onlyOption(s, f, step, seat) : undefined;
        if (only === undefined) return;
        proceed(g, s, f, step.take(s, f, seat, only));
      }
    }
  }
}

function onlyOption<S, M extends Move>(s: S, f: Frame, ask: AnyAsk<S, M>, seat: Seat): M | undefined {
  let count = 0;
  let only: M | undefined;
  ask.options(s, f, seat, (move) => {
    count++;
    only = move;
  });
  return count === 1 ? only : undefined;
}

/** What the step of frame f asked for: f is the top of the agenda while its step runs. */
function proceed<S extends Core, M extends Move>(g: Agenda<S, M>, s: S, f: Frame, next: Next): void {
  if (next === 'again') return;
  if (next === 'done') f.at = '';
  else if (next === undefined) f.at = procedureOf(g, f.do).after[f.at] as string;
  else if ('cancel' in next) cancel(s, next.cancel);
  else {
    if (!next.again) f.at = procedureOf(g, f.do).after[f.at] as string;
    s.agenda.push(next.frame);
  }
}

/** Above an unanswered ask: the ask stands again when what was called has ended. */
function interrupt(s: Core, next: Next): void {
  if (typeof next !== 'object') return;
  if ('cancel' in next) cancel(s, next.cancel);
  else s.agenda.push(next.frame);
}

function cancel(s: Core, name: string): void {
  const at = s.agenda.findLastIndex((f) => f.do === name);
  if (at < 0) throw new Bug(`nothing to cancel: ${name}`);
  s.agenda.length = at;
}

/** Ends the top frame; a running effect that ends lets its triggers be handled. */
function leave<S extends Core, M extends Move>(g: Agenda<S, M>, s: S, p: AnyProcedure): void {
  s.agenda.pop();
  if (!p.effect || s.raised.length === 0) return;
  if (g.triggers === undefined) throw new Bug('a trigger in a game without triggers');
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const below = s.agenda[i] as Frame;
    if (below.do === TRIGGERS) {
      if (i === s.agenda.length - 1) return;
      break;
    }
    if (procedureOf(g, below.do).effect) return;
  }
  s.agenda.push({ do: TRIGGERS, at: 'choose' });
}
