import { shuffle, type Viewer } from '@conclave/kernel';
import { sort } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import { backwards } from './setup-steps.ts';
import type { State } from './types.ts';

/** Every list of market cards in a state; each card is in one of them. */
export const cardLists = (s: Readonly<State>): number[][] => [
  s.market,
  s.deck,
  s.discard,
  s.extra,
  ...s.buried,
  ...s.undeployed,
  ...s.deployed,
  ...s.actionCards,
];

/** Puts what is left of `pool` where backs are, at random. */
function put(s: State, lists: readonly number[][], pool: readonly number[]): void {
  const known = new Set(lists.flat());
  const unknown = shuffle(
    s.rng,
    pool.filter((card) => !known.has(card)),
  );
  for (const list of lists)
    for (let i = 0; i < list.length; i++) if (list[i] === -1) list[i] = unknown.pop()!;
}

/**
 * HX-R-22: missions as they may have been taken. In the order of the draft: what those before the viewer took, then what
 * the viewer was shown. Whoever was not shown any knows the row, or in a private draft nothing.
 */
function fillMissions(s: State, viewer: Viewer): void {
  const order = backwards(s);
  const picking = order.findLastIndex((seat) => s.shown[seat]!.length > 0);
  const place = order.findIndex((seat) => seat === viewer && s.shown[seat]!.length > 0);
  const taken = [...order.map((seat) => s.secrets[seat]!), s.common];
  const before = taken.slice(0, Math.max(place, 0));
  const after = taken.slice(before.length);
  const all = s.missionRow.length > 0 ? s.missionRow : tables(s).decks[s.missionDeck];
  const shown = place < 0 ? all : s.shown[order[place]!]!;
  put(s, [after], shown);
  put(
    s,
    [before],
    all.filter((mission) => !after.includes(mission)),
  );
  const whole = [...before, ...after];
  for (const [i, seat] of order.entries()) {
    if (i < picking || s.common >= 0) s.secrets[seat] = whole[i]!;
    if (s.shown[seat]!.includes(-1)) s.shown[seat] = whole.slice(i);
  }
}

/** Puts what the viewer cannot know where the backs are, at random. Extra cards and buried ones stay ascending. */
export function fill(s: State, viewer: Viewer): void {
  put(s, cardLists(s), [...tables(s).cards.keys()]);
  for (const list of [s.extra, ...s.buried]) sort(list);
  if (s.secrets.length > 0) fillMissions(s, viewer);
}
