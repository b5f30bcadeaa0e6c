import type { TechnologyKey } from './technologies.ts';

/**
 * Section 6.9: by what is changed, the technology that does so while it is advanced (HG-TEC-11). A rule asks for the effect
 * by its name where it applies.
 */
export const EFFECTS = {
  gateRescue: 'predictiveAlgorithms',
  gateReach: 'massTranslationRelay',
  powerPerGate: 'dysonSphereAssembly',
  discountBesideRivals: 'nanoFabricants',
  conflictDiscount: 'efficiencyParadigm',
  winsDraws: 'polymorphicMatter',
  retention: 'emergentEconomics',
  complexesNearEverything: 'quantumTunnelLattice',
  agentRescue: 'subliminalTelepathy',
  agentWithdrawal: 'stealthFieldEmitter',
  agentPower: 'nanoAccelerants',
  lostEmbassyGain: 'psionicEcology',
  barsLoans: 'empathyTransmitter',
  agentRange: 'sentientPropaganda',
  embassyRelocation: 'transcendencyRoutine',
  endlessFactions: 'postPhysicalArray',
  fleetRescue: 'phasedTeleportation',
  stackingDiscount: 'selfReplicatingDrones',
  fleetSteps: 'singularityFtlDrive',
  fleetPower: 'hyperCannonBatteries',
  outpostRescue: 'bioAdaptiveHulls',
  fleetRange: 'psiSubversionProbes',
  outpostRelocation: 'braneManipulation',
  endlessStacks: 'synergizedLogistics',
} as const satisfies { readonly [effect: string]: TechnologyKey };
export type Effect = keyof typeof EFFECTS;

/** By how much an effect changes something, or the CAPs at which it may be used; those without a number just hold. */
export const EFFECT_NUMBERS = {
  /** CAPs for keeping a Gate that is about to be destroyed. */
  gateRescue: 1,
  gateReach: 1,
  powerPerGate: 1,
  discountBesideRivals: 1,
  conflictDiscount: 1,
  retention: 6,
  /** CAPs for putting a destroyed unit on the home. */
  agentRescue: 1,
  fleetRescue: 1,
  agentPower: 1,
  /** CAPs for each Embassy lost. */
  lostEmbassyGain: 3,
  agentRange: 1,
  /** CAPs for relocating an Embassy anywhere. */
  embassyRelocation: 3,
  stackingDiscount: 1,
  /** Steps beyond those of every Fleet; movement costs nothing. */
  fleetSteps: 2,
  fleetPower: 1,
  /** CAPs for saving an Outpost of a lost stack. */
  outpostRescue: 1,
  fleetRange: 1,
  /** CAPs for relocating an Outpost, unbuilt ones or not. */
  outpostRelocation: 2,
} satisfies { readonly [effect in Effect]?: number };
/** An effect with a number. */
export type Counted = keyof typeof EFFECT_NUMBERS;
