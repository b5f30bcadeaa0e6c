import { conflictOf } from '../../rules/conflict/declaring.ts';
import { partsOf } from '../../rules/conflict/power.ts';
import { type Conflict, type Event, type Part, SIDES, type State } from '../../rules/types.ts';

/** A conflict as one follows it: as far as it has come, and what came of it. */
export interface Course {
  /** Its cards stay here when they have been put away. */
  readonly conflict: Conflict;
  /** What was lost, came instead, or was saved, in order. */
  readonly aftermath: readonly Event[];
  readonly isOver: boolean;
}

function declared(
  view: Readonly<State>,
  [, attacker, pattern, by, from, sector, defender, target]: Extract<
    Event,
    readonly ['declared', ...unknown[]]
  >,
): Course {
  const conflict = conflictOf(view, attacker, ['attack', pattern, by, sector, defender, target]);
  return { conflict: { ...conflict, from }, aftermath: [], isOver: false };
}

const AFTERMATH: ReadonlySet<Event[0]> = new Set<Event[0]>([
  'unitLost',
  'basesLost',
  'replaced',
  'relocated',
  'gateLost',
  'gateRelocated',
  'reacted',
  'built',
  'unitBuilt',
  'unitMoved',
  'gained',
  'leaderUsed',
]);

/** A course one event further; null outside of conflicts. */
export function follow(course: Course | null, view: Readonly<State>, event: Event): Course | null {
  if (event[0] === 'declared') return declared(view, event);
  if (course === null || course.isOver) return course;
  const become = (part: Partial<Conflict>): Course => ({
    ...course,
    conflict: { ...course.conflict, ...part },
  });
  const { drawn, loans } = course.conflict;
  switch (event[0]) {
    case 'powerDrawn':
      return become({ drawn: drawn.with(SIDES.indexOf(event[2]), event[4]) as [number, number] });
    case 'lent':
      return become({ loans: loans.with(event[1], SIDES.indexOf(event[2])) });
    case 'technologiesRevealed':
      return become({ cards: [...event[1]] as [number, number] });
    case 'compared': {
      const [, attack, defence, totals, winner] = event;
      return become({ sums: [attack, defence], totals, winner });
    }
    case 'conflictEnded':
      return { ...course, isOver: true };
    default:
      return course.conflict.totals !== null && AFTERMATH.has(event[0])
        ? { ...course, aftermath: [...course.aftermath, event] }
        : course;
  }
}

/** Whether two conflicts are the same one; what has been compared is never open again. */
const isSame = (a: Readonly<Conflict>, b: Readonly<Conflict>): boolean =>
  a.pattern === b.pattern &&
  a.attacker === b.attacker &&
  a.defender === b.defender &&
  a.by === b.by &&
  a.sector === b.sector &&
  a.target === b.target &&
  (a.totals === null || b.totals !== null);

/** The course with what the view says of the conflict, which is more than events tell; a void declaration ends it. */
export function agreed(course: Course | null, { conflict }: Readonly<State>): Course | null {
  if (conflict === null) return course?.isOver ? course : null;
  if (course === null || course.isOver || !isSame(course.conflict, conflict))
    return { conflict, aftermath: [], isOver: false };
  // A card that has been used is no longer laid out, but it has counted.
  const cards = conflict.cards.map((card, side) => (card < 0 ? course.conflict.cards[side]! : card));
  return { ...course, conflict: { ...conflict, cards: cards as [number, number] } };
}

/** By side: every term known so far; those that were compared once they have been. */
export const sumsOf = (view: Readonly<State>, { conflict }: Course): [Part[], Part[]] =>
  conflict.sums ?? [partsOf(view, conflict, 0), partsOf(view, conflict, 1)];

/** Where a conflict stands. */
export const STAGES = ['power', 'loans', 'technologies', 'outcome'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage of a course by what the game asks now (`procedure.step`). */
export function stageOf({ conflict }: Course, asked: string | null): Stage {
  if (conflict.totals !== null) return 'outcome';
  switch (asked) {
    case 'conflict.lend':
      return 'loans';
    case 'conflict.commitFirst':
    case 'conflict.commit':
      return 'technologies';
    default:
      return conflict.cards.some((card) => card >= 0) ? 'technologies' : 'power';
  }
}
