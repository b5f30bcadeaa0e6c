import { STRATEGIES, type Strategy } from '../../data/strategies.ts';
import { EVOLUTION_TEXT, STRATEGY_TEXT } from '../../words/names.ts';
import { Sign } from '../symbols/symbol.tsx';
import { Scene } from './scene.tsx';
import { SideSigns } from './side-signs.tsx';
import { cardOf, printed, RISE } from './words.ts';

interface LookProps {
  readonly index: number;
  /** The side turned up, null for none. */
  readonly turned: Strategy | null;
}

/** The top of a card: its number, its four sides as scenes and signs; the side in use alone, once there is one. */
export function CardTop({ index, turned }: LookProps) {
  return (
    <span className="ax-plate ax-top" data-turned={turned ?? undefined} aria-hidden="true">
      <span className="k-veil ax-top-scenes">
        {(turned === null ? STRATEGIES : [turned]).map((side) => (
          <Scene key={side} card={index} side={side} />
        ))}
      </span>
      <span className="k-drawn ax-number" data-ink={index} />
      {cardOf(index).circle && <span className="ax-circle" />}
      <span className="ax-top-signs">
        {STRATEGIES.map((side) => (
          <span key={side} data-side={side} data-up={side === turned || undefined}>
            <SideSigns index={index} side={side} size={16} />
            {side === 'evolution' && <b data-word={EVOLUTION_TEXT[cardOf(index).evolution].name}>{RISE}</b>}
          </span>
        ))}
      </span>
    </span>
  );
}

/** A whole card: what each of its sides says. */
export function CardWhole({ index, turned }: LookProps) {
  return (
    <span className="ax-plate ax-whole" aria-hidden="true">
      <span className="k-drawn ax-number" data-ink={index} />
      {cardOf(index).circle && <span className="ax-circle" />}
      {STRATEGIES.map((side) => (
        <span key={side} className="ax-whole-side" data-side={side} data-up={side === turned || undefined}>
          <Scene card={index} side={side} />
          <Sign name={side === 'evolution' ? cardOf(index).evolution : side} size={16} />
          <span>
            <b>{STRATEGY_TEXT[side].name}</b>
            {printed(index, side) && <small>{printed(index, side)}</small>}
          </span>
        </span>
      ))}
    </span>
  );
}
