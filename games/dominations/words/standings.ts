import { listed } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { dominationCard } from '../data/dominations.ts';
import { tables } from '../data/tables.ts';
import { hegemonCount, hegemonLeader } from '../rules/hegemon.ts';
import { controller, levelCounts, nextLevel } from '../rules/monuments.ts';
import { fulfilled, goalCount } from '../rules/objectives.ts';
import { leader } from '../rules/seats.ts';
import { dominationSays, goalText, hegemonName } from './hegemon-words.ts';
import { levelCostText, levelGainText, siteText } from './monument-words.ts';
import { ageName, domainName, monumentName, nationName, scoredAge, vp } from './names.ts';
import { placeName } from './place-names.ts';
import type { View } from './say/say.ts';

/*
 * What is counted and compared, as it stands now.
 */

/** What each seat has, most first: “Ada 4, Bo 2”; “nobody has any” for none. */
function counts(list: readonly number[], names: readonly string[]): string {
  const seats = [...list.keys()].filter((seat) => list[seat]! > 0);
  seats.sort((a, b) => list[b]! - list[a]! || a - b);
  return seats.length === 0
    ? 'nobody has any'
    : seats.map((seat) => `${names[seat]} ${list[seat]}`).join(', ');
}

const seatsOf = (view: View): Seat[] => [...view.vp.keys()];

/** Who would take what, to follow counts: “; Ada would take it”. */
const taker = (view: View, seat: Seat, names: readonly string[], holder = -1): string =>
  seat < 0 || view.outcome !== null
    ? ''
    : seat === holder
      ? `; ${names[seat]} would keep it`
      : `; ${names[seat]} would take it`;

/** The five Hegemon tiles with what everybody has of each, and who would take it now. */
export function rackLines(view: View, names: readonly string[]): string[] {
  if (view.rack.length === 0) return [];
  return [
    `Hegemon, ${vp(tables(view).hegemonVp)} for each at the end of ${ageName(scoredAge(view))}:`,
    ...view.rack.map((tile) => {
      const list = seatsOf(view).map((seat) => hegemonCount(view, seat, tile));
      return `  ${hegemonName(tile)}: ${counts(list, names)}${taker(view, hegemonLeader(view, tile), names)}.`;
    }),
  ];
}

/** The Domination cards: who holds each, what it does, and who would take it now. */
export function dominationLines(view: View, names: readonly string[]): string[] {
  return [
    `Domination cards, ${vp(tables(view).dominationVp)} each at the end of an Age:`,
    ...DOMAINS.map((_, domain) => {
      const card = dominationCard(domain, view.hasOmens);
      const holder = view.holders[domain]!;
      const list = seatsOf(view).map((seat) => view.knowledge[seat]![domain]!);
      const next = leader(view, (seat) => list[seat]!);
      const held = holder < 0 ? 'not held' : `held by ${names[holder]}`;
      return `  ${domainName(domain)}, ${card.name}, ${held}: ${counts(list, names)}${taker(view, next, names, holder)}. ${dominationSays(card, tables(view))}`;
    }),
  ];
}

/** The Monuments in play: where they stand, who has built what, who controls them, and what the next level costs. */
export function monumentLines(view: View, names: readonly string[]): string[] {
  if (view.monuments.length === 0) return [];
  return [
    `Monuments (each City beside one brings ${vp(tables(view).adjacencyVp)} at the end):`,
    ...view.monuments.map((monument, i) => {
      const place = view.sites.indexOf(i);
      const level = nextLevel(view, i);
      const owner = controller(view, i);
      const stands = place < 0 ? 'not built' : `at ${placeName(view.cells[place]!)}`;
      const built =
        owner < 0 ? '' : `; levels: ${counts(levelCounts(view, i), names)}; ${names[owner]} controls it`;
      const next =
        level === 0
          ? 'complete'
          : `level ${level} costs ${levelCostText(monument, level, tables(view))} before reductions and brings ${levelGainText(level, tables(view))}`;
      const { levels } = tables(view).monuments[monument]!;
      return `  ${monumentName(monument)} (${levels} levels), ${stands}: a tile beside it gives ${siteText(tables(view).monuments[monument]!)}${built}; ${next}.`;
    }),
  ];
}

/** The objective cards, under a heading, with what is fulfilled; those of a game without Hegemon tiles. */
export function objectiveLines(view: View, names: readonly string[]): string[] {
  if (view.objectives.length === 0) return [];
  const lines = view.objectives.map((card, seat) => {
    const done = fulfilled(view, seat);
    const goals = tables(view).objectives[card]!.goals.map((goal, i) => {
      const state = done[i] ? 'done' : `${goalCount(view, seat, goal)}`;
      return `${goalText(goal)} (${state})`;
    });
    const declared = view.ambitions[seat]!;
    const ambition = declared > 0 ? ` Has declared ${declared} of them.` : '';
    return `  ${names[seat]}, the ${nationName(card)}: ${goals.join('; ')}.${ambition}`;
  });
  return [`Objectives, ${vp(tables(view).objectiveVp)} each at the end of the game:`, ...lines];
}

/** Omens that have come up and may come again when the deck runs out. */
export function omenPiles(view: View): string[] {
  if (!view.hasOmens) return [];
  const gone = [...new Set(view.omenDiscard)].map((omen) => tables(view).omens[omen]!.name).sort();
  const discard = gone.length === 0 ? 'none discarded' : `discarded: ${listed(gone)}`;
  return [`Omens: ${view.omenDeck.length} in the deck; ${discard}.`];
}
