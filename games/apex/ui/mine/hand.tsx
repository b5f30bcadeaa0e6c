import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Button, SeatBadge, useFlip, useRoving } from '@conclave/kit';
import { useState } from 'react';
import { tables } from '../../data/tables.ts';
import { passing } from '../../rules/cards.ts';
import { Legend } from '../card/legend.tsx';
import { CardTile } from '../card/tile.tsx';
import { type Props, useDraft } from '../draft.ts';
import { askedStep, choiceOf } from '../situation.ts';
import { KnownHands } from './known-hands.tsx';

/** Where the hand goes after this round (AX-AGE-05, 06). */
function Passing({ view, seats, seat }: Pick<Props, 'view' | 'seats'> & { readonly seat: Seat }) {
  if (view.round === tables(view).rounds)
    return <span className="ax-quiet">Last round of the age: not passed on</span>;
  const to = (seat + passing(view) + view.seats) % view.seats;
  return (
    <span className="ax-quiet ax-passing">
      Passed {passing(view) === 1 ? 'left' : 'right'}, to <SeatBadge seat={to} info={seats[to]!} />
    </span>
  );
}

/** The viewer's own hand: a press chooses the card to play, in a duel then the one to discard. */
export function Hand({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, seats, speed } = props;
  const draft = useDraft(props);
  const { chosen } = draft;
  const roving = useRoving<HTMLDivElement>();
  const [showsKnown, setShowsKnown] = useState(false);
  const hand = view.hands[seat]!;
  useFlip(roving.ref, String(hand), speed);
  const asked = askedStep(props) === 'round.choose';
  const sealed = asked ? null : choiceOf(props, seat);
  const isDiscarding = chosen.strategy !== undefined || draft.picks.some(([name]) => name === 'discard');
  const free = view.duel && chosen.card !== undefined && chosen.strategy !== undefined ? 'spare' : 'open';
  const [card, discard] = asked
    ? [chosen.card, isDiscarding ? chosen.discard : undefined]
    : [sealed?.card, sealed?.discard];
  const press = (index: number) => {
    if (index === chosen.card) draft.drop('card', 'strategy', 'discard');
    else if (free === 'spare') draft.pick('discard', index);
    else draft.pick('card', index);
  };
  return (
    <section className="ax-hand-area" aria-label="Hand">
      <header className="ax-head">
        <h2>Hand</h2>
        {view.age > 0 && view.outcome === null && <Passing view={view} seats={seats} seat={seat} />}
        <span className="ax-spring" />
        {view.age > 0 && (
          <Button
            small
            look="bare"
            icon="eye"
            className="ax-known-button"
            onClick={() => setShowsKnown(true)}
          >
            <span>Hands you know</span>
          </Button>
        )}
      </header>
      <div
        className="ax-hand"
        role="group"
        aria-label={`Your hand, ${plural(hand.length, 'card')}`}
        style={{ '--count': Math.max(1, hand.length) } as React.CSSProperties}
        {...roving}
      >
        {hand.map((index) => (
          <CardTile
            key={index}
            index={index}
            turned={index === card ? ((asked ? chosen : sealed)?.strategy ?? null) : null}
            mark={index === card ? 'chosen' : index === discard ? 'discard' : asked ? free : null}
            onPress={asked ? () => press(index) : undefined}
            onConfirm={
              draft.complete && [chosen.card, chosen.discard].includes(index) ? draft.confirm : undefined
            }
          />
        ))}
        {hand.length === 0 && <p className="ax-quiet">Your hand is empty.</p>}
      </div>
      <Legend cards={hand} />
      {showsKnown && <KnownHands props={props} seat={seat} onClose={() => setShowsKnown(false)} />}
    </section>
  );
}
