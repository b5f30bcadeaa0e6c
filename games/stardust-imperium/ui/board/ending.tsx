import { RuleLink, SeatBadge } from '@conclave/kit';
import { plural } from '../card/words.ts';
import type { Props } from '../table.ts';

/** So few cards in deck and discard pile together may be gone within a turn or two. */
const FEW = 10;

/** Says that the game is about to end, and why. */
export function Ending({ props }: { readonly props: Props }) {
  const { view, seats } = props;
  if (view.outcome) return null;
  if (view.exhausted)
    return (
      <p className="si-ending">
        The cards have run out: the game ends after this turn. <RuleLink rule="SI-GAM-06" />
      </p>
    );
  if (view.completedBy >= 0)
    return (
      <p className="si-ending">
        <strong>
          {view.extraTurns === 1
            ? 'This is the last turn.'
            : `Last turns: ${view.extraTurns} left, this one included.`}
        </strong>{' '}
        <SeatBadge seat={view.completedBy} info={seats[view.completedBy]!} /> has{' '}
        {plural(view.tableaus[view.completedBy]!.length, 'built card')}. <RuleLink rule="SI-GAM-03" />
      </p>
    );
  const left = view.deck.length + view.discard.length;
  if (left <= FEW)
    return (
      <p className="si-ending">
        <strong>{left === 0 ? 'No card is' : `Only ${plural(left, 'card is', 'cards are')}`} left</strong> in
        deck and discard pile: when one is needed and none is there, the game ends after that turn.{' '}
        <RuleLink rule="SI-GAM-05" />
      </p>
    );
  if (view.roundLimit > 0 && view.roundLimit - view.round < 3)
    return (
      <p className="si-ending">
        Round {view.round} of {view.roundLimit}, the limit of this table. <RuleLink rule="SI-GAM-11" />
      </p>
    );
  return null;
}
