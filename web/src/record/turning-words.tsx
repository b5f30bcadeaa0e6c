import { SeatBadge, type SeatInfo } from '@conclave/kit';
import type { TurningPoint } from './turning.ts';

/** A turning point by its round, who and what it is, without what caused it: a name for it. */
export function sayTurning({ round, seat, lead, points }: TurningPoint, seats: readonly SeatInfo[]): string {
  const name = seats[seat]!.name;
  if (!lead) return `Round ${round}: ${name} ${signed(points)}`;
  if (lead.before === null) return `Round ${round}: ${name} takes the lead`;
  return `Round ${round}: ${name} overtakes ${seats[lead.before]!.name}`;
}

/** A gain with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The same with its cause, for people who look. */
export function TurningWords({
  point: { seat, lead, cause },
  seats,
}: {
  readonly point: TurningPoint;
  readonly seats: readonly SeatInfo[];
}) {
  const badge = (of: number) => <SeatBadge seat={of} info={seats[of]!} />;
  if (!lead)
    return (
      <span>
        {cause?.seat !== seat && badge(seat)} {cause?.text}
      </span>
    );
  return (
    <span>
      {badge(seat)} {lead.before === null ? 'takes the lead' : <>overtakes {badge(lead.before)}</>}
      {cause && <>: {cause.text}</>}
    </span>
  );
}
