import { type Core, type OptionSpec, type Options, shuffle } from '@conclave/kernel';
import { ORIGIN } from '@conclave/mechanics/edge-match';
import { CAMPFIRE } from '../data/cards.ts';
import { DOMAINS } from '../data/domains.ts';
import { type Tables, tables } from '../data/tables.ts';
import { drawRack } from './hegemon.ts';
import { fillsRackLate } from './older.ts';
import { bySeat } from './seats.ts';
import { EXTRAS, SOURCES, type State } from './types.ts';

/** Section 8 of the specification. */
export const OPTIONS = [
  { id: 'goals', values: ['hegemon', 'objectives'], default: 'hegemon' },
  { id: 'omens', values: ['on', 'off'], default: 'on' },
  { id: 'ambition', values: ['off', 'on'], default: 'off', onlyWith: { goals: 'objectives' } },
  { id: 'hiddenHands', values: ['off', 'on'], default: 'off' },
  { id: 'firstGame', values: ['off', 'on'], default: 'off' },
  {
    id: 'hegemonTies',
    values: ['initiative', 'nobody'],
    default: 'initiative',
    onlyWith: { goals: 'hegemon' },
  },
  { id: 'headStart', values: ['off', 'on'], default: 'off' },
] as const satisfies readonly OptionSpec[];

/** DM-SET-06: cards of each kind that are dealt to each player. */
const OFFERED = 2;

/** The 52 Omens by number. */
export const everyOmen = ({ omens, omenCopies }: Tables): number[] =>
  Array.from({ length: omenCopies }, () => [...omens.keys()]).flat();

/** The objective cards of a game (DM-VAR-04). */
export const objectiveCards = ({ dealt, objectives }: Tables, firstGame: boolean): number[] =>
  dealt.filter((card) => !firstGame || !objectives[card]!.namesNine);

/** Section 4 as far as nobody decides anything. Chance is used in the order of the steps there. */
export function setup(core: Core, options: Options): State {
  const { seats, rng, rules } = core;
  const t = tables(core);
  const hegemon = options.goals === 'hegemon';
  const firstGame = options.firstGame === 'on';
  const order = shuffle(
    rng,
    bySeat(seats, (seat) => seat),
  );
  const rack = hegemon && !fillsRackLate({ rules }) ? drawRack(t, rng) : [];
  const monuments = shuffle(rng, [...t.monuments.keys()]);
  const objectives = hegemon ? [] : shuffle(rng, objectiveCards(t, firstGame));
  const isEven = rules === 1 || options.headStart === 'off';
  const early = t.earlyInfluence[hegemon ? 'hegemon' : 'objectives'][seats]!;
  const hasOmens = options.omens === 'on';
  const zeros = () => DOMAINS.map(() => 0);
  return {
    ...core,
    hegemon,
    hasOmens,
    ambition: options.ambition === 'on' && !hegemon,
    hiddenHands: options.hiddenHands === 'on',
    firstGame,
    tiesToNobody: options.hegemonTies === 'nobody',
    age: 0,
    round: 0,
    phase: 'draft',
    active: -1,
    order,
    builds: 0,
    develops: 0,
    exchanged: [],
    cells: [],
    tiles: [],
    turns: [],
    owners: [],
    levels: [],
    sites: [],
    hands: bySeat(seats, () => []),
    knowledge: bySeat(seats, zeros),
    limits: bySeat(seats, () => DOMAINS.map(() => t.baseLimit)),
    influence: bySeat(seats, (seat) => (isEven ? 0 : early[order.indexOf(seat)]!)),
    vp: bySeat(seats, () => 0),
    sheet: bySeat(seats, () => SOURCES.map(() => 0)),
    spots: bySeat(seats, () => [ORIGIN]),
    cards: bySeat(seats, () => [CAMPFIRE]),
    mastery: bySeat(seats, () => t.mastery.map(() => 0)),
    nodus: bySeat(seats, zeros),
    uses: bySeat(seats, () => EXTRAS.map(() => 0)),
    monuments: [],
    builders: [],
    holders: DOMAINS.map(() => -1),
    monumentOffers: bySeat(seats, () => monuments.splice(-OFFERED)),
    objectiveOffers: hegemon ? [] : bySeat(seats, () => objectives.splice(-OFFERED)),
    objectives: [],
    ambitions: bySeat(seats, () => 0),
    firstAmbition: -1,
    rack,
    omenDeck: hasOmens ? shuffle(rng, everyOmen(t)) : [],
    omenDiscard: [],
    activeOmens: [],
    omenOwners: [],
  };
}
