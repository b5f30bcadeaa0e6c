import { plural } from '@conclave/frame/words.ts';
import type { Tables } from '../data/tables.ts';
import type { TechnologyKey } from '../data/technologies.ts';
import { caps } from '../rules/caps.ts';

/** What each technology does while it is advanced (section 6.9), in our own words. */
const SAYS: { readonly [key in TechnologyKey]: (n: Tables['effects'], t: Tables) => string } = {
  predictiveAlgorithms: (n) =>
    `When one of your Gates is about to be destroyed, you may pay ${caps(n.gateRescue)} to move it to another sector with a Complex of yours that the other half can still reach.`,
  massTranslationRelay: (n) => `Your Gate pairs may be placed ${plural(n.gateReach, 'step')} further apart.`,
  dysonSphereAssembly: (n) =>
    `A group of your Complexes in a conflict has +${n.powerPerGate} for each Gate of yours in its own sector.`,
  nanoFabricants: (n) =>
    `A Complex built in or beside a sector with another player’s Complex costs ${caps(n.discountBesideRivals)} less.`,
  efficiencyParadigm: (n) => `Each conflict that you declare costs ${caps(n.conflictDiscount)} less.`,
  polymorphicMatter: () => 'You win conflicts that would be a draw; if both sides could, the Attacker wins.',
  emergentEconomics: (n) => `You may keep ${caps(n.retention)} more at Arbitration.`,
  quantumTunnelLattice: () => 'You may build Complexes within range of any base, Agent or Fleet of yours.',
  subliminalTelepathy: (n) =>
    `When an Agent of yours is destroyed, you may pay ${caps(n.agentRescue)} to put it on your home.`,
  stealthFieldEmitter: () =>
    'An Agent that has attacked and survived may move, free, to any sector with an Embassy of yours.',
  nanoAccelerants: (n) => `Each of your Agents in a conflict counts ${1 + n.agentPower}.`,
  psionicEcology: (n) =>
    `Gain ${caps(n.lostEmbassyGain)} for each Embassy of yours that is destroyed or taken over.`,
  empathyTransmitter: () => 'In your conflicts nobody may lend to your opponent.',
  sentientPropaganda: (n) =>
    `Your Agents have range ${n.agentRange}, for attacks and for building Embassies. To help an Embassy they still have to stand with it.`,
  transcendencyRoutine: (n) =>
    `In a Build you may relocate Embassies for ${caps(n.embassyRelocation)} each to any open political Location, however far, even while you have Embassies left.`,
  postPhysicalArray: () => 'Your Agents may draw on the same faction any number of times in a phase.',
  phasedTeleportation: (n) =>
    `When a Fleet of yours is destroyed, you may pay ${caps(n.fleetRescue)} to put it on your home.`,
  selfReplicatingDrones: (n) =>
    `An Outpost built on a stack of yours costs ${caps(n.stackingDiscount)} less.`,
  singularityFtlDrive: (n, t) =>
    `Your Fleets move up to ${plural(t.fleetSteps + n.fleetSteps, 'step')}, and moving them is free.`,
  hyperCannonBatteries: (n) => `Each of your Fleets in a conflict counts ${n.fleetPower} more.`,
  bioAdaptiveHulls: (n) =>
    `When a stack of two or more Outposts of yours is destroyed or taken over, you may pay ${caps(n.outpostRescue)} to put one of them on another martial Location that the stack reached.`,
  psiSubversionProbes: (n) =>
    `Your Fleets have range ${n.fleetRange}, for attacks and for building Outposts. To help a stack they still have to stand with it.`,
  braneManipulation: (n) =>
    `In a Build you may relocate Outposts for ${caps(n.outpostRelocation)} each to martial Locations within range, even while you have Outposts left.`,
  synergizedLogistics: () => 'Your Fleets may draw on the same stack any number of times in a phase.',
};

/** What a technology does while it is advanced. */
export const technologySays = (t: Tables, key: TechnologyKey): string => SAYS[key](t.effects, t);
