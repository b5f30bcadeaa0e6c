import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import type { Props } from '../draft.ts';
import { ArbiterMark, Income, Points, Purse, UnitsLeft } from './facts.tsx';
import { LeaderChip } from './leader-chip.tsx';
import { PlayerBoard } from './player-board.tsx';
import { OpenCards } from './technologies.tsx';

/** All that a seat has, as everybody may see it. */
export function SeatArea({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view } = props;
  return (
    <div className="hg-seat-area k-stack">
      <div className="hg-facts k-flow">
        <Purse view={view} seat={seat} />
        <Income view={view} seat={seat} />
        <UnitsLeft view={view} seat={seat} />
        <ArbiterMark view={view} seat={seat} />
        <LeaderChip view={view} seat={seat} />
        <span className="k-rest" />
        <Points view={view} seat={seat} />
      </div>
      <PlayerBoard view={view} seat={seat} />
      {!view.learning && (
        <p className="k-quiet">{plural(view.hands[seat]!.length, 'technology', 'technologies')} in hand.</p>
      )}
      <OpenCards props={props} seat={seat} kind="advanced" />
      <OpenCards props={props} seat={seat} kind="inactive" />
    </div>
  );
}
