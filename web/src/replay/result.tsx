import type { Outcome } from '@conclave/kernel';
import { useMemo } from 'react';
import type { LoadedGame } from '../net/games.ts';
import { type Film, pointsByRound } from '../record/film.ts';
import { PointsChart } from '../record/points-chart.tsx';
import { Ranking, sayWinners } from '../record/ranking.tsx';
import { TurningPoints } from '../record/turning-points.tsx';

/** At the end of a replay: how the game came out; `open` shows it all at once. */
export function Result({
  film,
  loaded,
  outcome,
  open,
}: {
  readonly film: Film;
  readonly loaded: LoadedGame;
  readonly outcome: Outcome;
  readonly open: boolean;
}) {
  const rounds = useMemo(() => pointsByRound(film, loaded.ui), [film, loaded]);
  return (
    <details className="digest" open={open}>
      <summary>{sayWinners(outcome, film.seats)}</summary>
      <div className="replay-result">
        <p>{loaded.ui.endings[outcome.reason]}</p>
        <Ranking
          outcome={outcome}
          seats={film.seats}
          counted={loaded.ui.counted}
          tied={(seat) => loaded.ui.tied?.(film.states.at(-1)!, seat)}
        />
        <PointsChart rounds={rounds} seats={film.seats} counted={loaded.ui.counted} />
        <TurningPoints film={film} rounds={rounds} ui={loaded.ui} />
      </div>
    </details>
  );
}
