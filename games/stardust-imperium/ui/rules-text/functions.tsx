import type { RulesChapter } from '@conclave/kit';
import { ids, section } from './section.tsx';

const functions: RulesChapter = {
  id: 'functions',
  title: 'Functions',
  sections: [
    section(
      'Yours and everybody’s turn',
      [...ids('FUN', 1, 2), ...ids('R', 3)],
      'Functions marked * work in every turn; the others only in yours. A function with a condition works only while that holds.',
    ),
    section(
      'Cost and effect',
      ids('FUN', 3, 4),
      'What stands before the colon is the cost; only when all of it is paid does the rest happen. Where you choose a number it is at least 1, and it stays the same throughout.',
    ),
    section(
      'It must do something',
      [...ids('FUN', 5, 6), ...ids('R', 32, 41)],
      'You may use a function only if at least one part of its effect would do something once the cost is paid, as far as you can know. Parts that can’t be done are skipped, the rest is done as far as possible. A part that asks for a card where none is left runs the cards out.',
    ),
    section(
      'May and must',
      ids('FUN', 7, 8),
      'What a card says you may do is your choice, and so is anything in your main phase that has a cost. Everything else must be done when its condition is met. A card’s text goes before a general rule.',
    ),
    section(
      'One at a time, in order',
      [...ids('FUN', 9, 10, 11, 12), ...ids('R', 4, 20, 24, 28, 43)],
      'A function is carried out to its last sentence before anything else starts. What touches several players goes clockwise, from the player whose turn it is, sentence by sentence; who is meant by “each player with five cards” is settled when that sentence starts.',
      'Targets, cards given as a cost and numbers are chosen when you use it, everything else when its turn comes. Copies of a card work separately and add up. An instruction for several cards does as many as there are.',
    ),
  ],
};

const triggers: RulesChapter = {
  id: 'reactions',
  title: 'Reactions',
  sections: [
    section(
      'Waiting functions',
      [...ids('TRG', 1, 2, 10), ...ids('R', 15)],
      'When something happens, every function in a tableau that answers to it waits for its turn, also one on a card that is just coming in. They are handled when the function, research or build under way is finished, and after each of them again. What was declined or never became possible is forgotten when nothing more can be handled.',
    ),
    section(
      'Who orders them',
      [...ids('TRG', 3, 8), ...ids('R', 13, 37)],
      'If several are possible, the player whose turn it is picks the next, no matter whose they are. Its owner decides about “may” at that moment. Reactions of others can set off functions of the player whose turn it is.',
    ),
    section(
      'When one is possible',
      ids('TRG', 4),
      'Its card must still be in its owner’s tableau, the cost payable, the condition met, and it must do something.',
    ),
    section(
      'How often',
      [...ids('TRG', 5, 6, 7), ...ids('R', 14)],
      'A function answers each event once. Reactions that slip their card and only care that something happened wait once, however often it happens meanwhile; when that offer has been used or declined, a new event makes a new one. Others answer each event separately: Martial Law Forces strikes once for each slipped card. Reactions can cause reactions; it always comes to an end.',
    ),
    section(
      'At the end of a turn',
      [...ids('TRG', 9, 16), ...ids('R', 17)],
      'All functions for the end of this turn, those of the player and those of the others, wait together; each is offered once, and its condition is looked at when it is picked.',
    ),
    section(
      'What counts as happening',
      [...ids('TRG', 11, 12, 13, 14, 15, 17), ...ids('R', 16, 25)],
      'A build happens when it is paid. A card comes into a tableau when it is built there or moved there. A card becomes slipped; each card by itself. Research discards happen once per research. You lose cards from your hand when any leave it in an opponent’s turn, by whatever way, also as a cost of your own; once for each function that caused it.',
      'Gaining and losing VPs, drawing, unslipping, selling, recovering and the discards of the hand limit are answered by no function.',
    ),
  ],
};

export const working: readonly RulesChapter[] = [functions, triggers];
