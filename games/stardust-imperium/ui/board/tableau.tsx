import type { Seat } from '@conclave/kernel';
import { Count, SeatBadge, Tip, useFlip, useRoving } from '@conclave/kit';
import { useInSight } from '@conclave/kit/table';
import { KIND_OF } from '../../data/cards.ts';
import { completionNumber } from '../../rules/completion.ts';
import { buildPoints, builtCount, isUnpaid } from '../../rules/scoring.ts';
import type { State } from '../../rules/types.ts';
import { vpCount } from '../../rules/victory-points.ts';
import { running } from '../../words/running.ts';
import { Sign } from '../card/signs.tsx';
import { Tile } from '../card/tile.tsx';
import { nameOf, plural } from '../card/words.ts';
import { hasPick } from '../drafting.ts';
import { useNarrow } from '../narrow.ts';
import { type Props, type SeatPart, showsVps } from '../table.ts';
import { freshness } from './fresh.ts';

/** How many cards lie side by side, where rivals sit at both sides and where there is more room. */
const NARROW = 4;
const WIDE = 6;

/** So many side by side that there is room for their words, in two rows as long as no row is longer than `most`. */
const columnsOf = (count: number, most: number): number => Math.min(most, Math.max(3, Math.ceil(count / 2)));

/** Of built cards what may be pressed, or else what was built last since the viewer looked. */
const WANTED = ['[data-mark="open"]', '[data-card]:nth-last-child(1 of [data-fresh])'];
/** Built cards of a seat side by side, with their slip state, and the places of those that opponents took away. */
export function Cards({
  props,
  table,
  seat,
  isNarrow = false,
  isStrip = false,
}: SeatPart & {
  readonly isNarrow?: boolean;
  /** Whether they lie in one row, which shows where there is more of it. */
  readonly isStrip?: boolean;
}) {
  const { view, seats, speed, moves } = props;
  const roving = useRoving<HTMLDivElement>();
  const tableau = view.tableaus[seat]!;
  useFlip(roving.ref, tableau.map(({ uid }) => uid).join(), speed);
  const fresh = freshness.use();
  useInSight(roving.ref, WANTED, moves, fresh);
  const gone = fresh.gone.filter(
    (card) => card.seat === seat && !tableau.some(({ uid }) => uid === card.uid),
  );
  const acting = running(view)?.uid;
  const count = tableau.length + gone.length;
  const [cols, few] = [columnsOf(count, WIDE), columnsOf(count, NARROW)];
  const rowsOf = (columns: number) => Math.max(1, Math.ceil(count / columns));
  return (
    <div
      className={isStrip ? 'si-cards k-row' : 'si-cards'}
      role="group"
      aria-label={`Tableau of ${seats[seat]!.name}`}
      data-place={`tableau-${seat}`}
      style={
        {
          '--cards': count,
          '--cols': cols,
          '--rows': rowsOf(cols),
          '--few': few,
          '--few-rows': rowsOf(few),
        } as React.CSSProperties
      }
      {...roving}
    >
      {tableau.map((built) => (
        <Tile
          key={built.uid}
          uid={built.uid}
          built={built}
          size="mini"
          mark={table.mark(built.uid)}
          acts={table.acts}
          points={buildPoints(view, seat, built.uid)}
          acting={acting === built.uid}
          fresh={fresh.marks.get(built.uid)}
          isNarrow={isNarrow}
          {...(isUnpaid(view, built.uid) ? { flag: 'not paid' } : {})}
        />
      ))}
      {gone.map(({ uid, text }) => (
        <p key={uid} className="si-place">
          <span className="si-word">{nameOf(KIND_OF[uid]!)}:</span> {text}
        </p>
      ))}
      {count === 0 && (
        <p className="si-place">
          Nothing built yet.{' '}
          {seat === table.me &&
            `With ${plural(completionNumber(view, seat), 'built card')} you bring on the end.`}
        </p>
      )}
    </div>
  );
}

/** "6/8": built cards against the number that triggers the end. */
export function Completion({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const [built, needed] = [builtCount(view, seat), completionNumber(view, seat)];
  return (
    <Tip
      tip={
        view.completedBy < 0
          ? `${plural(built, 'built card')}; with ${needed} at the end of the owner’s turn the last turns begin.`
          : `${plural(built, 'built card')}. The end has been triggered already.`
      }
      rule="SI-GAM-01"
      className="si-completion"
    >
      <span className="unseen">Built </span>
      {built}/{needed}
      <span className="si-word k-quiet" aria-hidden="true">
        built
      </span>
    </Tip>
  );
}

/** A seat's VP cards, and VP tokens where it has any. */
const holdingOf = (view: State, seat: Seat): string => {
  const tokens = view.tokens[seat]!;
  const pile = `${plural(view.piles[seat]!.length, 'VP card')} face down in the pile`;
  const held = tokens > 0 ? `${pile}, and ${plural(tokens, 'VP token')}` : pile;
  return `${held}: a point each. Who plays later begins with more of them, and functions that gain VP add cards of the deck.`;
};

/** Sizes of a seat's hand and VP pile; a hand that lies open beside them is not counted. */
export function Holdings({
  view,
  seat,
  viewer,
  marked = true,
  isOwn = false,
}: {
  readonly view: State;
  readonly seat: Seat;
  readonly viewer: Props['viewer'];
  /** Whether cards that move come from and go to here. */
  readonly marked?: boolean;
  readonly isOwn?: boolean;
}) {
  const place = (name: string) => (marked ? { 'data-place': `${name}-${seat}` } : {});
  const shown = showsVps(view, seat, viewer);
  return (
    <>
      {!isOwn && (
        <Tip
          tip={`${plural(view.hands[seat]!.length, 'card')} in hand`}
          rule="SI-ZON-07"
          className="si-holding"
        >
          <span {...place('hand')}>
            <Sign name="card" />
          </span>
          <span className="unseen">Hand </span>
          <Count value={view.hands[seat]!.length} />
        </Tip>
      )}
      <Tip
        tip={shown ? holdingOf(view, seat) : 'This table does not show how many VP cards others have.'}
        rule="SI-VP-09"
        className="si-holding"
      >
        <span {...place('vp')}>
          <Sign name="pile" />
        </span>
        <span className="unseen">{view.tokens[seat]! > 0 ? 'VP cards and tokens ' : 'VP cards '}</span>
        {shown ? <Count value={vpCount(view, seat)} /> : '?'}
      </Tip>
    </>
  );
}

/** A hand that lies open: in a replay that shows everything. */
function ShownHand({ uids, name }: { readonly uids: readonly number[]; readonly name: string }) {
  const roving = useRoving<HTMLDivElement>();
  if (uids.length === 0 || uids.includes(-1)) return null;
  return (
    <div className="si-shown">
      <span className="k-quiet">Hand</span>
      <div className="si-cards" role="group" aria-label={`Hand of ${name}`} {...roving}>
        {uids.map((uid) => (
          <Tile key={uid} uid={uid} size="mini" />
        ))}
      </div>
    </div>
  );
}

/** One seat on the board. */
export function Tableau({ props, table, seat }: SeatPart) {
  const { view, viewer } = props;
  const info = props.seats[seat]!;
  return (
    <section
      className="si-tableau"
      data-active={view.active === seat && !view.outcome ? '' : undefined}
      aria-label={info.name}
    >
      <header className="si-tableau-head k-line">
        <SeatBadge seat={seat} info={info} />
        {view.active === seat && !view.outcome && <span className="unseen">on turn</span>}
        <Holdings view={view} seat={seat} viewer={viewer} />
        <Completion view={view} seat={seat} />
        {hasPick(table.draft.open, 'seat', seat) && (
          <button
            type="button"
            className="k-press si-choose"
            aria-label={`Choose ${info.name}`}
            title={`Choose ${info.name}`}
            onClick={() => table.acts.choose(['seat', seat])}
          />
        )}
      </header>
      <Cards props={props} table={table} seat={seat} isStrip={useNarrow()} />
      <ShownHand uids={view.hands[seat]!} name={info.name} />
    </section>
  );
}
