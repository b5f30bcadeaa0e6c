import type { Reason } from '@conclave/bots';
import { capital, listed } from '@conclave/frame/words.ts';
import { games } from '@conclave/games';
import type { Core, Move } from '@conclave/kernel';

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

/** A key as words, where a game has none for it: “leadBestRival” is “lead best rival”. */
const spelled = (key: string): string => key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

/** What there will be more of, and what less, as a sentence: “It adds to your ships, and takes from your hand.” */
export function sayReasons(reasons: readonly Reason[], { features: known }: AdviceWords): string {
  const said = (verb: string, isMore: boolean) => {
    const which = reasons.filter(({ more }) => more > 0 === isMore);
    const things = which.map(({ feature }) => known[feature] ?? spelled(feature));
    return things.length === 0 ? [] : [`${verb} ${listed(things)}`];
  };
  return `It ${[...said('adds to', true), ...said('takes from', false)].join(', and ')}.`;
}

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? '< 1 %' : `${Math.round(100 * chance)} %`;
