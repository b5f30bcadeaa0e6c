import { toldApart } from '@conclave/frame/told-apart.ts';
import { listed } from '@conclave/frame/words.ts';
import { games } from '@conclave/games';
import type { TableInfo } from '../net/protocol.ts';
import { isMyTurn } from './urgency.ts';

export const titleOf = ({ game }: TableInfo): string => games[game]?.meta.title ?? game;

/** Everybody's name by seat; none for an open seat. */
export const namesOf = (table: TableInfo): readonly string[] =>
  toldApart(table.seats.map(({ name }) => name));

/** What is to be said of a table that is not finished, in a few words. */
export function standing(table: TableInfo): string {
  if (table.trouble === 'damaged') return 'Damaged: it can no longer be read';
  if (table.trouble === 'other-rules') return 'Begun under other rules: to look at only';
  if (table.status === 'waiting') return 'Waiting for players';
  if (isMyTurn(table)) return 'Your turn';
  return `Waiting for ${listed(table.waiting.map((seat) => namesOf(table)[seat] ?? ''))}`;
}

const PLACES = ['Won', '2nd', '3rd', '4th', '5th', '6th'] as const;

/** How a game ended for me: “Won”, “Shared”, “3rd”; for somebody who only made the table, “Over”. */
export function result({ mine, outcome }: TableInfo): string {
  const places = mine.map((seat) => outcome?.places[seat] ?? 0).filter((place) => place > 0);
  if (places.length === 0 || outcome === null) return 'Over';
  const best = Math.min(...places);
  const together = outcome.places.filter((place) => place === best).length;
  if (best === 1 && together > places.length) return 'Shared';
  return PLACES[best - 1] ?? `${best}th`;
}

/** Everybody's points, mine first, then the others from the best to the last. */
export function points({ mine, outcome }: TableInfo): readonly number[] {
  if (outcome === null) return [];
  const seats = [...outcome.scores.keys()].sort(
    (a, b) => Number(mine.includes(b)) - Number(mine.includes(a)) || outcome.places[a]! - outcome.places[b]!,
  );
  return seats.map((seat) => outcome.scores[seat]!);
}
