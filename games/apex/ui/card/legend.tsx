import { listed } from '@conclave/frame/words.ts';
import { ACTIONS } from '../../data/actions.ts';
import { EVOLUTIONS } from '../../data/evolutions.ts';
import type { Strategy } from '../../data/strategies.ts';
import { STRATEGY_TEXT } from '../../words/names.ts';
import { Sign } from '../symbols/symbol.tsx';
import { cardOf, printedPool } from './words.ts';

const sidesOf = (...sides: readonly Strategy[]): string =>
  listed(sides.map((side) => STRATEGY_TEXT[side].name));

/** What the sides and the signs of these cards are called. */
export function Legend({ cards }: { readonly cards: readonly number[] }) {
  const known = cards.filter((index) => index >= 0);
  if (known.length === 0) return null;
  const signs = [...new Set([...EVOLUTIONS, ...ACTIONS])].filter((name) =>
    known.some(
      (index) =>
        cardOf(index).evolution === name ||
        ACTIONS.some((action, i) => action === name && printedPool(index)[i]! > 0),
    ),
  );
  return (
    <dl className="k-stack k-note">
      <div>
        <dt className="unseen">Sides</dt>
        <dd>
          {sidesOf('war', 'colonization')} beside the number, {sidesOf('evolution', 'expansion')} below.
        </dd>
      </div>
      <div className="k-flow">
        <dt>Signs</dt>
        {signs.map((name) => (
          <dd key={name} className="k-num">
            <Sign name={name} size={14} /> {name}
          </dd>
        ))}
      </div>
    </dl>
  );
}
