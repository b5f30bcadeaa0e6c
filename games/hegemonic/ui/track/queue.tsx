import { plural } from '@conclave/frame/words.ts';
import { Emblem, Tip } from '@conclave/kit';
import type { ActionCard, Order } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { build } from '../../rules/build/build.ts';
import { CARD_TEXT } from '../../words/names.ts';
import { TURN_SAYS, type Turn } from '../../words/turn-order.ts';
import type { Props } from '../draft.ts';
import { CardEmblem, ThingSign } from '../symbols/symbols.tsx';

function Card({ order, card }: { readonly order: Order; readonly card: ActionCard }) {
  return (
    <>
      <CardEmblem card={card} size={16} />
      <span className="hg-turn-card">{CARD_TEXT[card].name}</span>
      <b>{order[card]}</b>
    </>
  );
}

/** Everybody chooses, or has chosen: who has is told at the seats. */
const isSecret = ({ state }: Turn): boolean => state === 'secret' || state === 'chosen';

const said = (order: Order, { card, state }: Turn, name: string): string =>
  card === null
    ? `${name} ${TURN_SAYS[state]}`
    : `${name}: ${CARD_TEXT[card].name}, number ${order[card]}, ${TURN_SAYS[state]}`;

/** A Build that goes on is an action already begun. */
const actionsSaid = (view: Props['view']): string =>
  build.under(view) === null
    ? `${plural(view.actionsLeft, 'action')} left`
    : view.actionsLeft > 0
      ? `building, then ${view.actionsLeft} more`
      : 'building';

/** Everybody in the order of turns, with the card and its number once revealed. */
export function Queue({
  order,
  view,
  seats,
}: Pick<Props, 'view' | 'seats'> & { readonly order: readonly Turn[] }) {
  if (order.every(isSecret)) return null;
  const { order: numbers } = tables(view);
  return (
    <ol className="hg-queue map-lines k-list" aria-label="Order of turns">
      {order.map((turn) => {
        const { seat, card, state } = turn;
        const text = said(numbers, turn, seats[seat]!.name);
        return (
          <li
            key={seat}
            data-state={state}
            data-queue={seat}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Tip tip={text} rule={card === null ? 'HG-ACT-01' : 'HG-ACT-02'}>
              <span className="hg-turn map-turn">
                <Emblem seat={seat} size={14} />
                {card === null ? (
                  <span className="hg-turn-card">{seats[seat]!.name}</span>
                ) : (
                  <Card order={numbers} card={card} />
                )}
                {seat === view.arbiter && <ThingSign thing="scales" size={14} title="Arbiter" />}
                {state === 'now' && view.phase === 'action' && (
                  <span className="hg-progress-more">{actionsSaid(view)}</span>
                )}
                {state === 'open' && <span aria-hidden="true">?</span>}
                <span className="unseen">{text}</span>
              </span>
            </Tip>
          </li>
        );
      })}
    </ol>
  );
}
