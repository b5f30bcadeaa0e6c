import type { Core, Game, Move } from '@conclave/kernel';
import type { EventPart } from './event-parts.ts';

/** What is asked, in words. */
export interface Question {
  /** To those who are asked, as one or more sentences: “Place a tile of your hand.” */
  readonly asks: readonly EventPart[];
  /** To the others, to follow the name of who is asked: “places a tile”. */
  readonly waits: string;
}

/** A question that is always worded alike. */
export const ask =
  (asks: string, waits: string): (() => Question) =>
  () => ({ asks: [asks], waits });

/** The question of each step that asks, by procedure and step: `grow.place`. */
export type Questions<S extends Core> = {
  readonly [step: string]: (view: Readonly<S>) => Question;
};

/** Finds what a game asks now; null when it is over. */
export const questionBy =
  <S extends Core, M extends Move>(game: Pick<Game<S, M>, 'asks'>, questions: Questions<S>) =>
  (view: Readonly<S>): Question | null => {
    const asked = game.asks(view as S);
    return asked && questions[`${asked.procedure}.${asked.step}`]!(view);
  };

/** The step under way, as `Questions` names it: `grow.place`; null when the game is over. */
export function stepOf(view: Readonly<Core>): string | null {
  const frame = view.agenda.at(-1);
  return frame === undefined || view.outcome !== null ? null : `${frame.do}.${frame.at}`;
}
