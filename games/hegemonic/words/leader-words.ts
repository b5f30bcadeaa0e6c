import { type EventPart, phrase } from '@conclave/frame/event-parts.ts';
import type { ActionCard } from '../data/cards.ts';
import { LEADERS, type LeaderKey, type Timing } from '../data/leaders.ts';
import type { Tables } from '../data/tables.ts';
import { ABILITIES } from '../rules/leaders/abilities.ts';
import type { Moment } from '../rules/leaders/moments.ts';
import type { Side } from '../rules/types.ts';
import { SIDE_TEXT, TIMING_TEXT, UNIT_TEXT } from './names.ts';
import { actionCardPart, cardPart, sectorPart, tilePart } from './parts.ts';

type Arg = number | string;
type Choice = (a: Arg, b: Arg) => readonly EventPart[];

const sector: Choice = (a) => phrase` at ${sectorPart(a as number)}`;
const card: Choice = (a) => [': ', cardPart(a as number)];
const fleet: Choice = (a, b) =>
  phrase`: ${UNIT_TEXT.fleet.name} ${(a as number) + 1} to ${sectorPart(b as number)}`;

/** What the arguments of an ability mean, by leader and level, where it has any. */
const CHOICES: { readonly [leader in LeaderKey]?: { readonly [level: number]: Choice } } = {
  envoy: { 2: card },
  thorsWill: {
    2: (a, b) => phrase`: pair ${(a as number) + 1}, one half at ${sectorPart(b as number)}`,
    3: (a) => phrase`, one half at ${sectorPart(a as number)}`,
  },
  prefects: { 2: sector, 3: sector },
  izanagi: { 1: fleet },
  eadrom: {
    1: fleet,
    2: sector,
    3: (a, b) => phrase`: ${tilePart(a as number)} at ${sectorPart(b as number)}`,
  },
  assemblySpeaker: {
    1: (a) => [`: the ${SIDE_TEXT[a as Side]}`],
    2: sector,
    3: (a) => [': ', actionCardPart(a as ActionCard)],
  },
  occlusMagnus: { 1: (a) => [': ', { seat: a as number }] },
  technocrat: { 2: card },
  entombed: { 3: (a) => phrase`: ${sectorPart(a as number)}` },
};

/** What has been chosen for an ability, to follow its sentence; nothing where it leaves no choice. */
export const choiceParts = (leader: number, level: number, args: readonly Arg[]): readonly EventPart[] =>
  CHOICES[LEADERS[leader]!.key]?.[level]?.(args[0]!, args[1]!) ?? [];

/** What a level of a leader does, with the number in it: “gain 2 CAPs”. */
export const abilitySays = (leader: number, level: number, n: number): string =>
  ABILITIES[LEADERS[leader]!.key][level - 1]!.says(n);

/** What a level of a leader does. */
export const abilityText = (t: Tables, leader: number, level: number): string =>
  abilitySays(leader, level, t.leaders[leader]!.n[level - 1]!);

/** When a level of a leader with this timing may be used. */
export function timingSays(leader: number, level: number, timing: Timing): string {
  const { key } = LEADERS[leader]!;
  if (key === 'assemblySpeaker' && level === 1) return 'In a conflict, after the loans';
  switch (ABILITIES[key][level - 1]!.only) {
    case 'revealed':
      return 'When the action cards are revealed';
    case 'basesLost':
      return 'When you lose bases in a conflict';
    case 'retention':
      return 'Before CAPs are discarded at Arbitration';
    default:
      return TIMING_TEXT[timing];
  }
}

/** When a level of a leader may be used. */
export const abilityTiming = (t: Tables, leader: number, level: number): string =>
  timingSays(leader, level, t.leaders[leader]!.timing[level - 1]!);

/** What has just happened, or is about to, when leaders may interrupt (HG-LEA-06). */
export const MOMENT_TEXT: { readonly [moment in Moment]: string } = {
  phase: 'A phase begins',
  turn: 'Nothing is under way',
  revealed: 'The action cards are revealed',
  action: 'An action is chosen and not yet paid',
  declared: 'A conflict is declared and not yet paid',
  paid: 'A conflict is paid and about to begin',
  lent: 'Loans are settled',
  beforeCards: 'Technologies are about to be chosen',
  afterCards: 'Technologies are revealed',
  basesLost: 'Bases have been lost',
  retention: 'CAPs beyond the limit are about to be lost',
};
