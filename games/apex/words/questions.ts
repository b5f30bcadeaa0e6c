import { ask, type Questions, questionBy } from '@conclave/frame/questions.ts';
import { plural } from '@conclave/frame/words.ts';
import { apex } from '../index.ts';
import type { State } from '../rules/types.ts';

/** Battles that whoever has the turn can start. */
const battles = (view: Readonly<State>): number =>
  apex.moves(view as State, view.queue[0]!).filter(([label]) => label === 'battle').length;

/** Every step that asks, by procedure and step. */
export const QUESTIONS: Questions<State> = {
  'setup.civilisation': ask('Choose the civilisation that you lead.', 'chooses a civilisation'),
  'setup.slot': ask('Choose where your home lies: a free place at the edge of the galaxy.', 'chooses a home'),
  'round.choose': ({ duel }) => ({
    asks: [duel ? 'Choose a card, its side, and a discard.' : 'Choose a card and one of its sides.'],
    waits: 'chooses a card in secret',
  }),
  'war.battle': (view) => ({
    asks: [`War: ${plural(battles(view), 'battle')} possible. Start them one by one, in any order.`],
    waits: 'is at war',
  }),
  'colonization.colonize': ask(
    'Colonization: choose a sector that you control for a colony.',
    'may place a colony',
  ),
  'expansion.action': ask('Expansion: use your actions in any order.', 'expands'),
};

/** What the game asks now; null when it is over. */
export const question = questionBy(apex, QUESTIONS);
