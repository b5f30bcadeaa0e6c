import type { GameUsage } from '@conclave/frame/usage.ts';
import { CARDS, cardOf } from './data/cards.ts';
import { functionsOf } from './rules/functions/cards.ts';
import { runningUse } from './rules/functions/use.ts';
import type { Move, State } from './rules/types.ts';
import { MOVES } from './words/moves.ts';
import { kindName } from './words/names.ts';

/** Functions of which the owner decides whether they are used; compulsory ones are no choice. */
const functionKinds = (kind: number): string[] =>
  functionsOf(kind).flatMap((fn) => {
    if (fn.kind === 'active') return [useOf(kind, fn.mode)];
    return fn.kind === 'reaction' && fn.may ? [`react ${kindName(kind)}`] : [];
  });

const useOf = (kind: number, mode: string | undefined): string =>
  `use ${kindName(kind)}${mode === undefined ? '' : `, ${mode}`}`;

function cardKinds(view: Readonly<State>, move: Move): string[] {
  switch (move[0]) {
    case 'build':
    case 'extra':
    case 'declare':
    case 'declareExtra':
      return [`build ${cardOf(move[1]).name}`];
    case 'use': {
      const { id } = cardOf(move[1]);
      return [useOf(id, typeof move[2] === 'string' ? move[2] : undefined)];
    }
    case 'accept':
    case 'unslip':
      return [`react ${cardOf(runningUse(view)!.uid).name}`];
    default:
      return [];
  }
}

const each = (kinds: readonly string[], reason: string) =>
  Object.fromEntries(kinds.map((kind) => [kind, reason]));

/** Every kind of move, every card that can be built, every function whose owner decides whether to use it. */
const usage: GameUsage<State, Move> = {
  kinds: [
    ...Object.keys(MOVES).map((label) => `move ${label}`),
    ...CARDS.map(({ name }) => `build ${name}`),
    ...CARDS.flatMap(({ id }) => functionKinds(id)),
  ],
  kindsOf: (view, _seat, move) => [`move ${move[0]}`, ...cardKinds(view, move)],
  reasons: {
    'move decline':
      'What reacts brings a card or a point, and mostly costs nothing that is wanted elsewhere.',
    'move cancel':
      'A build can be given up only after a money function was used in vain, and who declares what a sale covers never gets there.',
    'move declareExtra':
      'An extra build that counts on functions still to be used: open some seven times in a hundred games. Of the same with a first build one in twenty-five is chosen.',
    ...each(
      ['move put', 'move stop', 'use The Ark, put', 'use The Ark, take', 'build The Ark'],
      'With two players The Ark is built in one of twenty games: it stores cards, and a hand is seldom too full.',
    ),
    ...each(
      ['react Militarism', 'react Galactic Intelligence Agency'],
      'Answers one type of card of opponents; with two players it hardly ever has anything to answer.',
    ),
    ...each(
      ['build Space Defense Forces', 'react Space Defense Forces'],
      'Answers what opponents do to its owner’s hand, which with two players hardly ever happens.',
    ),
    ...each(
      ['build Militarism', 'build Galactic Intelligence Agency'],
      'It costs 8 for 4 VPs, and with two players its function hardly ever serves.',
    ),
    'build Bubble Economy': 'It costs 8 and scores nothing by itself; built in one of eighty cases.',
    'use Colony Planet':
      'It gives up points for cards; with two players it can be used in one of twenty games.',
    'build Privateer Fleet':
      'Two VPs in one of eight places, for a function that costs its owner a card as well: nearly any other card is worth more.',
  },
};

export default usage;
