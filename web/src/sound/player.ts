import { Howl, Howler } from 'howler';
import places from './family.json';
import file from './family.mp3';
import type { Sound } from './kinds.ts';

/** Plays the sounds of the house; null where the browser can play none. */
export interface Player {
  /** @param volume from 0 to 100, as it is felt */
  readonly play: (sound: Sound, volume: number) => void;
}

/** Loads the family, which must not begin before somebody has pressed something. */
export function player(): Promise<Player | null> {
  if (Howler.noAudio || !Howler.codecs('mp3')) return Promise.resolve(null);
  return new Promise((done, fail) => {
    const howl = new Howl({
      src: [file],
      sprite: Object.fromEntries(
        Object.entries(places).map(([name, [begins = 0, length = 0]]) => [name, [begins, length]]),
      ),
      onload: () =>
        done({
          play(sound, volume) {
            howl.volume((volume / 100) ** 2, howl.play(sound));
          },
        }),
      onloaderror(_, reason) {
        howl.unload();
        fail(new Error(`the sounds could not be loaded: ${reason}`));
      },
    });
  });
}
