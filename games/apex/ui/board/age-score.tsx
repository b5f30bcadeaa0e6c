import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Button, IconButton, RuleLink, SeatBadge, timeOf, useEscape, useNewlyAsked } from '@conclave/kit';
import { useEffect, useState } from 'react';
import type { AgeScore } from '../../rules/types.ts';
import { sectorsByName } from '../../words/sector.ts';
import type { Props } from '../draft.ts';
import { at } from '../words.ts';
import './age-score.css';
import { counting } from './counting.ts';

/** Milliseconds for each sector that is counted, and before what colonies bring. */
const STEP = 130;

/** How many of the sectors that somebody held are counted: all, or one after the other up to all. */
function useCount(held: readonly number[], isCounted: boolean, speed: Props['speed']) {
  const [done, setDone] = useState(isCounted && speed !== 'off' ? 0 : held.length);
  const isOver = done >= held.length;
  const count = counting.useSet();
  useEffect(() => {
    count(isOver ? null : held[done]!);
    if (isOver) return;
    const timer = setTimeout(() => setDone(done + 1), timeOf(speed, STEP));
    return () => clearTimeout(timer);
  }, [done, isOver, held, speed, count]);
  useEffect(() => () => count(null), [count]);
  return { done, isOver, skip: () => setDone(held.length) };
}

interface RowProps {
  readonly seat: Seat;
  readonly info: Props['seats'][number];
  /** The sectors held, by name. */
  readonly held: readonly string[];
  readonly bonus: number;
  /** Whether the sectors are named, or only counted. */
  readonly isFull: boolean;
}

/** What an age brought a seat: its sectors, counted one by one, then its colonies on victory sectors. */
function Row({ seat, info, held, bonus, isFull }: RowProps) {
  return (
    <li>
      <p>
        <SeatBadge seat={seat} info={info} /> <b>+{held.length + bonus}</b>
      </p>
      {isFull && (
        <ol aria-label={`Sectors of ${info.name}`}>
          {held.map((name, i) => (
            <li key={name}>
              {name} <span className="ax-quiet">{i + 1}</span>
            </li>
          ))}
          {bonus > 0 && (
            <li>
              {plural(bonus, 'colony', 'colonies')} on victory sectors{' '}
              <span className="ax-quiet">{held.length + bonus}</span>
            </li>
          )}
        </ol>
      )}
    </li>
  );
}

const totalOf = ({ controllers, bonuses }: AgeScore, seat: Seat): number =>
  controllers.filter((controller) => controller === seat).length + bonuses[seat]!;

interface PanelProps extends Pick<Props, 'view' | 'seats' | 'speed'> {
  /** From 1, an age that is scored. */
  readonly age: number;
  /** Whether it has just happened and the sectors are counted one after the other; else all is there at once. */
  readonly isCounted: boolean;
  readonly onClose: () => void;
}

/** How an age was scored (AX-SCO-01, 02). */
export function AgeScorePanel({ view, seats, speed, age, isCounted, onClose }: PanelProps) {
  const score = view.ages[age - 1]!;
  const { controllers } = score;
  const [held] = useState(() => sectorsByName(view).filter((sector) => controllers[sector]! >= 0));
  const { done, isOver, skip } = useCount(held, isCounted, speed);
  const counted = held.slice(0, done);
  const [isFull, showAll] = useState(!isCounted);
  const ranked = [...seats.keys()].sort((a, b) => totalOf(score, b) - totalOf(score, a) || a - b);
  useEscape(true, onClose);
  // What was looked up again; a scoring that has just happened stays until the next cards are revealed.
  useNewlyAsked(() => !isCounted && onClose());
  const free = controllers.length - held.length;
  return (
    <aside
      className="ax-age-score"
      data-brief={!isFull || undefined}
      aria-label={`Age ${age}: who held what`}
    >
      <div className="ax-head">
        <h2>{isFull ? `Age ${age}: who held what` : `Age ${age}`}</h2>
        {isFull && <RuleLink rule="AX-SCO-01" brief />}
        <span className="ax-spring" />
        {!isOver && (
          <Button small look="bare" onClick={skip}>
            Skip
          </Button>
        )}
        {isOver && !isFull && <IconButton icon="log" label="Who held what" onClick={() => showAll(true)} />}
        {isOver && <IconButton icon="close" label="Close" aria-keyshortcuts="Escape" onClick={onClose} />}
      </div>
      <ul>
        {(isFull ? ranked : [...seats.keys()]).map((seat) => (
          <Row
            key={seat}
            seat={seat}
            info={seats[seat]!}
            held={counted.filter((sector) => controllers[sector] === seat).map((sector) => at(view, sector))}
            bonus={isOver ? score.bonuses[seat]! : 0}
            isFull={isFull}
          />
        ))}
      </ul>
      {isFull && free > 0 && <p className="ax-quiet">Nobody controlled {plural(free, 'sector')}.</p>}
    </aside>
  );
}
