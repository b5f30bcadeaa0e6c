import type { Seat } from '@conclave/kernel';
import { Button } from '@conclave/kit';
import { Suspense, useMemo } from 'react';
import { askedFor, KEY, QUESTION, useAdviceKey } from '../advice/asked-for.ts';
import { AdvicePanel } from '../advice/panel.ts';
import type { LoadedGame } from '../net/games.ts';
import { useGameInfo } from '../net/use-game-info.ts';
import { type Film, seen } from '../record/film.ts';

/** What a seat that had to move at a place of a film could ask. */
interface Question {
  readonly seat: Seat;
  readonly view: ReturnType<typeof seen>;
  /** What it did. */
  readonly made: string | undefined;
}

/** Advice for a place in a replay: the button that asks, and the answer; from what the seat on turn knew then. */
export function useReplayAdvice({
  film,
  loaded: { game },
  at,
  seat,
}: {
  readonly film: Film;
  readonly loaded: LoadedGame;
  readonly at: number;
  /** The seat that is looked from; it is asked about if it had to move. */
  readonly seat: Seat;
}) {
  const isJudged = useGameInfo(game.id)?.judged === true;
  const asked = askedFor.use();
  const ask = askedFor.useSet();
  const question = useMemo((): Question | null => {
    const state = film.states[at]!;
    const waiting = state.outcome === null ? game.waiting(state) : [];
    const mover = waiting.includes(seat) ? seat : waiting[0];
    if (!isJudged || mover === undefined) return null;
    const made = film.record.moves.slice(at).find(([by]) => by === mover)?.[1];
    return { seat: mover, view: seen(game, state, mover, false), made };
  }, [film, game, at, seat, isJudged]);
  const isOpen = question !== null && asked === question.view;
  const press = () => question && ask(isOpen ? null : question.view);
  useAdviceKey(press);
  return {
    // Where nobody is asked any more it stays, so that nothing beside it moves.
    button: isJudged && (
      <Button
        small
        icon="star"
        title={`${QUESTION} (${KEY})`}
        aria-keyshortcuts={KEY}
        aria-disabled={question === null}
        onClick={press}
      >
        Advice
      </Button>
    ),
    panel: isOpen && (
      <Suspense>
        <AdvicePanel
          game={game.id}
          view={question.view}
          seat={question.seat}
          seats={film.seats}
          made={question.made}
          onClose={() => ask(null)}
        />
      </Suspense>
    ),
    isJudged,
  };
}
