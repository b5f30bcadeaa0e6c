import type { Refusal } from '@conclave/kernel';
import { CARDS } from './data/cards.ts';

type Params = Refusal['params'];

const UNIT_NAMES: { readonly [unit: string]: string } = {
  normal: 'normal unit',
  minor: 'minor unit',
  squad: 'squad token',
};

const card = (p: Params): string => CARDS[p.card as number]?.name ?? 'That card';

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: { readonly [code: string]: (p: Params) => string } = {
  'wrong-moment': () => 'Something else has to be decided first.',
  'no-such-territory': () => 'There is no such territory on this board.',
  'no-such-player': () => 'There is no such player.',
  'no-such-unit': () => 'Name a normal or minor unit, or a squad token.',
  'cannot-pay': (p) => `This costs ${p.cost} hexilum, and you have ${p.hexilum}.`,
  'not-adjacent': () => 'That is not adjacent.',
  occupied: () => 'Something stands there. A territory holds one token or one warlord.',
  'board-full': () => 'No territory is empty.',
  'not-there': () => 'That territory is not among those that can be chosen here.',

  'faction-taken': () => 'Choose a faction that nobody has.',
  'minor-taken': () => 'Another player has that minor faction.',
  'minor-not-offered': () => 'That minor faction is not on offer in this game.',
  'mission-not-left': () => 'That mission is not among those that are left.',

  'not-in-reserve': (p) => `You have no ${UNIT_NAMES[p.unit as string] ?? 'such unit'} in your reserve.`,
  'not-on-ship': () => 'You have no such unit on your Recovery Ship.',
  'not-your-card': () => 'No such card lies before you.',
  'already-deployed': (p) => `${card(p)} is in play already. A mercenary card is used once.`,
  'not-your-unit': () => 'You have no unit there.',
  'mercenaries-stay': () => 'A mercenary can’t be withdrawn.',
  'fixed-unit': () => 'A fixed unit can’t attack: its destruction has an effect.',
  'nothing-there': () => 'Nothing stands there.',
  'no-enemy-there': () =>
    'An attack needs an enemy’s unit, a unit of an eliminated player or an enemy warlord.',
  'warlord-there': () => 'A warlord stands there; only units can be chosen.',
  'no-such-option': () => 'An action card has the options 1 and 2.',
  'no-effect': () => 'That would change nothing now.',
  'not-reusable': () => 'That unit has no ability to use for an action.',
  'hexilum-full': (p) => `You have ${p.most} hexilum already, the most there is room for.`,
  'highest-income': (p) => `Income can’t go beyond level ${p.level}.`,
  'full-life': (p) => `Your warlord has all of its ${p.life} life.`,
  'life-too-low': (p) => `Moving and abilities cost 1 life, and your warlord has only ${p.life}.`,
  'warlord-acted': () => 'In this game a warlord heals, moves or uses its ability once a turn.',

  anchored: () => 'This pattern starts where its token stands.',
  'no-such-turn': (p) => `This pattern can be turned so often by 60 degrees: ${p.turns}.`,
  'attack-off-board': () => 'Turned like this, an attack would fall off the board.',
  'no-room': () => 'There is no empty territory to place a token on.',
  'must-attack': () => 'Attacks of a pattern have to be carried out.',
  'no-strike': () => 'Choose an adjacent territory that has not been attacked yet.',
  'not-placeable': () => 'You can place units of your reserve and mercenaries that are not in play.',
  itself: () => 'Choose another territory than its own.',
  'no-change': () => 'These units are alike: swapping them changes nothing.',
  eliminated: () => 'That player is out of the game.',
  'no-enemy': () => 'Name an enemy.',
  'no-hexilum': () => 'That player has no hexilum.',
  'not-so-many': () => 'That is not a number of units that can be taken back here.',
  'one-player': () => 'All units come from the reserve of one player.',
  'not-sendable': () => 'That reserve has no such unit that can be sent.',
  'send-one': () => 'Send at least one unit.',
  'no-such-enemy-card': () => 'No enemy has that card to lose.',
  'not-for-sale': () => 'That card is not for sale now.',
};

/** The sentence for a refusal of this game; null for codes that are not this game's. */
export const sayRefusal = (refusal: Refusal): string | null =>
  SENTENCES[refusal.code]?.(refusal.params) ?? null;
