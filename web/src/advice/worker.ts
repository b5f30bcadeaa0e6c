import { advise } from '@conclave/bots';
import { chancesOf, isJudged } from '@conclave/bots/judge';
import { games } from '@conclave/games';
import { type Core, type Move, seeded } from '@conclave/kernel';
import { type Answer, NODES, SEED, type Task } from './task.ts';

const say = (answer: Answer): void => self.postMessage(answer);

async function work(task: Task): Promise<void> {
  const game = await games[task.game]!.load();
  if (!isJudged<Core, Move>(game)) throw new Error(`positions of ${task.game} can't be judged`);
  if (task.ask === 'chances')
    return say({ is: 'chances', chances: task.states.map((s) => chancesOf(game, s)) });
  const { view, seat } = task;
  const moves = game.moves(view, seat);
  for (const nodes of NODES) {
    const advice = advise(game, view, seat, moves, seeded(SEED), { nodes });
    say({ is: 'advice', advice, isLast: nodes === NODES.at(-1) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  work(data).catch((error: unknown) => say({ is: 'fault', message: String(error) }));
});
