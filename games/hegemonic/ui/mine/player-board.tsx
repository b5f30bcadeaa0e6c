import type { Seat } from '@conclave/kernel';
import { Tip } from '@conclave/kit';
import { tables } from '../../data/tables.ts';
import { TYPES, type Type } from '../../data/tracks.ts';
import { builtOf, income, nextCost, supply, tier } from '../../rules/networks.ts';
import type { State } from '../../rules/types.ts';
import { bases, caps, TYPE_TEXT } from '../../words/names.ts';
import { tierText } from '../card/technology-card.tsx';
import type { PieceKind } from '../symbols/drawings.ts';
import { Piece } from '../symbols/symbols.tsx';

type View = Readonly<State>;

const PIECE: { readonly [type in Type]: PieceKind } = {
  industrial: 'complex',
  political: 'embassy',
  martial: 'outpost',
};

/** A track in words, for those who do not see it. */
export function trackText(view: View, seat: Seat, type: Type): string {
  const left = supply(view, seat, type);
  const next = left === 0 ? 'none left' : `the next costs ${caps(nextCost(view, seat, type))}`;
  return `${bases(type, builtOf(view, seat, type))} on the board, ${left} left, ${next}; tier ${tier(view, seat, type)}, income ${income(view, seat, type)}.`;
}

/**
 * One track: slots from the left, emptied ones with the income uncovered, the others with the base that lies there and its
 * cost; the last emptied slot counts.
 */
function TrackRow({
  view,
  seat,
  type,
  adds,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly type: Type;
  /** A base under construction. */
  readonly adds: boolean;
}) {
  const built = builtOf(view, seat, type);
  const track = tables(view).tracks[type];
  return (
    <li
      className={`hg-line hg-type-${type}`}
      aria-label={`${TYPE_TEXT[type].name}: ${trackText(view, seat, type)}`}
    >
      <Tip
        className="hg-line-name"
        rule="HG-GEN-06"
        tip={
          <>
            {TYPE_TEXT[type].name}: {trackText(view, seat, type)}
          </>
        }
      >
        <Piece kind={PIECE[type]} size={18} />
        <span className="hg-tier hg-line-tier">{tierText(tier(view, seat, type))}</span>
        <b className="k-ink k-num">+{income(view, seat, type)}</b>
      </Tip>
      <ol className="hg-slots k-list" aria-hidden="true">
        {track.cost.map((cost, i) => {
          const state = i < built ? 'empty' : i === built && adds ? 'adds' : i === built ? 'next' : 'base';
          return (
            <li
              key={i}
              className="hg-slot"
              data-state={state}
              data-last={i === built - 1 || undefined}
              data-tier={i === 0 || track.tier[i] === track.tier[i - 1] ? undefined : track.tier[i]}
            >
              {i < built ? <span>{track.income[i]}</span> : <Piece kind={PIECE[type]} size={11} />}
              {i >= built && <b>{cost}</b>}
            </li>
          );
        })}
      </ol>
    </li>
  );
}

/** The player board: three tracks with the bases left and what is uncovered. */
export function PlayerBoard({
  view,
  seat,
  adds = null,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly adds?: Type | null;
}) {
  return (
    <div className="hg-player-board">
      <p className="hg-tracks-head k-note">
        <Tip
          className="k-num"
          rule="HG-GEN-06"
          tip="A track for each type. Every base that you build uncovers a slot: the last one uncovered gives the tier, from I to III, and the CAPs that you gain in each Collection."
        >
          tier, income
        </Tip>
        <Tip
          className="k-num"
          rule="HG-GEN-06"
          tip="From the left: slots uncovered so far, each with its income; then the bases left, each with the CAPs that you would pay to build it. A strong line begins a tier."
        >
          gained when built, then to pay for the next
        </Tip>
      </p>
      <ul className="hg-tracks k-list k-stack" aria-label="Tracks">
        {TYPES.map((type) => (
          <TrackRow key={type} view={view} seat={seat} type={type} adds={adds === type} />
        ))}
      </ul>
    </div>
  );
}
