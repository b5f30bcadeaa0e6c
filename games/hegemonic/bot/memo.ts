import type { Seat } from '@conclave/kernel';
import type { Move, State } from '../rules/types.ts';

/** Questions whose answers cost most, and are asked again in world after world that differ in what is hidden only. */
const DEAR = ['actionPhase.choose', 'action.choose', 'build.next'];

/** Answers that are kept; then all of them are forgotten. */
const KEPT = 10_000;

/** Numbers as characters, each list behind its length. */
function packed(...lists: readonly (readonly number[])[]): string {
  const codes: number[] = [];
  for (const list of lists) {
    codes.push(list.length);
    for (const n of list) codes.push(n);
  }
  return String.fromCharCode(...codes);
}

/** All that the answers may depend on: what lies open, the seat's own hand, and how many cards the others hold. */
function textOf(s: Readonly<State>, seat: Seat, step: string, moves: readonly Move[]): string {
  const { rules, learning, wildHomes, longer, round, phase, actionPhase, active, actionsLeft } = s;
  return [
    step,
    ...[seat, rules, s.galaxy, learning, wildHomes, longer, round, phase, actionPhase, active, actionsLeft],
    ...[s.chosen, s.arbiter, s.stack.length, s.leaderUses],
    packed(s.queue, s.tiles, s.pool, s.homes, s.embassies, s.outposts, s.heights, s.caps, s.points),
    packed(s.leaders, s.positions, s.sheltered, s.spared, s.hands[seat]!),
    packed(s.hands.map((hand) => hand.length)),
    packed(...s.built, ...s.complexes, ...s.agents, ...s.fleets, ...s.gates),
    packed(...s.inactive, ...s.advanced, ...s.discards, ...s.marks),
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
