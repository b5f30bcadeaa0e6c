import type { Seat } from '@conclave/kernel';
import {
  Button,
  Count,
  IconButton,
  RuleLink,
  SeatBadge,
  type SeatInfo,
  timeOf,
  useEscape,
  useNewlyAsked,
  useTelling,
} from '@conclave/kit';
import { useEffect, useState } from 'react';
import { type Tables, tables } from '../../data/tables.ts';
import { type Props, useDraft } from '../draft.ts';
import { BoardRow } from './board-row.tsx';
import { counting } from './counting.ts';
import './round-score.css';
import { type Shown, shown, type Tally } from './tally.ts';

/** Milliseconds: all boards together, and one of them at least; at the end of the game, which nobody wants to miss, more. */
const ROUND = { all: 2700, least: 260 };
const GAME = { all: 6400, least: 700 };

/** How many steps there are: the boards, and at the end Advanced Technologies. */
const stepsOf = ({ boards, technologies }: Tally): number => boards.length + (technologies === null ? 0 : 1);

/** How many of the steps are counted; by itself one after the other, or as the reader says. */
function useSteps(tally: Tally, isPlayed: boolean, speed: Props['speed']) {
  const steps = stepsOf(tally);
  const [done, setDone] = useState(isPlayed && speed !== 'off' ? 0 : steps);
  const [isRunning, setRunning] = useState(isPlayed && speed !== 'off');
  const isOver = done >= steps;
  useEffect(() => {
    if (isOver || !isRunning) return;
    const { all, least } = tally.technologies === null ? ROUND : GAME;
    const timer = setTimeout(() => setDone(done + 1), timeOf(speed, Math.max(least, all / steps)));
    return () => clearTimeout(timer);
  }, [done, isOver, isRunning, speed, steps, tally]);
  const board = isOver || done === 0 ? null : (tally.boards[done - 1]?.board ?? null);
  const count = counting.useSet();
  useEffect(() => {
    count(board);
    return () => count(null);
  }, [board, count]);
  return {
    done,
    isOver,
    isRunning: isRunning && !isOver,
    step() {
      setRunning(false);
      setDone(Math.min(steps, done + 1));
    },
    again() {
      setRunning(false);
      setDone(1);
    },
    skip: () => setDone(steps),
  };
}

/** What everybody has so far. */
function Sums({ tally, done, seats }: { tally: Tally; done: number; seats: readonly SeatInfo[] }) {
  const of = (seat: Seat) =>
    tally.boards.slice(0, done).reduce((sum, { points }) => sum + points[seat]!, 0) +
    (done > tally.boards.length ? (tally.technologies?.[seat] ?? 0) : 0);
  return (
    <ul className="hg-score-sums k-list">
      {seats.map((info, seat) => (
        <li key={seat} className="k-line k-apart">
          <SeatBadge seat={seat} info={info} size={14} />
          <b>
            +<Count value={of(seat)} />
          </b>
        </li>
      ))}
    </ul>
  );
}

function Technologies({ points, seats }: { points: readonly number[]; seats: readonly SeatInfo[] }) {
  return (
    <li>
      <b>
        Advanced Technologies <RuleLink rule="HG-END-03" brief />
      </b>
      <ul className="k-list">
        {seats.map((info, seat) =>
          points[seat]! > 0 ? (
            <li key={seat} className="k-line k-apart">
              <SeatBadge seat={seat} info={info} size={12} />
              <b>+{points[seat]}</b>
            </li>
          ) : null,
        )}
      </ul>
    </li>
  );
}

interface PanelProps extends Pick<Props, 'seats' | 'speed'>, Pick<Shown, 'tally' | 'isPlayed'> {
  readonly t: Tables;
  readonly onClose: () => void;
}

/** How a round was scored, board by board: by itself, step by step, or all at once. */
export function ScorePanel({ t, tally, isPlayed, seats, speed, onClose }: PanelProps) {
  const { done, isOver, isRunning, step, again, skip } = useSteps(tally, isPlayed, speed);
  const [isFull, showAll] = useState(!isPlayed);
  useEscape(true, onClose);
  useTelling(isPlayed && !isOver);
  // What was looked up again; a scoring that has just happened stays until one has acted.
  useNewlyAsked(() => !isPlayed && onClose());
  const { boards, technologies, round } = tally;
  const title = `Round ${round}, board by board`;
  return (
    <aside
      className="hg hg-round-score map-sheet k-over"
      data-over-board
      data-brief={!isFull || undefined}
      aria-label={title}
    >
      <div className="hg-head k-line">
        <h2>{isFull ? title : `Round ${round}`}</h2>
        {isFull && <RuleLink rule="HG-SCO-02" brief />}
        <span className="k-rest" />
        {!isOver && <IconButton icon="step-forward" label="Next board" onClick={step} />}
        {!isOver && (
          <Button small look="bare" onClick={skip}>
            All
          </Button>
        )}
        {isOver && isFull && <IconButton icon="skip-start" label="Step by step" onClick={again} />}
        {!isFull && !isRunning && (
          <IconButton icon="log" label="Board by board" onClick={() => showAll(true)} />
        )}
        <IconButton icon="close" label="Close" aria-keyshortcuts="Escape" onClick={onClose} />
      </div>
      <Sums tally={tally} done={done} seats={seats} />
      <ol className="k-list k-course">
        {(isFull ? boards.slice(0, done) : boards.slice(Math.max(0, done - 1), isOver ? 0 : done)).map(
          (scored, i, list) => (
            <BoardRow
              key={scored.board}
              t={t}
              scored={scored}
              seats={seats}
              isNow={!isOver && i === list.length - 1}
            />
          ),
        )}
        {isFull && technologies !== null && done > boards.length && (
          <Technologies points={technologies} seats={seats} />
        )}
      </ol>
    </aside>
  );
}

/** The scoring of a round when it has happened, until who looks on has acted, and again when the track asks for it. */
export function RoundScore({ table }: { readonly table: Props }) {
  const { view, seats, speed } = table;
  const isActing = useDraft(table).picks.length > 0;
  const showing = shown.useCell();
  const now = showing.use();
  useEffect(() => {
    // Whoever acts needs the galaxy.
    if (isActing) showing.set(null);
  }, [isActing, showing]);
  return (
    now && (
      <ScorePanel
        key={now.run}
        {...now}
        t={tables(view)}
        seats={seats}
        speed={speed}
        onClose={() => showing.set(null)}
      />
    )
  );
}
