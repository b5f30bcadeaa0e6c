import { type Props, useDraft } from '../draft.ts';
import { changeBy } from '../outlook.ts';
import { ArbiterMark, Income, Points, Purse, UnitsLeft } from './facts.tsx';
import { GiftButton } from './gift.tsx';
import { LeaderChip, OwnLeader } from './leader-chip.tsx';
import { PlayerBoard } from './player-board.tsx';
import { Pool } from './pool.tsx';
import { Technologies } from './technologies.tsx';

/** The viewer's own area: player board, technologies and the pool of tiles. */
export function Mine(props: Props) {
  const { view, viewer } = props;
  const draft = useDraft(props);
  if (viewer === 'table') return null;
  const adds = draft.complete ? (changeBy(view, viewer, draft.complete)?.type ?? null) : null;
  return (
    <section className="hg k-mine" aria-label="Your area">
      <div className="hg-mine-body k-mine-body">
        <div className="hg-own">
          <div className="hg-facts k-flow">
            <Purse view={view} seat={viewer} />
            <Income view={view} seat={viewer} />
            <UnitsLeft view={view} seat={viewer} />
            <ArbiterMark view={view} seat={viewer} />
            <LeaderChip view={view} seat={viewer} brief />
            <GiftButton props={props} />
            <span className="k-rest" />
            <Points view={view} seat={viewer} />
          </div>
          <PlayerBoard view={view} seat={viewer} adds={adds} />
        </div>
        <div className="hg-held">
          <Technologies props={props} seat={viewer} />
          <OwnLeader view={view} seat={viewer} />
          <Pool props={props} seat={viewer} />
        </div>
      </div>
    </section>
  );
}
