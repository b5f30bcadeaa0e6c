import { createStore } from 'zustand/vanilla';

/** Whether a tone can be heard: `held` until somebody presses something on the page, `none` where the browser has no sound. */
export const sound = createStore<'ready' | 'held' | 'none'>(() => 'ready');

let context: AudioContext | null = null;

/** Where tones are made; null where that is not possible. */
function studio(): AudioContext | null {
  if (sound.getState() === 'none') return null;
  try {
    context ??= new AudioContext();
  } catch {
    sound.setState('none', true);
  }
  return context;
}

/** Sound may begin with a press only: what was held back before is gone by then, and the next tone is heard. */
export async function allowSound(): Promise<void> {
  const made = studio();
  if (!made || made.state === 'running') return;
  try {
    await made.resume();
    sound.setState('ready', true);
  } catch {
    sound.setState('held', true);
  }
}

/**
 * Two soft notes, a fifth apart. Nothing starts while the browser holds sound back: such tones would pile up and sound
 * together later.
 */
export function softTone(): void {
  const made = studio();
  if (!made) return;
  if (made.state !== 'running') {
    sound.setState('held', true);
    return;
  }
  try {
    play(made);
  } catch {
    sound.setState('none', true);
  }
}

function play(made: AudioContext): void {
  const start = made.currentTime + 0.02;
  for (const [i, hertz] of [392, 587.33].entries()) {
    const tone = made.createOscillator();
    const volume = made.createGain();
    const at = start + i * 0.14;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.07, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.7);
    tone.connect(volume).connect(made.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  }
}
