import { byLabel, typeOne } from '@conclave/frame/terminal.ts';
import type { Move, State } from '../rules/types.ts';
import { sayMove } from '../words/move.ts';
import { MOVES } from '../words/moves.ts';
import { costOf } from '../words/say/pieces.ts';
import type { View } from '../words/say/say.ts';
import { typedWords } from './spelling.ts';

/** As many moves of a kind are told one by one. */
const FEW = 8;
/** Columns for what is typed. */
const COLUMN = 24;
/** Kinds whose moves differ in more than places, so that each needs its sentence. */
const TOLD_APART: readonly Move[0][] = ['layBoard', 'attack', 'advance', 'card', 'commit', 'discard'];
/** What can be done at any time comes last, in one line. */
const ANYTIME: readonly Move[0][] = ['give', 'drop'];

/** What moves of one label have in common but for their last word, and those last words. */
interface Bundle {
  readonly firsts: string[];
  readonly lasts: readonly string[];
}

/** Moves that differ in their last word alone, those with the same last words side by side. */
function bundles(view: View, moves: readonly Move[]): Bundle[] {
  const costs = new Set(moves.map((move) => costOf(view, move)));
  const withCost = costs.size > 1;
  const lasts = new Map<string, string[]>();
  for (const move of moves) {
    const words = typedWords(view, move);
    const last = withCost ? `${words.at(-1)} (${costOf(view, move)})` : words.at(-1)!;
    const first = words.slice(1, -1).join(' ');
    const known = lasts.get(first) ?? [];
    if (!known.includes(last)) lasts.set(first, [...known, last]);
  }
  const joined = new Map<string, Bundle>();
  for (const [first, words] of lasts) {
    const key = words.join();
    const bundle = joined.get(key) ?? { firsts: [], lasts: words };
    bundle.firsts.push(first);
    joined.set(key, bundle);
  }
  return [...joined.values()];
}

/** “ for 2 CAPs each”; nothing where costs differ or there are none. */
function commonCost(view: View, moves: readonly Move[]): string {
  const [cost, ...others] = new Set(moves.map((move) => costOf(view, move)));
  if (others.length > 0) return ', CAPs in brackets';
  return cost === null || cost === undefined ? '' : cost === 0 ? ', free' : `, ${cost} CAPs each`;
}

/** What is typed, in a column of its own, and what it does. */
const row = (typed: string, says: string): string => `${typed.padEnd(COLUMN)}  ${says}`;

/** All moves of one label in as few lines as say them. */
function group(view: View, label: Move[0], moves: readonly Move[]): string[] {
  if (label === 'redraw')
    return [row('redraw', 'and technologies to discard, by the beginnings of their names; alone for none')];
  if (moves.length <= FEW || TOLD_APART.includes(label)) {
    const lines = moves.map((move) => row(typedWords(view, move).join(' '), sayMove(view, move)));
    return [...new Set(lines)];
  }
  const cost = commonCost(view, moves);
  return bundles(view, moves).map(({ firsts, lasts }) =>
    firsts.length === 1 && firsts[0] === ''
      ? `${label}: ${MOVES[label].name}${cost}; one of ${lasts.join(', ')}`
      : `${label} ${firsts.join(' or ')}: ${MOVES[label].name}${cost}; then one of ${lasts.join(', ')}`,
  );
}

/** What may be done whether or not one is asked. */
function anytime(view: View, moves: readonly Move[]): string[] {
  const lines = moves.map((move) => typedWords(view, move).join(' '));
  return lines.length === 0 ? [] : [`At any time: ${[...new Set(lines)].join(', ')}`];
}

/** The moves in few lines that say how to type them. */
export function offer(view: Readonly<State>, moves: readonly Move[]): string | null {
  const asked = moves.filter(([label]) => !ANYTIME.includes(label));
  if (asked.length === 0) return null;
  const groups = byLabel(asked).flatMap(([label, own]) => group(view, label, own));
  const free = moves.filter(([label]) => ANYTIME.includes(label));
  return typeOne([...groups, ...anytime(view, free)]);
}
