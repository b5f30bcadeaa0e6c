import { byLabel, typeOne } from '@conclave/frame/terminal.ts';
import { isHexilum } from '../rules/board.ts';
import type { Move, State } from '../rules/types.ts';
import { sayMove } from '../words/move.ts';
import { MOVES } from '../words/moves.ts';
import type { View } from '../words/say/say.ts';
import { rows } from '../words/territory.ts';
import { territoryName } from '../words/territory-names.ts';
import { typedWords } from './spelling.ts';

/** As many moves of a kind are told one by one. */
const FEW = 8;
/** Columns for what is typed. */
const COLUMN = 30;
/** Kinds whose moves differ in more than places, so that each needs its sentence. */
const TOLD_APART: readonly Move[0][] = [
  'faction',
  'minor',
  'mission',
  'deploy',
  'play',
  'reuse',
  'card',
  'buy',
];
/** Kinds whose last word is a territory where a token comes to lie, so that hexilum matters. */
const LANDING: readonly Move[0][] = ['warlord', 'at', 'moveWarlord', 'with'];

/** Moves that end with a territory, by rows from north to south; others as they are. */
function byRows(view: View, moves: readonly Move[]): readonly Move[] {
  const order = rows(view).flat().map(territoryName);
  const rank = (move: Move): number => order.indexOf(typedWords(view, move).at(-1)!);
  return [...moves].sort((a, b) => rank(a) - rank(b));
}

/** The last words of moves by what stands between them and the label: “f6” with “se, sw, w”. */
function lastWords(view: View, moves: readonly Move[]): Map<string, string[]> {
  const lasts = new Map<string, string[]>();
  for (const move of byRows(view, moves)) {
    const words = typedWords(view, move);
    const first = words.slice(1, -1).join(' ');
    const isRich = LANDING.includes(move[0]) && isHexilum(view, move[1] as number);
    lasts.set(first, [...(lasts.get(first) ?? []), `${words.at(-1)}${isRich ? '*' : ''}`]);
  }
  return lasts;
}

/** First words that allow the same last ones, side by side. */
function joined(lasts: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const firsts = new Map<string, string[]>();
  for (const [first, words] of lasts) {
    const key = words.join(', ');
    firsts.set(key, [...(firsts.get(key) ?? []), first]);
  }
  return firsts;
}

/** What is typed, in a column of its own, and what it does. */
const row = (typed: string, says: string): string => `${typed.padEnd(COLUMN)}  ${says}`;

/** All moves of one label in as few lines as say them. */
function group(view: View, label: Move[0], moves: readonly Move[]): string[] {
  if (moves.length <= FEW || TOLD_APART.includes(label))
    return moves.map((move) => row(typedWords(view, move).join(' '), sayMove(view, move)));
  const name = MOVES[label].name;
  return [...joined(lastWords(view, moves))].map(([lasts, firsts]) =>
    firsts.join('') === ''
      ? `${label}: ${name}; one of ${lasts}`
      : `${label} ${firsts.join(' or ')}: ${name}; then one of ${lasts}`,
  );
}

/** The moves in few lines that say how to type them. */
export function offer(view: Readonly<State>, moves: readonly Move[]): string | null {
  if (moves.length === 0) return null;
  const groups = byLabel(moves).flatMap(([label, own]) => group(view, label, own));
  const turns = moves.some(([label]) => label === 'orient')
    ? ['Turns say where the eastern arm of the pattern points: e, se, sw, w, nw, ne.']
    : [];
  return typeOne([...groups, ...turns]);
}
