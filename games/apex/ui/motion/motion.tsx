import { Emblem, seatColor } from '@conclave/kit';
import { Acts } from '@conclave/kit/table';
import { scoreOf } from '../../rules/battle.ts';
import type { Side } from '../../rules/types.ts';
import { BattleBlocks } from '../battle-blocks.tsx';
import type { Props } from '../draft.ts';
import { Sign } from '../symbols/symbol.tsx';
import { type Act, actsOf, pointActs } from './acts.ts';
import { playAct } from './play.ts';
import './motion.css';

/** A side of a battle: its strength point by point, and what it loses. */
function Strength({ side, isWinner }: { readonly side: Side; readonly isWinner: boolean }) {
  const { seat, ships, colonies, armament, shipsLost, coloniesLost } = side;
  return (
    <span
      className="k-line ax-strength"
      style={{ color: seatColor(seat) }}
      data-winner={isWinner || undefined}
    >
      <Emblem seat={seat} />
      {isWinner && <b className="ax-vp">+1</b>}
      <BattleBlocks tokens={ships + colonies} armament={armament} />
      <b>{scoreOf(side)}</b>
      <span className="k-line k-loss ax-lost">
        {shipsLost > 0 && (
          <span className="k-within">
            −{shipsLost}
            <Sign name="ship" size={14} />
          </span>
        )}
        {coloniesLost > 0 && (
          <span className="k-within">
            −1
            <Sign name="colony" size={14} />
          </span>
        )}
      </span>
    </span>
  );
}

/** What an act looks like, wherever it stands. */
export function Actor({ act }: { readonly act: Act }) {
  if (act.do === 'flip') return <span className="map-flip" />;
  if (act.do === 'battle')
    return act.sides.map((side) => (
      <Strength key={side.seat} side={side} isWinner={side.seat === act.winner} />
    ));
  if (act.do === 'point')
    return (
      <span className="k-within k-token" style={{ color: seatColor(act.seat) }}>
        <Emblem seat={act.seat} /> +1
      </span>
    );
  return (
    <span className="k-within k-token" style={{ color: seatColor(act.seat) }}>
      <Emblem seat={act.seat} />
      <Sign name={act.do === 'travel' ? 'ship' : act.sign} size={18} />
      {act.n}
    </span>
  );
}

/** Milliseconds between acts of one beat, and how many of these steps at most. */
const STEP = 140;
const MOST = 5;

/** Plays what has just happened over the galaxy. */
export const Motion = ({ beat, viewer, speed }: Props) => (
  <Acts
    className="ax ax-actor"
    beat={beat}
    speed={speed}
    actsOf={({ events, after }) => [
      ...events
        .flatMap((event) => actsOf(event, viewer))
        .map((act, i) => ({ act, wait: STEP * Math.min(i, MOST) })),
      ...pointActs(events, after),
    ]}
    draw={(act) => <Actor act={act} />}
    play={playAct}
  />
);
