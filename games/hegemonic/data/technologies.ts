import type { Provenance } from '@conclave/frame/meta.ts';
import type { Type } from './tracks.ts';

/** A technology: played in a conflict for its power, or advanced for its effect and for points at the end. */
export interface Technology {
  readonly key: TechnologyKey;
  readonly name: string;
  readonly type: Type;
  readonly tier: number;
  /** Copies in the deck, and in the deck for two or three players. */
  readonly copies: number;
  readonly smallCopies: number;
  readonly cost: number;
  /** Power by type, in the order of `TYPES`. */
  readonly power: readonly [industrial: number, political: number, martial: number];
}

export const TECHNOLOGY_KEYS = [
  'predictiveAlgorithms',
  'massTranslationRelay',
  'dysonSphereAssembly',
  'nanoFabricants',
  'efficiencyParadigm',
  'polymorphicMatter',
  'emergentEconomics',
  'quantumTunnelLattice',
  'subliminalTelepathy',
  'stealthFieldEmitter',
  'nanoAccelerants',
  'psionicEcology',
  'empathyTransmitter',
  'sentientPropaganda',
  'transcendencyRoutine',
  'postPhysicalArray',
  'phasedTeleportation',
  'selfReplicatingDrones',
  'singularityFtlDrive',
  'hyperCannonBatteries',
  'bioAdaptiveHulls',
  'psiSubversionProbes',
  'braneManipulation',
  'synergizedLogistics',
] as const;
export type TechnologyKey = (typeof TECHNOLOGY_KEYS)[number];

/** Names, tiers, effects, copies: rulebook. Costs, powers and copies in the small deck: reconstructed. */
export const TECHNOLOGIES_PROVENANCE: { readonly words: Provenance; readonly numbers: Provenance } = {
  words: 'rulebook',
  numbers: 'reconstructed',
};

const of = (
  key: TechnologyKey,
  name: string,
  type: Type,
  [tier, copies, smallCopies, cost]: readonly [number, number, number, number],
  power: Technology['power'],
): Technology => ({ key, name, type, tier, copies, smallCopies, cost, power });

/** I1 to I8, P1 to P8, M1 to M8 of the specification; the number of a kind is its place in this list. */
export const TECHNOLOGIES: readonly Technology[] = [
  of('predictiveAlgorithms', 'Predictive Algorithms', 'industrial', [1, 3, 2, 2], [3, 2, 1]),
  of('massTranslationRelay', 'Mass Translation Relay', 'industrial', [1, 3, 2, 2], [3, 1, 2]),
  of('dysonSphereAssembly', 'Dyson Sphere Assembly', 'industrial', [2, 2, 1, 4], [4, 3, 1]),
  of('nanoFabricants', 'Nano-Fabricants', 'industrial', [2, 2, 1, 3], [4, 1, 3]),
  of('efficiencyParadigm', 'Efficiency Paradigm', 'industrial', [2, 2, 1, 4], [5, 2, 1]),
  of('polymorphicMatter', 'Polymorphic Matter', 'industrial', [3, 2, 1, 6], [6, 3, 1]),
  of('emergentEconomics', 'Emergent Economics', 'industrial', [3, 2, 1, 5], [6, 1, 3]),
  of('quantumTunnelLattice', 'Quantum Tunnel Lattice', 'industrial', [3, 2, 1, 5], [4, 4, 2]),
  of('subliminalTelepathy', 'Subliminal Telepathy', 'political', [1, 3, 2, 2], [1, 3, 2]),
  of('stealthFieldEmitter', 'Stealth Field Emitter', 'political', [1, 3, 2, 2], [2, 3, 1]),
  of('nanoAccelerants', 'Nano-Accelerants', 'political', [2, 2, 1, 4], [1, 4, 3]),
  of('psionicEcology', 'Psionic Ecology', 'political', [2, 2, 1, 3], [3, 4, 1]),
  of('empathyTransmitter', 'Empathy Transmitter', 'political', [2, 2, 1, 4], [1, 5, 2]),
  of('sentientPropaganda', 'Sentient Propaganda', 'political', [3, 2, 1, 6], [1, 6, 3]),
  of('transcendencyRoutine', 'Transcendency Routine', 'political', [3, 2, 1, 5], [3, 6, 1]),
  of('postPhysicalArray', 'Post-Physical Array', 'political', [3, 2, 1, 5], [2, 4, 4]),
  of('phasedTeleportation', 'Phased Teleportation', 'martial', [1, 3, 2, 2], [2, 1, 3]),
  of('selfReplicatingDrones', 'Self-Replicating Drones', 'martial', [1, 3, 2, 2], [1, 2, 3]),
  of('singularityFtlDrive', 'Singularity FTL Drive', 'martial', [2, 2, 1, 4], [3, 1, 4]),
  of('hyperCannonBatteries', 'Hyper Cannon Batteries', 'martial', [2, 2, 1, 4], [1, 3, 4]),
  of('bioAdaptiveHulls', 'Bio-Adaptive Hulls', 'martial', [2, 2, 1, 3], [2, 1, 5]),
  of('psiSubversionProbes', 'Psi-Subversion Probes', 'martial', [3, 2, 1, 6], [3, 1, 6]),
  of('braneManipulation', 'Brane Manipulation', 'martial', [3, 2, 1, 5], [1, 3, 6]),
  of('synergizedLogistics', 'Synergized Logistics', 'martial', [3, 2, 1, 5], [4, 2, 4]),
];

/** The kind of each card that there is, by the card's number: all copies of a kind lie side by side. */
export const KIND_OF: readonly number[] = TECHNOLOGIES.flatMap(({ copies }, kind) =>
  new Array<number>(copies).fill(kind),
);

/** Number of each kind, by its key: `TECH.dysonSphereAssembly`. */
export const TECH = Object.fromEntries(TECHNOLOGY_KEYS.map((key, kind) => [key, kind])) as {
  readonly [key in TechnologyKey]: number;
};
