import { GameOver, SeatList, StillChoosing } from '@conclave/web/kit/table';
import { STRATEGY_TEXT } from '../../texts.ts';
import type { Props } from '../draft.ts';
import { choiceOf, sealed } from '../situation.ts';

const DOING: { readonly [step: string]: string } = {
  civilisation: 'chooses a civilisation',
  slot: 'chooses a home',
  battle: 'may start battles',
  colonize: 'may place a colony',
  action: 'expands',
};

/** What the table waits for while nothing is asked of the viewer. */
export function Waiting({ game, view, viewer, seats }: Props) {
  if (view.outcome) return <GameOver outcome={view.outcome} seats={seats} />;
  const waiting = game.waiting(view).filter((seat) => seat !== viewer);
  const own = viewer === 'table' ? null : choiceOf(view, viewer);
  if (sealed(view))
    return (
      <StillChoosing
        own={own && `You play ${own.card} for ${STRATEGY_TEXT[own.strategy].name}.`}
        waiting={waiting}
        seats={seats}
      />
    );
  if (waiting.length === 0) return <p className="k-asked">One moment.</p>;
  return (
    <p className="k-asked">
      <SeatList of={waiting} seats={seats} /> {DOING[game.asks(view)?.step ?? ''] ?? 'chooses'}.
    </p>
  );
}
