import type { SignMeaning } from '@conclave/kit';
import type { Action } from '../../data/actions.ts';
import type { Evolution } from '../../data/evolutions.ts';
import { NEWEST } from '../../data/tables.ts';
import { ACTION_TEXT, BONUS_TEXT, EVOLUTION_TEXT, STRATEGY_TEXT } from '../../words/names.ts';
import { Sign, SYMBOLS, type SymbolName } from '../symbols/symbol.tsx';

/** Names and meanings of the signs that stand for no strategy and no bonus. */
const TOKENS: { readonly [name: string]: readonly [name: string, means: string] } = {
  ship: ['Ship', 'A token that moves, controls and fights.'],
  colony: ['Colony', 'A token that stays where it is, and gives its owner the bonus of the sector.'],
  tokens: ['Tokens', 'Ships and colonies together.'],
  card: ['Card', 'A card in hand.'],
};

/** What the sign of an action or a level means besides what a colony brings. */
const besides = (name: string): readonly string[] => [
  ...(name in ACTION_TEXT ? [ACTION_TEXT[name as Action].says] : []),
  ...(name in EVOLUTION_TEXT ? [EVOLUTION_TEXT[name as Evolution].says] : []),
];

function meaning(name: SymbolName): readonly [name: string, means: string] {
  if (name in STRATEGY_TEXT) {
    const text = STRATEGY_TEXT[name as keyof typeof STRATEGY_TEXT];
    return [text.name, text.says(NEWEST)];
  }
  if (name in BONUS_TEXT) {
    const text = BONUS_TEXT[name as keyof typeof BONUS_TEXT];
    return [text.name, [...besides(name), `With a colony there: ${text.says(NEWEST)}`].join(' ')];
  }
  return TOKENS[name]!;
}

/** Every sign of the table. */
export const signs: readonly SignMeaning[] = (Object.keys(SYMBOLS) as SymbolName[]).map((id) => {
  const [name, means] = meaning(id);
  return { id, sign: <Sign name={id} size={20} />, name, means };
});
