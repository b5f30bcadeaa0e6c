import { CIVILISATIONS } from '../data/civilisations.ts';
import { STRATEGIES } from '../data/strategies.ts';
import type { State } from '../rules/types.ts';
import { sectorNamed } from '../sector-names.ts';
import { businessOf } from './situation.ts';

/** The only one of `all` that begins like this, else the word as it is. */
function completed(word: string, all: readonly string[]): string {
  const found = all.filter((other) => other.startsWith(word));
  return found.length === 1 ? found[0]! : word;
}

/** “end” by the turn that it ends. */
const ENDS: { readonly [turn: string]: string } = {
  war: 'endWar',
  colonization: 'pass',
  expansion: 'endExpansion',
};

/**
 * A move as a person types it, in the form of records: sectors by name, civilisations for opponents, beginnings of
 * words, all ships where no number is given. What is no such move stays as it is.
 */
export function spell(view: Readonly<State>, typed: string): string {
  const [label = '', ...words] = typed.trim().toLowerCase().split(/\s+/);
  const business = businessOf(view);
  const sector = (word = ''): string => {
    const found = sectorNamed(view.seats, word);
    return found < 0 ? word : `${found}`;
  };
  const people = (word: string): string => {
    const seat = view.civilisations.indexOf(completed(word, CIVILISATIONS) as (typeof CIVILISATIONS)[number]);
    return seat < 0 ? word : `${seat}`;
  };
  /** Everybody whose ships stand where an ambush or a conversion is to be, but for the mover. */
  const targets = (at: string): number[] =>
    view.ships.flatMap((ships, seat) =>
      seat !== business?.seat && (ships[Number(at)] ?? 0) > 0 ? [seat] : [],
    );

  switch (label) {
    case 'end':
      return ENDS[business?.do ?? ''] ?? typed;
    case 'civilisation':
      return words.length === 1 ? `${label} ${completed(words[0]!, CIVILISATIONS)}` : typed;
    case 'slot':
    case 'battle':
    case 'colonize':
    case 'produce':
      return words.length === 1 ? `${label} ${sector(words[0])}` : typed;
    case 'choose': {
      const [card, side, ...rest] = words;
      return side === undefined ? typed : [label, card, completed(side, STRATEGIES), ...rest].join(' ');
    }
    case 'move':
    case 'portal': {
      if (words.length < 2) return typed;
      const [from, to] = [sector(words[0]), sector(words[1])];
      const all = view.ships[business?.seat ?? 0]?.[Number(from)] ?? 0;
      return `${label} ${from} ${to} ${words[2] ?? all}`;
    }
    case 'ambush':
    case 'convert': {
      if (words.length === 0) return typed;
      const at = sector(words[0]);
      const [one, ...others] = targets(at);
      if (words.length > 1) return `${label} ${at} ${people(words[1]!)}`;
      return one !== undefined && others.length === 0 ? `${label} ${at} ${one}` : `${label} ${at}`;
    }
    default:
      return typed;
  }
}
