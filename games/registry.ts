import type { GameMeta } from '@conclave/frame/meta.ts';
import type { GamePlain } from '@conclave/frame/plain.ts';
import type { GameText } from '@conclave/frame/text.ts';
import type { Game, Refusal } from '@conclave/kernel';
import { meta as apex } from './apex/meta.ts';
import { meta as dominations } from './dominations/meta.ts';
import { meta as hegemonic } from './hegemonic/meta.ts';
import { meta as hexpanse } from './hexpanse/meta.ts';
import { meta as stardustImperium } from './stardust-imperium/meta.ts';

export type { GameMeta, Gentle } from '@conclave/frame/meta.ts';

/** A game as the house knows it before its rules are loaded. */
export interface GameEntry {
  readonly meta: GameMeta;
  /** The rules. */
  readonly load: () => Promise<Game>;
  /** The game's sentences for its own refusals; null for those of others. */
  readonly say: () => Promise<(refusal: Refusal) => string | null>;
  /** The game in words, for terminals, and for a page that the house draws. */
  readonly text?: () => Promise<GameText>;
  /** What the house needs to know to draw the game's table, where the game has no page of its own. */
  readonly plain?: () => Promise<GamePlain>;
}

/** Every game by its id. A new game is one folder and one line here. */
export const games: Readonly<Record<string, GameEntry>> = {
  'stardust-imperium': {
    meta: stardustImperium,
    load: async () => (await import('./stardust-imperium/index.ts')).stardustImperium as unknown as Game,
    say: async () => (await import('./stardust-imperium/words/refusals.ts')).sayRefusal,
    text: async () => (await import('./stardust-imperium/terminal/index.ts')) as unknown as GameText,
  },
  hegemonic: {
    meta: hegemonic,
    load: async () => (await import('./hegemonic/index.ts')).hegemonic as unknown as Game,
    say: async () => (await import('./hegemonic/words/refusals.ts')).sayRefusal,
    text: async () => (await import('./hegemonic/terminal/index.ts')) as unknown as GameText,
  },
  apex: {
    meta: apex,
    load: async () => (await import('./apex/index.ts')).apex as unknown as Game,
    say: async () => (await import('./apex/words/refusals.ts')).sayRefusal,
    text: async () => (await import('./apex/terminal/index.ts')) as unknown as GameText,
  },
  dominations: {
    meta: dominations,
    load: async () => (await import('./dominations/index.ts')).dominations as unknown as Game,
    say: async () => (await import('./dominations/words/refusals.ts')).sayRefusal,
    text: async () => (await import('./dominations/terminal/index.ts')) as unknown as GameText,
  },
  hexpanse: {
    meta: hexpanse,
    load: async () => (await import('./hexpanse/index.ts')).hexpanse as unknown as Game,
    say: async () => (await import('./hexpanse/words/refusals.ts')).sayRefusal,
    text: async () => (await import('./hexpanse/terminal/index.ts')) as unknown as GameText,
  },
};

/** A game's sentences for its own refusals; none for a game that is not here. */
export const sentencesOf = async (id: string): Promise<(refusal: Refusal) => string | null> =>
  Object.hasOwn(games, id) ? games[id]!.say() : () => null;

/** Takes further games into the house, such as the examples of `docs/`. */
export function admit(more: Readonly<Record<string, GameEntry>>): void {
  Object.assign(games, more);
}
