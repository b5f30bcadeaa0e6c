import { begunBefore } from '../home/use-my-tables.ts';
import type { GameInfo } from '../net/protocol.ts';
import { useGameInfo } from '../net/use-game-info.ts';
import { useLevel } from './chosen.ts';
import { nearest, offered } from './levels.ts';

/** The bots that play a game, and the one that comes where nothing else is said. */
export function useBots(game: string): {
  readonly bots: GameInfo['bots'];
  readonly usual: string | undefined;
} {
  const bots = useGameInfo(game)?.bots ?? [];
  const level = useLevel(game, !begunBefore.use().includes(game));
  return { bots, usual: nearest(offered(bots), level)?.id };
}
