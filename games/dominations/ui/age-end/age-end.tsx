import type { At } from '@conclave/frame/event-parts.ts';
import {
  Button,
  Count,
  IconButton,
  RuleLink,
  SeatBadge,
  timeOf,
  useEscape,
  useNewlyAsked,
} from '@conclave/kit';
import { useEffect, useRef, useState } from 'react';
import { tables } from '../../data/tables.ts';
import type { Stage } from '../../rules/types.ts';
import { ageName, stageName, stageText } from '../../words/names.ts';
import { type Props, useDraft } from '../draft.ts';
import './age-end.css';
import { carriedOn, type Ended, ended, gains, show, shown, toldOf } from './ended.ts';
import { StepLine } from './step-line.tsx';

/** Milliseconds at normal speed for a step, and for all of them at the end of the game, after which its result comes. */
const STEP = 1300;
const FINAL = 6500;

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
function useSteps({ steps, isFinal }: Ended, isPlayed: boolean, speed: Props['speed']) {
  const [done, setDone] = useState(isPlayed && speed !== 'off' ? 1 : steps.length);
  const [isRunning, setRunning] = useState(isPlayed);
  const isAtEnd = done >= steps.length;
  useEffect(() => {
    if (isAtEnd || !isRunning) return;
    if (speed === 'off') return setDone(steps.length);
    const timer = setTimeout(() => setDone(done + 1), timeOf(speed, isFinal ? FINAL / steps.length : STEP));
    return () => clearTimeout(timer);
  }, [done, isAtEnd, isRunning, speed, steps.length, isFinal]);
  return {
    done,
    isAtEnd,
    goTo(step: number) {
      setRunning(false);
      setDone(Math.min(steps.length, Math.max(1, step)));
    },
    finish() {
      setRunning(true);
      setDone(steps.length);
    },
  };
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
    <ol className="dm-stages" aria-label="Steps">
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
  readonly at: At;
  readonly isPlayed: boolean;
  readonly onClose: () => void;
}

/** The end of an Age, stage by stage: by itself, step by step, or all at once. */
export function EndPanel({ end, hasOmens, at, isPlayed, seats, speed, onClose }: PanelProps) {
  const { done, isAtEnd, goTo, finish } = useSteps(end, isPlayed, speed);
  const { steps, stages, age, isFinal } = end;
  const stage = steps[done - 1]?.stage ?? stages.at(-1)!;
  const title = isFinal ? 'The end of the game' : `The end of ${ageName(age)}`;
  const told = steps.slice(0, done);
  const sums = gains(told, seats.length);
  useEscape(true, onClose);
  /** Up to its last step. */
  const tell = (chosen: Stage) => goTo(steps.findLastIndex((step) => step.stage === chosen) + 1);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (done > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  const here = told.filter((step) => step.stage === stage);
  return (
    <aside className="dm dm-age-end" aria-label={title}>
      <div className="dm-head">
        <h2>{title}</h2>
        <span className="dm-spring" />
        {done > 1 && <IconButton icon="step-back" label="Previous step" onClick={() => goTo(done - 1)} />}
        {!isAtEnd && <IconButton icon="step-forward" label="Next step" onClick={() => goTo(done + 1)} />}
        {!isAtEnd && (
          <Button small look="bare" onClick={finish}>
            All
          </Button>
        )}
        <IconButton icon="close" label="Close" aria-keyshortcuts="Escape" onClick={onClose} />
      </div>
      <Stages
        stages={stages.filter((each) => steps.some((step) => step.stage === each))}
        now={stage}
        choose={tell}
      />
      <p className="dm-stage-says">
        {stageText(tables(at))[stage].says} <RuleLink rule={RULE[stage]} brief />
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
      <ul className="dm-end-sums" aria-label="Points so far">
        {seats.map((info, seat) => (
          <li key={seat}>
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

/** The Age that has ended last, 0 for none, and whether the game has. */
const endedAge = ({ age, outcome }: Props['view']): number => (outcome ? age : age - 1);

/**
 * Keeps the end of an Age as it happens and shows it. Where no events are played, as without motion, or where it was
 * before one came, the score sheet has to do.
 */
function useEnded({ beat, view }: Props): void {
  const { get, set } = ended.useCell();
  const showing = shown.useCell();
  useEffect(() => {
    if (!beat) return;
    set(carriedOn(get(), beat.events));
    if (beat.events.some((event) => event[0] === 'stageStarted' && event[1] === 'effects'))
      show(showing, 'happens');
  }, [beat, get, set, showing]);
  const age = endedAge(view);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const isNews = before.current !== null && before.current < age;
    before.current = age;
    if (age < 1) return;
    const told = toldOf(get(), view, age);
    if (told === get()) return;
    set(told);
    if (isNews) show(showing, 'happened');
  }, [age, view, get, set, showing]);
}

/** The end of an Age when it happens, and again when the track asks for it. */
export function AgeEnd({ table }: { readonly table: Props }) {
  const { view, seats, speed } = table;
  const showing = shown.useCell();
  const now = showing.use();
  const end = ended.use();
  const { picks } = useDraft(table);
  const isActing = picks.length > 0;
  useEnded(table);
  useEffect(() => {
    // Whoever acts needs the map, the Tree or the cards.
    if (isActing) showing.set(null);
  }, [isActing, showing]);
  useNewlyAsked(() => now?.why === 'lookup' && showing.set(null));
  useEffect(() => {
    // It is news until everybody has had a turn.
    if (view.round > 1) showing.set(null);
  }, [view.round, showing]);
  return (
    now &&
    end &&
    end.steps.length > 0 && (
      <EndPanel
        key={now.run}
        end={end}
        hasOmens={table.view.hasOmens}
        at={table.view}
        isPlayed={now.why === 'happens'}
        seats={seats}
        speed={speed}
        onClose={() => showing.set(null)}
      />
    )
  );
}
