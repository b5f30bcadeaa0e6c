import type { Lookup, SignMeaning, ThingProps } from '@conclave/kit';
import { CARDS, TYPES } from '../../data/cards.ts';
import { numbersOf } from '../../data/tables.ts';
import type { State } from '../../rules/types.ts';
import { cardText } from '../../words/names.ts';
import { Facts } from '../card/brief.tsx';
import { Face } from '../card/face.tsx';
import { SIGNS, Sign, type SignName } from '../card/signs.tsx';
import { SLIPPED } from '../card/words.ts';

/** A kind of card: its face, and what it does by the numbers in force. */
function Card({ which, table }: ThingProps<State>) {
  const card = table ? numbersOf(table.view, which) : CARDS.find(({ id }) => id === which)!;
  return (
    <div className="si">
      <Face kind={which} size="hand" />
      <p>
        <b>{card.name}</b>
      </p>
      <p>
        <Facts kind={which} />
      </p>
      {cardText(card).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

const MEANINGS: { readonly [name in Exclude<SignName, (typeof TYPES)[number]>]: string } = {
  card: 'Cards in hand.',
  pile: 'A VP pile: each card or token in it is a point.',
  slip: SLIPPED,
  build: 'The card that is built.',
  extra: 'An extra build, besides the main action.',
  react: 'A function that answers what happens.',
  name: 'The kind of card that it names.',
  store: 'Cards that lie on it.',
};

const NAMES: { readonly [name in keyof typeof MEANINGS]: string } = {
  card: 'Hand',
  pile: 'VP pile',
  slip: 'Slip',
  build: 'Build',
  extra: 'Extra build',
  react: 'Reaction',
  name: 'Named kind',
  store: 'Store',
};

const isType = (name: SignName): name is (typeof TYPES)[number] =>
  (TYPES as readonly string[]).includes(name);

/** Every sign of the table. */
const signs: readonly SignMeaning[] = (Object.keys(SIGNS) as SignName[]).map((id) => ({
  id,
  sign: <Sign name={id} size={20} />,
  name: isType(id) ? id : NAMES[id],
  means: isType(id)
    ? `A type of cards, ${CARDS.filter(({ types }) => types.includes(id)).length} of the ${CARDS.length} kinds; some functions count them or answer them.`
    : MEANINGS[id],
}));

/** What can be looked up at a table of Stardust Imperium. */
export const lookup: Lookup<State> = {
  things: { card: Card },
  names: Object.fromEntries(CARDS.map(({ id, name }) => [name, ['card', id]] as const)),
  signs,
  keys: [{ keys: ['i'], does: 'Reads the card that has the focus' }],
};
