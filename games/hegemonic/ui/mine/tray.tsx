import type { Seat } from '@conclave/kernel';
import { sideways, Tip } from '@conclave/kit';
import { tables } from '../../data/tables.ts';
import { TYPES, type Type } from '../../data/tracks.ts';
import { builtOf, income, tier } from '../../rules/networks.ts';
import { TYPE_TEXT } from '../../words/names.ts';
import { tierText } from '../card/technology-card.tsx';
import type { Props } from '../draft.ts';
import { TypeSign } from '../symbols/symbols.tsx';
import { Income, Purse, UnitsLeft } from './facts.tsx';
import { GiftButton } from './gift.tsx';
import { LeaderChip } from './leader-chip.tsx';
import { trackText } from './player-board.tsx';
import { Technologies } from './technologies.tsx';

/** A track as a bar: how many of its bases are built, with tier and income. */
function Bar({ view, seat, type }: Pick<Props, 'view'> & { readonly seat: Seat; readonly type: Type }) {
  const built = builtOf(view, seat, type);
  return (
    <Tip
      className={`hg-bar hg-type-${type}`}
      rule="HG-GEN-06"
      tip={`${TYPE_TEXT[type].name}: ${trackText(view, seat, type)}`}
    >
      <span className="k-within">
        <TypeSign type={type} size={15} title={TYPE_TEXT[type].name} />
        <span className="unseen"> income </span>
        <b className="k-ink">+{income(view, seat, type)}</b>
        <span className="hg-tier">tier {tierText(tier(view, seat, type))}</span>
      </span>
      <span className="hg-bar-slots" aria-hidden="true">
        {tables(view).tracks[type].cost.map((_, i) => (
          <i key={i} data-on={i < built || undefined} />
        ))}
      </span>
    </Tip>
  );
}

/** The essentials of the own area, at the foot of the window: CAPs, tracks, and the tops of the technologies. */
export function Tray(props: Props) {
  const { view, viewer } = props;
  if (viewer === 'table') return null;
  return (
    <div className="hg hg-tray k-line">
      <div className="hg-tray-caps">
        <Purse view={view} seat={viewer} />
        <span className="k-line k-fine">
          <Income view={view} seat={viewer} />
          <LeaderChip view={view} seat={viewer} brief />
          <GiftButton props={props} />
        </span>
      </div>
      <div className="k-line">
        {TYPES.map((type) => (
          <Bar key={type} view={view} seat={viewer} type={type} />
        ))}
      </div>
      <div className="hg-tray-units k-stack k-fine">
        <UnitsLeft view={view} seat={viewer} />
      </div>
      <div className="hg-tray-cards k-row" onWheel={sideways}>
        <Technologies props={props} seat={viewer} />
      </div>
    </div>
  );
}
