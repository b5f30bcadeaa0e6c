import type { GameInfo, TableInfo } from '../net/protocol.ts';
import { LEVELS } from './chosen.ts';

export type BotInfo = GameInfo['bots'][number];

/** How long a bot thinks about a move, as a sentence. */
export function sayThinking({ msAtMost = 0 }: BotInfo): string {
  const seconds = Math.round(msAtMost / 1000);
  if (seconds === 0) return 'Moves at once.';
  return seconds === 1 ? 'Thinks for about a second.' : `Thinks for up to ${seconds} seconds.`;
}

/** The bots that are offered to people: those for experiments only where there is nothing else. */
export function offered(bots: readonly BotInfo[]): readonly BotInfo[] {
  const levels = bots.filter(({ id }) => LEVELS.includes(id));
  return levels.length > 0 ? levels : bots;
}

/** The bot of this level among those that play a game; the nearest below it, or the weakest, where it has none. */
export function nearest(bots: readonly BotInfo[], level: string): BotInfo | undefined {
  const wanted = LEVELS.indexOf(level);
  return bots.findLast(({ id }) => LEVELS.indexOf(id) <= wanted) ?? bots[0];
}

/** After a game of one person against bots of one level: the next level for who won, the one below for who did not. */
export function levelAfter(
  { seats, mine, outcome }: Pick<TableInfo, 'seats' | 'mine' | 'outcome'>,
  bots: readonly BotInfo[],
): BotInfo | null {
  const [me, ...others] = mine;
  if (outcome === null || me === undefined || others.length > 0) return null;
  const against = new Set(seats.flatMap((seat, i) => (i === me ? [] : [seat.lent ? '' : (seat.bot ?? '')])));
  const [level = '', ...different] = against;
  const levels = offered(bots);
  const at = levels.findIndex(({ id }) => id === level);
  if (at < 0 || different.length > 0) return null;
  return levels[at + (outcome.places[me] === 1 ? 1 : -1)] ?? null;
}
