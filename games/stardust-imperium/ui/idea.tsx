import type { Idea } from '@conclave/kit';
import { KIND } from '../data/cards.ts';
import { Face } from './card/face.tsx';

/** The game in a minute. */
export const idea: Idea = {
  goal: 'Build the best empire out of cards. Each card is three things: built it works and brings the points in its star, sold it pays for another, face down in your pile it is one point.',
  turn: [
    'Unslip up to three of your slipped cards. A card is built slipped, lying askew, and many are slipped when they are used; those wait until they stand upright again.',
    'Take your main action: research (see four cards, keep two) or build a card of your hand and pay for it by selling others.',
    'Before and after that, use what your built cards do, as often as you can pay for it. Much of it lays cards on your pile or gets you more.',
    'End the main phase: keep five cards in hand. Money left over is lost.',
  ],
  end: 'When somebody ends a turn with eight built cards, everybody else has one more turn. A turn in which a card is needed while deck and discard pile are empty is the last one too. Then built cards and VP cards are counted, and the most points win.',
  Picture: () => (
    <span className="si si-idea">
      {[KIND.galaxyProbe, KIND.theocracy, KIND.freeTradeCenter].map((kind) => (
        <Face key={kind} kind={kind} />
      ))}
    </span>
  ),
};
