import { chance } from '../lib/noise.ts';

/** Samples a second: MP3 keeps all below 16 kHz, and nothing here is higher. */
export const RATE = 32_000;

/** Samples from -1 to 1. */
export type Wave = Float32Array;

const samples = (seconds: number): number => Math.round(seconds * RATE);

/** A way in which a body swings: times the lowest, how loud, and seconds until a thousandth of it is left. */
type Mode = readonly [times: number, loud: number, seconds: number];

/** -60 dB. */
const GONE = Math.log(1000);
/** Seconds in which a stroke comes up: shorter ones click. */
const STROKE = 0.003;

function struck(hertz: number, modes: readonly Mode[]): Wave {
  const wave = new Float32Array(samples(Math.max(...modes.map(([, , seconds]) => seconds))));
  for (const [times, loud, seconds] of modes)
    for (let i = 0; i < wave.length; i++) {
      const t = i / RATE;
      const rise = Math.min(1, t / STROKE);
      wave[i]! += loud * rise * Math.exp((-GONE * t) / seconds) * Math.sin(2 * Math.PI * hertz * times * t);
    }
  return wave;
}

/** A metal bar over a hollow: soft, with little above its octave. */
export const bell = (hertz: number, seconds: number): Wave =>
  struck(hertz, [
    [1, 1, seconds],
    [2, 0.22, seconds * 0.7],
    [3.01, 0.1, seconds * 0.4],
    [5.4, 0.04, seconds * 0.2],
  ]);

/** A bar of hard wood, as on a marimba. */
export const wood = (hertz: number, seconds = 0.2): Wave =>
  struck(hertz, [
    [1, 1, seconds],
    [3.93, 0.28, seconds * 0.35],
    [9.2, 0.07, seconds * 0.15],
  ]);

/** A stone set on stone: no tone of its own, but a height. */
export const stone = (hertz: number, seconds = 0.16): Wave =>
  mixed([
    [
      0,
      1,
      struck(hertz, [
        [1, 1, seconds],
        [1.58, 0.6, seconds * 0.8],
        [2.24, 0.45, seconds * 0.6],
        [2.92, 0.3, seconds * 0.45],
        [4.6, 0.15, seconds * 0.25],
      ]),
    ],
    [0, 0.5, rustle(7, seconds * 0.3, hertz * 2, hertz * 6, 0)],
  ]);

/** A sheet that is drawn over another, from one height to another; `swell` is where between 0 and 1 it is loudest. */
export const paper = (seed: number, seconds: number, from: number, to: number, swell = 0.35): Wave =>
  rustle(seed, seconds, from, to, swell);

/** Noise about a height that wanders, in the shape of one breath. */
function rustle(seed: number, seconds: number, from: number, to: number, swell: number): Wave {
  const random = chance(seed);
  const wave = new Float32Array(samples(seconds));
  let [low, band, soft] = [0, 0, 0];
  for (let i = 0; i < wave.length; i++) {
    const x = i / wave.length;
    // A state variable filter, whose middle band is heard, and another that takes off what hisses above it.
    const f = 2 * Math.sin((Math.PI * (from + (to - from) * x)) / RATE);
    low += f * band;
    band += f * (random() * 2 - 1 - low - 0.5 * band);
    soft += Math.min(1, f) * 0.5 * (band - soft);
    const breath = x < swell ? (x / swell) ** 2 : ((1 - x) / (1 - swell)) ** 2;
    wave[i] = soft * breath;
  }
  return wave;
}

/** Waves together: when each begins, in seconds, and how loud it is. */
export function mixed(parts: readonly (readonly [at: number, loud: number, wave: Wave])[]): Wave {
  const whole = new Float32Array(Math.max(...parts.map(([at, , wave]) => samples(at) + wave.length)));
  for (const [at, loud, wave] of parts) {
    const start = samples(at);
    for (const [i, sample] of wave.entries()) whole[start + i]! += loud * sample;
  }
  return whole;
}

/** Seconds in which the end of a sound goes to nothing. */
const FADE = 0.03;

/** Cut to a length, without a step at either end, its highest sample at `peak`. */
export function finished(wave: Wave, seconds: number, peak: number): Wave {
  const [length, fade, rise] = [samples(seconds), samples(FADE), samples(STROKE)];
  const cut = Float32Array.from({ length }, (_, i) => wave[i] ?? 0);
  const highest = cut.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return cut.map((sample, i) => (sample / highest) * peak * Math.min(1, i / rise, (length - 1 - i) / fade));
}
