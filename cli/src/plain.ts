import { plainName } from '@conclave/frame/record-file.ts';
import type { GameText } from '@conclave/frame/text.ts';
import { games, sentencesOf } from '@conclave/games';
import { moveText, type Outcome, type Refusal } from '@conclave/kernel';
import { number } from './text.ts';

/** A game in words: its plain text, and the sentences for its refusals. */
export interface Words extends GameText {
  sayRefusal(refusal: Refusal): string | null;
}

const bareWord = (part: unknown, place: number) => (place === 0 ? part : JSON.stringify(part));

/** For a game without words of its own. */
const bare: GameText = {
  table({ agenda: _agenda, raised: _raised, rng: _rng, ...fields }) {
    return Object.entries(fields)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join('\n');
  },
  sayMove: (_view, move) => moveText(move),
  eventLine: (event) => ({ parts: [event.map(bareWord).join(' ')], seat: null, depth: 0 }),
  help: () => null,
};

/** A registered game in words: its own, or bare data where it has none. */
export async function wordsOf(game: string): Promise<Words> {
  const text = (await games[game]?.text?.()) ?? bare;
  return { ...text, sayRefusal: await sentencesOf(game) };
}

/** Names of the seats that tell them apart: those that several seats share get the seat's number. */
export const seatNames = (seats: readonly { readonly name: string }[]): string[] =>
  seats.map(({ name }, seat) => {
    const plain = plainName(name);
    return seats.filter((other) => other.name === name).length > 1 ? `${plain} (seat ${seat + 1})` : plain;
  });

/** Places and scores, best first, with what decided between equal scores. */
export function sayOutcome(
  { places, scores, reason }: Outcome,
  names: readonly string[],
  tied: (seat: number) => string | null = () => null,
): string {
  const ranking = names
    .map((name, seat) => ({ name, place: places[seat]!, score: scores[seat]!, by: tied(seat) }))
    .sort((a, b) => a.place - b.place)
    .map(
      ({ name, place, score, by }) => `${place}. ${name} ${number(score)}${by === null ? '' : ` (${by})`}`,
    );
  return `The game is over (${reason}). ${ranking.join(', ')}.`;
}
