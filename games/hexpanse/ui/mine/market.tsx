import { Dialog, useRoving } from '@conclave/kit';
import { priceOf } from '../../rules/market.ts';
import { CardTile } from '../card/card-tile.tsx';
import { type Props, useDraft } from '../draft.ts';

/** The five cards for sale, and the extra ones of the own turn (HX-MKT-01, HX-CRD-14). */
export function MarketCards({ props, isTop = false }: { readonly props: Props; readonly isTop?: boolean }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const isOpen = moves.some(([label]) => label === 'buy');
  const left =
    viewer === 'table'
      ? 0
      : view.hexilum[viewer]! - draft.basket.reduce((sum, card) => sum + priceOf(view, card), 0);
  const tile = (card: number, i: number, note: string | null) => {
    const isIn = draft.basket.includes(card);
    const lack = card < 0 || isIn ? 0 : priceOf(view, card) - left;
    const canBuy = isOpen && lack <= 0;
    return card < 0 ? (
      <span key={`hidden ${i}`} className="k-centre k-note hx-hidden">
        an extra card
      </span>
    ) : (
      <CardTile
        key={card}
        card={card}
        isTop={isTop}
        note={isOpen && lack > 0 ? `${lack} short` : note}
        mark={canBuy ? (isIn ? 'chosen' : 'open') : null}
        onPress={canBuy ? () => draft.toggleCard(card) : undefined}
        onConfirm={isIn && draft.complete ? draft.confirm : undefined}
      />
    );
  };
  return (
    <>
      {view.market.map((card, i) => tile(card, i, null))}
      {view.extra.map((card, i) => tile(card, i, 'extra'))}
    </>
  );
}

function Offer({ props }: { readonly props: Props }) {
  const roving = useRoving<HTMLDivElement>();
  return (
    <div className="hx-cards" role="group" aria-label="Cards for sale" {...roving}>
      <MarketCards props={props} />
    </div>
  );
}

/** The market, with how many cards are to come. */
export const Market = (props: Props) => (
  <section className="k-stack hx-group" aria-label="Market">
    <h3>
      Market <span className="k-quiet">{props.view.deck.length} in the deck</span>
    </h3>
    <Offer props={props} />
  </section>
);

/** The market over the table, where it has no room beside what one has. */
export const MarketDialog = ({ props, close }: { readonly props: Props; readonly close: () => void }) => (
  <Dialog lookup place="side" title="Market" onClose={close}>
    <div className="hx k-stack hx-group">
      <p className="k-quiet">{props.view.deck.length} in the deck</p>
      <Offer props={props} />
    </div>
  </Dialog>
);
