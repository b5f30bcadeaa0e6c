import type { GamePlain } from '@conclave/frame/plain.ts';
import type { GameEntry } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import { meta as claims } from './example/meta.ts';
import { meta as sentries } from './example-board/meta.ts';

/** The games that the documentation builds. They are in the house only where the server runs with `CONCLAVE_EXAMPLES=1`. */
export const examples: Readonly<Record<string, GameEntry>> = {
  claims: {
    meta: claims,
    load: async () => (await import('./example/claims.ts')).claims as unknown as Game,
    say: async () => (await import('./example/refusals.ts')).sayRefusal,
    plain: async () => (await import('./example/plain.ts')).default as unknown as GamePlain,
  },
  sentries: {
    meta: sentries,
    load: async () => (await import('./example-board/sentries.ts')).sentries as unknown as Game,
    say: async () => (await import('./example-board/sentries.ts')).sayRefusal,
    plain: async () => (await import('./example-board/plain.ts')).default as unknown as GamePlain,
  },
};
