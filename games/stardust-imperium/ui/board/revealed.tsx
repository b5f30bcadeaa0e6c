import { SeatBadge, useRoving } from '@conclave/kit';
import { KIND_OF } from '../../data/cards.ts';
import { running } from '../../words/running.ts';
import { Tile } from '../card/tile.tsx';
import { nameOf } from '../card/words.ts';
import type { Props } from '../table.ts';

/** Cards revealed to everybody, for as long as somebody else chooses among them. */
export function Revealed({ view, viewer, seats }: Props) {
  const roving = useRoving<HTMLDivElement>();
  const now = running(view);
  if (now === null || now.step !== 'pick' || now.seat === viewer || now.cards.length === 0) return null;
  return (
    <section className="si-offer k-over" data-over-board aria-label="Revealed cards">
      <p>
        <SeatBadge seat={now.seat} info={seats[now.seat]!} /> revealed these by {nameOf(KIND_OF[now.uid]!)}{' '}
        and takes one.
      </p>
      <div className="si-spread" role="group" aria-label="Revealed cards" {...roving}>
        {now.cards.map((uid) => (
          <Tile key={uid} uid={uid} />
        ))}
      </div>
    </section>
  );
}
