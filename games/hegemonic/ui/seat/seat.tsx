import { plural } from '@conclave/frame/words.ts';
import type { Seat as SeatNumber } from '@conclave/kernel';
import { Doing, SeatBadge, Tip } from '@conclave/kit';
import { HOUSES } from '../../data/houses.ts';
import { tables } from '../../data/tables.ts';
import { TYPES, type Type } from '../../data/tracks.ts';
import { technology } from '../../rules/cards.ts';
import { income, nextCost, supply, tier } from '../../rules/networks.ts';
import {
  BASE_TEXT,
  CARD_TEXT,
  caps,
  houseName,
  TYPE_TEXT,
  technologyName,
  technologyNames,
} from '../../words/names.ts';
import { type Turn, turns } from '../../words/turn-order.ts';
import { tierText } from '../card/technology-card.tsx';
import { zoomed } from '../card/zoomed.ts';
import type { Props } from '../draft.ts';
import { ArbiterMark, Points, Purse, UnitsLeft } from '../mine/facts.tsx';
import { LeaderChip } from '../mine/leader-chip.tsx';
import type { PieceKind } from '../symbols/drawings.ts';
import { CardEmblem, HouseSign, Piece, ThingSign, TypeSign } from '../symbols/symbols.tsx';

type SeatProps = Props & { readonly seat: SeatNumber };

/** The Great House of the seat (HG-R-58). */
function House({ seat }: { readonly seat: SeatNumber }) {
  const { creed } = HOUSES[seat]!;
  return (
    <Tip className="hg-fact" rule="HG-R-58" tip={`${houseName(seat)}: ${creed}.`}>
      <HouseSign seat={seat} size={15} title={houseName(seat)} />
    </Tip>
  );
}

/** When the turn of a seat comes: “under way, 1 action left”, “2 turns before it”. */
function whenText(view: SeatProps['view'], order: readonly Turn[], seat: SeatNumber): string {
  const { state } = order.find((turn) => turn.seat === seat)!;
  const before = order.findIndex((turn) => turn.seat === seat) - order.filter(isOver).length;
  switch (state) {
    case 'done':
      return 'done';
    case 'now':
      return `under way, ${plural(view.actionsLeft, 'action')} left`;
    case 'open':
      return 'tied; the Arbiter will say who of equal numbers starts';
    default:
      return before === 0 ? 'next' : `${plural(before, 'turn')} before it`;
  }
}

const isOver = ({ state }: Turn): boolean => state === 'done' || state === 'now';

/** The action card of this phase, once it is revealed, and whether its turn is to come. */
function Played({ view, seat }: SeatProps) {
  const card = view.chosen[seat];
  const order = turns(view);
  if (!card || order.length === 0) return null;
  const { state } = order.find((turn) => turn.seat === seat)!;
  const { name } = CARD_TEXT[card];
  return (
    <Tip
      className="hg-card-played"
      rule="HG-ACT-02"
      tip={`${name}, number ${tables(view).order[card]}: ${whenText(view, order, seat)}.`}
    >
      <span className="hg-card-state" data-state={state}>
        <CardEmblem card={card} size={16} />
        <span>{name}</span>
        <span className="hg-order">{tables(view).order[card]}</span>
      </span>
    </Tip>
  );
}

const PIECE: { readonly [type in Type]: PieceKind } = {
  industrial: 'complex',
  political: 'embassy',
  martial: 'outpost',
};

/** A track in small: bases left, tier, income. */
function Network({ view, seat, type }: SeatProps & { readonly type: Type }) {
  const left = supply(view, seat, type);
  const next = left === 0 ? 'none left' : `for the next it pays ${caps(nextCost(view, seat, type))}`;
  return (
    <Tip
      className={`hg-net hg-type-${type}`}
      rule="HG-GEN-06"
      tip={`${TYPE_TEXT[type].name}: tier ${tier(view, seat, type)}, income ${income(view, seat, type)}; ${left} ${BASE_TEXT[type].many} left, ${next}.`}
    >
      <Piece kind={PIECE[type]} size={15} title={BASE_TEXT[type].many} />
      <span className="hg-tier">
        <span className="unseen"> tier </span>
        {tierText(tier(view, seat, type))}
      </span>
      <b>
        <span className="unseen">, income </span>+{income(view, seat, type)}
      </b>
    </Tip>
  );
}

/** Technologies: how many in hand and inactive, and the advanced ones by type and tier. */
function Technologies({ view, seat }: SeatProps) {
  const hand = view.hands[seat]!.length;
  const inactive = view.inactive[seat]!;
  const advanced = view.advanced[seat]!;
  return (
    <>
      {!view.learning && (
        <Tip className="hg-fact" tip={`${plural(hand, 'technology', 'technologies')} in hand.`}>
          <ThingSign thing="card" size={15} />
          <span className="unseen">In hand </span>
          {hand}
        </Tip>
      )}
      {inactive.length > 0 && (
        <Tip className="hg-fact hg-inactive" tip={`Inactive: ${technologyNames(inactive)}.`} rule="HG-CON-40">
          <span className="unseen">Inactive </span>
          <ThingSign thing="card" size={15} />
          {inactive.length}
        </Tip>
      )}
      {advanced.map((card) => {
        const { type, tier } = technology(view, card);
        return (
          <Tip
            key={card}
            className="hg-fact hg-advanced"
            tip={`Advanced: ${technologyName(card)}, tier ${tier}.`}
          >
            <TypeSign type={type} size={13} title={technologyName(card)} />
            {tierText(tier)}
          </Tip>
        );
      })}
    </>
  );
}

/** One seat in the strip of seats. */
export function Seat(props: SeatProps) {
  const { view, seat, seats } = props;
  const zoom = zoomed.useSet();
  const isSettled = view.homes[seat]! >= 0;
  return (
    <div className="hg hg-seat" data-active={view.active === seat || undefined}>
      <div className="hg-seat-row">
        <button
          type="button"
          className="hg-seat-name"
          aria-label={`${seats[seat]!.name}: all that this seat has`}
          onClick={() => zoom({ seat })}
        >
          <SeatBadge seat={seat} info={seats[seat]!} />
        </button>
        <House seat={seat} />
        <ArbiterMark view={view} seat={seat} />
        <Doing {...props} />
        <span className="hg-spring" />
        <Points view={view} seat={seat} />
      </div>
      {isSettled && (
        <>
          <div className="hg-seat-row">
            <Purse view={view} seat={seat} />
            <LeaderChip view={view} seat={seat} brief />
            <span className="hg-spring" />
            <Played {...props} />
          </div>
          <div className="hg-seat-row hg-nets">
            {TYPES.map((type) => (
              <Network key={type} {...props} type={type} />
            ))}
          </div>
          <div className="hg-seat-row hg-seat-things">
            <Technologies {...props} />
            <span className="hg-spring" />
            <UnitsLeft view={view} seat={seat} />
          </div>
        </>
      )}
    </div>
  );
}
