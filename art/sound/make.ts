// Makes the sounds of the house: npm run with -- node art/sound/make.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMp3Encoder } from 'wasm-media-encoders';
import { FAMILY } from './family.ts';
import { RATE, type Wave } from './materials.ts';

const FOLDER = join(import.meta.dirname, '../../web/src/sound');
/** Seconds of nothing after each sound: an encoder smears what it keeps, and players do not agree where a file begins. */
const APART = 0.12;
const KILOBITS = 64;
/** Seconds by which every decoder that is known gives the track later than it was, at the least. */
const LATE = 0.016;

const silence = new Float32Array(APART * RATE);
const loudness = (level: number): string => `${(20 * Math.log10(level)).toFixed(1)} dB`.padStart(9);

/** By name: where it begins in the file and how long it is, in milliseconds. */
const places: Record<string, readonly [number, number]> = {};
const track: number[] = [...silence];
for (const [name, wave] of Object.entries(FAMILY)) {
  const length = (wave.length / RATE) * 1000;
  places[name] = [(track.length / RATE + LATE) * 1000, length + APART * 500].map(Math.round) as [
    number,
    number,
  ];
  track.push(...wave, ...silence);
  const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const mean = Math.sqrt(wave.reduce((sum, sample) => sum + sample ** 2, 0) / wave.length);
  console.log(
    `${name.padEnd(8)} ${length.toFixed(0).padStart(4)} ms  peak ${loudness(peak)}  RMS ${loudness(mean)}`,
  );
}

async function mp3(wave: Wave): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: KILOBITS });
  // The encoder gives the same memory each time.
  return Buffer.concat([Buffer.from(encoder.encode([wave])), Buffer.from(encoder.finalize())]);
}

const file = await mp3(Float32Array.from(track));
writeFileSync(join(FOLDER, 'family.mp3'), file);
writeFileSync(join(FOLDER, 'family.json'), `${JSON.stringify(places, null, 2)}\n`);
console.log(`family.mp3: ${(file.length / 1000).toFixed(1)} kB, ${(track.length / RATE).toFixed(1)} s`);
