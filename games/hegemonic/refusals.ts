import type { Refusal } from '@conclave/kernel';
import type { ActionCard, PatternKey } from './data/cards.ts';
import { KIND_OF, TECHNOLOGIES } from './data/technologies.ts';
import type { Type } from './data/tracks.ts';
import type { Unit } from './rules/types.ts';
import { BASE_TEXT, CARD_TEXT, caps, patternText, UNIT_TEXT } from './texts.ts';

type Params = Refusal['params'];

const technology = (p: Params): string =>
  TECHNOLOGIES[KIND_OF[p.card as number] ?? -1]?.name ?? 'That technology';

const base = (p: Params): string => BASE_TEXT[p.type as Type].name;
const bases = (p: Params): string => BASE_TEXT[p.type as Type].many;
const unit = (p: Params): string => UNIT_TEXT[p.unit as Unit]?.name ?? 'group of Complexes';

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: { readonly [code: string]: (p: Params) => string } = {
  'wrong-moment': () => 'Something else has to be decided first.',
  'cannot-pay': (p) => `This costs ${caps(p.cost as number)}, and you have ${p.caps}.`,
  'no-such-sector': () => 'There is no such sector. The centre of the core is closed.',
  'no-such-player': () => 'Name another player.',
  'same-sector': () => 'That is where it is already. Choose another sector.',

  'no-place-for-board': () =>
    'A board may not overlap another one and must touch at least two, one of them the core while that is possible.',
  'leader-taken': () => 'That leader is taken.',
  'home-on-core': () => 'A home can’t lie on the core.',
  'board-has-home': () => 'Another home lies on this board.',
  'beside-other-home': () => 'A home can’t lie beside another one.',
  'no-such-tile': () => 'That tile is not among those to choose from.',
  'not-empty': () => 'That hex is not empty.',
  'not-beside-home': () => 'The first tile goes beside your home.',

  'not-in-hand': (p) => `${technology(p)} is not in your hand.`,
  'not-advanced': (p) => `${technology(p)} is not among your Advanced Technologies.`,
  'drops-when-asked': () =>
    'This game began under rules number 2 or 1: in it only who is asked something can discard an Advanced Technology.',
  'nothing-to-draw': () => 'Neither the draw pile nor the discards have a card left.',
  'no-such-pile': () => 'There is no such discard pile.',
  'empty-pile': () => 'That discard pile is empty.',
  'already-advanced': (p) =>
    `${technology(p)} is among your Advanced Technologies already; there may be one of each.`,
  'tier-too-low': (p) =>
    `${technology(p)} needs ${p.type} tier ${p.wanted}; yours is ${p.tier}. An Advanced Technology of the same type and at most one tier lower would do as well.`,
  'slots-full': (p) => `All ${p.slots} slots are full. Say which Advanced Technology makes room.`,
  'need-not-drop': () =>
    'There is room, so only a technology that this one is built on may be given up for it.',
  'not-ascending': () => 'Name each once, in ascending order.',
  'no-gifts': () => 'In the learning game no CAPs change hands.',
  'one-or-five': () => 'CAPs are given as tokens of 1 and 5; give several for another amount.',

  'no-such-card': (p) => `Choose one of your ${p.cards} action cards.`,
  'not-tied': () => 'Choose one of those whose cards have this number.',
  'not-on-card': (p) =>
    p.card === undefined
      ? 'This BUILD does not offer that.'
      : `${CARD_TEXT[p.card as ActionCard].name} does not offer that action.`,
  'no-income': () => 'Your lowest income is 0, so that it would bring nothing.',
  'nothing-to-survey': () => 'There is neither a tile to flip nor one that could be placed.',
  'no-research': () => 'The learning game has no RESEARCH.',
  'nothing-to-research': () => 'There is no card to take back, to discard or to draw.',

  'no-base-left': (p) => `All your ${bases(p)} are on the board.`,
  'bases-left': (p) =>
    `You have ${p.left} ${p.left === 1 ? base(p) : bases(p)} left to build; ${bases(p)} can be relocated when none is left.`,
  'no-unit-left': (p) => `All your ${unit(p)}s are on the board.`,
  'no-tile': () => 'No tile lies there.',
  'foreign-home': () => 'That is the home of another player.',
  'no-location': (p) => `There is no open Location for a base of the ${p.type} type.`,
  'out-of-range': (p) => `None of your pieces of the ${p.type} type reaches that sector.`,
  'no-own-base': (p) => `You have no ${base(p)} there.`,
  'no-own-complex': () => 'One half of a Gate pair stands where you have a Complex.',
  'no-gate-left': () => 'All your Gate pairs are on the board.',
  'no-such-gate': () => 'That Gate pair is not on the board.',
  'no-other-half': (p) =>
    `Within ${p.reach} of this sector there is no place with an industrial Location for the other half.`,
  'gate-too-far': (p) => `The sectors are ${p.distance} apart; your Gate pairs span at most ${p.reach}.`,

  'no-such-unit': (p) => `That ${unit(p)} is not on the board.`,
  'too-far': (p) => `That sector is ${p.distance} steps away; a Fleet moves at most ${p.steps}.`,
  'no-such-attacker': (p) => `You have no such ${unit(p)} to attack with.`,
  'attacked-already': (p) => `This ${unit(p)} has attacked in this phase.`,
  'not-the-moved-one': () => 'Only the unit that has just moved may attack in this action.',
  'no-such-target': () => 'Name a sector, a player and a type as the target.',
  'target-out-of-range': (p) => `The target is ${p.distance} away; this attacker reaches ${p.range}.`,
  'wrong-target': (p) => `${patternText(p.pattern as PatternKey).name} can’t target the ${p.type} type.`,
  'own-pieces': () => 'Target another player.',
  'home-protected': () => 'Nothing in a player’s home can be targeted.',
  'nothing-there': (p) => `That player has nothing of the ${p.type} type there.`,
  sheltered: () => 'A leader protects that sector until the phase ends.',

  'no-such-faction': () => 'There is no such faction.',
  'faction-used': () => 'Your Agents have drawn on this faction in this phase already.',
  'no-such-stack': () => 'You have no Outposts there.',
  'stack-used': () => 'Your Fleets have drawn on this stack in this phase already.',
  'stack-out-of-reach': (p) => `This stack has range ${p.range} and does not reach the Fleet.`,
  'cannot-lend': () => 'You have no Embassy of the faction whose power that side uses.',
  'no-base-there': () => 'You have no base of that type there to bring here.',
  'not-exposed': () => 'Only Gates of the loser in this sector can be destroyed.',
  'no-refuge': () => 'It can’t go there.',
  'not-candidate': () => 'The token goes to one of the players with the most CAPs, and not to you.',
  'not-ready': () => 'Your leader offers no such ability now.',
};

/** The sentence for a refusal of this game; null for codes that are not this game's. */
export const sayRefusal = (refusal: Refusal): string | null =>
  SENTENCES[refusal.code]?.(refusal.params) ?? null;
