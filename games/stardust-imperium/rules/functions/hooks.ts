import { TYPE_BIT } from '../../data/cards.ts';
import { OCCASIONS, type Occasion, type Reaction } from './types.ts';

/** Which function of a kind an occasion sets off, in the form that the search for triggers needs. */
export interface Hook {
  /** The function's index among those of its kind. */
  readonly fn: number;
  /** Types of which the event's card must have one; 0 for any card. */
  readonly types: number;
  /** Whether one waiting offer answers all events of this sort (SI-TRG-06, SI-R-14). */
  readonly merges: boolean;
}

/** By occasion and kind id. The table of card functions enters its reactions here. */
export const HOOKS = Object.fromEntries(
  OCCASIONS.map((on) => [on, Array<Hook | undefined>(44).fill(undefined)]),
) as {
  readonly [O in Occasion]: (Hook | undefined)[];
};

const WITHOUT_DATA: readonly Occasion[] = ['oppCardSlipped', 'cardEntered', 'youLostHandCards'];

/** Enters a reaction of a kind. */
export function addHook(kind: number, fn: number, reaction: Reaction): void {
  HOOKS[reaction.on][kind] = {
    fn,
    types: reaction.type === undefined ? 0 : TYPE_BIT[reaction.type],
    merges: reaction.may && WITHOUT_DATA.includes(reaction.on),
  };
}
