import type { RulesChapter } from '@conclave/kit';
import { NEWEST } from '../../data/tables.ts';
import { ids, section } from './section.tsx';

const course: RulesChapter = {
  id: 'turn',
  title: 'A turn',
  sections: [
    section('Whose turn', ids('TRN', 1), 'Turns go clockwise. Eliminated players have none.'),
    section(
      'Three phases',
      ids('TRN', 2, 3),
      'First you gain as much hexilum as your income level says. Then come your actions, then the market.',
    ),
    section(
      'Actions',
      [...ids('TRN', 4, 5), ...ids('ACT', 15)],
      `You have up to ${NEWEST.actions} actions, in any order, and may take the same one twice. Nothing but that limits how often a unit or your warlord acts. Actions that you don’t take are lost.`,
    ),
    section(
      'Cards you buy',
      ids('TRN', 6),
      'The market comes after your actions, so a card is of use from your next turn on.',
    ),
  ],
};

const hexilum: RulesChapter = {
  id: 'hexilum',
  title: 'Hexilum and income',
  sections: [
    section(
      'How much you can hold',
      [...ids('GEN', 5), ...ids('R', 27)],
      `You can have at most ${NEWEST.mostHexilum} hexilum; what you would gain beyond that is lost. You never have less than 0.`,
    ),
    section(
      'Raising income',
      [...ids('ECO', 1, 2), ...ids('R', 26, 39)],
      `One action raises your income by one level and costs as much hexilum as the number of the new level. No level can be jumped over. Level ${NEWEST.highestIncome} is the highest.`,
    ),
    section(
      'Stealing and destroying hexilum',
      ids('ECO', 3, 4),
      'If the other player has less than the text names, all there is goes.',
    ),
  ],
};

const actions: RulesChapter = {
  id: 'actions',
  title: 'The actions',
  sections: [
    section(
      'Place',
      [...ids('ACT', 1), ...ids('R', 2, 3)],
      'Drop a normal unit, minor unit or squad token of your reserve on any empty territory. It need not be next to anything. If it has an ability for coming into play, that follows.',
    ),
    section(
      'Withdraw',
      [...ids('ACT', 2), ...ids('R', 14, 45)],
      'Take such a token of yours from the board back into your reserve. This destroys nothing. Mercenaries stay where they are. The rulebook’s list of actions has lost its pictures; this one is named by a preview of the game.',
    ),
    section(
      'Attack',
      ids('ACT', 3),
      'Give up a unit of yours that is next to an enemy’s unit or warlord. What this does is told under “Attacks”.',
    ),
    section('Recover', ids('ACT', 4), 'One unit goes from your Recovery Ship to your reserve.'),
    section(
      'Play an action card',
      ids('ACT', 5),
      'Choose one of its two options, carry it out, and discard the card.',
    ),
    section(
      'Deploy a mercenary',
      ids('ACT', 6),
      'Its token lands on any empty territory, and its ability follows.',
    ),
    section(
      'Reuse',
      ids('ACT', 7),
      'Carry out once more the ability of a reusable mercenary of yours on the board, or of an Odin’s Wolf, a unit of Duvall’s Air Cavalry or a Cymurai.',
    ),
    section('Gain hexilum', ids('ACT', 8), 'You gain 1 hexilum.'),
    section('Raise income', ids('ACT', 9), 'By one level, for its price.'),
    section('Heal', ids('ACT', 10), 'Your warlord gets 1 life back.'),
    section(
      'Move your warlord',
      ids('ACT', 11),
      'It goes to an adjacent empty territory and takes 1 damage.',
    ),
    section(
      'Use your faction’s ability',
      [...ids('ACT', 12), ...ids('R', 6)],
      'Your warlord takes 1 damage, and you do what your faction can do. Twice in a turn is allowed.',
    ),
    section(
      'No warlord kills itself',
      [...ids('ACT', 13), ...ids('R', 5)],
      `For these two your warlord needs ${NEWEST.ownDamage + 1} life or more. The damage comes first, then the rest.`,
    ),
    section(
      'Nothing for nothing',
      ids('ACT', 14),
      `An action that can’t change anything is not allowed: healing at ${NEWEST.life} life, recovering from an empty ship, gaining hexilum when you have no room for it.`,
    ),
  ],
};

const market: RulesChapter = {
  id: 'market',
  title: 'The market',
  sections: [
    section(
      'Buying',
      [...ids('MKT', 1), ...ids('R', 33)],
      'Buy as many cards as you can pay. This costs no action.',
    ),
    section(
      'Filling it up',
      ids('MKT', 2),
      `What you buy is not replaced until you are done. Then the market is filled to ${NEWEST.market} cards.`,
    ),
    section(
      'Extra cards',
      [...ids('MKT', 3), ...ids('CRD', 14), ...ids('R', 23)],
      'Some effects bring extra cards to your market phase of this turn; several of them add up. You alone see them, and buy them at their prices. Those you leave go to the discard pile face down, before the market is filled; nobody else gets to know them.',
    ),
    section(
      'When the deck runs out',
      ids('MKT', 4),
      'All discards, face up or down, are shuffled into a new deck. If there are none either, there are just fewer cards.',
    ),
    section('No selling', ids('MKT', 5), 'You can’t sell cards, nor discard them because you want to.'),
  ],
};

export const turn: readonly RulesChapter[] = [course, hexilum, actions, market];
