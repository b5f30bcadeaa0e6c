import { said } from '@conclave/kit';
import { type ReactNode, useMemo } from 'react';
import { cardKind, KIND_OF } from '../../data/cards.ts';
import { effectiveCost } from '../../rules/declaring.ts';
import { cardText, sayShortfall, shortName } from '../../words/names.ts';
import { cardPart } from '../../words/parts.ts';
import { question } from '../../words/questions.ts';
import { Facts } from '../card/brief.tsx';
import { zoomed } from '../card/zoomed.ts';
import { isOpening } from '../parts.ts';
import type { Props, Table } from '../table.ts';
import { askKeep, askUse, howToGo, moreOfMain, orderAtLimit, orderOfRest } from './asking.ts';
import { isDeclaration } from './confirm.ts';
import { partsForThePile } from './order.ts';

const card = (uid: number) => said([cardPart(uid)], []);

/** What the chosen card does, where there is no pointer to hover with; its numbers too, where the small card has none. */
function Does({ uid, numbers = false }: { readonly uid: number; readonly numbers?: boolean }) {
  const kind = KIND_OF[uid]!;
  const zoom = zoomed.useSet();
  return (
    <span className="si-does">
      {numbers && (
        <>
          {card(uid)} <Facts kind={kind} />.{' '}
        </>
      )}
      {cardText(cardKind(kind)).join(' ')}{' '}
      <button type="button" className="k-read" onClick={() => zoom({ uid })}>
        Read the card
      </button>
    </span>
  );
}

interface Asked {
  readonly props: Props;
  readonly table: Table;
}

/** The move that a card has opened, as far as it is put together. */
function Opened({ props: { view, seats }, table, uid, isUse }: Asked & { uid: number; isUse: boolean }) {
  if (isUse)
    return (
      <>
        Use {card(uid)}: {askUse(table, uid, seats)}
        <Does uid={uid} />
      </>
    );
  return (
    <>
      {isDeclaration(table) ? 'Declare ' : 'Build '}
      {card(uid)} for {effectiveCost(view, table.me!, uid)}$
      {table.short
        ? `. ${sayShortfall(table.short)}. It is safer to use that first and to build then.`
        : table.paying && !isDeclaration(table)
          ? sellingOf(table)
          : '.'}
      {orderOfSale(table)}
      <Does uid={uid} />
    </>
  );
}

/** What is sold for it: the cards and what becomes of the rest, once they are enough. */
function sellingOf({ draft, paying }: Table): string {
  if (draft.complete === null) return ': press lit cards to sell.';
  const sold = paying!.chosen.map((uid) => shortName(KIND_OF[uid]!)).join(' + ');
  return `, selling ${sold}: ${paying!.change > 0 ? paying!.left : 'nothing lost'}.`;
}

/** What is said besides the question, by the step that asks. */
const HINTS: { readonly [step: string]: (asked: Asked) => ReactNode } = {
  before: ({ props, table }) => (
    <>
      {' '}
      {howToGo(props, table)}
      <span className="si-ample"> {moreOfMain(props, table)}</span>
    </>
  ),
  recover: ({ props: { view, viewer }, table }) => {
    if (table.draft.picks.length > 0) return ' Confirm when all are chosen.';
    const slipped = view.tableaus[viewer as number]!.filter((card) => card.slipped);
    return slipped.length === 1 ? ' Press it in your tableau.' : ' Press them in your tableau.';
  },
  limit: ({ props, table }) => (
    <>
      {orderAtLimit(props)}
      <Picked table={table} />
    </>
  ),
  discard: ({ table }) => <Picked table={table} />,
  pay: ({ table }) => orderOfSale(table),
  keep: ({ table }) => (
    <>
      <span className="k-note">{orderOfRest(table)}</span>
      <Picked table={table} />
    </>
  ),
  pick: ({ table }) => <Picked table={table} />,
  youMay: ({ table }) =>
    table.draft.open.some(([name]) => name === 'cards') && ' Press a lit card, or decline.',
};

/** The card that was chosen last. */
function Picked({ table: { draft } }: Pick<Asked, 'table'>) {
  const last = draft.picks.at(-1);
  return last && <Does uid={last[1] as number} numbers />;
}

/** What is asked, in a plain sentence. */
export function Sentence({ props, table, step }: Asked & { readonly step: string }): ReactNode {
  const { view, seats } = props;
  const head = table.draft.picks.find(isOpening);
  const asked = useMemo(() => question(view)?.asks ?? [], [view]);
  if (head) return <Opened props={props} table={table} uid={head[1] as number} isUse={head[0] === 'use'} />;
  const goesOn = step === 'keep' ? askKeep(table) : null;
  return (
    <>
      {goesOn ?? said(asked, seats)}
      {HINTS[step]?.({ props, table })}
    </>
  );
}

/** Said of a sale of several cards, where there is room for it. */
function orderOfSale({ draft }: Table): ReactNode {
  if (draft.complete === null || partsForThePile(draft.complete).length < 2) return null;
  return (
    <span className="si-ample"> On the discard pile they lie in the order in which you press them.</span>
  );
}
