import type { Reason } from '@conclave/bots';
import { capital, listed } from '@conclave/frame/words.ts';
import { games } from '@conclave/games';
import type { Core, Move } from '@conclave/kernel';

/** How a game speaks of what positions show, by its key. */
interface FeatureWords {
  /** What is good to have, and what is bad. */
  readonly MERITS: Readonly<Record<string, string>>;
  readonly FAULTS: Readonly<Record<string, string>>;
  readonly UNSAID: readonly string[];
}

/** The words in which a game speaks of moves, and of what speaks for them. */
export interface AdviceWords {
  readonly sayMove: (view: Core, move: Move) => string;
  readonly features: FeatureWords;
}

const NO_WORDS: FeatureWords = { MERITS: {}, FAULTS: {}, UNSAID: [] };

const features = import.meta.glob<FeatureWords>('../../../games/*/words/features.ts');

export async function loadWords(game: string): Promise<AdviceWords> {
  const [text, known] = await Promise.all([
    games[game]?.text?.(),
    features[`../../../games/${game}/words/features.ts`]?.(),
  ]);
  return {
    sayMove: (view, move) => capital(text?.sayMove(view, move) ?? move.join(' ')),
    features: known ?? NO_WORDS,
  };
}

/** A key as words, where a game has none for it: “leadBestRival” is “lead best rival”. */
const spelled = (key: string): string => key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

/** So many reasons are said of a move. */
const SAID = 3;

interface Said {
  readonly thing: string;
  readonly isMore: boolean;
  readonly isMerit: boolean;
  by: number;
}

/** What may be said of a move, the weightiest first: reasons that have the same words are one. */
function gathered(reasons: readonly Reason[], { MERITS, FAULTS, UNSAID }: FeatureWords): Said[] {
  const things = new Map<string, Said>();
  for (const { feature, more, by } of reasons) {
    if (UNSAID.includes(feature)) continue;
    const isMerit = FAULTS[feature] === undefined;
    const thing = MERITS[feature] ?? FAULTS[feature] ?? spelled(feature);
    const known = things.get(thing);
    if (known) known.by += by;
    else things.set(thing, { thing, isMore: more > 0, isMerit, by });
  }
  return [...things.values()].sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** What there will be more of, and what less, as a sentence: “It adds to your ships, and takes from your hand.” */
function sentence(said: readonly Said[]): string | null {
  const part = (verb: string, wanted: boolean) => {
    const things = said.filter(({ isMore }) => isMore === wanted).map(({ thing }) => thing);
    return things.length === 0 ? [] : [`${verb} ${listed(things)}`];
  };
  return said.length === 0
    ? null
    : `It ${[...part('adds to', true), ...part('takes from', false)].join(', and ')}.`;
}

/** What speaks for a move, and what against it, each as a sentence; null where nothing does. */
export interface SaidReasons {
  readonly merits: string | null;
  readonly faults: string | null;
}

/**
 * What speaks for a move, and what against it. What was learned also knows that who has less of a good thing has often more of a
 * better one; such is no reason that anybody could follow, and is left out.
 */
export function sayReasons(reasons: readonly Reason[], { features: known }: AdviceWords): SaidReasons {
  const said = gathered(reasons, known)
    .filter(({ isMore, isMerit, by }) => (isMore === isMerit) === by > 0)
    .slice(0, SAID);
  return {
    merits: sentence(said.filter(({ by }) => by > 0)),
    faults: sentence(said.filter(({ by }) => by < 0)),
  };
}

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? '< 1 %' : `${Math.round(100 * chance)} %`;
