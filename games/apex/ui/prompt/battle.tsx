import { SeatBadge, type SeatInfo } from '@conclave/kit';
import type { State } from '../../rules/types.ts';
import { previewBattle } from '../preview.ts';
import { at } from '../words.ts';

/** How a battle on a sector would end now: scores with their sources, survivors, losses. */
export function BattleList({
  view,
  seats,
  sector,
}: {
  readonly view: State;
  readonly seats: readonly SeatInfo[];
  readonly sector: number;
}) {
  const { parts, winner } = previewBattle(view, sector);
  return (
    <ul className="ax-battle" aria-label={`Battle at ${at(view, sector)}, as it would end now`}>
      {parts.map(({ seat, tokens, armament, score, keeps, loses }) => (
        <li key={seat} data-winner={seat === winner || undefined}>
          <SeatBadge seat={seat} info={seats[seat]!} />
          <span className="ax-sum">
            <span className="ax-quiet">
              {tokens} + {armament} ={' '}
            </span>
            <b>{score}</b>
          </span>
          <span>
            {seat === winner
              ? `+1 VP, keeps ${keeps}${loses === 'nothing' ? '' : `, loses ${loses}`}`
              : `loses ${loses}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
