import { withNames } from '@conclave/frame/says.ts';
import { type Core, type Move, moveText, type Seat } from '@conclave/kernel';
import {
  Button,
  IconButton,
  SeatBadge,
  type SeatInfo,
  seatColor,
  useBoardRoom,
  useEscape,
} from '@conclave/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from '../net/use-loaded.ts';
import './advice.css';
import { AdviceOption } from './advice-option.tsx';
import { QUESTION } from './asked-for.ts';
import { ChanceBar } from './chance-bar.tsx';
import { useAdvice } from './use-advice.ts';
import { loadWords, sayReasons } from './words.ts';

interface PanelProps {
  readonly game: string;
  readonly view: Core;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  /** The move that was made there, where that is known. */
  readonly made?: string | undefined;
  /** What a press on a move does besides showing everybody's chances. */
  readonly onChoose?: (move: Move) => void;
  readonly onClose: () => void;
}

/** The best moves with what speaks for them, and everybody's chances after each; one plays on beside it. */
export default function AdvicePanel({ game, view, seat, seats, made, onChoose, onClose }: PanelProps) {
  const { advice, status, stop } = useAdvice(game, view, seat);
  const words = useLoaded(useCallback(() => loadWords(game), [game]));
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEscape(true, onClose);
  useBoardRoom(true);
  const names = seats.map(({ name }) => name);
  const options = advice?.options ?? [];
  const shown = options.find(({ move }) => moveText(move) === chosen) ?? options[0];
  // Where all others are hopeless, or there are none, nothing is thought about.
  const isForced = advice?.nodes === 0;
  const said = words ? options.map(({ reasons }) => sayReasons(reasons, words)) : [];
  const isAlike = said.length > 1 && said.every(({ merits, faults }) => merits === null && faults === null);
  return (
    <aside className="advice" aria-label={QUESTION} data-shows={(onChoose && chosen !== null) || undefined}>
      <div className="advice-head">
        <h2 ref={heading} tabIndex={-1}>
          {QUESTION}
        </h2>
        <p role="status">
          {status === 'thinking' && (advice ? 'A first answer; thinking on.' : 'Thinking.')}
          {status === 'stopped' && (advice ? 'Stopped after a first answer.' : 'Stopped.')}
          {status === 'failed' && 'That could not be thought through. Nothing else is affected.'}
          {status === 'done' &&
            (isForced ? 'No other move comes into question.' : `${advice?.nodes} futures weighed.`)}
        </p>
        {status === 'thinking' && (
          <Button small look="bare" onClick={stop}>
            Stop
          </Button>
        )}
        <IconButton icon="close" label="Close the advice" onClick={onClose} />
      </div>
      {words && shown && (
        <>
          <ol className="advice-options">
            {options.map((option, i) => (
              <AdviceOption
                key={moveText(option.move)}
                option={option}
                seat={seat}
                says={withNames(words.sayMove(view, option.move), names)}
                reasons={said[i]!}
                isMade={moveText(option.move) === made}
                isForced={isForced}
                isChosen={option === shown}
                onChoose={() => {
                  setChosen(moveText(option.move));
                  onChoose?.(option.move);
                }}
              />
            ))}
          </ol>
          {isAlike && <p className="advice-note">Nothing that is counted sets these moves apart.</p>}
          {onChoose && (
            <p className="advice-note">A press shows a move on the board. You make it yourself.</p>
          )}
          {!isForced && (
            <section aria-label="Winning chances">
              <h3>Winning chances then, if all play on as a strategist would</h3>
              <ul className="advice-chances">
                {shown.chances.map((chance, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  <li key={i}>
                    <SeatBadge seat={i} info={seats[i]!} />
                    <ChanceBar chance={chance} color={seatColor(i)} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </aside>
  );
}
