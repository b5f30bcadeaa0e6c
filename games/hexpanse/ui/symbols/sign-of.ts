import type { Effect } from '../../data/effects.ts';
import type { SignName } from './drawings.ts';

const SIGN_OF: { readonly [kind in Exclude<Effect['kind'], 'pattern'>]: SignName } = {
  gain: 'hexilum',
  recover: 'recover',
  heal: 'heal',
  exchange: 'exchange',
  destroy: 'destruction',
  place: 'place',
  send: 'send',
  burn: 'burn',
  steal: 'steal',
  takeCard: 'card',
  discardCard: 'discard',
  damage: 'damage',
  extra: 'extra',
  squad: 'squad',
  assault: 'attack',
  attack: 'attack',
  resurrect: 'zombie',
};

/** The sign of an effect; a pattern that attacks stands for attacking. */
export function signOf(effect: Effect): SignName {
  if (effect.kind !== 'pattern') return SIGN_OF[effect.kind];
  return effect.pattern.cells.some(([, , mark]) => mark === 'X') ? 'attack' : 'place';
}
