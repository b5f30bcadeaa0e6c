import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const idea: RulesChapter = {
  id: 'idea',
  title: 'The idea',
  sections: [
    section(
      'One card, three uses',
      ids('R', 1, 5, 39, 42),
      'There are 80 cards of 43 kinds and nothing else. In your hand a card is something to build or something to sell; face down in your VP pile it is one point; built, it is part of your tableau, is worth points and does something.',
      'The number in the circle is what a card costs to build, the one in the star its points (build VPs), the one on the tag what it sells for. The printed list of cards labels cost and price the other way round; this edition follows the reading under which the rest of the rules has work to do. Types and numbers are as printed; two to four can play.',
    ),
    section(
      'What a turn looks like',
      ids('TRN', 2),
      'Unslip up to three of your slipped cards. Use functions of your built cards. Then research or build, one of the two. Use functions once more, discard down to five cards, and let the functions that work at the end of a turn happen.',
      'When somebody ends a turn with eight built cards, everybody else has one more turn. Most points win.',
    ),
  ],
};

const setup: RulesChapter = {
  id: 'setup',
  title: 'Setting up',
  sections: [
    section(
      'Cards, hands, first points',
      ids('R', 22),
      'A first player is chosen by chance (or seat 1, if the table was made so). Everybody gets five cards. Then, from the top of the deck and unseen, the first player gets one card into the VP pile, the second two, the third three, the fourth four. The rest is the deck; the discard pile starts empty.',
    ),
    section(
      'Settings of a table',
      ids('R', 30, 31, 45),
      'A table may hide the VP counts of others, may let you see only the top card of the discard pile, and has a limit of rounds (60 unless set otherwise, or none). The first two only change what is shown: every change is public in any case.',
    ),
  ],
};

const zones: RulesChapter = {
  id: 'zones',
  title: 'Cards and piles',
  sections: [
    section(
      'Drawing, and the deck',
      ids('ZON', 1, 2),
      'To draw is to take the top card of the deck into your hand. Nobody sees cards in the deck unless a function says so; how many there are is public.',
    ),
    section(
      'When the deck is empty',
      [...ids('ZON', 3), ...ids('R', 19)],
      'Only when a card is needed and the deck has none, the discard pile is shuffled and becomes the deck, and the taking goes on. It never happens earlier than that.',
    ),
    section(
      'The discard pile',
      [...ids('ZON', 4, 5, 6, 10), ...ids('R', 40)],
      'Cards that are discarded, destroyed, sold, or paid and lost as VPs go face up on top of the discard pile. Everybody may know each of them. The order is never changed.',
      'Whoever chooses several cards for the pile also chooses their order: cards sold, cards over the hand limit, and the two that research does not keep go there in the order in which you press or name them, the last one on top. Any order is allowed, and you need not care: the two of research then go as they were drawn. Where nobody chooses (a whole hand, what lay on an Ark) cards go by their numbers, and revealed ones in the order of revealing. The order decides what lies open on top, and which cards come where in the next shuffle.',
    ),
    section(
      'Hands and tableaus',
      ids('ZON', 7, 8, 9),
      'How many cards you hold is public, which ones is not. Your tableau is what you have built; cards lying on an Ark are not part of it. You may hold any number of cards except at the hand limit of your own turn.',
    ),
    section(
      'Gaining points',
      ids('VP', 1, 2, 9),
      'To gain a VP, take the top card of the deck face down onto your VP pile; several VPs are gained as one gain. Nobody may look at cards in a VP pile, not even its owner, and they stay in order. How many VPs everybody has is public.',
    ),
    section(
      'Paying and losing points',
      ids('VP', 3, 4, 5, 6),
      'VP cards are paid and lost from the top of the pile and go to the discard pile, unless a function puts them elsewhere. Who must lose more than they have loses what they have. To pay, you need the whole number.',
    ),
    section(
      'Tokens',
      [...ids('VP', 7, 8), ...ids('R', 21)],
      'If a VP is gained and there is no card anywhere to take, you get a token for it. A token counts as a VP and can be paid or lost, cards first. It can never become a card.',
    ),
  ],
};

export const basics: readonly RulesChapter[] = [idea, setup, zones];
