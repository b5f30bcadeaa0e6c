import { type LogLine, SeatBadge, type SeatInfo } from '@conclave/kit';
import { isValidElement, type ReactNode } from 'react';
import type { TurningPoint } from './turning.ts';

/** A turning point by its round, who and what it is, without what caused it: a name for it. */
export function sayTurning(
  { round, seat, lead, points, isGoal }: TurningPoint,
  seats: readonly SeatInfo[],
): string {
  const name = seats[seat]!.name;
  if (isGoal) return `Round ${round}: ${name} wins`;
  if (!lead) return `Round ${round}: ${name} ${signed(points)}`;
  if (lead.before === null) return `Round ${round}: ${name} takes the lead`;
  return `Round ${round}: ${name} overtakes ${seats[lead.before]!.name}`;
}

/** A gain with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The same with its cause, for people who look. */
export function TurningWords({
  point: { seat, lead, cause, points, isGoal },
  seats,
}: {
  readonly point: TurningPoint;
  readonly seats: readonly SeatInfo[];
}) {
  const badge = (of: number) => <SeatBadge seat={of} info={seats[of]!} />;
  if (!lead && !isGoal && cause?.seat === seat) return <span>{cause.text}</span>;
  const verb = (): ReactNode => {
    if (isGoal) return 'wins';
    if (!lead) return points < 0 ? 'loses' : 'gains';
    return lead.before === null ? 'takes the lead' : <>overtakes {badge(lead.before)}</>;
  };
  return (
    <span>
      {badge(seat)} {verb()}
      {cause && <>: {withoutName(cause, seat)}</>}
    </span>
  );
}

/** What somebody did, behind a name that has been said. */
const withoutName = ({ text, seat: by }: LogLine, seat: number): ReactNode =>
  by === seat && Array.isArray(text) && isValidElement(text[0]) ? text.slice(1) : text;
