import type { Mastery } from '../../data/mastery.ts';
import type { Tables } from '../../data/tables.ts';
import type { Side } from '../../rules/types.ts';
import { masteryFigures, masteryText } from '../../words/mastery-words.ts';
import { influence, vp } from '../../words/names.ts';

/** What a card brings at once by being gained, or by being turned: “2 VP, 1 Influence”. */
export function broughtBy(t: Tables, { value }: Mastery, side: 1 | 2): string {
  const points = (side === 1 ? t.gainVp : t.advanceVp)[value];
  const inf = (side === 1 ? t.gainInfluence : t.advanceInfluence)[value];
  return inf === 0 ? vp(points) : `${vp(points)}, ${influence(inf)}`;
}

interface Of {
  readonly t: Tables;
  readonly card: Mastery;
  readonly side: Side;
}

/** Both sides of a Mastery card in words; the one that lies up is marked. */
export function MasteryText({ t, card, side }: Of) {
  return (
    <div className="k-stack">
      <p className="k-quiet">{masteryFigures(card)}</p>
      <p>
        <b className={side === 1 ? 'k-lit' : undefined}>Basic{side === 1 && ', yours'}</b>{' '}
        {masteryText(card, 1, t)} <span className="k-quiet">When gained: {broughtBy(t, card, 1)}.</span>
      </p>
      <p>
        <b className={side === 2 ? 'k-lit' : undefined}>Advanced{side === 2 && ', yours'}</b>{' '}
        {masteryText(card, 2, t)} <span className="k-quiet">Turned: {broughtBy(t, card, 2)}.</span>
      </p>
    </div>
  );
}

/** The same as a tip, under the name of the card. */
export const MasteryTip = ({ t, card, side }: Of) => (
  <span className="k-stack">
    <b>{card.name}</b>
    <span>{masteryFigures(card)}</span>
    <span>
      Basic. {masteryText(card, 1, t)} When gained: {broughtBy(t, card, 1)}.
    </span>
    <span>
      Advanced. {masteryText(card, 2, t)} Turned: {broughtBy(t, card, 2)}.
    </span>
    {side > 0 && <span>{side === 2 ? 'Lies on its Advanced side.' : 'Lies on its Basic side.'}</span>}
  </span>
);
