import type { LeaderKey } from '../data/leaders.ts';
import type { TechnologyKey } from '../data/technologies.ts';

/*
 * What things are worth, in hundredths of a VP: section 11 of the specification, tuned by play against itself.
 */

export const WEIGHT = {
  /** A point. */
  point: 100,
  /** Part of what boards pay now that a later scoring keeps, for each round until then. */
  keptARound: 0.86,
  /** How uncertain majorities are: at the scoring itself, more for each action phase before it, and in later rounds. */
  doubt: 0.35,
  doubtAPhase: 0.45,
  doubtLater: 2.2,
  /** Chance that a player who has nothing on a board comes to it: for each action phase, and in later rounds. */
  entry: 0.04,
  entryLater: 0.25,
  /** A CAP that can be spent before k scorings: this, and more for each. */
  cap: 4,
  capARound: 28,
  /** With so many CAPs in hand one more would be worth nothing, but each is worth a part at least. */
  capsUseful: 22,
  capAtLeast: 0.15,
  /** A CAP that the Arbitration takes, of its worth. */
  lostCap: 0.06,
  /** How much dearer CAPs count while builds are compared: the cheap ones first. */
  thrift: 0.5,
  /** Each CAP less that may be kept, for each later round. */
  retention: 2,
  /** The first, second and third unit of a kind, and a Gate pair, for each round left. */
  unit: [16, 9, 5],
  gate: 10,
  /** A Location that only a unit of the network could bring within range, for each round. */
  opening: 8,
  /** An action that follows a BUILD counts a little less: the CAPs are gone. */
  second: 0.9,
  /** A card without a BUILD leaves less choice, where nothing but BASIC is to be done. */
  noBuild: 1,
  /** Part of what a BUILD gains by a move that makes room for it, when it comes in a later turn only. */
  roomLater: 0.6,
  /** CAPITALIZE actions of a round, by which the lowest income counts. */
  capitalize: 0.8,
  /** A rival's base within three steps of a unit. */
  prey: 2,
  /** A power point of a base for each power point of its own network that it helps in a conflict, a round. */
  mass: 2,
  /** A Location that a base brings within range, for each round. */
  frontier: 12,
  /** A Location that only a Gate pair brings within range, for each round. */
  gateRoom: 14,
  /**
   * Chance that a rival attacks what it would certainly get, as long as it has a round for it, by seats from two: with many
   * there is more that each of them could attack.
   */
  exposed: [0.6, 0.6, 0.6, 0.45, 0.35],
  /** Chance that a player who could lend power does. */
  lent: 0.35,
  /** Part of a card's worth in hand that it costs to play it in a conflict. */
  committed: 0.4,
  /** The technology card that a conflict uses up for a while. */
  cardUsed: 10,
  /** A draw of a technology that nothing can be done with yet. */
  draw: 14,
  /** A card in hand, for each point of its highest power; a card missing from a hand. */
  handPower: 4,
  missingCard: 22,
  /** VP of an Advanced Technology count so much while better ones may still take its slot, by tier. */
  slot: [0.1, 0.4, 0.9],
  /** Power on offer on a tile, in own range, near it, and for rivals. */
  siteInRange: 14,
  siteNear: 8,
  siteForRivals: 0.5,
  /** A board where the placer has most, or nobody has anything. */
  siteBoard: 1.3,
  /** Rivals' prospects count against one's own: shared by all, and the best of them. */
  rivals: 0.35,
  bestRival: 0.35,
  /** Part of what an attack would do that is saved if it cannot be made: there may be another one. */
  diverted: 0.4,
  /** Part of what may be lost in a sector that is saved if it cannot be attacked until the phase ends. */
  sheltered: 0.1,
  /** Part of a leader's best use that may still come in this round, for each action turn after this one. */
  leaderSoon: 0.4,
};

/** What an Advanced Technology does for its owner in a round. */
export const EFFECT_WORTH: { readonly [key in TechnologyKey]: number } = {
  predictiveAlgorithms: 3,
  massTranslationRelay: 3,
  dysonSphereAssembly: 8,
  nanoFabricants: 20,
  efficiencyParadigm: 22,
  polymorphicMatter: 20,
  emergentEconomics: 30,
  quantumTunnelLattice: 30,
  subliminalTelepathy: 10,
  stealthFieldEmitter: 6,
  nanoAccelerants: 18,
  psionicEcology: 10,
  empathyTransmitter: 14,
  sentientPropaganda: 30,
  transcendencyRoutine: 18,
  postPhysicalArray: 14,
  phasedTeleportation: 10,
  selfReplicatingDrones: 25,
  singularityFtlDrive: 18,
  hyperCannonBatteries: 25,
  bioAdaptiveHulls: 10,
  psiSubversionProbes: 30,
  braneManipulation: 14,
  synergizedLogistics: 12,
};

/** What a use of a leader brings when it is worth waiting for, by level, in CAPs. */
export const LEVEL_WORTH: { readonly [key in LeaderKey]: readonly [number, number, number] } = {
  envoy: [0.35, 0.5, 0.4],
  thorsWill: [1.7, 0.1, 0.6],
  prefects: [1.4, 3.5, 6],
  broker: [1.6, 1.9, 4.8],
  persona: [0.3, 2.5, 5],
  izanagi: [0.35, 1.1, 2],
  eadrom: [0.4, 4, 7],
  assemblySpeaker: [0.5, 4.5, 0],
  occlusMagnus: [0, 3, 1.3],
  bloomMother: [0.9, 1, 4],
  technocrat: [0.25, 0.4, 4],
  entombed: [0.1, 3, 3],
};

/** How gladly a leader is drafted. */
export const LEADER_WORTH: { readonly [key in LeaderKey]: number } = {
  envoy: 4,
  thorsWill: 5,
  prefects: 9,
  broker: 10,
  persona: 6,
  izanagi: 5,
  eadrom: 7,
  assemblySpeaker: 5,
  occlusMagnus: 4,
  bloomMother: 6,
  technocrat: 7,
  entombed: 5,
};
