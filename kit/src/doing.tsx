import type { Core, Move, Seat } from '@conclave/kernel';
import type { TableProps } from './game-ui.ts';
import { Icon } from './icon.tsx';
import { isSealed, sealedChoice } from './sealed.ts';

/** What a seat does just now: it is waited for, or has made a choice that is still secret. */
export function Doing<S extends Core, M extends Move>({
  game,
  view,
  viewer,
  seat,
}: Pick<TableProps<S, M>, 'game' | 'view' | 'viewer'> & { readonly seat: Seat }) {
  if (view.outcome) return null;
  if (!game.waiting(view).includes(seat))
    return sealedChoice(game, view, seat) === null ? null : (
      <span className="k-doing k-chosen">
        <Icon name="check" size={14} /> has chosen
      </span>
    );
  const does = isSealed(game, view) ? 'choosing' : seat === viewer ? 'your move' : 'to move';
  return <span className="k-doing">{does}</span>;
}
