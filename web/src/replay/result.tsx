import type { LoadedGame } from '../net/games.ts';
import { sayDecided } from '../record/decided.ts';
import type { Film } from '../record/film.ts';
import { HowItCame } from '../record/how-it-came.tsx';
import { Ranking, sayWinners } from '../record/ranking.tsx';
import type { Told } from '../record/use-courses.ts';

/** How a game came out, and how that came about; a press leads to its moment. */
export function Result({
  film: { record, seats, states },
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
  const { outcome } = record;
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
    </div>
  );
}
