import { type Answer, api } from './api.ts';
import type { GameList } from './protocol.ts';

/** The server's word on its games, always asked for anew: a server may come back with other bots. */
export const gameList = (): Promise<Answer<GameList>> => api.games();
