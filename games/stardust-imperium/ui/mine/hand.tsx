import type { Seat } from '@conclave/kernel';
import { kept, useFlip, useRoving } from '@conclave/kit';
import { useInSight } from '@conclave/kit/table';
import { cardOf, TYPES } from '../../data/cards.ts';
import { effectiveCost } from '../../rules/declaring.ts';
import { shortfall } from '../../rules/raising.ts';
import { priceBonus, saleBonus } from '../../rules/selling.ts';
import type { State } from '../../rules/types.ts';
import { sayShortfall } from '../../words/names.ts';
import { freshness } from '../board/fresh.ts';
import { Face } from '../card/face.tsx';
import { Tile } from '../card/tile.tsx';
import { plural } from '../card/words.ts';
import { useNarrow } from '../narrow.ts';
import { type Mark, type SeatPart, unfit } from '../table.ts';

const ORDERS = ['cost', 'type', 'price', 'points'] as const;
type Order = (typeof ORDERS)[number];

const order = kept<Order>('stardust.hand', 'cost');

const rank: { readonly [O in Order]: (uid: number) => number } = {
  cost: (uid) => cardOf(uid).cost,
  type: (uid) => TYPES.indexOf(cardOf(uid).types[0]!),
  price: (uid) => cardOf(uid).price,
  points: (uid) => (cardOf(uid).vp === '?' ? 99 : (cardOf(uid).vp as number)),
};

/** How the hand is sorted; kept in this browser. */
export function HandControls() {
  const by = order.use();
  return (
    <label className="k-note">
      Sort by{' '}
      <select className="k-box si-field" value={by} onChange={(e) => order.set(e.target.value as Order)}>
        {ORDERS.map((o) => (
          <option key={o} value={o}>
            {o}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What a card lacks that could be declared although no sale covers it (specification, section 12). */
function lacking(view: State, seat: Seat, uid: number, mark: Mark): { flag?: string; note?: string } {
  const short = mark === 'short' ? shortfall(view, seat, uid) : null;
  return short === null ? {} : { flag: `${short.missing}$ short`, note: sayShortfall(short) };
}

/** Of two rows so many cards stand beside each other, and so many of them are in sight. */
const SHOWN = 3;
const columnsOf = (held: number): number => Math.ceil(held / 2);

/** Of a hand what may be pressed. */
const WANTED = ['[data-mark="open"]'];

/** The viewer's own hand: side by side in one row, or whole in as many as it takes. */
export function Hand({ props, table, seat, isWhole = false }: SeatPart & { readonly isWhole?: boolean }) {
  const { view, speed, moves } = props;
  const by = order.use();
  const isNarrow = useNarrow();
  const roving = useRoving<HTMLDivElement>();
  const { marks } = freshness.use();
  const hand = view.hands[seat]!;
  const sorted = [...hand].sort((a, b) => rank[by](a) - rank[by](b) || a - b);
  useFlip(roving.ref, `${by} ${sorted}`, speed);
  useInSight(roving.ref, WANTED, moves);
  const hidden = hand.some((uid) => uid < 0);
  const bonus = table.paying ? saleBonus(view, seat, table.paying.building) : priceBonus(view, seat);
  return (
    <div
      className={isNarrow ? 'si-hand k-row' : 'si-hand'}
      data-whole={isWhole || undefined}
      data-choosing={sorted.some((uid) => table.mark(uid) === 'open') || undefined}
      data-place={`hand-${seat}`}
      data-rows={hand.length > SHOWN ? 2 : 1}
      style={
        {
          '--cards': hand.length,
          '--columns': columnsOf(hand.length),
          '--shown': Math.min(SHOWN, columnsOf(hand.length)),
        } as React.CSSProperties
      }
      role="group"
      aria-label={`Your hand, ${plural(hand.length, 'card')}`}
      {...roving}
    >
      {hidden
        ? hand.map((_, i) => (
            <span key={i} className="si-tile" data-size="hand">
              <Face kind={0} />
            </span>
          ))
        : sorted.map((uid) => (
            <Tile
              key={uid}
              uid={uid}
              mark={table.mark(uid)}
              place={table.place(uid)}
              acts={table.acts}
              cost={effectiveCost(view, seat, uid)}
              price={cardOf(uid).price + bonus}
              fresh={marks.get(uid)}
              {...(table.paying?.isUnfit(uid) ? { note: unfit(table.paying).text } : {})}
              {...lacking(view, seat, uid, table.mark(uid))}
            />
          ))}
      {hand.length === 0 && <p className="k-quiet">Your hand is empty.</p>}
    </div>
  );
}
