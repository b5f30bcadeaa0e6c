import type { Seat } from '@conclave/kernel';
import type { GameUsage } from '../usage.ts';
import { ACTION_CARDS } from './data/action-cards.ts';
import { CARDS } from './data/cards.ts';
import { FACTIONS } from './data/factions.ts';
import { MERCENARIES } from './data/mercenaries.ts';
import { MINOR_FACTIONS, minorNumbers } from './data/minor-factions.ts';
import { MISSION_DECKS, MISSIONS } from './data/missions.ts';
import { minorOf } from './rules/tokens.ts';
import { MERCENARY, type Move, type State, type Token, UNITS } from './rules/types.ts';

/** Moves that are a kind by themselves. */
const PLAIN = [
  ...['warlord', 'withdraw', 'attack', 'gain', 'raise', 'heal', 'moveWarlord', 'endActions', 'at', 'orient'],
  ...['use', 'decline', 'strike', 'stop', 'target', 'exchange', 'with', 'enemy', 'takeBack', 'send', 'card'],
  ...['leave', 'return'],
] as const satisfies readonly Move[0][];

const minorId = (minor: number): string => MINOR_FACTIONS[minor]!.id;
const minors = minorNumbers().map((minor) => MINOR_FACTIONS[minor]!);

const kinds: readonly string[] = [
  ...FACTIONS.map(({ name }) => `faction ${name}`),
  ...minors.map(({ id }) => `minor faction ${id}`),
  ...MISSIONS.map(({ id }) => `mission ${id}`),
  ...PLAIN.map((label) => `move ${label}`),
  ...UNITS.map((unit) => `place ${unit}`),
  ...['recover normal', 'recover minor'],
  ...FACTIONS.map(({ name }) => `ability of ${name}`),
  ...minors.map(({ id }) => `unit of ${id}`),
  ...minors.filter(({ action }) => action).map(({ id }) => `ability of ${id}`),
  ...MERCENARIES.map(({ id }) => `mercenary ${id}`),
  ...MERCENARIES.filter(({ reusable }) => reusable).map(({ id }) => `ability of ${id}`),
  ...ACTION_CARDS.flatMap(({ id }) => [`card ${id}, option 1`, `card ${id}, option 2`]),
  ...CARDS.map(({ id }) => `buy ${id}`),
];

/** A token comes to the board, by an action or by an effect. */
function tokenKinds(view: Readonly<State>, seat: Seat, token: Token): string[] {
  if (typeof token === 'number') return [`mercenary ${CARDS[token]!.id}`];
  return [`place ${token}`, ...(token === 'minor' ? [`unit of ${minorOf(view, seat)!.id}`] : [])];
}

function kindsOf(view: Readonly<State>, seat: Seat, move: Move): readonly string[] {
  switch (move[0]) {
    case 'faction':
      return [`faction ${FACTIONS[move[1]]!.name}`];
    case 'minor':
      return [`minor faction ${minorId(move[1])}`];
    case 'mission':
      return [`mission ${MISSIONS[move[1]]!.id}`];
    case 'place':
      return tokenKinds(view, seat, move[1]);
    case 'deploy':
      return tokenKinds(view, seat, move[1]);
    case 'put':
      return tokenKinds(view, seat, move[2]);
    case 'recover':
      return [`recover ${move[1]}`];
    case 'play':
      return [`card ${CARDS[move[1]]!.id}, option ${move[2]}`];
    case 'reuse':
      return [
        `ability of ${view.kinds[move[1]] === MERCENARY ? CARDS[view.cards[move[1]]!]!.id : minorOf(view, seat)!.id}`,
      ];
    case 'ability':
      return [`ability of ${FACTIONS[view.factions[seat]!]!.name}`];
    case 'buy':
      return [`buy ${CARDS[move[1]]!.id}`];
    default:
      return [`move ${move[0]}`];
  }
}

const short = MISSION_DECKS.swift.map((mission) => MISSIONS[mission]!.id);

const reasons: { readonly [kind: string]: string } = {
  ...Object.fromEntries(short.map((id) => [`mission ${id}`, 'only in the short deck, by an option'])),
};

/** Every kind of move, card and ability of the game. */
const usage: GameUsage<State, Move> = { kinds, kindsOf, reasons };

export default usage;
