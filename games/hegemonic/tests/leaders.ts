import { hegemonic as game } from '../index.ts';
import type { Moment } from '../rules/leaders/moments.ts';
import { interruption } from '../rules/leaders/window.ts';
import type { Given, Sector, Side } from './position.ts';
import { type Table, table } from './table.ts';

/** The moment of the window for leaders that is open, null if none is. */
export function momentOf(t: Table): Moment | null {
  const window = interruption.under(t.s);
  return window === t.s.agenda.at(-1) ? window.moment : null;
}

/** Whoever is asked passes. */
export const pass = (t: Table): void => {
  t.events.push(...game.apply(t.s, game.waiting(t.s)[0]!, ['pass']));
};

/** All pass in the windows that are open. */
function passWindows(t: Table): void {
  while (momentOf(t) !== null) pass(t);
}

/** All pass in windows until that of a moment opens. */
export function passUntil(t: Table, moment: Moment): void {
  while (momentOf(t) !== moment) {
    if (momentOf(t) === null) throw new Error(`no window ${moment}, but ${t.asked}`);
    pass(t);
  }
}

/** Blue, with a leader at 3, has declared to collect 2 CAPs: the window before an action is open. */
export function acting(
  leader: number,
  blue: Side = {},
  sectors: { readonly [hex: string]: Sector } = {},
  more: Partial<Given> = {},
): Table {
  const t = table({
    players: { Blue: { leader: [leader, 3], ...blue }, Red: {}, Green: {}, Yellow: {} },
    sectors,
    turn: ['B', 'assault'],
    ...more,
  });
  t.play('B collect');
  return t;
}

/** Blue’s Agent has attacked Red’s stack at (3,0) and drawn no power, everybody passing in the windows before that. */
export function fighting(blue: Side, red: Side, more: Partial<Given> = {}): Table {
  const t = table({
    players: { Blue: { caps: 20, ...blue }, Red: red, Green: {}, Yellow: {} },
    sectors: { '3,0': { tile: { martial: 2 }, pieces: { B: 'a', R: '2o' } } },
    turn: ['B', 'assault'],
    ...more,
  });
  t.play('B attack sabotage 0 3,0 R martial');
  passWindows(t);
  t.play('B drawNothing');
  return t;
}

/** What a level of a leader offers a player, whole and as the hexes that it ends with. */
export const leads = (t: Table, initial: string, level: number): string[] =>
  t.offers(initial, `lead ${level}`);
export const sites = (t: Table, level: number): Set<string> => new Set(t.places('B', `lead ${level}`));
