import { plural } from '@conclave/frame/words.ts';
import type { Refusal } from '@conclave/kernel';
import { CARDS } from '../data/cards.ts';
import type { Unit } from '../rules/types.ts';
import { TURN_NAMES } from './effect-words.ts';
import { UNIT_TEXT, unitsText } from './names.ts';
import { sayMoment } from './refused-moments.ts';
import { territoryName } from './territory-names.ts';

type Params = Refusal['params'];

const card = (p: Params): string => CARDS[p.card as number]!.name;
const unit = (p: Params): string => UNIT_TEXT[p.unit as Unit].name;
const turn = (p: Params): string => TURN_NAMES[p.turn as number]!;

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: { readonly [code: string]: (p: Params) => string } = {
  'no-such-move': (p) => `Hexpanse knows no move “${p.label}”.`,
  'too-short': (p) => `That is too short: the whole move is “${p.form}”.`,
  'no-such-territory': () => 'There is no such territory on this board.',
  'no-such-player': () => 'There is no such player.',
  'no-such-unit': () => 'Name a kind of unit: normal, minor or squad.',
  'no-such-card': () => 'There is no such card.',
  'no-such-option': () => 'An action card has the options 1 and 2.',
  'cannot-pay': (p) => `This costs ${p.cost} hexilum, and you have ${p.hexilum}.`,
  'not-adjacent': () => 'That territory is not adjacent.',
  occupied: () => 'Something stands there. A territory holds one token or one warlord.',
  'board-full': () => 'No territory is empty.',

  'no-such-faction': () => 'There is no such faction.',
  'faction-taken': () => 'Choose a faction that nobody has.',
  'minor-taken': () => 'Another player has that minor faction.',
  'minor-not-offered': () => 'That minor faction is not on offer in this game.',
  'mission-not-left': () => 'That mission is not among those that are left.',

  'not-in-reserve': (p) => `You have no ${unit(p)} in your reserve.`,
  'not-on-ship': (p) => `You have no ${unit(p)} on your Recovery Ship.`,
  'ship-empty': () => 'Your Recovery Ship is empty.',
  'squads-never-return': () => 'A squad token that is destroyed is out of the game.',
  'not-your-card': (p) => `${card(p)} does not lie before you.`,
  'play-it': (p) => `${card(p)} is an action card: it has no token, and is played.`,
  'deploy-it': (p) => `${card(p)} is a mercenary: it is deployed, not played.`,
  'already-deployed': (p) => `${card(p)} is in play already. A mercenary card is used once.`,
  'not-your-unit': () => 'You have no unit there.',
  'warlord-no-unit': () =>
    'Your warlord stands there, and a warlord is not a unit: it heals, moves or uses its ability, but it can’t attack or be withdrawn.',
  'mercenaries-stay': () => 'A mercenary can’t be withdrawn.',
  'fixed-unit': () => 'A fixed unit can’t attack: its destruction has an effect.',
  'nothing-there': () => 'Nothing stands there.',
  'no-enemy-there': () =>
    'An attack needs an enemy’s unit, a unit of an eliminated player or an enemy warlord.',
  'warlord-there': () => 'A warlord stands there; only units can be chosen.',
  'not-reusable': () => 'That unit has no ability to use for an action.',
  'hexilum-full': (p) => `You have ${p.most} hexilum already, the most there is room for.`,
  'highest-income': (p) => `Income can’t go beyond level ${p.level}.`,
  'full-life': (p) => `Your warlord has all of its ${p.life} life.`,
  'life-too-low': (p) => `Moving and abilities cost ${p.cost} life, and your warlord has only ${p.life}.`,
  'warlord-acted': () => 'In this game a warlord heals, moves or uses its ability once a turn.',
  'hemmed-in': () => 'No territory next to your warlord is empty.',

  'only-taken-back': () =>
    'Only a unit that is taken back may be placed by this, and your Recovery Ship is empty.',
  'nothing-taken-back': () => 'Your Recovery Ship is empty, and there is nothing else that you could place.',
  'no-unit': () => 'There is no unit on the board.',
  'nothing-to-exchange': () => 'No unit could be exchanged or moved so that anything changes.',
  'no-unit-beside': () => 'There is no adjacent unit to destroy.',
  'no-other-unit': () => 'There is no unit on the board that it could destroy.',
  'no-enemy-beside': () => 'No enemy’s unit or warlord, and no inert unit, is adjacent.',
  'no-warlord-beside': () => 'No enemy warlord is adjacent.',
  'nothing-to-place': () =>
    'You have nothing to place: no unit in your reserve, and no mercenary that is not in play.',
  'no-room': () => 'However this pattern lies, there is no empty territory to place on.',
  'no-room-beside': () => 'No adjacent territory is empty.',
  'nobody-to-resurrect': () => 'There is no normal unit on your Recovery Ship.',
  'reserves-empty': () => 'No reserve has a normal or minor unit that could be sent to a Recovery Ship.',
  'no-enemy-hexilum': () => 'No enemy has hexilum to lose.',
  'no-mercenary': () => 'No enemy has a mercenary.',
  'no-action-card': () => 'No enemy has an action card.',
  'only-squad': () =>
    'No enemy has a mercenary that could be taken: a squad card stays once its tokens have come.',

  anchored: (p) =>
    `This pattern starts where its token or warlord stands, at ${territoryName(p.at as number)}.`,
  'no-such-turn': () =>
    `The turn of a pattern is said by where its eastern arm points: ${TURN_NAMES.join(', ')}.`,
  'same-turn': (p) =>
    `Turned like that the pattern covers the same as with its eastern arm to the ${turn(p)}: turn it so.`,
  'same-turn-elsewhere': (p) =>
    `Turned like that the pattern covers the same as with its eastern arm to the ${turn(p)}, begun at another territory: lay it so.`,
  'attack-off-board': () => 'Turned like this, an attack would fall off the board.',
  'no-room-there': () => 'Laid like this, the pattern covers no empty territory.',
  'must-attack': () => 'Attacks of a pattern have to be carried out.',
  'not-attacked': () => 'That is not among the territories that are still to be attacked.',
  'struck-already': () => 'That territory has been attacked; choose another one.',
  'no-token': (p) => `${card(p)} is an action card and has no token to place.`,
  'squad-card': (p) =>
    `${card(p)} has no token of its own: the card is deployed for an action and brings squad tokens.`,
  'not-under-pattern': () => 'The pattern has no place for a token there.',
  'only-emptied': (p) =>
    `The token can only come to ${territoryName(p.at as number)}, where the unit was destroyed.`,
  'only-recovered': (p) => `Only the unit that was taken back can be placed by this: a ${unit(p)}.`,
  'no-other-resurrector': () => 'One Resurrector does not bring another: only a normal unit can come.',
  'only-from-ship': () => 'Only a normal unit of your Recovery Ship can come.',
  itself: () => 'Choose another territory than its own.',
  'no-change': () => 'These units are alike: swapping them changes nothing.',
  eliminated: () => 'That player is out of the game.',
  'no-enemy': () => 'Name an enemy, neither yourself nor your partner.',
  'warlord-not-adjacent': () => 'That player’s warlord is not adjacent.',
  'no-hexilum': () => 'That player has no hexilum.',
  'how-many': () => 'Say how many normal and how many minor units, such as “takeBack 1 0”.',
  'not-so-many': (p) =>
    `Your Recovery Ship has no more than ${unitsText([p.normal as number, p.minor as number])}.`,
  'too-many': (p) => `No more than ${plural(p.most as number, 'unit')} can be taken back by this.`,
  'too-few': (p) => `At least ${plural(p.least as number, 'unit')} must be taken back.`,
  'one-player': () => 'All units come from the reserve of one player.',
  'squads-stay': () => 'Squad tokens can’t be sent away.',
  'comes-back': () => 'That unit would come back to the reserve at once.',
  'not-in-that-reserve': (p) => `That reserve has no ${unit(p)}.`,
  'send-one': () => 'Send at least one unit.',
  'a-mercenary': () => 'A mercenary is to be chosen, not an action card.',
  'an-action-card': () => 'An action card is to be chosen, not a mercenary.',
  'squad-mustered': (p) => `${card(p)} can’t be taken once its squad tokens have come.`,
  'no-such-enemy-card': () => 'No enemy has that card.',
  'not-for-sale': () => 'That card lies neither in the market nor among your extra cards.',
};

/** The sentence for a refusal of this game; null for codes that are not this game's. */
export const sayRefusal = (refusal: Refusal): string | null =>
  SENTENCES[refusal.code]?.(refusal.params) ?? sayMoment(refusal);
