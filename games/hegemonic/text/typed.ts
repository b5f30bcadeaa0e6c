import type { Move as AnyMove } from '@conclave/kernel';
import { PATTERN_KEYS, type PatternKey } from '../data/cards.ts';
import { LEADERS, type LeaderKey } from '../data/leaders.ts';
import { KIND_OF } from '../data/technologies.ts';
import { FACTIONS, TILES } from '../data/tiles.ts';
import { TYPES, UNITS } from '../data/tracks.ts';
import { attackingUnit } from '../rules/attacks.ts';
import type { Move } from '../rules/types.ts';
import { sectorName } from '../sector-names.ts';
import { leaderName, technologyName, tileName } from '../texts.ts';
import { mover, type View } from './say/say.ts';

/** What a number of a move stands for. */
type Kind =
  | 'sector'
  | 'tile'
  | 'seat'
  | 'card'
  | 'agent'
  | 'fleet'
  | 'gate'
  | 'leader'
  | 'faction'
  | 'pile'
  | 'plain';

/** By label, what stands at each place behind it; the last one goes on. */
const KINDS: { readonly [label: string]: readonly Kind[] } = {
  leader: ['leader'],
  keep: ['card'],
  home: ['sector'],
  place: ['tile', 'sector'],
  drawDiscard: ['pile'],
  takeBack: ['card'],
  discard: ['card'],
  advance: ['card'],
  start: ['seat'],
  redraw: ['card'],
  complex: ['sector'],
  embassy: ['sector'],
  outpost: ['sector'],
  agent: ['sector'],
  fleet: ['sector'],
  relocate: ['sector'],
  gate: ['sector'],
  relocateGate: ['gate', 'sector'],
  otherHalf: ['sector'],
  moveAgent: ['agent', 'sector'],
  moveFleet: ['fleet', 'sector'],
  drawFaction: ['faction'],
  drawStack: ['sector'],
  commit: ['card'],
  fill: ['sector'],
  destroyGates: ['gate'],
  use: ['plain', 'sector'],
  arbiter: ['seat'],
  give: ['seat', 'plain'],
  drop: ['card'],
};

/** By leader and level, what stands behind the level. */
const ABILITY_KINDS: { readonly [leader in LeaderKey]?: { readonly [level: number]: readonly Kind[] } } = {
  envoy: { 2: ['card'] },
  thorsWill: { 2: ['gate', 'sector'], 3: ['sector'] },
  prefects: { 2: ['sector'], 3: ['sector'] },
  izanagi: { 1: ['fleet', 'sector'] },
  eadrom: { 1: ['fleet', 'sector'], 2: ['sector'], 3: ['tile', 'sector'] },
  assemblySpeaker: { 2: ['sector'] },
  occlusMagnus: { 1: ['seat'] },
  technocrat: { 1: ['pile'], 2: ['card'] },
  entombed: { 3: ['sector'] },
};

/** A name as one word: `nano-fabricants`. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * The word that stands for a number. None is a number itself, so that what is typed in the form of records is never
 * taken for something else.
 */
function wordFor(view: View, kind: Kind, n: number): string {
  switch (kind) {
    case 'sector':
      return sectorName(n);
    case 'tile':
      return tileName(n);
    case 'seat':
      return `s${n + 1}`;
    case 'card':
      return slug(technologyName(n));
    case 'agent':
      return `a${n + 1}`;
    case 'fleet':
      return `f${n + 1}`;
    case 'gate':
      return `g${n + 1}`;
    case 'leader':
      return slug(leaderName(n));
    case 'faction':
      return FACTIONS[n]!;
    case 'pile':
      return view.discards.length === 1 ? 'top' : TYPES[n]!;
    case 'plain':
      return `${n}`;
  }
}

/** What stands behind the label of a move, place by place; the last one goes on. */
function kindsOf(view: View, [label, ...args]: AnyMove): readonly Kind[] {
  if (label === 'attack') {
    const isPattern = (PATTERN_KEYS as readonly unknown[]).includes(args[0]);
    const unit = isPattern ? attackingUnit(args[0] as PatternKey) : null;
    return ['plain', unit ?? 'sector', 'sector', 'seat', 'plain'];
  }
  if (label !== 'lead') return KINDS[label] ?? ['plain'];
  const leader = LEADERS[view.leaders[mover(view)] ?? -1];
  return ['plain', ...((leader && ABILITY_KINDS[leader.key]?.[args[0] as number]) ?? [])];
}

const at = (kinds: readonly Kind[], place: number): Kind => kinds[Math.min(place, kinds.length - 1)]!;

/** A move in the words that a person types: `attack buyout B2 C3 s2 political`. */
export function typedWords(view: View, move: Move): string[] {
  const [label, ...args] = move as AnyMove;
  const kinds = kindsOf(view, move as AnyMove);
  return [
    label,
    ...args.map((arg, place) => (typeof arg === 'number' ? wordFor(view, at(kinds, place), arg) : arg)),
  ];
}

/** How many things of a kind there are. */
function count(view: View, kind: Kind): number {
  const sizes: { readonly [kind in Exclude<Kind, 'plain'>]: number } = {
    sector: view.tiles.length,
    tile: TILES.length,
    seat: view.seats,
    card: KIND_OF.length,
    agent: UNITS,
    fleet: UNITS,
    gate: UNITS,
    leader: LEADERS.length,
    faction: FACTIONS.length,
    pile: view.discards.length,
  };
  return kind === 'plain' ? 0 : sizes[kind];
}

/** The number that a word stands for at this place of a move, a card being preferred that the mover holds. */
function numberFor(view: View, kind: Kind, word: string): string {
  const seat = mover(view);
  const isOwn = (n: number) =>
    kind !== 'card' || view.hands[seat]!.includes(n) || view.advanced[seat]!.includes(n);
  const all = [...Array(count(view, kind)).keys()].filter((n) =>
    wordFor(view, kind, n).toLowerCase().startsWith(word),
  );
  const exact = all.filter((n) => wordFor(view, kind, n).toLowerCase() === word);
  const found = exact.length > 0 ? exact : all;
  return `${found.find(isOwn) ?? found[0] ?? word}`;
}

/** Words of a move that is not open in the form of records, so that it can be said why not. */
export function translated(view: View, [label, ...words]: readonly [string, ...string[]]): string {
  const kinds = kindsOf(view, [label, ...words.map((word) => (/^\d+$/.test(word) ? Number(word) : word))]);
  return [label, ...words.map((word, place) => numberFor(view, at(kinds, place), word))].join(' ');
}
