import { Button, Count, IconButton, RuleLink, SeatBadge, timeOf, toldSoFar, useEscape } from '@conclave/kit';
import { Names } from '@conclave/kit/table';
import { useEffect, useRef, useState } from 'react';
import { tables } from '../../data/tables.ts';
import type { Stage } from '../../rules/types.ts';
import { ageName, stageName, stageText } from '../../words/names.ts';
import type { Props } from '../draft.ts';
import './age-end.css';
import { type Ended, gains, without } from './ended.ts';
import { StepLine } from './step-line.tsx';

/** Milliseconds at normal speed: a step, all of them together at most, and until a reader has seen the last one. */
const STEP = 1300;
const ALL = 15_000;
const READ = 2500;

/** Where each step's rules stand. */
const RULE: { readonly [stage in Stage]: string } = {
  effects: 'DM-AGE-07',
  influence: 'DM-INF-02',
  hegemon: 'DM-HEG-04',
  domination: 'DM-DOM-01',
  cleanUp: 'DM-AGE-11',
  gameEnd: 'DM-FIN-03',
  monuments: 'DM-FIN-04',
  objectives: 'DM-FIN-06',
};

/** Stage names that fit into a row. */
const SHORT: { readonly [stage in Stage]: string } = {
  effects: 'Cards',
  influence: 'Influence',
  hegemon: 'Hegemon',
  domination: 'Domination',
  cleanUp: 'Clean-up',
  gameEnd: 'Last cards',
  monuments: 'Monuments',
  objectives: 'Objectives',
};

/** How many steps have been told; by itself one after the other, or as the reader says. */
function useSteps(
  { steps, isOver }: Ended,
  { isPlayed, told, speed, onTold }: Pick<PanelProps, 'isPlayed' | 'told' | 'speed' | 'onTold'>,
) {
  const [done, setDone] = useState(isPlayed && speed !== 'off' ? Math.max(1, told) : steps.length);
  const [isRunning, setRunning] = useState(isPlayed);
  const isAtEnd = done >= steps.length;
  useEffect(() => {
    if (isAtEnd || !isRunning) return;
    if (speed === 'off') return setDone(steps.length);
    const timer = setTimeout(() => setDone(done + 1), timeOf(speed, Math.min(STEP, ALL / steps.length)));
    return () => clearTimeout(timer);
  }, [done, isAtEnd, isRunning, speed, steps.length]);
  const tell = useRef(onTold);
  tell.current = onTold;
  const isTold = isAtEnd && isOver && isPlayed;
  useEffect(() => {
    if (!isTold) return;
    const timer = setTimeout(() => tell.current(), timeOf(speed, READ));
    return () => clearTimeout(timer);
  }, [isTold, speed]);
  return {
    done,
    isAtEnd,
    goTo(step: number) {
      setRunning(step >= steps.length);
      setDone(Math.min(steps.length, Math.max(1, step)));
    },
    finish() {
      setRunning(true);
      setDone(steps.length);
    },
  };
}

/** Lets the points of the table follow what is told of `steps`. */
function useSoFar({ at, isPlayed }: PanelProps, steps: Ended['steps'], done: number): void {
  const set = toldSoFar.useSet();
  useEffect(() => {
    set(isPlayed ? without(at, steps.slice(done)) : null);
    return () => set(null);
  }, [at, isPlayed, steps, done, set]);
}

/** The stages in their order; pressing one tells it again. */
function Stages({
  stages,
  now,
  choose,
}: {
  readonly stages: readonly Stage[];
  readonly now: Stage;
  readonly choose: (stage: Stage) => void;
}) {
  return (
    <ol className="dm-stages k-flow map-row" aria-label="Steps">
      {stages.map((stage) => (
        <li key={stage} aria-current={stage === now ? 'step' : undefined}>
          <button type="button" onClick={() => choose(stage)}>
            {SHORT[stage]}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface PanelProps extends Pick<Props, 'seats' | 'speed'> {
  readonly end: Ended;
  readonly hasOmens: boolean;
  readonly at: Props['view'];
  readonly isPlayed: boolean;
  /** How many steps were told before. */
  readonly told: number;
  /** Whether the viewer is asked something: then what was told makes room for the answer. */
  readonly isAsked: boolean;
  /** Called when all was told by itself. */
  readonly onTold: () => void;
  readonly onClose: () => void;
}

/** The end of an Age, stage by stage: by itself, step by step, or all at once. */
export function EndPanel(props: PanelProps) {
  const { end, hasOmens, at, isPlayed, isAsked, seats, onClose } = props;
  const { done, isAtEnd, goTo, finish } = useSteps(end, props);
  const { steps, stages, age, isFinal } = end;
  const stage = steps[done - 1]?.stage ?? stages.at(-1)!;
  const title = isFinal ? 'The end of the game' : `The end of ${ageName(age)}`;
  const told = steps.slice(0, done);
  const sums = gains(told, seats.length);
  useSoFar(props, steps, done);
  useEscape(true, onClose);
  /** Up to its last step. */
  const tell = (chosen: Stage) => goTo(steps.findLastIndex((step) => step.stage === chosen) + 1);
  const list = useRef<HTMLOListElement>(null);
  const first = useRef(done);
  useEffect(() => {
    // What was told before is read from its beginning.
    if (done !== first.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  const here = told.filter((step) => step.stage === stage);
  const waits = isAsked && isAtEnd && !end.isOver;
  return (
    <aside
      className="dm dm-age-end map-sheet k-over"
      data-over-board
      data-waits={waits || undefined}
      aria-label={title}
    >
      <div className="k-line">
        <h2>{title}</h2>
        <span className="k-rest k-note">{waits && 'Waits for your choice.'}</span>
        {done > 1 && <IconButton icon="step-back" label="Previous step" onClick={() => goTo(done - 1)} />}
        {!isAtEnd && <IconButton icon="step-forward" label="Next step" onClick={() => goTo(done + 1)} />}
        {isFinal && isPlayed ? (
          <Button small look="bare" onClick={onClose}>
            Result
          </Button>
        ) : (
          !isAtEnd && (
            <Button small look="bare" onClick={finish}>
              All
            </Button>
          )
        )}
        <IconButton icon="close" label="Close" aria-keyshortcuts="Escape" onClick={onClose} />
      </div>
      <Stages
        stages={stages.filter((each) => steps.some((step) => step.stage === each))}
        now={stage}
        choose={tell}
      />
      <p className="k-note">
        <Names>{stageText(tables(at))[stage].says}</Names> <RuleLink rule={RULE[stage]} brief />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <ol ref={list} className="dm-steps" aria-label={stageName(stage)} tabIndex={0}>
        {here.map((step, i) => (
          <li
            key={i}
            data-step={step.events[0]![0]}
            data-new={(!isAtEnd && i === here.length - 1) || undefined}
          >
            <StepLine step={step} seats={seats} hasOmens={hasOmens} at={at} />
          </li>
        ))}
      </ol>
      <ul className="dm-end-sums k-flow k-apart" aria-label="Points so far">
        {seats.map((info, seat) => (
          <li key={seat} className="k-line">
            <SeatBadge seat={seat} info={info} />
            <b>
              +<Count value={sums[seat]!} />
            </b>
          </li>
        ))}
      </ul>
    </aside>
  );
}
