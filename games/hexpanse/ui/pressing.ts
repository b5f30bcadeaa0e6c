import { sameMove } from '@conclave/kernel';
import { commonParts, offersLeft, withoutPicks } from '@conclave/kit/table';
import { isVacant } from '../rules/board.ts';
import type { Move } from '../rules/types.ts';
import { held, orientedAt, settled, withPut } from './choosing.ts';
import { after, type Course } from './course.ts';
import { type Chosen, type Draft, filled, offersAt, openOffers, type Table } from './drafting.ts';
import { holesOf, plannedHere } from './finishing.ts';
import { MANNER, type Offer } from './parts.ts';

/** What a press on a territory makes of a course that asks. */
function pressedAt(table: Table, chosen: Chosen, course: Course, isLast: boolean, t: number): Chosen | null {
  if (course.step === 'pattern.orient') return orientedAt(table, chosen, course, t);
  if (course.step === 'pattern.put') {
    if (!holesOf(course).includes(t)) return null;
    const isOn = plannedHere(course, table.seat, chosen.puts).has(t);
    return withPut(chosen, t, isOn ? null : undefined);
  }
  const picks = isLast ? chosen.picks : [];
  const all = offersAt(table, course);
  const leads = (name: 'at' | 'to', some: readonly Offer[]) => some.some(({ parts }) => parts[name] === t);
  const offers = openOffers(table, course, picks);
  const { at } = commonParts(offers);
  const isAt = picks.some(([name]) => name === 'at');
  if (at !== undefined && leads('to', offers)) return settled(table, chosen, course, [...picks, ['to', t]]);
  if (isAt && at === t) return { ...chosen, picks: withoutPicks(picks, 'at') };
  if (leads('at', offers)) return settled(table, chosen, course, [...picks, ['at', t]]);
  const kept = withoutPicks(picks, 'at', 'to');
  const wider = offersLeft(all, kept, MANNER);
  if (leads('at', wider)) return settled(table, chosen, course, [...kept, ['at', t]]);
  if (leads('to', wider)) return settled(table, chosen, course, [...kept, ['to', t]]);
  if (course.step === 'action.choose' && kept.length === 0) return dropped(table, chosen, course, t);
  return null;
}

/** A press on a vacant territory with nothing else chosen puts the plainest unit there. */
function dropped(table: Table, chosen: Chosen, course: Course, t: number): Chosen | null {
  if (!isVacant(course.view, t)) return null;
  const unit = ['normal', 'squad', 'minor'].find((one) =>
    course.moves.some((move) => move[0] === 'place' && move[1] === one),
  );
  if (!unit) return null;
  const begun = after(table.game, table.seat, course, ['place', unit] as Move);
  const move = begun.moves.find((one) => sameMove(one, ['at', t]));
  return move ? held(table, begun, move, chosen) : null;
}

/** The territory on which the moves held end. */
function goalOf({ held: moves, pattern, route }: Draft): number | null {
  if (pattern?.anchor != null) return pattern.anchor;
  const last = moves.at(-1);
  if (!last) return null;
  if (route) return route.to;
  return typeof last[1] === 'number' &&
    ['at', 'withdraw', 'reuse', 'target', 'strike', 'warlord', 'put'].includes(last[0])
    ? last[1]
    : null;
}

/**
 * What a press on a territory makes of the choices; `confirm` where all is complete and the last territory is pressed
 * once more. Null where the territory leads to nothing.
 */
export function pressed(table: Table, chosen: Chosen, draft: Draft, t: number): Chosen | 'confirm' | null {
  const list = filled(table, chosen);
  const isHole = draft.course.step === 'pattern.put' && holesOf(draft.course).includes(t);
  if (draft.complete && draft.byHand > 0 && goalOf(draft) === t && !isHole) return 'confirm';
  for (let i = list.length - 1; i >= 0; i--) {
    const next = list[i]!.step === null ? null : pressedAt(table, chosen, list[i]!, i === list.length - 1, t);
    if (next) return next;
  }
  return null;
}
