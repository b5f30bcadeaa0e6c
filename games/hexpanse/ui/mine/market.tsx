import { useRoving } from '@conclave/kit';
import { priceOf } from '../../rules/market.ts';
import { CardTile } from '../card/card-tile.tsx';
import { type Props, useDraft } from '../draft.ts';

/** The five cards for sale, and the extra ones of the own turn (HX-MKT-01, HX-CRD-14). */
export function Market(props: Props) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const roving = useRoving<HTMLDivElement>();
  const isOpen = moves.some(([label]) => label === 'buy');
  const left =
    viewer === 'table'
      ? 0
      : view.hexilum[viewer]! - draft.basket.reduce((sum, card) => sum + priceOf(view, card), 0);
  const tile = (card: number, i: number, note: string | null) => {
    const isIn = draft.basket.includes(card);
    const canBuy = isOpen && card >= 0 && (isIn || priceOf(view, card) <= left);
    return card < 0 ? (
      <span key={`hidden ${i}`} className="hx-hidden">
        an extra card
      </span>
    ) : (
      <CardTile
        key={card}
        card={card}
        note={note}
        mark={canBuy ? (isIn ? 'chosen' : 'open') : null}
        onPress={canBuy ? () => draft.toggleCard(card) : undefined}
        onConfirm={isIn && draft.complete ? draft.confirm : undefined}
      />
    );
  };
  return (
    <section className="hx-group hx-market" aria-label="Market">
      <h3>
        Market <span className="hx-quiet">{view.deck.length} in the deck</span>
      </h3>
      <div className="hx-cards" role="group" aria-label="Cards for sale" {...roving}>
        {view.market.map((card, i) => tile(card, i, null))}
        {view.extra.map((card, i) => tile(card, i, 'extra'))}
      </div>
    </section>
  );
}
