import { type Move, moveText } from '@conclave/kernel';

/** What is known of one move at one place of the tree. */
interface Arm {
  visits: number;
  /** Sum of the chances of the seat that makes the move. */
  sum: number;
}

/** Each move promises so much of what the one before it does. */
const FALL = 0.6;

/** What one seat knows of its moves at one place, whatever world they are tried in. */
export class Bandit {
  readonly #arms = new Map<string, Arm>();
  #visits = 0;
  #sum = 0;
  #squares = 0;

  /**
   * The move to try, of some in the order of their promise; more of them come into sight the more often the place is
   * seen.
   */
  choose<M extends Move>(order: readonly M[]): M {
    const inSight = Math.min(order.length, 1 + Math.floor(Math.sqrt(this.#visits)));
    const mean = this.#visits === 0 ? 0 : this.#sum / this.#visits;
    const spread =
      this.#visits === 0 ? 0 : Math.sqrt(Math.max(0, this.#squares / this.#visits - mean * mean));
    const drive = (spread + 0.01) * Math.sqrt(this.#visits + 1);
    let best = order[0]!;
    let most = Number.NEGATIVE_INFINITY;
    let prior = 1 - FALL;
    for (let i = 0; i < inSight; i++, prior *= FALL) {
      const arm = this.#arms.get(moveText(order[i]!));
      const value = arm ? arm.sum / arm.visits : mean;
      const score = value + (drive * prior) / (1 + (arm?.visits ?? 0));
      if (score > most) [most, best] = [score, order[i]!];
    }
    return best;
  }

  learn(move: Move, chance: number): void {
    const text = moveText(move);
    const arm = this.#arms.get(text) ?? { visits: 0, sum: 0 };
    if (arm.visits === 0) this.#arms.set(text, arm);
    arm.visits++;
    arm.sum += chance;
    this.#visits++;
    this.#sum += chance;
    this.#squares += chance * chance;
  }
}
