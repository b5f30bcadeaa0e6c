import type { Refusal } from '@conclave/kernel';
import { DOMAIN_NAMES } from './data/domains.ts';
import { MASTERY } from './data/mastery.ts';
import { CITY_COUNTERS } from './data/numbers.ts';
import { TILES } from './data/tiles.ts';

type Params = Refusal['params'];

const domain = (n: unknown): string => DOMAIN_NAMES[n as number] ?? 'that Domain';
const card = (n: unknown): string => MASTERY[n as number]?.name ?? 'That card';

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: { readonly [code: string]: (p: Params) => string } = {
  'wrong-moment': () => 'Something else has to be decided first.',
  'no-such-domain': () => 'Name one of the six Domains.',
  'not-ascending': () => 'They are named in ascending order, so that each choice has one name only.',
  'not-held': (p) => `You have no Knowledge of ${domain(p.domain)} left for this.`,
  'too-little-left': () => 'What you hold from there on would not suffice for the rest.',
  'cannot-pay': (p) => `This costs ${p.cost} ${domain(p.domain)}, and you have ${p.held}.`,

  'not-dealt': () =>
    'Keep one of the Monuments and, if there are any, one of the objective cards that were dealt to you.',
  'no-such-tiles': () => 'Name tiles of your hand.',
  'ambition-too-low': (p) => `Declare at least ${p.least}: more than anybody before you.`,
  'ambition-too-high': () => 'There are five objectives on your card.',

  'not-in-hand': (p) => `${TILES[p.tile as number]?.id ?? 'That tile'} is not in your hand.`,
  'no-such-rotation': () => 'A tile can lie in three ways: 0, 1 or 2.',
  'no-such-cell': () => 'There is no such place on the map.',
  'not-beside': () => 'A tile must share an edge with the Cradle or another tile; a corner is not enough.',
  'cell-taken': () => 'Something lies there already.',

  'not-drawn': () => 'Choose one of the two Omens that you have drawn.',
  'not-fullest': () => 'Choose among the Domains in which you have most.',
  'too-little-knowledge': () => 'You have less than four Knowledge in all.',
  'not-your-city': () => 'You have no City there.',

  'no-build-left': () => 'You have no such Build action left in this turn.',
  'no-patronage': () => 'Patronage gives you no action now.',
  'no-tile': () => 'No tile lies there.',
  'camp-taken': () => 'That Camp has a City or a Monument.',
  'top-level': () => 'That City has reached its highest level.',
  'no-counter': (p) => `All ${CITY_COUNTERS} of your counters of level ${p.level} are on the map.`,
  'no-such-monument': () => 'That Monument is not in play.',
  'monument-complete': () => 'That Monument is complete.',
  'no-free-camp': () => 'There is no free Camp on which the Monument could stand.',
  'cannot-pay-level': (p) =>
    `This level costs ${p.total}: at most ${p.each} of ${domain(p.primary)} and at most ${p.each} of ${domain(p.secondary)}.`,
  'wrong-payment': (p) =>
    `Pay ${p.total} in all, at most ${p.each} of either Domain, and no more than you have.`,

  'no-such-place': () => 'Name a place in your Tree.',
  'place-taken': () => 'A card lies there already.',
  'not-beside-card': () => 'A card goes beside another card of your Tree.',
  'sides-differ': () => 'On every side where cards touch, the colours must be the same.',

  'exchange-used': (p) => `You have used your exchange for ${domain(p.domain)} in this turn.`,
  'no-exchange-card': (p) => `You have no card that exchanges for ${domain(p.domain)}.`,
  'same-domain': () => 'Only Knowledge of other Domains is exchanged.',

  'no-such-card': () => 'There is no such Mastery card.',
  'not-in-game': () => 'Cards of value 9 are left out of a first game.',
  'already-owned': (p) => `${card(p.kind)} is in your Tree already; there may be one of each.`,
  'needs-card': (p) => `${card(p.kind)} needs ${card(p.needs)} in your Tree.`,
  'needs-lower-cards': (p) =>
    `${card(p.kind)} needs a card of value 3 and one of value 6 of ${domain(p.domain)} in your Tree.`,
  'cannot-pay-freely': (p) =>
    `This costs ${p.cost} ${domain(p.domain)}, up to ${p.free} of it in any Domains, and you have too little.`,
  'copy-taken': (p) => `That copy of ${card(p.kind)} is not in the supply.`,
  'not-owned': (p) => `${card(p.kind)} is not in your Tree.`,
  'already-advanced': (p) => `${card(p.kind)} is Advanced already.`,
  'nobody-has-it': (p) => `${card(p.kind)} is in nobody else’s Tree.`,
  'nobody-has-advanced': (p) => `Nobody else has ${card(p.kind)} on its Advanced side.`,
};

/** The sentence for a refusal of this game; null for codes that are not this game's. */
export const sayRefusal = (refusal: Refusal): string | null =>
  SENTENCES[refusal.code]?.(refusal.params) ?? null;
