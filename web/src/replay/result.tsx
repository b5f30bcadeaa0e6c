import type { LoadedGame } from '../net/games.ts';
import { useGameInfo } from '../net/use-game-info.ts';
import { Chart } from '../record/chart.tsx';
import { sayDecided } from '../record/decided.ts';
import type { Film } from '../record/film.ts';
import { HowItCame } from '../record/how-it-came.tsx';
import { Ranking, sayWinners } from '../record/ranking.tsx';
import { useChances } from '../record/use-chances.ts';
import type { Told } from '../record/use-courses.ts';

/** How a game came out, and how that came about; a press leads to its moment. */
export function Result({
  film,
  ui,
  told,
  at,
  onGo,
}: {
  readonly film: Film;
  readonly ui: LoadedGame['ui'];
  readonly told: readonly Told[];
  readonly at: number;
  readonly onGo: (to: number) => void;
}) {
  const { record, seats, states } = film;
  const { outcome } = record;
  const isJudged = useGameInfo(record.game)?.judged === true;
  const chances = useChances(film, told.at(-1)?.course, isJudged);
  return (
    <div className="replay-result">
      {outcome && (
        <>
          <h3>{sayWinners(outcome, seats)}</h3>
          <p>
            {ui.endings[outcome.reason]} {sayDecided(outcome, seats, ui, states.at(-1)!)}
          </p>
          <Ranking
            outcome={outcome}
            seats={seats}
            counted={ui.counted}
            tied={(seat) => ui.tied?.(states.at(-1)!, seat)}
          />
        </>
      )}
      <HowItCame told={told} seats={seats} at={at} onGo={onGo} />
      {chances && <Chart course={chances} turning={[]} seats={seats} at={at} onGo={onGo} />}
    </div>
  );
}
