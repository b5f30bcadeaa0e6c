import { plural } from '@conclave/frame/words.ts';
import type { Seat, Viewer } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { FACTIONS } from '../data/tiles.ts';
import { TYPES, type Type, UNITS } from '../data/tracks.ts';
import { keeps } from '../rules/arbitration.ts';
import { unitsOf } from '../rules/board.ts';
import { technology } from '../rules/cards.ts';
import { isMarked, type Mark } from '../rules/marks.ts';
import { basesOf, builtOf, incomes, nextCost, supply, tier, totalIncome } from '../rules/networks.ts';
import type { State } from '../rules/types.ts';
import {
  BASE_TEXT,
  caps,
  factionName,
  houseName,
  leaderName,
  technologyFigures,
  UNIT_TEXT,
} from '../words/names.ts';
import { technologyNames } from '../words/parts.ts';
import { sectorName } from '../words/sector-names.ts';

type View = Readonly<State>;

/** “3 of 15 Complexes (tier 1, income 4, next for 2 CAPs)”. */
function trackText(view: View, seat: Seat, type: Type): string {
  const next = supply(view, seat, type) === 0 ? 'none left' : `next for ${caps(nextCost(view, seat, type))}`;
  const [industrial, political, martial] = incomes(view, seat);
  const income = { industrial, political, martial }[type];
  const built = `${builtOf(view, seat, type)} of ${basesOf(view, type)} ${BASE_TEXT[type].many}`;
  return `${built} (tier ${tier(view, seat, type)}, income ${income}, ${next})`;
}

/** Units that are not on the board: “2 Gate pairs, 3 Agents, 1 Fleet”. */
function unitsLeft(view: View, seat: Seat): string {
  const left = (places: readonly number[]): number => places.filter((at) => at === -1).length;
  const pairs = Array.from({ length: UNITS }, (_, pair) => view.gates[seat]![2 * pair]!);
  return [
    plural(left(pairs), 'Gate pair'),
    plural(left(unitsOf(view, seat, 'agent')), 'Agent'),
    plural(left(unitsOf(view, seat, 'fleet')), 'Fleet'),
  ].join(', ');
}

/** What the seat has used up in this action phase (HG-CON-08, 15, 19). */
function usedUp(view: View, seat: Seat): string[] {
  const marked = (mark: Mark, count: number, word: (n: number) => string): string[] =>
    [...Array(count).keys()].filter((n) => isMarked(view, seat, mark, n)).map(word);
  const sectors = view.tiles.length;
  return [
    ...marked('agent', UNITS, (n) => `${UNIT_TEXT.agent.name} ${n + 1} has attacked`),
    ...marked('fleet', UNITS, (n) => `${UNIT_TEXT.fleet.name} ${n + 1} has attacked`),
    ...marked('group', sectors, (n) => `Complexes at ${sectorName(n)} have attacked`),
    ...marked('faction', FACTIONS.length, (n) => `${factionName(n)} faction drawn`),
    ...marked('stack', sectors, (n) => `stack at ${sectorName(n)} drawn`),
  ];
}

/** Technologies advanced, inactive and in hand; those that the viewer may not know are counted. */
function technologies(view: View, seat: Seat): string {
  const inactive = view.inactive[seat]!;
  const advanced = view.advanced[seat]!;
  return [
    `advanced (${plural(tables(view).slots, 'slot')}): ${technologyNames(advanced)}`,
    ...(inactive.length > 0 ? [`inactive: ${technologyNames(inactive)}`] : []),
    ...(view.learning ? [] : [`${plural(view.hands[seat]!.length, 'technology', 'technologies')} in hand`]),
  ].join('; ');
}

function leader(view: View, seat: Seat): string[] {
  const own = view.leaders[seat];
  if (own === undefined || own < 0) return [];
  const guarded = view.sheltered[seat]!;
  const shelter = guarded < 0 ? '' : `; nothing of theirs at ${sectorName(guarded)} can be targeted`;
  return [`    Leader: ${leaderName(own)} at level ${view.positions[seat]}${shelter}.`];
}

/** One player: points, CAPs, networks, technologies. */
export function seatLines(view: View, seat: Seat, viewer: Viewer, names: readonly string[]): string[] {
  const who = `${names[seat]}, ${houseName(seat)}, seat ${seat + 1}${seat === viewer ? ' (you)' : ''}`;
  const home = view.homes[seat]! < 0 ? 'no home yet' : `home ${sectorName(view.homes[seat]!)}`;
  const limit = view.learning ? '' : ` (keeps ${keeps(view, seat)})`;
  const facts = [
    `${view.points[seat]} VP`,
    `${caps(view.caps[seat]!)}${limit}`,
    `income ${incomes(view, seat).join(' + ')} = ${totalIncome(view, seat)}`,
    home,
    ...(seat === view.arbiter ? ['Arbiter'] : []),
  ];
  const used = usedUp(view, seat);
  return [
    `${who}: ${facts.join('; ')}.`,
    `    ${TYPES.map((type) => trackText(view, seat, type)).join('; ')}.`,
    `    Not on the board: ${unitsLeft(view, seat)}. Technologies ${technologies(view, seat)}.`,
    ...leader(view, seat),
    ...(used.length > 0 ? [`    In this phase: ${used.join(', ')}.`] : []),
  ];
}

/** A technology card in hand with its figures. */
const cardLine = (view: View, card: number): string => {
  const kind = technology(view, card);
  return `  ${kind.name}: ${technologyFigures(kind)}`;
};

/** What only the viewer sees: technologies in hand, the packet of a draft, starting tiles. */
export function handLines(view: View, seat: Seat): string[] {
  const known = (cards: readonly number[] | undefined): readonly number[] =>
    (cards ?? []).filter((card) => card >= 0);
  const group = (title: string, cards: readonly number[]): string[] =>
    cards.length > 0 ? [title, ...cards.map((card) => cardLine(view, card))] : [];
  return [
    ...group('Your hand:', known(view.hands[seat])),
    ...group('To choose from:', known(view.packets[seat])),
  ];
}
