import type { Mastery } from '../../data/mastery.ts';
import type { Tables } from '../../data/tables.ts';
import type { Side } from '../../rules/types.ts';
import { masteryFigures, masteryText } from '../../words/mastery-words.ts';
import { influence, vp } from '../../words/names.ts';

const rewards = (points: number, inf: number): string =>
  inf === 0 ? vp(points) : `${vp(points)}, ${influence(inf)}`;

interface Of {
  readonly t: Tables;
  readonly card: Mastery;
  readonly side: Side;
}

/** Both sides of a Mastery card in words; the one that lies up is marked. */
export function MasteryText({ t, card, side }: Of) {
  const { value } = card;
  return (
    <div className="dm-mastery-text">
      <p className="dm-quiet">{masteryFigures(card)}</p>
      <p data-up={side === 1 || undefined}>
        <b>Basic{side === 1 && ', yours'}</b> {masteryText(card, 1, t)}{' '}
        <span className="dm-quiet">Gained: {rewards(t.gainVp[value], t.gainInfluence[value])}.</span>
      </p>
      <p data-up={side === 2 || undefined}>
        <b>Advanced{side === 2 && ', yours'}</b> {masteryText(card, 2, t)}{' '}
        <span className="dm-quiet">Turned: {rewards(t.advanceVp[value], t.advanceInfluence[value])}.</span>
      </p>
    </div>
  );
}

/** The same as a tip, under the name of the card. */
export const MasteryTip = ({ t, card, side }: Of) => (
  <span className="dm-tip">
    <b>{card.name}</b>
    <span>{masteryFigures(card)}</span>
    <span>Basic. {masteryText(card, 1, t)}</span>
    <span>Advanced. {masteryText(card, 2, t)}</span>
    {side > 0 && <span>{side === 2 ? 'Lies on its Advanced side.' : 'Lies on its Basic side.'}</span>}
  </span>
);
