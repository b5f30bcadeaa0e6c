import { type TableProps, timeOf, useHappened } from '@conclave/kit';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { LiveTable } from '../live/live-table.ts';
import type { LoadedGame } from '../net/games.ts';
import type { TableInfo } from '../net/protocol.ts';
import type { Sound } from './kinds.ts';
import { heardOf } from './order.ts';
import { isAllowed } from './pressed.ts';
import { hearing, play, prepareSoundSoon } from './sound.ts';
import { type Voice, voiceOf } from './voice.ts';

/** Plays a sound of a table, if this page has its voice. */
export type Hear = (sound: Sound) => unknown;

/** A finger's press allows sound when it ends, other presses when they begin. */
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Makes a table's page one that sounds: from the first press on, and of several pages the one used last. */
export function useVoice(table: string): Hear {
  const voice = useRef<Voice | null>(null);
  useEffect(() => {
    const here = voiceOf(table);
    voice.current = here;
    const take = () => {
      if (document.hidden || !isAllowed()) return;
      here.take();
      if (hearing.getState() === 'held') hearing.setState('ready', true);
      prepareSoundSoon();
    };
    take();
    for (const event of PRESSES) addEventListener(event, take, true);
    document.addEventListener('visibilitychange', take);
    addEventListener('pagehide', here.give);
    return () => {
      for (const event of PRESSES) removeEventListener(event, take, true);
      document.removeEventListener('visibilitychange', take);
      removeEventListener('pagehide', here.give);
      here.end();
    };
  }, [table]);
  return useCallback((sound) => voice.current?.isHere() && play(sound), []);
}

/** Milliseconds between sounds of one beat, as between what plays over a board. */
const STEP = 160;

type Shown = Pick<TableProps, 'beat' | 'unplayed' | 'speed'>;
const NOTHING = { beat: null };

/** Lets be heard what happens on the board, in time with what is shown of it. */
export function useBoardSounds({ ui }: LoadedGame, shown: Shown | null, hear: Hear): void {
  useHappened(shown ?? NOTHING, ({ events }) => {
    const pace = !shown || shown.speed === 'off' ? 'normal' : shown.speed;
    for (const [i, sound] of heardOf(events, ui.sounds).entries())
      setTimeout(() => hear(sound), timeOf(pace, STEP * i));
  });
}

/** Milliseconds: who goes on sooner looks for a place. */
const LEAFING = 400;

/** Lets a replay be heard, unless somebody leafs through it. */
export function useReplaySounds(loaded: LoadedGame, shown: TableProps): void {
  const step = useRef({ at: 0, isCalm: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is a step
  useEffect(() => {
    const at = performance.now();
    step.current = { at, isCalm: at - step.current.at >= LEAFING };
  }, [shown.view]);
  const hear = useCallback<Hear>((sound) => step.current.isCalm && play(sound), []);
  useBoardSounds(loaded, shown, hear);
}

const taken = (info: TableInfo | null): number =>
  info?.seats.filter(({ kind }) => kind !== 'open').length ?? 0;

/** What the end of a game sounds like here: for somebody at one of the first places, or who only looks on, like a win. */
const endOf = ({ outcome, mine }: TableInfo): Sound =>
  !outcome || mine.length === 0 || mine.some((seat) => outcome.places[seat] === 1) ? 'won' : 'lost';

/**
 * Lets be heard who comes, what is said, and how the game ends. What was missed comes at once, and silently.
 * @param next who must take the device
 */
export function useTableSounds({ store }: LiveTable, next: number | null, hear: Hear): void {
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.arrivals !== before.arrivals) return;
        const [is, was] = [now.known, before.known];
        const line = is.chat.at(-1);
        if (line && line !== was.chat.at(-1) && line.seat !== is.seat) hear('message');
        if (is.info?.status === 'waiting' && taken(is.info) > taken(was.info)) hear('message');
      }),
    [store, hear],
  );
  const ended = useStore(store, ({ known, stage }) =>
    known.info?.status === 'finished' && stage.beat === null ? known.info : null,
  );
  const isRunning = useStore(store, ({ known }) => known.info?.status === 'running');
  const isDue = useRef(false);
  useEffect(() => {
    if (ended && isDue.current) hear(endOf(ended));
    isDue.current = isRunning || (isDue.current && !ended);
  }, [ended, isRunning, hear]);
  useEffect(() => {
    if (next !== null) hear('turn');
  }, [next, hear]);
}
