import { markedCells, type Pattern } from '@conclave/mechanics/pattern';

/** P: place, optional. X: attack, mandatory. E: a spacer without effect, drawn only (section 2.0). */
const MARKS = ['P', 'X', 'E'] as const;
export type Mark = (typeof MARKS)[number];

export type EffectPattern = Pattern<Mark>;

/** One step of an ability or of an option of an action card. */
export type Effect =
  /** Attack the X cells, then place on the P cells. */
  | { readonly kind: 'pattern'; readonly pattern: EffectPattern }
  | { readonly kind: 'gain'; readonly hexilum: number }
  /** Take back up to so many units from the own Recovery Ship (HX-REC-01). */
  | { readonly kind: 'recover'; readonly units: number }
  /** The own warlord heals. */
  | { readonly kind: 'heal'; readonly life: number }
  /** Exchange two units or move one; `self`: the acting token is one of them (HX-EXC-01, 04). */
  | { readonly kind: 'exchange'; readonly unit: 'any' | 'self' }
  /** Destroy a unit of any owner, not the acting token; `adjacent` to the acting token or warlord (HX-DST-08 to 12). */
  | { readonly kind: 'destroy'; readonly where: 'anywhere' | 'adjacent' }
  /** May place one token: on any empty territory, or where the step before destroyed (HX-PLC-05, HX-REC-02). */
  | { readonly kind: 'place'; readonly where: 'empty' | 'emptied'; readonly token: 'any' | 'recovered' }
  /** Send up to so many units of one player's reserve to the Recovery Ship (HX-DST-10). */
  | { readonly kind: 'send'; readonly units: number }
  /** Destroy hexilum of one enemy (HX-ECO-04). */
  | { readonly kind: 'burn'; readonly hexilum: number }
  /** Steal hexilum of one enemy (HX-ECO-03). */
  | { readonly kind: 'steal'; readonly hexilum: number }
  /** Take a card of an enemy (HX-CRD-08, 10). */
  | { readonly kind: 'takeCard'; readonly card: 'mercenary' | 'action' }
  /** Discard an action card of an enemy (HX-CRD-11). */
  | { readonly kind: 'discardCard' }
  /** Damage one enemy warlord (HX-CRD-13). */
  | { readonly kind: 'damage'; readonly life: number; readonly where: 'anywhere' | 'adjacent' }
  /** Private extra cards in this turn's market phase (HX-CRD-14). */
  | { readonly kind: 'extra'; readonly cards: number }
  /** Squad tokens into the own reserve (HX-CRD-12). */
  | { readonly kind: 'squad'; readonly tokens: number }
  /** Attack so many different adjacent territories, empty ones too; whether warlords there are met (HX-MIN-02). */
  | { readonly kind: 'assault'; readonly territories: number; readonly meets: 'units' | 'all' }
  /** Attack an adjacent enemy as an attack action does, without losing the attacker (HX-ATK-06). */
  | { readonly kind: 'attack' }
  /** May place a unit of another kind from the own Recovery Ship on an adjacent empty territory (HX-REC-04). */
  | { readonly kind: 'resurrect' };

/** Steps carried out one after another. */
export type Ability = readonly Effect[];

/** A pattern about the acting token or warlord, in the notation of section 2.0. */
export const about = (cells: string): Effect => ({
  kind: 'pattern',
  pattern: { anchor: 'self', cells: markedCells(cells, MARKS) },
});

/** A pattern anywhere. */
export const anywhere = (cells: string): Effect => ({
  kind: 'pattern',
  pattern: { anchor: 'free', cells: markedCells(cells, MARKS) },
});

export const EXCHANGE: Effect = { kind: 'exchange', unit: 'any' };
export const gain = (hexilum: number): Effect => ({ kind: 'gain', hexilum });
export const recover = (units: number): Effect => ({ kind: 'recover', units });
export const heal = (life: number): Effect => ({ kind: 'heal', life });
