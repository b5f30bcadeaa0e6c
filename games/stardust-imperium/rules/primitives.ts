import { Bug, type Seat } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { raiseEntered } from './triggers.ts';
import type { Built, State } from './types.ts';
import { tell } from './vocabulary.ts';
import { toDiscard, toHand } from './zones.ts';

/*
 * The three ways in which a built card can leave a tableau. No printed card destroys one or moves one to another
 * tableau (SI-R-43); what does so some day finds the rules for it here.
 */

/** SI-GAM-08: functions of others can't move cards out of the tableau of the player who triggered the end. */
const isProtected = (s: Readonly<State>, owner: Seat, by: Seat): boolean =>
  s.completedBy === owner && by !== owner;

function takeBuilt(s: State, owner: Seat, uid: number): Built {
  const tableau = s.tableaus[owner]!;
  const at = tableau.findIndex((card) => card.uid === uid);
  if (at < 0) throw new Bug(`card ${uid} is not in the tableau of seat ${owner}`);
  return tableau.splice(at, 1)[0]!;
}

/** Returns a card to its owner's hand by a function of seat `by`; what lies on it comes along (SI-CARD-10, SI-SLP-07). */
export function returnToHand(s: State, by: Seat, owner: Seat, uid: number): void {
  if (isProtected(s, owner, by)) return;
  const { stash } = takeBuilt(s, owner, uid);
  toHand(s, owner, uid);
  for (const stored of stash) toHand(s, owner, stored);
  tell(['returned', owner, uid, stash]);
}

/** Destroys a card by a function of seat `by`; what lies on it is discarded with it (SI-CARD-10, SI-ZON-10). */
export function destroyTableauCard(s: State, by: Seat, owner: Seat, uid: number): void {
  if (isProtected(s, owner, by)) return;
  const { stash } = takeBuilt(s, owner, uid);
  const uids = [uid];
  for (const stored of stash) insert(uids, stored);
  toDiscard(s, uids);
  tell(['destroyed', owner, uid, stash]);
}

/**
 * Moves a card to another tableau by a function of seat `by`. It stays slipped or unslipped, what lies on it stays on it,
 * and it comes into a tableau without becoming slipped (SI-SLP-05); a new owner names anew (SI-CARD-14).
 */
export function moveBetweenTableaus(s: State, by: Seat, from: Seat, to: Seat, uid: number): void {
  if (isProtected(s, from, by)) return;
  const card = takeBuilt(s, from, uid);
  card.named = 0;
  s.tableaus[to]!.push(card);
  tell(['movedTableau', from, to, uid]);
  raiseEntered(s, to, card, ['movedTableau', from, to, uid]);
}
