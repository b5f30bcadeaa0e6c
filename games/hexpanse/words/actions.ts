import type { Tables } from '../data/tables.ts';
import type { Move } from '../rules/types.ts';
import { hexilum } from './names.ts';

/** What each action is, in a sentence for somebody who meets it first (section 6.4); a faction's ability says itself what it does. */
export const actionTexts = (t: Tables): { readonly [action in Move[0]]?: string } => ({
  place: 'Puts a unit of your reserve on any empty territory.',
  deploy:
    'Mercenaries are cards that become units: puts one of yours on any empty territory; what it can do follows at once.',
  play: 'Action cards are no units: does one of the two things on one of yours, which is then discarded.',
  attack: `A unit of yours destroys one beside it, or takes ${t.attackDamage} life from a warlord, and is lost itself.`,
  reuse: 'Does once more what a unit of yours on the board can do, if that can be used for an action.',
  withdraw: 'Takes a unit of yours from the board back into your reserve, to place it elsewhere.',
  recover: 'Takes a unit that was destroyed from your Recovery Ship back into your reserve.',
  gain: `You gain ${hexilum(t.actionHexilum)}.`,
  raise: 'From your next turn on you gain 1 hexilum more each turn.',
  heal: `Your warlord gets ${t.actionLife} life back.`,
  moveWarlord: `Your warlord goes to an empty territory beside it, for ${t.ownDamage} life.`,
});
