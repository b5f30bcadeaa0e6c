import type { GameStudy } from '@conclave/frame/study.ts';
import type { Seat } from '@conclave/kernel';
import { MASTERY } from './data/mastery.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { OMENS } from './data/omens.ts';
import { fulfilled } from './rules/objectives.ts';
import { type Event, SOURCES, type State } from './rules/types.ts';
import { goalText } from './words/hegemon-words.ts';

type Counts = { readonly [name: string]: number };
type Of<N extends Event[0]> = Extract<Event, readonly [N, ...unknown[]]>;

const ofName = <N extends Event[0]>(events: readonly Event[], name: N): Of<N>[] =>
  events.filter((event): event is Of<N> => event[0] === name);

const each = (names: readonly string[], value: (i: number) => number): Counts =>
  Object.fromEntries(names.map((name, i) => [name, value(i)]));

/** Place in the order of Age I, which chance decides. */
function placeInOrder(seat: Seat, events: readonly Event[]): string {
  const [, , order] = ofName(events, 'ageStarted')[0]!;
  return `${order.indexOf(seat) + 1}`;
}

/** By card whether the seat has it at the end, and on which side. */
const cardGroups = (end: Readonly<State>, seat: Seat): { readonly [heading: string]: string } =>
  Object.fromEntries(
    MASTERY.map(({ name }, kind) => [
      `card: ${name}`,
      ['not taken', 'Basic', 'Advanced'][end.mastery[seat]![kind]!]!,
    ]),
  );

/** Of value-9 cards those that the Tree holds, and those turned. */
function nines(end: Readonly<State>, seat: Seat): Counts {
  const sides = end.mastery[seat]!.filter((_, kind) => MASTERY[kind]!.value === 9);
  return {
    'value-9 cards gained': sides.filter((side) => side > 0).length,
    'value-9 cards turned': sides.filter((side) => side === 2).length,
  };
}

/** What the seat still holds whenever an Age ends: nothing can be done with it but win Domination cards. */
const unspent = (seat: Seat, events: readonly Event[]): number =>
  ofName(events, 'dominationTaken').reduce((sum, [, , counts]) => sum + counts[seat]!, 0) / 3;

/** Actions used, those of extra cards and of Omens included; assimilations are no actions. */
function actions(seat: Seat, events: readonly Event[]): Counts {
  const of = (fits: (event: Event) => boolean) => events.filter((e) => e[1] === seat && fits(e)).length;
  const assimilated = assimilations(seat, events);
  return {
    'Cities founded': of((e) => e[0] === 'cityBuilt' && e[3] === 1),
    'Cities raised': of((e) => e[0] === 'cityBuilt' && e[3] > 1),
    'Monument levels built': of((e) => e[0] === 'levelBuilt'),
    'Build actions used': of((e) => e[0] === 'cityBuilt' || e[0] === 'levelBuilt'),
    'Develop actions used': of((e) => e[0] === 'cardGained' || e[0] === 'cardAdvanced') - assimilated,
    assimilations: assimilated,
    'Loci closed': of((e) => e[0] === 'locusClosed'),
    'extra actions of cards': of((e) => e[0] === 'extraUsed'),
    exchanges: of((e) => e[0] === 'exchanged'),
  };
}

/** Cards taken or turned at the end of an Age. */
function assimilations(seat: Seat, events: readonly Event[]): number {
  let isEnding = false;
  let n = 0;
  for (const [name, who] of events) {
    if (name === 'turnStarted') isEnding = false;
    if (name === 'stageStarted') isEnding = true;
    if (isEnding && who === seat && (name === 'cardGained' || name === 'cardAdvanced')) n++;
  }
  return n;
}

/** How often the seat has drawn each Omen. */
function omens(seat: Seat, events: readonly Event[]): Counts {
  const drawn = ofName(events, 'omenDrawn').filter(([, who]) => who === seat);
  return {
    'Omens drawn': drawn.length,
    ...each(
      OMENS.map(({ name }) => `Omen: ${name}`),
      (omen) => drawn.filter(([, , which]) => which === omen).length,
    ),
  };
}

/** The own nation, and which of its objectives are fulfilled. Nothing with Hegemon tiles. */
function objectiveGroups(end: Readonly<State>, seat: Seat): { readonly [heading: string]: string } {
  if (end.hegemon) return {};
  const { nation, goals } = OBJECTIVES[end.objectives[seat]!]!;
  const done = fulfilled(end, seat);
  const text = (i: number) => `${nation}: ${goalText(goals[i]!)}, ${done[i] ? 'fulfilled' : 'not fulfilled'}`;
  return {
    nation,
    'objectives fulfilled': `${done.filter(Boolean).length}`,
    ...Object.fromEntries(goals.map((_, i) => [`objective ${i + 1}`, text(i)])),
  };
}

/** Seats, nations and cards against each other; where VP come from and what is done. */
const study: GameStudy<State, Event> = {
  groups: (end, seat, events) => ({
    'place in the first order': placeInOrder(seat, events),
    ...objectiveGroups(end, seat),
    ...cardGroups(end, seat),
  }),

  measures: (end, seat, events) => ({
    ...each(
      SOURCES.map((source) => `VP by ${source}`),
      (i) => end.sheet[seat]![i]!,
    ),
    'Influence at the end': end.influence[seat]!,
    'cards in the Tree': end.cards[seat]!.length,
    ...nines(end, seat),
    'unspent Knowledge an Age': unspent(seat, events),
    ...actions(seat, events),
    ...omens(seat, events),
  }),
};

export default study;
