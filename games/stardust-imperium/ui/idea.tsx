import type { Idea } from '@conclave/kit';
import { KIND } from '../data/cards.ts';
import { Face } from './card/face.tsx';

/** The game in a minute. */
export const idea: Idea = {
  goal: 'Build the best empire out of cards. Every card is a building, money and a point at once: built it does something and is worth the points in its star; sold it pays for another; face down in your pile it is one point.',
  turn: [
    'Unslip up to three of your slipped cards: those that lie askew because they were used.',
    'Take your main action: research (see four cards, keep two) or build a card of your hand and pay for it by selling others.',
    'Before and after that, use what your built cards do, as often as you can pay for it.',
    'End the main phase: keep five cards in hand. Money left over is lost.',
  ],
  end: 'When somebody ends a turn with eight built cards, everybody else has one more turn. Then built cards and VP cards are counted, and the most points win.',
  Picture: () => (
    <span className="si si-idea">
      {[KIND.galaxyProbe, KIND.theocracy, KIND.freeTradeCenter].map((kind) => (
        <Face key={kind} kind={kind} />
      ))}
    </span>
  ),
};
