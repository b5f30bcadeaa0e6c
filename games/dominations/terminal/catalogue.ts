import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { COPIES } from '../data/mastery.ts';
import { VALUES, type Value } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { advanceCost, gainCost } from '../rules/costs.ts';
import { hasCard } from '../rules/holdings.ts';
import { isInGame, meetsNeeds, supply } from '../rules/mastery.ts';
import { masteryFigures, masteryText, needsText, sidesText } from '../words/mastery-words.ts';
import { copyName, domainName, knowledge, masteryName } from '../words/names.ts';
import type { View } from '../words/say/say.ts';

/*
 * The Mastery cards that there are to be had.
 */

/** A card in the list: its name, and how many copies are left where some are gone. */
function listed(view: View, kind: number): string {
  const left = supply(view, kind).length;
  const name = masteryName(kind);
  return left === COPIES ? name : left === 0 ? `${name} (none left)` : `${name} (${left} left)`;
}

/** The supply of one Domain, by value: “Government, value 3: Tribal Council, Chiefdom (3 left)”. */
export function domainLines(view: View, domain: number): string[] {
  return VALUES.flatMap((value) => {
    const kinds = kindsOf(view, domain, value).filter((kind) => isInGame(view, kind));
    const names = kinds.map((kind) => listed(view, kind));
    return names.length === 0 ? [] : [`  ${domainName(domain)}, value ${value}: ${names.join(', ')}.`];
  });
}

const kindsOf = (view: View, domain: number, value: Value): number[] =>
  tables(view).mastery.flatMap((card, kind) =>
    card.domain === domain && card.value === value ? [kind] : [],
  );

/** The whole supply. */
export const catalogueLines = (view: View): string[] => [
  'Mastery cards in the supply (“? NAME” tells what a card does):',
  ...DOMAINS.flatMap((_, domain) => domainLines(view, domain)),
];

/** What stands between a seat and a card: “you need 3 Government more”; what it would pay if nothing does. */
function obtaining(view: View, seat: Seat, kind: number): string {
  const card = tables(view).mastery[kind]!;
  const held = view.knowledge[seat]![card.domain]!;
  const side = view.mastery[seat]![kind]!;
  if (side === 2) return 'Advanced already';
  if (!isInGame(view, kind)) return 'it is left out of a first game';
  if (side === 0 && supply(view, kind).length === 0) return 'no copy is left';
  const cost = side === 1 ? advanceCost(view, seat, kind) : gainCost(view, seat, kind);
  const what = side === 1 ? 'turning it Advanced' : 'it';
  const price = `${what} costs ${knowledge(cost, card.domain)} (has ${held})`;
  return side === 1 || meetsNeeds(view, seat, kind) ? price : `${price}; ${needsText(card)}`;
}

/** All about a card: both sides, figures, copies left with their Nodus, who has it, what it would cost whom. */
export function cardLines(view: View, kind: number, names: readonly string[]): string[] {
  const card = tables(view).mastery[kind]!;
  const copies = supply(view, kind);
  const owners = names.flatMap((name, seat) =>
    hasCard(view, seat, kind)
      ? [`${name} has it ${view.mastery[seat]![kind] === 2 ? 'Advanced' : 'Basic'}`]
      : [],
  );
  return [
    `${card.name}: ${masteryFigures(card)}.`,
    `  Basic. ${masteryText(card, 1, tables(view))}`,
    `  Advanced. ${masteryText(card, 2, tables(view))}`,
    `  ${isInGame(view, kind) ? plural(copies.length, 'copy', 'copies') : 'No copies'} in the supply${owners.length === 0 ? '' : `; ${owners.join(', ')}`}.`,
    ...copies.map((copy) => `  Copy ${copyName(copy)}: ${sidesText(card.nodus[copy]!)}.`),
    ...names.map((name, seat) => `  ${name}: ${obtaining(view, seat, kind)}.`),
  ];
}
