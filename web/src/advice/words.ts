import type { Reason } from '@conclave/bots';
import { capital } from '@conclave/frame/words.ts';
import { games } from '@conclave/games';
import type { Core, Move } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';

/** The words in which a game speaks of moves, and of what speaks for them. */
export interface AdviceWords {
  readonly sayMove: (view: Core, move: Move) => string;
  /** By key of what positions show. */
  readonly features: Readonly<Record<string, string>>;
}

const features = import.meta.glob<{ readonly FEATURES: AdviceWords['features'] }>(
  '../../../games/*/words/features.ts',
);

export async function loadWords(game: string): Promise<AdviceWords> {
  const [text, known] = await Promise.all([
    games[game]?.text?.(),
    features[`../../../games/${game}/words/features.ts`]?.(),
  ]);
  return {
    sayMove: (view, move) => capital(text?.sayMove(view, move) ?? move.join(' ')),
    features: known?.FEATURES ?? {},
  };
}

/** What is said of a move, with the names of seats for their numbers. */
export const withNames = (said: string, seats: readonly SeatInfo[]): string =>
  said.replace(/\bseat (\d+)/gi, (words, n) => seats[Number(n) - 1]?.name ?? words);

/** A key as words, where a game has none for it: “leadBestRival” is “lead best rival”. */
const spelled = (key: string): string => key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

/** What there will be more of, or less: “your ships (more)”. */
export const sayReason = ({ feature, more }: Reason, { features: known }: AdviceWords): string =>
  `${known[feature] ?? spelled(feature)} (${more > 0 ? 'more' : 'less'})`;

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? '< 1 %' : `${Math.round(100 * chance)} %`;
