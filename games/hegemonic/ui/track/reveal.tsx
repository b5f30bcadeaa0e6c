import { animate, SeatBadge, type Speed, timeOf } from '@conclave/web/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ActionCard, ORDER } from '../../data/cards.ts';
import { CARD_TEXT } from '../../texts.ts';
import type { Props } from '../draft.ts';
import { CardEmblem } from '../symbols/symbols.tsx';
import { inRow } from './order.ts';
import './reveal.css';

interface RowProps {
  /** By seat. */
  readonly cards: readonly ActionCard[];
  readonly arbiter: number;
  readonly seats: Props['seats'];
  /** Whether the cards show their faces yet. */
  readonly isTurned: boolean;
}

/** Everybody's action card, sorted by number. Log and track say the same to a screen reader. */
export function RevealRow({ cards, arbiter, seats, isTurned }: RowProps) {
  return inRow(cards, arbiter).map((seat) => {
    const card = cards[seat]!;
    return (
      <li key={seat} data-seat={seat}>
        <span className="hg-revealed" data-turned={isTurned ? card : undefined}>
          {isTurned && (
            <>
              <b>{ORDER[card]}</b>
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

/** Milliseconds: cards come, turn, and are looked at before they go to the track. */
const TURN = 300;
const LOOK = 1700;
const GO = 320;
/** Without motion the row just stands there for so long. */
const STILL = 2500;

/** Brings a card from its place in the row to its seat's place in the order of turns. */
function leave(card: HTMLElement, speed: Speed): void {
  const goal = document
    .querySelector(`.hg-queue [data-queue="${card.dataset.seat}"]`)
    ?.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const [dx, dy] = goal
    ? [
        goal.left + goal.width / 2 - own.left - own.width / 2,
        goal.top + goal.height / 2 - own.top - own.height / 2,
      ]
    : [0, 0];
  void animate(
    card,
    [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px) scale(0.2)`, opacity: 0 }],
    speed,
    GO,
    { fill: 'forwards' },
  );
}

type Shown = Pick<RowProps, 'cards' | 'arbiter'>;

/** One reveal, from the backs of its row to the order of turns. */
function Moment({
  cards,
  arbiter,
  seats,
  speed,
  done,
}: Shown & Pick<Props, 'seats' | 'speed'> & { done: () => void }) {
  const row = useRef<HTMLOListElement>(null);
  const [isTurned, turn] = useState(speed === 'off');
  const finish = useRef(done);
  finish.current = done;
  useLayoutEffect(() => {
    const all = [...row.current!.children] as HTMLElement[];
    for (const [i, card] of all.entries())
      void animate(card, [{ opacity: 0, transform: 'translateY(16px)' }, { opacity: 1 }], speed, TURN, {
        delay: timeOf(speed, i * 50),
        fill: 'backwards',
      });
    const timers =
      speed === 'off'
        ? [setTimeout(() => finish.current(), STILL)]
        : [
            setTimeout(() => turn(true), timeOf(speed, TURN + 50 * all.length)),
            setTimeout(() => all.forEach((card) => leave(card, speed)), timeOf(speed, LOOK)),
            setTimeout(() => finish.current(), timeOf(speed, LOOK + GO)),
          ];
    return () => timers.forEach(clearTimeout);
  }, [speed]);
  return (
    <ol ref={row} className="hg hg-reveal" aria-hidden="true">
      <RevealRow cards={cards} arbiter={arbiter} seats={seats} isTurned={isTurned} />
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
    show({ cards: event[1], arbiter, key: `${round} ${actionPhase}` });
  }, [beat]);
  if (shown === null) return null;
  return <Moment {...shown} key={shown.key} seats={seats} speed={speed} done={() => show(null)} />;
}
