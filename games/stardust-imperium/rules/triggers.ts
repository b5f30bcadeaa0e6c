import { equal, type Seat, type Trigger } from '@conclave/kernel';
import { KIND_OF, TYPE_BITS } from '../data/cards.ts';
import { HOOKS, type Hook } from './functions/hooks.ts';
import type { Built, Event, State } from './types.ts';

/** What a merged offer knows of its event: nothing (SI-TRG-06). */
const OFFER: Event = ['offered'];

/** SI-TRG-01: puts a trigger into the pool, unless the same offer waits there already. */
function raise(s: State, owner: Seat, card: Built, hook: Hook, event: Event): void {
  if (!hook.merges) {
    s.raised.push([owner, card.uid, hook.fn, event]);
    return;
  }
  for (const [, uid, fn] of s.raised) if (uid === card.uid && fn === hook.fn) return;
  s.raised.push([owner, card.uid, hook.fn, OFFER]);
}

/** Puts the fitting functions of one seat into the pool. */
function raiseAt(s: State, seat: Seat, hooks: readonly (Hook | undefined)[], event: Event): void {
  const tableau = s.tableaus[seat]!;
  for (let i = 0; i < tableau.length; i++) {
    const hook = hooks[KIND_OF[tableau[i]!.uid]!];
    if (hook !== undefined) raise(s, seat, tableau[i]!, hook, event);
  }
}

/** The same for every other seat. */
function raiseOpposite(s: State, seat: Seat, hooks: readonly (Hook | undefined)[], event: Event): void {
  for (let other = 0; other < s.seats; other++) if (other !== seat) raiseAt(s, other, hooks, event);
}

/** SI-TRG-13: a card of this seat became slipped. */
export function raiseSlipped(s: State, seat: Seat, uid: number): void {
  const kind = KIND_OF[uid]!;
  const event: Event = ['slipped', seat, uid];
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const tableau = s.tableaus[other]!;
    for (let i = 0; i < tableau.length; i++) {
      const card = tableau[i]!;
      const hook = HOOKS.oppCardSlipped[KIND_OF[card.uid]!];
      if (hook === undefined) continue;
      const fits = hook.types === 0 ? card.named === kind : (hook.types & TYPE_BITS[kind]!) !== 0;
      if (fits) raise(s, other, card, hook, event);
    }
  }
}

/** SI-TRG-12: a card came into this seat's tableau. */
export function raiseEntered(s: State, seat: Seat, card: Built, event: Event): void {
  const kind = KIND_OF[card.uid]!;
  const own = HOOKS.selfEntered[kind];
  if (own !== undefined) raise(s, seat, card, own, event);
  for (let owner = 0; owner < s.seats; owner++) {
    const tableau = s.tableaus[owner]!;
    for (let i = 0; i < tableau.length; i++) {
      const hook = HOOKS.cardEntered[KIND_OF[tableau[i]!.uid]!];
      if (hook !== undefined && tableau[i] !== card && (hook.types & TYPE_BITS[kind]!) !== 0)
        raise(s, owner, tableau[i]!, hook, event);
    }
  }
}

/** SI-TRG-11, SI-BLD-09: a build is complete; all of its events in one batch. */
export function raiseBuilt(s: State, seat: Seat, card: Built, event: Event): void {
  raiseEntered(s, seat, card, event);
  raiseAt(s, seat, HOOKS.youBuilt, event);
  raiseOpposite(s, seat, HOOKS.oppBuilt, event);
}

/** SI-TRG-14: cards were discarded by this seat's research. */
export function raiseResearched(s: State, seat: Seat, discarded: number[]): void {
  if (discarded.length > 0)
    raiseOpposite(s, seat, HOOKS.oppResearchDiscard, ['researched', seat, [], discarded]);
}

/** SI-TRG-15: cards left this seat's hand; it matters in an opponent's turn only. */
export function raiseHandLoss(s: State, seat: Seat): void {
  if (seat !== s.active) raiseAt(s, seat, HOOKS.youLostHandCards, OFFER);
}

/** Whether it makes no difference which of two waiting triggers comes first (section 5.3): same owner, kind and event. */
export const areAlike = (a: Trigger, b: Trigger): boolean =>
  a[0] === b[0] && KIND_OF[a[1]] === KIND_OF[b[1]] && a[2] === b[2] && equal(a[3], b[3]);

/** SI-TRG-16: the active player's turn ends. */
export function raiseTurnEnd(s: State): void {
  const event: Event = ['turnEnding', s.active];
  raiseAt(s, s.active, HOOKS.ownTurnEnd, event);
  raiseOpposite(s, s.active, HOOKS.oppTurnEnd, event);
}
