import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import {
  Button,
  IconButton,
  RuleLink,
  SeatBadge,
  seatColor,
  timeOf,
  useEscape,
  useNewlyAsked,
  useTelling,
} from '@conclave/kit';
import { useEffect, useState } from 'react';
import type { AgeScore } from '../../rules/types.ts';
import { BattleBlocks } from '../battle-blocks.tsx';
import type { Props } from '../draft.ts';
import { at, bonusOf } from '../words.ts';
import './age-score.css';
import { counting, type Point, pointsOf, SUMS, stepOf } from './counting.ts';

/** How many of the places are counted: all, or one after the other up to all, each marked on the galaxy until the sums were seen. */
function useCount(places: readonly Point[], isCounted: boolean, speed: Props['speed']) {
  const [done, setDone] = useState(isCounted && speed !== 'off' ? 0 : places.length);
  const isOver = done >= places.length;
  const count = counting.useSet();
  useEffect(() => {
    if (!isCounted || speed === 'off') return;
    count(places.slice(0, done));
    const next = isOver ? () => count([]) : () => setDone(done + 1);
    const timer = setTimeout(next, timeOf(speed, isOver ? SUMS : stepOf(places.length)));
    return () => clearTimeout(timer);
  }, [done, isOver, isCounted, places, speed, count]);
  useEffect(() => () => count([]), [count]);
  return { counted: places.slice(0, done), isOver, skip: () => setDone(places.length) };
}

interface RowProps {
  readonly seat: Seat;
  readonly info: Props['seats'][number];
  /** The sectors held, by name. */
  readonly held: readonly string[];
  readonly bonus: number;
  /** Whether the places are named, or only counted. */
  readonly isFull: boolean;
}

/** What an age brought a seat: its sectors, then its colonies on victory sectors, a block each. */
function Row({ seat, info, held, bonus, isFull }: RowProps) {
  return (
    <li>
      <p className="k-line k-apart">
        <SeatBadge seat={seat} info={info} /> <b>+{held.length + bonus}</b>
      </p>
      <span style={{ color: seatColor(seat) }}>
        <BattleBlocks tokens={held.length} armament={bonus} />
      </span>
      {isFull && (
        <ol className="k-list k-flow" aria-label={`Sectors of ${info.name}`}>
          {held.map((name) => (
            <li key={name}>{name}</li>
          ))}
          {bonus > 0 && <li>{plural(bonus, 'colony', 'colonies')} on victory sectors</li>}
        </ol>
      )}
    </li>
  );
}

/** What brings points in this galaxy, as far as it is discovered. */
const sayPoints = (view: Props['view']): string =>
  `A point for each sector controlled${view.colonies.some((_, sector) => bonusOf(view, sector) === 'victory') ? ', one more for a colony on ★' : ''}.`;

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
  const [places] = useState(() => pointsOf(view, score));
  const { counted, isOver, skip } = useCount(places, isCounted, speed);
  const [isFull, showAll] = useState(!isCounted);
  const ranked = [...seats.keys()].sort((a, b) => totalOf(score, b) - totalOf(score, a) || a - b);
  const countedOf = (seat: Seat, isBonus: boolean) =>
    counted.filter((point) => point.seat === seat && point.isBonus === isBonus);
  useEscape(true, onClose);
  useTelling(isCounted && !isOver);
  // What was looked up again; a scoring that has just happened stays until the next cards are revealed.
  useNewlyAsked(() => !isCounted && onClose());
  const free = controllers.filter((holder) => holder < 0).length;
  return (
    <aside
      className="k-box ax-age-score"
      data-brief={!isFull || undefined}
      data-over-board
      aria-label={`Age ${age}: who held what`}
    >
      <div className="k-panel-head k-flow ax-head">
        <h2>{isFull ? `Age ${age}: who held what` : `Age ${age} ends`}</h2>
        {isFull && <RuleLink rule="AX-SCO-01" brief />}
        <span className="k-rest" />
        {!isOver && (
          <Button small look="bare" onClick={skip}>
            Skip
          </Button>
        )}
        {isOver && !isFull && <IconButton icon="log" label="Who held what" onClick={() => showAll(true)} />}
        {isOver && <IconButton icon="close" label="Close" aria-keyshortcuts="Escape" onClick={onClose} />}
      </div>
      <ul className="k-stack">
        {(isFull ? ranked : [...seats.keys()]).map((seat) => (
          <Row
            key={seat}
            seat={seat}
            info={seats[seat]!}
            held={countedOf(seat, false).map(({ sector }) => at(view, sector))}
            bonus={isOver ? score.bonuses[seat]! : countedOf(seat, true).length}
            isFull={isFull}
          />
        ))}
      </ul>
      {!isFull && <p className="k-note">{sayPoints(view)}</p>}
      {isFull && free > 0 && <p className="k-quiet">Nobody controlled {plural(free, 'sector')}.</p>}
    </aside>
  );
}
