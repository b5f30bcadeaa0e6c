import type { TechnologyKey } from '../data/technologies.ts';

/** What each technology does while it is advanced (section 6.9), in our own words. */
export const TECHNOLOGY_SAYS: { readonly [key in TechnologyKey]: string } = {
  predictiveAlgorithms:
    'When one of your Gates is about to be destroyed, you may pay 1 CAP to move it to another sector with a Complex of yours that the other half can still reach.',
  massTranslationRelay: 'Your Gate pairs may be placed one step further apart.',
  dysonSphereAssembly:
    'A group of your Complexes in a conflict has +1 for each Gate of yours in its own sector.',
  nanoFabricants: 'A Complex built in or beside a sector with another player’s Complex costs 1 CAP less.',
  efficiencyParadigm: 'Each conflict that you declare costs 1 CAP less.',
  polymorphicMatter: 'You win conflicts that would be a draw; if both sides could, the Attacker wins.',
  emergentEconomics: 'You may keep 6 CAPs more at Arbitration.',
  quantumTunnelLattice: 'You may build Complexes within range of any base, Agent or Fleet of yours.',
  subliminalTelepathy: 'When an Agent of yours is destroyed, you may pay 1 CAP to put it on your home.',
  stealthFieldEmitter:
    'An Agent that has attacked and survived may move, free, to any sector with an Embassy of yours.',
  nanoAccelerants: 'Each of your Agents in a conflict counts 2.',
  psionicEcology: 'Gain 3 CAPs for each Embassy of yours that is destroyed or taken over.',
  empathyTransmitter: 'In your conflicts nobody may lend to your opponent.',
  sentientPropaganda:
    'Your Agents have range 1, for attacks and for building Embassies. To help an Embassy they still have to stand with it.',
  transcendencyRoutine:
    'In a BUILD you may relocate Embassies for 3 CAPs each to any open political Location, however far, even while you have Embassies left.',
  postPhysicalArray: 'Your Agents may draw on the same faction any number of times in a phase.',
  phasedTeleportation: 'When a Fleet of yours is destroyed, you may pay 1 CAP to put it on your home.',
  selfReplicatingDrones: 'An Outpost built on a stack of yours costs 1 CAP less.',
  singularityFtlDrive: 'Your Fleets move up to 5 steps, and moving them is free.',
  hyperCannonBatteries: 'Each of your Fleets in a conflict counts 1 more.',
  bioAdaptiveHulls:
    'When a stack of 2 or 3 Outposts of yours is destroyed or taken over, you may pay 1 CAP to put one of them on another martial Location that the stack reached.',
  psiSubversionProbes:
    'Your Fleets have range 1, for attacks and for building Outposts. To help a stack they still have to stand with it.',
  braneManipulation:
    'In a BUILD you may relocate Outposts for 2 CAPs each to martial Locations within range, even while you have Outposts left.',
  synergizedLogistics: 'Your Fleets may draw on the same stack any number of times in a phase.',
};
