import type { Seat } from '@conclave/kernel';
import type { Props } from '../draft.ts';
import { CardsInFront } from './cards-in-front.tsx';
import { PlayerBoard } from './player-board.tsx';

/** All that a seat has in front, as everybody sees it. */
export function SeatArea({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view } = props;
  return (
    <div className="k-stack hx-seat-area">
      <PlayerBoard view={view} seat={seat} />
      <section className="k-stack" aria-label="Cards">
        <h3>Open cards</h3>
        <CardsInFront props={{ ...props, moves: [] }} seat={seat} />
      </section>
    </div>
  );
}
