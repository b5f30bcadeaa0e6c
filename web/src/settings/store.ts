import { reminders, type Speed } from '@conclave/kit';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from 'zustand';
import type { Kind } from '../sound/kinds.ts';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly speed: Speed;
  readonly sound: boolean;
  /** Of sounds, 0 to 100. */
  readonly volume: number;
  /** What is not to be heard. */
  readonly silenced: readonly Kind[];
  /** Warnings of what was probably not meant. */
  readonly reminders: boolean;
}

const KEY = 'conclave.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  speed: 'normal',
  sound: true,
  volume: 40,
  silenced: [],
  reminders: true,
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    const one = <T>(value: unknown, values: readonly T[], otherwise: T) =>
      values.includes(value as T) ? (value as T) : otherwise;
    return {
      theme: one(kept.theme, ['system', 'light', 'dark'], DEFAULTS.theme),
      speed: one(kept.speed, ['off', 'fast', 'normal', 'slow'], DEFAULTS.speed),
      sound: kept.sound !== false,
      volume: typeof kept.volume === 'number' ? Math.min(100, Math.max(0, kept.volume)) : DEFAULTS.volume,
      silenced: Array.isArray(kept.silenced) ? kept.silenced : DEFAULTS.silenced,
      reminders: kept.reminders !== false,
    };
  } catch {
    return DEFAULTS;
  }
}

/** How this device shows the table; kept on the device only. */
export const settings = createStore<Settings>(read);

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The speed that holds: the system's wish for less motion goes before the setting. */
export const speedNow = (): Speed => (calm.matches ? 'off' : settings.getState().speed);

const light = matchMedia('(prefers-color-scheme: light)');

const onThemeChange = (changed: () => void) => {
  light.addEventListener('change', changed);
  const end = settings.subscribe(changed);
  return () => {
    light.removeEventListener('change', changed);
    end();
  };
};

/** The theme that holds: the reader's choice goes before the system's. */
export const useTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(onThemeChange, () => {
    const { theme } = settings.getState();
    return theme === 'system' ? (light.matches ? 'light' : 'dark') : theme;
  });

/** Puts theme, speed and reminders into effect, now and whenever they change. */
export function applySettings(): void {
  const apply = () => {
    const { theme, reminders: reminds } = settings.getState();
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    dataset.speed = speedNow();
    reminders.set(reminds);
  };
  apply();
  calm.addEventListener('change', apply);
  settings.subscribe((now) => {
    apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing starts with the defaults next time.
    }
  });
}

export const useSettings = (): Settings => useStore(settings);

/** `speedNow` for components. */
export function useSpeed(): Speed {
  const { speed } = useSettings();
  const less = useSyncExternalStore(
    (changed) => {
      calm.addEventListener('change', changed);
      return () => calm.removeEventListener('change', changed);
    },
    () => calm.matches,
  );
  return less ? 'off' : speed;
}
