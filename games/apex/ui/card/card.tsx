import { ACTIONS } from '../../data/actions.ts';
import { STRATEGIES, type Strategy } from '../../data/strategies.ts';
import { Sign } from '../symbols/symbol.tsx';
import { cardOf, printedPool } from './words.ts';

interface FaceProps {
  /** 1 to 30; -1 shows the back. */
  readonly index: number;
  /** The side turned up; without one War is on top and no side stands out. */
  readonly turned?: Strategy | null | undefined;
}

/** What a side shows of its card. */
function Side({ index, side }: { readonly index: number; readonly side: Strategy }) {
  if (side !== 'expansion')
    return <Sign name={side === 'evolution' ? cardOf(index).evolution : side} size={24} />;
  const pool = printedPool(index);
  return ACTIONS.flatMap((action, i) =>
    Array.from({ length: pool[i]! }, (_, nth) => <Sign key={`${action} ${nth}`} name={action} size={24} />),
  );
}

/** A card's face: the index in the middle, a strategy on each of the four sides; the side in use is turned up. */
export function CardFace({ index, turned = null }: FaceProps) {
  if (index < 0)
    return (
      <span className="ax-card" data-back="" aria-hidden="true">
        <Sign name="expansion" size={24} />
      </span>
    );
  const turn = turned === null ? 0 : STRATEGIES.indexOf(turned);
  return (
    <span
      className="ax-card"
      data-turned={turned ?? undefined}
      style={{ '--turn': TURNS[turn] } as React.CSSProperties}
      aria-hidden="true"
    >
      <span className="ax-wheel">
        {STRATEGIES.map((side) => (
          <span key={side} className="ax-side" data-side={side} data-up={side === turned || undefined}>
            <span className="ax-upright">
              <Side index={index} side={side} />
            </span>
          </span>
        ))}
      </span>
      <span className="ax-index" data-ink={index} />
      {cardOf(index).circle && <span className="ax-circle" />}
    </span>
  );
}

/** Quarter turns that bring each strategy up: they stand clockwise from the top, Expansion below. */
const TURNS = [0, 3, 1, 2];
