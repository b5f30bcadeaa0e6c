import { type MoveRow, moveTable } from '@conclave/frame/moves.ts';
import type { Move as AnyMove } from '@conclave/kernel';
import { PATTERN_KEYS, type PatternKey } from '../data/cards.ts';
import { LEADERS, type LeaderKey } from '../data/leaders.ts';
import { attackingUnit } from '../rules/attacks.ts';
import type { Move } from '../rules/types.ts';

/** What each kind of move is called, on buttons and in lists, and what stands behind its label. */
export const MOVES = moveTable<Move>()({
  layBoard: { name: 'Lay a board', args: ['q', 'r', 'turn'] },
  leader: { name: 'Take a leader', args: ['leader'] },
  keep: { name: 'Keep a technology', args: ['card'] },
  home: { name: 'Place your home', args: ['sector:at'] },
  place: { name: 'Place a tile', args: ['tile', 'sector:at'] },
  drawDeck: { name: 'Draw from the pile' },
  drawDiscard: { name: 'Take the top discard', args: ['pile'] },
  takeBack: { name: 'Take an Advanced Technology back', args: ['card'] },
  discard: { name: 'Discard a technology', args: ['card'] },
  advance: { name: 'Advance a technology', args: ['card', 'card:drop?'] },
  card: { name: 'Choose an action card', args: ['actionCard:choice'] },
  start: { name: 'Say who starts', args: ['seat'] },
  collect: { name: 'Basic: gain CAPs' },
  capitalize: { name: 'Capitalize' },
  survey: { name: 'Survey' },
  research: { name: 'Research' },
  endTurn: { name: 'End your turn' },
  redraw: { name: 'Discard and draw anew', args: ['card:set?'] },
  complex: { name: 'Build a Complex', args: ['sector:at'] },
  embassy: { name: 'Build an Embassy', args: ['sector:at'] },
  outpost: { name: 'Build an Outpost', args: ['sector:at'] },
  agent: { name: 'Place an Agent', args: ['sector:at'] },
  fleet: { name: 'Place a Fleet', args: ['sector:at'] },
  relocate: { name: 'Relocate a base', args: ['sector:at', 'sector:to'] },
  gate: { name: 'Build a Gate pair', args: ['sector:at'] },
  relocateGate: { name: 'Relocate a Gate pair', args: ['gate:pair', 'sector:at'] },
  otherHalf: { name: 'Place the other half', args: ['sector:at'] },
  stop: { name: 'No more' },
  moveAgent: { name: 'Move an Agent', args: ['agent:unit', 'sector:to'] },
  moveFleet: { name: 'Move a Fleet', args: ['fleet:unit', 'sector:to'] },
  attack: {
    name: 'Attack',
    args: ['pattern', 'attacker:unit', 'sector:to', 'seat:defender', 'type:target'],
  },
  drawFaction: { name: 'Draw on a faction', args: ['faction'] },
  drawStack: { name: 'Draw on a stack', args: ['sector:at'] },
  drawNothing: { name: 'Draw on nothing' },
  lend: { name: 'Lend power', args: ['side'] },
  commit: { name: 'Play a technology', args: ['card'] },
  fill: { name: 'Bring a base here', args: ['sector:at'] },
  destroyGates: { name: 'Destroy Gates', args: ['gate:set?'] },
  use: { name: 'Use a technology', args: ['technology', 'sector:at?'] },
  decline: { name: 'Don’t use it' },
  inactive: { name: 'Lay it on your inactive pile' },
  arbiter: { name: 'Name the Arbiter', args: ['seat'] },
  lead: { name: 'Use your leader', args: ['level', 'ability?'] },
  pass: { name: 'Pass' },
  give: { name: 'Give CAPs', args: ['seat', 'n'] },
  drop: { name: 'Discard an Advanced Technology', args: ['card'] },
});

/** What stands behind the level of an ability, by leader and level, where anything does. */
const ABILITY_ARGS: { readonly [leader in LeaderKey]?: { readonly [level: string]: readonly string[] } } = {
  envoy: { 2: ['card'] },
  thorsWill: { 2: ['gate:pair', 'sector:at'], 3: ['sector:at'] },
  prefects: { 2: ['sector:at'], 3: ['sector:at'] },
  izanagi: { 1: ['fleet:unit', 'sector:to'] },
  eadrom: { 1: ['fleet:unit', 'sector:to'], 2: ['sector:at'], 3: ['tile', 'sector:at'] },
  assemblySpeaker: { 1: ['side'], 2: ['sector:at'], 3: ['actionCard:choice'] },
  occlusMagnus: { 1: ['seat'] },
  technocrat: { 1: ['pile'], 2: ['card'] },
  entombed: { 3: ['sector:at'] },
};

/** Who attacks in a pattern: an Agent or Fleet, or the group of Complexes of a sector. */
function attackerArg(pattern: number | string | undefined): string {
  const isPattern = (PATTERN_KEYS as readonly unknown[]).includes(pattern);
  const unit = isPattern ? attackingUnit(pattern as PatternKey) : null;
  return unit === null ? 'sector:at' : `${unit}:unit`;
}

/**
 * The row of a move as it is read here: who attacks depends on the pattern, what an ability takes on leader and level.
 * @param leader of whoever makes the move, -1 for none
 */
export function rowIn(leader: number, [label, first]: AnyMove): MoveRow {
  const row = (MOVES as { readonly [label: string]: MoveRow })[label] ?? { name: label };
  if (label === 'attack') {
    const [pattern, , ...others] = MOVES.attack.args;
    return { ...row, args: [pattern, attackerArg(first), ...others] };
  }
  if (label !== 'lead') return row;
  const key = LEADERS[leader]?.key;
  return { ...row, args: ['level', ...((key && ABILITY_ARGS[key]?.[`${first}`]) ?? [])] };
}
