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
  TYPE_SIGNS,
} from './drawings.ts';
import { HOUSE_SIGNS } from './houses.ts';
import { sigilOf } from './sigils.ts';

const Sign = (sign: PlacedSign & { readonly drawing: Drawing }) => <DrawnSign family="hg-sign" {...sign} />;

/** A base or unit. */
export const Piece = ({ kind, ...placed }: PlacedSign & { readonly kind: PieceKind }) => (
  <Sign drawing={PIECES[kind]} {...placed} />
);

export const Faction = ({ faction, ...placed }: PlacedSign & { readonly faction: number }) => (
  <Sign
    drawing={FACTION_SIGNS[faction]!}
    {...placed}
    className={`hg-faction-${faction} ${placed.className ?? ''}`}
  />
);

/** The emblem of an action card. */
export const CardEmblem = ({ card, ...placed }: PlacedSign & { readonly card: ActionCard }) => (
  <Sign drawing={CARD_EMBLEMS[card]} {...placed} />
);

/** The shape of a type's Locations: square, circle, triangle. */
export const TypeSign = ({ type, ...placed }: PlacedSign & { readonly type: Type }) => (
  <Sign drawing={TYPE_SIGNS[type]} {...placed} className={`hg-type-${type} ${placed.className ?? ''}`} />
);

/** A coin, the Arbiter's scales, and other things that are named beside it. */
export const ThingSign = ({ thing, ...placed }: PlacedSign & { readonly thing: Thing }) => (
  <Sign drawing={THINGS[thing]} {...placed} />
);

/** The sign of a seat's Great House. */
export const HouseSign = ({ seat, ...placed }: PlacedSign & { readonly seat: Seat }) => (
  <Sign drawing={HOUSE_SIGNS[seat]!} {...placed} />
);

/** The sigil of a leader. */
export const Sigil = ({ leader, ...placed }: PlacedSign & { readonly leader: number }) => (
  <Sign drawing={sigilOf(leader)} {...placed} />
);
