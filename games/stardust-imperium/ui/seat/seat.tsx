import { Doing, SeatBadge, Tip } from '@conclave/kit';
import { KIND_OF } from '../../data/cards.ts';
import { functionsOf } from '../../rules/functions/cards.ts';
import type { State } from '../../rules/types.ts';
import { Completion, Holdings } from '../board/tableau.tsx';
import { Sign } from '../card/signs.tsx';
import { nameOf } from '../card/words.ts';
import type { Props } from '../table.ts';
import { Score } from './score.tsx';

/** Kinds of a seat's unslipped cards that can react by being slipped. */
const reactionsReady = (view: State, seat: number): readonly number[] =>
  view.tableaus[seat]!.filter((built) => !built.slipped)
    .map((built) => KIND_OF[built.uid]!)
    .filter((kind) => functionsOf(kind).some((fn) => fn.kind === 'reaction' && fn.cost.length > 0));

/** One seat in the strip of seats. */
export function Seat(props: Props & { readonly seat: number }) {
  const { view, viewer, seat, seats } = props;
  const reactions = reactionsReady(view, seat);
  return (
    <div className="si si-seat" data-active={view.active === seat && !view.outcome ? '' : undefined}>
      <div className="si-seat-head">
        <SeatBadge seat={seat} info={seats[seat]!} />
        <Doing {...props} />
      </div>
      <div className="si-seat-facts">
        <Holdings view={view} seat={seat} viewer={viewer} marked={false} />
        {reactions.length > 0 && (
          <Tip tip={`May react: ${reactions.map(nameOf).join(', ')}`} rule="SI-FUN-01" className="si-holding">
            <Sign name="react" />
            {reactions.length} ready<span className="unseen"> to react</span>
          </Tip>
        )}
        <span className="si-spring" />
        <Completion view={view} seat={seat} />
        <Score view={view} seat={seat} viewer={viewer} />
      </div>
    </div>
  );
}
