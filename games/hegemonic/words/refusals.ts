import type { Refusal } from '@conclave/kernel';
import type { ActionCard, PatternKey } from '../data/cards.ts';
import type { Timing } from '../data/leaders.ts';
import { KIND_OF, TECHNOLOGIES } from '../data/technologies.ts';
import type { Type } from '../data/tracks.ts';
import type { Move, Unit } from '../rules/types.ts';
import { abilitySays, timingSays } from './leader-words.ts';
import { FIRST_TEXT, WHEN_TEXT } from './moment-words.ts';
import { BASE_TEXT, BESIDES, CARD_TEXT, caps, factionName, PATTERN_NAME, UNIT_TEXT } from './names.ts';
import { sectorName } from './sector-names.ts';

type Params = Refusal['params'];

const technology = (p: Params): string =>
  TECHNOLOGIES[KIND_OF[p.card as number] ?? -1]?.name ?? 'That technology';

const base = (p: Params): string => BASE_TEXT[p.type as Type].name;
const bases = (p: Params): string => BASE_TEXT[p.type as Type].many;
const unit = (p: Params): string => UNIT_TEXT[p.unit as Unit]?.name ?? 'group of Complexes';

/** “Level 2: in your conflict, before technologies are chosen”. */
function when({ leader, level, when: timing }: Params): string {
  const said = timingSays(leader as number, level as number, timing as Timing);
  return `Level ${level}: ${said[0]!.toLowerCase()}${said.slice(1)}`;
}

const ability = ({ leader, level, n }: Params): string =>
  abilitySays(leader as number, level as number, n as number);

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: { readonly [code: string]: (p: Params) => string } = {
  'no-such-move': (p) => `There is no move “${p.label}”.`,
  'cannot-pay': (p) => `This costs ${caps(p.cost as number)}, and you have ${p.caps}.`,
  'no-such-sector': () => 'There is no such sector. The centre of the core is closed.',
  'no-such-player': () => 'Name another player.',
  'sector-needed': () => 'Say which sector.',
  'same-sector': () => 'That is where it is already. Choose another sector.',

  'no-such-laying': () => 'Say the hex of its first sector by two numbers, and its turn from 0 to 5.',
  'board-overlaps': () => 'There a board would overlap the core or another board.',
  'board-apart': () =>
    'A board has to touch two others, the core counted; the first one has to touch the core.',
  'board-not-at-core': () => 'While a board can touch the core, it has to.',
  'no-such-leader': () => 'There is no such leader.',
  'leader-taken': () => 'That leader is taken.',
  'home-on-core': () => 'A home can’t lie on the core.',
  'board-has-home': () => 'Another home lies on this board.',
  'beside-other-home': () => 'A home can’t lie beside another one.',
  'no-such-tile': () => 'That tile is not among those to choose from.',
  'not-empty': () => 'That hex is not empty.',
  'not-beside-home': () => 'The first tile goes beside your home.',

  'not-in-packet': (p) => `${technology(p)} is not among those you were passed.`,
  'not-in-hand': (p) => `${technology(p)} is not in your hand.`,
  'not-advanced': (p) => `${technology(p)} is not among your Advanced Technologies.`,
  'drops-when-asked': (p) =>
    `This game has rules number ${p.rules}: only who is asked something can discard an Advanced Technology.`,
  'nothing-to-draw': () => 'Neither the draw pile nor the discards have a card left.',
  'no-such-pile': (p) =>
    p.piles === 1 ? 'There is one discard pile, number 0.' : 'The discard piles are 0, 1 and 2.',
  'empty-pile': () => 'That discard pile is empty.',
  'already-advanced': (p) =>
    `${technology(p)} is among your Advanced Technologies already; there may be one of each.`,
  'tier-too-low': (p) =>
    `${technology(p)} needs ${p.type} tier ${p.wanted}; yours is ${p.tier}. An Advanced Technology of the same type and at most one tier lower would do as well.`,
  'slots-full': (p) => `All ${p.slots} slots are full. Say which Advanced Technology makes room.`,
  'need-not-drop': () =>
    'There is room, so only a technology that this one is built on may be given up for it.',
  'named-twice': () => 'Name each of them once.',
  'no-gifts': () => 'In the learning game no CAPs change hands.',
  'one-or-five': () => 'CAPs are given as tokens of 1 and 5; give several for another amount.',

  'no-such-card': (p) => `Choose one of your ${p.cards} action cards.`,
  'not-tied': () => 'Choose one of those whose cards have this number.',
  'not-on-card': (p) => `${CARD_TEXT[p.card as ActionCard].name} does not offer that action.`,
  'another-build': (p) => `This Build is one of ${bases(p)} and ${BESIDES[p.type as Type]}.`,
  'no-income': () => 'Your lowest income is 0, so that it would bring nothing.',
  'nothing-to-survey': () => 'There is neither a tile to flip nor one that could be placed.',
  'no-research': () => 'The learning game has no Research.',
  'nothing-to-research': () => 'There is no card to take back, to discard or to draw.',

  'no-base-left': (p) => `All your ${bases(p)} are on the board.`,
  'bases-left': (p) =>
    `You have ${p.left} ${p.left === 1 ? base(p) : bases(p)} left to build; ${bases(p)} can be relocated when none is left.`,
  'no-unit-left': (p) => `All your ${unit(p)}s are on the board.`,
  'no-tile': () => 'No tile lies there.',
  'foreign-home': () => 'That is the home of another player.',
  'no-location': (p) => `There is no open Location for a base of the ${p.type} type.`,
  'out-of-range': (p) => `None of your pieces of the ${p.type} type reaches that sector.`,
  'out-of-every-range': () => 'None of your bases and units, of whatever type, reaches that sector.',
  'begins-at-home': (p) =>
    `You have no piece on the board that reaches anything for ${bases(p)}: the next ${base(p)} begins at your home.`,
  'no-own-base': (p) => `You have no ${base(p)} there.`,
  'no-own-complex': () => 'You have no Complex there; this half of a Gate pair needs one.',
  'no-gate-left': () => 'All your Gate pairs are on the board.',
  'no-such-gate': () => 'That Gate pair is not on the board.',
  'no-other-half': (p) =>
    `Within ${p.reach} of this sector there is no place with an industrial Location for the other half.`,
  'no-new-place': (p) =>
    `Within ${p.reach} of this sector the other half has no place but the one where it stands now.`,
  'no-industrial-location': () =>
    'The other half of a Gate pair needs a sector with an industrial Location, open or not.',
  'same-place': () => 'There the pair stands already. Choose another sector.',
  'beside-its-half': () => 'The other half of the pair stands there.',
  'gate-too-far': (p) => `The sectors are ${p.distance} apart; your Gate pairs span at most ${p.reach}.`,

  'no-such-unit': (p) => `That ${unit(p)} is not on the board.`,
  'too-far': (p) => `That sector is ${p.distance} steps away; a Fleet moves at most ${p.steps}.`,
  'no-such-attacker': (p) => `You have no such ${unit(p)} to attack with.`,
  'attacked-already': (p) => `This ${unit(p)} has attacked in this phase.`,
  'not-the-moved-one': () => 'Only the unit that has just moved may attack in this action.',
  'no-such-target': () => 'Name a sector, a player and a type as the target.',
  'target-out-of-range': (p) => `The target is ${p.distance} away; this attacker reaches ${p.range}.`,
  'wrong-target': (p) => `${PATTERN_NAME[p.pattern as PatternKey]} can’t target the ${p.type} type.`,
  'own-pieces': () => 'Target another player.',
  'home-protected': () => 'Nothing in a player’s home can be targeted.',
  'nothing-there': (p) => `That player has nothing of the ${p.type} type there.`,
  sheltered: () => 'A leader protects that sector until the phase ends.',

  'draws-otherwise': (p) =>
    p.type === 'political' ? 'Agents draw on a faction.' : 'Fleets draw on a stack of Outposts.',
  'no-such-faction': () => 'There is no such faction.',
  'faction-used': () => 'Your Agents have drawn on this faction in this phase already.',
  'no-such-stack': () => 'You have no Outposts there.',
  'stack-used': () => 'Your Fleets have drawn on this stack in this phase already.',
  'stack-out-of-reach': (p) => `This stack has range ${p.range} and does not reach the Fleet.`,
  'no-such-side': () => 'Name the side: attacker or defender.',
  'lends-no-politics': (p) => `That side uses ${p.type} power; only political power is lent.`,
  'lends-no-faction': () => 'That side drew on no faction, so that nobody can support it.',
  'lends-barred': () => 'The other side has Empathy Transmitter: nobody may lend against it.',
  'cannot-lend': (p) =>
    `You have no Embassy of the ${factionName(p.faction as number)} faction, which that side uses; your home has none.`,
  'fills-from-there': () => 'That is the sector with the places to fill. Bring a base from elsewhere.',
  'not-exposed': () => 'Only Gates of the loser in this sector can be destroyed.',
  'other-technology': (p) => `You are asked about ${TECHNOLOGIES[p.kind as number]!.name}.`,
  'place-lost': () => 'The Outpost has to go to another Location than the one just lost.',
  'beyond-lost-range': (p) =>
    `That sector is ${p.distance} away; the stack that was lost had range ${p.range}.`,
  'not-candidate': () => 'The token goes to one of the players with the most CAPs, and not to you.',

  'no-leaders': () => 'This game is played without leaders.',
  'no-leader-yet': () => 'You have no leader yet.',
  'no-such-level': () => 'A leader has levels 1, 2 and 3.',
  'level-covered': (p) => `Your leader stands at level ${p.position}; level ${p.level} is not uncovered yet.`,
  'leader-when-asked': (p) => `You are asked about your leader when its moment comes. ${when(p)}.`,
  'leader-wrong-time': (p) => `It is not the moment. ${when(p)}.`,
  'leader-without-effect': (p) => `As things stand level ${p.level} could do nothing: ${ability(p)}.`,
  'not-its-choice': (p) => `That is not among the choices of level ${p.level}: ${ability(p)}.`,
  'not-that-tile': (p) =>
    `The Outpost may stand at ${sectorName(p.sector as number)}, on the tile just placed.`,
};

/** What has to be decided first, and when the move that was made belongs. */
function first({ code, params }: Refusal): string | null {
  const text = FIRST_TEXT[code];
  return text === undefined ? null : `${text} ${WHEN_TEXT[params.label as Move[0]]}`;
}

/** The sentence for a refusal of this game; null for codes that are not this game's. */
export const sayRefusal = (refusal: Refusal): string | null =>
  SENTENCES[refusal.code]?.(refusal.params) ?? first(refusal);
