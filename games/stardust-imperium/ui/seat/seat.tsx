import { SeatBlock, Tip } from '@conclave/kit';
import { KIND_OF } from '../../data/cards.ts';
import { functionsOf } from '../../rules/functions/cards.ts';
import type { State } from '../../rules/types.ts';
import { Completion, Holdings } from '../board/tableau.tsx';
import { Sign } from '../card/signs.tsx';
import { nameOf } from '../card/words.ts';
import type { Props } from '../table.ts';
import { Score, ScoreParts } from './score.tsx';

/** Kinds of a seat's unslipped cards that can react by being slipped. */
const reactionsReady = (view: State, seat: number): readonly number[] =>
  view.tableaus[seat]!.filter((built) => !built.slipped)
    .map((built) => KIND_OF[built.uid]!)
    .filter((kind) => functionsOf(kind).some((fn) => fn.kind === 'reaction' && fn.cost.length > 0));

/** One seat in the strip of seats. */
export function Seat(props: Props & { readonly seat: number }) {
  const { view, viewer, seat } = props;
  const reactions = reactionsReady(view, seat);
  return (
    <div className="si si-seat" data-active={view.active === seat && !view.outcome ? '' : undefined}>
      <SeatBlock
        props={props}
        seat={seat}
        points={<Score view={view} seat={seat} viewer={viewer} />}
        facts={
          <span className="si-seat-facts k-line">
            <Holdings view={view} seat={seat} viewer={viewer} marked={false} />
            <Completion view={view} seat={seat} />
            {reactions.length > 0 && (
              <Tip
                tip={`May react: ${reactions.map(nameOf).join(', ')}`}
                rule="SI-FUN-01"
                className="si-holding"
              >
                <Sign name="react" />
                {reactions.length}
                <span className="unseen"> ready to react</span>
              </Tip>
            )}
          </span>
        }
      >
        <ScoreParts view={view} seat={seat} viewer={viewer} />
        {reactions.length > 0 && <p>May react: {reactions.map(nameOf).join(', ')}.</p>}
      </SeatBlock>
    </div>
  );
}
