import { plural } from '@conclave/frame/words.ts';
import type { Seat as SeatNumber } from '@conclave/kernel';
import { SeatBlock, Tip, useRoving } from '@conclave/kit';
import { ScoreList } from '@conclave/kit/table';
import { Fragment } from 'react';
import { DOMAINS } from '../../data/domains.ts';
import { dominationCard } from '../../data/dominations.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { tables } from '../../data/tables.ts';
import { citiesOfLevel, cityCount } from '../../rules/cities.ts';
import { countSide, levelCards } from '../../rules/holdings.ts';
import { dominationOf } from '../../words/hegemon-words.ts';
import { nodusSays } from '../../words/mastery-words.ts';
import { amounts, domainName, influence, roman } from '../../words/names.ts';
import { tileNames } from '../../words/parts.ts';
import { treeSize } from '../../words/tree.ts';
import type { Props } from '../draft.ts';
import { TileFace } from '../map/land-tile.tsx';
import { phone } from '../phone.ts';
import { scoreParts } from '../score.ts';
import { CitySign, DomainSign, MonumentSign, Sign } from '../symbols/symbols.tsx';
import { shownTree } from '../tree/shown.ts';
import './seat.css';

type SeatProps = Props & { readonly seat: SeatNumber };
type Of = Pick<SeatProps, 'view' | 'seat'>;

/** A number that lights up when it changes. It is right at once, for “your move” stands beside it. */
const Figure = ({ n }: { readonly n: number }) => (
  <span key={n} className="dm-figure">
    {n}
  </span>
);

/** Points with their sources on demand. */
const Points = ({ view, seat }: Of) => (
  <Tip
    rove
    className="dm-points k-within"
    rule="DM-FIN-10"
    tip={<ScoreList parts={scoreParts(view, seat)} />}
  >
    <b data-points={seat}>
      <Figure n={view.vp[seat]!} />
    </b>
    <span className="dm-vp"> VP</span>
  </Tip>
);

/** The six Domains: what is held, up to which limit. */
function Knowledge({ view, seat }: Of) {
  return (
    <div className="dm-seat-knowledge" data-purse={seat}>
      {DOMAINS.map((_, domain) => {
        const held = view.knowledge[seat]![domain]!;
        const limit = view.limits[seat]![domain]!;
        return (
          <Tip
            rove
            key={domain}
            className="dm-held"
            rule="DM-KNO-05"
            tip={`${domainName(domain)}: ${held} of at most ${limit}.`}
          >
            <span className="unseen">{domainName(domain)} </span>
            <DomainSign domain={domain} size={15} />
            <b data-bar={`${seat} ${domain}`} data-full={held >= limit || undefined}>
              <Figure n={held} />
            </b>
            <span className="unseen"> of {limit}</span>
            <span className={`dm-level dm-domain-${domain}`} aria-hidden="true">
              <i style={{ inlineSize: `${(100 * limit) / NUMBERS.maxLimit}%` }} />
              <i style={{ inlineSize: `${(100 * held) / NUMBERS.maxLimit}%` }} />
            </span>
          </Tip>
        );
      })}
    </div>
  );
}

const LEVELS = [1, 2, 3] as const;
/** Stands for all Monuments: the pyramid. */
const LEVELS_SIGN = MONUMENTS.findIndex(({ key }) => key === 'greatPyramid');

function Cities({ view, seat }: Of) {
  const levels = LEVELS.map((level) => ({ level, n: citiesOfLevel(view, seat, level) }));
  const said = levels.flatMap(({ level, n }) => (n > 0 ? [`${n} of level ${level}`] : []));
  return (
    <Tip
      rove
      className="k-within k-soft k-fine"
      rule="DM-CIT-02"
      tip={`${plural(cityCount(view, seat), 'City', 'Cities')}${said.length > 0 ? `: ${said.join(', ')}` : ''}.`}
    >
      <span className="unseen">Cities </span>
      {levels.map(
        ({ level, n }) =>
          (n > 0 || level === 1) && (
            <Fragment key={level}>
              <CitySign level={level} size={15} />
              {n}
            </Fragment>
          ),
      )}
    </Tip>
  );
}

function Tree({ view, seat }: Of) {
  const basic = countSide(view, seat, 1);
  const advanced = countSide(view, seat, 2);
  const levels = levelCards(view, seat);
  const nodus = view.nodus[seat]!;
  const tip = `Nodus: ${amounts(nodus)}. ${nodusSays(tables(view))}`;
  return (
    <>
      <Tip
        rove
        className="k-within k-soft k-fine"
        rule="DM-TRE-01"
        tip={`Tree: ${basic} Basic and ${advanced} Advanced Mastery cards, ${plural(levels, 'Monument level')}.`}
      >
        <span className="unseen">Mastery cards, Basic and Advanced </span>
        <Sign name="tree" size={15} />
        {basic}·{advanced}
      </Tip>
      {levels > 0 && (
        <Tip
          rove
          className="k-within k-soft k-fine"
          rule="DM-MON-03"
          tip={`${plural(levels, 'Monument level')} in the Tree.`}
        >
          <span className="unseen">Monument levels </span>
          <MonumentSign monument={LEVELS_SIGN} size={15} />
          {levels}
        </Tip>
      )}
      <Tip rove className="k-within k-soft k-fine" rule="DM-TRE-06" tip={tip}>
        <span className="unseen">Nodus </span>
        <Sign name="nodus" size={15} />
        {nodus.reduce((sum, n) => sum + n, 0)}
      </Tip>
    </>
  );
}

/** The Domination cards of a seat. */
function Held({ view, seat }: Of) {
  return view.holders.map((holder, domain) => {
    if (holder !== seat) return null;
    const card = dominationCard(domain, view.hasOmens);
    return (
      <Tip
        rove
        key={domain}
        className="k-within k-soft k-fine"
        rule="DM-DOM-04"
        tip={`${card.name}, ${dominationOf(domain, view.hasOmens, tables(view))}`}
      >
        <DomainSign domain={domain} size={14} />
        <span>{card.name}</span>
      </Tip>
    );
  });
}

/** The tiles of a hand, as far as they are known. */
function Hand({ tiles }: { readonly tiles: readonly number[] }) {
  const known = tiles.filter((tile) => tile >= 0);
  if (known.length === 0) return plural(tiles.length, 'tile', 'tiles');
  return (
    <span className="k-flow">
      <span className="unseen">In hand: {tileNames(tiles)}.</span>
      {known.map((tile) => (
        <TileFace key={tile} tile={tile} size={44} />
      ))}
    </span>
  );
}

/** How many cards a Tree has; a press shows it. */
function TreeButton({ view, seat, seats }: Of & Pick<SeatProps, 'seats'>) {
  const showTree = shownTree.useSet();
  return (
    <button
      type="button"
      className="dm-seat-tree k-within k-fine"
      data-rove
      aria-label={`${seats[seat]!.name}: Tree, ${treeSize(view, seat)}`}
      onClick={() => showTree(seat)}
    >
      <Sign name="tree" size={15} />
      {view.cards[seat]!.length}
    </button>
  );
}

/** A seat at the side of the board: points, Influence, Cities, cards; all else when it is opened. */
export function Seat(props: SeatProps) {
  const { view, seat } = props;
  const hand = view.hands[seat]!;
  const declared = view.ambitions[seat]!;
  const rove = useRoving<HTMLDivElement>();
  return (
    <div className="dm dm-seat" data-active={view.active === seat || undefined} {...rove}>
      <SeatBlock
        props={props}
        seat={seat}
        points={<Points view={view} seat={seat} />}
        facts={
          <span className="dm-seat-facts k-line" data-purse={seat}>
            <Tip
              rove
              className="k-within k-soft k-fine"
              rule="DM-INF-01"
              tip={`${influence(view.influence[seat]!)}; at the end of each Age 1 VP for each, and the most may assimilate.`}
            >
              <span className="unseen">Influence </span>
              <Sign name="influence" size={14} />
              <Figure n={view.influence[seat]!} />
            </Tip>
            <Cities view={view} seat={seat} />
            <TreeButton {...props} />
            {view.age > 0 && (
              <span className="dm-rank k-quiet k-fine">
                <span className="unseen">initiative </span>
                {roman(view.order.indexOf(seat) + 1)}
              </span>
            )}
          </span>
        }
      >
        {!phone?.matches && <Knowledge view={view} seat={seat} />}
        <div className="dm-seat-row k-flow k-loose">
          <Tree view={view} seat={seat} />
          <Tip rove className="k-within k-soft k-fine" rule="DM-AGE-01" tip={<Hand tiles={hand} />}>
            <span className="unseen">Tiles in hand </span>
            <Sign name="tile" size={15} />
            {hand.length}
          </Tip>
          {declared > 0 && (
            <span className="k-within k-soft k-fine">
              declared <b>{declared}</b>
            </span>
          )}
        </div>
        <div className="dm-seat-row k-flow k-loose">
          <Held view={view} seat={seat} />
        </div>
      </SeatBlock>
      {phone?.matches && <Knowledge view={view} seat={seat} />}
    </div>
  );
}
