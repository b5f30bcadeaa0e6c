import { plural } from '@conclave/frame/words.ts';
import type { Omen, OmenKey } from '../data/omens.ts';
import { OMENS } from '../data/omens.ts';
import type { Named } from './names.ts';

/*
 * What Omens do, in our own words, put together from the numbers of the cards. “You” are the player who closed the Locus.
 */

type Says = (omen: Omen) => string;

const levels = (n: number): string => plural(n, 'level');
const besides = (n: number, more: string): string => (n > 0 ? `; you ${more}` : '');

const SAYS: { readonly [key in OmenKey]: Says } = {
  bountifulHarvest: ({ n }) => `You gain ${n} Knowledge of your choice, of one or several Domains.`,
  goldenAge: ({ n, more }) =>
    `Every player gains ${n} Knowledge of their own choice${besides(more, `gain ${more} more`)}.`,
  cometOfFortune: ({ n }) => `You have ${plural(n, 'more Build action', 'more Build actions')} in this turn.`,
  inspiredMinds: ({ n }) =>
    `You have ${plural(n, 'more Develop action', 'more Develop actions')} in this turn.`,
  auspiciousBirth: ({ n }) => `You gain ${n} Influence.`,
  greatFestival: ({ n }) => `You score ${n} VP.`,
  favourableWinds: () =>
    'For each of your Cities you gain as much Knowledge of its Camp’s colour as its level; nothing is activated, and cards add nothing.',
  masterMasons: ({ n }) => `Each of your Build actions in this turn costs ${n} less.`,
  sagesCounsel: ({ n }) => `Each of your Develop actions in this turn costs ${n} less.`,
  greatMigration: ({ n }) =>
    `You draw ${plural(n, 'tile')} into your hand and put any ${n} of your hand, new or old, into the bag.`,
  ageOfPeace: ({ n, more }) => `Every player gains ${n} Influence${besides(more, `gain ${more} more`)}.`,
  procession: ({ n, bound }) => `You score ${n} VP for each of your Cities, at most ${bound}.`,
  richVeins: ({ n }) => `You gain ${n} Knowledge of each Domain.`,
  drought: ({ n }) =>
    `Every player loses ${n} Knowledge in the Domain in which that player has most, chosen among equals.`,
  earthquake: ({ n }) =>
    `Every City on the six tiles of the Locus loses ${levels(n)}; one of level 1 is destroyed.`,
  greatFire: ({ n }) =>
    `The player with most Cities, by initiative among equals, chooses one of them; it loses ${levels(n)}, and one of level 1 is destroyed.`,
  famine: ({ n }) => `Every player’s Knowledge above ${n} in a Domain falls to ${n}.`,
  rebellion: ({ n }) => `Every player loses ${n} Influence.`,
  scandal: ({ n }) => `The player with most Influence, by initiative among equals, loses ${n} Influence.`,
  eclipse: () => 'Matching pairs Produce nothing; for other effects they are still pairs.',
  harshWinter: () => 'Camps of placed tiles Produce nothing, whatever cards add to them.',
  barbarians: ({ n }) => `Founding or raising a City costs ${n} more.`,
  forgottenLore: ({ n }) => `Gaining or turning a Mastery card costs ${n} more.`,
  locusts: ({ n, bound }) =>
    `Every player loses ${n} Knowledge in each Domain in which that player has ${bound} or more.`,
  tribute: ({ n }) => `You lose ${n} Knowledge of your choice, if you have that much, or ${n} VP.`,
  silentOracles: ({ n }) =>
    `An activated City Produces ${n} less of its Camp’s colour, but not less than 0; what cards add stays.`,
};

/** How long an Omen lies open, as a sentence. */
const DURATION_TEXT: { readonly [duration in Omen['duration']]: string } = {
  instant: 'At once.',
  turn: 'Until the end of the turn.',
  round: 'For all players, until the next turn of who drew it begins, or the Age ends.',
};

/** What an Omen does, without how long. */
export const omenSays = (omen: Omen): string => SAYS[omen.key](omen);

/** An Omen with all that it says. */
export const omenText = (omen: Omen): Named => ({
  name: omen.name,
  says: `${omenSays(omen)} ${DURATION_TEXT[omen.duration]}`,
});

/** The name of an Omen by its number; “an Omen” where it is not known. */
export const omenName = (omen: number): string => OMENS[omen]?.name ?? 'an Omen';
