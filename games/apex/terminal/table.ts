import { paragraph, paragraphs, seatsFrom } from '@conclave/frame/terminal.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat, Viewer } from '@conclave/kernel';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { type Tables, tables } from '../data/tables.ts';
import { isContested } from '../rules/battle.ts';
import { isColonizable } from '../rules/colonization.ts';
import { armament, controller, influence } from '../rules/control.ts';
import { coloniesLeft, reserve } from '../rules/galaxy.ts';
import { poolSources } from '../rules/pool.ts';
import { tokensInAll } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';
import { foreseen } from '../words/move.ts';
import { actionCount, civilisationStart, civilisationText, sideText, tokenCount } from '../words/names.ts';
import { kindOf, presentAt, sectorLine, sectorsByName } from '../words/sector.ts';
import { sectorName } from '../words/sector-names.ts';
import { letterOf } from './map.ts';
import { situation } from './situation.ts';

/** The whole table: where the game stands, sectors with tokens, all seats, and what the viewer holds. */
export function table(view: Readonly<State>, viewer: Viewer, names: readonly string[]): string {
  return paragraphs([
    situation(view, viewer, names),
    view.age === 0 ? rows(view, names) : settled(view, names),
    seatsFrom(viewer, names).flatMap((seat) => seatLines(view, seat, viewer, names)),
    piles(view),
    viewer === 'table' ? [] : hand(view, viewer),
  ]);
}

/** Where the game stands, for between the moves of one turn. */
export const brief = (view: Readonly<State>, viewer: Viewer, names: readonly string[]): string =>
  paragraph(situation(view, viewer, names).slice(1));

/** Sectors with tokens, one a line. */
const settled = (view: Readonly<State>, names: readonly string[]): string[] =>
  sectorsByName(view)
    .filter((sector) => presentAt(view, sector).length > 0)
    .map((sector) => sectorLine(view, sector, names));

/** What lies where, one row of the galaxy a line: “A1 free slot, A2 victory”. */
function rows(view: Readonly<State>, names: readonly string[]): string[] {
  const said = sectorsByName(view).map(
    (sector) => `${sectorName(view, sector)} ${kindOf(view, sector, names)}`,
  );
  return [...new Set(said.map(([letter]) => letter!))].map((letter) =>
    said.filter((text) => text[0] === letter).join(', '),
  );
}

/** “influence 2 + 1 = 3”: the level, what colonies add, and what counts. */
const level = (evolution: string, own: number, value: number): string =>
  own === value ? `${evolution} ${own}` : `${evolution} ${own} + ${value - own} = ${value}`;

/** A seat's evolutions as they count now. */
function levels(view: Readonly<State>, seat: Seat): string {
  const values: { readonly [evolution: string]: number } = {
    influence: influence(view, seat),
    armament: armament(view, seat),
  };
  return EVOLUTIONS.map((evolution, i) => {
    const own = view.levels[seat]![i]!;
    return level(evolution, own, values[evolution] ?? own);
  }).join(', ');
}

/** One player: people, points, the tokens that decide ties, reserve, levels, and the cards that the viewer knows of (AX-R-37). */
export function seatLines(
  view: Readonly<State>,
  seat: Seat,
  viewer: Viewer,
  names: readonly string[],
): string[] {
  const who = `${names[seat]}${seat === viewer ? ' (you)' : ''}`;
  const civilisation = view.civilisations[seat];
  if (!civilisation) return [`${who}: no civilisation yet.`];
  const people = `${civilisationText(civilisation).name} (${letterOf(view, seat)})`;
  if (view.origins[seat]! < 0)
    return [`${who}, ${people}: start with ${civilisationStart(tables(view), civilisation)}.`];
  const held = sectorsByName(view).filter((sector) => controller(view, sector) === seat).length;
  const cards = view.hands[seat]!;
  const isKnown = seat !== viewer && cards.length > 0 && cards.every((card) => card > 0);
  const facts = [
    `${view.points[seat]} VP`,
    `${tokenCount(tokensInAll(view, seat))} on sectors`,
    `controls ${plural(held, 'sector')}`,
    `in reserve ${plural(reserve(view, seat), 'ship')} and ${plural(coloniesLeft(view, seat), 'colony', 'colonies')}`,
    `${plural(cards.length, 'card')} in hand${isKnown ? `, known to you: ${cards.join(', ')}` : ''}`,
  ];
  return [`${who}, ${people}: ${facts.join('; ')}.`, `    ${levels(view, seat)}`];
}

function piles({ duel, discards, leftovers, age }: Readonly<State>): string[] {
  const pile = (what: string, cards: readonly number[]): string[] =>
    cards.length > 0 ? [`${what}: ${cards.join(', ')}.`] : [];
  if (age === 0) return [];
  return [
    [
      ...pile(`Cards played${duel ? ' or discarded' : ''} in this age`, discards),
      ...pile('Not dealt, face up', leftovers),
    ].join(' '),
  ].filter((line) => line !== '');
}

/** A card's two sides that differ from card to card. */
const cardLine = (t: Tables, card: number): string =>
  `${`${card}`.padStart(4)}  Evolution: ${sideText(t, card, 'evolution')} · Expansion: ${sideText(t, card, 'expansion')}`;

/** The viewer's cards; while everybody chooses, with what they would bring. */
function hand(view: Readonly<State>, seat: Seat): string[] {
  const cards = view.hands[seat]!;
  if (cards.length === 0) return [];
  if (view.queue.length > 0) return [`Your hand: ${cards.join(', ')}.`];
  return [
    'Your hand; every card also has War and Colonization:',
    ...cards.map((card) => cardLine(tables(view), card)),
    ...prospects(view, seat),
  ];
}

/** What the sides of a card would bring as things stand. */
function prospects(view: Readonly<State>, seat: Seat): string[] {
  const where = (
    what: string,
    ok: (sector: number) => boolean,
    detail: (sector: number) => string,
  ): string => {
    const found = sectorsByName(view).filter(ok);
    return found.length === 0
      ? `no ${what} is possible`
      : `a ${what} is possible at ${listed(found.map((sector) => `${sectorName(view, sector)} (${detail(sector)})`))}`;
  };
  const adds = poolSources(view, seat, view.hands[seat]![0]!)
    .filter(({ from }) => from !== 'card')
    .map(({ action, n, sector }) =>
      sector === undefined
        ? `${actionCount(action, n)} by level`
        : `${actionCount(action, n)} by the colony at ${sectorName(view, sector)}`,
    );
  const left = coloniesLeft(view, seat) > 0;
  const battles = where(
    'battle',
    (sector) => isContested(view, seat, sector),
    (sector) => foreseen(view, sector),
  );
  const colonies = where(
    'colony',
    (sector) => left && isColonizable(view, seat, sector),
    (sector) => kindOf(view, sector, []),
  );
  return [
    `As things stand ${battles}, and ${colonies}.`,
    ...(adds.length > 0 ? [`To the actions of a card your Expansion adds ${listed(adds)}.`] : []),
  ];
}
