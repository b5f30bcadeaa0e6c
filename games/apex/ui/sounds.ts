import type { EventSound } from '@conclave/kit';
import type { Event } from '../rules/types.ts';

/** What is heard of each kind of event. */
export const sounds: { readonly [name in Event[0]]: EventSound | null } = {
  civilisationChosen: 'card',
  settled: 'build',
  ageStarted: null,
  received: 'card',
  roundStarted: null,
  revealed: 'reveal',
  discarded: 'card',
  turnStarted: null,
  pooled: null,
  battle: 'battle',
  evolved: 'gain',
  colonized: 'build',
  moved: 'move',
  portalled: 'move',
  flipped: 'card',
  produced: 'build',
  ambushed: 'fall',
  converted: 'fall',
  turnEnded: null,
  ageScored: 'score',
  gameOver: null,
};
