import { Icon, keyOf, useTip } from '@conclave/kit';
import { memo, type ReactNode } from 'react';
import { KIND_OF } from '../../data/cards.ts';
import type { Built } from '../../rules/types.ts';
import { shortName } from '../../words/names.ts';
import type { Acts, Mark } from '../table.ts';
import { Brief } from './brief.tsx';
import { Face } from './face.tsx';
import { Ink } from './ink.tsx';
import { Sign } from './signs.tsx';
import { labelOf } from './words.ts';
import { zoomed } from './zoomed.ts';

interface TileProps {
  readonly uid: number;
  readonly mark?: Mark | undefined;
  readonly acts?: Acts | undefined;
  /** Given in a tableau: its slip state, named kind and store are shown. */
  readonly built?: Built | undefined;
  readonly size?: 'mini' | 'hand' | undefined;
  /** Where cost, price and points differ from the print just now. */
  readonly cost?: number | undefined;
  readonly price?: number | undefined;
  readonly points?: number | undefined;
  /** Whether its function is being used or offered. */
  readonly acting?: boolean | undefined;
  /** As which card it goes to the discard pile, where the order was chosen. */
  readonly place?: number | null | undefined;
  /** In few words, what keeps it from being built or what it waits for: "6$ missing". */
  readonly flag?: string | undefined;
  /** What an opponent did with it since the viewer last moved: "just built". */
  readonly fresh?: string | undefined;
  /** Whether it is so narrow that its name is shortened. */
  readonly isNarrow?: boolean | undefined;
  /** Said after the card's own words: "needs an opponent with 5 cards". */
  readonly note?: string | undefined;
}

const SAID: { readonly [M in Exclude<Mark, null>]: string } = {
  open: 'can be chosen',
  short: 'can be declared, but not be paid for by a sale',
  head: 'chosen',
  chosen: 'chosen',
  implied: 'chosen, needed in every way left',
  wrong: 'chosen, but not needed: that would be overselling',
};

/** A card one can press: in a hand, in a tableau, or offered. A press on one leaves the others as they are. */
export const Tile = memo(function Tile({
  uid,
  mark = null,
  acts,
  built,
  size = 'hand',
  cost,
  price,
  points,
  acting = false,
  place = null,
  flag,
  fresh,
  isNarrow = false,
  note,
}: TileProps) {
  const kind = KIND_OF[uid]!;
  const zoom = zoomed.useSet();
  const look = () => zoom({ uid });
  const tip = useTip(<Brief kind={kind} built={built} price={price} note={note} />);
  const label = labelOf(kind, { cost, price, built });
  const isChosen = mark !== null && mark !== 'open' && mark !== 'short';
  return (
    <button
      type="button"
      className="si-tile"
      data-rove
      data-flip={`card-${uid}`}
      data-card={uid}
      data-piece={size === 'mini' ? '' : undefined}
      data-size={size}
      data-mark={mark ?? undefined}
      data-acting={acting || undefined}
      data-fresh={fresh === undefined ? undefined : ''}
      data-flagged={flag !== undefined || undefined}
      data-slipped={built?.slipped ? '' : undefined}
      aria-label={`${label}${mark ? `; ${SAID[mark]}` : ''}${place === null ? '' : `; number ${place} on the discard pile`}${(note ?? flag) ? `; ${note ?? flag}` : ''}${fresh ? `; ${fresh}` : ''}`}
      aria-pressed={mark === null ? undefined : isChosen}
      {...tip}
      onClick={(e) => (acts ? acts.press(uid, e.currentTarget) : look())}
      onContextMenu={(e) => {
        e.preventDefault();
        look();
      }}
      onKeyDown={(e) => {
        if (keyOf(e) === 'i') look();
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
          cost={cost}
          price={price}
          points={points}
          isNarrow={isNarrow}
          holds={holdsOf(built)}
        />
      </span>
      {flag && (
        <span className="si-flag" aria-hidden="true">
          <Ink of={flag} />
        </span>
      )}
      {isChosen && (
        <span className="si-mark k-badge" aria-hidden="true">
          {place !== null ? (
            <Ink of={place} />
          ) : mark === 'head' ? (
            <Sign name={size === 'hand' ? 'build' : 'slip'} />
          ) : (
            <Icon name={mark === 'wrong' ? 'close' : 'check'} size={16} />
          )}
        </span>
      )}
      {built?.slipped && (
        <span className="si-note si-slipped" aria-hidden="true">
          {isNarrow ? <Sign name="slip" size={14} /> : <Ink of="slipped" />}
        </span>
      )}
      {fresh && (
        <span className="si-note si-fresh" aria-hidden="true">
          <Ink of={fresh} />
        </span>
      )}
    </button>
  );
});

/** The kind a built card names, and how many cards lie on it. */
function holdsOf(built: Built | undefined): ReactNode {
  if (built === undefined) return null;
  return (
    <>
      {built.named > 0 && (
        <span className="si-holds">
          <Sign name="name" size={12} />
          &nbsp;
          <Ink of={shortName(built.named)} />
        </span>
      )}
      {built.stash.length > 0 && (
        <span className="si-holds">
          <Sign name="store" size={12} />
          &nbsp;
          <Ink of={`${built.stash.length} stored`} />
        </span>
      )}
    </>
  );
}
