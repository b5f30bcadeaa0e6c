import { SeatBadge } from '@conclave/web/kit';
import type { ReactNode } from 'react';
import { KIND, KIND_OF } from '../../data/cards.ts';
import { type CardFunction, cardText, effectiveCost, functionText } from '../../index.ts';
import { Facts } from '../card/brief.tsx';
import { listed, nameOf, plural } from '../card/words.ts';
import { zoomed } from '../card/zoomed.ts';
import { type Question, running } from '../situation.ts';
import type { Props, Table } from '../table.ts';
import { occasionOf } from './occasion.tsx';
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
        Use {card(numberIn(head))}: {needOf(table)}
        <Does uid={numberIn(head)} />
      </>
    );
  if (head?.startsWith('play:'))
    return (
      <>
        Build {card(numberIn(head))} for {effectiveCost(view, me, numberIn(head))}$
        {table.paying ? ': choose cards to sell.' : '.'}
        <Does uid={numberIn(head)} />
      </>
    );
  const picked = table.draft.picks.map(numberIn).findLast((uid) => uid >= 0);
  switch (question) {
    case 'recover':
      return 'Choose up to three slipped cards to turn upright.';
    case 'main':
      return (
        <>
          Research, or press a card to build it.
          <span className="si-ample"> Lit cards in your tableau can be used first.</span>
          {marketHint(props)}
        </>
      );
    case 'after':
      return view.extraBuilds > 0
        ? `You may use functions and build ${plural(view.extraBuilds, 'more card')}, then end.`
        : 'You may use functions once more, then end.';
    case 'pay':
      if (!props.moves.some(([label]) => label === 'pay'))
        return (
          <>
            No sale covers the {view.payment?.cost}$ for {card(view.payment!.uid)}: use a lit card that brings
            money{props.moves.some(([label]) => label === 'cancel') && ', or give the build up'}.
          </>
        );
      return (
        <>
          Pay {view.payment?.cost}$ for {card(view.payment!.uid)}
          {view.budget > 0 && ` (you have ${view.budget}$)`}: choose cards to sell.
        </>
      );
    case 'lay':
      return (
        <>
          Pay {view.payment?.cost}$ for {card(view.payment!.uid)}: sell card by card, the dearest first.
          {view.payment!.offered.length > 0 &&
            ` Laid out: ${listed(view.payment!.offered.map((uid) => nameOf(KIND_OF[uid]!)))}.`}
        </>
      );
    case 'keep':
      return (
        <>
          Choose the two cards you keep; the others are discarded face up.
          {picked !== undefined && <Does uid={picked} numbers />}
        </>
      );
    case 'limit':
      return `Five cards may stay in your hand: choose ${plural(props.moves[0]!.length - 1, 'card')} to discard.`;
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

/** Who could take the cards that a research discards (SI-CARD-24). */
function marketHint({ view, viewer, seats }: Props): string {
  const owners = view.tableaus.flatMap((tableau, seat) =>
    seat !== viewer && tableau.some((built) => !built.slipped && KIND_OF[built.uid] === KIND.blackMarket)
      ? [seats[seat]!.name]
      : [],
  );
  return owners.length === 0
    ? ''
    : ` What you discard by research can go to the Black Market of ${listed(owners)}.`;
}

/** "slip this: draw 2 cards", as it follows "you may". */
function offer(fn: CardFunction): string {
  const { cost, effect } = functionText(fn);
  return cost === '' ? effect : `${cost}: ${effect}`;
}

/** What a function still wants chosen. */
function needOf({ draft }: Table): string {
  const open = [...draft.open];
  const wants = [
    open.some((part) => part.startsWith('c')) ? 'a card' : '',
    open.some((part) => part.startsWith('s')) ? 'a player' : '',
    open.some((part) => part.startsWith('n')) ? 'a number' : '',
    open.includes('put') ? 'what to do' : '',
  ].filter(Boolean);
  return wants.length === 0 ? 'confirm.' : `choose ${wants.join(' and ')}.`;
}
