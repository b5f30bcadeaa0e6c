import type { Move as AnyMove } from '@conclave/kernel';
import { slug } from '../../frame/spelling.ts';
import { CARDS } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { minorNumbers } from '../data/minor-factions.ts';
import { MISSIONS } from '../data/missions.ts';
import type { Move } from '../rules/types.ts';
import { territoryName } from '../territory-names.ts';
import { cardName, factionName, minorName, missionName } from '../texts.ts';
import type { View } from './say/say.ts';

/** What a number of a move stands for. */
type Kind = 'territory' | 'turn' | 'card' | 'seat' | 'faction' | 'minor' | 'mission' | 'plain';

/** By label, what stands at each place behind it. */
const KINDS: { readonly [label in Move[0]]?: readonly Kind[] } = {
  faction: ['faction'],
  minor: ['minor'],
  mission: ['mission'],
  warlord: ['territory'],
  deploy: ['card'],
  at: ['territory'],
  withdraw: ['territory'],
  attack: ['territory', 'territory'],
  play: ['card'],
  reuse: ['territory'],
  moveWarlord: ['territory'],
  orient: ['territory', 'turn'],
  strike: ['territory'],
  put: ['territory', 'card'],
  target: ['territory'],
  exchange: ['territory'],
  with: ['territory'],
  enemy: ['seat'],
  send: ['seat'],
  card: ['card'],
  buy: ['card'],
};

/** By turns of a pattern: where its eastern arm points. */
const TURNS = ['e', 'se', 'sw', 'w', 'nw', 'ne'];

/**
 * The word that stands for a number. None but a plain number is a number itself, so that what is typed in the form of
 * records is never taken for something else.
 */
function wordFor(kind: Kind, n: number): string {
  switch (kind) {
    case 'territory':
      return territoryName(n);
    case 'turn':
      return TURNS[n]!;
    case 'card':
      return slug(cardName(n));
    case 'seat':
      return `s${n + 1}`;
    case 'faction':
      return slug(factionName(n));
    case 'minor':
      return slug(minorName(n));
    case 'mission':
      return slug(missionName(n));
    case 'plain':
      return `${n}`;
  }
}

const kindAt = (label: string, place: number): Kind => KINDS[label as Move[0]]?.[place] ?? 'plain';

/** A move in the words that a person types: `orient F6 se`, `put G6 motoko`. */
export function typedWords(move: Move): string[] {
  const [label, ...args] = move as AnyMove;
  return [
    label,
    ...args.map((arg, place) => (typeof arg === 'number' ? wordFor(kindAt(label, place), arg) : arg)),
  ];
}

/** The numbers of all things of a kind. */
function numbersOf(view: View, kind: Kind): readonly number[] {
  if (kind === 'minor') return minorNumbers(view.rules);
  const sizes: { readonly [kind in Exclude<Kind, 'minor'>]: number } = {
    territory: view.kinds.length,
    turn: TURNS.length,
    card: CARDS.length,
    seat: view.seats,
    faction: FACTIONS.length,
    mission: MISSIONS.length,
    plain: 0,
  };
  return [...Array(sizes[kind]).keys()];
}

/** The number that a word, or the beginning of one, stands for at this place of a move; the word itself if none. */
function numberFor(view: View, kind: Kind, word: string): string {
  const numbers = numbersOf(view, kind);
  const words = numbers.map((n) => wordFor(kind, n).toLowerCase());
  const exact = words.indexOf(word);
  const found = exact >= 0 ? exact : words.findIndex((other) => other.startsWith(word));
  return found < 0 ? word : `${numbers[found]}`;
}

/** Words of a move that is not open in the form of records, so that it can be said why not. */
export const translated = (view: View, [label, ...words]: readonly [string, ...string[]]): string =>
  [label, ...words.map((word, place) => numberFor(view, kindAt(label, place), word))].join(' ');
