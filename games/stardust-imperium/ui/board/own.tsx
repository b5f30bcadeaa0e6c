import { SeatBadge, seatColor, useWide } from '@conclave/kit';
import { useNarrow } from '../narrow.ts';
import { Score } from '../seat/score.tsx';
import type { SeatPart } from '../table.ts';
import { Ending } from './ending.tsx';
import { Supply } from './supply.tsx';
import { Cards, Completion, Holdings } from './tableau.tsx';

/** The viewer's own tableau, and beside its name the piles of the table, which a phone shows below the prompt. */
export function Own({ props, table, seat }: SeatPart) {
  const { view, seats } = props;
  const isWide = useWide();
  const isNarrow = useNarrow();
  return (
    <section className="si-own si-mat" aria-label="Built cards" style={{ color: seatColor(seat) }}>
      {!isNarrow && <Ending {...props} />}
      <header className="si-own-head k-flow">
        <span
          className="si-plaque k-line"
          data-active={view.active === seat && !view.outcome ? '' : undefined}
        >
          <SeatBadge seat={seat} info={seats[seat]!} />
          <Holdings view={view} seat={seat} viewer={seat} isOwn />
          <Completion view={view} seat={seat} />
          <Score view={view} seat={seat} viewer={seat} />
        </span>
        {isWide && <Supply view={view} />}
      </header>
      <Cards props={props} table={table} seat={seat} isNarrow={isNarrow} />
    </section>
  );
}
