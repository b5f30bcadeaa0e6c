import { SeatBadge } from '@conclave/kit';
import { useReveal } from '@conclave/kit/table';
import { useEffect, useState } from 'react';
import type { ActionCard } from '../../data/cards.ts';
import { type Tables, tables } from '../../data/tables.ts';
import { CARD_TEXT } from '../../words/names.ts';
import { inRow } from '../../words/turn-order.ts';
import type { Props } from '../draft.ts';
import { CardEmblem } from '../symbols/symbols.tsx';
import './reveal.css';

interface RowProps {
  readonly t: Tables;
  /** By seat. */
  readonly cards: readonly ActionCard[];
  readonly arbiter: number;
  readonly seats: Props['seats'];
  /** Whether the cards show their faces yet. */
  readonly isTurned: boolean;
}

/** Everybody's action card, sorted by number. Log and track say the same to a screen reader. */
export function RevealRow({ t, cards, arbiter, seats, isTurned }: RowProps) {
  return inRow(t, cards, arbiter).map((seat) => {
    const card = cards[seat]!;
    return (
      <li key={seat} className="k-stack" data-seat={seat}>
        <span className="hg-revealed" data-turned={isTurned ? card : undefined}>
          {isTurned && (
            <>
              <b>{t.order[card]}</b>
              <CardEmblem card={card} size={34} />
              <span>{CARD_TEXT[card].name}</span>
            </>
          )}
        </span>
        <SeatBadge seat={seat} info={seats[seat]!} />
      </li>
    );
  });
}

/** Where a card goes: to its seat's place in the order of turns. */
const goalOf = (card: HTMLElement): Element | null =>
  document.querySelector(`.hg-queue [data-queue="${card.dataset.seat}"]`);

type Shown = Pick<RowProps, 't' | 'cards' | 'arbiter'>;

/** One reveal, from the backs of its row to the order of turns. */
function Moment({
  t,
  cards,
  arbiter,
  seats,
  speed,
  done,
}: Shown & Pick<Props, 'seats' | 'speed'> & { done: () => void }) {
  const { row, isTurned } = useReveal<HTMLOListElement>(speed, goalOf, done);
  return (
    <ol ref={row} className="hg hg-reveal k-veil k-list" aria-hidden="true">
      <RevealRow t={t} cards={cards} arbiter={arbiter} seats={seats} isTurned={isTurned} />
    </ol>
  );
}

/** Shows what everybody has chosen as one moment over the galaxy, when it is revealed. */
export function Reveal({ beat, seats, speed }: Props) {
  const [shown, show] = useState<(Shown & { readonly key: string }) | null>(null);
  useEffect(() => {
    const event = beat?.events.find(([name]) => name === 'cardsRevealed');
    if (event?.[0] !== 'cardsRevealed') return;
    const { arbiter, round, actionPhase } = beat!.after;
    show({ t: tables(beat!.after), cards: event[1], arbiter, key: `${round} ${actionPhase}` });
  }, [beat]);
  if (shown === null) return null;
  return <Moment {...shown} key={shown.key} seats={seats} speed={speed} done={() => show(null)} />;
}
