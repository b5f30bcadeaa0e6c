import { animate, SeatBadge, type Speed, timeOf } from '@conclave/web/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from '../../rules/types.ts';
import { STRATEGY_TEXT } from '../../texts.ts';
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

/** Milliseconds: cards come, turn, and are looked at before they go to the queue. */
const TURN = 250;
const LOOK = 1500;
const GO = 320;
/** Without motion the row just stands there for so long. */
const STILL = 2500;

/** Brings a card from its place in the row to its seat's place in the queue. */
function leave(card: HTMLElement, speed: Speed): void {
  const goal = document
    .querySelector(`.ax-queue [data-queue="${card.dataset.seat}"]`)
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

/** One reveal, from the backs of its row to the queue. */
function Moment({
  choices,
  seats,
  speed,
  done,
}: Omit<RowProps, 'isTurned'> & { speed: Speed; done: () => void }) {
  const row = useRef<HTMLOListElement>(null);
  const [isTurned, turn] = useState(speed === 'off');
  const finish = useRef(done);
  finish.current = done;
  useLayoutEffect(() => {
    const cards = [...row.current!.children] as HTMLElement[];
    for (const [i, card] of cards.entries())
      void animate(card, [{ opacity: 0, transform: 'translateY(16px)' }, { opacity: 1 }], speed, TURN, {
        delay: timeOf(speed, i * 40),
        fill: 'backwards',
      });
    const timers =
      speed === 'off'
        ? [setTimeout(() => finish.current(), STILL)]
        : [
            setTimeout(() => turn(true), timeOf(speed, TURN)),
            setTimeout(() => cards.forEach((card) => leave(card, speed)), timeOf(speed, LOOK)),
            setTimeout(() => finish.current(), timeOf(speed, LOOK + GO)),
          ];
    return () => timers.forEach(clearTimeout);
  }, [speed]);
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
