import { CAMPFIRE, isMasteryCard, kindOf, levelOf, monumentOf } from '../../data/cards.ts';
import { MASTERY } from '../../data/mastery.ts';
import type { Side } from '../../rules/types.ts';
import { domainName, masteryName, monumentName, roman } from '../../words/names.ts';
import { Scene, useScenes } from '../art/scene.tsx';
import { DomainSign, MonumentSign, Sign } from '../symbols/symbols.tsx';
import { coloursOf, Halves } from './halves.tsx';

/** What a card is, in the middle of its square. */
function Face({
  card,
  side,
  isPictured,
}: {
  readonly card: number;
  readonly side: Side;
  readonly isPictured: boolean;
}) {
  if (card === CAMPFIRE)
    return (
      <>
        {!isPictured && <Sign name="sun" size={30} />}
        <b className="dm-card-name">Campfire</b>
      </>
    );
  if (!isMasteryCard(card)) {
    const level = levelOf(card);
    return (
      <>
        <span className="dm-card-top">
          {!isPictured && <MonumentSign monument={monumentOf(card)} size={28} />}
          {roman(level) ?? level}
        </span>
        <b className="dm-card-name">{monumentName(monumentOf(card))}</b>
      </>
    );
  }
  const { domain, value } = MASTERY[kindOf(card)]!;
  return (
    <>
      <span className={`dm-card-top dm-domain-${domain}`}>
        <DomainSign domain={domain} size={isPictured ? 15 : 20} title={domainName(domain)} />
        {value}
        {side === 2 && <Sign name="laurel" size={16} title="Advanced" />}
      </span>
      <b className="dm-card-name">{masteryName(kindOf(card))}</b>
    </>
  );
}

/** A square card of a Tree: its picture, what it is, and its half-Nodus. Decoration: who uses it gives it a name. */
export function TreeCard({
  card,
  side = 1,
  formed = [],
}: {
  readonly card: number;
  readonly side?: Side;
  readonly formed?: readonly number[];
}) {
  const domain = isMasteryCard(card) ? MASTERY[kindOf(card)]!.domain : -1;
  const isPictured = useScenes();
  return (
    <span
      className={`dm-card ${domain < 0 ? 'dm-stone' : `dm-card-${domain}`}`}
      data-advanced={side === 2 || undefined}
      data-pictured={isPictured || undefined}
      aria-hidden="true"
    >
      <Scene card={card} className="dm-card-scene" />
      <Face card={card} side={side} isPictured={isPictured} />
      <Halves of={coloursOf(card)} formed={formed} />
    </span>
  );
}
