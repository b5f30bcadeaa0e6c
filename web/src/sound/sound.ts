import { createStore } from 'zustand/vanilla';
import { settings } from '../settings/store.ts';
import { admission } from './admission.ts';
import places from './family.json';
import { KIND_OF, type Sound } from './kinds.ts';
import type { Player } from './player.ts';
import { isAllowed } from './pressed.ts';

/** Whether sounds can be heard: `held` while the browser waits for a press on the page, `none` where it can make none. */
export const hearing = createStore<'ready' | 'held' | 'none'>(() => 'ready');

let loading: Promise<void> | null = null;
let player: Player | null = null;

/** Fetches what plays, if sounds are wanted; a press must have allowed it. What fails is tried again the next time. */
export function prepareSound(): Promise<void> {
  if (!settings.getState().sound) return Promise.resolve();
  loading ??= import('./player.ts')
    .then((part) => part.player())
    .then((made) => {
      player = made;
      hearing.setState(made ? 'ready' : 'none', true);
    })
    .catch(() => {
      loading = null;
    });
  return loading;
}

/** Milliseconds in which nobody presses anything. */
const REST = 500;
let soon: ReturnType<typeof setTimeout> | undefined;

/** The same as soon as nobody presses anything for a moment: presses are answered first. */
export function prepareSoundSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void prepareSound(), REST);
}

const lengths = Object.fromEntries(Object.entries(places).map(([name, [, length]]) => [name, length]));
const admits = admission(lengths as Record<Sound, number>);

/**
 * Plays a sound, if it is wanted and can be heard now: nothing waits, as what comes late means nothing any more. A page
 * that nobody sees says only that it is one's turn.
 */
export function play(sound: Sound): void {
  const { sound: isOn, volume, silenced } = settings.getState();
  if (!isOn || silenced.includes(KIND_OF[sound])) return;
  if (document.hidden && sound !== 'turn') return;
  if (!isAllowed()) {
    if (sound === 'turn') hearing.setState('held', true);
    return;
  }
  if (!player) prepareSoundSoon();
  else if (admits(sound, performance.now())) player.play(sound, volume);
}
