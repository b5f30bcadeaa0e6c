import { type LogLine, SeatBadge, type SeatInfo } from '@conclave/kit';
import { isValidElement, type ReactNode } from 'react';
import type { TurningPoint } from './turning.ts';

/** A turning point by its round, who and what it is, without what caused it: a name for it. */
export function sayTurning(
  { round, seat, lead, points, isGoal, said, scored }: TurningPoint,
  seats: readonly SeatInfo[],
): string {
  const name = seats[seat]!.name;
  if (isGoal) return `Round ${round}: ${name} wins`;
  if (!lead && said !== undefined) return `Round ${round}: ${said}`;
  if (!lead) return `Round ${round}: ${name} ${signed(points)}${scored === undefined ? '' : `, ${scored}`}`;
  if (lead.before === null) return `Round ${round}: ${name} takes the lead`;
  return `Round ${round}: ${name} overtakes ${seats[lead.before]!.name}`;
}

/** A gain with its sign. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The same with its cause, and the points that it brought, for people who look. */
export const TurningWords = ({
  point,
  seats,
}: {
  readonly point: TurningPoint;
  readonly seats: readonly SeatInfo[];
}) => (
  <>
    <span>{words(point, seats)}</span>
    {point.points !== 0 && <span className="turning-points"> {signed(point.points)}</span>}
  </>
);

function words({ seat, lead, cause, points, isGoal }: TurningPoint, seats: readonly SeatInfo[]): ReactNode {
  const badge = (of: number) => <SeatBadge seat={of} info={seats[of]!} />;
  if (!lead && !isGoal && cause && (cause.seat === seat || points === 0)) return cause.text;
  const verb = (): ReactNode => {
    if (isGoal) return 'wins';
    if (!lead) return points < 0 ? 'loses' : 'gains';
    return lead.before === null ? 'takes the lead' : <>overtakes {badge(lead.before)}</>;
  };
  return (
    <>
      {badge(seat)} {verb()}
      {cause && <>: {withoutName(cause, seat)}</>}
    </>
  );
}

/** What somebody did, behind a name that has been said. */
const withoutName = ({ text, seat: by }: LogLine, seat: number): ReactNode =>
  by === seat && Array.isArray(text) && isValidElement(text[0]) ? text.slice(1) : text;
