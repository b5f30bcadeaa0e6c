import { card, domain, type Sentences } from './sentences.ts';

/** Knowledge, Mastery cards and the Tree. */
export const CARD_REFUSALS: Sentences = {
  'no-such-domain': () => 'Name one of the six Domains.',
  'order-of-older-rules': () =>
    'This table began by older rules, in which Knowledge is named in the order of the Domains: go on from the last one.',
  'not-held': (p) => `You have no ${domain(p.domain)} left for this.`,
  'not-fullest': () => 'Choose among the Domains in which you have most.',
  'too-little-knowledge': (p) => `That takes ${p.n} Knowledge, and you have ${p.held} in all.`,
  'cannot-pay': (p) =>
    `This costs ${p.cost} ${domain(p.domain)}, and you have ${p.held}: ${p.missing} too few.`,
  'cannot-pay-freely': (p) =>
    `This costs ${p.cost} ${domain(p.domain)}, up to ${p.free} of it in any Domains. You have ${p.held}, and ${p.others} of others: ${p.missing} too few.`,

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
  'none-left': (p) => `No copy of ${card(p.kind)} is left in the supply.`,
  'copy-taken': (p) => `That copy of ${card(p.kind)} is not in the supply.`,
  'not-owned': (p) => `${card(p.kind)} is not in your Tree.`,
  'already-advanced': (p) => `${card(p.kind)} is Advanced already.`,
  'nobody-has-it': (p) => `${card(p.kind)} is in nobody else’s Tree.`,
  'nobody-has-advanced': (p) => `Nobody else has ${card(p.kind)} on its Advanced side.`,
};
