import type { Seat } from '@conclave/kernel';
import { useWide } from '@conclave/kit';
import { type Choice, ChoiceLabel, type End } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { priceOf } from '../../rules/market.ts';
import type { Move } from '../../rules/types.ts';
import { cardBrief, cardLine, cardName, hexilum } from '../../words/names.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { CardThumb } from '../card/scene.tsx';
import { zoomed } from '../card/zoomed.ts';
import { type Props, useDraft } from '../draft.ts';
import { MarketCards } from '../mine/market.tsx';
import { Answer } from './answer.tsx';
import { wasteText } from './outlook.ts';

/** The cards themselves are pressed; the choices that stand for them answer to keys alone. */
function Shop({ props }: { readonly props: Props }) {
  const isFew = !useWide() && props.view.extra.length === 0;
  return (
    <section className="hx-shop" aria-label="Market">
      <div className="hx-cards" role="group" aria-label="Cards for sale" data-few={isFew || undefined}>
        <MarketCards props={props} isTop={!isFew} />
      </div>
    </section>
  );
}

/** Any number of cards for their price (HX-MKT-01). */
export function MarketAsk({ props }: { readonly props: Props }) {
  const { view, viewer } = props;
  const me = viewer as Seat;
  const draft = useDraft(props);
  const spent = draft.basket.reduce((sum, card) => sum + priceOf(view, card), 0);
  const left = view.hexilum[me]! - spent;
  const last = draft.basket.at(-1);
  const read = zoomed.useSet();
  const choices = [...view.market, ...view.extra].map((card): Choice => {
    const isIn = draft.basket.includes(card);
    const price = priceOf(view, card);
    const refusal = { code: 'cannot-pay', rule: 'HX-MKT-01', params: { cost: price, hexilum: left } };
    return {
      key: `${card}`,
      says: `${cardName(card)}: ${cardLine(tables(view), card)}${view.extra.includes(card) ? '; extra card' : ''}`,
      label: (
        <ChoiceLabel
          sign={<CardThumb card={card} />}
          name={cardName(card)}
          effect={hexilum(price)}
          isNone={!isIn && price > left}
        />
      ),
      isPressed: isIn,
      act: () => draft.toggleCard(card),
      ...(isIn || price <= left ? {} : { lack: sayRefusal(refusal)!, rule: refusal.rule }),
    };
  });
  const end: End<Move> = { label: 'Buy nothing', move: ['stop'], warning: wasteText(view, me) };
  return (
    <Answer
      props={props}
      choices={choices}
      sentence={
        last !== undefined && (
          <>
            {cardName(last)}{' '}
            <button type="button" className="k-read" onClick={() => read(last)}>
              Read the card
            </button>
          </>
        )
      }
      preview={last !== undefined && <span>{cardBrief(tables(view), last)}</span>}
      end={last === undefined ? end : undefined}
    >
      <Shop props={props} />
    </Answer>
  );
}
