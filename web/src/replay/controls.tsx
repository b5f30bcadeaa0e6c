import { IconButton } from '@conclave/kit';
import { type ReactNode, useEffect } from 'react';
import type { Film } from '../record/film.ts';

interface ControlsProps {
  readonly film: Film;
  readonly at: number;
  readonly running: boolean;
  readonly onGo: (to: number) => void;
  readonly onRun: (running: boolean) => void;
  /** What stands beside them. */
  readonly children?: ReactNode;
}

/** The turn before a place, and the one after it. */
export const turnBefore = (turns: readonly number[], at: number): number =>
  turns.findLast((turn) => turn < at) ?? 0;
export const turnAfter = (turns: readonly number[], at: number, last: number): number =>
  turns.find((turn) => turn > at) ?? last;

/** Steps through a replay, by buttons and by keys: arrows a move, with Shift a turn, Home, End, space. */
export function Controls({ film, at, running, onGo, onRun, children }: ControlsProps) {
  const last = film.states.length - 1;
  const step = (key: string, turn: boolean): boolean => {
    if (key === 'ArrowLeft') onGo(turn ? turnBefore(film.turns, at) : at - 1);
    else if (key === 'ArrowRight') onGo(turn ? turnAfter(film.turns, at, last) : at + 1);
    else if (key === 'Home') onGo(0);
    else if (key === 'End') onGo(last);
    else if (key === ' ') onRun(!running);
    else return false;
    return true;
  };
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const field = e.target instanceof Element && e.target.closest('input, select, textarea, dialog');
      const button = e.key === ' ' && e.target instanceof Element && e.target.closest('button, a, summary');
      if (field || button || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (step(e.key, e.shiftKey)) e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <section className="prompt replay-controls" aria-label="Replay controls">
      <div className="replay-steps">
        <IconButton icon="skip-start" label="To the start" disabled={at === 0} onClick={() => onGo(0)} />
        <IconButton
          icon="step-back"
          label="A turn back"
          disabled={at === 0}
          onClick={() => step('ArrowLeft', true)}
        />
        <IconButton
          icon="chevron-left"
          label="A move back"
          disabled={at === 0}
          onClick={() => onGo(at - 1)}
        />
        <IconButton
          icon={running ? 'pause' : 'play'}
          label={running ? 'Pause' : 'Play'}
          onClick={() => onRun(!running && at < last)}
        />
        <IconButton
          icon="chevron-right"
          label="A move on"
          disabled={at === last}
          onClick={() => onGo(at + 1)}
        />
        <IconButton
          icon="step-forward"
          label="A turn on"
          disabled={at === last}
          onClick={() => step('ArrowRight', true)}
        />
        <IconButton icon="skip-end" label="To the end" disabled={at === last} onClick={() => onGo(last)} />
      </div>
      <input
        type="range"
        className="replay-range"
        aria-label="Place in the game"
        aria-valuetext={`Move ${at} of ${last}`}
        min={0}
        max={last}
        value={at}
        onChange={(e) => onGo(e.target.valueAsNumber)}
      />
      <span className="replay-place" aria-hidden="true">
        {at} / {last}
      </span>
      {children}
    </section>
  );
}
