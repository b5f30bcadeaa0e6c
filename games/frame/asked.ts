import type { Core, Game, Move, Viewer } from '@conclave/kernel';
import { plainText } from './event-parts.ts';
import type { Question } from './questions.ts';
import { listed } from './words.ts';

/** Says in plain text what is asked: to the viewer as a sentence, of others as what they do; nothing when the game is over. */
export const sayAskedBy =
  <S extends Core, M extends Move>(
    game: Pick<Game<S, M>, 'waiting'>,
    question: (view: Readonly<S>) => Question | null,
  ) =>
  (view: Readonly<S>, viewer: Viewer, names: readonly string[]): string[] => {
    const said = question(view);
    if (said === null) return [];
    const waiting = game.waiting(view as S);
    const others = listed(waiting.filter((seat) => seat !== viewer).map((seat) => names[seat]!));
    if (!waiting.includes(viewer as number)) return [`${others} ${said.waits}.`];
    return [`You: ${plainText(said.asks, names)}${others && ` Also asked: ${others}.`}`];
  };
