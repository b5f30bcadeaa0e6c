import { type Answer, api } from './api.ts';
import type { GameList } from './protocol.ts';

let heard: Promise<Answer<GameList>> | null = null;

/** The server's word on its games, asked for once; where no answer came it is asked again. */
export async function gameList(): Promise<Answer<GameList>> {
  heard ??= api.games();
  const answer = await heard;
  if (!answer.ok) heard = null;
  return answer;
}
