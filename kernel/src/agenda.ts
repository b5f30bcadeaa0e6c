import type { AnyProcedure, Ask, Asked, TriggerSpec, Workings } from './definition.ts';
import { Bug, Unknown } from './errors.ts';
import { hash } from './hash.ts';
import { equal } from './json.ts';
import type { Move } from './move.ts';
import { pick } from './random.ts';
import type { Core, Frame, Next, Seat } from './types.ts';
import { SEALED } from './view.ts';

// biome-ignore lint/suspicious/noExplicitAny: the interpreter serves every game's state, moves and locals
type Any = any;

/** A step, its kind told apart once and for all, and the step after it ('' after the last). */
interface Place {
  readonly kind: 'act' | 'ask' | 'sealed' | 'end';
  readonly step: Any;
  readonly next: string;
  readonly effect: boolean;
}

/** What the interpreter needs to know of a game: every step by procedure and name, and how triggers are handled. */
export interface Agenda extends Pick<Workings<Any, Any, Any>, 'triggers' | 'anytime'> {
  readonly places: ReadonlyMap<string, { readonly [step: string]: Place }>;
}

/** The steps of a procedure as the interpreter walks them; '' stands behind the last. */
export function placesOf({ steps, effect }: AnyProcedure): { readonly [step: string]: Place } {
  const kindOf = (step: Any) => (typeof step === 'function' ? 'act' : 'reveal' in step ? 'sealed' : 'ask');
  const places: Record<string, Place> = { '': { kind: 'end', step: null, next: '', effect } };
  const names = Object.keys(steps);
  for (const [i, name] of names.entries())
    places[name] = { kind: kindOf(steps[name]), step: steps[name], next: names[i + 1] ?? '', effect };
  return places;
}

/** The most steps that one move may set off. */
export const ACT_CAP = 20_000;

const TRIGGERS = 'triggers';

/** The procedure that empties the pool of triggers; it stands in every agenda under the name `triggers`. */
export function triggersProcedure(spec: TriggerSpec<Any>): AnyProcedure {
  const { ready, alike = equal } = spec;
  const choose: Ask<Core, Move, Frame> = {
    rule: spec.rule,
    auto: true,
    who: (s) => (s.raised.some((t) => ready(s, t)) ? spec.orders(s) : null),
    options(s, _f, _seat, emit) {
      s.raised.forEach((t, i) => {
        if (ready(s, t) && !s.raised.some((other, j) => j < i && alike(other, t) && ready(s, other)))
          emit(['next', i]);
      });
    },
    take(s, _f, _seat, move) {
      const [trigger] = s.raised.splice(move[1] as number, 1);
      return { ...spec.handle(s, trigger!), again: true };
    },
  };
  const forget = (s: Core) => {
    s.raised.length = 0;
  };
  return { name: TRIGGERS, locals: {}, steps: { choose, forget }, effect: false, first: 'choose' };
}

/** Where a frame stands. */
function placeOf(g: Agenda, f: Frame): Place {
  const place = g.places.get(f.do)?.[f.at];
  if (place === undefined) throw new Bug(`no step ${f.do}.${f.at}`);
  return place;
}

/** The frame that waits for an answer, if the game waits. */
function waitingFrame(g: Agenda, s: Core): Frame | null {
  const f = s.agenda[s.agenda.length - 1];
  if (f === undefined || s.outcome !== null) return null;
  if (placeOf(g, f).kind === 'act') throw new Bug(`${f.do}.${f.at} does not ask`);
  return f;
}

/** What is asked: procedure, step and rule id; null when the game is over. */
export function asked(g: Agenda, s: Core): Asked | null {
  const f = waitingFrame(g, s);
  if (f === null) return null;
  const { kind, step } = placeOf(g, f);
  return { procedure: f.do, step: f.at, rule: step.rule, sealed: kind === 'sealed' };
}

/** The seats whose answer the ask at f still needs. */
function seatsAsked(s: Core, f: Frame, { kind, step }: Place): readonly Seat[] {
  const who = step.who(s, f);
  if (kind === 'sealed') return who.filter((seat: Seat) => f.picks?.[seat] == null);
  return who === null ? [] : [who];
}

/** The seats whose answer the game waits for. */
export function waiting(g: Agenda, s: Core): readonly Seat[] {
  const f = waitingFrame(g, s);
  return f === null ? [] : seatsAsked(s, f, placeOf(g, f));
}

/** Every move that the seat may make now. */
export function movesOf(g: Agenda, s: Core, seat: Seat): Any[] {
  const f = waitingFrame(g, s);
  if (f === null) return [];
  const place = placeOf(g, f);
  const isAsked = seatsAsked(s, f, place).includes(seat);
  const list = isAsked ? optionsOf(s, f, place.step, seat) : [];
  g.anytime?.options(s, seat, (move: Move) => list.push(move), isAsked);
  return list;
}

/** Carries a listed move out, and goes on until the game waits again or is over. */
export function takeMove(g: Agenda, s: Core, seat: Seat, move: Move): void {
  const f = waitingFrame(g, s);
  if (f === null) throw new Bug('the game is over');
  const { kind, step, next } = placeOf(g, f);
  if (g.anytime?.labels.includes(move[0])) interrupt(g, s, g.anytime.take(s, seat, move));
  else if (kind === 'sealed') f.picks = (f.picks ?? new Array<null>(s.seats).fill(null)).with(seat, move);
  else proceed(g, s, f, next, step.take(s, f, seat, move));
  run(g, s);
}

/** Goes on until the game waits or is over. */
export function run(g: Agenda, s: Core): void {
  for (let acts = 0; s.outcome === null; acts++) {
    if (acts > ACT_CAP) throw new Bug(`a move without end at state ${hash(s)}`);
    const f = s.agenda[s.agenda.length - 1];
    if (f === undefined) throw new Bug('nothing left to do, and no outcome');
    const place = placeOf(g, f);
    const { kind, step, next } = place;
    if (kind === 'act') proceed(g, s, f, next, step(s, f));
    else if (kind === 'end') end(g, s, s.agenda.length - 1);
    else if (kind === 'sealed') {
      if (seatsAsked(s, f, place).length > 0) return;
      const { picks } = f;
      if (picks?.some((pick) => pick?.[0] === SEALED[0])) throw new Unknown('sealed picks');
      delete f.picks;
      proceed(g, s, f, next, picks && step.reveal(s, f, picks));
    } else {
      const seat = step.who(s, f);
      const options = seat !== null && step.auto ? optionsOf(s, f, step, seat) : [];
      if (seat !== null && options.length !== 1) return;
      proceed(g, s, f, next, seat === null ? undefined : step.take(s, f, seat, options[0]));
    }
  }
  s.agenda.length = 0;
  s.raised.length = 0;
}

/** All that the ask at f offers to a seat. */
function optionsOf(s: Core, f: Frame, ask: Any, seat: Seat): Move[] {
  const list: Move[] = [];
  // Hundreds of moves at once: this is quicker than `push`.
  ask.options(s, f, seat, (move: Move) => {
    list[list.length] = move;
  });
  return list;
}

/** Sealed picks that the viewer of this view does not know become any pick the seat could have made. */
export function fillPicks(g: Agenda, s: Core): void {
  for (const f of s.agenda)
    f.picks?.forEach((known, seat, picks) => {
      if (known?.[0] === SEALED[0]) picks[seat] = pick(s.rng, optionsOf(s, f, placeOf(g, f).step, seat));
    });
}

/** What the step of frame f asked for, and the step that follows it; f is the top of the agenda while its step runs. */
function proceed(g: Agenda, s: Core, f: Frame, following: string, next: Next): void {
  if (next === undefined) f.at = following;
  else if (next === 'done') f.at = '';
  else if (next !== 'again') {
    if ('frame' in next && !next.again) f.at = following;
    interrupt(g, s, next);
  }
}

/** Above an unanswered ask: the ask stands again when what was called has ended. */
function interrupt(g: Agenda, s: Core, next: Next): void {
  if (typeof next !== 'object') return;
  if ('frame' in next) return void s.agenda.push(next.frame);
  const at = s.agenda.findLastIndex((f) => f.do === next.cancel);
  if (at < 0) throw new Bug(`nothing to cancel: ${next.cancel}`);
  end(g, s, at);
}

/** Ends the frames from `at` up. When no effect runs any more, what effects have raised is handled. */
function end(g: Agenda, s: Core, at: number): void {
  let settled = false;
  for (let i = at; i < s.agenda.length; i++)
    settled ||= s.agenda[i]!.do === TRIGGERS || placeOf(g, s.agenda[i]!).effect;
  s.agenda.length = at;
  if (!settled || s.raised.length === 0) return;
  if (g.triggers === undefined) throw new Bug('a trigger in a game without triggers');
  if (s.agenda.at(-1)?.do === TRIGGERS) return;
  for (let i = at - 1; i >= 0 && s.agenda[i]!.do !== TRIGGERS; i--)
    if (placeOf(g, s.agenda[i]!).effect) return;
  s.agenda.push({ do: TRIGGERS, at: 'choose' });
}
