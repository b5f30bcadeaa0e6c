import { parentPort, threadId } from 'node:worker_threads';
import { within } from '@conclave/bots';
import { Bug, moveText, seeded } from '@conclave/kernel';
import type { Begun, Players, Task } from './task.ts';

/** In a thread of its own: which of the seat's moves the bot chooses, by its place in the list. */
export default async function think(task: Task): Promise<number> {
  const { bots, games } = (await import(task.players)) as Players;
  const bot = bots[task.bot];
  const game = await games[task.game]?.load();
  if (bot === undefined || game === undefined) throw new Bug(`no ${task.bot} that plays ${task.game}`);
  const begun: Begun = { id: task.id, thread: threadId };
  parentPort!.postMessage(begun);
  const { view, seat } = task;
  const moves = game.moves(view, seat);
  // A copy: whatever a bot does to its list, places are counted in ours.
  const budget = within(task.ms, () => performance.now());
  const move = bot.choose(game, view, seat, [...moves], seeded(task.seed), budget);
  const place = moves.indexOf(move);
  if (place < 0) throw new Bug(`not one of its moves: ${moveText(move)}`);
  return place;
}
