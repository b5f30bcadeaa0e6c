import type { ActionCard } from '../../data/cards.ts';
import type { Type } from '../../data/tracks.ts';
import {
  CARD_EMBLEMS,
  type Drawing,
  FACTION_SIGNS,
  PIECES,
  type PieceKind,
  THINGS,
  type Thing,
  TYPE_SIGNS,
} from './drawings.ts';
import { sigilOf } from './sigils.ts';

interface Placed {
  /** Width and height: pixels in a text, units of the drawing inside an SVG. */
  readonly size?: number;
  /** Inside an SVG: where the middle of the sign is. */
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
  /** Its name, where no text beside it says what it is. */
  readonly title?: string | undefined;
}

/** A sign in the colour of its surroundings, in a text or inside a drawing. */
function Sign({
  drawing: { line, solid },
  size = 16,
  x,
  y,
  className = '',
  title,
}: Placed & { readonly drawing: Drawing }) {
  return (
    <svg
      className={`hg-sign ${className}`.trim()}
      x={x === undefined ? undefined : x - size / 2}
      y={y === undefined ? undefined : y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {solid && <path className="solid" d={solid} />}
      {line && <path className="line" d={line} />}
    </svg>
  );
}

/** A base or unit. */
export const Piece = ({ kind, ...placed }: Placed & { readonly kind: PieceKind }) => (
  <Sign drawing={PIECES[kind]} {...placed} />
);

export const Faction = ({ faction, ...placed }: Placed & { readonly faction: number }) => (
  <Sign
    drawing={FACTION_SIGNS[faction]!}
    {...placed}
    className={`hg-faction-${faction} ${placed.className ?? ''}`}
  />
);

/** The emblem of an action card. */
export const CardEmblem = ({ card, ...placed }: Placed & { readonly card: ActionCard }) => (
  <Sign drawing={CARD_EMBLEMS[card]} {...placed} />
);

/** The shape of a type's Locations: square, circle, triangle. */
export const TypeSign = ({ type, ...placed }: Placed & { readonly type: Type }) => (
  <Sign drawing={TYPE_SIGNS[type]} {...placed} className={`hg-type-${type} ${placed.className ?? ''}`} />
);

/** A coin, the Arbiter's scales, and other things that are named beside it. */
export const ThingSign = ({ thing, ...placed }: Placed & { readonly thing: Thing }) => (
  <Sign drawing={THINGS[thing]} {...placed} />
);

/** The sigil of a leader. */
export const Sigil = ({ leader, ...placed }: Placed & { readonly leader: number }) => (
  <Sign drawing={sigilOf(leader)} {...placed} />
);
