import { SeatBadge, type Speed } from '@conclave/kit';
import { useReveal } from '@conclave/kit/table';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { poolOf } from '../../rules/pool.ts';
import type { Choice, State } from '../../rules/types.ts';
import { STRATEGY_TEXT } from '../../words/names.ts';
import { PoolSigns } from '../card/pool-signs.tsx';
import { Scene } from '../card/scene.tsx';
import { cardOf } from '../card/words.ts';
import type { Props } from '../draft.ts';
import { effectOf } from '../effects.ts';
import { Sign } from '../symbols/symbol.tsx';
import { planOf } from './look.ts';
import './reveal.css';
import { turnsOf } from './turns.ts';

interface RowProps {
  /** The table as the cards are turned over. */
  readonly view: Readonly<State>;
  readonly choices: readonly Choice[];
  readonly seats: Props['seats'];
  /** Whether the cards show the chosen side yet. */
  readonly isTurned: boolean;
}

/** What the chosen side brings its seat: of Expansion the whole pool in signs. */
function Brings({
  view,
  seat,
  card,
  strategy,
}: Choice & { readonly view: Readonly<State>; readonly seat: number }) {
  if (strategy !== 'expansion')
    return effectOf(view, seat, card, strategy).brief.replaceAll(/ (?=→)|(?<=→) /g, '\u00a0');
  return <PoolSigns pool={poolOf(view, seat, card)} />;
}

/**
 * Where the cards lie: as people sit round a table, each at the side of its home, from top to bottom.
 * @returns by seat, column and row from 1
 */
export function placesOf(view: Readonly<State>): readonly (readonly [column: number, row: number])[] {
  const { points } = planOf(view.seats);
  const homeOf = (seat: number) => points[view.origins[seat]!]!;
  const seats = view.origins.map((_, seat) => seat).sort((a, b) => homeOf(a).x - homeOf(b).x || a - b);
  const half = Math.ceil(seats.length / 2);
  const places: (readonly [number, number])[] = [];
  for (const [column, side] of [seats.slice(0, half), seats.slice(half)].entries())
    for (const [row, seat] of side.sort((a, b) => homeOf(a).y - homeOf(b).y || a - b).entries())
      places[seat] = [column + 1, row + 1];
  return places;
}

/** The cards of a round in the order of turns. Log and track say the same to a screen reader. */
export function RevealRow({ view, choices, seats, isTurned }: RowProps) {
  const places = placesOf(view);
  return turnsOf(choices).map((choice, i) => {
    const { seat, card, strategy } = choice;
    const [column, row] = places[seat]!;
    return (
      <li
        key={seat}
        data-seat={seat}
        style={{ '--column': column, '--row': row, color: `var(--seat-${seat})` } as React.CSSProperties}
      >
        <span className="k-line ax-who">
          <i className="k-badge">{i + 1}</i>
          <SeatBadge seat={seat} info={seats[seat]!} />
        </span>
        {isTurned ? (
          <span className="ax-plate ax-play">
            <Scene card={card} side={strategy} />
            <span className="k-drawn ax-number" data-ink={card} />
            <Sign name={strategy === 'evolution' ? cardOf(card).evolution : strategy} size={20} />
            <span className="ax-brings">
              <b className="k-title">{STRATEGY_TEXT[strategy].name}</b>
              <span>
                <Brings {...choice} view={view} />
              </span>
            </span>
          </span>
        ) : (
          <span className="k-centre ax-plate ax-play" data-back>
            <Sign name="expansion" size={40} />
          </span>
        )}
      </li>
    );
  });
}

/** Where a card goes: to its seat's block, or to its place in the order of turns. */
const goalOf = (card: HTMLElement): Element | null =>
  document.querySelector(`[data-points="${card.dataset.seat}"]`)?.closest('.k-block') ??
  document.querySelector(`.ax-queue [data-queue="${card.dataset.seat}"]`);

/** Lines from cards to homes, in pixels of the board. */
function linesFrom(
  row: HTMLElement,
  origins: readonly number[],
): readonly (readonly [seat: number, d: string])[] {
  const board = row.parentElement!.getBoundingClientRect();
  return [...row.children].flatMap((item) => {
    const seat = Number((item as HTMLElement).dataset.seat);
    const card = item.querySelector('.ax-play')!.getBoundingClientRect();
    const home = document.querySelector(`[data-sector="${origins[seat]}"]`)?.getBoundingClientRect();
    if (!home || home.width === 0) return [];
    const isLeft = card.left + card.width / 2 < home.left + home.width / 2;
    const [x1, y1] = [(isLeft ? card.right : card.left) - board.left, card.top + card.height / 2 - board.top];
    const [x2, y2] = [(isLeft ? home.left : home.right) - board.left, home.top + home.height / 2 - board.top];
    const middle = (x1 + x2) / 2;
    return [[seat, `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`] as const];
  });
}

/** Milliseconds for which the cards lie open. */
const LOOK = 3000;

/** One reveal, from the backs of its row to the seats; a press ends it. */
function Moment({
  view,
  choices,
  seats,
  speed,
  done,
}: Omit<RowProps, 'isTurned'> & { speed: Speed; done: () => void }) {
  const { row, isTurned } = useReveal<HTMLOListElement>(speed, goalOf, done, LOOK);
  const [lines, draw] = useState<ReturnType<typeof linesFrom>>([]);
  const end = useRef(done);
  end.current = done;
  useLayoutEffect(() => draw(linesFrom(row.current!, view.origins)), [row, view]);
  useEffect(() => {
    const press = () => end.current();
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  return (
    <>
      <svg
        className="k-veil ax-reveal-lines"
        width="100%"
        height="100%"
        strokeWidth={2.4}
        strokeDasharray="1 6"
        aria-hidden="true"
      >
        {lines.map(([seat, d]) => (
          <path key={seat} className="k-pen" d={d} style={{ color: `var(--seat-${seat})` }} />
        ))}
      </svg>
      <ol ref={row} className="ax ax-reveal" aria-hidden="true">
        <RevealRow view={view} choices={choices} seats={seats} isTurned={isTurned} />
      </ol>
    </>
  );
}

/** Shows what everybody has chosen as one moment round the galaxy, when it is revealed. */
export function Reveal({ beat, seats, speed }: Props) {
  const [shown, show] = useState<Pick<RowProps, 'view' | 'choices'> | null>(null);
  useEffect(() => {
    const event = beat?.events.find(([name]) => name === 'revealed');
    if (event?.[0] === 'revealed') show({ view: beat!.before, choices: event[1] });
  }, [beat]);
  if (shown === null) return null;
  // A new reveal begins anew, also while the last one is shown.
  const key = shown.choices.map(({ card }) => card).join(' ');
  return <Moment key={key} {...shown} seats={seats} speed={speed} done={() => show(null)} />;
}
