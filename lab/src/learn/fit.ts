import { shares } from '@conclave/bots/judge';
import type { Learned } from '@conclave/frame/judgement.ts';
import { below, type Rng, shuffle } from '@conclave/kernel';
import type { Sampled } from './samples.ts';

/** How a network is fitted. */
export interface Fitting {
  readonly features: readonly string[];
  /** Hidden units; 0 for a linear model. */
  readonly hidden: number;
  /** How often all positions are gone through. */
  readonly epochs: number;
  readonly rng: Rng;
}

/** The numbers of a network in one list: direct weights, then each hidden unit's, then what comes out of them. */
interface Net {
  readonly features: number;
  readonly hidden: number;
  readonly weights: Float64Array;
}

/** A game to learn from; missing targets: who won it. */
export interface Lesson extends Sampled {
  /** Of all positions one after the other, by seat the chance that is to be learned. */
  readonly targets?: Float32Array;
}

type Position = readonly [game: Lesson, from: number];

const BATCH = 64;
const RATE = 0.003;
/** How strongly weights shrink with each step, for each unit of the rate: against learning games by heart. */
const DECAY = 0.5;
const [BETA1, BETA2, TINY] = [0.9, 0.999, 1e-8];

/** All positions of the games; the numbers of a position begin at `from`. */
function positionsOf(games: readonly Lesson[], features: number): Position[] {
  const all: Position[] = [];
  for (const game of games)
    for (let from = 0; from < game.features.length; from += features * game.seats) all.push([game, from]);
  return all;
}

/** By feature: its mean, and 1 over its spread. */
function normsOf(games: readonly Lesson[], features: number): { mean: number[]; scale: number[] } {
  const sums = new Float64Array(features);
  const squares = new Float64Array(features);
  let n = 0;
  for (const game of games)
    for (let i = 0; i < game.features.length; i++) {
      const x = game.features[i]!;
      sums[i % features]! += x;
      squares[i % features]! += x * x;
      n++;
    }
  const rows = Math.max(1, n / features);
  const mean = [...sums].map((sum) => sum / rows);
  const scale = mean.map((m, i) => {
    const spread = Math.sqrt(Math.max(0, squares[i]! / rows - m * m));
    return spread > 1e-6 ? 1 / spread : 0;
  });
  return { mean, scale };
}

/** Fits a network so that the shares of its numbers among the seats come near who won. Deterministic. */
export function fit(games: readonly Lesson[], fitting: Fitting): Omit<Learned, 'provenance' | 'rules'> {
  const { features: keys, hidden, epochs, rng } = fitting;
  const features = keys.length;
  const { mean, scale } = normsOf(games, features);
  const net = start(features, hidden, rng);
  const positions = positionsOf(games, features);
  const grads = new Float64Array(net.weights.length);
  const first = new Float64Array(net.weights.length);
  const second = new Float64Array(net.weights.length);
  const steps = Math.ceil(positions.length / BATCH) * epochs;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rng, positions);
    for (let at = 0; at < positions.length; at += BATCH) {
      grads.fill(0);
      const batch = positions.slice(at, at + BATCH);
      for (const [game, from] of batch) learn(net, grads, game, from, mean, scale);
      step++;
      const rate = RATE * (1 - step / (steps + 1));
      for (let i = 0; i < grads.length; i++) {
        const grad = grads[i]! / batch.length;
        first[i] = BETA1 * first[i]! + (1 - BETA1) * grad;
        second[i] = BETA2 * second[i]! + (1 - BETA2) * grad * grad;
        const unbiased = first[i]! / (1 - BETA1 ** Math.min(step, 1000));
        const spread = Math.sqrt(second[i]! / (1 - BETA2 ** Math.min(step, 20_000)));
        net.weights[i]! -= rate * (unbiased / (spread + TINY) + DECAY * net.weights[i]!);
      }
    }
  }
  return { features: keys, mean: mean.map(short), scale: scale.map(short), ...partsOf(net) };
}

function start(features: number, hidden: number, rng: Rng): Net {
  const weights = new Float64Array(features + hidden * (features + 2));
  const random = () => (below(rng, 2001) - 1000) / 1000;
  for (let i = features; i < weights.length; i++) weights[i] = random() / Math.sqrt(features);
  return { features, hidden, weights };
}

/** Adds what one position tells to the gradient. */
function learn(
  { features, hidden, weights }: Net,
  grads: Float64Array,
  game: Lesson,
  from: number,
  mean: readonly number[],
  scale: readonly number[],
): void {
  const { seats, targets } = game;
  const won = targets?.subarray(from / features, from / features + seats) ?? game.won;
  const inputs: Float64Array[] = [];
  const units: Float64Array[] = [];
  const numbers: number[] = [];
  const out = features + hidden * (features + 1);
  for (let seat = 0; seat < seats; seat++) {
    const x = new Float64Array(features);
    let sum = 0;
    for (let i = 0; i < features; i++) {
      x[i] = (game.features[from + seat * features + i]! - mean[i]!) * scale[i]!;
      sum += weights[i]! * x[i]!;
    }
    const into = new Float64Array(hidden);
    for (let unit = 0; unit < hidden; unit++) {
      const at = features + unit * (features + 1);
      let value = weights[at + features]!;
      for (let i = 0; i < features; i++) value += weights[at + i]! * x[i]!;
      into[unit] = value;
      if (value > 0) sum += weights[out + unit]! * value;
    }
    inputs.push(x);
    units.push(into);
    numbers.push(sum);
  }
  const chances = shares(numbers);
  for (let seat = 0; seat < seats; seat++) {
    const error = chances[seat]! - won[seat]!;
    const x = inputs[seat]!;
    for (let i = 0; i < features; i++) grads[i]! += error * x[i]!;
    for (let unit = 0; unit < hidden; unit++) {
      const value = units[seat]![unit]!;
      if (value <= 0) continue;
      grads[out + unit]! += error * value;
      const back = error * weights[out + unit]!;
      const at = features + unit * (features + 1);
      grads[at + features]! += back;
      for (let i = 0; i < features; i++) grads[at + i]! += back * x[i]!;
    }
  }
}

/** Three digits are enough. */
const short = (x: number): number => Number(x.toPrecision(3));

function partsOf({ features, hidden, weights }: Net): Pick<Learned, 'direct' | 'hidden' | 'out'> {
  const part = (from: number, n: number) => [...weights.slice(from, from + n)].map(short);
  const units = Array.from({ length: hidden }, (_, unit) =>
    part(features + unit * (features + 1), features + 1),
  );
  return { direct: part(0, features), hidden: units, out: part(features + hidden * (features + 1), hidden) };
}
