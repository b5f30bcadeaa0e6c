import type { At } from '@conclave/frame/event-parts.ts';
import { logLine, SeatBadge, type SeatInfo } from '@conclave/kit';
import { TECH, TECHNOLOGIES } from '../../data/technologies.ts';
import type { Conflict, Event } from '../../rules/types.ts';
import { eventLine } from '../../words/events.ts';
import { afterKey } from './script.ts';

/** Who has won, by how much (HG-CON-31). */
function Verdict({ conflict, seats }: { readonly conflict: Conflict; readonly seats: readonly SeatInfo[] }) {
  const [attack, defence] = conflict.totals!;
  const [more, less] = [Math.max(attack, defence), Math.min(attack, defence)];
  if (conflict.winner < 0)
    return (
      <p className="hg-verdict">
        A draw, {more} against {less}
      </p>
    );
  const winner = conflict.winner === 0 ? conflict.attacker : conflict.defender;
  return (
    <p className="hg-verdict">
      <SeatBadge seat={winner} info={seats[winner]!} size={18} /> wins, {more} against {less}
      {more === less && `, by ${TECHNOLOGIES[TECH.polymorphicMatter]!.name}`}
    </p>
  );
}

/** The verdict, then what is lost and what takes its place, line by line. */
export function Outcome({
  conflict,
  aftermath,
  seats,
  shown,
  at,
}: {
  readonly conflict: Conflict;
  readonly at: At;
  readonly aftermath: readonly Event[];
  readonly seats: readonly SeatInfo[];
  readonly shown: ReadonlySet<string>;
}) {
  return (
    <div className="hg-outcome k-stack">
      <Verdict conflict={conflict} seats={seats} />
      <ul>
        {aftermath.map((event, i) => {
          const line = eventLine(event, at);
          return line && shown.has(afterKey(i)) ? <li key={i}>{logLine(line, seats).text}</li> : null;
        })}
      </ul>
    </div>
  );
}
