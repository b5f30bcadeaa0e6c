import { CAMPFIRE, isMasteryCard, kindOf, levelOf, monumentOf } from '../../data/cards.ts';
import { MASTERY } from '../../data/mastery.ts';
import type { Side } from '../../rules/types.ts';
import { domainName, masteryName, monumentName, roman } from '../../words/names.ts';
import { Scene } from '../art/scene.tsx';
import { DomainSign, Sign } from '../symbols/symbols.tsx';
import { breakable } from './breaks.ts';
import { coloursOf, Halves } from './halves.tsx';

/** What a card is: its name on a ribbon, its Domain and value or its level in a corner, in the other one that it is Advanced. */
function Face({ card, side }: { readonly card: number; readonly side: Side }) {
  if (card === CAMPFIRE) return <b className="dm-card-name">Campfire</b>;
  if (!isMasteryCard(card)) {
    const level = levelOf(card);
    return (
      <>
        <span className="dm-card-top k-line">{roman(level) ?? level}</span>
        <b className="dm-card-name">{breakable(monumentName(monumentOf(card)))}</b>
      </>
    );
  }
  const { domain, value } = MASTERY[kindOf(card)]!;
  return (
    <>
      <span className="dm-card-top k-line">
        <DomainSign domain={domain} size={15} title={domainName(domain)} />
        {value}
      </span>
      {side === 2 && (
        <span className="dm-card-top dm-card-end k-line">
          <Sign name="laurel" size={16} title="Advanced" />
        </span>
      )}
      <b className="dm-card-name">{breakable(masteryName(kindOf(card)))}</b>
    </>
  );
}

/** A square card of a Tree: its picture, what it is, and its half-Nodus. Decoration: who uses it gives it a name. */
export function TreeCard({
  card,
  side = 1,
  formed = [],
  isSketched = false,
}: {
  readonly card: number;
  readonly side?: Side;
  readonly formed?: readonly number[];
  /** Whether its half circles are still to come, which are most of it to draw. */
  readonly isSketched?: boolean;
}) {
  return (
    <span className="dm-card" data-advanced={side === 2 || undefined} aria-hidden="true">
      <Scene card={card} className="k-veil" />
      <Face card={card} side={side} />
      {!isSketched && <Halves of={coloursOf(card)} formed={formed} />}
    </span>
  );
}
