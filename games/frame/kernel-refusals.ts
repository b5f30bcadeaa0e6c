import type { Refusal } from '@conclave/kernel';
import { listed } from './words.ts';

/** Those a refusal says the game waits for: "Ada and Bao". */
const waitedFor = (refusal: Refusal, names: readonly string[]): string =>
  listed(
    String(refusal.params.waiting)
      .split(' ')
      .map((seat) => names[Number(seat)] ?? `seat ${Number(seat) + 1}`),
  );

const isOne = ({ params }: Refusal): boolean => !String(params.waiting).includes(' ');

/** What the kernel itself says of a move or a setting, whatever the game. */
const SENTENCES: {
  readonly [code: string]: (refusal: Refusal, names: readonly string[]) => string;
} = {
  'game-over': () => 'The game is over.',
  'no-such-seat': ({ params }) => `There is no seat ${Number(params.seat) + 1}.`,
  'not-your-turn': (refusal, names) =>
    `It is not your turn: ${waitedFor(refusal, names)} ${isOne(refusal) ? 'has' : 'have'} to decide first.`,
  'already-chosen': (refusal, names) =>
    `You have chosen already, and a secret choice stands. ${waitedFor(refusal, names)} ${isOne(refusal) ? 'is' : 'are'} still choosing.`,
  superfluous: ({ params }) => `“${params.words}” is too much: “${params.move}” is a whole move.`,
  'bad-move': ({ params }) =>
    `A move is a word followed by words and whole numbers; part ${Number(params.part) + 1} is neither.`,
  'bad-option': ({ params }) => `There is no setting “${params.option}”, or it has no such value.`,
  'not-offered': ({ params }) => `“${params.move}” is not among the moves you may make now.`,
};

/**
 * The sentence for a refusal of a move that is the kernel's own; null for those of a game.
 * @param names by seat
 */
export const sayOfKernel = (refusal: Refusal, names: readonly string[]): string | null =>
  SENTENCES[refusal.code]?.(refusal, names) ?? null;
