import { plural } from '@conclave/frame/words.ts';
import { hideBubble, useTip } from '@conclave/kit';
import { masteryCard } from '../../data/cards.ts';
import { MASTERY } from '../../data/mastery.ts';
import { tables } from '../../data/tables.ts';
import { masterySays, TIMING_TEXT } from '../../words/mastery-words.ts';
import { knowledge, masteryName } from '../../words/names.ts';
import { Scene } from '../art/scene.tsx';
import { breakable } from '../card/breaks.ts';
import { broughtBy, MasteryTip } from '../card/mastery-text.tsx';
import { DomainSign, Sign } from '../symbols/symbols.tsx';
import type { Standing } from './standing.ts';

/** What stands on the right of a card in the list: its price, or below it why no price will do. */
function Mark({ of: { side, lack, needs, cost, kind, isOpen, isFree } }: { readonly of: Standing }) {
  if (side === 2) return <Sign name="laurel" size={16} />;
  if (needs !== null || (lack !== null && (!isOpen || isFree)))
    return <span className="dm-entry-lack k-note">{lack}</span>;
  return (
    <span className="dm-entry-cost k-within">
      {side === 1 && <Sign name="turn" size={13} />}
      {cost}
      <DomainSign domain={MASTERY[kind]!.domain} size={13} />
    </span>
  );
}

/** How it stands in words: “costs 3 Trade, 4 copies left”. */
export function standingText({ kind, side, cost, isFree, copies, lack }: Standing): string {
  if (side === 2) return 'in your Tree, Advanced';
  const price = isFree
    ? `${side === 1 ? 'in your Tree, Basic; turning it is' : 'is'} free of cost`
    : `${side === 1 ? 'in your Tree, Basic; turning it costs' : 'costs'} ${knowledge(cost, MASTERY[kind]!.domain)}`;
  const left =
    side === 1 ? '' : `, ${copies.length === 0 ? 'no copy' : plural(copies.length, 'copy', 'copies')} left`;
  return `${price}${left}${lack === null ? (isFree ? ', can be had now' : ', can be paid now') : `; ${lack}`}`;
}

/** A card in the catalogue. */
export function Entry({
  of,
  rules,
  isSaid,
  isLooked,
  isChosen,
  look,
}: {
  readonly of: Standing;
  /** The rules number of the game. */
  readonly rules: number;
  /** Whether there is room for what it does. */
  readonly isSaid: boolean;
  readonly isLooked: boolean;
  readonly isChosen: boolean;
  readonly look: (kind: number, entry: Element) => void;
}) {
  const { kind, side, lack } = of;
  const t = tables({ rules });
  const card = t.mastery[kind]!;
  const next = side === 0 ? 1 : 2;
  const tip = useTip(<MasteryTip t={t} card={card} side={side} />);
  const { domain, value } = MASTERY[kind]!;
  return (
    <button
      type="button"
      data-rove
      className={`dm-entry dm-ground-${domain} k-line`}
      data-side={side}
      data-open={lack === null || undefined}
      data-chosen={isChosen || undefined}
      aria-pressed={isLooked}
      {...tip}
      onClick={({ currentTarget }) => {
        // The same and more stands beside the list then.
        hideBubble();
        look(kind, currentTarget);
      }}
    >
      <span className="unseen">{`${masteryName(kind)}, value ${value}: ${standingText(of)}`}</span>
      <span className="k-shorthand" aria-hidden="true">
        <Scene card={masteryCard(kind, 0)} className="dm-entry-scene" />
        <span className="dm-entry-name k-rest">{breakable(masteryName(kind))}</span>
        <Mark of={of} />
        {isSaid && (
          <span className="dm-entry-says">
            {TIMING_TEXT[card.timing]}: {masterySays(card, next, t)}{' '}
            <b>{side < 2 && `${side === 0 ? 'Gained' : 'Turned'}: ${broughtBy(t, card, next)}.`}</b>
          </span>
        )}
      </span>
    </button>
  );
}
