import { Emblem, SeatBadge, type SeatInfo, useTelling } from '@conclave/kit';
import { useEffect } from 'react';
import { hegemonic } from '../../index.ts';
import { typeOf } from '../../rules/conflict/power.ts';
import { sidePreview } from '../../rules/conflict/preview.ts';
import type { State } from '../../rules/types.ts';
import { question } from '../../words/questions.ts';
import { type Props, useDraft } from '../draft.ts';
import { PlayedCard } from './card.tsx';
import { type Course, STAGES, type Stage, stageOf, sumsOf } from './course.ts';
import { Frame, useFold } from './frame.tsx';
import { Loans } from './loans.tsx';
import { Outcome } from './outcome.tsx';
import { isCard, script, type Term, termsOf, VERDICT } from './script.ts';
import { Side } from './side.tsx';
import { lenders, sealed } from './standing.ts';
import { sumsSeen } from './sums.ts';
import { useCourse } from './use-course.ts';
import { useScript } from './use-script.ts';

const STAGE_TEXT: { readonly [stage in Stage]: string } = {
  power: 'Power',
  loans: 'Loans',
  technologies: 'Technologies',
  outcome: 'Outcome',
};

function Stages({ stage }: { readonly stage: Stage }) {
  return (
    <ol className="hg-stages k-line k-note">
      {STAGES.map((name) => (
        <li key={name} aria-current={name === stage ? 'step' : undefined}>
          {STAGE_TEXT[name]}
        </li>
      ))}
    </ol>
  );
}

/** Who has to decide what; the one who is asked reads it at the prompt. */
function Waiting({ view, viewer, seats }: Pick<Props, 'view' | 'viewer' | 'seats'>) {
  const waiting = view.conflict === null ? [] : hegemonic.waiting(view).filter((seat) => seat !== viewer);
  if (waiting.length === 0) return null;
  const does = question(view)!.waits;
  return (
    <ul className="hg-waits">
      {waiting.map((seat) => (
        <li key={seat} className="k-flow">
          <SeatBadge seat={seat} info={seats[seat]!} /> {does}
        </li>
      ))}
    </ul>
  );
}

const totalOfTerms = (terms: readonly Term[]): number => terms.reduce((sum, { part }) => sum + part[1], 0);

/** Both totals in small, for the head. */
function Brief({
  course: { conflict },
  sums,
}: {
  readonly course: Course;
  readonly sums: readonly (readonly Term[])[];
}) {
  const totals = sums.map(totalOfTerms);
  return (
    <span>
      <Emblem seat={conflict.attacker} size={12} /> {totals[0]} : {totals[1]}{' '}
      <Emblem seat={conflict.defender} size={12} />
    </span>
  );
}

const nameOf = ({ conflict: { attacker, pattern, by, sector, defender, target } }: Course, round: number) =>
  [round, attacker, pattern, by, sector, defender, target].join();

const askedNow = (view: Readonly<State>): string | null => {
  const asked = hegemonic.asks(view as State);
  return asked && `${asked.procedure}.${asked.step}`;
};

/** A conflict, from its declaration until it is cleaned up. */
function Scene({ table, course, seats }: { table: Props; course: Course; seats: readonly SeatInfo[] }) {
  const { view, beat, speed } = table;
  const { conflict, aftermath } = course;
  const sums = sumsOf(view, course).map((parts, side) => termsOf(side as 0 | 1, parts)) as [Term[], Term[]];
  const isCompared = conflict.totals !== null;
  const isNew = beat?.events.some(([name]) => name === 'declared') ?? false;
  const shown = useScript(
    nameOf(course, view.round),
    script(sums, isCompared, aftermath.length),
    speed,
    isNew,
  );
  const fold = useFold();
  useEffect(() => () => fold(false), [fold]);
  const states = sealed(view, conflict);
  const visible = sums.map((terms) => terms.filter(({ key }) => shown.has(key)));
  const [attack, defence] = visible.map(totalOfTerms) as [number, number];
  const seen = sumsSeen.useSet();
  useEffect(() => seen([attack, defence]), [seen, attack, defence]);
  useEffect(() => () => seen(null), [seen]);
  const isDecided = isCompared && shown.has(VERDICT);
  useTelling(course.isOver || (isCompared && !isDecided));
  const stage = isCompared && !isDecided ? 'technologies' : stageOf(course, askedNow(view));
  const side = (i: 0 | 1) => {
    const type = typeOf(conflict, i);
    const range = isCompared ? { least: 0, most: 0 } : sidePreview(view, conflict, i).card;
    return (
      <Side
        side={i}
        seat={i === 0 ? conflict.attacker : conflict.defender}
        seats={seats}
        type={type}
        terms={visible[i]!}
        speed={speed}
        result={isDecided && conflict.winner >= 0 ? (conflict.winner === i ? 'won' : 'lost') : undefined}
      >
        <PlayedCard
          state={states[i]}
          card={conflict.cards[i]}
          power={visible[i]!.find(isCard)?.part[1] ?? null}
          type={type}
          range={range}
          speed={speed}
        />
      </Side>
    );
  };
  return (
    <Frame
      table={table}
      attack={conflict}
      kind="scene"
      brief={<Brief course={course} sums={visible} />}
      goOn={table.goOn}
    >
      <Stages stage={stage} />
      {isDecided && (
        <Outcome conflict={conflict} at={view} aftermath={aftermath} seats={seats} shown={shown} />
      )}
      <div className="hg-sides">
        {side(0)}
        <span className="hg-against map-roomless k-note">against</span>
        {side(1)}
      </div>
      {!isDecided && <Loans lenders={lenders(view, conflict)} conflict={conflict} seats={seats} />}
      {(isDecided || (!isCompared && stage !== 'loans')) && <Waiting {...table} />}
    </Frame>
  );
}

/** The conflict under way over the galaxy; nothing outside of one. */
export function ConflictScene({ table }: { readonly table: Props }) {
  const course = useCourse(table);
  const { goOn } = table;
  const isActing = useDraft(table).picks.length > 0;
  useEffect(() => {
    // Whoever acts needs the galaxy.
    if (isActing) goOn?.();
  }, [isActing, goOn]);
  return course && <Scene table={table} course={course} seats={table.seats} />;
}
