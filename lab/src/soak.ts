import type { Depth } from '@conclave/games/checks/contract.ts';
import { inBatches } from './batches.ts';
import type { Breach, Soaked, SoakJob } from './soak-batch.ts';

export type { Breach } from './soak-batch.ts';

/** How far a soak has come: everything that is needed to go on. */
export interface SoakState {
  readonly game: string;
  readonly depth: Depth;
  readonly seed: number;
  readonly games: number;
  /** Games checked: these, of `games`, from the first on. */
  readonly done: number;
  readonly moves: number;
  /** The games that do not keep the contract. */
  readonly breaches: readonly Omit<Breach, 'record'>[];
}

/** Game numbers of one seed. */
const SPAN = 100_000_000;
const MOST_BREACHES = 10;

/**
 * Checks the contract on random games, from where `state` stands. Stops early after ten breaches.
 * @param onState called with each state from which it could go on
 * @throws the signal's reason if it was aborted
 */
export async function soak(
  state: SoakState,
  crew: {
    readonly workers: number;
    readonly signal?: AbortSignal;
    readonly onBreach: (breach: Breach) => void;
    readonly onState: (state: SoakState) => void;
  },
): Promise<SoakState> {
  const { game, depth, seed, games } = state;
  const first = seed * SPAN;
  const enough = new AbortController();
  const waiting = new Map<number, { to: number; soaked: Soaked }>();
  let now = state;
  try {
    await inBatches<SoakJob, Soaked>({
      from: first + state.done,
      to: first + games,
      workers: crew.workers,
      module: import.meta.resolve('./soak-batch.ts'),
      job: (from, to) => ({ game, depth, from, to }),
      onResult(soaked, from, to) {
        soaked.breaches.forEach(crew.onBreach);
        waiting.set(from, { to, soaked });
        now = goOn(now, first, waiting);
        crew.onState(now);
        if (now.breaches.length >= MOST_BREACHES) enough.abort();
      },
      signal: AbortSignal.any([enough.signal, ...(crew.signal ? [crew.signal] : [])]),
    });
  } catch (error) {
    if (!enough.signal.aborted) throw error;
  }
  return now;
}

/** Takes in the results that follow the state without a gap. */
function goOn(
  state: SoakState,
  first: number,
  waiting: Map<number, { to: number; soaked: Soaked }>,
): SoakState {
  const next = waiting.get(first + state.done);
  if (next === undefined) return state;
  waiting.delete(first + state.done);
  const { to, soaked } = next;
  const breaches = [...state.breaches, ...soaked.breaches.map(({ record: _, ...breach }) => breach)];
  return goOn({ ...state, done: to - first, moves: state.moves + soaked.moves, breaches }, first, waiting);
}
