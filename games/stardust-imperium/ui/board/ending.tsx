import { RuleLink, SeatBadge } from '@conclave/kit';
import type { ReactNode } from 'react';
import { completionNumber } from '../../rules/completion.ts';
import { builtCount } from '../../rules/scoring.ts';
import { plural } from '../card/words.ts';
import type { Props } from '../table.ts';

/** So few cards in deck and discard pile together may be gone within a turn or two. */
const FEW = 10;

/** What is said of the end that is near: in short, more where there is room, and the rule. */
interface Said {
  readonly short: string;
  readonly more?: ReactNode;
  readonly rule: string;
}

function near({ view, seats }: Pick<Props, 'view' | 'seats'>): Said | null {
  if (view.outcome) return null;
  if (view.exhausted)
    return { short: 'The cards have run out: the game ends after this turn.', rule: 'SI-GAM-06' };
  if (view.completedBy >= 0)
    return {
      short:
        view.extraTurns === 1
          ? 'This is the last turn.'
          : `Last turns: ${view.extraTurns} left, this one included.`,
      more: (
        <>
          <SeatBadge seat={view.completedBy} info={seats[view.completedBy]!} /> has{' '}
          {plural(view.tableaus[view.completedBy]!.length, 'built card')}.
        </>
      ),
      rule: 'SI-GAM-03',
    };
  if (view.active >= 0 && builtCount(view, view.active) >= completionNumber(view, view.active))
    return {
      short: 'The last turns begin when this turn ends.',
      more: (
        <>
          <SeatBadge seat={view.active} info={seats[view.active]!} /> has{' '}
          {plural(builtCount(view, view.active), 'built card')}.
        </>
      ),
      rule: 'SI-GAM-01',
    };
  const left = view.deck.length + view.discard.length;
  if (left <= FEW)
    return {
      short: `${left === 0 ? 'No card is' : `Only ${plural(left, 'card is', 'cards are')}`} left`,
      more: 'in deck and discard pile: when one is needed and none is there, the game ends after that turn.',
      rule: 'SI-GAM-05',
    };
  if (view.roundLimit > 0 && view.roundLimit - view.round < 3)
    return {
      short:
        view.round === view.roundLimit
          ? `This is the last round: this table plays ${view.roundLimit}.`
          : `Round ${view.round} of ${view.roundLimit}, the limit of this table.`,
      rule: 'SI-GAM-11',
    };
  return null;
}

/** Says that the game is about to end, and why. */
export function Ending(props: Pick<Props, 'view' | 'seats'>) {
  const said = near(props);
  if (said === null) return null;
  return (
    <p className="si-ending">
      <strong>{said.short}</strong>{' '}
      <span className="si-ample">
        {said.more} <RuleLink rule={said.rule} />
      </span>
    </p>
  );
}
