import type { Provenance } from '@conclave/frame/meta.ts';
import { type Ability, type Effect, EXCHANGE, gain, heal, recover } from './effects.ts';

/** A minor faction. What it does not name, its units do not have. */
export interface MinorFaction {
  readonly id: string;
  readonly name: string;
  /** Reusable: `action` may be used again and again. Fixed: cannot be used to attack (HX-ATK-05). */
  readonly type: 'normal' | 'reusable' | 'fixed';
  /** When a unit comes into play (HX-CHN-08). */
  readonly arrival?: Ability;
  /** For an action, by a unit on the board (HX-ACT-07). */
  readonly action?: Ability;
  /** For its owner, when a unit is sent to the Recovery Ship (HX-DST-05). */
  readonly destruction?: Ability;
  /** Goes to the reserve whenever it would go to the Recovery Ship (HX-DST-04). */
  readonly undying?: true;
  /** Hexilum for placing a unit on a hexilum territory, besides the usual. */
  readonly mining?: number;
}

/** The type of M12: HX-R-16. */
export const MINOR_FACTIONS_PROVENANCE: Provenance = 'rulebook';

const DESTROY: Effect = { kind: 'destroy', where: 'adjacent' };
const CYMURAI: Ability = [DESTROY, heal(1)];

const gorillz = (...arrival: Ability): MinorFaction => ({
  id: 'M1',
  name: 'Gorillz',
  type: 'normal',
  arrival,
});

/** The number of a minor faction is its place in this list: M1 to M12, and M1 once more as it is now. */
export const MINOR_FACTIONS: readonly MinorFaction[] = [
  // Of games of rules number 1: its attacks met warlords as well, and its damage reached any of them.
  gorillz({ kind: 'assault', territories: 2, meets: 'all' }, { kind: 'damage', life: 1, where: 'anywhere' }),
  { id: 'M2', name: 'Cauldron-born', type: 'normal', undying: true },
  { id: 'M3', name: 'Odin’s Wolf', type: 'normal', action: [{ kind: 'attack' }] },
  { id: 'M4', name: 'Duvall’s Air Cavalry', type: 'reusable', action: [EXCHANGE] },
  { id: 'M5', name: 'Resurrectors of Demetere', type: 'normal', arrival: [{ kind: 'resurrect' }] },
  { id: 'M6', name: 'Cymurai', type: 'reusable', arrival: CYMURAI, action: CYMURAI },
  { id: 'M7', name: 'Slave Hunters of Neo-South', type: 'normal', arrival: [DESTROY, gain(1)] },
  { id: 'M8', name: 'Xalielt Body Hunters', type: 'normal', arrival: [DESTROY, recover(1)] },
  { id: 'M9', name: 'Ox Miners', type: 'normal', mining: 2 },
  { id: 'M10', name: 'Lee’s Platoon', type: 'fixed', destruction: [heal(4)] },
  { id: 'M11', name: 'Prophet’s Children', type: 'fixed', destruction: [recover(4)] },
  { id: 'M12', name: 'Guardians of the Halo', type: 'fixed', destruction: [gain(4)] },
  // HX-MIN-02, HX-R-44
  gorillz(
    { kind: 'assault', territories: 2, meets: 'units' },
    { kind: 'damage', life: 1, where: 'adjacent' },
  ),
];

const GORILLZ_1 = 0;
const GORILLZ = MINOR_FACTIONS.length - 1;

const others = [...MINOR_FACTIONS.keys()].filter((number) => number !== GORILLZ_1 && number !== GORILLZ);

/** The numbers of M1 to M12, as they are and in games of rules number 1. */
export const OFFERED: readonly number[] = [GORILLZ, ...others];
export const OFFERED_1: readonly number[] = [GORILLZ_1, ...others];
