import { judgementOf } from '@conclave/frame/judgement.ts';
import type { OptionSpec } from '@conclave/kernel';
import type { GameInfo } from '../protocol.ts';
import { GameList } from '../protocol.ts';
import { titleOf } from '../table/lobby.ts';
import type { Tables } from '../table/tables.ts';
import { type App, refusals } from './app.ts';

export function gameRoutes(app: App, tables: Tables): void {
  app.get(
    '/api/games',
    { schema: { summary: 'All games', response: { 200: GameList, ...refusals } } },
    async () => ({
      games: await Promise.all(Object.keys(tables.house.games).map((id) => gameInfo(tables, id))),
    }),
  );
}

async function gameInfo(tables: Tables, id: string): Promise<GameInfo> {
  const { gentle, ...meta } = tables.house.games[id]!.meta;
  const game = await tables.game(id);
  return {
    ...meta,
    ...(gentle && { gentle: { ...gentle, options: { ...gentle.options } } }),
    designers: [...meta.designers],
    options: game.options.map(optionInfo),
    bots: tables.botsFor(game).map((bot) => ({
      id: bot.id,
      title: titleOf(bot),
      ...(bot.manner !== undefined && { manner: bot.manner }),
      ...(bot.msAtMost !== undefined && { msAtMost: bot.msAtMost }),
    })),
    judged: judgementOf(game) !== undefined,
  };
}

const optionInfo = (spec: OptionSpec): GameInfo['options'][number] =>
  'values' in spec ? { ...spec, values: [...spec.values] } : { ...spec };
