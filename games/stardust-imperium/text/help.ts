import { CARDS, type CardKind } from '../data/cards.ts';
import { cardText } from '../texts.ts';

/** The cards whose name has `topic` in it, with their texts. */
export function help(topic: string): string | null {
  const wanted = topic.trim().toLowerCase();
  const exact = CARDS.filter(({ name }) => name.toLowerCase() === wanted);
  const found = exact.length > 0 ? exact : CARDS.filter(({ name }) => name.toLowerCase().includes(wanted));
  return found.length === 0 ? null : found.map(card).join('\n\n');
}

const card = ({ id, name, types, cost, price, vp }: CardKind): string =>
  [
    `${name} (${types.join(', ')}): costs ${cost}$, sells for ${price}$, ${vp === '?' ? `3 VP for each ${types[0]} card` : `${vp} VP`}`,
    ...cardText(id).map((line) => `  ${line}`),
  ].join('\n');
