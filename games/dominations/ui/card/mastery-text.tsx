import type { Mastery } from '../../data/mastery.ts';
import { ADVANCE_INFLUENCE, ADVANCE_VP, GAIN_INFLUENCE, GAIN_VP } from '../../data/numbers.ts';
import { masteryFigures, masteryText } from '../../mastery-words.ts';
import type { Side } from '../../rules/types.ts';
import { influence, vp } from '../../texts.ts';

const rewards = (points: number, inf: number): string =>
  inf === 0 ? vp(points) : `${vp(points)}, ${influence(inf)}`;

/** Both sides of a Mastery card in words; the one that lies up is marked. */
export function MasteryText({ card, side }: { readonly card: Mastery; readonly side: Side }) {
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
export const MasteryTip = ({ card, side }: { readonly card: Mastery; readonly side: Side }) => (
  <span className="dm-tip">
    <b>{card.name}</b>
    <span>{masteryFigures(card)}</span>
    <span>Basic. {masteryText(card, 1)}</span>
    <span>Advanced. {masteryText(card, 2)}</span>
    {side > 0 && <span>{side === 2 ? 'Lies on its Advanced side.' : 'Lies on its Basic side.'}</span>}
  </span>
);
