import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { TYPES } from '../data/tracks.ts';
import { basesIn, buildReach } from '../rules/board.ts';
import { ways } from '../rules/distances.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import { emitPlaces } from '../rules/tiles.ts';
import type { Move, State } from '../rules/types.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** By seat, then by type, then by sector: 2 within range, 1 within two steps of a base, else 0. */
function nearness(s: Readonly<State>): Uint8Array[][] {
  const { size, steps } = ways(s);
  return s.homes.map((_, seat) =>
    TYPES.map((type) => {
      const near = new Uint8Array(size);
      if (s.homes[seat]! < 0) return near;
      const reach = buildReach(s, seat, type);
      for (let from = 0; from < size; from++)
        if (basesIn(s, seat, type, from) > 0)
          for (let to = 0; to < size; to++) if (steps[from * size + to]! <= 2) near[to] = 1;
      for (let to = 0; to < size; to++) if (reach[to] === 1) near[to] = 2;
      return near;
    }),
  );
}

/** What a tile on an empty hex is worth to the bot's seat, for each place that moves offer. */
export function placeValues(o: Outlook, moves: readonly Move[]): number[] {
  o.memo.near ??= nearness(o.s);
  const { near } = o.memo;
  const { tiles } = tables(o.s);
  const share = (seat: Seat, tile: number, sector: number): number => {
    const offer = tiles[tile]!;
    let sum = 0;
    for (let i = 0; i < TYPES.length; i++) {
      const reach = near[seat]![i]![sector]!;
      sum += offer[TYPES[i]!] * (reach === 2 ? WEIGHT.siteInRange : reach === 1 ? WEIGHT.siteNear : 0);
    }
    return sum;
  };
  const isOurs = o.powers.map((powers) => Math.max(...powers) === powers[o.seat]);
  return moves.map((move) => {
    const [, tile, sector] = move as Extract<Move, readonly ['place', ...unknown[]]>;
    let rivals = 0;
    for (let p = 0; p < o.seats; p++) if (p !== o.seat) rivals = Math.max(rivals, share(p, tile, sector));
    return (
      share(o.seat, tile, sector) * (isOurs[o.boardOf[sector]!] ? WEIGHT.siteBoard : 1) -
      WEIGHT.siteForRivals * rivals
    );
  });
}

/** What it brings to place one of the tiles that lie open now. */
export function surveyValue(o: Outlook): number {
  const moves: Move[] = [];
  emitPlaces(o.s, (move) => moves.push(move));
  return Math.max(0, ...placeValues(o, moves)) * Math.min(1, (o.rounds - 1) / 2);
}

/** What a home there is worth: room around it, and no neighbours. */
export function homeValue(o: Outlook, sector: number): number {
  const { neighbours } = galaxyOf(o.s);
  const { size, steps } = ways(o.s);
  let nearest = 6;
  for (const home of o.s.homes) if (home >= 0) nearest = Math.min(nearest, steps[home * size + sector]!);
  return 10 * neighbours[sector]!.length + 5 * nearest;
}
