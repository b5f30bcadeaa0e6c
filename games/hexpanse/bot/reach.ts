import type { Seat } from '@conclave/kernel';
import { sideOf } from '../rules/sides.ts';
import { Attempt } from './attempt.ts';
import { MOST_MISSING } from './covers.ts';
import type { Outlook } from './outlook.ts';
import { type Tools, toolsOf } from './tools.ts';

/** A formation that a seat can complete within some actions. */
export interface Completion {
  readonly cells: readonly number[];
  /** How the first action's move begins. */
  readonly first: string;
}

/** More candidates than these are hardly ever looked at in vain. */
const CANDIDATES = 4;

/** The most cells that a seat could hold by one action or two, without a look at where they lie. */
function mostCells(tools: Tools): [number, number] {
  const starts = [1, 1];
  for (const { first, lay } of tools.patterns) {
    starts.push(lay.places.length);
    if (first === 'ability') starts.push(lay.places.length);
  }
  starts.sort((a, b) => b - a);
  let chain = 0;
  for (const { lay } of tools.mercenaries) chain += lay === null ? 0 : lay.places.length;
  const others = tools.exchanging.length + tools.returning.length + tools.stealing.length;
  // A unit can be withdrawn and placed again.
  const tokens = Math.min(MOST_MISSING, Math.max(1, tools.units + tools.mercenaries.length + others));
  return [Math.min(starts[0]! + chain, tokens), Math.min(starts[0]! + starts[1]! + chain, tokens)];
}

/** Formations that a seat can complete within one or two actions, as far as everybody can see, nearest first. */
export function completions(o: Outlook, seat: Seat, actions: number, most: number): Completion[] {
  const { s } = o;
  const found: Completion[] = [];
  if (actions < 1) return found;
  const side = sideOf(s, seat);
  let tools: Tools | null = null;
  let [one, two] = [0, 0];
  for (const goal of o.goals) {
    if (goal.side !== side) continue;
    const { sets } = goal.places;
    const size = sets[0]!.length;
    if (goal.best < size - MOST_MISSING) continue;
    if (tools === null) {
      tools = toolsOf(s, seat);
      [one, two] = mostCells(tools);
    }
    const cells = actions < 2 ? one : two;
    if (goal.best < size - cells) continue;
    const { exchanging, replacing, stealing, isReplacingBeside } = tools;
    const isMoving = exchanging.length + replacing.length + stealing.length > 0 || isReplacingBeside;
    const candidates: number[] = [];
    for (let place = 0; place < sets.length; place++) {
      const count = goal.counts[place]!;
      const missing = size - (count & 15);
      // What is blocked has to be emptied first, unless a card does both.
      if (missing <= cells && (count < 16 || (count < 32 && (isMoving || missing <= one))))
        candidates.push(place);
    }
    const rank = (place: number) => (goal.counts[place]! & 15) - (goal.counts[place]! >> 4);
    candidates.sort((a, b) => rank(b) - rank(a) || a - b);
    for (const place of candidates.slice(0, CANDIDATES)) {
      const attempt = new Attempt(o, seat, side, tools, sets[place]!);
      const first = attempt.within(actions);
      attempt.end();
      if (first === null) continue;
      found.push({ cells: sets[place]!, first });
      if (found.length === most) return found;
    }
  }
  return found;
}
