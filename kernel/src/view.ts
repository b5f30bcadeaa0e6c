import type { AnyProcedure } from './definition.ts';
import { Bug } from './errors.ts';
import { copy, hidden } from './json.ts';
import type { Move } from './move.ts';
import type { Core, Frame, GameEvent, Seat, Viewer } from './types.ts';

/** The pick of another seat in a sealed ask: that it was made is public, what it is is not. */
export const SEALED: Move = ['sealed'];

// biome-ignore lint/suspicious/noExplicitAny: one function serves every field
type AnySees = 'all' | 'none' | 'own' | 'owner' | ((value: any, viewer: Viewer, a: any, b?: any) => any);

/** Who sees what of a game; the types in `definition.ts` have seen to it that nothing is missing. */
export interface Sight {
  readonly fields: { readonly [field: string]: AnySees };
  readonly events: { readonly [event: string]: AnySees };
  readonly procedures: ReadonlyMap<string, AnyProcedure>;
}

/** The state as the viewer may know it, in the state's own shape. It starts empty: what nobody is said to see is not there. */
export function viewOf<S extends Core>(sight: Sight, s: S, viewer: Viewer): S {
  const view: Record<string, unknown> = {};
  for (const key in s) {
    if (key === 'rng') view[key] = hidden(s.rng);
    else if (key === 'agenda') view[key] = s.agenda.map((f) => frameView(sight, s, f, viewer));
    else if (key === 'raised')
      view[key] = s.raised.map((t) => [t[0], t[1], t[2], eventView(sight, t[3], viewer) ?? [t[3][0]]]);
    else if (key === 'v' || key === 'rules' || key === 'seats' || key === 'outcome') view[key] = copy(s[key]);
    else view[key] = look(sight.fields[key], s[key], viewer, s, key);
  }
  return view as unknown as S;
}

function frameView(sight: Sight, s: Core, f: Frame, viewer: Viewer): Frame {
  const locals: { [local: string]: AnySees } | undefined = sight.procedures.get(f.do)?.locals;
  const view: Record<string, unknown> = {};
  for (const key in f) {
    if (key === 'do' || key === 'at') view[key] = f[key];
    else if (key === 'picks')
      view[key] = f.picks?.map((pick, seat) => (pick === null || seat === viewer ? copy(pick) : SEALED));
    else view[key] = look(locals?.[key], (f as unknown as Record<string, unknown>)[key], viewer, s, key, f);
  }
  return view as unknown as Frame;
}

function look(sees: AnySees | undefined, value: unknown, viewer: Viewer, s: Core, name: string, f?: Frame) {
  if (sees === 'all') return copy(value);
  if (sees === 'none') return hidden(value);
  if (sees === 'own')
    return (value as unknown[]).map((own, seat) => (seat === viewer ? copy(own) : hidden(own)));
  if (sees === 'owner') return (f as { seat?: Seat }).seat === viewer ? copy(value) : hidden(value);
  if (sees === undefined) throw new Bug(`nobody said who sees ${name}`);
  return f === undefined ? sees(value, viewer, s) : sees(value, viewer, f, s);
}

/** An event as the viewer may know it; null when not even that it happened. */
export function eventView(sight: Sight, event: GameEvent, viewer: Viewer): GameEvent | null {
  const sees = sight.events[event[0]];
  if (sees === undefined) throw new Bug(`nobody said who sees ${event[0]}`);
  return typeof sees === 'function' ? sees(event, viewer, undefined) : event;
}
