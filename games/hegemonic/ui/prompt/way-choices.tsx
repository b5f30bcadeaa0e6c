import { type Choice, ChoiceLabel } from '@conclave/kit/table';
import type { Way } from '../build-ways.ts';
import type { Draft } from '../draft.ts';
import { Piece, ThingSign } from '../symbols/symbols.tsx';
import { Telling } from '../terms.tsx';

function WaySign({ way: { piece, thing, pick } }: { readonly way: Way }) {
  if (thing) return <ThingSign thing={thing} size={18} />;
  return piece ? <Piece kind={piece} size={18} className={pick[0] === 'pattern' ? 'k-loss' : ''} /> : null;
}

/** Ways as buttons, always in the same place; one that happens elsewhere lets go of the sector that was chosen. */
export function wayChoices(ways: readonly Way[], draft: Draft): readonly Choice[] {
  const isHeld = (way: Way) =>
    draft.picks.some(([name, value]) => name === way.pick[0] && value === way.pick[1]);
  return ways.map((way) => {
    const { lack } = way;
    return {
      key: way.pick.join(),
      says: `${way.name}: ${way.effect.replace('≤', 'up to')}`,
      label: (
        <Telling
          says={
            <span className="k-stack k-near">
              <span>{way.says}</span>
              {lack && <b>{lack}</b>}
            </span>
          }
          rule={way.rule}
        >
          <ChoiceLabel
            sign={<WaySign way={way} />}
            name={way.name}
            effect={way.effect}
            isNone={lack !== undefined}
          />
        </Telling>
      ),
      isPressed: isHeld(way),
      lack,
      act: () => draft.toggle(...way.pick),
    };
  });
}
