import type { Seat } from '@conclave/kernel';
import type { Move, State } from '../rules/types.ts';

/** Questions whose answers cost most, and are asked again in world after world that differ in what is hidden only. */
const DEAR = ['actionPhase.choose', 'action.choose', 'build.next'];

/** Answers that are kept; then all of them are forgotten. */
const KEPT = 10_000;

/** All that the answers may depend on: what lies open, the seat's own hand, and how many cards the others hold. */
function textOf(s: Readonly<State>, seat: Seat, step: string, moves: readonly Move[]): string {
  const hands = s.hands.map((hand, p) => (p === seat ? hand : hand.length));
  return [
    [step, seat, s.rules, s.galaxy, s.learning, s.wildHomes, s.longer, s.round, s.phase, s.actionPhase],
    [s.active, s.actionsLeft, s.chosen, s.arbiter, s.stack.length, s.leaderUses],
    ...[s.queue, s.tiles, s.pool, s.homes, s.embassies, s.outposts, s.heights, s.caps, s.points],
    ...[s.leaders, s.positions, s.sheltered, s.spared],
    ...[
      s.built,
      s.complexes,
      s.agents,
      s.fleets,
      s.gates,
      hands,
      s.inactive,
      s.advanced,
      s.discards,
      s.marks,
    ].map((lists) => lists.join('|')),
    moves.join('|'),
  ].join(';');
}

const answers = new Map<string, number[]>();

/** What has been found for the moves in the same situation, or is found now. */
export function remembered(
  s: Readonly<State>,
  seat: Seat,
  moves: readonly Move[],
  find: () => number[],
): readonly number[] {
  const frame = s.agenda.at(-1)!;
  const step = `${frame.do}.${frame.at}`;
  if (!DEAR.includes(step)) return find();
  const text = textOf(s, seat, step, moves);
  let known = answers.get(text);
  if (known === undefined) {
    if (answers.size >= KEPT) answers.clear();
    known = find();
    answers.set(text, known);
  }
  return known;
}
