import { capital } from '@conclave/frame/words.ts';
import { Dialog, RuleLink } from '@conclave/kit';
import { STRATEGIES } from '../../data/strategies.ts';
import { tables } from '../../data/tables.ts';
import { circleText, STRATEGY_TEXT } from '../../words/names.ts';
import type { Props } from '../draft.ts';
import { effectOf } from '../effects.ts';
import { Sign } from '../symbols/symbol.tsx';
import { Scene } from './scene.tsx';
import { cardOf, printed } from './words.ts';
import { zoomed } from './zoomed.ts';

const RULES = { war: 'AX-WAR-01', evolution: 'AX-EVO-01', colonization: 'AX-COL-01', expansion: 'AX-EXP-01' };

/** The card shown large: what each side says, and what it would do for the viewer now. */
export function Zoom({ view, viewer }: Props) {
  const index = zoomed.use();
  const zoom = zoomed.useSet();
  if (index === null) return null;
  const { circle, evolution } = cardOf(index);
  const isPlaying = viewer !== 'table' && view.age > 0 && view.outcome === null;
  return (
    <Dialog lookup title={`Card ${index}`} onClose={() => zoom(null)} place="middle">
      <div className="ax k-stack">
        <ul className="k-stack ax-reading-sides">
          {STRATEGIES.map((side) => {
            const effect = isPlaying ? effectOf(view, viewer, index, side) : null;
            return (
              <li key={side} className="k-stack">
                <Scene card={index} side={side} />
                <h3 className="k-flow">
                  <Sign name={side === 'evolution' ? evolution : side} size={18} /> {STRATEGY_TEXT[side].name}
                  {printed(index, side) && <span className="k-soft ax-printed">{printed(index, side)}</span>}
                </h3>
                <p>
                  {STRATEGY_TEXT[side].says(tables(view))} <RuleLink rule={RULES[side]} brief />
                </p>
                {effect && (
                  <p className={effect.isNone ? 'k-quiet' : undefined}>
                    {effect.isNone ? capital(effect.text) : `Now: ${effect.text}`}
                    {effect.details.length > 0 && (
                      <span className="k-soft"> ({effect.details.join('; ')})</span>
                    )}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
        <p className="k-quiet">
          {circle && `The circle: in games with ${circleText(tables(view))} only. `}
          Of those who choose the same, the lower number acts first.
        </p>
      </div>
    </Dialog>
  );
}
