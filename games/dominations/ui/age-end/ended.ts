import type { Seat } from '@conclave/kernel';
import { type Cell, tableState } from '@conclave/kit';
import { type Event, SOURCES, type Stage, type State } from '../../rules/types.ts';

/** A part of the end of an Age or of the game that is told at once. */
export interface Step {
  readonly stage: Stage;
  /** Not empty; the first says what it is about. */
  readonly events: readonly Event[];
  /** Whether it says no more than what everybody scores in all. */
  readonly isSum: boolean;
}

/** The end of an Age as its events told it; after Age III with the end of the game. */
export interface Ended {
  readonly age: number;
  readonly stages: readonly Stage[];
  readonly steps: readonly Step[];
  readonly isFinal: boolean;
  /** Whether nothing more belongs to it. */
  readonly isOver: boolean;
}

/** Events that are told by themselves. */
const FIRST: ReadonlySet<Event[0]> = new Set([
  'leads',
  'dominated',
  'dominationTaken',
  'ageEnded',
  'initiative',
  'controlled',
  'objectivesChecked',
]);
/** Events without news for whom they concern. */
const LEFT_OUT: ReadonlySet<Event[0]> = new Set(['gaveBack', 'omenEnded', 'drew']);

/** Whether everybody scores this in the same way. */
const sums = (event: Event): boolean =>
  event[0] === 'scored' && (event[4] === 'influence' || event[4] === 'adjacency');

/** Whether an event belongs to the step before it rather than to one of its own. */
function follows(event: Event, last: Event): boolean {
  if (FIRST.has(event[0])) return false;
  if (FIRST.has(last[0])) return event[0] !== 'scored' || event[4] !== 'adjacency';
  return sums(event) || event[1] === last[1];
}

function withEvent(ended: Ended, event: Event): Ended {
  const { steps, stages } = ended;
  const stage = stages.at(-1)!;
  const last = steps.at(-1);
  return last && last.stage === stage && follows(event, last.events[0]!)
    ? { ...ended, steps: [...steps.slice(0, -1), { ...last, events: [...last.events, event] }] }
    : { ...ended, steps: [...steps, { stage, events: [event], isSum: sums(event) }] };
}

/** The end of an Age, begun or carried on by events; what is known of the last one if they do not belong to it. */
export function carriedOn(known: Ended | null, events: readonly Event[]): Ended | null {
  let ended = known;
  for (const event of events)
    if (event[0] === 'stageStarted') {
      const [, stage, age] = event;
      if (stage === 'effects') ended = { age, stages: [], steps: [], isFinal: false, isOver: false };
      // Of another Age, whose beginning was not seen.
      if (ended?.age !== age) ended = null;
      if (ended)
        ended = {
          ...ended,
          stages: [...ended.stages, stage],
          isFinal: ended.isFinal || stage === 'gameEnd',
        };
    } else if (ended && !ended.isOver)
      if (event[0] === 'ageStarted' || event[0] === 'gameOver') ended = { ...ended, isOver: true };
      else if (!LEFT_OUT.has(event[0])) ended = withEvent(ended, event);
  return ended;
}

/** By stage the sources of its VP; those that end with their Age begin so. */
const SOURCES_OF: readonly (readonly [stage: Stage, ...of: string[]])[] = [
  ['effects', 'effects'],
  ['influence', 'influence'],
  ['hegemon', 'hegemon'],
  ['domination', 'domination'],
  ['gameEnd', 'gameEnd'],
  ['monuments', 'control', 'adjacency'],
  ['objectives', 'objectives', 'ambition'],
];
const FINAL: readonly Stage[] = ['gameEnd', 'monuments', 'objectives'];

/** The end of an Age as far as the score sheet tells of it, where nothing else does: what a card brought that was free is not there. */
export function summary({ sheet, order }: Readonly<State>, age: number, isFinal: boolean): Ended {
  const steps = SOURCES_OF.filter(([stage]) => isFinal || !FINAL.includes(stage)).flatMap(
    ([stage, ...of]): Step[] => {
      const sources = SOURCES.filter((source) =>
        of.some((one) => source === one || source === `${one}${age}`),
      );
      const events = sources.flatMap((source) =>
        order.flatMap((seat): Event[] => {
          const n = sheet[seat]![SOURCES.indexOf(source)]!;
          return n === 0 ? [] : [['scored', seat, n, source, 'influence', age]];
        }),
      );
      return events.length === 0 ? [] : [{ stage, events, isSum: true }];
    },
  );
  return { age, stages: steps.map(({ stage }) => stage), steps, isFinal, isOver: true };
}

/** By seat and source the VP of some steps. */
function points({ steps }: Ended): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { events } of steps)
    for (const event of events)
      if (event[0] === 'scored') {
        const key = `${event[1]} ${event[3]}`;
        found.set(key, (found.get(key) ?? 0) + event[2]);
      }
  return found;
}

/**
 * The end of an Age as it was told, or where part of what happened was not seen as the past tells it, else the score
 * sheet. One that has begun since stays as it is.
 */
export function toldOf(
  known: Ended | null,
  view: Readonly<State>,
  age: number,
  past: () => readonly Event[] = () => [],
): Ended {
  if (known && known.age > age && !known.isOver) return known;
  const sheet = summary(view, age, view.outcome !== null);
  const isWhole = (end: Ended | null): end is Ended => {
    if (end?.age !== age || !end.isOver) return false;
    const told = points(end);
    return [...points(sheet)].every(([key, n]) => told.get(key) === n);
  };
  if (isWhole(known)) return known;
  const read = carriedOn(null, past());
  return isWhole(read) ? read : sheet;
}

/** By seat the VP of some steps. */
export function gains(steps: readonly Step[], seats: number): readonly number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { events } of steps)
    for (const event of events) if (event[0] === 'scored') sums[event[1] as Seat]! += event[2];
  return sums;
}

/** A view without the points of some steps: as it stands for who has not been told of them. */
export function without(view: Readonly<State>, steps: readonly Step[]): Readonly<State> {
  const vp = [...view.vp];
  const sheet = view.sheet.map((of) => [...of]);
  for (const event of steps.flatMap(({ events }) => events))
    if (event[0] === 'scored') {
      const [, seat, n, source] = event;
      vp[seat]! -= n;
      sheet[seat]![SOURCES.indexOf(source)]! -= n;
    }
  // Who has won is told last.
  return { ...view, vp, sheet, outcome: steps.length > 0 ? null : view.outcome };
}

/** The newest end of an Age that was seen here: panel and track share it. */
export const ended = tableState<Ended | null>(null);

/** Why it is shown: it happens and plays by itself, it has happened without being played, or it was looked up again. */
type Why = 'happens' | 'happened' | 'lookup';

interface Showing {
  readonly why: Why;
  /** How many of its steps were told before. */
  readonly told: number;
  /** Begins anew with another number. */
  readonly run: number;
}

/** Whether it is shown, and why. */
export const shown = tableState<Showing | null>(null);

/** Shows the newest end of an Age, or lets it go on after the steps that were told before. */
export const show = ({ get, set }: Cell<Showing | null>, why: Why, told = 0): void =>
  set({ why, told, run: (get()?.run ?? 0) + 1 });

/** Whether the end of an Age that stopped, for somebody had to choose, has gone on since. */
export const hasGoneOn = (before: Ended | null, now: Ended | null): boolean =>
  before !== null &&
  now !== null &&
  !before.isOver &&
  now.age === before.age &&
  now.steps.length > before.steps.length;
