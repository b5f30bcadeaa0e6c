import type { Core, Move, Seat } from '@conclave/kernel';
import type { TableProps } from './game-ui.ts';
import { Icon } from './icon.tsx';
import { isSealed, sealedChoice } from './sealed.ts';

/**
 * What a seat does just now: it is waited for, or has made a choice that is still secret.
 * @param isBrief a sign stands for the words, which are still heard
 */
export function Doing<S extends Core, M extends Move>({
  game,
  view,
  viewer,
  seat,
  isBrief = false,
}: Pick<TableProps<S, M>, 'game' | 'view' | 'viewer'> & { readonly seat: Seat; readonly isBrief?: boolean }) {
  if (view.outcome) return null;
  const isWaited = game.waiting(view).includes(seat);
  if (!isWaited && sealedChoice(game, view, seat) === null) return null;
  const does = !isWaited
    ? 'has chosen'
    : isSealed(game, view)
      ? 'choosing'
      : seat === viewer
        ? 'your move'
        : 'to move';
  return (
    <span className={isWaited ? 'k-doing' : 'k-doing k-chosen'} title={isBrief ? does : undefined}>
      {!isWaited ? <Icon name="check" size={14} /> : isBrief && <Icon name="hourglass" size={14} />}{' '}
      <span className={isBrief ? 'unseen' : undefined}>{does}</span>
    </span>
  );
}
