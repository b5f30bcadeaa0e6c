import { capital } from '@conclave/frame/words.ts';
import { type Core, type GameEvent, type Move, moveText, predict } from '@conclave/kernel';
import { createStore } from 'zustand/vanilla';
import type { LoadedGame } from '../net/games.ts';
import type { PlayedStep, Refused, Update } from '../net/protocol.ts';
import { follow, type Known, nothing } from './known.ts';
import type { LiveTable, Returned, TableState, World } from './live-table.ts';
import { cutLog, entryOf } from './log.ts';
import { reconcile, type Settled } from './optimistic.ts';
import {
  advance,
  beatTime,
  caughtUp,
  empty,
  happen,
  happenOn,
  jump,
  newest,
  newestVersion,
  type Scene,
  type Stage,
  vouched,
} from './stage.ts';
import { type Mark, markOf, standing, toJudge } from './undo.ts';

const UNSEATED: Refused = {
  error: 'unseated',
  message: 'You have no seat at this table any more. You can look on.',
};

/** What the server refused was not made; of an answer that could not be read nobody knows. */
const returned = (refused: Refused): Returned =>
  refused.error === 'unreadable' ? refused : { ...refused, unmade: true };

/** A move was chosen in a hurry, and the one before it led elsewhere. */
const OVERTAKEN: Refused = {
  error: 'overtaken',
  message:
    'Something else happened before your next move was sent, so it was not made. Look again and choose.',
};

const viewOf = ({ position }: Known): Core | null => (position?.view ?? null) as Core | null;

/** @param seat the viewer's seat, null for a spectator */
export function liveTable(
  id: string,
  seat: number | null,
  { game, ui }: LoadedGame,
  world: World,
): LiveTable {
  const fresh = (viewer: number | null): Omit<TableState, 'arrivals'> => ({
    known: nothing(viewer),
    stage: empty,
    pending: [],
    log: [],
    marks: [],
    joined: new Set(),
    refused: null,
  });
  const store = createStore<TableState>(() => ({ ...fresh(seat), arrivals: 0 }));
  const { getState: get, setState: set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let playing: { readonly beat: Scene; readonly since: number } | null = null;
  /** Moves are sent one after the other. */
  let sending = Promise.resolve();
  /** Whether a move was played in this very moment: what goes on with it is shown as one with it. */
  let isPlaying = false;
  /** Counts the times that pending moves were rolled back; commands of an earlier epoch are not sent any more. */
  let epoch = 0;

  /** A beat that stays until the viewer goes on. */
  const isHeld = ({ beat }: Stage): boolean => {
    const { seat } = get().known;
    return beat !== null && seat !== null && (ui.holds?.(beat, seat) ?? false);
  };

  const tick = () => {
    clearTimeout(timer);
    const { stage } = get();
    if (!stage.beat || isHeld(stage)) return;
    // What comes while a beat plays does not make it longer.
    if (stage.beat !== playing?.beat) playing = { beat: stage.beat, since: performance.now() };
    const { lasts } = ui;
    const viewer = get().known.seat ?? 'table';
    const time = beatTime(
      stage.beat,
      stage.queue.length,
      world.speed(),
      lasts && ((event) => lasts(event, viewer)),
    );
    timer = setTimeout(
      () => {
        set({ stage: advance(get().stage) });
        tick();
      },
      playing.since + time - performance.now(),
    );
  };

  /** Without motion, or when nobody looks, nothing is played. */
  const show = (stage: Stage): Stage =>
    (world.speed() === 'off' || world.hidden()) && !isHeld(get().stage)
      ? caughtUp(stage, get().stage.beat)
      : stage;

  /** The table's newest view on the stage: at once where it was shown already, or goes back; else played. */
  const staged = (
    stage: Stage,
    now: Known,
    added: readonly PlayedStep[],
    { left, met }: Settled,
    isUndo: boolean,
  ): Stage => {
    const view = viewOf(now);
    const version = now.version ?? 0;
    if (view === null || isUndo || newest(stage) === null) return jump(view, version);
    if (met) return vouched(stage, version);
    const events = added.flatMap((step) => step.events) as unknown as GameEvent[];
    return show(happen(stage, left.at(-1)?.view ?? view, events, version));
  };

  /** The marks of the steps that an update brought; of several nobody knows how it was between them. */
  const marksOf = (before: Core | null, now: Known, added: readonly PlayedStep[]): readonly Mark[] => {
    const view = viewOf(now);
    return added.map((step) =>
      added.length === 1 && view && before
        ? markOf(game, before, step, view, now.seat)
        : { seat: step.seat, final: null, open: step.seat === now.seat },
    );
  };

  const update = (message: Update, isFirst: boolean): void => {
    const { known, stage, pending, log, marks, refused, arrivals } = get();
    const followed = follow(known, message);
    if (followed === 'stale') return;
    if (followed === 'unseated') set({ ...fresh(null), refused: UNSEATED });
    if (followed === 'gap' || followed === 'unseated') return world.ask();
    const { known: now, kept, added } = followed;
    const isUndo = kept < known.steps.length;
    const view = viewOf(now);
    const seats = shownSeats(now.info?.seats ?? []);
    const entries = view === null ? [] : added.map((step) => entryOf(ui, step, seats, view));
    const settled = reconcile(game, pending, known, followed);
    if (settled.left.length === 0 && !settled.met) epoch++;
    set({
      known: now,
      // Who is heard again can be reached.
      refused: refused?.error === 'offline' ? null : refused,
      arrivals: isFirst ? arrivals + 1 : arrivals,
      pending: settled.left,
      log: [...(isUndo ? cutLog(log, kept, now.version ?? 0) : log), ...entries],
      marks: [...marks.slice(0, kept), ...marksOf(viewOf(known), now, added)],
      stage: staged(stage, now, added, settled, isUndo),
    });
    tick();
    void judge();
  };

  /** Moves that came together, as after a reload, were not seen one by one: fetches the views round my last one. */
  const judge = async (): Promise<void> => {
    const { marks, known } = get();
    const place = toJudge(marks, known.seat);
    const step = known.steps[place];
    if (!step || judging === step.version || known.info?.status !== 'running') return;
    judging = step.version;
    const answer = await world.history(known.seat, place, 1);
    judging = null;
    const { seat, steps } = get().known;
    const after = answer.ok ? answer.value.steps[0] : undefined;
    if (!answer.ok || after?.version !== step.version) return;
    if (seat !== known.seat || steps[place]?.version !== step.version) return;
    const mark = markOf(game, answer.value.before as Core, step, after.view as Core, seat);
    set({ marks: get().marks.with(place, mark) });
  };
  /** The version of the move that is being judged. */
  let judging: number | null = null;

  /** Pending moves will not happen: back to what the server last said. */
  const rollBack = (refused: Refused): void => {
    epoch++;
    const { position, version = 0 } = get().known;
    set({
      pending: [],
      refused: returned(refused),
      stage: jump((position?.view ?? null) as Core | null, version),
    });
    if (refused.error === 'stale-version') world.ask();
  };

  const sendMove = async (move: Move, goesOn: boolean, mine: number, since: number): Promise<void> => {
    if (since !== epoch) {
      if (get().known.seat === mine && get().refused === null) set({ refused: OVERTAKEN });
      return;
    }
    const { known } = get();
    const asks = known.position?.asks;
    const answer = await world.command(
      { do: 'move', seat: mine, move: moveText(move), ...(asks?.sealed ? { ask: asks.id } : {}) },
      asks?.sealed ? undefined : Math.max(known.version ?? 0, confirmed),
    );
    if (answer.ok) {
      confirmed = Math.max(confirmed, answer.value.version);
      if (goesOn) set({ joined: new Set([...get().joined, answer.value.version]) });
    } else if (since === epoch) rollBack(answer.refused);
    else set({ refused: returned(answer.refused) });
  };
  /** The newest version that an answer named; the socket may still be behind it. */
  let confirmed = 0;

  return {
    store,

    follow() {
      const end = world.watch({
        table: id,
        seat: () => get().known.seat,
        since: () => get().known.version,
        update,
        refused: (refused) => set({ refused }),
      });
      return () => {
        clearTimeout(timer);
        end();
      };
    },

    play(move, goesOn = false) {
      const { known, stage, pending } = get();
      const mine = known.seat;
      const view = pending.at(-1)?.view ?? (known.position?.view as Core | undefined);
      if (mine === null || !view) return;
      const guess = predict(game, view, mine, move);
      const left = isHeld(stage) ? advance(stage) : stage;
      // Nothing of the move before has been drawn yet.
      const then = goesOn && isPlaying ? happenOn : happen;
      isPlaying = true;
      queueMicrotask(() => {
        isPlaying = false;
      });
      set({
        refused: null,
        pending: [...pending, { move, view: guess?.view ?? null }],
        stage: guess
          ? show(then(left, guess.view, guess.events, (known.version ?? 0) + pending.length + 1))
          : left,
      });
      tick();
      const since = epoch;
      sending = sending.then(() => sendMove(move, goesOn, mine, since));
    },

    sent: () => sending,

    async send(command) {
      set({ refused: null });
      const answer = await world.command(command, get().known.version);
      if (answer.ok) return answer;
      const { refused } = answer;
      const { marks, known } = get();
      set(refused.error === 'revealed' ? { refused, marks: standing(marks, known.seat) } : { refused });
      return answer;
    },

    sit(viewer) {
      clearTimeout(timer);
      epoch++;
      set(fresh(viewer));
      world.ask();
    },

    goOn() {
      set({ stage: advance(get().stage) });
      tick();
    },

    catchUp() {
      clearTimeout(timer);
      set({ stage: caughtUp(get().stage) });
    },

    async playback(from) {
      const { known } = get();
      const answer = await world.history(known.seat, from);
      if (!answer.ok) return set({ refused: answer.refused });
      const { before, steps } = answer.value;
      const now = caughtUp(get().stage);
      let stage = jump(before as Core, known.steps[from - 1]?.version ?? 0);
      for (const { view, events, version } of steps)
        stage = happen(stage, view as Core, events as unknown as GameEvent[], version);
      if (now.view && now.version > newestVersion(stage)) stage = happen(stage, now.view, [], now.version);
      set({ stage });
      tick();
    },

    dismiss: () => set({ refused: null }),
  };
}

/** The table's seats as a game's interface gets them; an open seat is somebody who is away. */
export const shownSeats = (seats: NonNullable<Known['info']>['seats']) =>
  seats.map(({ name, kind, bot, away }) => ({
    name,
    kind: kind === 'bot' ? ('bot' as const) : ('human' as const),
    ...(bot !== undefined && { level: capital(bot) }),
    away,
  }));
