import type { Seat } from '@conclave/kernel';
import { type Drawing, DrawnSign, type PlacedSign } from '@conclave/kit/table';
import type { ActionCard } from '../../data/cards.ts';
import type { Type } from '../../data/tracks.ts';
import {
  CARD_EMBLEMS,
  FACTION_SIGNS,
  PIECES,
  type PieceKind,
  THINGS,
  type Thing,
  TYPE_PIECE,
} from './drawings.ts';
import { HOUSE_SIGNS } from './houses.ts';

const Sign = (sign: PlacedSign & { readonly drawing: Drawing }) => <DrawnSign family="hg-sign" {...sign} />;

/** A base or unit. */
export const Piece = ({ kind, ...placed }: PlacedSign & { readonly kind: PieceKind }) => (
  <Sign sign={kind} drawing={PIECES[kind]} {...placed} />
);

export const Faction = ({ faction, ...placed }: PlacedSign & { readonly faction: number }) => (
  <Sign
    sign={`faction-${faction}`}
    drawing={FACTION_SIGNS[faction]!}
    {...placed}
    className={`hg-faction-${faction} ${placed.className ?? ''}`}
  />
);

/** The emblem of an action card. */
export const CardEmblem = ({ card, ...placed }: PlacedSign & { readonly card: ActionCard }) => (
  <Sign sign={card} drawing={CARD_EMBLEMS[card]} {...placed} />
);

/** The sign of a type: its base. */
export const TypeSign = ({ type, ...placed }: PlacedSign & { readonly type: Type }) => (
  <Sign
    sign={TYPE_PIECE[type]}
    drawing={PIECES[TYPE_PIECE[type]]}
    {...placed}
    className={`hg-type-${type} ${placed.className ?? ''}`}
  />
);

/** A coin, the Arbiter's scales, and other things that are named beside it. */
export const ThingSign = ({ thing, ...placed }: PlacedSign & { readonly thing: Thing }) => (
  <Sign sign={thing} drawing={THINGS[thing]} {...placed} />
);

/** The sign of a seat's Great House. */
export const HouseSign = ({ seat, ...placed }: PlacedSign & { readonly seat: Seat }) => (
  <Sign sign={`house-${seat}`} drawing={HOUSE_SIGNS[seat]!} {...placed} />
);
