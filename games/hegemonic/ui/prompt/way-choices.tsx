import { type Choice, ChoiceLabel } from '@conclave/kit/table';
import type { Way } from '../build-ways.ts';
import type { Draft } from '../draft.ts';
import { Piece, ThingSign } from '../symbols/symbols.tsx';
import { Telling } from '../terms.tsx';

function WaySign({ way: { piece, thing, pick } }: { readonly way: Way }) {
  if (thing) return <ThingSign thing={thing} size={18} />;
  return piece ? (
    <Piece kind={piece} size={18} className={pick[0] === 'pattern' ? 'hg-attacks' : ''} />
  ) : null;
}

/** Ways as buttons; once a sector is chosen, only those that happen there. */
export function wayChoices(ways: readonly Way[], draft: Draft): readonly Choice[] {
  const isHeld = (way: Way) =>
    draft.picks.some(([name, value]) => name === way.pick[0] && value === way.pick[1]);
  const hasKind = ways.some(isHeld);
  const fits = ({ offers }: Way) => offers.some(({ move }) => draft.candidates.includes(move));
  const shown = draft.picks.length > 0 && !hasKind ? ways.filter(fits) : ways;
  return shown.map((way) => ({
    key: way.pick.join(),
    says: `${way.name}: ${way.effect.replace('≤', 'up to')}`,
    label: (
      <Telling
        says={
          <span className="hg-tip">
            <span>{way.says}</span>
            {way.lack && <b>{way.lack}</b>}
          </span>
        }
        rule={way.rule}
      >
        <ChoiceLabel
          sign={<WaySign way={way} />}
          name={way.name}
          effect={way.effect}
          isNone={way.lack !== undefined}
        />
      </Telling>
    ),
    isPressed: isHeld(way),
    lack: way.lack,
    act: () => draft.toggle(...way.pick),
  }));
}
