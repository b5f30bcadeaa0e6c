import type { Answer, Task } from './task.ts';

/** Has a task done beside the page, with all that bots know, which the page itself never loads; the result ends it at once. */
export function judge(task: Task, heard: (answer: Answer) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => heard(data);
  worker.onerror = ({ message }) => heard({ is: 'fault', message });
  worker.postMessage(task);
  return () => worker.terminate();
}
