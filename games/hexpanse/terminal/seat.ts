import type { Seat, Viewer } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { isHexilum } from '../rules/board.ts';
import { raiseCost } from '../rules/hexilum.ts';
import { isAlive } from '../rules/sides.ts';
import { EMPTY, type State } from '../rules/types.ts';
import {
  cardLine,
  cardName,
  factionName,
  hexilum,
  kindName,
  minorName,
  unitsText,
  warlordName,
} from '../words/names.ts';
import { cardNames } from '../words/parts.ts';
import { territoryName } from '../words/territory-names.ts';

type View = Readonly<State>;

/** Tokens of a seat on the board by kind: “normal unit F7, G7 (hexilum); Motoko E6”. */
function tokens(view: View, seat: Seat): string {
  const byName = new Map<string, string[]>();
  for (const [territory, kind] of view.kinds.entries()) {
    if (kind === EMPTY || view.owners[territory] !== seat) continue;
    const name = kindName(kind, view.cards[territory]!);
    const place = `${territoryName(territory)}${isHexilum(view, territory) ? ' (hexilum)' : ''}`;
    byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  return [...byName].map(([name, places]) => `${name} ${places.join(', ')}`).join('; ') || 'nothing';
}

function economy(view: View, seat: Seat): string {
  const level = view.income[seat]!;
  const next =
    level < tables(view).highestIncome ? `, next level for ${raiseCost(view, seat)}` : ', the highest';
  return `${hexilum(view.hexilum[seat]!)}; income ${level}${next}`;
}

function cards(view: View, seat: Seat): string[] {
  const parts: readonly (readonly [string, readonly number[]])[] = [
    ['Mercenaries to deploy', view.undeployed[seat]!],
    ['In play', view.deployed[seat]!],
    ['Action cards', view.actionCards[seat]!],
  ];
  const said = parts.flatMap(([what, own]) => (own.length > 0 ? [`${what}: ${cardNames(own)}.`] : []));
  return said.length > 0 ? [`    ${said.join(' ')}`] : [];
}

/** The warlord, with its life and where it stands. */
function warlord(view: View, seat: Seat): string {
  const at = view.warlords[seat]!;
  const where = at < 0 ? 'not placed yet' : `at ${territoryName(at)}`;
  return `${warlordName(view.factions[seat]!)} ${where}, life ${view.life[seat]}`;
}

/** One player: warlord, hexilum, units, cards. */
export function seatLines(view: View, seat: Seat, viewer: Viewer, names: readonly string[]): string[] {
  const partner = view.pairs ? `, partner of ${names[(seat + 2) % view.seats]}` : '';
  const who = `${names[seat]}, seat ${seat + 1}${partner}${seat === viewer ? ' (you)' : ''}`;
  const people = [
    factionName(view.factions[seat]!),
    ...(view.minors[seat]! < 0 ? [] : [`with ${minorName(view.minors[seat]!)}`]),
  ].join(' ');
  if (!isAlive(view, seat))
    return [`${who}: ${people}; eliminated.`, `    Inert on the board: ${tokens(view, seat)}.`];
  return [
    `${who}: ${people}; ${warlord(view, seat)}; ${economy(view, seat)}.`,
    `    On the board: ${tokens(view, seat)}.`,
    `    Reserve: ${unitsText(view.reserve[seat]!)}. Recovery Ship: ${unitsText(view.ship[seat]!)}.`,
    ...cards(view, seat),
  ];
}

/** What the viewer can deploy or play, with texts. */
export function cardLines(view: View, seat: Seat): string[] {
  const own = [...view.undeployed[seat]!, ...view.actionCards[seat]!];
  return own.length > 0
    ? ['Your cards:', ...own.map((card) => `  ${cardName(card)}: ${cardLine(tables(view), card)}.`)]
    : [];
}
