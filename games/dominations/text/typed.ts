import { DOMAINS } from '../data/domains.ts';
import { COPIES, MASTERY } from '../data/mastery.ts';
import { MONUMENTS } from '../data/monuments.ts';
import { OBJECTIVES, objectiveNumbers } from '../data/objectives.ts';
import { OMENS } from '../data/omens.ts';
import { TILES } from '../data/tiles.ts';
import { placeName, placeNamed, spotName, spotNamed } from '../place-names.ts';
import type { Move } from '../rules/types.ts';
import { copyName, domainName, masteryName, monumentName, nationName, tileName } from '../texts.ts';
import { maskedTiles, mover, type View } from './say/say.ts';

/** What a word of a move stands for: one number, or for a place of a Tree two. */
type Kind =
  | 'monument'
  | 'inPlay'
  | 'nation'
  | 'tile'
  | 'place'
  | 'rotation'
  | 'omen'
  | 'domain'
  | 'card'
  | 'copy'
  | 'spot'
  | 'plain';

/** By label, what stands at each place behind it. */
const KINDS: { readonly [label in Exclude<Move[0], 'redraw'>]: readonly Kind[] } = {
  keep: ['monument', 'nation'],
  declare: ['plain'],
  choose: ['domain'],
  place: ['tile', 'place', 'rotation'],
  omen: ['omen'],
  giveBack: ['tile', 'tile'],
  lose: ['domain'],
  fall: ['place'],
  payVp: [],
  payKnowledge: [],
  exchange: ['domain', 'domain'],
  more: ['domain'],
  stop: [],
  city: ['place'],
  upgrade: ['place'],
  monument: ['inPlay', 'spot'],
  patronage: ['inPlay', 'spot'],
  site: ['place'],
  gain: ['card', 'copy', 'spot'],
  advance: ['card'],
  pay: ['plain', 'plain'],
  spend: ['domain'],
  pass: [],
};

/** A name as one word: `code-of-laws`. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * How each kind of number is written, and how many numbers there are to look through. But for plain ones no word is a
 * number itself, so that what is typed in the form of records is never taken for something else.
 */
const WORDS: {
  readonly [kind in Exclude<Kind, 'spot' | 'place' | 'plain'>]: {
    readonly count: (view: View) => number;
    readonly word: (n: number, view: View) => string;
  };
} = {
  monument: { count: () => MONUMENTS.length, word: (n) => slug(monumentName(n)) },
  inPlay: {
    count: (view) => view.monuments.length,
    word: (n, view) => slug(monumentName(view.monuments[n]!)),
  },
  nation: {
    count: () => OBJECTIVES.length,
    word: (n, view) => (objectiveNumbers(view.rules).includes(n) ? slug(nationName(n)) : ''),
  },
  tile: { count: () => TILES.length, word: tileName },
  rotation: { count: () => 3, word: (n) => `r${n}` },
  omen: { count: () => OMENS.length, word: (n) => slug(OMENS[n]!.name) },
  domain: { count: () => DOMAINS.length, word: (n) => slug(domainName(n)) },
  card: { count: () => MASTERY.length, word: (n) => slug(masteryName(n)) },
  copy: { count: () => COPIES, word: copyName },
};

function wordFor(view: View, kind: Kind, [n, next]: readonly number[]): string {
  switch (kind) {
    case 'place':
      return placeName(n!);
    case 'spot':
      return spotName(n!, next!);
    case 'plain':
      return `${n}`;
    default:
      return WORDS[kind].word(n!, view);
  }
}

/** A move in the words that a person types: `place G01 N1E2 r0`, `gain fishing b 1E2N`. */
export function typedWords(view: View, move: Move): string[] {
  const [label, ...args] = move as readonly [Move[0], ...number[]];
  if (label === 'redraw') return [label, ...maskedTiles(view, mover(view), args[0]!).map(tileName)];
  const words: string[] = [label];
  let at = 0;
  for (const kind of KINDS[label]) {
    if (at >= args.length) break;
    words.push(wordFor(view, kind, args.slice(at)));
    at += kind === 'spot' ? 2 : 1;
  }
  return words;
}

/** The numbers that a word stands for, the word itself if it stands for none. */
function numbersFor(view: View, kind: Kind, word: string): string {
  if (/^-?\d+$/.test(word) || kind === 'plain') return word;
  if (kind === 'place') {
    const cell = placeNamed(word);
    return cell < 0 ? word : `${cell}`;
  }
  if (kind === 'spot') return spotNamed(word)?.join(' ') ?? word;
  const { count, word: wordOf } = WORDS[kind];
  const all = [...Array(count(view)).keys()];
  const begun = all.filter((n) => wordOf(n, view).toLowerCase().startsWith(word));
  const exact = begun.find((n) => wordOf(n, view).toLowerCase() === word);
  return `${exact ?? begun[0] ?? word}`;
}

/** The mask of the tiles of a hand that are named. */
function maskOf(view: View, words: readonly string[]): number {
  const hand = view.hands[mover(view)]!.map((tile) => tileName(tile).toLowerCase());
  return words.reduce((mask, word) => mask | (hand.includes(word) ? 1 << hand.indexOf(word) : 0), 0);
}

/** Words of a move that is not open in the form of records, so that it can be said why not. */
export function translated(view: View, [label, ...words]: readonly [Move[0], ...string[]]): string {
  if (label === 'redraw') return `redraw ${/^\d+$/.test(words[0] ?? '') ? words[0] : maskOf(view, words)}`;
  const kinds = KINDS[label];
  return [label, ...words.map((word, i) => numbersFor(view, kinds[i] ?? 'plain', word))].join(' ');
}
