import { SeatBadge } from '@conclave/web/kit';
import { nameOf } from '../card/words.ts';
import { running } from '../situation.ts';
import type { Props } from '../table.ts';

const DOING: { readonly [step: string]: string } = {
  recover: 'turns cards upright',
  before: 'chooses the main action',
  after: 'may use functions',
  limit: 'discards down to five cards',
  pay: 'pays for a build',
  keep: 'does research',
  youMay: 'decides about',
};

/** What the table waits for while nothing is asked of the viewer. */
export function Waiting({ game, view, viewer, seats }: Props) {
  if (view.outcome) {
    const winners = view.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return (
      <p className="si-asked">
        The game is over.{' '}
        {winners.map((seat) => (
          <SeatBadge key={seat} seat={seat} info={seats[seat]!} />
        ))}{' '}
        {winners.length > 1 ? 'share the win' : 'wins'} with {Math.max(...view.outcome.scores)} points.
      </p>
    );
  }
  const waiting = game.waiting(view).filter((seat) => seat !== viewer);
  if (waiting.length === 0) return <p className="si-asked">One moment.</p>;
  const now = running(view);
  const step = game.asks(view)?.step ?? '';
  return (
    <p className="si-asked">
      {waiting.map((seat) => (
        <SeatBadge key={seat} seat={seat} info={seats[seat]!} />
      ))}{' '}
      {DOING[step] ?? 'chooses'}
      {now && (DOING[step] ? ` ${nameOf(now.kind)}` : ` for ${nameOf(now.kind)}`)}.
    </p>
  );
}
