import { SeatBadge } from '@conclave/kit';
import { Beside } from '@conclave/kit/table';
import { BattleBlocks } from '../battle-blocks.tsx';
import type { Props } from '../draft.ts';
import { previewBattle } from '../preview.ts';
import { Sign } from '../symbols/symbol.tsx';
import { at } from '../words.ts';
import './battle-panel.css';

/** A battle that is about to be started, beside its place: strengths point by point, what stays and what falls. */
export function BattlePanel({
  view,
  seats,
  sector,
}: Pick<Props, 'view' | 'seats'> & { readonly sector: number }) {
  const { parts, winner } = previewBattle(view, sector);
  return (
    <Beside
      place={sector}
      label={`Battle at ${at(view, sector)}, as it would end now`}
      title={
        <>
          <Sign name="war" size={18} /> Battle at {at(view, sector)}{' '}
          <span className="k-quiet">as it would end now</span>
        </>
      }
      className="ax-inspect"
      close={null}
    >
      <ul className="k-stack ax-battle">
        {parts.map(({ seat, tokens, armament, score, keeps, loses }) => (
          <li key={seat} data-winner={seat === winner || undefined}>
            <SeatBadge seat={seat} info={seats[seat]!} />
            <span className="k-num">
              <span className="k-quiet">
                {tokens} + {armament} ={' '}
              </span>
              <b>{score}</b>
            </span>
            <span style={{ color: `var(--seat-${seat})` }}>
              <BattleBlocks tokens={tokens} armament={armament} />
            </span>
            <span>
              {seat === winner
                ? `+1 VP, keeps ${keeps}${loses === 'nothing' ? '' : `, loses ${loses}`}`
                : `loses ${loses}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="k-note map-roomless">
        <i className="ax-block" data-of="tokens" /> ships and colony{' '}
        <i className="ax-block" data-of="armament" /> armament
      </p>
    </Beside>
  );
}
