import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Dialog, RuleLink, SeatBadge } from '@conclave/kit';
import { Legend } from '../card/legend.tsx';
import { CardTile } from '../card/tile.tsx';
import type { Props } from '../draft.ts';

/** The hands of the others that the viewer has held in this age, card by card (AX-R-37). */
export function KnownHands({
  props: { view, seats },
  seat,
  onClose,
}: {
  readonly props: Props;
  readonly seat: Seat;
  readonly onClose: () => void;
}) {
  const others = seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const isKnown = (other: Seat) => view.hands[other]!.length > 0 && !view.hands[other]!.includes(-1);
  return (
    <Dialog lookup title="Hands you know" onClose={onClose} place="side">
      <div className="ax k-stack ax-known">
        <p>
          A hand that you held earlier in this age stays known to you: every card that leaves it is open.{' '}
          <RuleLink rule="AX-R-37" brief />
        </p>
        <Legend cards={others.filter(isKnown).flatMap((other) => view.hands[other]!)} />
        {others.map((other) => (
          <section key={other} aria-label={seats[other]!.name}>
            <h3>
              <SeatBadge seat={other} info={seats[other]!} />{' '}
              <span className="k-quiet">{plural(view.hands[other]!.length, 'card')}</span>
            </h3>
            {isKnown(other) ? (
              <div className="ax-hand">
                {view.hands[other]!.map((index) => (
                  <CardTile key={index} index={index} />
                ))}
              </div>
            ) : (
              <p className="k-quiet">
                {view.hands[other]!.length === 0
                  ? 'No cards are left in it.'
                  : 'You have not held this hand.'}
              </p>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
