import { Fragment } from 'react';
import { cardKind, KIND } from '../../data/cards.ts';
import type { Built } from '../../rules/types.ts';
import { cardText } from '../../words/names.ts';
import { Sign } from './signs.tsx';
import { nameOf, plural, SLIPPED } from './words.ts';

interface Told {
  readonly kind: number;
  readonly built?: Built | undefined;
  /** What it sells for just now, where that is not as printed. */
  readonly price?: number | undefined;
}

/** The numbers of a card with their names. */
export function Facts({ kind, built, price }: Told) {
  const card = cardKind(kind);
  const more = (price ?? card.price) - card.price;
  return (
    <span className="k-note">
      {card.types.map((type, i) => (
        <Fragment key={type}>
          {i > 0 && ' and '}
          <Sign name={type} size={12} /> {type}
        </Fragment>
      ))}{' '}
      · cost {card.cost}$ · sells for {card.price}$
      {more > 0 && ` + ${more}$ (${nameOf(KIND.freeTradeCenter)})`} ·{' '}
      {card.vp === '?' ? `3 VP per ${card.types[0]} card` : plural(card.vp, 'VP', 'VP')}
      {built && built.named > 0 && ` · names ${nameOf(built.named)}`}
    </span>
  );
}

/** A card in words: what hover, focus and a long press show. */
export function Brief({ kind, built, price, note }: Told & { readonly note?: string | undefined }) {
  const card = cardKind(kind);
  return (
    <span className="k-stack">
      <strong>{card.name}</strong>
      <Facts kind={kind} built={built} price={price} />
      {cardText(card).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {built?.slipped && <span className="k-soft">{SLIPPED}</span>}
      {note && <span className="k-loss">{note}</span>}
    </span>
  );
}
