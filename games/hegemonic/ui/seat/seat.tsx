import { plural } from '@conclave/frame/words.ts';
import type { Seat as SeatNumber } from '@conclave/kernel';
import { Button, Count, SeatBlock, Tip } from '@conclave/kit';
import { HOUSES } from '../../data/houses.ts';
import { TYPES, type Type } from '../../data/tracks.ts';
import { technology } from '../../rules/cards.ts';
import { income, nextCost, supply, tier } from '../../rules/networks.ts';
import { bases, caps, houseName, TYPE_TEXT, technologyName } from '../../words/names.ts';
import { technologyNames } from '../../words/parts.ts';
import { tierText } from '../card/technology-card.tsx';
import { zoomed } from '../card/zoomed.ts';
import type { Props } from '../draft.ts';
import { ArbiterMark, Points, Purse, UnitsLeft } from '../mine/facts.tsx';
import { LeaderChip } from '../mine/leader-chip.tsx';
import { HouseSign, ThingSign, TypeSign } from '../symbols/symbols.tsx';

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

/** A track in small: what it brings in each Collection. */
function Network({ view, seat, type }: SeatProps & { readonly type: Type }) {
  return (
    <Tip
      className={`hg-net k-fine hg-type-${type}`}
      rule="HG-GEN-06"
      tip={`${TYPE_TEXT[type].name}: ${networkText(view, seat, type)}.`}
    >
      <TypeSign type={type} size={14} title={TYPE_TEXT[type].name} />
      <span className="unseen"> income </span>
      <b className="k-ink">+{income(view, seat, type)}</b>
    </Tip>
  );
}

/** “tier 1, income 2; 14 Complexes left, for the next it pays 1 CAP”. */
function networkText(view: SeatProps['view'], seat: SeatNumber, type: Type): string {
  const left = supply(view, seat, type);
  const next = left === 0 ? 'none left' : `for the next it pays ${caps(nextCost(view, seat, type))}`;
  return `tier ${tier(view, seat, type)}, income ${income(view, seat, type)}; ${bases(type, left)} left, ${next}`;
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
        <Tip className="hg-fact k-quiet" tip={`Inactive: ${technologyNames(inactive)}.`} rule="HG-CON-40">
          <span className="unseen">Inactive </span>
          <ThingSign thing="card" size={15} />
          {inactive.length}
        </Tip>
      )}
      {advanced.map((card) => {
        const { type, tier } = technology(view, card);
        return (
          <Tip key={card} className="hg-fact" tip={`Advanced: ${technologyName(card)}, tier ${tier}.`}>
            <TypeSign type={type} size={13} title={technologyName(card)} />
            {tierText(tier)}
          </Tip>
        );
      })}
    </>
  );
}

/** All that a seat has besides its numbers, in words where there is room for them. */
function More(props: SeatProps) {
  const { view, seat } = props;
  const zoom = zoomed.useSet();
  return (
    <div className="hg hg-seat-more k-stack k-starts k-fine">
      <p className="k-line">
        <House seat={seat} /> {houseName(seat)}
      </p>
      <Purse view={view} seat={seat} />
      <LeaderChip view={view} seat={seat} />
      {TYPES.map((type) => (
        <p key={type} className={`k-line hg-type-${type}`}>
          <TypeSign type={type} size={14} /> <span className="k-soft">{networkText(view, seat, type)}</span>
        </p>
      ))}
      <div className="hg-seat-things k-flow">
        <Technologies {...props} />
        <UnitsLeft view={view} seat={seat} />
      </div>
      <Button small onClick={() => zoom({ seat })}>
        Tracks and cards
      </Button>
    </div>
  );
}

/** One seat at the side of the galaxy. */
export function Seat(props: SeatProps) {
  const { view, seat } = props;
  const isSettled = view.homes[seat]! >= 0;
  return (
    <SeatBlock
      props={props}
      seat={seat}
      marks={<ArbiterMark view={view} seat={seat} />}
      points={<Points view={view} seat={seat} />}
      facts={
        isSettled && (
          <>
            <Tip
              className="hg-net k-fine"
              rule="HG-GEN-01"
              tip={`${caps(view.caps[seat]!)}, the money of the game.`}
            >
              <ThingSign thing="coin" size={14} title="CAPs" />
              <b className="k-ink">
                <Count value={view.caps[seat]!} />
              </b>
            </Tip>
            {TYPES.map((type) => (
              <Network key={type} {...props} type={type} />
            ))}
          </>
        )
      }
    >
      <More {...props} />
    </SeatBlock>
  );
}
