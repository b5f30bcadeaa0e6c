import { capital } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Button, IconButton, SeatBadge } from '@conclave/kit';
import { useState } from 'react';
import { tables } from '../../data/tables.ts';
import { passing } from '../../rules/cards.ts';
import { lastRoundOf } from '../../words/names.ts';
import type { Props } from '../draft.ts';
import { usePhone } from '../narrow.ts';
import { HandTiles } from './hand-tiles.tsx';
import { KnownHands } from './known-hands.tsx';

/** Where the hand goes after this round (AX-AGE-05, 06). */
function Passing({ view, seats, seat }: Pick<Props, 'view' | 'seats'> & { readonly seat: Seat }) {
  const t = tables(view);
  if (view.round === t.rounds)
    return <span className="k-quiet">{capital(lastRoundOf(t, view.age))}: not passed on</span>;
  const to = (seat + passing(view) + view.seats) % view.seats;
  return (
    <span className="k-quiet k-flow">
      Passed {passing(view) === 1 ? 'left' : 'right'}, to <SeatBadge seat={to} info={seats[to]!} />
    </span>
  );
}

const KNOWN = 'Hands you know';

/** The viewer's own hand, each card with all that it says; where it goes, and the hands known from before. */
export function Hand({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, seats } = props;
  const [showsKnown, setShowsKnown] = useState(false);
  const isPhone = usePhone();
  const show = () => setShowsKnown(true);
  return (
    <section className="ax-hand-area" aria-label="Hand, all that it says">
      <header className="k-flow ax-head">
        <h2>Hand</h2>
        {view.age > 0 && view.outcome === null && <Passing view={view} seats={seats} seat={seat} />}
        <span className="k-rest" />
        {view.age > 0 &&
          (isPhone ? (
            <IconButton icon="eye" label={KNOWN} onClick={show} />
          ) : (
            <Button small look="bare" icon="eye" onClick={show}>
              {KNOWN}
            </Button>
          ))}
      </header>
      <HandTiles props={props} seat={seat} look="whole" />
      {showsKnown && <KnownHands props={props} seat={seat} onClose={() => setShowsKnown(false)} />}
    </section>
  );
}
