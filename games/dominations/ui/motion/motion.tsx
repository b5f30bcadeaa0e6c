import { seatColor } from '@conclave/kit';
import { Acts, pen } from '@conclave/kit/table';
import { isDown } from '@conclave/mechanics/triangles';
import type { Props } from '../draft.ts';
import { TileFace } from '../map/land-tile.tsx';
import { CitySign, DomainSign, MonumentSign } from '../symbols/symbols.tsx';
import { type Act, timed } from './acts.ts';
import { play } from './play.ts';
import './motion.css';

const RAYS = [
  pen.circle([0, 0], 44),
  pen.circle([0, 0], 34),
  ...pen.range(12).map((i) => pen.line([pen.polar((i * Math.PI) / 6, 14), pen.polar((i * Math.PI) / 6, 48)])),
].join('');

/** What an act looks like, wherever it stands. */
export function Actor({ act }: { readonly act: Act }) {
  switch (act.do) {
    case 'drop':
      return <TileFace tile={act.tile} rotation={act.rotation} isDown={isDown(act.cell)} />;
    case 'spark':
      return (
        <span className={`dm-spark dm-ground-${act.domain} k-within`} data-pair={act.isPair || undefined}>
          <DomainSign domain={act.domain} size={14} />
          {act.n > 1 && act.n}
        </span>
      );
    case 'wheel':
      return (
        <svg className="dm-light" viewBox="-50 -50 100 100" aria-hidden="true">
          <path className="k-pen k-lit" strokeWidth={3} d={RAYS} />
        </svg>
      );
    case 'rise':
    case 'fall':
      return (
        <span style={{ color: seatColor(act.seat) }}>
          <CitySign level={act.level} size={40} />
        </span>
      );
    case 'raise':
      return (
        <span className="dm-standee">
          <MonumentSign monument={act.monument} size={44} />
        </span>
      );
    case 'join':
      return (
        <span className={`dm-join dm-ground-${act.colour}`}>
          <i />
          <i />
        </span>
      );
  }
}

/** Plays what has just happened over the board. */
export const Motion = ({ table: { beat, speed } }: { readonly table: Props }) => (
  <Acts
    className="dm dm-actor"
    beat={beat}
    speed={speed}
    actsOf={({ events }) => timed(events)}
    draw={(act) => <Actor act={act} />}
    play={play}
  />
);
