import { seatColor } from '@conclave/kit';
import { Acts, hexagon } from '@conclave/kit/table';
import { BONE, Token, Warlord } from '../board/tokens.tsx';
import type { Props } from '../draft.ts';
import { Sign } from '../symbols/symbols.tsx';
import { type Act, timed } from './acts.ts';
import './motion.css';
import { play } from './play.ts';

const HEXAGON = hexagon(0.95);
const CROSS = 'M-24 -24L24 24M-24 24L24 -24';

/** What an act looks like, in the units of the map. */
export function Actor({ act }: { readonly act: Act }) {
  switch (act.do) {
    case 'drop':
    case 'lift':
    case 'ship':
    case 'burst':
      return <Token {...act.token} />;
    case 'travel':
      if (act.token !== null) return <Token {...act.token} />;
      return <Sign name="warlord" size={60} x={0} y={0} />;
    case 'strike':
      return (
        <g color="var(--hx-strike)">
          <path
            d={HEXAGON}
            fill="color-mix(in oklch, currentColor 30%, transparent)"
            stroke="currentColor"
            strokeWidth={6}
            strokeLinecap="round"
          />
          <path d={CROSS} fill="none" stroke="currentColor" strokeWidth={9} strokeLinecap="round" />
        </g>
      );
    case 'pulse':
      return <path d={HEXAGON} fill="none" stroke="currentColor" strokeWidth={7} />;
    case 'fall':
      return <Warlord seat={act.seat} faction={act.faction} />;
    case 'form':
      return (
        <path
          d={HEXAGON}
          fill="color-mix(in oklch, currentColor 45%, transparent)"
          stroke="var(--signal)"
          strokeWidth={7}
        />
      );
    case 'spark':
      return (
        <g className="hx-spark">
          <Sign name="hexilum" size={44} x={0} y={0} />
          <text
            className="k-lettering"
            x={24}
            y={12}
            fontSize={34}
            fontWeight={750}
            stroke="var(--ground)"
            strokeWidth={5}
            paintOrder="stroke"
            style={{ fill: 'var(--hx-hexilum)' }}
          >
            +{act.n}
          </text>
        </g>
      );
    case 'die':
      return (
        <g className="hx-die">
          <rect
            x={-26}
            y={-26}
            width={52}
            height={52}
            rx={9}
            {...BONE}
            {...(act.isWorse && { stroke: 'var(--hx-strike)', strokeWidth: 5 })}
          />
          <text className="k-lettering" y={14} fontSize={40}>
            {act.life}
          </text>
        </g>
      );
  }
}

const seatOf = (act: Act): number | null =>
  'seat' in act ? act.seat : 'token' in act ? act.token.seat : null;

/** Plays what has just happened over the planet. */
export const Motion = ({ table: { beat, speed } }: { readonly table: Props }) => (
  <Acts
    className="hx hx-actor"
    beat={beat}
    speed={speed}
    actsOf={({ before, events }) => timed(before, events)}
    draw={(act) => {
      const seat = seatOf(act);
      return (
        <svg
          aria-hidden="true"
          viewBox="-43.3 -50 86.6 100"
          style={seat === null ? undefined : { color: seatColor(seat) }}
        >
          <Actor act={act} />
        </svg>
      );
    }}
    play={play}
  />
);
