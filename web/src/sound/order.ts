import type { GameEvent } from '@conclave/kernel';
import type { EventSound, GameUi } from '@conclave/kit';

/** What is left out last where more has happened than can be heard apart, the weightiest first. */
const WEIGHT: readonly EventSound[] = ['score', 'battle', 'fall', 'reveal', 'build', 'card', 'gain', 'move'];
/** With more than these nothing is heard apart. */
const MOST = 3;

/** What is heard of events that are shown together: each sound once, in the order in which they happened. */
export function heardOf(events: readonly GameEvent[], sounds: GameUi['sounds']): readonly EventSound[] {
  const all = new Set(events.map(([name]) => (sounds ? sounds[name] : 'move')));
  const kept = WEIGHT.filter((sound) => all.has(sound)).slice(0, MOST);
  return [...all].filter((sound): sound is EventSound => kept.some((other) => other === sound));
}
