import { moveTable, type PartsOf } from '@conclave/frame/moves.ts';
import type { Move } from '../rules/types.ts';

/** What each kind of move is called, on buttons and in lists, and what stands behind its label. */
export const MOVES = moveTable<Move>()({
  faction: { name: 'Take a faction', args: ['faction'] },
  minor: { name: 'Take a minor faction', args: ['minor'] },
  mission: { name: 'Take a mission', args: ['mission'] },
  warlord: { name: 'Place your warlord', args: ['territory:at'] },
  place: { name: 'Place a unit', args: ['unit'] },
  deploy: { name: 'Deploy a mercenary', args: ['card'] },
  at: { name: 'Choose a territory', args: ['territory:at'] },
  withdraw: { name: 'Withdraw a unit', args: ['territory:at'] },
  attack: { name: 'Attack', args: ['territory:at', 'territory:to'] },
  recover: { name: 'Recover a unit', args: ['unit'] },
  play: { name: 'Play an action card', args: ['card', 'n:option'] },
  reuse: { name: 'Use a unit', args: ['territory:at'] },
  gain: { name: 'Gain hexilum' },
  raise: { name: 'Raise income' },
  heal: { name: 'Heal your warlord' },
  moveWarlord: { name: 'Move your warlord', args: ['territory:to'] },
  ability: { name: 'Use your warlord’s ability' },
  endActions: { name: 'End your actions' },
  use: { name: 'Use the ability' },
  decline: { name: 'Don’t use it' },
  orient: { name: 'Lay the pattern', args: ['territory:at', 'turn:k'] },
  strike: { name: 'Attack this territory next', args: ['territory:at'] },
  put: { name: 'Put a token', args: ['territory:at', 'token'] },
  stop: { name: 'No more' },
  target: { name: 'Choose this unit', args: ['territory:at'] },
  exchange: { name: 'Choose a unit', args: ['territory:at'] },
  with: { name: 'Exchange or move', args: ['territory:at'] },
  enemy: { name: 'Name an enemy', args: ['seat'] },
  takeBack: { name: 'Take units back', args: ['n:normal', 'n:minor'] },
  send: { name: 'Send a unit', args: ['seat', 'unit'] },
  card: { name: 'Choose a card', args: ['card'] },
  leave: { name: 'Leave the token there' },
  return: { name: 'Take the card back' },
  buy: { name: 'Buy a card', args: ['card'] },
});

/** What one chooses to make a move: its label as `action`, and what else the move names. */
export type Parts = PartsOf<Move, typeof MOVES>;
