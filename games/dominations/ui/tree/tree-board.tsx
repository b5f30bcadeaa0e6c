import { capital } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { useRoving, useTip } from '@conclave/kit';
import { useInSight, usePainted } from '@conclave/kit/table';
import { SIDES, spotPair } from '@conclave/mechanics/edge-match';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { CAMPFIRE, copyOf, isMasteryCard, kindOf } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import type { Side, State } from '../../rules/types.ts';
import { nodusText } from '../../words/mastery-words.ts';
import { copyName, domainName, treeCardName } from '../../words/names.ts';
import { spotName } from '../../words/place-names.ts';
import { besideCards, cardSides } from '../../words/tree.ts';
import { Halves } from '../card/halves.tsx';
import { MasteryTip } from '../card/mastery-text.tsx';
import { TreeCard } from '../card/tree-card.tsx';
import { type Props, useDraft } from '../draft.ts';
import { chosenCards } from './chosen-card.ts';
import { Formed } from './formed.tsx';
import { type TreeGrid, treeGrid } from './grid.ts';
import { demandsOf, nodusThere } from './openings.ts';

type View = Readonly<State>;

const at = ({ column, row }: { readonly column: number; readonly row: number }): CSSProperties => ({
  gridColumn: column,
  gridRow: row,
});

const sideOf = (view: View, seat: Seat, card: number): Side =>
  isMasteryCard(card) ? view.mastery[seat]![kindOf(card)]! : 1;

/** A card where it lies. A press on one's own that can be turned chooses it. */
function Laid({
  table,
  seat,
  placed,
  isSketched,
}: {
  readonly table: Props;
  readonly seat: Seat;
  readonly placed: TreeGrid['cards'][number];
  readonly isSketched: boolean;
}) {
  const { view, viewer } = table;
  const draft = useDraft(table);
  const { card, spot } = placed;
  const side = sideOf(view, seat, card);
  const kind = isMasteryCard(card) ? kindOf(card) : -1;
  const name = treeCardName(card);
  const tip = useTip(
    kind < 0 ? (
      `${name}: ${cardSides(tables(view), card)}.`
    ) : (
      <MasteryTip t={tables(view)} card={tables(view).mastery[kind]!} side={side} />
    ),
  );
  const canTurn =
    seat === viewer && draft.offers.some(({ move }) => move[0] === 'advance' && move[1] === kind);
  const isTurned = draft.chosen.action === 'advance' && draft.chosen.kind === kind && seat === viewer;
  const lies = kind < 0 ? '' : side === 2 ? ', Advanced' : ', Basic';
  const copy = kind < 0 ? '' : ` (copy ${copyName(copyOf(card))})`;
  const place = card === CAMPFIRE ? '' : ` at ${spotName(...spotPair(spot))}`;
  return (
    <button
      type="button"
      data-rove
      className="dm-laid k-press"
      style={at(placed)}
      aria-pressed={isTurned}
      data-lit={canTurn || undefined}
      {...tip}
      onClick={() => seat === viewer && kind >= 0 && draft.pickCard(kind)}
    >
      <span className="unseen">{`${name}${copy}${lies}${place}: ${cardSides(tables(view), card)}.${canTurn ? ' Can be turned Advanced.' : ''}`}</span>
      <TreeCard card={card} side={isTurned ? 2 : side} isSketched={isSketched} />
    </button>
  );
}

/** An open place: what it demands and, for the card chosen, the Nodus that would form. */
function Opening({
  table,
  seat,
  placed,
}: {
  readonly table: Props;
  readonly seat: Seat;
  readonly placed: TreeGrid['openings'][number];
}) {
  const { view, viewer } = table;
  const draft = useDraft(table);
  const { spot, opening } = placed;
  const demands = demandsOf(opening);
  const isOwn = seat === viewer;
  const cards = isOwn ? chosenCards(view, draft) : [];
  const isLit = isOwn && draft.lit.spots.has(spot);
  const isChosen = isOwn && draft.spot === spot && draft.picks.some(([name]) => name === 'spot');
  const best = cards
    .map((card) => ({ card, formed: nodusThere(view, seat, card, spot) }))
    .sort((a, b) => b.formed.length - a.formed.length)[0];
  const demanded = SIDES.flatMap((side, i) =>
    demands[i]! < 0 ? [] : [`${side} ${domainName(demands[i]!)}`],
  );
  const formedBy = (formed: readonly number[]): string =>
    cards.length === 1 ? nodusText(formed) : `up to ${formed.length} Nodus, by the copy chosen`;
  const would = isLit && best ? ` Would form ${formedBy(best.formed)}.` : '';
  const [x, y] = spotPair(spot);
  const open = `open: ${demanded.join(', ') || 'any card'}.${would}`;
  const name = `${spotName(x, y)}, ${open}`;
  const tip = useTip(`${capital(besideCards(view, seat, x, y))}, ${open}`);
  const formed = SIDES.flatMap((_, i) => ((opening.touches & (1 << i)) === 0 ? [] : [i]));
  return (
    <button
      type="button"
      data-rove
      className="dm-laid dm-opening k-press"
      style={at(placed)}
      aria-pressed={isChosen}
      data-lit={isLit || undefined}
      {...tip}
      onClick={() => isOwn && draft.pickSpot(spot)}
    >
      <span className="unseen">{`${name}${isLit ? ' Can be chosen.' : ''}`}</span>
      {isChosen && cards.length === 1 ? (
        <TreeCard card={cards[0]!} formed={formed} />
      ) : (
        <span className="dm-spot">
          <Halves of={demands} isDemand />
          {isLit && best && <Formed colours={best.formed} />}
        </span>
      )}
    </button>
  );
}

/** The place chosen, or else those that may be. */
const WANTED = ['.dm-opening[aria-pressed="true"]', '.dm-opening[data-lit]'];
const NONE: readonly string[] = [];

/** Scrolls to the middle of a Tree when it is opened. */
function useMiddle(seat: Seat) {
  const field = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for the Tree of another seat
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = field.current!;
    field.current!.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [seat]);
  return field;
}

/** A Tree as a board of squares. */
export function TreeBoard({ table, seat }: { readonly table: Props; readonly seat: Seat }) {
  const { view } = table;
  const rove = useRoving<HTMLDivElement>();
  const field = useMiddle(seat);
  const draft = useDraft(table);
  const isBegun = draft.picks.length > 0;
  const isSketched = !usePainted() && !isBegun;
  const { kind, monument, copy } = draft.chosen;
  useInSight(field, isBegun ? WANTED : NONE, table.moves, isBegun && `${kind} ${monument} ${copy}`);
  const { columns, rows, cards, openings } = treeGrid(view, seat);
  return (
    <div ref={field} className="dm-tree-field">
      <div
        className="dm-tree"
        role="group"
        aria-label="Cards and open places"
        style={{ '--columns': columns, '--rows': rows } as CSSProperties}
        {...rove}
      >
        {cards.map((placed) => (
          <Laid key={placed.spot} table={table} seat={seat} placed={placed} isSketched={isSketched} />
        ))}
        {!isSketched &&
          openings.map((placed) => <Opening key={placed.spot} table={table} seat={seat} placed={placed} />)}
      </div>
    </div>
  );
}
