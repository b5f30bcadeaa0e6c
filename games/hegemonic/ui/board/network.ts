import type { Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import { FACTIONS } from '../../data/tiles.ts';
import { industrialParts, stackParts, totalOf } from '../../rules/conflict/power.ts';
import type { Part, PartName, State } from '../../rules/types.ts';

/** A network that can be drawn over the galaxy: `p0` to `p2` are the Embassies of one faction. */
export const NETWORKS = ['industrial', 'p0', 'p1', 'p2', 'martial'] as const;
export type NetworkKey = (typeof NETWORKS)[number];

/** The faction of a political network, null for another one. */
export const factionOf = (key: NetworkKey): number | null =>
  key === 'industrial' || key === 'martial' ? null : FACTIONS.findIndex((_, i) => key === `p${i}`);

/** What defends in a sector with so much power; of an Embassy what it adds to all of its faction. */
export interface NetworkNode {
  readonly seat: Seat;
  readonly sector: number;
  readonly power: number;
}

/** Two sectors whose bases of a seat count together. */
interface NetworkLink {
  readonly seat: Seat;
  readonly a: number;
  readonly b: number;
}

export interface Network {
  readonly nodes: readonly NetworkNode[];
  readonly links: readonly NetworkLink[];
  /** By seat: of a faction the sum of its Embassies, else the strongest sector; 0 for none. */
  readonly best: readonly number[];
}

type View = Readonly<State>;

const everySeat = (view: View): readonly Seat[] => [...Array(view.seats).keys()];
const everySector = (view: View): readonly number[] => [...view.tiles.keys()];

/** Nodes with their parts, and a link for each part of a name between two sectors. */
function withParts(
  view: View,
  has: (seat: Seat, sector: number) => boolean,
  partsOf: (seat: Seat, sector: number) => readonly Part[],
  linking: PartName,
): Network {
  const found = everySeat(view).flatMap((seat) =>
    everySector(view).flatMap((sector) =>
      has(seat, sector) ? [{ seat, sector, parts: partsOf(seat, sector) }] : [],
    ),
  );
  const nodes = found.map(({ seat, sector, parts }) => ({ seat, sector, power: totalOf(parts) }));
  return {
    nodes,
    links: found.flatMap(({ seat, sector, parts }) =>
      parts.flatMap(([part, , other]) =>
        part === linking && sector < other ? [{ seat, a: sector, b: other }] : [],
      ),
    ),
    best: everySeat(view).map((seat) =>
      Math.max(0, ...nodes.flatMap((node) => (node.seat === seat ? [node.power] : []))),
    ),
  };
}

/** Embassies of a faction count together wherever they are, so that any line that joins all of a seat will do. */
function politicalNetwork(view: View, faction: number): Network {
  const nodes = everySector(view).flatMap((sector) => {
    const seat = view.embassies[sector]!;
    if (seat < 0 || tables(view).tiles[view.tiles[sector]!]!.faction !== faction) return [];
    return [{ seat, sector, power: tables(view).tiles[view.tiles[sector]!]!.political }];
  });
  const own = everySeat(view).map((seat) => nodes.filter((node) => node.seat === seat));
  return {
    nodes,
    links: own.flatMap((list, seat) =>
      list.slice(1).map(({ sector }, i) => ({ seat, a: list[i]!.sector, b: sector })),
    ),
    best: own.map((list) => list.reduce((sum, { power }) => sum + power, 0)),
  };
}

/** The nodes of a sector in words: “ In the network: Ada 3, Bo 1.”; empty without any. */
export function nodesSaid({ nodes }: Network, sector: number, names: readonly string[]): string {
  const there = nodes.filter((node) => node.sector === sector);
  if (there.length === 0) return '';
  return ` In the network: ${there.map(({ seat, power }) => `${names[seat]} ${power}`).join(', ')}.`;
}

/** A network as it would defend itself now, without Agents, loans and cards. */
export function networkOf(view: View, key: NetworkKey): Network {
  const faction = factionOf(key);
  if (faction !== null) return politicalNetwork(view, faction);
  return key === 'industrial'
    ? withParts(
        view,
        (seat, sector) => view.complexes[seat]![sector]! > 0,
        (seat, sector) => industrialParts(view, seat, sector),
        'neighbours',
      )
    : withParts(
        view,
        (seat, sector) => view.outposts[sector] === seat,
        (seat, sector) => stackParts(view, seat, sector),
        'support',
      );
}
