import type { RulesChapter } from '@conclave/kit';
import { CARDS, cardKind } from '../../data/cards.ts';
import { cardText } from '../../words/names.ts';
import { Face } from '../card/face.tsx';
import { labelOf } from '../card/words.ts';
import { ids, type Section } from './section.tsx';

/** What a card's text leaves open, and the rulings that settle it. */
const NOTES: { readonly [kind: number]: { readonly text: string; readonly rulings?: readonly number[] } } = {
  1: { text: 'A build that was given up does not count as built.' },
  2: { text: 'One copy: 10 cards; two copies: 12. If it leaves your tableau, the number falls again.' },
  3: {
    text: 'One more for each gain, not for each point; with two copies two more. The points of the setup are no gain. It returns even above the hand limit.',
    rulings: [16],
  },
  4: {
    text: 'You choose the card. Giving it counts as losing a card for Space Defense Forces.',
    rulings: [25],
  },
  5: { text: 'It answers its own build as well.', rulings: [7] },
  6: {
    text: 'Clockwise, starting with you; then you gain the point. The list of cards says 1 card here, the rulebook’s example 1 VP.',
    rulings: [2],
  },
  9: {
    text: 'Always possible with at least one card in hand: what you discard can be shuffled if need be.',
    rulings: [32],
  },
  10: {
    text: 'Each Ark keeps its own cards; you may look at yours, others only count them. They go along when the Ark goes to your hand. They are worth nothing at the end.',
    rulings: [29],
  },
  11: {
    text: 'Two copies lower the cost by 6$. Among equally dear cards the choice is yours. It does not apply to the build that brings it in.',
    rulings: [11],
  },
  12: { text: 'Also between declaring a build and paying for it.', rulings: [8] },
  13: { text: 'Theocracy is Religion, too.', rulings: [34] },
  14: {
    text: 'Any of the 43 kinds may be named, also its own and one that is nowhere in play. It works while slipped, once for each card slipped; without a VP to lose you still draw.',
    rulings: [36, 37],
  },
  15: { text: 'You included; who has no card is skipped. You may use it with an empty hand.' },
  16: {
    text: 'Not itself and not a slipped card. Both become slipped together. Also between declaring a build and paying for it.',
    rulings: [38],
  },
  18: { text: 'If there is a Religion card you must take one.' },
  19: {
    text: 'Among opponents with equally many cards you choose. If you hold as many as the largest hand, it can’t be used. You may give the same card back.',
    rulings: [23],
  },
  20: {
    text: 'At least one VP card. The cards come from the top of your pile, and nobody else sees them. Tokens can’t be used.',
  },
  21: { text: 'Each of them chooses the card.' },
  22: { text: 'Counts itself.', rulings: [33] },
  23: { text: 'Yours or anybody’s. Not for itself, but for a second Project Artemis.' },
  24: {
    text: 'Only what still lies in the discard pile: the first of two Black Markets takes all.',
    rulings: [26],
  },
  25: {
    text: 'Once for each function that took cards from you, also if it was a cost of your own.',
    rulings: [25],
  },
  26: {
    text: 'First the discards, then the draws; who discards from five to four does not draw.',
    rulings: [24],
  },
  28: { text: 'The mark * is missing in print; without it the card would hardly ever work.', rulings: [3] },
  29: { text: 'You included; who has no VP loses none.' },
  30: { text: 'The VP card you pay is in the discard pile before you reveal.', rulings: [32] },
  32: { text: 'All sales of the turn together.', rulings: [34] },
  36: { text: 'It must have been unslipped. It costs nothing to build again.' },
  37: { text: 'It raises the prices for its own payment already.', rulings: [7] },
  38: {
    text: 'Any of your built cards, slipped or not, this one included. The extra build can be used before or after either main action.',
    rulings: [12],
  },
  39: { text: 'It may unslip itself.', rulings: [4] },
  40: { text: 'It may unslip itself.', rulings: [4] },
  42: { text: 'The card you take is not shown. The whole deck is shuffled afterwards.', rulings: [28] },
  43: {
    text: 'Your own pile is allowed, if a card is left in it after paying. Nobody else sees what you took; that player has one VP fewer.',
    rulings: [27],
  },
};

const sectionOf = (kind: number, name: string): Section => {
  const note = NOTES[kind];
  return {
    title: name,
    rules: [...ids('CARD', kind), ...ids('R', ...(note?.rulings ?? []))],
    text: (
      <div className="si si-entry">
        <Face kind={kind} />
        <div className="si-entry-text k-stack">
          <p className="k-quiet">{labelOf(kind).slice(name.length + 2)}</p>
          {cardText(cardKind(kind)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {note && <p className="k-quiet">{note.text}</p>}
        </div>
      </div>
    ),
  };
};

/** All 43 kinds with their texts, by name. */
export const cards: RulesChapter = {
  id: 'cards',
  title: 'The cards',
  sections: [...CARDS].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ id, name }) => sectionOf(id, name)),
};
