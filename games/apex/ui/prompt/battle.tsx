import { SeatBadge, type SeatInfo } from '@conclave/web/kit';
import type { State } from '../../rules/types.ts';
import { previewBattle } from '../preview.ts';
import { at } from '../words.ts';

/** How a battle on a sector would end now: scores with their sources, survivors, losses. */
export function BattleTable({
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
    <table className="ax-battle">
      <caption className="unseen">Battle at {at(view, sector)}, as it would end now</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Score</th>
          <th scope="col">Outcome</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ seat, tokens, armament, score, keeps, loses }) => (
          <tr key={seat} data-winner={seat === winner || undefined}>
            <th scope="row">
              <SeatBadge seat={seat} info={seats[seat]!} />
            </th>
            <td className="ax-sum">
              <span className="ax-quiet">
                {tokens} + {armament} ={' '}
              </span>
              <b>{score}</b>
            </td>
            <td>
              {seat === winner ? (
                <>
                  +1 VP, keeps {keeps}
                  {loses !== 'nothing' && `, loses ${loses}`}
                </>
              ) : (
                <>loses {loses}</>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
