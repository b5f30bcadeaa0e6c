import { Icon, useTip } from '@conclave/web/kit';
import { KIND_OF } from '../../data/cards.ts';
import type { Built } from '../../rules/types.ts';
import type { Acts, Mark } from '../table.ts';
import { Brief } from './brief.tsx';
import { Face } from './face.tsx';
import { Sign } from './signs.tsx';
import { labelOf, nameOf } from './words.ts';
import { zoomed } from './zoomed.ts';

interface TileProps {
  readonly uid: number;
  readonly mark?: Mark;
  readonly acts?: Acts;
  /** Given in a tableau: its slip state, named kind and store are shown. */
  readonly built?: Built;
  readonly size?: 'mini' | 'hand';
  /** Where cost, price and points differ from the print just now. */
  readonly cost?: number;
  readonly price?: number;
  readonly points?: number;
  /** What stands at its corner: its number in a list. */
  readonly badge?: string;
  /** Said after the card's own words: "needs an opponent with 5 cards". */
  readonly note?: string | undefined;
}

const SAID: { readonly [M in Exclude<Mark, null>]: string } = {
  open: 'can be chosen',
  chosen: 'chosen',
  implied: 'chosen, needed in every way left',
  wrong: 'chosen, but not needed: that would be overselling',
};

/** A card one can press: in a hand, in a tableau, or offered. */
export function Tile({
  uid,
  mark = null,
  acts,
  built,
  size = 'hand',
  cost,
  price,
  points,
  badge,
  note,
}: TileProps) {
  const kind = KIND_OF[uid]!;
  const look = () => zoomed.set({ uid });
  const tip = useTip(<Brief kind={kind} built={built} note={note} />);
  const label = labelOf(kind, {
    ...(cost === undefined ? {} : { cost }),
    ...(price === undefined ? {} : { price }),
    ...(built ? { built } : {}),
  });
  return (
    <button
      type="button"
      className="si-tile"
      data-rove
      data-flip={`card-${uid}`}
      data-card={uid}
      data-size={size}
      data-mark={mark ?? undefined}
      data-slipped={built?.slipped ? '' : undefined}
      aria-label={`${label}${mark ? `; ${SAID[mark]}` : ''}${note ? `; ${note}` : ''}`}
      aria-pressed={mark === null ? undefined : mark !== 'open'}
      {...tip}
      onClick={(e) => (acts ? acts.press(uid, e.currentTarget) : look())}
      onContextMenu={(e) => {
        e.preventDefault();
        look();
      }}
      onKeyDown={(e) => {
        if (e.key === 'i') look();
        else if (e.key === 'Enter' && acts) {
          e.preventDefault();
          acts.enter(uid, e.currentTarget);
        }
      }}
    >
      <span className="si-turn">
        <Face
          kind={kind}
          size={size}
          {...(cost === undefined ? {} : { cost })}
          {...(price === undefined ? {} : { price })}
          {...(points === undefined ? {} : { points })}
        />
      </span>
      {mark && mark !== 'open' && (
        <span className="si-mark" aria-hidden="true">
          <Icon name={mark === 'wrong' ? 'close' : 'check'} size={16} />
        </span>
      )}
      {badge && (
        <span className="si-number" aria-hidden="true">
          {badge}
        </span>
      )}
      {size === 'mini' && (
        <span className="si-caption" aria-hidden="true">
          {built?.slipped && (
            <span className="si-slip">
              <Sign name="slip" size={14} /> slipped
            </span>
          )}
          <span className="si-caption-name">{nameOf(kind)}</span>
          {built && built.named > 0 && (
            <span className="si-note">
              <Sign name="name" size={14} /> {nameOf(built.named)}
            </span>
          )}
          {built && built.stash.length > 0 && (
            <span className="si-note">
              <Sign name="store" size={14} /> {built.stash.length} stored
            </span>
          )}
        </span>
      )}
    </button>
  );
}
