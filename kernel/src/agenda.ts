import { Bug, Unknown } from './errors.ts';
import { hash } from './hash.ts';
import { equal } from './json.ts';
import type { Move } from './move.ts';
import type { AnyAsk, AnyProcedure, Ask, Rules, TriggerRules } from './rules.ts';
import type { Core, Frame, Next, Seat } from './types.ts';
import { SEALED } from './view.ts';

// biome-ignore lint/suspicious/noExplicitAny: the interpreter serves every game's state, moves and locals
type Any = any;

/** What the interpreter needs to know of a game. */
export type Agenda = Pick<Rules<Any, Any, Any>, 'procedures' | 'triggers' | 'anytime'>;

/** The most steps that one move may set off. */
export const ACT_CAP = 20_000;

const TRIGGERS = 'triggers';

/** The procedure that empties the pool of triggers; it stands in every agenda under the name `triggers`. */
export function triggersProcedure(rules: TriggerRules<Any>): AnyProcedure {
  const { ready, alike = equal } = rules;
  const choose: Ask<Core, Move, Frame> = {
    rule: rules.rule,
    auto: true,
    who: (s) => (s.raised.some((t) => ready(s, t)) ? rules.orders(s) : null),
    options(s, _f, _seat, emit) {
      s.raised.forEach((t, i) => {
        if (ready(s, t) && !s.raised.some((other, j) => j < i && alike(other, t) && ready(s, other)))
          emit(['next', i]);
      });
    },
    take(s, _f, _seat, move) {
      const [trigger] = s.raised.splice(move[1] as number, 1);
      return { ...rules.handle(s, trigger!), again: true };
    },
  };
  const forget = (s: Core) => {
    s.raised.length = 0;
  };
  const after = { choose: 'forget', forget: '' };
  return { name: TRIGGERS, locals: {}, steps: { choose, forget }, effect: false, first: 'choose', after };
}

function procedureOf(g: Agenda, f: Frame): AnyProcedure {
  const p = g.procedures.get(f.do);
  if (p === undefined) throw new Bug(`no procedure ${f.do}`);
  return p;
}

/** The ask that the game waits for, if it waits. */
export function waitingAt(g: Agenda, s: Core): { f: Frame; ask: AnyAsk } | null {
  const f = s.agenda.at(-1);
  if (f === undefined || s.outcome !== null) return null;
  const ask = procedureOf(g, f).steps[f.at];
  if (typeof ask !== 'object') throw new Bug(`${f.do}.${f.at} does not ask`);
  return { f, ask };
}

function seatsAsked(s: Core, f: Frame, ask: AnyAsk): readonly Seat[] {
  if ('reveal' in ask) return ask.who(s, f).filter((seat) => f.picks?.[seat] == null);
  const seat = ask.who(s, f);
  return seat === null ? [] : [seat];
}

/** The seats whose answer the game waits for. */
export function waiting(g: Agenda, s: Core): readonly Seat[] {
  const w = waitingAt(g, s);
  return w === null ? [] : seatsAsked(s, w.f, w.ask);
}

/** Emits every move that the seat may make now. */
export function listMoves(g: Agenda, s: Core, seat: Seat, emit: (move: Any) => void): void {
  const w = waitingAt(g, s);
  if (w === null) return;
  const asked = seatsAsked(s, w.f, w.ask).includes(seat);
  if (asked) w.ask.options(s, w.f, seat, emit);
  g.anytime?.options(s, seat, emit, asked);
}

/** Carries a listed move out, and goes on until the game waits again or is over. */
export function takeMove(g: Agenda, s: Core, seat: Seat, move: Move): void {
  const w = waitingAt(g, s);
  if (w === null) throw new Bug('the game is over');
  const { f, ask } = w;
  if (g.anytime?.labels.includes(move[0])) interrupt(g, s, g.anytime.take(s, seat, move));
  else if ('reveal' in ask) {
    f.picks ??= new Array<Move | null>(s.seats).fill(null);
    f.picks[seat] = move;
  } else proceed(g, s, f, ask.take(s, f, seat, move));
  run(g, s);
}

/** Goes on until the game waits or is over. */
export function run(g: Agenda, s: Core): void {
  for (let acts = 0; s.outcome === null; acts++) {
    if (acts > ACT_CAP) throw new Bug(`a move without end at state ${hash(s)}`);
    const f = s.agenda.at(-1);
    if (f === undefined) throw new Bug('nothing left to do, and no outcome');
    const step = procedureOf(g, f).steps[f.at];
    if (f.at === '') end(g, s, s.agenda.length - 1);
    else if (step === undefined) throw new Bug(`no step ${f.do}.${f.at}`);
    else if (typeof step === 'function') proceed(g, s, f, step(s, f));
    else if ('reveal' in step) {
      if (seatsAsked(s, f, step).length > 0) return;
      const { picks } = f;
      if (picks?.some((pick) => pick?.[0] === SEALED[0])) throw new Unknown('sealed picks');
      delete f.picks;
      proceed(g, s, f, picks && step.reveal(s, f, picks));
    } else {
      const seat = step.who(s, f);
      const only = seat === null || !step.auto ? null : onlyOption(s, f, step, seat);
      if (seat !== null && only === null) return;
      proceed(g, s, f, seat === null ? undefined : step.take(s, f, seat, only));
    }
  }
  s.agenda.length = 0;
  s.raised.length = 0;
}

function onlyOption(s: Core, f: Frame, ask: Ask<Any, Any, Any>, seat: Seat): Move | null {
  const list: Move[] = [];
  ask.options(s, f, seat, (move) => list.push(move));
  return list.length === 1 ? list[0]! : null;
}

/** What the step of frame f asked for: f is the top of the agenda while its step runs. */
function proceed(g: Agenda, s: Core, f: Frame, next: Next): void {
  if (next === 'again') return;
  if (next === 'done') f.at = '';
  else if (next === undefined) f.at = procedureOf(g, f).after[f.at]!;
  else {
    if ('frame' in next && !next.again) f.at = procedureOf(g, f).after[f.at]!;
    interrupt(g, s, next);
  }
}

/** Above an unanswered ask: the ask stands again when what was called has ended. */
function interrupt(g: Agenda, s: Core, next: Next): void {
  if (typeof next !== 'object') return;
  if ('frame' in next) {
    s.agenda.push(next.frame);
    return;
  }
  const at = s.agenda.findLastIndex((f) => f.do === next.cancel);
  if (at < 0) throw new Bug(`nothing to cancel: ${next.cancel}`);
  end(g, s, at);
}

/** Ends the frames from `at` up. When no effect runs any more, what effects have raised is handled. */
function end(g: Agenda, s: Core, at: number): void {
  let settled = false;
  for (let i = at; i < s.agenda.length; i++)
    settled ||= s.agenda[i]!.do === TRIGGERS || procedureOf(g, s.agenda[i]!).effect;
  s.agenda.length = at;
  if (!settled || s.raised.length === 0) return;
  if (g.triggers === undefined) throw new Bug('a trigger in a game without triggers');
  if (s.agenda.at(-1)?.do === TRIGGERS) return;
  for (let i = at - 1; i >= 0 && s.agenda[i]!.do !== TRIGGERS; i--)
    if (procedureOf(g, s.agenda[i]!).effect) return;
  s.agenda.push({ do: TRIGGERS, at: 'choose' });
}
