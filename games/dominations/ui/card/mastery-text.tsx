import { MASTERY } from '../../data/mastery.ts';
import { ADVANCE_INFLUENCE, ADVANCE_VP, GAIN_INFLUENCE, GAIN_VP } from '../../data/numbers.ts';
import { masteryFigures, masteryText } from '../../mastery-words.ts';
import type { Side } from '../../rules/types.ts';
import { influence, masteryName, vp } from '../../texts.ts';

const rewards = (points: number, inf: number): string =>
  inf === 0 ? vp(points) : `${vp(points)}, ${influence(inf)}`;

/** Both sides of a Mastery card in words; the one that lies up is marked. */
export function MasteryText({ kind, side }: { readonly kind: number; readonly side: Side }) {
  const card = MASTERY[kind]!;
  const { value } = card;
  return (
    <div className="dm-mastery-text">
      <p className="dm-quiet">{masteryFigures(card)}</p>
      <p data-up={side === 1 || undefined}>
        <b>Basic{side === 1 && ', yours'}</b> {masteryText(card, 1)}{' '}
        <span className="dm-quiet">Gained: {rewards(GAIN_VP[value], GAIN_INFLUENCE[value])}.</span>
      </p>
      <p data-up={side === 2 || undefined}>
        <b>Advanced{side === 2 && ', yours'}</b> {masteryText(card, 2)}{' '}
        <span className="dm-quiet">Turned: {rewards(ADVANCE_VP[value], ADVANCE_INFLUENCE[value])}.</span>
      </p>
    </div>
  );
}

/** The same as a tip, under the name of the card. */
export const MasteryTip = ({ kind, side }: { readonly kind: number; readonly side: Side }) => (
  <span className="dm-tip">
    <b>{masteryName(kind)}</b>
    <span>{masteryFigures(MASTERY[kind]!)}</span>
    <span>Basic. {masteryText(MASTERY[kind]!, 1)}</span>
    <span>Advanced. {masteryText(MASTERY[kind]!, 2)}</span>
    {side > 0 && <span>{side === 2 ? 'Lies on its Advanced side.' : 'Lies on its Basic side.'}</span>}
  </span>
);
