import { type Seat, shuffle, Unknown } from '@conclave/kernel';
import { REL } from '../data/domains.ts';
import { tables } from '../data/tables.ts';
import { score } from './gain.ts';
import { asksForSameOmen } from './older.ts';
import { resolve } from './omen-effects.ts';
import type { State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

/** How often an Omen lies open for a seat: round Omens for all, turn Omens for their owner (DM-OME-04). */
export function countOmen(s: Readonly<State>, seat: Seat, omen: number): number {
  let n = 0;
  for (const [i, active] of s.activeOmens.entries())
    if (active === omen && (tables(s).omens[omen]!.duration === 'round' || s.omenOwners[i] === seat)) n++;
  return n;
}

/** The number in an Omen's effect for each time that it lies open for a seat. */
export const omenSum = (s: Readonly<State>, seat: Seat, omen: number): number =>
  tables(s).omens[omen]!.n * countOmen(s, seat, omen);

/** Ends the open Omens for which `ends` holds (DM-OME-03). */
export function endOmens(s: State, ends: (omen: number, owner: Seat) => boolean): void {
  for (let i = 0; i < s.activeOmens.length; ) {
    const [omen, owner] = [s.activeOmens[i]!, s.omenOwners[i]!];
    if (!ends(omen, owner)) {
      i++;
      continue;
    }
    s.activeOmens.splice(i, 1);
    s.omenOwners.splice(i, 1);
    s.omenDiscard.push(omen);
    tell(['omenEnded', owner, omen]);
  }
}

/** Who holds the Augur (DM-SET-03); -1 for nobody, and without Omens. */
const augur = (s: Readonly<State>): Seat => (s.hasOmens ? s.holders[REL]! : -1);

/** The next Omen, from the reshuffled discard if the deck is empty (DM-OME-05); null if there is none. */
function drawOmen(s: State): number | null {
  if (s.omenDeck.length === 0) {
    if (s.omenDiscard.length === 0) return null;
    s.omenDeck = shuffle(s.rng, s.omenDiscard);
    s.omenDiscard = [];
    tell(['omensReshuffled', s.omenDeck.length]);
  }
  const omen = s.omenDeck.pop()!;
  if (omen < 0) throw new Unknown('the next Omen');
  return omen;
}

/** The Augur's other card, which is not resolved. */
function setAside(s: State, seat: Seat, omen: number): void {
  s.omenDiscard.push(omen);
  tell(['omenDiscarded', seat, omen]);
}

/** DM-OME-01: draws and resolves one Omen for the Locus at `vertex`. */
export const omen = procedure<{ seat: Seat; vertex: number; looked: number[] }>(
  'omen',
  { seat: 'all', vertex: 'all', looked: 'owner' },
  {
    draw(s, f) {
      const first = drawOmen(s);
      if (first === null) return 'done';
      f.looked = [first];
      if (augur(s) !== f.seat) return;
      const second = drawOmen(s);
      if (second === null) return;
      if (second === first && !asksForSameOmen(s)) setAside(s, f.seat, second);
      else f.looked.push(second);
    },
    pick: {
      rule: 'DM-OME-08',
      who: (_s, f) => (f.looked.length > 1 ? f.seat : null),
      options(_s, f, _seat, emit) {
        for (const omen of new Set(f.looked)) emit(['omen', omen]);
      },
      take(s, f, seat, move) {
        const kept = move[1] as number;
        const other = f.looked[f.looked[0] === kept ? 1 : 0]!;
        f.looked = [kept];
        setAside(s, seat, other);
      },
    },
    resolve(s, f) {
      const omen = f.looked.pop()!;
      const lasts = tables(s).omens[omen]!.duration !== 'instant';
      tell(['omenDrawn', f.seat, omen, lasts]);
      if (lasts) {
        s.activeOmens.push(omen);
        s.omenOwners.push(f.seat);
      } else s.omenDiscard.push(omen);
      const holder = augur(s);
      if (holder >= 0 && holder !== f.seat) score(s, holder, tables(s).augur, 'omens', 'domination', REL);
      return resolve(s, f.seat, omen, f.vertex);
    },
  },
);
