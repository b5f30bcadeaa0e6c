import {
  below,
  type Core,
  type Game,
  type Move,
  pick,
  type Refusal,
  type Rng,
  type Seat,
  seeded,
  seedOf,
} from '@conclave/kernel';

/** Codes that say no more than that a move is not open: the last resort, where the state knows no better reason. */
export const LAST_RESORTS: readonly string[] = ['not-offered', 'wrong-moment', 'no-effect', 'not-your-turn'];

/** What moves made at wrong moments were answered. */
export interface Answers {
  /** Moves sent that were refused. */
  readonly refused: number;
  /** Of these, those whose answer was a last resort. */
  readonly vague: number;
  /** How often each asking step answered a kind of move with a last resort: “turn.act build: not-offered”. */
  readonly cases: ReadonlyMap<string, number>;
  /** Of every code that was heard, the first refusal. */
  readonly heard: ReadonlyMap<string, Refusal>;
}

/** Examples kept of each kind of move. */
const EXAMPLES = 24;
/** One of this many positions is asked. */
const SAMPLE = 25;

function* randomPlay(game: Game, number: number): Generator<{ readonly s: Core; readonly rng: Rng }> {
  const { min, max } = game.seats;
  const s = game.setup(seedOf(number), min + (number % (max - min + 1)));
  const rng = seeded(seedOf(number + 0x5eed));
  while (s.outcome === null) {
    yield { s, rng };
    const seat = pick(rng, game.waiting(s));
    game.apply(s, seat, pick(rng, game.moves(s, seat)));
  }
}

/** Moves of each kind that were open somewhere, by label. */
function examplesOf(game: Game, games: number): Map<string, Move[]> {
  const known = new Map<string, Move[]>();
  for (let number = 0; number < games; number++)
    for (const { s, rng } of randomPlay(game, number))
      for (const seat of game.waiting(s))
        for (const move of game.moves(s, seat)) {
          const kept = known.get(move[0]) ?? [];
          known.set(move[0], kept);
          if (kept.length < EXAMPLES) kept.push(move);
          else if (below(rng, 200) === 0) kept[below(rng, EXAMPLES)] = move;
        }
  return known;
}

const placeOf = (game: Game, s: Core): string => {
  const { procedure, step } = game.asks(s)!;
  return `${procedure}.${step}`;
};

/** An open move with a word too many, or with one that does not belong, somewhere in it. */
function garbled(rng: Rng, [label, ...words]: Move): Move {
  const at = below(rng, words.length + 1);
  const word = pick(rng, ['word', 0, 1, 2, 17, 9999]);
  return [label, ...words.slice(0, at), word, ...words.slice(at + below(rng, 2))];
}

/**
 * Makes every kind of move that the game knows at random moments, for seats that are asked and for others, garbles moves
 * that are open, and counts the answers that say no more than that it can't be done. A seat that is not asked is told who is (`not-your-turn`): that
 * counts as vague only where it is asked itself.
 * @param games random games; the same number gives the same answers
 */
export function answersAtWrongMoments(game: Game, games: number): Answers {
  const known = examplesOf(game, games);
  const cases = new Map<string, number>();
  const heard = new Map<string, Refusal>();
  let refused = 0;
  let vague = 0;
  const ask = (s: Core, seat: Seat, move: Move): void => {
    const refusal = game.whyNot(s, seat, move);
    if (refusal === null) return;
    refused++;
    if (!heard.has(refusal.code)) heard.set(refusal.code, refusal);
    const isTold = refusal.code === 'not-your-turn' && !game.waiting(s).includes(seat);
    if (isTold || !LAST_RESORTS.includes(refusal.code)) return;
    vague++;
    const name = `${placeOf(game, s)} ${move[0]}: ${refusal.code}`;
    cases.set(name, (cases.get(name) ?? 0) + 1);
  };
  for (let number = 0; number < games; number++)
    for (const { s, rng } of randomPlay(game, number)) {
      if (below(rng, SAMPLE) > 0) continue;
      const asked = pick(rng, game.waiting(s));
      ask(s, asked, garbled(rng, pick(rng, game.moves(s, asked))));
      for (const moves of known.values()) {
        ask(s, pick(rng, game.waiting(s)), pick(rng, moves));
        ask(s, below(rng, s.seats), pick(rng, moves));
      }
    }
  return { refused, vague, cases, heard };
}

/** The share of refusals that were a last resort, in percent. */
export const vagueShare = ({ refused, vague }: Answers): number => (100 * vague) / Math.max(1, refused);

/** The most frequent cases of last resorts, a line each. */
export const vagueCases = ({ cases }: Answers, most = 20): string[] =>
  [...cases]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([name, n]) => `${n} ${name}`);
