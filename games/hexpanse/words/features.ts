import { MINOR_FACTIONS } from '../data/minor-factions.ts';

/**
 * What is good for a seat to have, by the keys of bot/features.ts, as it follows “it adds to …”. What is said with the same words is
 * one reason.
 */
export const MERITS: Readonly<Record<string, string>> = {
  alive: 'the life of your warlord',
  formations: 'your progress with your formations',
  formationsToMove: 'your progress with your formations',
  formationsLead: 'your lead with formations over the best rival',
  missingRival: 'the territories missing to the nearest rival',
  near1: 'your formations that lack one unit',
  near2: 'your formations that lack two units',
  near3: 'your formations that lack three units',
  near4: 'your formations that lack four units',
  nearBlocked: 'your formations that are nearly complete, but blocked once',
  withinReserve: 'the units at hand for all that is missing',
  reachSoon: 'your chances to complete a formation by one action',
  reach: 'your chances to complete a formation within a turn',
  reachLeft: 'your chances that no single unit can take from you',
  canWin: 'your chance to win in the turn that begins',
  canWinNext: 'your chance to win in your next turn, if rivals let you',
  canWinLeft: 'your chance to win in your next turn whatever single unit is placed',
  life: 'your life',
  lifeWorth: 'your life',
  fear: 'the safety of your warlord',
  left: 'your life left after the worst a rival can do in a turn',
  leftLater: 'your life left after the worst a rival can do in two turns',
  canKill: 'your chance to kill a rival’s warlord at once',
  shots: 'the damage in the cards before you',
  hexilum: 'your hexilum',
  hexilumWorth: 'your hexilum',
  hexilumNext: 'your hexilum to spend in your next turn',
  income: 'your income',
  incomeWorth: 'your income',
  payable: 'the cards of the market that you can pay',
  reserve: 'the units in your reserve',
  reserveWorth: 'the units in your reserve',
  minorsReserve: 'the minor units in your reserve',
  arrivals: 'your minor units that do something as they come',
  normals: 'your normal units on the board',
  minors: 'your minor units on the board',
  squad: 'your squad tokens on the board',
  mercenaries: 'your mercenaries on the board',
  reusable: 'your reusable mercenaries on the board',
  units: 'your units on the board',
  targets: 'the units of rivals that yours stand beside and can attack',
  cards: 'the cards before you',
  cardsWorth: 'the strength of the cards before you',
  mercenaryCards: 'the mercenaries that you can deploy',
  actionCards: 'your action cards',
  cells: 'the territories that your cards can fill',
  widest: 'the territories that your widest card can fill',
  attacks: 'the attacks in the cards before you',
  holdings: 'what you have in all',
  holdingsLead: 'what you have in all',
  ...Object.fromEntries(MINOR_FACTIONS.map(({ id, name }) => [`minor ${id}`, `the strength of the ${name}`])),
};

/** The same for what is bad to have. */
export const FAULTS: Readonly<Record<string, string>> = {
  rivals: 'the rivals alive',
  missing: 'the territories missing to your nearest formation',
  missingToMove: 'the territories missing to your nearest formation',
  missingBlocked: 'the territories missing to your nearest formation that is blocked once',
  threatened: 'the danger that a rival wins before you',
  threatenedBroadly: 'the danger that a rival wins whatever single unit is placed',
  mortal: 'the danger that your warlord dies in a rival’s next turn',
  mortalLater: 'the danger that your warlord dies in two turns of a rival',
  prey: 'the life left to a rival after the worst you can do in a turn',
  preyLater: 'the life left to a rival after the worst you can do in two turns',
  ways: 'the open ways to your warlord',
  attackable: 'your units that rivals stand beside and can attack',
};

/** Nobody makes a move for the sake of these. */
export const UNSAID: readonly string[] = ['round', 'seats', 'toMove', 'before', 'ship'];
