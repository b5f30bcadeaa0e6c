import { createRequire } from 'node:module';
import type { Ctx } from 'boardgame.io';
import { InitializeGame } from './boardgame.ts';
import { claimsPeer, enumerate, type G } from './claims.ts';

type AiModule = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' }});
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as AiModule;

/** Lets boardgame.io's own bot for hard games think about the first move of Claims; answers with its playouts. */
export async function thinkAsPeer(seats: number, iterations: number): Promise<number> {
  const game = claimsPeer();
  const bot = new MCTSBot({
    game,
    iterations,
    playoutDepth: 200,
    enumerate: (g: G, ctx: Ctx, playerID: string) => enumerate(g, ctx, Number(playerID)),
    objectives: () => ({}),
  } as never);
  await bot.play(InitializeGame({ game, numPlayers: seats }), '0');
  return iterations;
}
