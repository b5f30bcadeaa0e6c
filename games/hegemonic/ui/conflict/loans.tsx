import { Icon, RuleLink, SeatBadge, type SeatInfo } from '@conclave/kit';
import type { Conflict } from '../../rules/types.ts';
import { SIDES } from '../../rules/types.ts';
import type { Lender } from './standing.ts';

const STATE = { asked: 'decides', next: 'will be asked', none: 'lends nothing' } as const;

/** Who lends political power to whom, who does not, and who still has to decide (HG-CON-23 to 27). */
export function Loans({
  lenders,
  conflict,
  seats,
}: {
  readonly lenders: readonly Lender[];
  readonly conflict: Readonly<Conflict>;
  readonly seats: readonly SeatInfo[];
}) {
  const told = lenders.filter(({ state, n }) => state !== 'none' || n > 0);
  if (told.length === 0) return null;
  return (
    <div className="hg-loans">
      <h3>
        Loans <RuleLink rule="HG-CON-25" brief />
      </h3>
      <ul>
        {told.map(({ seat, state, side, n }) => (
          <li key={seat} className="k-flow" data-state={state}>
            <SeatBadge seat={seat} info={seats[seat]!} />
            {state === 'lent' ? (
              <>
                <b>+{n}</b>
                <Icon name="chevron-right" size={14} />
                <span className="unseen">to</span>
                <SeatBadge
                  seat={side === SIDES[0] ? conflict.attacker : conflict.defender}
                  info={seats[side === SIDES[0] ? conflict.attacker : conflict.defender]!}
                />
              </>
            ) : (
              <span>
                {STATE[state]}
                {state !== 'none' && `, up to ${n}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
