import type { Move } from './rules/types.ts';

/** What each kind of move is called, on buttons and in lists. */
export const MOVE_NAMES: { readonly [label in Move[0]]: string } = {
  keep: 'Keep cards',
  redraw: 'Exchange tiles',
  declare: 'Declare an ambition',
  choose: 'Gain Knowledge',
  place: 'Place a tile',
  omen: 'Resolve this Omen',
  giveBack: 'Give tiles back',
  lose: 'Lose Knowledge',
  fall: 'Let a City fall a level',
  payVp: 'Lose VP',
  payKnowledge: 'Lose Knowledge',
  exchange: 'Exchange Knowledge',
  more: 'Exchange more',
  stop: 'No more',
  city: 'Found a City',
  upgrade: 'Raise a City',
  monument: 'Build a Monument level',
  patronage: 'Build a Monument level by Patronage',
  site: 'Put the Monument here',
  gain: 'Gain a Mastery card',
  advance: 'Turn a card Advanced',
  pay: 'Pay',
  spend: 'Pay with this Knowledge',
  pass: 'Pass',
};
