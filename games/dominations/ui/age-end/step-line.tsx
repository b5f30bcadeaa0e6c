import type { At } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { Icon, logLine, SeatBadge, type SeatInfo } from '@conclave/kit';
import type { ReactNode } from 'react';
import { dominationCard } from '../../data/dominations.ts';
import { HEGEMON } from '../../data/hegemon.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import type { Event } from '../../rules/types.ts';
import { byParts } from '../../words/events/by.ts';
import { eventLine } from '../../words/events.ts';
import { goalText, measureName } from '../../words/hegemon-words.ts';
import { CONTROL_SAYS, domainName, influence, monumentName, nationName, vp } from '../../words/names.ts';
import { Counts } from '../rack/counts.tsx';
import { DomainSign, MonumentSign, Sign } from '../symbols/symbols.tsx';
import type { Step } from './ended.ts';

type Of<Name extends Event[0]> = Extract<Event, readonly [Name, ...unknown[]]>;
interface Line<E extends Event = Event> {
  readonly event: E;
  readonly rest: readonly Event[];
  readonly seats: readonly SeatInfo[];
  readonly hasOmens: boolean;
  readonly at: At;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Something that the most of something takes: what it is, what everybody has, who takes it. */
function Taken({
  sign,
  name,
  counts,
  seat,
  why = '',
  points,
  seats,
}: {
  readonly sign: ReactNode;
  readonly name: ReactNode;
  readonly counts: readonly number[];
  readonly seat: Seat;
  readonly why?: string;
  readonly points: number;
  readonly seats: readonly SeatInfo[];
}) {
  return (
    <>
      <span className="dm-step-name k-line">
        {sign}
        {name}
      </span>
      <Counts standing={{ counts, taker: seat, why }} seats={seats} would="takes it" />
      <span className="dm-step-to k-line">
        {seat < 0 ? (
          <span className="k-quiet">nobody</span>
        ) : (
          <>
            <SeatBadge seat={seat} info={seats[seat]!} size={12} /> <b>+{points}</b>
          </>
        )}
      </span>
    </>
  );
}

const Dominated = ({ event: [, tile, counts, seat], seats }: Line<Of<'dominated'>>) => (
  <Taken
    sign={<Sign name="laurel" size={16} />}
    name={<span className="dm-measure">{measureName(HEGEMON[tile]!)}</span>}
    counts={counts}
    seat={seat}
    points={NUMBERS.hegemonVp}
    seats={seats}
  />
);

const Domination = ({ event: [, domain, counts, seat], seats, hasOmens }: Line<Of<'dominationTaken'>>) => (
  <Taken
    sign={<DomainSign domain={domain} size={16} title={domainName(domain)} />}
    name={dominationCard(domain, hasOmens).name}
    counts={counts}
    seat={seat}
    points={NUMBERS.dominationVp}
    seats={seats}
  />
);

const Controlled = ({ event: [, monument, counts, seat, by], seats }: Line<Of<'controlled'>>) => (
  <Taken
    sign={<MonumentSign monument={monument} size={18} />}
    name={monumentName(monument)}
    counts={counts}
    seat={seat}
    why={by === 'most' ? '' : CONTROL_SAYS[by]}
    points={NUMBERS.controlVp[MONUMENTS[monument]!.levels]!}
    seats={seats}
  />
);

/** An objective card with what is fulfilled of it, and what comes of an ambition. */
function Objectives({ event: [, seat, card, fulfilled], rest, seats }: Line<Of<'objectivesChecked'>>) {
  const ambition = rest.find((event) => event[0] === 'scored' && event[4] === 'ambition');
  return (
    <>
      <span className="dm-step-name k-line">
        <SeatBadge seat={seat} info={seats[seat]!} /> {nationName(card)}
      </span>
      <b className="dm-step-to k-line">+{NUMBERS.objectiveVp * fulfilled.filter(Boolean).length}</b>
      <ul className="dm-checks k-fine">
        {OBJECTIVES[card]!.goals.map((goal, i) => (
          <li key={goalText(goal)} className={`k-line ${fulfilled[i] ? 'k-gain' : 'k-quiet'}`}>
            <Icon name={fulfilled[i] ? 'check' : 'close'} size={14} />
            <span className="unseen">{fulfilled[i] ? 'done: ' : 'not done: '}</span>
            {goalText(goal)}
          </li>
        ))}
        {ambition?.[0] === 'scored' && (
          <li className={ambition[2] > 0 ? 'k-gain' : undefined}>
            Ambition of {ambition[5]}: {signed(ambition[2])} VP
          </li>
        )}
      </ul>
    </>
  );
}

/** What cards give a seat, one after the other. */
function Effects({ event, rest, seats }: Line<Of<'scored' | 'influenced'>>) {
  const seat = event[1];
  const said = (parts: ReturnType<typeof byParts>) => logLine({ parts, seat: null, depth: 0 }, seats).text;
  return (
    <>
      <span className="dm-step-name k-line">
        <SeatBadge seat={seat} info={seats[seat]!} />
      </span>
      <span className="dm-gains k-flow k-far">
        {[event, ...rest].map((gain, i) =>
          gain[0] === 'scored' ? (
            <span key={i}>
              {said(byParts(gain[4], gain[5]))} <b>{vp(gain[2])}</b>
            </span>
          ) : (
            gain[0] === 'influenced' && (
              <span key={i}>
                {said(byParts(gain[3], gain[4]))} <b>{influence(gain[2])}</b>
              </span>
            )
          ),
        )}
      </span>
    </>
  );
}

/** What everybody scores of one kind. */
const Sums = ({ event, rest, seats }: Line<Of<'scored'>>) => (
  <span className="dm-gains k-flow k-far">
    {[event, ...rest].map((gain, i) =>
      gain[0] === 'scored' ? (
        <span key={i}>
          <SeatBadge seat={gain[1]} info={seats[gain[1]]!} />{' '}
          {gain[4] === 'adjacency' && <span className="k-quiet">{gain[5]} × 2 </span>}
          <b>{signed(gain[2])}</b>
        </span>
      ) : null,
    )}
  </span>
);

/** What happened, as the log says it. */
const Told = ({ event, rest, seats, at }: Line) => (
  <span className="dm-gains k-stack">
    {[event, ...rest].map((one, i) => {
      const line = eventLine(one, at);
      return line && <span key={i}>{logLine(line, seats).text}</span>;
    })}
  </span>
);

/** A step of the end of an Age: what counted, and who gets what. */
export function StepLine({
  step: { events, isSum },
  seats,
  hasOmens,
  at,
}: {
  readonly step: Step;
  readonly seats: readonly SeatInfo[];
  readonly hasOmens: boolean;
  readonly at: At;
}) {
  const [event, ...rest] = events;
  const line = { rest, seats, hasOmens, at };
  switch (event![0]) {
    case 'dominated':
      return <Dominated event={event as Of<'dominated'>} {...line} />;
    case 'dominationTaken':
      return <Domination event={event as Of<'dominationTaken'>} {...line} />;
    case 'controlled':
      return <Controlled event={event as Of<'controlled'>} {...line} />;
    case 'objectivesChecked':
      return <Objectives event={event as Of<'objectivesChecked'>} {...line} />;
    case 'influenced':
      return <Effects event={event as Of<'influenced'>} {...line} />;
    case 'scored': {
      const scored = event as Of<'scored'>;
      return isSum ? <Sums event={scored} {...line} /> : <Effects event={scored} {...line} />;
    }
    default:
      return <Told event={event!} {...line} />;
  }
}
