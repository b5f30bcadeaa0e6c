import { CARDS } from '../../data/cards.ts';
import type { Move, State } from '../types.ts';

export type Arg = string | number | undefined;

/** Whether something is the number of a territory. */
export const isTerritory = (s: Readonly<State>, x: Arg): x is number =>
  typeof x === 'number' && s.kinds[x] !== undefined;

/** Whether something is the number of a seat. */
export const isSeat = (s: Readonly<State>, x: Arg): x is number =>
  typeof x === 'number' && s.life[x] !== undefined;

/** Whether something is the number of a card. */
export const isCard = (x: Arg): x is number => typeof x === 'number' && CARDS[x] !== undefined;

/** What stands behind the label of each kind of move. */
export const FORMS: { readonly [label in Move[0]]: readonly string[] } = {
  faction: ['FACTION'],
  minor: ['MINOR'],
  mission: ['MISSION'],
  warlord: ['TERRITORY'],
  place: ['UNIT'],
  deploy: ['CARD'],
  at: ['TERRITORY'],
  withdraw: ['TERRITORY'],
  attack: ['FROM', 'TO'],
  recover: ['UNIT'],
  play: ['CARD', 'OPTION'],
  reuse: ['TERRITORY'],
  gain: [],
  raise: [],
  heal: [],
  moveWarlord: ['TERRITORY'],
  ability: [],
  endActions: [],
  use: [],
  decline: [],
  orient: ['TERRITORY', 'TURN'],
  strike: ['TERRITORY'],
  put: ['TERRITORY', 'TOKEN'],
  stop: [],
  target: ['TERRITORY'],
  exchange: ['TERRITORY'],
  with: ['TERRITORY'],
  enemy: ['SEAT'],
  takeBack: ['NORMAL', 'MINOR'],
  send: ['SEAT', 'UNIT'],
  card: ['CARD'],
  leave: [],
  return: [],
  buy: ['CARD'],
};

export const isLabel = (word: string): word is Move[0] => word in FORMS;
