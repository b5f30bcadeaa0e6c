import { Bug } from './errors.ts';
import { copy, hidden } from './json.ts';
import type { Move } from './move.ts';
import type { AnyProcedure } from './procedure.ts';
import type { Core, EventVisibility, Frame, GameEvent, Seat, Trigger, Viewer, Visibility } from './types.ts';

/** The pick of another seat in a sealed ask: that it was made is public, what it is is not. */
export const SEALED: Move = ['sealed'];

// biome-ignore lint/suspicious/noExplicitAny: one function serves the rules of every field
type AnyRule = 'all' | 'none' | 'own' | 'owner' | ((value: any, viewer: Viewer, a: any, b?: any) => unknown);

/** The state as the viewer may know it, in the state's own shape. It starts empty: what has no rule is not there. */
export function viewOf<S extends Core, E extends GameEvent>(
  s: S,
  viewer: Viewer,
  fields: Visibility<S>,
  events: EventVisibility<E>,
  procedures: ReadonlyMap<string, AnyProcedure>,
): S {
  const view: Record<string, unknown> = {};
  for (const key in s) {
    const value = s[key];
    if (key === 'rng') view[key] = hidden(value);
    else if (key === 'agenda') view[key] = s.agenda.map((f) => frameView(s, f, viewer, procedures));
    else if (key === 'raised') view[key] = s.raised.map((t) => triggerView(t, viewer, events));
    else if (key === 'v' || key === 'rules' || key === 'seats' || key === 'outcome') view[key] = copy(value);
    else view[key] = apply((fields as unknown as Record<string, AnyRule>)[key], value, viewer, undefined, s, key);
  }
  return view as unknown as S;
}

function apply(rule: AnyRule | undefined, value: unknown, viewer: Viewer, owner: Seat | undefined, s: Core, key: string, f?: Frame) {
  if (rule === 'all') return copy(value);
  if (rule === 'none') return hidden(value);
  if (rule === 'own') return (value as unknown[]).map((own, seat) => (seat === viewer ? copy(own) : hidden(own)));
  if (rule === 'owner') return owner === viewer ? copy(value) : hidden(value);
  if (rule === undefined) throw new Bug(`nobody said who sees ${key}`);
  return f === undefined ? rule(value, viewer, s) : rule(value, viewer, f, s);
}

function frameView(s: Core, f: Frame, viewer: Viewer, procedures: ReadonlyMap<string, AnyProcedure>): Frame {
  const locals = procedures.get(f.do)?.locals as unknown as Record<string, AnyRule>;
  const view: Record<string, unknown> = {};
  for (const key in f) {
    const value = (f as Record<string, unknown>)[key];
    if (key === 'do' || key === 'at') view[key] = value;
    else if (key === 'picks') view[key] = f.picks?.map((pick, seat) => (pick === null || seat === viewer ? copy(pick) : SEALED));
    else view[key] = apply(locals[key], value, viewer, (f as { seat?: Seat }).seat, s, `${f.do}.${key}`, f);
  }
  return view as Frame;
}

const triggerView = ([owner, card, hook, event]: Trigger, viewer: Viewer, events: EventVisibility<never>): Trigger => [
  owner,
  card,
  hook,
  eventView(event, viewer, events) ?? [event[0]],
];

/** An event as the viewer may know it; null when not even that it happened. */
export function eventView<E extends GameEvent>(event: E, viewer: Viewer, events: EventVisibility<E>): E | null {
  const rule = (events as Record<string, 'all' | ((e: E, v: Viewer) => E | null)>)[event[0]];
  if (rule === undefined) throw new Bug(`nobody said who sees ${event[0]}`);
  return rule === 'all' ? event : rule(event, viewer);
}
