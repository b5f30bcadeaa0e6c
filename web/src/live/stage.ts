import type { Core, GameEvent } from '@conclave/kernel';
import { type Beat, type Speed, timeOf } from '@conclave/kit';

/** What has happened, and the table's version after it. */
export interface Scene extends Beat<Core, GameEvent> {
  readonly version: number;
}

/** What is on the screen, and what has happened but is not shown yet. */
export interface Stage {
  readonly view: Core | null;
  /** The version that is shown; the log goes no further. */
  readonly version: number;
  /** The cause that plays now; `view` is already the view after it. */
  readonly beat: Scene | null;
  readonly queue: readonly Scene[];
  /** What was passed over last: it has happened, and is never played. */
  readonly unplayed: Beat<Core, GameEvent> | null;
}

export const empty: Stage = { view: null, version: 0, beat: null, queue: [], unplayed: null };

/** With more than this waiting, what is older is skipped: nobody wants to watch that long. */
const LONGEST = 20;
const KEPT = 8;
/** As many may wait and what plays takes its time all the same: the turn of a bot wants to be watched. */
const UNHURRIED = 5;

/** Shows a view at once and forgets what was waiting. */
export const jump = (view: Core | null, version: number): Stage => ({ ...empty, view, version });

/** Scenes that follow each other as one thing that has happened. */
const joined = (scenes: readonly Scene[]): Stage['unplayed'] =>
  scenes.length === 0
    ? null
    : {
        before: scenes[0]!.before,
        after: scenes.at(-1)!.after,
        events: scenes.flatMap(({ events }) => events),
      };

/** The newest view, shown or still waiting. */
export const newest = (stage: Stage): Core | null => stage.queue.at(-1)?.after ?? stage.view;

export const newestVersion = (stage: Stage): number => stage.queue.at(-1)?.version ?? stage.version;

/**
 * Shows the newest view at once.
 * @param begun the beat that plays already: what is newer is passed over
 */
export function caughtUp(stage: Stage, begun: Scene | null = stage.beat): Stage {
  const fresh = stage.beat === begun || stage.beat === null ? [] : [stage.beat];
  const unplayed = joined([...fresh, ...stage.queue]) ?? stage.unplayed;
  return { ...jump(newest(stage), newestVersion(stage)), unplayed };
}

/** The newest view is what the server says, too: it stands at this version. */
export const vouched = (stage: Stage, version: number): Stage => ({
  ...stage,
  version: stage.queue.length === 0 ? version : stage.version,
  queue: stage.queue.map((scene, i) => (i === stage.queue.length - 1 ? { ...scene, version } : scene)),
});

/** Lets something happen: it plays at once if nothing else does, else after what waits. */
export function happen(stage: Stage, after: Core, events: readonly GameEvent[], version: number): Stage {
  const before = newest(stage);
  if (before === null) return jump(after, version);
  const queue = [...stage.queue, { before, after, events, version }];
  if (queue.length > LONGEST)
    return advance({ ...stage, queue: queue.slice(-KEPT), unplayed: joined(queue.slice(0, -KEPT)) });
  return stage.beat === null ? advance({ ...stage, queue }) : { ...stage, queue };
}

/** The beat that plays is over: the next one, or rest. */
export function advance(stage: Stage): Stage {
  const [next, ...queue] = stage.queue;
  return next
    ? { ...stage, view: next.after, version: next.version, beat: next, queue }
    : { ...stage, beat: null, queue: [] };
}

/**
 * How long a beat is shown, in milliseconds: longer with more to see, shorter with much waiting behind it, and at least
 * as long as the game says that one of its events lasts.
 */
export function beatTime(
  beat: Scene,
  waiting: number,
  speed: Speed,
  lasts: (event: GameEvent) => number = () => 0,
): number {
  const full = 560 + 180 * Math.min(4, beat.events.length);
  const hurry = 1 + Math.max(0, waiting - UNHURRIED) / 3;
  return timeOf(speed, Math.max(full / hurry, ...beat.events.map(lasts)));
}

/** Lets more of what happened last happen: both are shown as one thing. */
export function happenOn(stage: Stage, after: Core, events: readonly GameEvent[], version: number): Stage {
  const last = stage.queue.at(-1) ?? stage.beat;
  if (last === null) return happen(stage, after, events, version);
  const whole = { ...last, after, events: [...last.events, ...events], version };
  return stage.queue.length > 0
    ? { ...stage, queue: stage.queue.with(-1, whole) }
    : { ...stage, view: after, version, beat: whole };
}
