import type { Seat, Viewer } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { tables } from '../data/tables.ts';
import { citiesOn, cityCount } from '../rules/cities.ts';
import { levelCards } from '../rules/holdings.ts';
import { SOURCES } from '../rules/types.ts';
import { citiesText } from '../words/land.ts';
import {
  amounts,
  domainName,
  influence,
  masteryName,
  sourceName,
  tileName,
  tileText,
  vp,
} from '../words/names.ts';
import type { View } from '../words/say/say.ts';
import { openingsText, treeSize } from '../words/tree.ts';

/** “Government 3 of 6, Religion 0 of 9, …” */
const knowledgeText = (view: View, seat: Seat): string =>
  DOMAINS.map(
    (_, domain) => `${domainName(domain)} ${view.knowledge[seat]![domain]} of ${view.limits[seat]![domain]}`,
  ).join(', ');

/** The Mastery cards of a seat on one side, Domain by Domain. */
const cardsOn = (view: View, seat: Seat, side: 1 | 2): string[] =>
  tables(view).mastery.flatMap((_, kind) => (view.mastery[seat]![kind] === side ? [masteryName(kind)] : []));

/** Mastery cards and Nodus of a seat. */
function treeText(view: View, seat: Seat): string {
  const basic = cardsOn(view, seat, 1);
  const advanced = cardsOn(view, seat, 2);
  const levels = levelCards(view, seat);
  return [
    `Tree: ${treeSize(view, seat)}`,
    ...(basic.length === 0 ? [] : [`Basic: ${basic.join(', ')}`]),
    ...(advanced.length === 0 ? [] : [`Advanced: ${advanced.join(', ')}`]),
    ...(levels === 0 ? [] : [`Monument levels: ${levels}`]),
    `Nodus: ${amounts(view.nodus[seat]!)}`,
  ].join('; ');
}

/** The tiles in hand; with hidden hands of others only their number. */
function handText(view: View, seat: Seat): string {
  const hand = view.hands[seat]!;
  const known = hand.filter((tile) => tile >= 0);
  if (known.length < hand.length) return `${hand.length} tiles in hand`;
  return hand.length === 0 ? 'no tiles in hand' : `in hand ${hand.map(tileName).join(', ')}`;
}

function citiesLine(view: View, seat: Seat): string {
  const n = cityCount(view, seat);
  if (n === 0) return 'No Cities.';
  const colours = DOMAINS.filter((_, domain) => citiesOn(view, seat, domain) > 0).length;
  return `${n === 1 ? '1 City' : `${n} Cities on ${colours === 1 ? 'one colour' : `${colours} colours`}`}: ${citiesText(view, seat)}.`;
}

/** One player: points, Influence, Knowledge with limits, Cities, Tree. */
export function seatLines(view: View, seat: Seat, viewer: Viewer, names: readonly string[]): string[] {
  const who = `${names[seat]}, seat ${seat + 1}${seat === viewer ? ' (you)' : ''}`;
  return [
    `${who}: ${vp(view.vp[seat]!)}; ${influence(view.influence[seat]!)}; ${handText(view, seat)}.`,
    `    Knowledge: ${knowledgeText(view, seat)}.`,
    `    ${citiesLine(view, seat)}`,
    `    ${treeText(view, seat)}.`,
    ...(seat === viewer
      ? [`    Open places of your Tree (“? tree” tells all of it): ${openingsText(view, seat)}.`]
      : []),
  ];
}

/** Where a seat's points come from, those sources left out that have brought none. */
export function scoreText(view: View, seat: Seat): string {
  const parts = SOURCES.flatMap((source, i) => {
    const n = view.sheet[seat]![i]!;
    return n === 0 ? [] : [`${sourceName(source)} ${n}`];
  });
  return parts.length === 0 ? 'No points yet.' : `${vp(view.vp[seat]!)}: ${parts.join(', ')}.`;
}

/** The tiles in the viewer's hand, each with what it shows. */
export function handLines(view: View, seat: Seat): string[] {
  const hand = view.hands[seat]!;
  return hand.length === 0
    ? []
    : ['Your tiles, dots clockwise:', ...hand.map((tile) => `  ${tileName(tile)}: ${tileText(tile)}.`)];
}
