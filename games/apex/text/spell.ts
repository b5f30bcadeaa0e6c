import { CIVILISATIONS } from '../data/civilisations.ts';
import { STRATEGIES } from '../data/strategies.ts';
import { expansion } from '../rules/expansion.ts';
import type { State } from '../rules/types.ts';
import { sectorNamed } from '../sector-names.ts';

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

/** The first word that is one of `all`, or begins only one of them, in whatever place it was typed, and the others. */
function parted(words: readonly string[], all: readonly string[]): readonly [string | null, string[]] {
  const i = words.findIndex((word) => all.includes(completed(word, all)));
  return i < 0 ? [null, [...words]] : [completed(words[i]!, all), words.toSpliced(i, 1)];
}

/**
 * A move as a person types it, in the form of records: sectors by name, civilisations for opponents, beginnings of
 * words, all ships where no number is given. Words whose kind tells what they are may stand in any order; words too many
 * are left, for the rules to refuse.
 */
export function spell(view: Readonly<State>, typed: string): string {
  const [label = '', ...words] = typed.trim().toLowerCase().split(/\s+/);
  /** Who moves ships: only an Expansion turn does. */
  const mover = expansion.under(view)?.seat;
  const sectorOf = (word: string): string => {
    const found = sectorNamed(view.seats, word);
    return found < 0 ? word : `${found}`;
  };
  const isSector = (word: string): boolean => sectorNamed(view.seats, word) >= 0;
  /** Everybody whose ships stand where an ambush or a conversion is to be, but for the mover. */
  const targets = (at: string): number[] =>
    view.ships.flatMap((ships, seat) => (seat !== mover && (ships[Number(at)] ?? 0) > 0 ? [seat] : []));

  switch (label) {
    case 'end':
      return [ENDS[view.agenda.at(-1)?.do ?? ''] ?? label, ...words].join(' ');
    case 'civilisation':
      return [label, ...words.map((word) => completed(word, CIVILISATIONS))].join(' ');
    case 'slot':
    case 'battle':
    case 'colonize':
    case 'produce':
      return [label, ...words.map(sectorOf)].join(' ');
    case 'choose': {
      const [side, [card, ...rest]] = parted(words, STRATEGIES);
      return side === null || card === undefined ? typed : [label, card, side, ...rest].join(' ');
    }
    case 'move':
    case 'portal': {
      const places = words.filter(isSector).map(sectorOf);
      if (places.length < 2) return typed;
      const rest = words.filter((word) => !isSector(word));
      const all = view.ships[mover ?? 0]?.[Number(places[0])] ?? 0;
      return [label, ...places, ...(rest.length === 0 ? [`${all}`] : rest)].join(' ');
    }
    case 'ambush':
    case 'convert': {
      if (words.length === 0) return typed;
      const places = words.filter(isSector).map(sectorOf);
      const rest = words.filter((word) => !isSector(word));
      const [people, more] = parted(rest, CIVILISATIONS);
      const seat = (view.civilisations as readonly (string | null)[]).indexOf(people);
      const [one, ...others] = targets(places[0] ?? '');
      const isMeant = rest.length === 0 && one !== undefined && others.length === 0;
      const whose = isMeant ? [one] : people === null ? [] : [seat < 0 ? people : seat];
      return [label, ...places, ...whose, ...more].join(' ');
    }
    default:
      return typed;
  }
}
