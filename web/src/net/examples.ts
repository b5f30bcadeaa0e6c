import { admit, games } from '@conclave/games';
import { api } from './api.ts';

let heard: Promise<void> | null = null;

/** Takes those examples into the house that the server has in its own. A failure changes nothing, and is asked again. */
export function hearOfExamples(): Promise<void> {
  heard ??= hear().catch(() => {
    heard = null;
  });
  return heard;
}

async function hear(): Promise<void> {
  const answer = await api.games();
  if (!answer.ok) throw new Error(answer.refused.message);
  const others = answer.value.games.map(({ id }) => id).filter((id) => !Object.hasOwn(games, id));
  if (others.length === 0) return;
  const { examples } = await import('../../../docs/examples.ts');
  admit(Object.fromEntries(Object.entries(examples).filter(([id]) => others.includes(id))));
}
