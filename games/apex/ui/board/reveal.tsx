import { SeatBadge, type Speed } from '@conclave/kit';
import { useReveal } from '@conclave/kit/table';
import { useEffect, useState } from 'react';
import type { Choice } from '../../rules/types.ts';
import { STRATEGY_TEXT } from '../../words/names.ts';
import { CardFace } from '../card/card.tsx';
import type { Props } from '../draft.ts';
import './reveal.css';
import { turnsOf } from './turns.ts';

interface RowProps {
  readonly choices: readonly Choice[];
  readonly seats: Props['seats'];
  /** Whether the cards show the chosen side yet. */
  readonly isTurned: boolean;
}

/** The cards of a round in the order of turns. Log and track say the same to a screen reader. */
export function RevealRow({ choices, seats, isTurned }: RowProps) {
  return turnsOf(choices).map(({ seat, card, strategy }) => (
    <li key={seat} data-seat={seat}>
      <CardFace index={card} turned={isTurned ? strategy : null} />
      <b>{STRATEGY_TEXT[strategy].name}</b>
      <SeatBadge seat={seat} info={seats[seat]!} />
    </li>
  ));
}

/** Where a card goes: to its seat's place in the order of turns. */
const goalOf = (card: HTMLElement): Element | null =>
  document.querySelector(`.ax-queue [data-queue="${card.dataset.seat}"]`);

/** One reveal, from the backs of its row to the queue. */
function Moment({
  choices,
  seats,
  speed,
  done,
}: Omit<RowProps, 'isTurned'> & { speed: Speed; done: () => void }) {
  const { row, isTurned } = useReveal<HTMLOListElement>(speed, goalOf, done);
  return (
    <ol ref={row} className="ax ax-reveal" aria-hidden="true">
      <RevealRow choices={choices} seats={seats} isTurned={isTurned} />
    </ol>
  );
}

/** Shows what everybody has chosen as one moment over the galaxy, when it is revealed. */
export function Reveal({ beat, seats, speed }: Props) {
  const [shown, show] = useState<readonly Choice[] | null>(null);
  useEffect(() => {
    const event = beat?.events.find(([name]) => name === 'revealed');
    if (event?.[0] === 'revealed') show(event[1]);
  }, [beat]);
  if (shown === null) return null;
  // A new reveal begins anew, also while the last one is shown.
  const key = shown.map(({ card }) => card).join(' ');
  return <Moment key={key} choices={shown} seats={seats} speed={speed} done={() => show(null)} />;
}
