import type { Seat } from '@conclave/kernel';
import { TYPES } from '../../data/tracks.ts';
import { stackHeight } from '../../rules/board.ts';
import { fleetPower, industrialParts, stackParts, totalOf } from '../../rules/conflict/power.ts';
import { tier } from '../../rules/networks.ts';
import { effect } from '../../rules/technologies.ts';
import type { State } from '../../rules/types.ts';
import { timeForUnits } from '../bases.ts';
import type { Outlook } from '../outlook.ts';
import { factionPowers, Guard } from '../threats.ts';
import { WEIGHT } from '../weights.ts';

export const FORCE_KEYS = [
  'agents',
  'fleets',
  'unitsToUse',
  'gates',
  'group',
  'faction',
  'fleetPower',
  'tierIndustrial',
  'tierPolitical',
  'tierMartial',
  'complexesAtRisk',
  'embassiesAtRisk',
  'outpostsAtRisk',
] as const;

type Forces = Record<(typeof FORCE_KEYS)[number], number>;

const standing = (list: readonly number[]): number => {
  let n = 0;
  for (const sector of list) if (sector >= 0) n++;
  return n;
};

const WORTHS = WEIGHT.unit.map((_, i) => WEIGHT.unit.slice(0, i + 1).reduce((a, b) => a + b, 0));
const worthOf = (units: number): number => (units === 0 ? 0 : WORTHS[units - 1]!);

/** The greatest power of a seat's groups of Complexes, of an Agent and of a Fleet, draws included. */
function strongest(s: Readonly<State>, seat: Seat): [group: number, agent: number, fleet: number] {
  let group = 0;
  let stack = 0;
  for (let sector = 0; sector < s.tiles.length; sector++) {
    if (s.complexes[seat]![sector]! > 0) group = Math.max(group, totalOf(industrialParts(s, seat, sector)));
    if (stackHeight(s, seat, sector) > 0) stack = Math.max(stack, totalOf(stackParts(s, seat, sector)));
  }
  return [
    group,
    Math.max(...factionPowers(s, seat)) + 1 + effect(s, seat, 'agentPower'),
    stack + fleetPower(s, seat),
  ];
}

/** What a seat can attack and defend with, and what it may lose. */
export function forces(o: Outlook): Forces {
  const { s, seat } = o;
  const agents = standing(s.agents[seat]!);
  const fleets = standing(s.fleets[seat]!);
  const [group, faction, fleet] = strongest(s, seat);
  const [complexesAtRisk, embassiesAtRisk, outpostsAtRisk] = TYPES.map(
    (type) => new Guard(o, type).feared() / 100,
  );
  return {
    agents,
    fleets,
    unitsToUse: (timeForUnits(o) * (worthOf(agents) + worthOf(fleets))) / 100,
    gates: standing(s.gates[seat]!) / 2,
    group,
    faction: agents === 0 ? 0 : faction,
    fleetPower: fleets === 0 ? 0 : fleet,
    tierIndustrial: tier(s, seat, 'industrial'),
    tierPolitical: tier(s, seat, 'political'),
    tierMartial: tier(s, seat, 'martial'),
    complexesAtRisk: complexesAtRisk!,
    embassiesAtRisk: embassiesAtRisk!,
    outpostsAtRisk: outpostsAtRisk!,
  };
}
