import { cardKind } from '../../data/cards.ts';
import type { Built } from '../../rules/types.ts';
import { cardText } from '../../words/names.ts';
import { nameOf, plural } from './words.ts';

/** The numbers of a card with their names. */
export function Facts({ kind, built }: { readonly kind: number; readonly built?: Built | undefined }) {
  const card = cardKind(kind);
  return (
    <span className="si-brief-facts">
      {card.types.join(' and ')} · cost {card.cost}$ · sells for {card.price}$ ·{' '}
      {card.vp === '?' ? `3 VP per ${card.types[0]} card` : plural(card.vp, 'VP', 'VP')}
      {built && (built.slipped ? ' · slipped' : ' · unslipped')}
      {built && built.named > 0 && ` · names ${nameOf(built.named)}`}
    </span>
  );
}

/** A card in words: what hover, focus and a long press show. */
export function Brief({
  kind,
  built,
  note,
}: {
  readonly kind: number;
  readonly built?: Built | undefined;
  readonly note?: string | undefined;
}) {
  const card = cardKind(kind);
  return (
    <span className="si-brief">
      <strong>{card.name}</strong>
      <Facts kind={kind} built={built} />
      {cardText(card).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {note && <span className="si-brief-note">{note}</span>}
    </span>
  );
}
