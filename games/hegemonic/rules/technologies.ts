import type { Seat } from '@conclave/kernel';
import { KIND_OF, TECH, type TechnologyKey } from '../data/technologies.ts';
import type { State } from './types.ts';

/**
 * Section 6.9: what each Advanced Technology changes and by how much, or at which price it may be used (HG-TEC-11).
 * A rule asks for the effect by its name where it applies.
 */
const EFFECTS = {
  /** CAPs for keeping a Gate that is about to be destroyed. */
  gateRescue: ['predictiveAlgorithms', 1],
  gateReach: ['massTranslationRelay', 1],
  powerPerGate: ['dysonSphereAssembly', 1],
  discountBesideRivals: ['nanoFabricants', 1],
  conflictDiscount: ['efficiencyParadigm', 1],
  winsDraws: ['polymorphicMatter', 1],
  retention: ['emergentEconomics', 6],
  complexesNearEverything: ['quantumTunnelLattice', 1],
  /** CAPs for putting a destroyed unit on the home. */
  agentRescue: ['subliminalTelepathy', 1],
  agentWithdrawal: ['stealthFieldEmitter', 1],
  agentPower: ['nanoAccelerants', 1],
  /** CAPs for each Embassy lost. */
  lostEmbassyGain: ['psionicEcology', 3],
  barsLoans: ['empathyTransmitter', 1],
  agentRange: ['sentientPropaganda', 1],
  /** CAPs for relocating an Embassy anywhere. */
  embassyRelocation: ['transcendencyRoutine', 3],
  endlessFactions: ['postPhysicalArray', 1],
  fleetRescue: ['phasedTeleportation', 1],
  stackingDiscount: ['selfReplicatingDrones', 1],
  /** Steps beyond three; movement costs nothing. */
  fleetSteps: ['singularityFtlDrive', 2],
  fleetPower: ['hyperCannonBatteries', 1],
  /** CAPs for saving an Outpost of a lost stack. */
  outpostRescue: ['bioAdaptiveHulls', 1],
  fleetRange: ['psiSubversionProbes', 1],
  /** CAPs for relocating an Outpost, unbuilt ones or not. */
  outpostRelocation: ['braneManipulation', 2],
  endlessStacks: ['synergizedLogistics', 1],
} as const satisfies { readonly [effect: string]: readonly [TechnologyKey, number] };
export type Effect = keyof typeof EFFECTS;

const KINDS = Object.fromEntries(Object.entries(EFFECTS).map(([effect, [key]]) => [effect, TECH[key]])) as {
  readonly [effect in Effect]: number;
};

/** Whether a seat has an Advanced Technology of this kind. */
export function hasTechnology(s: Readonly<State>, seat: Seat, kind: number): boolean {
  const cards = s.advanced[seat]!;
  for (let i = 0; i < cards.length; i++) if (KIND_OF[cards[i]!] === kind) return true;
  return false;
}

/** Whether the seat has the Advanced Technology with this effect (HG-TEC-05). */
export const has = (s: Readonly<State>, seat: Seat, effect: Effect): boolean =>
  hasTechnology(s, seat, KINDS[effect]);

/** The number of an effect, 0 without the technology. */
export const effect = (s: Readonly<State>, seat: Seat, name: Effect): number =>
  has(s, seat, name) ? EFFECTS[name][1] : 0;

/** The number of an effect whether or not anybody has it: a price. */
export const priceOf = (name: Effect): number => EFFECTS[name][1];

/** The technology that has an effect. */
export const technologyOf = (name: Effect): TechnologyKey => EFFECTS[name][0];
