import { SeatBadge } from '@conclave/web/kit';
import { STRATEGY_TEXT } from '../../texts.ts';
import type { Props } from '../draft.ts';
import { choiceOf, sealed } from '../situation.ts';

const DOING: { readonly [step: string]: string } = {
  civilisation: 'chooses a civilisation',
  slot: 'chooses a home',
  battle: 'is at war',
  colonize: 'places a colony',
  action: 'expands',
};

/** What the table waits for while nothing is asked of the viewer. */
export function Waiting({ game, view, viewer, seats }: Props) {
  const badge = (seat: number, i: number, all: readonly number[]) => (
    <span key={seat}>
      <span className="ax-listed">
        <SeatBadge seat={seat} info={seats[seat]!} />
        {i < all.length - 1 && ','}
      </span>{' '}
    </span>
  );
  if (view.outcome) {
    const winners = view.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return (
      <p className="ax-asked">
        The game is over. {winners.map(badge)} {winners.length > 1 ? 'share the win' : 'wins'} with{' '}
        {Math.max(...view.outcome.scores)} VP.
      </p>
    );
  }
  const waiting = game.waiting(view).filter((seat) => seat !== viewer);
  const own = viewer === 'table' ? null : choiceOf(view, viewer);
  if (sealed(view))
    return (
      <p className="ax-asked">
        {own && `You play ${own.card} for ${STRATEGY_TEXT[own.strategy].name}. `}
        {waiting.length > 0 ? <>Still choosing: {waiting.map(badge)}</> : 'All have chosen.'}
      </p>
    );
  if (waiting.length === 0) return <p className="ax-asked">One moment.</p>;
  return (
    <p className="ax-asked">
      {waiting.map(badge)} {DOING[game.asks(view)?.step ?? ''] ?? 'chooses'}.
    </p>
  );
}
