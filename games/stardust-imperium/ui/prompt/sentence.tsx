import { SeatBadge } from '@conclave/web/kit';
import type { ReactNode } from 'react';
import { KIND_OF } from '../../data/cards.ts';
import { effectiveCost } from '../../rules/declaring.ts';
import type { CardFunction } from '../../rules/functions/types.ts';
import { cardText, functionText, sayShortfall } from '../../texts.ts';
import { Facts } from '../card/brief.tsx';
import { listed, nameOf } from '../card/words.ts';
import { zoomed } from '../card/zoomed.ts';
import { type Question, running } from '../situation.ts';
import type { Props, Table } from '../table.ts';
import { askAfter, askForMoney, askKeep, askLimit, askMain, askPay, askRecover, askUse } from './asking.ts';
import { isDeclaration } from './confirm.ts';
import { occasionOf } from './occasion.tsx';
import { partsForThePile } from './order.ts';
import { isHead, numberIn } from './parts.ts';

const card = (uid: number) => <strong>{nameOf(KIND_OF[uid]!)}</strong>;

/** What the chosen card does, where there is no pointer to hover with; its numbers too, where the small card has none. */
function Does({ uid, numbers = false }: { readonly uid: number; readonly numbers?: boolean }) {
  const kind = KIND_OF[uid]!;
  return (
    <span className="si-does">
      {numbers && (
        <>
          {card(uid)} <Facts kind={kind} />.{' '}
        </>
      )}
      {cardText(kind).join(' ')}{' '}
      <button type="button" className="si-read" onClick={() => zoomed.set({ uid })}>
        Read the card
      </button>
    </span>
  );
}

/** What is asked, in a plain sentence. */
export function Sentence({
  props,
  table,
  question,
}: {
  readonly props: Props;
  readonly table: Table;
  readonly question: Question;
}): ReactNode {
  const { view, seats } = props;
  const me = table.me!;
  const now = running(view);
  const head = table.draft.picks.find(isHead);
  if (head?.startsWith('use:'))
    return (
      <>
        Use {card(numberIn(head))}: {askUse(table, KIND_OF[numberIn(head)]!)}
        <Does uid={numberIn(head)} />
      </>
    );
  if (head?.startsWith('play:'))
    return (
      <>
        {isDeclaration(table) ? 'Declare ' : 'Build '}
        {card(numberIn(head))} for {effectiveCost(view, me, numberIn(head))}$
        {table.short
          ? `. ${sayShortfall(table.short)}. It is safer to use that first and to build then.`
          : table.paying && !isDeclaration(table)
            ? ': choose cards to sell.'
            : '.'}
        {order(table)}
        <Does uid={numberIn(head)} />
      </>
    );
  const picked = table.draft.picks.map(numberIn).findLast((uid) => uid >= 0);
  switch (question) {
    case 'recover':
      return askRecover(props);
    case 'main': {
      const { text, more } = askMain(props, table);
      return (
        <>
          {text}
          <span className="si-ample"> {more}</span>
        </>
      );
    }
    case 'after':
      return askAfter(props, table);
    case 'pay':
      if (!props.moves.some(([label]) => label === 'pay'))
        return (
          <>
            No sale covers the {view.payment?.cost}$ for {card(view.payment!.uid)}.{' '}
            {askForMoney(props, table)}
          </>
        );
      return (
        <>
          Pay {view.payment?.cost}$ for {card(view.payment!.uid)}
          {askPay(view)}
          {order(table)}
        </>
      );
    case 'lay':
      return (
        <>
          Pay {view.payment?.cost}$ for {card(view.payment!.uid)}: sell card by card.
          {view.payment!.offered.length > 0 &&
            ` Laid out: ${listed(view.payment!.offered.map((uid) => nameOf(KIND_OF[uid]!)))}.`}
        </>
      );
    case 'keep':
      return (
        <>
          {askKeep(props, table)}
          {picked !== undefined && <Does uid={picked} numbers />}
        </>
      );
    case 'limit':
      return askLimit(props, table);
    case 'discard':
      return <>{now ? <>{card(now.uid)}: choose</> : 'Choose'} a card of your hand to discard.</>;
    case 'give':
      return (
        <>
          {now && <>{card(now.uid)}: </>}choose a card of your hand to give
          {now && now.seat !== me && (
            <>
              {' '}
              to <SeatBadge seat={now.seat} info={seats[now.seat]!} />
            </>
          )}
          {now && now.seat === me && now.target >= 0 && (
            <>
              {' '}
              to <SeatBadge seat={now.target} info={seats[now.target]!} />
            </>
          )}
          .
        </>
      );
    case 'take':
      return (
        <>
          {now && <>{card(now.uid)}: </>}choose a card to take into your hand.
          {picked !== undefined && <Does uid={picked} numbers />}
        </>
      );
    case 'put':
      return <>{now && <>{card(now.uid)}: </>}put more cards on it, or stop.</>;
    case 'name':
      return <>{now && <>{card(now.uid)}: </>}name a kind of card.</>;
    case 'order':
      return 'Several functions wait. Choose which one comes next.';
    case 'react':
      return (
        now && (
          <>
            {occasionOf(props, now.uid, now.index, now.target, now.cards)} {card(now.uid)}: you may{' '}
            {offer(now.fn)}.
            {[...table.draft.open].some((part) => part.startsWith('c')) && ' Press a lit card, or decline.'}
          </>
        )
      );
  }
}

/** "slip this: draw 2 cards", as it follows "you may". */
function offer(fn: CardFunction): string {
  const { cost, effect } = functionText(fn);
  return cost === '' ? effect : `${cost}: ${effect}`;
}

/** Said of a sale of several cards, where there is room for it. */
function order({ draft }: Table): ReactNode {
  if (draft.complete === null || partsForThePile(draft.complete).length < 2) return null;
  return (
    <span className="si-ample"> On the discard pile they lie in the order in which you press them.</span>
  );
}
