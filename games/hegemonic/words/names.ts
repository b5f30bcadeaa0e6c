import { capital, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { isTied } from '@conclave/mechanics/places';
import { type ActionCard, ATTACKERS, type PatternKey } from '../data/cards.ts';
import { HOUSES } from '../data/houses.ts';
import { LEADERS, type Timing } from '../data/leaders.ts';
import type { Tables } from '../data/tables.ts';
import { KIND_OF, TECHNOLOGIES, type Technology } from '../data/technologies.ts';
import { FACTIONS, type Faction, HOME } from '../data/tiles.ts';
import type { Type } from '../data/tracks.ts';
import { caps } from '../rules/caps.ts';
import { totalIncome } from '../rules/networks.ts';
import type { EndReason, PartName, Phase, Side, State, Unit } from '../rules/types.ts';

export { caps };

/*
 * The names of things and what they do, in our own words; board, terminal, refusals and rules reference read them here.
 */

/** A thing of the game: its name as it begins a line, and one sentence about it. */
export interface Named {
  readonly name: string;
  readonly says: string;
}
/** What a piece is called, with its plural. */
interface Piece {
  readonly name: string;
  readonly many: string;
}

export const TYPE_TEXT: { readonly [type in Type]: Named } = {
  industrial: {
    name: 'Industrial',
    says: 'Complexes and Gates. Complexes of a sector add up with those in the sectors beside it.',
  },
  political: {
    name: 'Political',
    says: 'Embassies and Agents. Embassies add up with all others of the same faction, wherever they stand.',
  },
  martial: {
    name: 'Martial',
    says: 'Outposts and Fleets. Stacks of Outposts add up with the stacks within range.',
  },
};

/** Bases by their type. */
export const BASE_TEXT: { readonly [type in Type]: Piece } = {
  industrial: { name: 'Complex', many: 'Complexes' },
  political: { name: 'Embassy', many: 'Embassies' },
  martial: { name: 'Outpost', many: 'Outposts' },
};

export const UNIT_TEXT: { readonly [unit in Unit | 'gate']: Piece } = {
  agent: { name: 'Agent', many: 'Agents' },
  fleet: { name: 'Fleet', many: 'Fleets' },
  gate: { name: 'Gate', many: 'Gates' },
};

/** What a BUILD may place besides bases. */
export const BESIDES: { readonly [type in Type]: string } = {
  industrial: UNIT_TEXT.gate.many,
  political: UNIT_TEXT.agent.many,
  martial: UNIT_TEXT.fleet.many,
};

export const CARD_TEXT: { readonly [card in ActionCard]: Named } = {
  assault: { name: 'Assault', says: 'DESTROY what others have, with any of your networks, or BASIC.' },
  industrialize: {
    name: 'Industrialize',
    says: 'BUILD Complexes and Gates, take Complexes over with your own, or BASIC.',
  },
  politicize: {
    name: 'Politicize',
    says: 'BUILD Embassies and Agents, take Embassies over with Agents, or BASIC.',
  },
  martialize: {
    name: 'Martialize',
    says: 'BUILD Outposts and Fleets, take Outposts over with Fleets, or BASIC.',
  },
  subvert: {
    name: 'Subvert',
    says: 'TAKE OVER bases of another type than the one you attack with, or BASIC.',
  },
  discover: { name: 'Discover', says: 'CAPITALIZE, SURVEY or RESEARCH; no BASIC.' },
};

export const PATTERN_NAME: { readonly [pattern in PatternKey]: string } = {
  embargo: 'EMBARGO',
  sabotage: 'SABOTAGE',
  raze: 'RAZE',
  acquire: 'ACQUIRE',
  infiltrate: 'INFILTRATE',
  strike: 'STRIKE',
  buyout: 'BUYOUT',
  annex: 'ANNEX',
  invade: 'INVADE',
};

/** What attacks, by type. */
const ATTACKER_TEXT: { readonly [type in Type]: string } = {
  industrial: 'a group of Complexes',
  political: 'an Agent',
  martial: 'a Fleet',
};

const RESULT_TEXT = { destroy: 'destroys', takeover: 'takes over' } as const;

/** What a pattern does and costs. */
export function patternSays(t: Tables, key: PatternKey): string {
  const { result, targets } = t.patterns[key];
  const whom = targets.map((type) => BASE_TEXT[type].many).join(' or ');
  const cost = result === 'destroy' ? t.destroyCost : t.takeoverCost;
  return `${capital(ATTACKER_TEXT[ATTACKERS[key]])} ${RESULT_TEXT[result]} ${whom}, for ${caps(cost)} per point of their power.`;
}

/** Which people belong to which colour is ours. */
export const FACTION_TEXT: {
  readonly [faction in Faction]: { readonly name: string; readonly people: string };
} = {
  orange: { name: 'orange', people: 'Rakshasa' },
  purple: { name: 'purple', people: 'Turinians' },
  green: { name: 'green', people: 'Grex' },
};

/** The Great House of a seat, after the seat's colour (HG-R-58): “House Osiris”. */
export const houseName = (seat: Seat): string => `House ${HOUSES[seat]!.name}`;

/** A faction by its number, as a word: “orange”. */
export const factionName = (faction: number): string => FACTION_TEXT[FACTIONS[faction]!].name;

/** The name of a tile: `T07`, `home`. */
export const tileName = (tile: number): string =>
  tile === HOME ? 'home' : `T${String(tile + 1).padStart(2, '0')}`;

/** What a tile offers: “2 industrial, political 3 orange, martial up to 1”. */
export function tileText(t: Tables, tile: number): string {
  const { industrial, political, faction, martial } = t.tiles[tile]!;
  return [
    ...(industrial > 0 ? [`${industrial} industrial`] : []),
    ...(political > 0 ? [`political ${political}${faction < 0 ? '' : ` ${factionName(faction)}`}`] : []),
    ...(martial > 0 ? [`martial up to ${martial}`] : []),
  ].join(', ');
}

/** The name of a technology card; “a technology” where its face is not known. */
export const technologyName = (card: number): string =>
  card < 0 ? 'a technology' : TECHNOLOGIES[KIND_OF[card]!]!.name;

/** A technology's figures: “industrial, tier 2, costs 4; in conflicts 4 industrial, 3 political, 1 martial”. */
export function technologyFigures({ type, tier, cost, power }: Technology): string {
  const [industrial, political, martial] = power;
  return `${type}, tier ${tier}, costs ${cost}; in conflicts ${industrial} industrial, ${political} political, ${martial} martial`;
}

/** A leader's name; “a leader” for none. */
export const leaderName = (leader: number): string => LEADERS[leader]?.name ?? 'a leader';

/** When an ability may be used, as one says it before the ability. */
export const TIMING_TEXT: { readonly [timing in Timing]: string } = {
  any: 'At any time',
  outside: 'At any time outside conflicts',
  'before-cards': 'In your conflict, before technologies are chosen',
  'after-cards': 'In your conflict, after technologies are revealed',
};

export const PHASE_TEXT: { readonly [phase in Phase]: { readonly name: string } } = {
  setup: { name: 'Set-up' },
  collection: { name: 'Collection' },
  expansion: { name: 'Expansion' },
  action: { name: 'Action phase' },
  arbitration: { name: 'Arbitration' },
};

/** What happens in a phase; in the learning game Arbitration is another (HG-VAR-04, 05). */
export function phaseSays({ actions }: Tables, phase: Phase, isLearning: boolean): string {
  switch (phase) {
    case 'setup':
      return 'Boards, homes and first tiles are laid.';
    case 'collection':
      return 'Everybody gains the incomes of the three types.';
    case 'expansion':
      return 'In turn everybody places a tile, draws a technology, and discards or advances one.';
    case 'action':
      return `Everybody secretly chooses an action card; each then takes up to ${plural(actions, 'action')} of their own card, in the order of the numbers.`;
    case 'arbitration':
      return isLearning
        ? 'The Arbiter’s token goes one seat counter-clockwise, and every board is scored.'
        : 'Who has most CAPs becomes Arbiter, CAPs beyond the limit are lost, and every board is scored.';
  }
}

export const SIDE_TEXT: { readonly [side in Side]: string } = { attacker: 'Attacker', defender: 'Defender' };

/** The terms of a conflict's power. */
export const PART_TEXT: { readonly [part in PartName]: string } = {
  complexes: 'Complexes',
  neighbours: 'Complexes beside',
  gates: 'Gates with Dyson Sphere Assembly',
  embassy: 'Embassy',
  agents: 'Agents',
  wildHome: 'wild home',
  stack: 'stack',
  support: 'supporting stack',
  fleets: 'Fleets',
  loan: 'loan',
  leader: 'leader',
  card: 'technology',
};

export const END_REASONS: { readonly [reason in EndReason]: string } = {
  stack: 'The last sector tile had been turned up, so the round that ended was the last one.',
  full: 'No hex was left empty, so the round that ended was the last one.',
  rounds: 'The last round that a longer game may have was over.',
  'no-tiles': 'No sector tile was left to place, so the round that ended was the last one.',
};

/** The income that decides between equal points at the end, for a seat that shares its points; else null (HG-END-04). */
export const tiedText = (s: Readonly<State>, seat: Seat): string | null =>
  s.outcome !== null && isTied(s.outcome.scores, seat) ? `income ${totalIncome(s, seat)}` : null;

/** A number of bases of a type: “1 Embassy”, “3 Outposts”. */
export const bases = (type: Type, n: number): string => plural(n, BASE_TEXT[type].name, BASE_TEXT[type].many);
