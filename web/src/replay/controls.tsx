import { IconButton, type SeatInfo } from '@conclave/kit';
import { type ReactNode, useEffect } from 'react';
import type { TurningPoint } from '../record/turning.ts';
import { Slider } from './slider.tsx';
import { STEPS, type Step, stepOf } from './steps.ts';

interface ControlsProps {
  readonly at: number;
  readonly last: number;
  /** Where turns begin. */
  readonly turns: readonly number[];
  readonly turning: readonly TurningPoint[];
  readonly seats: readonly SeatInfo[];
  /** Where one is, for people who listen, and for those who look. */
  readonly said: string;
  readonly shown: ReactNode;
  readonly running: boolean;
  readonly onGo: (to: number) => void;
  readonly onRun: (running: boolean) => void;
  /** What stands beside them. */
  readonly children?: ReactNode;
}

/** Ways through a replay, by buttons, by keys and by the slider. */
export function Controls({
  at,
  last,
  turns,
  turning,
  seats,
  said,
  shown,
  running,
  onGo,
  onRun,
  children,
}: ControlsProps) {
  const go = (step: Step) => onGo(step.to({ at, last, turns, turning: turning.map((point) => point.at) }));
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const field = e.target instanceof Element && e.target.closest('input, select, textarea, dialog');
      const button = e.key === ' ' && e.target instanceof Element && e.target.closest('button, a, summary');
      if (field || button || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      const step = stepOf(e);
      if (step) go(step);
      else if (e.key === ' ') onRun(!running);
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const button = (step: Step) =>
    step.icon && (
      <IconButton
        key={step.key}
        icon={step.icon}
        label={step.label}
        aria-keyshortcuts={step.key}
        disabled={at === (step.isBack ? 0 : last)}
        onClick={() => go(step)}
      />
    );
  return (
    <section className="prompt replay-controls" aria-label="Replay controls">
      <div className="replay-steps">
        {STEPS.filter(({ isBack }) => isBack).map(button)}
        <IconButton
          icon={running ? 'pause' : 'play'}
          label={running ? 'Pause' : 'Play'}
          aria-keyshortcuts="Space"
          onClick={() => onRun(!running && at < last)}
        />
        {STEPS.filter(({ isBack }) => !isBack).map(button)}
      </div>
      <Slider at={at} last={last} said={said} turning={turning} seats={seats} onGo={onGo} />
      <p className="replay-here" aria-hidden="true">
        <span className="replay-place">
          {at} / {last}
        </span>
        <span className="k-short">{shown}</span>
      </p>
      {children}
    </section>
  );
}
