import { plural } from '@conclave/frame/words.ts';
import type { Params, Sentences } from './sentences.ts';

/** By step that asks: what is to be done now. */
const TO_DO: { readonly [step: string]: string } = {
  'draft.keep': 'choose the cards that you keep',
  'redraw.choose': 'choose tiles to exchange, or keep all',
  'turn.declare': 'declare an ambition or pass',
  'choice.choose': 'choose the Knowledge that you gain',
  'grow.place': 'place a tile',
  'omen.pick': 'choose one of the two Omens',
  'migration.giveBack': 'choose two tiles that go into the bag',
  'drought.lose': 'choose where Drought takes Knowledge',
  'fire.choose': 'choose the City that loses a level',
  'tribute.choose': 'choose what you lose for the Tribute',
  'tribute.lose': 'choose the Knowledge that you lose for the Tribute',
  'exchange.more': 'exchange more or stop',
  'build.choose': 'build something or end Build',
  'buildLevel.chooseSite': 'choose where the Monument will stand',
  'buildLevel.pay': 'choose how the level is paid',
  'develop.choose': 'gain or turn a card, or end Develop',
  'developCard.spend': 'choose what the card is paid with',
  'assimilation.choose': 'assimilate a card or pass',
};

/** What the sentence says, and what is to be done before, or instead. */
const first = (says: string) => (p: Params) => `${says} First ${TO_DO[p.first as string]}.`;
const now = (says: string) => (p: Params) => `${says} Now ${TO_DO[p.first as string]}.`;

/** What is no answer to what is asked. */
export const MOMENT_REFUSALS: Sentences = {
  'draft-first': first('That comes after the draft.'),
  'redraw-first': first('Turns begin when everybody has had the chance to exchange tiles.'),
  'turns-over': now('The turns of this Age are over.'),
  'not-own-turn': now('It is another player’s turn.'),
  'finish-first': first('One thing after the other.'),
  'tile-placed': now('You have placed your tile of this turn.'),
  'build-later': first('Cities and Monument levels come in Build, when Grow is over.'),
  'build-passed': now('Build is over in this turn: you have ended it.'),
  'build-used': now('Build is over in this turn: you have used its last action.'),
  'build-unpayable': now('Build is over in this turn: you could pay for nothing more.'),
  'build-over': now('Build is over in this turn.'),
  'develop-later': first('Mastery cards come in Develop, when Grow and Build are over.'),
  'end-build-first': first('Mastery cards come in Develop, when Build is over.'),
  'exchange-later': first('Exchanges come in Build and Develop.'),
  'exchange-between': first('Knowledge is exchanged before an action or after it, not within.'),

  'draft-over': now('The draft is over, and everybody has kept cards.'),
  'redraw-over': now('Tiles are exchanged at the start of an Age only, before its first turn.'),
  'nothing-to-choose': now('You have no Knowledge of your choice to gain just now.'),
  'no-exchange-begun': now('You have begun no exchange.'),
  'no-site-asked': now('No Monument has to be given a place just now.'),
  'no-payment-asked': now('No Monument level has to be paid just now.'),
  'no-free-payment-asked': now('Nothing has to be paid with Knowledge of your choice just now.'),

  'no-omens': now('This table plays without Omens.'),
  'no-two-omens': now('Only The Augur chooses between two Omens, when its holder has closed a Locus.'),
  'no-migration': now('Tiles are given back only when the Omen Great Migration has been drawn.'),
  'nothing-to-lose': now(
    'You have no Knowledge to give away just now: only the Omens Drought and Tribute ask.',
  ),
  'no-fire': now('A City has to lose a level only when the Omen Great Fire asks.'),
  'no-tribute': now('VP or Knowledge are lost so only when you have drawn the Omen Tribute.'),

  'no-ambition-with-hegemon': now(
    'Ambitions go with objective cards, and this table plays with Hegemon tiles.',
  ),
  'no-ambition-here': now('This table plays without ambitions.'),
  'ambition-declared': (p) => now(`You have declared ${plural(Number(p.n), 'objective')} already.`)(p),
  'ambition-later': now('Ambitions are declared in Age III.'),
  'ambition-at-start': now('Ambitions are declared at the start of your own turn.'),
  'ambition-none-left': now('There is no higher number left to declare.'),
  'ambition-no-number': (p) => `Say a number of objectives, from ${p.least} to ${p.most}.`,
  'ambition-too-low': (p) => `Declare at least ${p.least}: more than anybody before you.`,
  'ambition-too-high': (p) => `There are ${p.most} objectives on your card.`,

  'keep-by-redraw': () => 'To keep all your tiles, exchange none of them.',
  'cannot-pass': now('This can’t be passed.'),
  'no-such-move': (p) => now(`There is no move called “${p.label}”.`)(p),
};
