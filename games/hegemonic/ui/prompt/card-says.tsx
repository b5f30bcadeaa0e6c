import { tables } from '../../data/tables.ts';
import { technology } from '../../rules/cards.ts';
import type { State } from '../../rules/types.ts';
import { technologySays } from '../../words/technology-words.ts';
import { Explained } from '../terms.tsx';

/** What a technology does once it is advanced; in the hand it does nothing but in conflicts. */
export const Says = ({ view, card }: { readonly view: Readonly<State>; readonly card: number }) => (
  <span>
    While it is advanced: <Explained text={technologySays(tables(view), technology(view, card).key)} />
  </span>
);
